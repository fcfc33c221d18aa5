#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import Testing
import UIKitStandInTesting

/// What the documents say in Swift compiles, and does what they say.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct DocumentationTests {
  @Test("Every block of Swift in README, articles, documents and comments is compiled")
  func everySwiftBlockIsCompiled() throws {
    let regions = Set(try DocumentedCode.allRegions().values)
    let blocks = try DocumentedCode.allBlocks()
    #expect(blocks.contains { $0.path == "README.md" })
    #expect(blocks.contains { $0.path.hasSuffix("HowTheLiftDecides.md") })
    #expect(blocks.contains { $0.path.hasSuffix("Engine.swift") })
    for block in blocks {
      #expect(regions.contains(block.code), "No snippet is this block of \(block.path):\n\(block.code)")
    }
  }

  @Test("Every compiled snippet is shown somewhere")
  func everyCompiledSnippetIsShown() throws {
    let blocks = Set(try DocumentedCode.allBlocks().map(\.code))
    for (name, code) in try DocumentedCode.allRegions() {
      #expect(blocks.contains(code), "No document shows the snippet \"\(name)\":\n\(code)")
    }
  }

  @Test func everyLineThatTheExamplesReadmeShowsIsInTheExample() throws {
    let sources = try ["Catalog/ExamplesApp", "SignUp/SignUpController"].map {
      try DocumentedCode.text("Examples/\($0).swift")
    }
    let lines = sources.joined().components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let blocks = DocumentedCode.blocks(ofMarkdown: try DocumentedCode.text("Examples/README.md"))
    #expect(blocks.count == 1)
    for line in blocks.flatMap({ $0.components(separatedBy: "\n") }) {
      #expect(lines.contains(line), "The example has no line \"\(line)\".")
    }
  }

  // MARK: What the snippets do

  @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeLeft])
  func theQuickStartRevealsEveryFieldOfTheExample(orientation: UIInterfaceOrientation) {
    let controller = KeyboardLiftExamples.SignUpController()
    let screen = RecipeScreen(UINavigationController(rootViewController: controller))
    screen.rotate(to: orientation)
    Snippets.lookAfterTheWholeApp()
    defer { KeyboardLifter.shared.isEnabled = false }
    let form = controller.form
    for field in [form.nameField, form.emailField, form.phoneField, form.addressField, form.passwordField] {
      screen.edit(field)
      #expect(screen.shows(field), "\(field.placeholder ?? "")")
    }
    screen.endEditing()
    #expect(controller.view.transform == .identity)
    #expect(controller.scrollView.contentInset == .zero)
  }

  @Test func theSnippetForTestsPassesWhereAFieldIsLifted() {
    let screen = RecipeScreen()
    let field = UITextField(y: 440)
    screen.view.addSubview(field)
    Snippets.lookAfterTheWholeApp()
    defer { KeyboardLifter.shared.isEnabled = false }
    Snippets.test(field, in: screen.window, on: screen.device)
    #expect(screen.view.transform == .identity)
  }

  @Test func theWaysSnippetsRevealAFieldAtTheBottom() {
    let sliding = RecipeScreen()
    let field = UITextField(y: 440)
    sliding.view.addSubview(field)
    Snippets.slide(sliding.view)
    sliding.edit(field)
    #expect(sliding.shows(field))
    sliding.endEditing()

    let shrinking = RecipeScreen(Snippets.SignUpController())
    let main = (shrinking.controller as? KeyboardLiftViewController)?.mainView
    main?.addSubview(field)
    #expect(main?.frame.height == 720)
    shrinking.edit(field)
    #expect(shrinking.shows(field))
    shrinking.endEditing()

    let delegated = RecipeScreen()
    delegated.view.addSubview(field)
    let delegate = Snippets.slide(delegated.view, for: field)
    delegated.edit(field)
    #expect(field.delegate === delegate)
    #expect(delegated.shows(field))
    delegated.pressReturn()
    #expect(!field.isFirstResponder)

    let growing = RecipeScreen()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = UIView(frame: scrollView.bounds)
    growing.view.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    content.addSubview(field)
    let contentHeight = content.heightAnchor.constraint(equalToConstant: 480)
    let lifter = Snippets.grow(scrollView, by: contentHeight)
    growing.edit(field)
    #expect(contentHeight.constant == 696)
    #expect(lifter.strategy == .extend(padding: 5))
    growing.endEditing()
    #expect(contentHeight.constant == 480)
  }

  @Test("The base class's main view is as wide as the screen, turned or not")
  func theMainViewIsAsWideAsTheScreen() {
    let screen = RecipeScreen(Snippets.SignUpController(), size: CGSize(width: 375, height: 667))
    let main = (screen.controller as? KeyboardLiftViewController)?.mainView
    #expect(main?.frame == CGRect(x: 0, y: 0, width: 375, height: 720))
    screen.rotate(to: .landscapeLeft)
    #expect(main?.frame == CGRect(x: 0, y: 0, width: 667, height: 720))
  }

  @Test func theRecordingSnippetWritesWhatHappened() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let screen = RecipeScreen()
    let field = UITextField(y: 440)
    screen.view.addSubview(field)
    let lifter = KeyboardLifter(for: screen.view)
    try Snippets.record(to: url) {
      screen.edit(field)
      screen.endEditing()
    }
    lifter.isEnabled = false
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(#""event":"keyboardWillShow""#))
  }

  @Test func theOptionsSnippetSetsThem() {
    let (password, button, note) = (UITextField(y: 0), UIButton(), UITextView())
    let (map, list) = (UIView(), UIScrollView())
    let log = KeyboardLifter.shared.log
    Snippets.setOptions(passwordField: password, signUpButton: button, noteView: note, mapView: map, list: list)
    #expect(password.keyboardLift.companion === button)
    #expect(note.keyboardLift.distance == 20)
    #expect(!map.keyboardLift.isEnabled)
    #expect(list.keyboardLift.makesRoom)
    #expect(KeyboardLifter.shared.log != nil)
    KeyboardLifter.shared.log = log
  }

  @Test func whatComesOnTopIsTurnedOnAndABarRides() {
    let screen = RecipeScreen()
    let messages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 430))
    let composer = UIView(frame: CGRect(x: 0, y: 430, width: 320, height: 50))
    let field = UITextField(y: 10)
    composer.addSubview(field)
    [messages, composer].forEach(screen.view.addSubview)
    let shared = KeyboardLifter.shared
    Snippets.turnOnWhatComesOnTop(composer: composer, messages: messages)
    defer {
      shared.showsBar = false
      shared.returnKeyMovesOn = false
      shared.usesKeyCommands = false
      shared.dismissesOnTap = false
    }
    #expect(shared.showsBar && shared.returnKeyMovesOn && shared.usesKeyCommands && shared.dismissesOnTap)
    screen.edit(field)
    #expect(composer.transform.ty < 0)
    #expect(screen.shows(field))
    screen.endEditing()
    #expect(composer.transform == .identity)
    composer.keyboardLift.undock()
  }
}
#endif
