import FocusOrder
import Testing

/// Which taps end editing.
@Suite struct TappedViewTests {
  @Test("A tap ends editing in every chain of views that have no use for it, and in no other")
  func everyChainOfThree() {
    var ending: [[TappedView]] = []
    for hit in TappedView.allCases {
      for around in TappedView.allCases {
        for outermost in TappedView.allCases {
          let chain = [hit, around, outermost]
          if TappedView.endsEditing(tapOn: chain) { ending.append(chain) }
        }
      }
    }
    #expect(ending == [[.plain, .plain, .plain]])
  }

  @Test("A tap on nothing at all ends editing")
  func aTapOnNothing() {
    #expect(TappedView.endsEditing(tapOn: []))
  }
}
