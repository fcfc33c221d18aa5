import KeyboardLiftDevices
import Testing

@Suite struct DeviceTableTests {
  @Test func everyDeviceOfTheFactsIsInTheTableInTheirOrder() throws {
    let ids = try devices().compactMap { $0["id"].string }
    #expect(ids.count == 36)
    #expect(Device.all.map(\.id) == ids)
  }

  @Test func namesKindAndYearAreTheFacts() throws {
    try forEach { device, fact in
      #expect(device.names == fact["names"].strings)
      #expect(fact["kind"].string == (device.isFoldable ? "iPhone (foldable)" : device.family.rawValue))
      #expect(Double(device.year) == fact["year"].number)
    }
  }

  @Test func screenIsTheFacts() throws {
    try forEach { device, fact in
      #expect(device.size.width == fact["width"].number)
      #expect(device.size.height == fact["height"].number)
      #expect(device.scale == fact["scale"].number)
      let pixels = [device.nativePixels.width, device.nativePixels.height].map(Double.init)
      #expect(pixels == fact["nativePixels"].list?.compactMap(\.number))
      #expect(device.cornerRadius == fact["cornerRadius"].number)
      #expect(device.hasHomeIndicator == fact["homeIndicator"].bool)
      #expect(device.cutout?.shape.rawValue == fact["cutout"]["shape"].string)
      #expect(device.cutout?.width == fact["cutout"]["width"].number)
      #expect(device.cutout?.height == fact["cutout"]["height"].number)
      #expect(device.cutout?.top == fact["cutout"]["top"].number)
    }
  }

  @Test(arguments: Orientation.allCases) func safeAreaAndStatusBarAreTheFacts(_ orientation: Orientation) throws {
    try forEach { device, fact in
      let area = device.safeAreas[orientation]
      let expected = fact["safeArea"][orientation.rawValue]
      #expect(area.top == expected["top"].number)
      #expect(area.left == expected["left"].number)
      #expect(area.bottom == expected["bottom"].number)
      #expect(area.right == expected["right"].number)
      #expect(device.safeAreaBottomFromOS26 == fact["safeAreaIOS26"]["bottom"].number)
      #expect(device.safeAreaFromOS26Note == fact["safeAreaIOS26"]["note"].string)
      #expect(device.statusBarHeights[orientation] == fact["statusBar"][orientation.rawValue].number)
    }
  }

  @Test(arguments: Orientation.allCases) func barsAreTheFacts(_ orientation: Orientation) throws {
    try forEach { device, fact in
      let key = orientation.rawValue
      #expect(device.bars?.navigationBar[orientation] == fact["navigationBar"][key].number)
      #expect(device.bars?.navigationBarWithLargeTitle == fact["navigationBar"]["largeTitlePortrait"].number)
      #expect(device.bars?.navigationBarBeforeOS12 == fact["navigationBar"]["beforeIOS12"].number)
      #expect(device.bars?.toolbar[orientation] == fact["toolbar"][key].number)
      #expect(device.bars?.toolbarBeforeOS12 == fact["toolbar"]["beforeIOS12"].number)
      #expect(device.bars?.tabBar[orientation] == fact["tabBar"][key].number)
      let widths = device.splitViewWidths?[orientation]
      #expect(widths?.third == fact["splitViewWidths"][key]["third"].number)
      #expect(widths?.half == fact["splitViewWidths"][key]["half"].number)
      #expect(widths?.twoThirds == fact["splitViewWidths"][key]["twoThirds"].number)
    }
  }

  @Test func systemsAreTheFacts() throws {
    try forEach { device, fact in
      let first = fact["minOS"].string?.split(separator: "x").first
      #expect(device.osRange.start == first.flatMap { OSVersion(String($0.hasSuffix(".") ? $0.dropLast() : $0)) })
      let text = fact["maxOS"].string
      #expect(device.osNote == (text?.contains("(") == true ? text : nil))
      let lasts = text?.split(separator: ",").compactMap { $0.split(separator: " ").first.map(String.init) } ?? []
      #expect((device.osRange.end == nil) == lasts.isEmpty)
      for last in lasts {
        let version = try #require(OSVersion(last))
        #expect(device.osRange.contains(version), "\(device.id) runs \(last)")
        #expect(device.osRange.contains(OSVersion(version.major, version.minor, 9)), "\(device.id) runs \(last).9")
      }
      if let end = device.osRange.end {
        let newest = lasts.compactMap(OSVersion.init).max()
        #expect(newest == OSVersion(end.major - 1) || newest == OSVersion(end.major, end.minor - 1))
      }
    }
  }

  @Test func evidenceIsTheFacts() throws {
    let sources = try FactFile.devices()["sources"]
    try forEach { device, fact in
      #expect(device.confidence.text == fact["confidence"].string)
      #expect(device.sources.map(\.id) == fact["sources"].strings)
      for source in device.sources { #expect(source.text == sources[source.id].string) }
      #expect(device.note == fact["note"].string)
    }
  }

  @Test func noFactIsLeftOut() throws {
    let known: Set = [
      "id", "kind", "names", "year", "width", "height", "scale", "nativePixels", "safeArea", "safeAreaIOS26",
      "statusBar", "homeIndicator", "navigationBar", "toolbar", "tabBar", "splitViewWidths", "cornerRadius", "cutout",
      "minOS", "maxOS", "confidence", "sources", "note",
    ]
    try forEach { _, fact in #expect(fact.keys.subtracting(known) == []) }
  }

  private func devices() throws -> [Fact] { try #require(try FactFile.devices()["devices"].list) }

  /// Each device of the facts with the one of the table that has its id.
  private func forEach(_ check: (Device, Fact) throws -> Void) throws {
    for fact in try devices() {
      let id = try #require(fact["id"].string)
      try check(try #require(Device.withID(id), "no device \(id)"), fact)
    }
  }
}
