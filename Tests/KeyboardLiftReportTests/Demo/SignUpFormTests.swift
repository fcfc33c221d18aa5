import KeyboardLiftCore
import Testing

@testable import KeyboardLiftReport

@Suite struct SignUpFormTests {
  static let forms = Demonstration.screens.flatMap { screen in
    SignUpForm.Kind.allCases.map { SignUpForm($0, on: screen) }
  }

  @Test(arguments: forms)
  func nothingOverlaps(form: SignUpForm) {
    let frames = form.fields.map(\.frame) + [form.button] + form.heading.map(\.frame)
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { $0.intersects(frame) })
    }
  }

  @Test(arguments: forms)
  func everythingLiesBesideTheCutout(form: SignUpForm) {
    let device = form.device
    for frame in form.fields.map(\.frame) + [form.button] {
      #expect(frame.minX >= device.safeArea.left + 16)
      #expect(frame.maxX <= device.size.width - device.safeArea.right - 16)
    }
  }

  @Test(arguments: forms.filter { $0.kind == .plain })
  func plainFormFitsBetweenTheBars(form: SignUpForm) throws {
    let first = try #require(form.fields.first)
    #expect(first.frame.minY > form.device.barBottom)
    #expect(form.button.maxY <= form.device.safeBottom)
  }

  @Test(arguments: forms)
  func everyFieldCanBeSeenWhenItIsTouched(form: SignUpForm) {
    for field in form.fields {
      let top = field.frame.minY - form.offset(toReach: field)
      #expect(top >= form.device.barBottom)
      #expect(top + field.frame.height <= form.device.safeBottom)
    }
  }
}
