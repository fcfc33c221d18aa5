/// The facts about devices as `devices.json` holds them.
struct DeviceFacts: Decodable {
  struct Device: Decodable {
    var id: String
    var kind: String
    var names: [String]
    var year: Int
    var width: Double
    var height: Double
    var scale: Double
    var nativePixels: [Int]
    var safeArea: Orientations<Insets>
    var safeAreaIOS26: NewerSafeArea?
    var statusBar: Orientations<Double>
    var homeIndicator: Bool
    var navigationBar: Bar?
    var toolbar: Bar?
    var tabBar: Bar?
    var splitViewWidths: Orientations<SplitView>?
    var cornerRadius: Double
    var cutout: Cutout?
    var minOS: String?
    var maxOS: String?
    var confidence: String
    var sources: [String]
    var note: String?
  }

  struct Orientations<Value: Decodable>: Decodable {
    var portrait: Value
    var landscape: Value
  }

  struct Insets: Decodable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double
  }

  struct NewerSafeArea: Decodable {
    var bottom: Double
    var note: String
  }

  struct Bar: Decodable {
    var portrait: Double
    var landscape: Double
    var largeTitlePortrait: Double?
    var beforeIOS12: Double?
  }

  struct SplitView: Decodable {
    var third: Double
    var half: Double?
    var twoThirds: Double
  }

  struct Cutout: Decodable {
    var shape: String
    var width: Double
    var height: Double
    var top: Double
  }

  var sources: [String: String]
  var devices: [Device]
}
