/// The style sheet of the drawings: colours for light and dark, and the motion.
///
/// It uses no quotation mark and no angle bracket, so that it reads the same in HTML, where a style sheet is not escaped,
/// and in XML, where it is.
enum PictureStyle {
  /// When and how often the keyboard comes.
  enum Motion {
    /// Once, soon after the page is opened; and again whenever the pointer comes to a block of pictures.
    case once
    /// Up and down a few times, at last staying up: for a picture that stands alone.
    case repeated
  }

  /// The whole style sheet of the drawings.
  static func sheet(_ motion: Motion) -> String {
    [colors, shapes, texts, rules(motion), stillness].joined(separator: "\n")
  }

  private static let colors = """
    :root{color-scheme:light dark;--page:#f5f6f8;--card:#fff;--text:#1b1d21;--muted:#59606b;--line:#d9dce2;
    --accent:#0b63ce;--on-accent:#fff;--bad:#c4242b;--good:#1a7a3a;
    --body:#24262b;--edge:#4a4e57;--ground:#f2f2f7;--bar:#fafafc;--field:#fff;--field-line:#c8ccd4;
    --keyboard:#d2d5db;--key:#fff;--special:#aeb4bf;--key-text:#17191d}
    @media (prefers-color-scheme:dark){:root{--page:#131519;--card:#1c1f25;--text:#e9ebef;--muted:#a3abb8;--line:#343943;
    --accent:#4d9dff;--on-accent:#06152a;--bad:#ff7b7b;--good:#5cd083;
    --body:#3b3f47;--edge:#646a76;--ground:#0b0c0f;--bar:#17191d;--field:#1d1f24;--field-line:#3e434d;
    --keyboard:#2b2d31;--key:#63666d;--special:#45484e;--key-text:#fff}}
    """

  /// What is cut off is very slightly transparent: this has browsers draw it as a whole before they cut it. They else cut
  /// every shape by itself, and what lies below another one shines through at the edge.
  private static let shapes = """
    .clipped{opacity:.999}
    .body{fill:var(--body);stroke:var(--edge);stroke-width:2}
    .home-button{fill:none;stroke:var(--edge);stroke-width:3}
    .speaker{fill:var(--edge)}
    .ground{fill:var(--ground)}.bar{fill:var(--bar)}.rule{fill:var(--field-line)}
    .cutout{fill:#000}.indicator{fill:var(--text)}
    .battery{fill:var(--text)}
    .field{fill:var(--field);stroke:var(--field-line)}
    .edited{stroke:var(--accent);stroke-width:3}.caret{fill:var(--accent)}
    .button{fill:var(--accent)}
    .flag{fill:none;stroke:var(--bad);stroke-width:3;stroke-dasharray:9 6}
    .keyboard{fill:var(--keyboard)}.key{fill:var(--key)}.special{fill:var(--special)}
    .key-sign{fill:none;stroke:var(--key-text);stroke-width:1.5}
    """

  private static let texts = """
    text{font:17px system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;fill:var(--text)}
    .heading{font-size:28px;font-weight:700}.note,.hint-text{fill:var(--muted)}
    .label{font-size:14px;fill:var(--muted)}
    .bar-title,.button-text{font-weight:600;text-anchor:middle}.button-text{fill:var(--on-accent)}
    .bar-button{fill:var(--accent)}
    .status{font-size:12px;font-weight:600}.large{font-size:17px}
    .key-text{font-size:15px;fill:var(--key-text);text-anchor:middle}.letter{font-size:21px}
    """

  private static func rules(_ motion: Motion) -> String {
    let spring = ":root{--spring:\(KeyboardSpring.timingFunction())}"
    let move = "transform:translateY(var(--from))"
    let rest = "transform:translateY(var(--to))"
    let timing = "animation-timing-function:var(--spring)"
    switch motion {
    case .once:
      // Pointing at a block adds a second animation and keeps the first, so that nothing moves when the pointer leaves.
      return """
        \(spring)
        .moves{animation:rise \(KeyboardSpring.duration)s .8s backwards;\(timing)}
        .flag{animation:appear .3s 1.2s backwards}
        .block:hover .moves{animation-name:rise,rise-again}.block:hover .flag{animation-name:appear,appear-again}
        @keyframes rise{from{\(move)}to{\(rest)}}@keyframes rise-again{from{\(move)}to{\(rest)}}
        @keyframes appear{from{opacity:0}}@keyframes appear-again{from{opacity:0}}
        """
    case .repeated:
      // Of 5 s: down for 1 s, half a second up, 3 s up, half a second down. It ends after 2.5 rounds, up.
      return """
        \(spring)
        .moves{animation:cycle 5s 2.5}.flag{animation:blink 5s 2.5}
        @keyframes cycle{0%,20%{\(move);\(timing)}30%,90%{\(rest);\(timing)}to{\(move)}}
        @keyframes blink{0%,28%{opacity:0}34%,90%{opacity:1}94%,to{opacity:0}}
        """
    }
  }

  /// For readers who want no motion, and for paper: everything where it ends.
  private static let stillness = """
    @media (prefers-reduced-motion:reduce){.moves,.flag{animation:none!important}}
    @media print{.moves,.flag{animation:none!important}}
    """
}
