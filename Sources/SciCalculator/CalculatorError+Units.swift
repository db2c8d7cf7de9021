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
    // In `1/50 Hz`, 50 Hz are meant.
    let divisor = operand.dropFirst(2)
    if operand.hasPrefix("1/"), !divisor.contains(where: { "/*(".contains($0) }) {
      return start + "`1/(\(divisor)) to \(right.symbol)`"
    }
    return start + "`1/(\(operand)) to \(right.symbol)`"
  }

  /// What helps where a turn may count as 1 or as 2π.
  static let turnHint =
    "divide turns by `(1 rev)` to count them, and by `(1 rad)` for their radians"

  /// Both readings of a quantity in another unit, and what they come to.
  func turnNote(_ readings: [TurnReading], in target: Unit, inUTF8 source: [UInt8]) -> String {
    let end = isConverted(source) ? " to \(target.symbol)" : ""
    let texts = readings.map { "`\($0.text)\(end)` for \($0.value)" }
    return "write " + texts.joined(separator: " or ")
  }

  /// What helps where a number is needed, and not one in a unit.
  static func numberNotes(of symbol: String) -> [String] {
    let division = "divide by the unit for its number: `(…) / (1 \(symbol))`"
    guard Unit(named: symbol)?.isAngle ?? false else { return [division] }
    return [division, "`radians(x)` and `degrees(x)` are the number of an angle x in these units"]
  }

  /// Whether a conversion follows what the error is about.
  private func isConverted(_ source: [UInt8]) -> Bool {
    guard range.upper < source.count else { return false }
    let rest = String(decoding: source[range.upper...], as: UTF8.self)
      .drop { $0 == " " || $0 == ")" }
    return ["to ", "in ", "->", "→"].contains { rest.hasPrefix($0) }
  }
}
