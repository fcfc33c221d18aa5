import KeyboardLiftCore

/// The demonstration as a page of HTML that needs nothing else: no script, no other file, no network.
struct DemonstrationPage {
  let demonstration: Demonstration

  /// The page's characters, ending in a line break.
  var text: String {
    let page = Markup.tag(
      "html", ["lang": "en"],
      [
        .tag(
          "head", [:],
          [
            .tag("meta", ["charset": "utf-8"]),
            .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .tag("title", [:], text: "KeyboardLift: what the keyboard hides"),
            .tag("style", [:], text: PictureStyle.sheet(.once) + "\n" + PageStyle.sheet),
          ]),
        .tag("body", [:], [definitions, header, .tag("main", [:], [summary] + devices), footer]),
      ])
    return "<!DOCTYPE html>\n" + page.rendered + "\n"
  }

  /// How many fields the form has.
  var fieldCount: Int { demonstration.cases.first?.form.fields.count ?? 0 }

  private var header: Markup {
    .tag(
      "header", [:],
      [
        .tag("h1", [:], text: "What the keyboard hides, before and after"),
        .tag(
          "p", [:],
          [
            """
            A sign-up form of \(fieldCount) fields, in a scroll view and plain, on a small and a large phone and an iPad. \
            Every field was touched in turn, the text keyboard came up at that device’s own height, and went again: \
            by itself, in each of the four known ways, and in KeyboardLift’s automatic way. All figures come from that \
            run of the engine.
            """
          ]),
        .tag(
          "p", ["class": "muted"],
          ["The pictures move with the keyboard’s own spring when the page is opened; point at them to see it again."]),
      ])
  }

  private var footer: Markup {
    let trials = demonstration.cases.flatMap { $0.trials.values.joined() }
    let restored = trials.count { $0.isRestored }
    return .tag(
      "footer", [:],
      [
        .tag(
          "p", [:],
          [
            """
            When the keyboard had gone, everything was exactly where it had been in \(restored) of \(trials.count) runs. \
            Lengths are points.
            """
          ])
      ])
  }

  /// What the pictures are put together from, each drawn once.
  private var definitions: Markup {
    var screens: [DeviceScreen] = []
    for item in demonstration.cases where !screens.contains(where: { $0.id == item.form.device.id }) {
      screens.append(item.form.device)
    }
    return .tag(
      "svg", ["class": "definitions", "aria-hidden": "true", "focusable": "false"],
      [
        .tag(
          "defs", [:],
          screens.flatMap(\.definitions) + demonstration.cases.map { $0.contentDefinition(editing: $0.telling) })
      ])
  }

  /// A section for each device, in the order of the cases.
  private var devices: [Markup] {
    var sections: [(name: String, blocks: [Markup])] = []
    for item in demonstration.cases {
      let name = item.form.device.name
      if sections.last?.name != name { sections.append((name, [.tag("h2", [:], text: name)])) }
      sections[sections.count - 1].blocks.append(block(item))
    }
    return sections.map { .tag("section", [:], $0.blocks) }
  }
}
