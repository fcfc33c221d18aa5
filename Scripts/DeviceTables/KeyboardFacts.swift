/// The facts about keyboards as `keyboards.json` holds them.
struct KeyboardFacts: Decodable {
  struct Height: Decodable {
    var devices: [String]
    var displayZoom: [Double]?
    var orientation: String
    var kind: String
    var predictiveBar: Bool?
    var height: Double?
    var os: String
    var confidence: String
    var source: String
    var trace: String?
    var note: String?
  }

  struct Model: Decodable {
    var accessory: String
    var confidence: String
  }

  struct PadModes: Decodable {
    struct Floating: Decodable {
      var introduced: String
      var size: String
      var confidence: String
      var notifications: String
    }

    struct HardwareKeyboard: Decodable {
      var shortcutBar: Double
      var shortcutBarHomeIndicatorPad: Double
      var frame: String
      var ios5: String
      var noAccessoryNoBar: String
      var confidence: String
    }

    var docked: String
    var undocked: String
    var split: String
    var floating: Floating
    var hardwareKeyboard: HardwareKeyboard
    var minimisedToolbar: String
    var slideOver: String
    var stageManager: String
    var splitView: String
  }

  struct CustomInputView: Decodable {
    var note: String
    var confidence: String
  }

  var model: Model
  var heights: [Height]
  var ipadModes: PadModes
  var customInputView: CustomInputView
  var beginHeightQuirk: String
  var sources: [String: String]
}

extension KeyboardFacts {
  /// What is told in sentences, by topic, in the topics' alphabetical order.
  var notes: [(topic: String, text: String)] {
    let modes = ipadModes
    return [
      ("beginHeight", beginHeightQuirk),
      ("customInputView", "\(customInputView.note) (\(customInputView.confidence))"),
      ("docked", modes.docked),
      ("floating", "\(modes.floating.introduced): \(modes.floating.size); \(modes.floating.confidence)"),
      ("floating.notifications", modes.floating.notifications),
      ("hardwareKeyboard", modes.hardwareKeyboard.confidence),
      ("hardwareKeyboard.frame", modes.hardwareKeyboard.frame),
      ("hardwareKeyboard.ios5", modes.hardwareKeyboard.ios5),
      ("hardwareKeyboard.noAccessoryNoBar", modes.hardwareKeyboard.noAccessoryNoBar),
      ("inputAccessoryView", model.accessory),
      ("minimisedToolbar", modes.minimisedToolbar),
      ("parts", model.confidence),
      ("slideOver", modes.slideOver),
      ("split", modes.split),
      ("splitView", modes.splitView),
      ("stageManager", modes.stageManager),
      ("undocked", modes.undocked),
    ]
  }
}
