#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Where constraints rule a scroll view's frame or content, their constants are set, and survive layout passes.
@MainActor @Suite(.serialized) struct ConstraintTests {
  enum Rule: CaseIterable {
    case bottomToSuperview, superviewToBottom, bottomToSafeArea, height, shareOfHeight, bottomBesideAnother, both
  }

  /// A scroll view from the top to the bottom of the screen, or 667 points high, with a field at 560.
  private func form(_ rule: Rule) -> (Stage, UIScrollView, UITextField, [NSLayoutConstraint]) {
    let scrollView = Make.scrollView(.zero, content: 900)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let field = Make.field(at: 560, in: scrollView)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bar.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage {
      $0.addSubview(scrollView)
      $0.addSubview(bar)
    }
    let view = stage.view
    let rules: [NSLayoutConstraint]
    switch rule {
    case .bottomToSuperview: rules = [scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)]
    case .superviewToBottom: rules = [view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor)]
    case .bottomToSafeArea:
      rules = [scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)]
    case .height: rules = [scrollView.heightAnchor.constraint(equalToConstant: 667)]
    case .shareOfHeight:
      rules = [scrollView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1, constant: 0)]
    case .bottomBesideAnother:
      rules = [
        bar.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    case .both:
      let height = scrollView.heightAnchor.constraint(equalToConstant: 100)
      height.priority = .defaultLow
      rules = [height, scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)]
    }
    NSLayoutConstraint.activate(
      rules + [
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    stage.window.layoutIfNeeded()
    return (stage, scrollView, field, rules)
  }

  @Test(arguments: Rule.allCases) func resizeSetsTheConstantThatRules(rule: Rule) {
    let (stage, scrollView, field, rules) = form(rule)
    let own = rules.map(\.constant)
    let lifter = KeyboardLifter(for: stage.view, strategy: .resize())
    for _ in 0..<2 {
      stage.edit(field)
      for _ in 0..<2 {
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 375, height: 407))
        #expect(scrollView.contentOffset.y == 187)
        stage.view.setNeedsLayout()
        stage.window.layoutIfNeeded()
      }
      stage.willShowKeyboard(300)
      #expect(scrollView.frame.height == 367)
      stage.endEditing()
      stage.window.layoutIfNeeded()
      #expect(scrollView.frame == fullScreen)
      #expect(rules.map(\.constant) == own)
      #expect(scrollView.contentOffset == .zero)
    }
    #expect(lifter.isEnabled)
  }

  @Test func aConstantThatTheAppChangesMeanwhileIsItsOwn() {
    let (stage, scrollView, field, rules) = form(.bottomToSuperview)
    let lifter = KeyboardLifter(for: stage.view, strategy: .resize())
    stage.edit(field)
    #expect(rules[0].constant == -260)
    rules[0].constant = -50
    stage.willShowKeyboard()
    #expect(scrollView.frame.height == 407)
    stage.endEditing()
    #expect(rules[0].constant == -50)
    #expect(scrollView.frame.height == 617)
    #expect(lifter.isEnabled)
  }

  @Test func aConstraintThatTheAppReplacesMeanwhileGetsItsConstantBack() {
    let (stage, scrollView, field, rules) = form(.bottomToSuperview)
    let lifter = KeyboardLifter(for: stage.view, strategy: .resize())
    stage.edit(field)
    rules[0].isActive = false
    let other = scrollView.heightAnchor.constraint(equalToConstant: 600)
    other.isActive = true
    stage.willShowKeyboard()
    #expect(rules[0].constant == 0)
    #expect(scrollView.frame.height == 407)
    stage.endEditing()
    #expect(other.constant == 600)
    #expect(scrollView.frame.height == 600)
    #expect(lifter.isEnabled)
  }

  @Test func aRotationWithTheKeyboardUpKeepsNoConstant() {
    let (stage, scrollView, field, rules) = form(.bottomToSuperview)
    let lifter = KeyboardLifter(for: stage.view, strategy: .resize())
    stage.edit(field)
    stage.device.rotate(to: .landscapeLeft)
    stage.showKeyboard(200)
    #expect(scrollView.frame.height == 175)
    stage.endEditing()
    stage.window.layoutIfNeeded()
    #expect(rules[0].constant == 0)
    #expect(scrollView.frame.height == 375)
    #expect(lifter.isEnabled)
  }

  @Test(arguments: [true, false]) func extendSetsTheContentsConstant(isNamed: Bool) {
    let scrollView = Make.scrollView(fullScreen, content: 0)
    let form = UIView()
    form.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(form)
    let field = Make.field(at: 560, in: form)
    let stage = Stage { $0.addSubview(scrollView) }
    let height = form.heightAnchor.constraint(equalToConstant: 900)
    NSLayoutConstraint.activate([
      height, form.widthAnchor.constraint(equalToConstant: 375),
      form.topAnchor.constraint(equalTo: scrollView.topAnchor),
      form.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])
    stage.window.layoutIfNeeded()
    let lifter = KeyboardLifter(for: scrollView, growing: isNamed ? height : nil)
    #expect(scrollView.contentSize.height == 900)
    stage.edit(field)
    for _ in 0..<2 {
      #expect(scrollView.contentSize.height == 1160)
      #expect(scrollView.contentOffset.y == 192)
      stage.view.setNeedsLayout()
      stage.window.layoutIfNeeded()
    }
    #expect(height.constant == (isNamed ? 1160 : 900))
    height.constant += 100
    stage.willShowKeyboard()
    stage.endEditing()
    stage.window.layoutIfNeeded()
    // Added to what the app found, which held our part.
    #expect(height.constant == 1000)
    #expect(scrollView.contentSize.height == height.constant)
    #expect(lifter.isEnabled)
  }

  @Test func aLayoutPassWhileShiftedOrInsetChangesNothing() {
    for y: CGFloat in [300, 600] {
      let scrollView = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 500), content: 900)
      let (inner, outer) = (Make.field(at: 450, in: scrollView), Make.field(at: 600))
      let stage = Stage {
        $0.addSubview(scrollView)
        $0.addSubview(outer)
      }
      let lifter = KeyboardLifter(for: stage.view)
      stage.edit(y == 600 ? outer : inner)
      let (transform, inset, offset) = (stage.view.transform, scrollView.contentInset, scrollView.contentOffset)
      stage.view.setNeedsLayout()
      stage.window.setNeedsLayout()
      stage.device.layOut()
      stage.device.forgetAnimations()
      stage.willShowKeyboard()
      #expect(stage.view.transform == transform)
      #expect(scrollView.contentInset == inset)
      #expect(scrollView.contentOffset == offset)
      #expect(stage.device.animations.isEmpty)
      stage.endEditing()
      #expect(lifter.isEnabled)
    }
  }
}
#endif
