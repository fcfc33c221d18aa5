import Foundation

/// Makes the tables of devices.
struct DeviceTable {
  static let file = "devices.json"
  var facts: DeviceFacts

  /// The lists in the order of the table: name, what is in it.
  static let groups: [(name: String, about: String)] = [
    ("phonesWithHomeButton", "iPhones with a home button."),
    ("phonesWithNotch", "iPhones with a notch."),
    ("phonesWithIsland", "iPhones with a Dynamic Island."),
    ("foldablePhones", "The displays of foldable iPhones."),
    ("tabletsWithHomeButton", "iPads with a home button."),
    ("tabletsWithHomeIndicator", "iPads with a home indicator."),
  ]

  func files() throws -> [GeneratedFile] {
    let grouped = Dictionary(grouping: facts.devices, by: Self.group)
    return try Self.groups.map { group in
      let calls = try (grouped[group.name] ?? []).map(call)
      return GeneratedFile(
        name: group.name.prefix(1).uppercased() + group.name.dropFirst(),
        extending: list(group.name, of: "Device", about: group.about, calls))
    }
  }

  static func group(of device: DeviceFacts.Device) -> String {
    if device.kind == "iPad" { return device.homeIndicator ? "tabletsWithHomeIndicator" : "tabletsWithHomeButton" }
    if device.kind.contains("foldable") { return "foldablePhones" }
    guard let cutout = device.cutout else { return "phonesWithHomeButton" }
    return cutout.shape == "notch" ? "phonesWithNotch" : "phonesWithIsland"
  }

  private func call(_ device: DeviceFacts.Device) throws -> SwiftCall {
    guard let family = ["iPhone", "iPad"].first(where: { device.kind.hasPrefix($0) }) else {
      throw FactError(Self.file, device.id, "the kind \"\(device.kind)\" is neither iPhone nor iPad")
    }
    guard device.nativePixels.count == 2 else {
      throw FactError(Self.file, device.id, "nativePixels needs a width and a height")
    }
    let models = device.names.flatMap(ModelNames.models)
    return SwiftCall(
      "Device",
      [
        ("id", .text(device.id)), ("family", .code(".\(family)")),
        ("isFoldable", .bool(device.kind.contains("foldable"))), ("names", .strings(device.names)),
        ("models", .strings(models)), ("year", .number(Double(device.year))),
        (
          "size",
          .call(SwiftCall("ScreenSize", [("width", .number(device.width)), ("height", .number(device.height))]))
        ),
        ("scale", .number(device.scale)),
        ("nativePixels", .code("PixelSize(width: \(device.nativePixels[0]), height: \(device.nativePixels[1]))")),
        ("safeAreas", byOrientation(device.safeArea, safeArea)),
        ("safeAreaBottomFromOS26", .number(device.safeAreaIOS26?.bottom)),
        ("safeAreaFromOS26Note", .text(device.safeAreaIOS26?.note)),
        ("statusBarHeights", byOrientation(device.statusBar, SwiftValue.number)), ("bars", try bars(device)),
        ("splitViewWidths", splitViewWidths(device)), ("cornerRadius", .number(device.cornerRadius)),
        ("cutout", cutout(device)), ("hasHomeIndicator", .bool(device.homeIndicator)),
        ("osRange", .code(try osRange(device))),
        ("osNote", .text(device.maxOS.flatMap { $0.contains("(") ? $0 : nil })),
        ("confidence", try ConfidenceLevel.value(device.confidence, Self.file, device.id)),
        ("sources", try SourceTable.references(device.sources, known: facts.sources, Self.file, device.id)),
        ("note", .text(device.note)),
      ])
  }

  private func byOrientation<Value>(
    _ values: DeviceFacts.Orientations<Value>, _ value: (Value) -> SwiftValue
  ) -> SwiftValue {
    .call(
      SwiftCall("ByOrientation", [("portrait", value(values.portrait)), ("landscape", value(values.landscape))]))
  }

  private func safeArea(_ insets: DeviceFacts.Insets) -> SwiftValue {
    .call(
      SwiftCall(
        "SafeArea",
        [
          ("top", .number(insets.top)), ("left", .number(insets.left)), ("bottom", .number(insets.bottom)),
          ("right", .number(insets.right)),
        ]))
  }

  private func bars(_ device: DeviceFacts.Device) throws -> SwiftValue {
    guard let navigationBar = device.navigationBar, let toolbar = device.toolbar, let tabBar = device.tabBar else {
      return .code("nil")
    }
    guard let largeTitle = navigationBar.largeTitlePortrait else {
      throw FactError(Self.file, device.id, "navigationBar needs largeTitlePortrait")
    }
    return .call(
      SwiftCall(
        "Device.Bars",
        [
          ("navigationBar", bar(navigationBar)), ("navigationBarWithLargeTitle", .number(largeTitle)),
          ("navigationBarBeforeOS12", .number(navigationBar.beforeIOS12)), ("toolbar", bar(toolbar)),
          ("toolbarBeforeOS12", .number(toolbar.beforeIOS12)), ("tabBar", bar(tabBar)),
        ]))
  }

  private func bar(_ bar: DeviceFacts.Bar) -> SwiftValue {
    byOrientation(.init(portrait: bar.portrait, landscape: bar.landscape), SwiftValue.number)
  }

  private func splitViewWidths(_ device: DeviceFacts.Device) -> SwiftValue {
    guard let widths = device.splitViewWidths else { return .code("nil") }
    return byOrientation(widths) { split in
      let arguments: [(String?, SwiftValue)] = [
        ("third", .number(split.third)), ("half", .number(split.half)), ("twoThirds", .number(split.twoThirds)),
      ]
      return .call(SwiftCall("Device.SplitViewWidths", arguments))
    }
  }

  private func cutout(_ device: DeviceFacts.Device) -> SwiftValue {
    guard let cutout = device.cutout else { return .code("nil") }
    return .call(
      SwiftCall(
        "Device.Cutout",
        [
          ("shape", .code(".\(cutout.shape)")), ("width", .number(cutout.width)), ("height", .number(cutout.height)),
          ("top", .number(cutout.top)),
        ]))
  }

  /// From the first system to the last that any of the models runs: "18 (XS), 16.7 (X)" ends with 18.
  private func osRange(_ device: DeviceFacts.Device) throws -> String {
    let lasts = device.maxOS?.split(separator: ",").compactMap { $0.split(separator: " ").first }.map(String.init) ?? []
    let last = lasts.max { SwiftLiteral.versionNumbers($0).lexicographicallyPrecedes(SwiftLiteral.versionNumbers($1)) }
    guard let range = SwiftLiteral.range(from: device.minOS, through: last) else {
      throw FactError(
        Self.file, device.id, "minOS or maxOS is no version; write \"18\", \"16.7\" or \"18 (XS), 16.7 (X)\"")
    }
    return range
  }
}
