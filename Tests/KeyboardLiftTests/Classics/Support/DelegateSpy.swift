import KeyboardLift

/// An app's own delegate that writes down what it is asked and told.
final class DelegateSpy: NSObject, UITextFieldDelegate {
  private(set) var calls: [String] = []
  var answer = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask("shouldChange \(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("didChangeSelection") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }

  func forget() { calls = [] }

  private func ask(_ question: String) -> Bool {
    calls.append(question)
    return answer
  }
}
