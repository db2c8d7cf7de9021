import Testing

@testable import SciSyntax

/// One reader that reads many texts comes to what a new one would.
@Suite struct StatementReaderTests {
  @Test func nothingIsLeftOfTheTextBefore() throws {
    // Each of these leaves something waiting where the reading stops, or gives names a meaning.
    let texts = [
      "f(x) = x^2; f(3)", "((1 + [2; 3", "x = 1; y = 2", "f 3", "sin cos", "1 < 2 < ",
      "2 * (3 + 4)",
      "sum(i = 1; 10", "if(1; 2", "\u{FEFF}1", "30°15′", "log_2 8", "5 ft 3 in", "", "1..",
      "f(x; y) =",
      "10 + 5%", String(repeating: "(", count: 100) + "1", "2 x",
      (0..<200).map { String($0) }.joined(separator: "+"), "[1; 2; 3]", "a ? b", "a ? b : c",
    ]
    let units = UnitNames(["ft", "in", "m", "y"])
    let functions: FunctionNames = ["sin", "cos", "log", "sum"]
    var reader = StatementReader()
    // Every text behind every other one.
    for first in texts {
      for second in texts {
        for text in [first, second] {
          let bytes = Array(text.utf8)
          var expected: [Statement] = []
          var error: SyntaxError?
          do throws(SyntaxError) {
            expected = try Syntax.parse(utf8: bytes, functions: functions, units: units)
          } catch let found {
            error = found
          }
          do throws(SyntaxError) {
            try reader.read(utf8: bytes, functions: functions, units: units, percent: .relative)
            #expect(error == nil, "\(text) after \(first)")
          } catch let found {
            #expect(found == error, "\(text) after \(first)")
          }
          #expect(reader.statements == expected, "\(text) after \(first)")
        }
      }
    }
  }

  @Test func statementsAndTreesAreGivenAway() throws {
    var reader = StatementReader()
    try reader.read(utf8: Array("1 + 2; 3".utf8), functions: [], units: .none, percent: .relative)
    var tree = Tree()
    reader.exchangeTree(&tree)
    #expect(tree.dump == "(+ 1 2)" && reader.statements.count == 2)
    reader.exchangeTree(&tree)
    let statements = reader.takeStatements()
    #expect(statements.map(\.dump) == ["(+ 1 2)", "3"] && reader.statements.isEmpty)
    // What was given away is not what the next text is written to.
    try reader.read(utf8: Array("4 * 5".utf8), functions: [], units: .none, percent: .relative)
    let copy = reader.statements
    try reader.read(utf8: Array("6".utf8), functions: [], units: .none, percent: .relative)
    #expect(copy[0].dump == "(* 4 5)" && statements[0].dump == "(+ 1 2)")
    #expect(reader.statements[0].dump == "6")
  }

  /// Whoever owns the tables of names changes them in place only if nobody else holds them.
  @Test(arguments: ["1 + 2", "1 +", "x = 5"])
  func namesAreNotKept(_ text: String) {
    final class Table: Sendable {}
    var table: Table? = Table()
    weak let kept = table
    var reader = StatementReader()
    do {
      let functions = FunctionNames { [table] _ in table == nil ? .always : nil }
      let units = UnitNames { [table] _ in table == nil ? .unit : nil }
      try? reader.read(
        utf8: Array(text.utf8), functions: functions, units: units, percent: .relative)
    }
    table = nil
    #expect(kept == nil)
    #expect(reader.statements.count <= 1)
  }
}
