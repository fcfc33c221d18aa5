#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftRecording
import KeyboardLiftCore
import KeyboardLiftTesting
import KeyboardLiftTrace
import Testing
import UIKitStandInTesting

/// The snippets of articles, guides and comments do what is written around them.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct ArticleTests {
  @Test("What the article says a log prints is what is printed")
  func theLogPrintsWhatTheArticleSays() throws {
    let field = Make.field(at: 560)
    let stage = Stage { $0.addSubview(field) }
    var lifter: KeyboardLifter?
    Snippets.explain(stage.view, keepingIn: &lifter)
    stage.edit(field)
    let region = try #require(try DocumentedCode.allRegions()["explain"])
    let revealed = try #require(lifter?.explanations.first { $0.reason == .revealed })
    #expect(region.hasSuffix("\n// \(revealed)"))
    stage.endEditing()
  }

  @Test("The shared lifter's log tells each plan")
  func theSharedLog() {
    let log = KeyboardLifter.shared.log
    defer { KeyboardLifter.shared.log = log }
    Snippets.logAll()
    #expect(KeyboardLifter.shared.log != nil)
  }

  @Test("Strategies change at any time, and off gives back")
  func strategiesChange() {
    let field = Make.field(at: 560)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(stage.view.transform.ty < 0)
    Snippets.tryStrategies(lifter)
    #expect(stage.view.transform == .identity)
    #expect(lifter.strategy == .off)
    stage.endEditing()
  }

  @Test("A text set in code is followed after a reload")
  func aTextSetInCodeIsFollowed() {
    let note = Make.textView(fullScreen, lines: 60)
    let stage = Stage { $0.addSubview(note) }
    let lifter = KeyboardLifter(for: stage.view)
    Snippets.setDistance(of: note)
    #expect(note.keyboardLift.distance == 44)
    stage.edit(note)
    let offset = note.contentOffset.y
    Snippets.fillIn(note, under: lifter)
    let caret = note.convert(note.caretRect(for: note.endOfDocument), to: nil)
    // No more than its own margin is below the last line, whatever the distance.
    #expect(note.contentOffset.y > offset)
    #expect(caret.maxY < 407)
    #expect(lifter.explanations.last?.reason == .revealed)
    stage.endEditing()
  }

  @Test("A table gets room by a mark, and by a lifter of its own")
  func tablesGetRoom() {
    let table = UITableView(frame: fullScreen, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    let field = Make.field(at: 560, in: table)
    let stage = Stage { $0.addSubview(table) }
    let lifter = Snippets.inset(table)
    stage.edit(field)
    #expect(table.contentInset.bottom == 260)
    stage.endEditing()
    lifter.isEnabled = false
    Snippets.makeRoom(in: table)
    #expect(table.keyboardLift.makesRoom)
  }

  @Test("A controller's own lifter reveals its fields", arguments: [true, false])
  func aControllersOwnLifterReveals(isEditor: Bool) {
    let controller = isEditor ? Snippets.EditorController() : Snippets.FormController()
    let field = Make.field(at: 600)
    let stage = Stage(controller: controller) { $0.addSubview(field) }
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
  }

  @Test("The snippets about inputs set what they say")
  func theInputsSnippetsSet() {
    let shared = KeyboardLifter.shared
    defer {
      (shared.showsBar, shared.returnKeyMovesOn, shared.usesKeyCommands) = (false, false, false)
      (shared.inputOrder, shared.inputOrderWrapsAround) = (.position, false)
      (shared.dismissesOnTap, shared.dragDismissMode) = (false, .none)
    }
    Snippets.moveBetweenInputs()
    #expect(shared.showsBar && shared.returnKeyMovesOn && shared.usesKeyCommands)
    Snippets.dismiss()
    #expect(shared.dismissesOnTap && shared.dragDismissMode == .interactive)
    let fields = (0..<3).map { Make.field(at: 40 * CGFloat($0)) }
    Snippets.makeExceptions(commentField: fields[0], couponField: fields[1])
    #expect(fields[0].keyboardLift.showsBar == false)
    #expect(fields[1].keyboardLift.isPassedOver)
    let (composer, messages) = (UIView(), UITableView(frame: .zero, style: .plain))
    Snippets.leaveChatAlone(composer: composer, messages: messages)
    #expect(composer.keyboardLift.returnKeyMovesOn == false && composer.keyboardLift.showsBar == false)
    #expect(messages.keyboardLift.sparesTaps)
    let panel = UIView()
    Snippets.spare(panel)
    #expect(panel.keyboardLift.sparesTaps)
    // The order is the reverse of the one by position.
    let stage = Stage { view in fields.forEach(view.addSubview) }
    Snippets.order(nameField: fields[2], emailField: fields[1], passwordField: fields[0])
    fields[1].keyboardLift.isPassedOver = false
    shared.isEnabled = true
    defer { shared.isEnabled = false }
    stage.edit(fields[2])
    Snippets.moveOn()
    #expect(fields[1].isFirstResponder)
    stage.endEditing()
  }

  @Test("A docked composer stands on the keyboard", arguments: [true, false])
  func aDockedComposerStandsOnTheKeyboard(isByConstraint: Bool) {
    let messages = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    messages.contentInsetAdjustmentBehavior = .never
    let composer = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))
    let field = Make.field(at: 10, in: composer)
    let stage = Stage { view in [messages, composer].forEach(view.addSubview) }
    if isByConstraint {
      composer.translatesAutoresizingMaskIntoConstraints = false
      let bottom = composer.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor)
      NSLayoutConstraint.activate([
        bottom, composer.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
        composer.widthAnchor.constraint(equalToConstant: 375), composer.heightAnchor.constraint(equalToConstant: 67),
      ])
      stage.view.layoutIfNeeded()
      Snippets.dock(by: bottom, below: messages)
    } else {
      Snippets.dock(composer, below: messages)
    }
    stage.edit(field)
    #expect(isNear(stage.rect(of: composer).maxY, 407))
    stage.endEditing()
    #expect(isNear(stage.rect(of: composer).maxY, 667))
    composer.keyboardLift.undock()
  }

  @Test("The simulated keyboard plays another device")
  func anotherDeviceIsPlayed() {
    let keyboard = Snippets.rehearse()
    #expect(keyboard.posted.contains { $0.name == .didShow })
    // To float is told as a hide.
    #expect(keyboard.posted.count { $0.name == .willHide } == 2)
    #expect(keyboard.posted.last?.name == .didHide)
    let controller = UIViewController()
    let (_, window) = Snippets.show(controller)
    #expect(window.rootViewController === controller)
  }

  @Test("Return, the bar and taps are driven")
  func returnBarAndTapsAreDriven() throws {
    let (name, email) = (Make.field(at: 500), Make.field(at: 560))
    let stage = Stage { view in [name, email].forEach(view.addSubview) }
    let lifter = KeyboardLifter(for: stage.view)
    (lifter.returnKeyMovesOn, lifter.showsBar, lifter.dismissesOnTap) = (true, true, true)
    try Snippets.drive(name, email, in: stage.window, on: stage.device)
    #expect(name.text == "Ada")
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test("The guides' snippets lift")
  func theGuidesSnippetsLift() {
    Snippets.replaceManager()
    #expect(KeyboardLifter.shared.isEnabled)
    #expect(KeyboardLifter.shared.distance == 10)
    KeyboardLifter.shared.isEnabled = false

    let scrollView = Make.scrollView(fullScreen, content: 900)
    let (inner, hint) = (Make.field(at: 560, in: scrollView), UIView())
    let stage = Stage { $0.addSubview(scrollView) }
    let inset = Snippets.replaceScrollViewClass(scrollView)
    stage.edit(inner)
    #expect(scrollView.contentInset.bottom == 260)
    stage.endEditing()
    inset.isEnabled = false

    let avoiding = Snippets.replaceAvoidingView(stage.view)
    stage.edit(inner)
    #expect(isNear(stage.rect(of: inner).maxY, 397))
    stage.endEditing()
    avoiding.isEnabled = false

    var lifter: KeyboardLifter?
    Snippets.replaceClosures(in: stage.view, hint: hint, keepingIn: &lifter)
    stage.edit(inner)
    #expect(hint.isHidden)
    stage.endEditing()
    #expect(!hint.isHidden)
  }

  @Test("The comments' snippets do what they say")
  func theCommentsSnippetsWork() throws {
    let (view, field) = (UIView(frame: fullScreen), UITextField())
    let sliding = Snippets.makeSlidingDelegate(view, nameField: field)
    #expect(field.delegate === sliding)
    let controller = Snippets.InLoadView.SignUpController()
    controller.loadViewIfNeeded()
    #expect(controller.mainView is Snippets.InLoadView.SignUpForm)
    #expect(controller.mainView.superview === controller.scrollView)

    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    try Snippets.recordAll(to: url)
    #expect(try Data(contentsOf: url).isEmpty)
    let recorder = KeyboardLiftRecorder()
    try Snippets.describe(recorder, passwordField: field, to: url)
    #expect(recorder.viewName?(field) == "password")
    #expect(recorder.viewName?(view) == nil)
  }

  @Test("The engine's and the traces' snippets plan, read and replay")
  func theEnginesSnippetsPlan() throws {
    let walk = "Tests/KeyboardLiftTraceTests/Fixtures/walk.jsonl"
    let url = DocumentedCode.root.appendingPathComponent(walk)
    var count = 0
    try Snippets.read(FileHandle(forReadingFrom: url)) { _ in count += 1 }
    // The lines, and the end.
    #expect(count == 15)
    let replay = try Snippets.replay(FileHandle(forReadingFrom: url))
    #expect(replay.errors.isEmpty)
    #expect(
      String(decoding: replay.output, as: UTF8.self)
        == (try DocumentedCode.text(
          "Tests/KeyboardLiftTraceTests/Fixtures/walk.replay.jsonl")))

    let root = ScreenView(id: 0, parent: nil, frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let email = ScreenView(id: 1, parent: 0, kind: .textField, frame: Rect(x: 16, y: 600, width: 343, height: 34))
    let screen = Screen(
      size: Size(width: 375, height: 667), window: Rect(x: 0, y: 0, width: 375, height: 667),
      safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0), views: [root, email])
    let up = KeyboardNotification(.willShow, end: Rect(x: 0, y: 407, width: 375, height: 260))
    var values: [Change.Value] = []
    Snippets.plan(up, editing: 1, on: screen) { change, _ in values.append(change.value) }
    #expect(values == [.translation(Point(x: 0, y: -237))])
  }
}
#endif
