import Testing

@testable import KeyboardLiftCore

@Suite struct KeyboardTests {
  @Test func aNewKeyboardIsHidden() {
    #expect(Keyboard().state == .hidden)
    #expect(Keyboard().frame == nil)
  }
}
