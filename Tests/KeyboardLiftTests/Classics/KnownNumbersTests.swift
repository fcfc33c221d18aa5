#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The recipes' numbers on screens of later devices, with results that were worked apart from this library.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct KnownNumbersTests {
  @Test(arguments: KnownCase.sliding) func aViewSlidesAsFarAsTheRecipeSays(known: KnownCase) throws {
    let stage = try Stage(known)
    stage.root.keyboardLift.strategy = known.strategy
    stage.screen.edit(stage.field)
    #expect(stage.root.transform.ty == known.expected.moved)
    #expect(stage.screen.rect(of: stage.field) == known.expected.field)
    stage.screen.endEditing()
    #expect(stage.root.transform == .identity)
    #expect(stage.screen.rect(of: stage.root) == known.frames[0])
  }

  @Test(arguments: KnownCase.scrolling) func aScrollViewIsShrunkOrGrownAsTheRecipeSays(known: KnownCase) throws {
    let stage = try Stage(known)
    let scrollView = try #require(stage.scrollView)
    let heights = try #require(known.heights)
    let content = try #require(known.content)
    scrollView.keyboardLift.strategy = known.strategy
    stage.screen.edit(stage.field)
    #expect(scrollView.frame.height == heights.frame)
    #expect(scrollView.contentSize.height == heights.content)
    #expect(scrollView.contentOffset.y == known.expected.moved)
    #expect(stage.screen.rect(of: stage.field) == known.expected.field)
    stage.screen.endEditing()
    #expect(scrollView.frame == known.frames[1])
    #expect(scrollView.contentSize == content.size)
    #expect(scrollView.contentInset.bottom == content.insetBottom)
    #expect(scrollView.contentOffset.y == heights.offsetAfter)
  }

  /// A known case's views in a window.
  @MainActor private struct Stage {
    let screen: RecipeScreen
    let root: UIView
    let scrollView: UIScrollView?
    let field = UITextField()

    init(_ known: KnownCase) throws {
      let size = known.screen
      let isLandscape = size.width > size.height
      screen = RecipeScreen(
        size: isLandscape ? CGSize(width: size.height, height: size.width) : size,
        keyboardHeight: (known.keyboardHeight, known.keyboardHeight))
      if isLandscape { screen.rotate(to: .landscapeLeft) }
      scrollView = known.content.map { content in
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = content.size
        scrollView.contentInset.bottom = content.insetBottom
        return scrollView
      }
      root = UIView()
      var views = [root, UIView(), field]
      if let scrollView { views.insert(scrollView, at: 1) }
      try #require(views.count == known.frames.count)
      var superview = screen.view
      for (view, frame) in zip(views, known.frames) {
        view.frame = frame
        superview.addSubview(view)
        superview = view
      }
      scrollView?.contentOffset.y = known.content?.offset ?? 0
    }
  }
}
#endif
