#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

/// What forms are made of beside their inputs.
@MainActor @Suite struct FormPartsTests {
  @Test("An input keeps what it is for and how its text stands; neither is said by default")
  func whatInputsAreFor() {
    let (field, view, label) = (UITextField(), UITextView(), UILabel())
    #expect(field.textContentType == nil && view.textContentType == nil)
    #expect(field.textAlignment == .natural && view.textAlignment == .natural && label.textAlignment == .natural)
    field.textContentType = .emailAddress
    view.textContentType = .fullStreetAddress
    field.textAlignment = .right
    #expect(field.textContentType.rawValue == "email" && view.textContentType.rawValue == "street-address")
    #expect(field.textAlignment.rawValue == 2)
    field.textContentType = nil
    #expect(field.textContentType == nil)
  }

  @Test("A view has the tint of what holds it until it has its own, and again after that")
  func tint() {
    let (outer, inner, innermost) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(innermost)
    #expect(innermost.tintColor == .systemBlue)
    outer.tintColor = .red
    inner.tintColor = .black
    #expect(outer.tintColor == .red && innermost.tintColor == .black)
    inner.tintColor = nil
    #expect(innermost.tintColor == .red)
    innermost.removeFromSuperview()
    #expect(innermost.tintColor == .systemBlue)
  }

  @Test("Views and bar items keep the name that tests find them by")
  func names() {
    let (view, item) = (UIView(), UIBarButtonItem())
    #expect(view.accessibilityIdentifier == nil && item.accessibilityIdentifier == nil)
    view.accessibilityIdentifier = "email"
    item.accessibilityIdentifier = "save"
    #expect(view.accessibilityIdentifier == "email" && item.accessibilityIdentifier == "save")
  }

  @Test("One button of a navigation bar is the first of its side's, and set it is the only one")
  func buttonsOfANavigationBar() {
    let item = UINavigationItem()
    #expect(item.leftBarButtonItem == nil && item.rightBarButtonItem == nil && item.rightBarButtonItems == nil)
    let (save, add) = (UIBarButtonItem(systemItem: .save), UIBarButtonItem(systemItem: .add))
    item.rightBarButtonItems = [save, add]
    #expect(item.rightBarButtonItem === save && item.leftBarButtonItem == nil)
    item.rightBarButtonItem = add
    item.leftBarButtonItem = save
    #expect(item.rightBarButtonItems == [add] && item.leftBarButtonItems == [save])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("A tap turns a switch and tells of it; code turns it silently")
  func aSwitch() {
    let device = SimulatedDevice()
    let controller = UIViewController()
    let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    controller.view.addSubview(control)
    let window = device.makeWindow(root: controller)
    var told: [Bool] = []
    control.addAction(UIAction { _ in told.append(control.isOn) }, for: .valueChanged)
    #expect(control.frame == CGRect(x: 20, y: 100, width: 51, height: 31) && !control.isOn)
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    control.setOn(true, animated: false)
    #expect(told.isEmpty && control.isOn)
    SimulatedUser(window).tap(control)
    #expect(told == [false])
    control.isEnabled = false
    SimulatedUser(window).tap(control)
    #expect(told == [false] && !control.isOn)
  }

  @Test("An image view keeps its image, takes no touches and has no size of its own")
  func anImageView() {
    let image = UIImage(systemName: "star")
    let view = UIImageView(image: image)
    #expect(view.image === image && !view.isUserInteractionEnabled && view.frame == .zero)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UIImageView(frame: .zero).image == nil)
  }
}
#endif
