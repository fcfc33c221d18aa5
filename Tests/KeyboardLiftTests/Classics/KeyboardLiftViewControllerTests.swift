#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The way of 2009: a base class with a scroll view and a main view.
///
/// The article's screen: a scroll view that fills 320 × 480, a main view of 320 × 480 in it, a keyboard of 216 points, whose
/// top is at 264. The status bar is left out here, so that the scroll view has no inset.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct KeyboardLiftViewControllerTests {
  private final class Form: KeyboardLiftViewController {
    let top = UITextField(y: 40)
    let middle = UITextField(y: 250)
    let bottom = UITextField(y: 440)
    var mainHeight: CGFloat = 480

    override func loadView() {
      super.loadView()
      mainView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: mainHeight))
      for field in [top, middle, bottom] {
        mainView.addSubview(field)
        field.delegate = self
      }
    }
  }

  private let form: Form
  let screen: RecipeScreen

  init() {
    form = Form()
    screen = RecipeScreen(form, safeArea: .zero)
  }

  private var scrollView: UIScrollView { form.scrollView }

  // MARK: The article's screen

  @Test func theMainViewIsTheContentOfTheScrollView() {
    #expect(form.mainView.superview === scrollView)
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 480))
    #expect(scrollView.clipsToBounds)
    #expect(!scrollView.isPagingEnabled)
  }

  @Test func aFieldAtTheTopIsNotScrolled() {
    screen.edit(form.top)
    // The height loses the keyboard's: 480 − 216.
    #expect(scrollView.frame.height == 264)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aFieldInTheMiddleIsScrolledTheLeast() {
    screen.edit(form.middle)
    #expect(scrollView.frame.height == 264)
    // It ends at 280: 280 − 264.
    #expect(scrollView.contentOffset.y == 16)
    #expect(screen.rect(of: form.middle).maxY == 264)
  }

  @Test func aFieldAtTheBottomIsScrolledToVisible() {
    screen.edit(form.bottom)
    // It ends at 470: 470 − 264.
    #expect(scrollView.contentOffset.y == 206)
    #expect(screen.shows(form.bottom))
  }

  @Test func fromFieldToFieldTheHeightIsLostOnce() {
    screen.edit(form.bottom)
    screen.edit(form.middle)
    // At 206 the middle field, from 250 to 280, is in sight.
    #expect(scrollView.frame.height == 264)
    #expect(scrollView.contentOffset.y == 206)
    screen.edit(form.top)
    #expect(scrollView.frame.height == 264)
    #expect(scrollView.contentOffset.y == 40)
  }

  @Test func returnResignsAndAllComesBack() {
    screen.edit(form.bottom)
    screen.pressReturn()
    #expect(!form.bottom.isFirstResponder)
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aScrollViewThatTheUserMayNotScrollIsScrolledAllTheSame() {
    scrollView.isScrollEnabled = false
    screen.edit(form.bottom)
    #expect(scrollView.contentOffset.y == 206)
    screen.endEditing()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aRotationWithTheKeyboardUpLosesThatOnesHeight() {
    screen.edit(form.bottom)
    screen.rotate(to: .landscapeLeft)
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 480, height: 158))
    // 470 − 158.
    #expect(scrollView.contentOffset.y == 312)
    screen.endEditing()
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    screen.rotate(to: .portrait)
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func afterAHideTheTopIsThereIfAskedFor() {
    form.mainView.frame.size.height = 900
    form.view.setNeedsLayout()
    screen.device.layOut()
    form.afterHide = .scrollToTop
    scrollView.contentOffset.y = 200
    screen.edit(form.bottom)
    screen.endEditing()
    #expect(scrollView.contentOffset.y == 0)
  }

  // MARK: Set up from outside

  @Test func outletsMayBeSetBeforeTheViewIsLoaded() {
    let controller = KeyboardLiftViewController()
    let outlet = UIScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    let main = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let field = UITextField(y: 400)
    controller.scrollView = outlet
    controller.mainView = main
    main.addSubview(field)
    controller.loadViewIfNeeded()
    controller.view.addSubview(outlet)
    let screen = RecipeScreen(controller, safeArea: .zero)
    #expect(controller.scrollView === outlet)
    #expect(main.superview === outlet)
    #expect(outlet.contentSize == CGSize(width: 320, height: 600))
    screen.edit(field)
    // From 64 to 480, and to 264 with the keyboard: 200 are left. The field ends at 430.
    #expect(outlet.frame == CGRect(x: 0, y: 64, width: 320, height: 200))
    #expect(outlet.contentOffset.y == 230)
    screen.endEditing()
    #expect(outlet.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
    #expect(outlet.contentOffset.y == 0)
  }

  @Test func outletsMayBeSetAfterTheViewIsLoaded() {
    let controller = KeyboardLiftViewController()
    let screen = RecipeScreen(controller, safeArea: .zero)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view.addSubview(other)
    controller.scrollView = other
    let main = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
    let field = UITextField(y: 440)
    main.addSubview(field)
    controller.mainView = main
    #expect(main.superview === other)
    #expect(other.contentSize.height == 700)
    screen.edit(field)
    #expect(other.frame.height == 264)
    #expect(other.contentOffset.y == 206)
    screen.endEditing()
  }

  @Test func withoutOutletsBothViewsAreMade() {
    let controller = KeyboardLiftViewController()
    let screen = RecipeScreen(controller, safeArea: .zero)
    #expect(controller.scrollView.superview === controller.view)
    #expect(controller.mainView.superview === controller.scrollView)
    let field = UITextField(y: 440)
    controller.mainView.addSubview(field)
    screen.edit(field)
    #expect(screen.shows(field))
    screen.endEditing()
  }

  @Test func aMadeMainViewIsAsLargeAsTheViewOnEveryDevice() {
    let controller = KeyboardLiftViewController()
    let stage = Stage(controller: controller)
    let field = Make.field(at: 600, in: controller.mainView)
    #expect(controller.mainView.frame == fullScreen)
    stage.edit(field)
    #expect(stage.rect(of: field).maxY <= stage.keyboardTop())
    #expect(controller.mainView.frame == fullScreen)
    stage.endEditing()
    controller.mainView.frame.size.height = 900
    stage.device.rotate(to: .landscapeLeft)
    stage.device.layOut()
    #expect(controller.mainView.frame.size == CGSize(width: 667, height: 900))
    #expect(controller.scrollView.contentSize.height == 900)
  }

  @Test func aScrollViewRuledByConstraintsLosesTheHeightByThem() {
    let controller = KeyboardLiftViewController()
    let outlet = UIScrollView()
    let main = UIView()
    let field = UITextField(y: 440)
    controller.scrollView = outlet
    controller.mainView = main
    main.addSubview(field)
    controller.loadViewIfNeeded()
    controller.view.addSubview(outlet)
    outlet.translatesAutoresizingMaskIntoConstraints = false
    main.translatesAutoresizingMaskIntoConstraints = false
    let bottom = controller.view.bottomAnchor.constraint(equalTo: outlet.bottomAnchor)
    NSLayoutConstraint.activate([
      outlet.topAnchor.constraint(equalTo: controller.view.topAnchor), bottom,
      outlet.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      outlet.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      outlet.topAnchor.constraint(equalTo: main.topAnchor), outlet.bottomAnchor.constraint(equalTo: main.bottomAnchor),
      outlet.leadingAnchor.constraint(equalTo: main.leadingAnchor),
      outlet.trailingAnchor.constraint(equalTo: main.trailingAnchor),
      main.widthAnchor.constraint(equalTo: outlet.widthAnchor), main.heightAnchor.constraint(equalToConstant: 480),
    ])
    let screen = RecipeScreen(controller, safeArea: .zero)
    #expect(outlet.contentSize == CGSize(width: 320, height: 480))
    screen.edit(field)
    #expect(bottom.constant == 216)
    #expect(outlet.frame.height == 264)
    #expect(outlet.contentOffset.y == 206)
    screen.device.layOut()
    #expect(outlet.frame.height == 264)
    screen.endEditing()
    #expect(bottom.constant == 0)
    #expect(outlet.frame.height == 480)
  }

  @Test func betweenBarsAndAHomeIndicatorItEndsWhereTheKeyboardBegins() {
    let form = Form()
    form.mainHeight = 900
    let navigation = UINavigationController(rootViewController: form)
    let screen = RecipeScreen(
      navigation, size: CGSize(width: 375, height: 812), keyboardHeight: (portrait: 335, landscape: 209),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    screen.device.layOut()
    let scrollView: UIScrollView = form.scrollView
    // Status bar and navigation bar: 44 + 44.
    #expect(scrollView.contentOffset.y == -88)
    let before = scrollView.convert(scrollView.bounds, to: nil)
    screen.edit(form.bottom)
    // The keyboard begins at 477. The field ends at 470, which is at 558 while the content is below the bar: 81 more.
    #expect(scrollView.convert(scrollView.bounds, to: nil).maxY == 477)
    #expect(scrollView.contentOffset.y == -7)
    #expect(screen.rect(of: form.bottom).maxY == 477)
    screen.endEditing()
    #expect(scrollView.convert(scrollView.bounds, to: nil).size == before.size)
    #expect(scrollView.contentOffset.y == -88)
  }

  @Test func aSubclassMayAnswerReturnOtherwise() {
    final class Staying: KeyboardLiftViewController {
      override func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    let controller = Staying()
    let screen = RecipeScreen(controller, safeArea: .zero)
    let field = UITextField(y: 40)
    controller.mainView.addSubview(field)
    field.delegate = controller
    screen.edit(field)
    screen.pressReturn()
    #expect(field.isFirstResponder)
    screen.endEditing()
  }

  // MARK: Its faults

  @Test func itMovesWithTheKeyboardAndNotAfterIt() {
    form.bottom.becomeFirstResponder()
    // Only the will-notifications have come yet.
    #expect(scrollView.frame.height == 264)
    let move = screen.device.animations.last { $0.changes(.frame, of: scrollView) }
    #expect(move?.duration == 0.25)
    #expect(move?.curve == 7)
    #expect(move?.changes(.contentOffset, of: scrollView) == true || scrollView.contentOffset.y == 206)
    screen.finish()
    #expect(scrollView.contentOffset.y == 206)
  }

  @Test func theContentIsAsLargeAsTheMainView() {
    form.mainView.frame.size.height = 900
    form.view.setNeedsLayout()
    screen.device.layOut()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
  }

  @Test func theAppsOwnContentSizeIsLeft() {
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    form.view.setNeedsLayout()
    screen.device.layOut()
    #expect(scrollView.contentSize.height == 1000)
  }

  @Test func aFieldInANestedViewIsFoundWhereItIs() {
    let group = UIView(frame: CGRect(x: 10, y: 300, width: 300, height: 160))
    let nested = UITextField(y: 100)
    group.addSubview(nested)
    form.mainView.addSubview(group)
    screen.edit(nested)
    // It ends at 300 + 130 = 430: 430 − 264.
    #expect(scrollView.contentOffset.y == 166)
    #expect(screen.rect(of: nested).maxY == 264)
  }

  @Test func severalShowsInARowTakeTheHeightOnceAndGiveItBack() {
    screen.edit(form.middle)
    screen.showKeyboard()
    screen.showKeyboard()
    screen.finish()
    #expect(scrollView.frame.height == 264)
    screen.endEditing()
    screen.hideKeyboard()
    screen.finish()
    #expect(scrollView.frame.height == 480)
  }

  @Test func theViewReturnsToWhereTheUserWas() {
    form.mainView.frame.size.height = 900
    form.view.setNeedsLayout()
    screen.device.layOut()
    scrollView.contentOffset.y = 200
    screen.edit(form.bottom)
    // In view of 264 from 200 the field that ends at 470 is 6 below: 206.
    #expect(scrollView.contentOffset.y == 206)
    screen.endEditing()
    #expect(scrollView.contentOffset.y == 200)
  }
}
#endif
