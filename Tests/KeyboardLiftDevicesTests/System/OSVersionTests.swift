import KeyboardLiftDevices
import Testing

@Suite struct OSVersionTests {
  @Test func comparesNumberByNumber() {
    let ordered = ["3.2", "9", "9.3", "9.3.5", "10", "11.0.1", "11.2", "11.10", "18.7", "26", "26.2", "27.1"]
    let versions = ordered.compactMap(OSVersion.init)
    #expect(versions.count == ordered.count)
    for (index, version) in versions.enumerated() {
      for (otherIndex, other) in versions.enumerated() {
        #expect((version < other) == (index < otherIndex))
        #expect((version == other) == (index == otherIndex))
      }
    }
  }

  @Test func missingNumbersAreZero() {
    #expect(OSVersion("17") == OSVersion(17, 0, 0))
    #expect(OSVersion("17.0") == OSVersion(17))
    #expect(OSVersion("17.5.1") == OSVersion(17, 5, 1))
  }

  @Test(arguments: ["", ".", "17.", ".5", "17.x", "iOS 17", "17.1.2.3", "-1", "+1", "１７", "99999999999999999999"])
  func readsNothingElse(_ text: String) {
    #expect(OSVersion(text) == nil)
  }

  @Test func isWrittenAsPeopleWriteIt() {
    #expect(OSVersion(17).description == "17")
    #expect(OSVersion(17, 5).description == "17.5")
    #expect(OSVersion(17, 0, 1).description == "17.0.1")
  }
}
