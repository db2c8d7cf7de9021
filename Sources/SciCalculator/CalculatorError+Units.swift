// What may help where units do not fit.

import SciSyntax
import SciUnits

extension CalculatorError {
  /// What may help where two units measure different things, of which one may be 1 over the other.
  ///
  /// - Parameters:
  ///   - left: the unit that was to be converted, or that of the left operand.
  ///   - right: the unit that it was to be converted to, or that of the right operand.
  ///   - source: the text that was evaluated, as UTF-8.
  /// - Returns: a note, if one is the reciprocal of the other.
  func reciprocalNote(_ left: Unit, _ right: Unit, inUTF8 source: [UInt8]) -> String? {
    guard left.dimension.isReciprocal(of: right.dimension) else { return nil }
    let start = "one is the reciprocal of the other: write "
    guard isConverted(source) else { return start + "`1/(…)` for one of them" }
    let operand = String(decoding: source[range.lower..<range.upper], as: UTF8.self)
    return start + "`1/(\(operand)) to \(right.symbol)`"
  }

  /// Whether a conversion follows what the error is about.
  private func isConverted(_ source: [UInt8]) -> Bool {
    guard range.upper < source.count else { return false }
    let rest = String(decoding: source[range.upper...], as: UTF8.self)
      .drop { $0 == " " || $0 == ")" }
    return ["to ", "in ", "->", "→"].contains { rest.hasPrefix($0) }
  }
}
