import SciCalculator
import SciNumber
import SciSyntax

/// An expression over the columns of a row.
///
/// A class, since it is used for each row, and its parts are not copied for that.
final class TableFormula: Sendable {
  /// What the new column is called.
  let name: String
  /// The expression as it was typed.
  let text: String
  let expression: Expression
  /// The cells that stand for the parameters of the expression, by their slots.
  let sources: [Int]
  let rounding: ColumnRounding?

  init(
    name: String, text: String, expression: Expression, sources: [Int], rounding: ColumnRounding?
  ) {
    (self.name, self.text, self.expression) = (name, text, expression)
    (self.sources, self.rounding) = (sources, rounding)
  }

  /// Another formula that is the same.
  func copy() -> TableFormula {
    TableFormula(
      name: name, text: text, expression: expression, sources: sources.map { $0 },
      rounding: rounding)
  }
}

/// A word of the command line: `gross = net + 8.25%`, or an expression, which is then its own name.
struct FormulaWord: Hashable {
  var name: String
  var text: String
  /// Whether other formulas may use it by its name.
  var isNamed: Bool

  init(_ word: String) {
    guard let name = Syntax.definedName(inWord: word), let sign = word.firstIndex(of: "=") else {
      self.name = word
      text = word
      isNamed = false
      return
    }
    self.name = name
    text = word[word.index(after: sign)...].trimmingSpaces
    isNamed = true
  }
}
