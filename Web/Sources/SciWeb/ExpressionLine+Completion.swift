// What can be written at the caret: the names that begin like the one there, and the call around it.

import SciCalculator
import SciNumber
import SciSyntax

extension ExpressionLine {
  /// The names that begin as the text does from the beginning of a name to a place in it.
  ///
  /// - Parameter prefix: the letters before the caret.
  /// - Returns: what the session defines first, then constants, words, and functions, short names first.
  func completions(of prefix: String) -> [NameCompletion] {
    let letters = prefix.lowercased()
    return (definitions + NameCompletion.builtIns)
      .filter { $0.name.lowercased().hasPrefix(letters) && ($0.name != prefix || $0.isCalled) }
  }

  /// The call around a place in a text, as it is written.
  func heading(of name: String) -> NameCompletion? {
    (definitions + NameCompletion.builtIns).first { $0.name == name && $0.isCalled }
  }

  private var definitions: [NameCompletion] { calculator.definitions(summary) }

  /// A variable's value in a few digits.
  private func summary(of value: Value) -> String {
    let format = ResultFormat(digits: .significant(12), notation: .auto, rounding: .halfEven)
    var budget = EvaluationBudget.untrusted
    budget.time = .milliseconds(Self.previewMilliseconds / 10)
    do throws(MathError) {
      let text = try format.text(of: value, within: budget)
      let digits = text.bytes.count > 40 ? String(text.string.prefix(40)) + "…" : text.string
      return (text.isExact ? "= " : "≈ ") + digits
    } catch {
      return "A variable of yours."
    }
  }
}
