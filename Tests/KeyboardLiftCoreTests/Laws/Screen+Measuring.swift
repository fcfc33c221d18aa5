@testable import KeyboardLiftCore

// The laws' own geometry: written from the words' definitions, slowly and without the engine's help.

extension Screen {
  /// Where every scroll view stands.
  var offsets: [Point?] { views.map { $0.scroll?.contentOffset } }

  /// A view and its ancestors, innermost first, by index.
  func chain(of index: Int) -> [Int] {
    var chain = [index]
    while let parent = views[chain[chain.count - 1]].parent { chain.append(parent) }
    return chain
  }

  /// Whether a view lies in another.
  func isView(_ index: Int, inside ancestor: Int) -> Bool {
    chain(of: index).dropFirst().contains(ancestor)
  }

  /// Whether a view is hidden, itself or by an ancestor.
  func isHidden(_ index: Int) -> Bool {
    chain(of: index).contains { views[$0].isHidden }
  }

  /// Whether a view is the system's or opted out; the nearest counts.
  func exclusion(of index: Int) -> Reason? {
    guard let nearest = chain(of: index).first(where: { views[$0].isSystemOwned || views[$0].isOptedOut }) else {
      return nil
    }
    return views[nearest].isSystemOwned ? .systemOwned : .optedOut
  }

  /// The scroll views that a strategy works on for an input.
  func workedOn(by strategy: Strategy, for input: Int) -> [Int] {
    switch strategy {
    case .none, .slide: return []
    case .automatic: return chain(of: input).reversed().filter { views[$0].isVertical }
    case .resize(_, let target, _), .extend(_, let target, _), .inset(_, let target, _):
      if let target { return index(of: target).flatMap { views[$0].scroll == nil ? nil : [$0] } ?? [] }
      let nearest = chain(of: input).dropFirst().first { views[$0].scroll != nil && !views[$0].isSideways }
      return nearest.map { [$0] } ?? []
    }
  }

  /// A view's rectangle (its bounds, or another in its own coordinates, which scroll with it) in window coordinates,
  /// without the shift.
  func inWindow(_ index: Int, _ rect: Rect? = nil) -> Rect {
    var result = Rect(origin: .zero, size: views[index].frame.size)
    if let rect {
      let offset = views[index].scroll?.contentOffset ?? .zero
      result = rect.offset(x: -offset.x, y: -offset.y)
    }
    result = result.offset(x: views[index].frame.minX, y: views[index].frame.minY)
    for ancestor in chain(of: index).dropFirst() {
      let offset = views[ancestor].scroll?.contentOffset ?? .zero
      result = result.offset(x: views[ancestor].frame.minX - offset.x, y: views[ancestor].frame.minY - offset.y)
    }
    return result
  }

  /// The caret of a text view, where it is known.
  func caret(of index: Int) -> Rect? {
    let view = views[index]
    guard view.kind == .textView, let caret = view.caret, caret.isFinite else { return nil }
    return caret
  }

  /// What must be seen of an input, in window coordinates without the shift: a caret where its text view will show it.
  func wanted(_ input: Int) -> Rect {
    var wanted = inWindow(input, caret(of: input))
    guard caret(of: input) != nil else { return wanted }
    let frame = inWindow(input)
    wanted.size.height = min(wanted.height, frame.height)
    if wanted.maxY > frame.maxY { wanted.origin.y = frame.maxY - wanted.height }
    if wanted.minY < frame.minY { wanted.origin.y = frame.minY }
    return wanted
  }

  /// The same for a scroll view that is to show it: the text view itself shows the caret where that really is.
  func wanted(_ input: Int, in index: Int) -> Rect {
    index == input ? inWindow(input, caret(of: input)) : wanted(input)
  }

  /// What is seen of a scroll view with some parts of ours: how far below its frame's top it begins, and how high it is.
  func room(of index: Int, _ parts: Parts) -> (top: Double, height: Double) {
    let measures = Measures(views[index], parts)
    var top = measures.top
    if !chain(of: index).dropFirst().contains(where: { views[$0].scroll != nil }) {
      top = max(top, safeArea.top - inWindow(index).minY)
    }
    return (top, max(0, measures.height - top - measures.bottom))
  }
}

/// A scroll view's measures with some parts of ours.
struct Measures {
  var top: Double
  var bottom: Double
  var height: Double
  var content: Double

  init(_ view: ScreenView, _ parts: Parts) {
    let scroll = view.scroll ?? ScrollMetrics(contentSize: view.frame.size)
    top = scroll.contentInset.top + scroll.systemInset.top
    bottom = scroll.contentInset.bottom + max(0, scroll.systemInset.bottom - parts.heightLoss)
    bottom += parts.inset + parts.markInset
    height = view.frame.height - parts.heightLoss
    content = scroll.contentSize.height + parts.contentGain
  }

  /// The highest offset of the range.
  var highest: Double { max(-top, content + bottom - height) }
  /// The offset of the range that is nearest.
  func clamp(_ offset: Double) -> Double { min(max(offset, -top), highest) }
}
