import Testing

@testable import KeyboardLiftCommand

@Suite struct OptionTableTests {
  private let table = OptionTable(
    command: "draw",
    options: [
      .init(name: "--format", value: "svg|text", choices: ["svg", "text"], help: "What is drawn."),
      .init(name: "--output", value: "FILE", choices: nil, help: "Where it goes."),
      .init(name: "--quiet", value: nil, choices: nil, help: "Nothing else is said."),
    ])

  private func error(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try table.parse(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func optionsStandAnywhereAndOperandsKeepTheirOrder() throws {
    let parsed = try table.parse(["b", "--format", "svg", "a", "--quiet", "c", "--output=d"])
    #expect(parsed.operands == ["b", "a", "c"])
    #expect(parsed.values == ["--format": "svg", "--quiet": "", "--output": "d"])
    #expect(parsed.has("--quiet"))
  }

  @Test func nothingIsNothing() throws {
    #expect(try table.parse([]) == OptionTable.Parsed())
    #expect(try !table.parse([]).has("--quiet"))
  }

  @Test func attachedValueMayHoldAnything() throws {
    #expect(try table.parse(["--output=--a=b c"]).values == ["--output": "--a=b c"])
  }

  @Test func twoHyphensEndTheOptions() throws {
    let parsed = try table.parse(["--quiet", "--", "--format", "--", "-x"])
    #expect(parsed.operands == ["--format", "--", "-x"])
    #expect(parsed.values == ["--quiet": ""])
  }

  @Test func oneHyphenIsAnOperandAndAValue() throws {
    let parsed = try table.parse(["-", "--output", "-", ""])
    #expect(parsed.operands == ["-", ""])
    #expect(parsed.values == ["--output": "-"])
  }

  @Test func ofARepeatedOptionTheLastCounts() throws {
    #expect(try table.parse(["--format=svg", "--format", "text"]).values == ["--format": "text"])
  }

  @Test(arguments: [["--output"], ["--output="], ["--output", ""], ["--output", "--quiet"], ["--output", "--"]])
  func missingValueIsToldWithItsForm(arguments: [String]) {
    #expect(throws: UsageError("draw: option '--output' needs a value: --output FILE")) {
      try table.parse(arguments)
    }
  }

  @Test func otherValuesThanTheChoicesAreRefused() {
    #expect(error("--format", "png") == "draw: 'png' is no value for '--format'; use one of svg, text")
    #expect(error("--format=") == "draw: option '--format' needs a value: --format svg|text")
  }

  @Test func switchTakesNoValue() {
    #expect(error("--quiet=yes") == "draw: option '--quiet' takes no value; leave out what follows '='")
    #expect(error("--quiet=") == "draw: option '--quiet' takes no value; leave out what follows '='")
  }

  @Test(arguments: [
    ("--formt", "--format"), ("--fromat", "--format"), ("--out", "--output"), ("--outputs", "--output"),
    ("-quiet", "--quiet"), ("--quite=1", "--quiet"),
  ])
  func typingErrorIsMetWithTheOptionMeant(word: String, meant: String) {
    let name = word.prefix { $0 != "=" }
    #expect(error(word) == "draw: unknown option '\(name)'; did you mean '\(meant)'?")
  }

  @Test func unknownOptionLikeNoOtherPointsToTheHelp() {
    #expect(error("--colour") == "draw: unknown option '--colour'; see 'keyboard-lift help draw'")
    #expect(error("-x") == "draw: unknown option '-x'; see 'keyboard-lift help draw'")
  }
}
