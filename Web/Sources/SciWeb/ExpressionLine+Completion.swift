// What can be written at the caret: the names that begin like the one there, and the call around it.

import SciCalculator
import SciNumber
import SciSyntax
import SciUnits

extension ExpressionLine {
  /// The names that begin as the text does from the beginning of a name to a place in it.
  ///
  /// - Parameters:
  ///   - prefix: the letters before the caret.
  ///   - before: what stands before them, which may ask for a unit.
  /// - Returns: what the session defines first, then constants, words, and functions, short names first, and units where one can stand.
  func completions(of prefix: String, behind before: some Collection<UInt8>) -> [NameCompletion] {
    let letters = prefix.lowercased()
    let names = definitions + NameCompletion.builtIns
    return (Self.asksForUnit(before) ? Self.units(with: prefix) + names : names)
      .filter { $0.name.lowercased().hasPrefix(letters) && ($0.name != prefix || $0.isCalled) }
  }

  /// Whether a unit can stand behind a text: after a number, and after what it is converted to.
  private static func asksForUnit(_ before: some Collection<UInt8>) -> Bool {
    let space = UInt8(ascii: " ")
    let text = Array(before)
    guard let end = text.lastIndex(where: { $0 != space }) else { return false }
    if UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[end] { return true }
    return ["to", "in", "->", "→"].contains { text[...end].ends(with: " \($0)") }
  }

  /// The units whose names begin with some letters; those that are written so before those that only sound so.
  private static func units(with prefix: String) -> [NameCompletion] {
    let units = Unit.all.flatMap { UsualPrefixes.names(of: $0) }
      .map { NameCompletion($0.name, .unit, $0.summary) }
    let currencies = Unit.all(of: "currency")
      .map { NameCompletion($0.symbol, .unit, "a currency") }
    var seen: Set<String> = []
    let found = (units + currencies).filter { seen.insert($0.name).inserted }
    return found.filter { $0.name.hasPrefix(prefix) } + found.filter { !$0.name.hasPrefix(prefix) }
  }

  /// The call around a place in a text, as it is written.
  func heading(of name: String) -> NameCompletion? {
    (definitions + NameCompletion.builtIns).first { $0.name == name && $0.isCalled }
  }

  /// What the session defines.
  var definitions: [NameCompletion] { calculator.definitions(summary) }

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

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
