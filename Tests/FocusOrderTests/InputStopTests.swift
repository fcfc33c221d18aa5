import KeyboardLiftCore
import Testing

@testable import FocusOrder

/// Going from stop to stop.
@Suite struct InputStopTests {
  /// A column of inputs with ids from 0 on.
  private func column(_ count: Int, _ change: (inout InputPlace) -> Void = { _ in }) -> InputOrder {
    let places = (0..<count).map { index in
      var place = InputPlace(id: index, frame: Rect(x: 0, y: Double(index) * 40, width: 100, height: 30))
      change(&place)
      return place
    }
    return InputOrder(places, by: .position(isRightToLeft: false))
  }

  @Test("next and previous are each other's way back, for every set of stops") func wayBack() {
    for mask in 0..<64 {
      let order = column(6) { $0.isEnabled = mask & (1 << $0.id) != 0 }
      let stops = (0..<6).filter { mask & (1 << $0) != 0 }
      for (index, id) in stops.enumerated() {
        let next = order.stop(.next, from: id)?.id
        #expect(next == (index + 1 < stops.count ? stops[index + 1] : nil))
        if let next { #expect(order.stop(.previous, from: next)?.id == id) }
      }
      #expect(order.firstStop(.next)?.id == stops.first)
      #expect(order.firstStop(.previous)?.id == stops.last)
    }
  }

  @Test("hidden, disabled and opted out places are passed over") func passedOver() {
    let order = column(5) {
      $0.isHidden = $0.id == 1
      $0.isEnabled = $0.id != 2
      $0.isOptedOut = $0.id == 3
    }
    #expect(order.stop(.next, from: 0)?.id == 4)
    #expect(order.stop(.previous, from: 4)?.id == 0)
  }

  @Test("from one that has become no stop the way goes on") func fromNoStop() {
    let order = column(3) { $0.isHidden = $0.id == 1 }
    #expect(order.stop(.next, from: 1)?.id == 2)
    #expect(order.stop(.previous, from: 1)?.id == 0)
    #expect(order.stop(.next, from: 99) == nil)
  }

  @Test("it ends at the ends, unless it wraps around") func wrapping() {
    let order = column(3)
    #expect(order.stop(.next, from: 2) == nil)
    #expect(order.stop(.previous, from: 0) == nil)
    #expect(order.stop(.next, from: 2, wrapsAround: true)?.id == 0)
    #expect(order.stop(.previous, from: 0, wrapsAround: true)?.id == 2)
    #expect(column(1).stop(.next, from: 0, wrapsAround: true) == nil)
    // Rows are several stops in one.
    #expect(column(1) { $0.kind = .rows }.stop(.next, from: 0, wrapsAround: true)?.id == 0)
  }

  @Test("rows are a stop, groups are none") func kinds() {
    #expect(InputPlace.Kind.allCases.filter { InputPlace(id: 0, kind: $0, frame: .zero).isStop } == [.input, .rows])
  }
}
