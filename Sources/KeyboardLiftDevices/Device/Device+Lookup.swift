extension Device {
  /// Every device, iPhones first, each family in the order of the table.
  public static let all: [Device] = Tables.devices

  /// The device with that ``id``, whatever its case; nil if there is none.
  public static func withID(_ id: String) -> Device? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }

  /// The device that has a name; nil if there is none.
  ///
  /// Finds an ``id`` and every one of ``models``, however people write it: case, spaces, hyphens and brackets do not
  /// matter, nor whether it says "3rd generation", "3rd gen" or "3". Of models that Apple numbered only later the bare name
  /// is the first ("iPhone SE", "iPad mini"; "iPad Pro (12.9-inch)" is the one with a home button).
  public static func named(_ name: String) -> Device? {
    withID(name) ?? indexByKey[ModelName.key(of: name)].map { all[$0] }
  }

  /// The devices whose screen has that size in either orientation, in points: what a trace that names no known device still
  /// tells.
  public static func withScreen(_ size: ScreenSize) -> [Device] {
    all.filter { $0.size(in: .portrait) == size || $0.size(in: .landscape) == size }
  }

  /// Where each key of a model's name leads in ``all``.
  private static let indexByKey: [String: Int] = {
    var indexes: [String: Int] = [:]
    for (index, device) in all.enumerated() {
      for key in device.models.flatMap(ModelName.keys(of:)) where indexes[key] == nil { indexes[key] = index }
    }
    return indexes
  }()
}
