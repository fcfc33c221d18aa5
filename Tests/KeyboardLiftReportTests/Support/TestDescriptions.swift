import Testing

@testable import KeyboardLiftReport

extension DeviceScreen: CustomTestStringConvertible {
  var testDescription: String { id }
}

extension SignUpForm: CustomTestStringConvertible {
  var testDescription: String { "\(kind.words), \(device.id)" }
}
