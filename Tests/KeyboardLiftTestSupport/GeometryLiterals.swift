public import KeyboardLiftCore

// Tests write rectangles, sizes and insets as the trace format does: as lists of numbers in the same order.

extension Rect: ExpressibleByArrayLiteral {
  /// `[x, y, width, height]`.
  public init(arrayLiteral elements: Double...) {
    precondition(elements.count == 4, "A rectangle is [x, y, width, height]")
    self.init(x: elements[0], y: elements[1], width: elements[2], height: elements[3])
  }
}

extension Size: ExpressibleByArrayLiteral {
  /// `[width, height]`.
  public init(arrayLiteral elements: Double...) {
    precondition(elements.count == 2, "A size is [width, height]")
    self.init(width: elements[0], height: elements[1])
  }
}

extension Point: ExpressibleByArrayLiteral {
  /// `[x, y]`.
  public init(arrayLiteral elements: Double...) {
    precondition(elements.count == 2, "A point is [x, y]")
    self.init(x: elements[0], y: elements[1])
  }
}

extension Insets: ExpressibleByArrayLiteral {
  /// `[top, left, bottom, right]`.
  public init(arrayLiteral elements: Double...) {
    precondition(elements.count == 4, "Insets are [top, left, bottom, right]")
    self.init(top: elements[0], left: elements[1], bottom: elements[2], right: elements[3])
  }
}
