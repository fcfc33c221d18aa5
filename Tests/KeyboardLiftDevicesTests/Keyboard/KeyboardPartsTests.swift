import KeyboardLiftDevices
import Testing

@Suite struct KeyboardPartsTests {
  @Test func keysInPortraitFollowTheWidthAsInTheFacts() throws {
    let keys = try FactFile.keyboards()["model"]["keysPortrait"]
    #expect(keys.keys.count == 2)
    let narrow = try #require(keys["width 320-402"].number)
    let wide = try #require(keys["width 414-440 (and 5.5-inch)"].number)
    for device in phones {
      #expect(try parts(device, .portrait).keys == (device.size.width <= 402 ? narrow : wide), "\(device.id)")
    }
  }

  @Test func keysInLandscapeFollowTheScreenAsInTheFacts() throws {
    let keys = try FactFile.keyboards()["model"]["keysLandscape"]
    #expect(keys.keys.count == 3)
    let homeButton = try #require(keys["home-button phones"].number)
    let first = try #require(keys["Face ID 375/414-wide"].number)
    let later = try #require(keys["Face ID 390/393/402/428/430/440-wide (iOS 18)"].number)
    for device in phones {
      let faceID = [375, 414].contains(device.size.width) ? first : later
      #expect(try parts(device, .landscape).keys == (device.hasHomeIndicator ? faceID : homeButton), "\(device.id)")
    }
  }

  @Test func barInPortraitFollowsScreenAndSystemAsInTheFacts() throws {
    let bar = try FactFile.keyboards()["model"]["barPortrait"]
    #expect(bar["320"].string == "37 (iOS 8-10), 38 (11+)")
    #expect(try parts("iphone-5", .portrait, OSVersion(10)).bar == 37)
    #expect(try parts("iphone-5", .portrait, OSVersion(11)).bar == 38)
    #expect(bar["375 home"].string == "42 (iOS 8-12), 44 (13+)")
    #expect(try parts("iphone-6", .portrait, OSVersion(12)).bar == 42)
    #expect(try parts("iphone-6", .portrait, OSVersion(13)).bar == 44)
    #expect(bar["5.5-inch"].number == 45)
    #expect(try parts("iphone-6plus", .portrait, OSVersion(9)).bar == 45)
    #expect(bar["Face ID"].string == "42 (11.0), 44 (11.2-13), 45 (14-18)")
    #expect(try parts("iphone-x", .portrait, OSVersion(11, 1)).bar == 42)
    #expect(try parts("iphone-x", .portrait, OSVersion(11, 2)).bar == 44)
    #expect(try parts("iphone-x", .portrait, OSVersion(13)).bar == 44)
    #expect(try parts("iphone-x", .portrait, OSVersion(14)).bar == 45)
    #expect(try parts("iphone-x", .portrait).bar == 45)
  }

  @Test func barInLandscapeIs37Or38AsInTheFacts() throws {
    let bar = try FactFile.keyboards()["model"]["barLandscape"]
    #expect(bar["all phones"].string == "37-38")
    #expect(try parts("iphone-5", .landscape, OSVersion(10)).bar == 37)
    for device in phones { #expect(try parts(device, .landscape, OSVersion(18)).bar == 38) }
  }

  @Test func bottomFollowsTheHomeIndicatorAsInTheFacts() throws {
    let model = try FactFile.keyboards()["model"]
    #expect(model["bottomPortrait"]["home button"].number == 0)
    #expect(model["bottomPortrait"]["Face ID"].string == "75 = 41 + 34")
    #expect(model["bottomLandscape"]["home button"].number == 0)
    #expect(model["bottomLandscape"]["Face ID"].string == "21 (iOS 11-18), 20 (iOS 26)")
    for device in phones {
      #expect(try parts(device, .portrait).bottom == (device.hasHomeIndicator ? 75 : 0))
      #expect(try parts(device, .landscape, OSVersion(18)).bottom == (device.hasHomeIndicator ? 21 : 0))
      #expect(try parts(device, .landscape, OSVersion(26)).bottom == (device.hasHomeIndicator ? 20 : 0))
    }
    #expect(try parts("iphone-x", .landscape).bottom == 21, "the iPhone X never ran iOS 26")
    #expect(try parts("iphone-17", .landscape).bottom == 20)
  }

  @Test func sumsAgreeWithTheRowsOfTheTable() {
    var differences: Set<String> = []
    for device in phones {
      for entry in device.keyboardEntries where entry.kind == .qwerty && entry.displayZoom == nil {
        guard let height = entry.height, let bar = entry.suggestionBar, let system = entry.systems.start else {
          continue
        }
        let sum = device.keyboardParts(orientation: entry.orientation, suggestionBar: bar, os: system)?.height
        if sum != height { differences.insert("\(device.id) \(entry.orientation) \(entry.systems): \(height)") }
      }
    }
    // The table gives the bar of 45 points to iOS 13 already, and knows one report of 44 points from iOS 26.
    #expect(
      differences == [
        "iphone-x portrait 13-18: 336.0", "iphone-11pro portrait 13-18: 336.0", "iphone-12mini portrait 13-18: 336.0",
        "iphone-xr portrait 12-18: 346.0", "iphone-xsmax portrait 12-18: 346.0", "iphone-17 portrait 26.2: 335.0",
        "iphone-18pro portrait 26.2: 335.0",
      ])
  }

  @Test func thereIsNoFormulaForTabletsAndFoldables() {
    for device in Device.all where device.family == .iPad || device.isFoldable {
      #expect(device.keyboardParts(orientation: .portrait) == nil, "\(device.id)")
    }
  }

  @Test func partsAreWrittenAsASum() throws {
    #expect(try parts("iphone-x", .portrait, OSVersion(18)).description == "216+45+75")
    #expect(try parts("iphone-6", .landscape, OSVersion(18)).description == "162+38")
  }

  private var phones: [Device] { Device.all.filter { $0.family == .iPhone && !$0.isFoldable } }

  private func parts(_ device: Device, _ orientation: Orientation, _ os: OSVersion? = nil) throws -> KeyboardParts {
    try #require(device.keyboardParts(orientation: orientation, os: os))
  }

  private func parts(_ id: String, _ orientation: Orientation, _ os: OSVersion? = nil) throws -> KeyboardParts {
    try parts(#require(Device.withID(id)), orientation, os)
  }
}
