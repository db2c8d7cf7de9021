// Complex numbers in text: `3 + 4i`, `5 ∠ 30`.

import SciNumber
import SciUnits

extension ResultFormat {
  /// A complex number, with its unit behind it.
  func text(
    of quantity: ComplexQuantity, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    var text: ResultText
    if case .polar(let unit) = form {
      text = try polarText(of: quantity.value, unit, within: budget)
    } else {
      var format = self
      // The unit says what angle it is.
      if case .angle = form { format.form = .decimal }
      text = try format.rectangularText(of: quantity.value, within: budget)
      if !quantity.isNumber, text.bytes.contains(UInt8(ascii: " ")) {
        text.bytes = [UInt8(ascii: "(")] + text.bytes + [UInt8(ascii: ")")]
      }
    }
    if !quantity.isNumber { text.append(unit: quantity.unit, as: nil) }
    return text
  }

  /// Real and imaginary part, each rounded by itself; a part that is zero is left out.
  func rectangularText(
    of number: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    let imaginary = try part(number.imaginary, within: budget)
    var (factor, isNegative) = (imaginary.bytes[...], false)
    if factor.first == UInt8(ascii: "-") { (factor, isNegative) = (factor.dropFirst(), true) }
    if Self.isSum(factor) {
      (factor, isNegative) = ([UInt8(ascii: "(")] + imaginary.bytes + [UInt8(ascii: ")")], false)
    }
    let isPlain = factor.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == 46 }
    if isPlain, imaginary.isExact, factor == [UInt8(ascii: "1")] {
      factor = []
    } else if !isPlain, form != .decimal {
      factor.append(UInt8(ascii: "*"))
    }
    var text = ResultText(bytes: [], isExact: imaginary.isExact)
    text.mayBeExact = imaginary.mayBeExact
    var realText = "0"
    if try number.real.sign(within: budget) == 0 {
      if isNegative { text.bytes.append(UInt8(ascii: "-")) }
    } else {
      let real = try part(number.real, within: budget)
      realText = real.string
      text.bytes = real.bytes + Array((isNegative ? " - " : " + ").utf8)
      text.isExact = text.isExact && real.isExact
      text.mayBeExact = text.mayBeExact || real.mayBeExact
    }
    text.bytes += factor + [UInt8(ascii: "i")]
    text.complexParts = [realText, imaginary.string]
    return text
  }

  /// Whether a text has a space outside of brackets, as `1 + sqrt(2)` has.
  private static func isSum(_ text: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: " ") where depth == 0: return true
      default: break
      }
    }
    return false
  }

  /// Magnitude and angle.
  func polarText(
    of number: Complex, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    var format = self
    format.form = .decimal
    let magnitude = try format.part(number.magnitude(within: budget), within: budget)
    let angle = try format.part(number.argument(unit, within: budget), within: budget)
    var text = ResultText(
      bytes: magnitude.bytes + Array(" ∠ ".utf8) + angle.bytes,
      isExact: magnitude.isExact && angle.isExact)
    text.mayBeExact = !text.isExact && (magnitude.mayBeExact || angle.mayBeExact)
    return text
  }

  /// A part in this format's form, or in decimal digits where it has none.
  private func part(
    _ number: Real, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    try text(of: .real(number), within: budget)
  }
}
