import SciNumber
import SciUnits

/// Reads what `Unit.symbol` writes: names, `·`, `/` by the next factor or bracket, superscripts and `^(p/q)`.
///
/// A reader of its own, so that what is written is held against what is said about it and not against the library.
struct UnitText {
  private var rest: Substring

  /// The unit of a text; `nil` if it is none.
  static func unit(_ text: String) throws -> Unit? {
    var reader = UnitText(rest: text[...])
    let unit = try reader.product()
    return reader.rest.isEmpty ? unit : nil
  }

  private mutating func product() throws -> Unit? {
    guard var unit = try factor() else { return nil }
    while let sign = rest.first, "·/".contains(sign) {
      rest.removeFirst()
      guard let next = try factor() else { return nil }
      unit = sign == "·" ? try unit.multiplied(by: next) : try unit.divided(by: next)
    }
    return unit
  }

  private mutating func factor() throws -> Unit? {
    let base: Unit
    if rest.first == "(" {
      rest.removeFirst()
      guard let inner = try product(), rest.popFirst() == ")" else { return nil }
      base = inner
    } else {
      let name = rest.prefix { !"·/()^⁻⁰¹²³⁴⁵⁶⁷⁸⁹".contains($0) }
      rest.removeFirst(name.count)
      guard let unit = Unit(named: String(name)) else { return nil }
      base = unit
    }
    let exponent = exponent()
    return exponent == 1 ? base : try base.raised(to: exponent)
  }

  private mutating func exponent() -> Rational {
    if rest.hasPrefix("^(") {
      let text = rest.dropFirst(2).prefix { $0 != ")" }
      rest.removeFirst(text.count + 3)
      return Rational(String(text)) ?? 0
    }
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    let text = rest.prefix { $0 == "⁻" || digits.contains($0) }
    rest.removeFirst(text.count)
    let ascii = text.map { digit in digits.firstIndex(of: digit).map(String.init) ?? "-" }.joined()
    return Rational(ascii) ?? 1
  }
}

/// A shorter way to write quantities in tests: `q("7/3", "km/h")`.
func q(_ number: String, _ unit: String = "") throws -> Quantity {
  struct NoSuchText: Error {
    let text: String
  }
  guard let value = Rational(number) else { throw NoSuchText(text: number) }
  if unit.isEmpty { return Quantity(Real(value)) }
  guard let unit = try UnitText.unit(unit) else { throw NoSuchText(text: unit) }
  return Quantity(Real(value), unit)
}

extension Quantity {
  /// The exact number and the unit, such as `75 km`.
  var text: String {
    let number = value.knownRational.map(\.description) ?? value.description
    return unit.isNone ? number : "\(number) \(unit.symbol)"
  }
}
