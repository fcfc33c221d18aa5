import KeyboardLiftCore
import KeyboardLiftDevices

/// A device's outline and the bars of its system, in the coordinates of the screen.
struct DeviceDrawing {
  let device: DeviceScreen

  /// The id of the screen's outline, by which what is on the screen is cut off.
  var clipID: String { "screen-\(device.id)" }

  /// The definition that cuts off at the screen's rounded corners.
  var clipDefinition: Markup {
    .tag("clipPath", ["id": clipID], [.rect(device.bounds, radius: device.cornerRadius, class: "clip")])
  }

  /// The whole device, a little wider than the screen; with a home button much longer.
  var body: Rect {
    let along = device.hasHomeIndicator ? rim : rim + 62
    let isTall = !device.size.isLandscape
    let x = isTall ? rim : along
    let y = isTall ? along : rim
    return Rect(x: -x, y: -y, width: device.size.width + 2 * x, height: device.size.height + 2 * y)
  }

  /// What lies around the screen.
  var outline: [Markup] {
    let radius = device.hasHomeIndicator ? device.cornerRadius + rim : 56
    let shape = Markup.rect(body, radius: radius, class: "body")
    return device.hasHomeIndicator ? [shape] : [shape, homeButton, speaker]
  }

  /// What lies over everything on the screen, the keyboard included.
  var foreground: [Markup] {
    [cutout, homeIndicator].compactMap(\.self)
  }

  /// Status and navigation bar.
  func bars(title: String) -> [Markup] {
    // Wider and higher than the bars, for no seam to show at the screen's edge, which cuts it off.
    let bar = Rect(x: -4, y: -4, width: device.size.width + 8, height: device.barBottom + 4)
    let middle = device.barBottom - device.navigationBarHeight / 2 + 6
    return [
      .rect(bar, class: "bar"),
      .rect(Rect(x: 0, y: bar.maxY, width: bar.width, height: 0.5), class: "rule"),
      .line(title, x: device.size.width / 2, y: middle, class: "bar-title"),
      .line("Cancel", x: device.safeArea.left + 16, y: middle, class: "bar-button"),
    ] + statusBar
  }
}

extension DeviceDrawing {
  /// How broad the frame around the screen is, in points.
  private var rim: Double { device.isPad ? 28 : device.hasHomeIndicator ? 14 : 22 }

  private var homeButton: Markup {
    let isTall = !device.size.isLandscape
    let x = isTall ? device.size.width / 2 : device.size.width + 42
    let y = isTall ? device.size.height + 42 : device.size.height / 2
    return .tag("circle", ["class": "home-button", "cx": x.written, "cy": y.written, "r": "28"])
  }

  /// The slit opposite the home button.
  private var speaker: Markup {
    let middle = body.height / 2 + body.minY
    let frame =
      device.size.isLandscape
      ? Rect(x: -45, y: middle - 30, width: 6, height: 60)
      : Rect(x: device.size.width / 2 - 30, y: -45, width: 60, height: 6)
    return .rect(frame, radius: 3, class: "speaker")
  }

  /// The time and a battery, where there is a status bar.
  private var statusBar: [Markup] {
    guard device.statusBarHeight > 0 else { return [] }
    let middle = device.cutout.map { $0.top + $0.height / 2 } ?? device.statusBarHeight / 2
    let inset = device.cutout == nil ? 10 : 40.0
    let battery = Rect(x: device.size.width - inset - 24, y: middle - 5.5, width: 24, height: 11)
    let size = device.cutout == nil ? "status" : "status large"
    return [
      .line("9:41", x: inset, y: middle + (device.cutout == nil ? 4 : 6), class: size),
      .rect(battery, radius: 3, class: "battery"),
    ]
  }

  /// Notch or island: at the top in portrait, at the left side in landscape.
  private var cutout: Markup? {
    guard let cutout = device.cutout else { return nil }
    let isNotch = cutout.shape == .notch
    // A notch is open to the edge: its upper corners lie outside the screen, where the outline covers them.
    let hang = isNotch ? cutout.height / 2 : 0
    let across = ((device.size.isLandscape ? device.size.height : device.size.width) - cutout.width) / 2
    let length = cutout.height + hang
    let frame =
      device.size.isLandscape
      ? Rect(x: cutout.top - hang, y: across, width: length, height: cutout.width)
      : Rect(x: across, y: cutout.top - hang, width: cutout.width, height: length)
    return .rect(frame, radius: cutout.height / 2, class: "cutout")
  }

  private var homeIndicator: Markup? {
    guard device.hasHomeIndicator else { return nil }
    let width = min(device.size.width, device.size.height) * 0.34
    let frame = Rect(x: (device.size.width - width) / 2, y: device.size.height - 13, width: width, height: 5)
    return .rect(frame, radius: 2.5, class: "indicator")
  }
}
