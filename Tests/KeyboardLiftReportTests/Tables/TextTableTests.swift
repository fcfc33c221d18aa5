import Testing

@testable import KeyboardLiftCommand

@Suite struct TextTableTests {
  @Test func columnsAreAsWideAsTheirWidestCell() {
    let table = TextTable(
      heading: ["name", "n", "last"], rows: [["é", "10", ""], ["longer", "5", "x"]], leading: [0, 2])
    #expect(table.text == "name     n  last\né       10\nlonger   5  x\n")
  }

  @Test func tableWithoutRowsIsItsHeading() {
    #expect(TextTable(heading: ["a", "b"], rows: [], leading: []).text == "a  b\n")
  }
}
