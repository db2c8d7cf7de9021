// Complex numbers in text: `3 + 4i`, `5 ∠ 30`.

import SciNumber
import SciUnits

extension ResultFormat {
  /// A complex number, with its unit behind it; a part that has not this format's form is written in decimal digits.
  func text(
    of quantity: ComplexQuantity, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    if case .polar(let unit) = form {
      var text = try polarText(of: quantity.value, unit, within: budget)
      if !quantity.isNumber { text.append(unit: quantity.unit, as: nil) }
      return text
    }
    var format = self
    // The unit says what angle it is.
    if case .angle = form { format.form = .decimal }
    let text = try format.rectangularText(of: quantity, within: budget) { part throws(MathError) in
      try format.text(of: .real(part), within: budget)
    }
    guard let text else { preconditionFailure("every part has digits") }
    return text
  }

  /// A complex number in this format's form; `nil` if a part has none, as πi has no fraction.
  func formText(
    of quantity: ComplexQuantity, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText? {
    switch form {
    case .decimal, .polar, .angle: return try text(of: quantity, within: budget)
    case .degreesMinutesSeconds, .continuedFraction, .factors: return nil
    case .radix, .fraction, .mixedNumber, .repeating, .exact:
      return try rectangularText(of: quantity, within: budget) { part throws(MathError) in
        try formText(of: part, within: budget)
      }
    }
  }

  /// Real and imaginary part, each written by itself, and the unit; a part that is zero is left out.
  ///
  /// - Returns: `nil` if a part is not written.
  private func rectangularText(
    of quantity: ComplexQuantity, within budget: EvaluationBudget,
    writing write: (Real) throws(MathError) -> ResultText?
  ) throws(MathError) -> ResultText? {
    guard let imaginary = try write(quantity.value.imaginary) else { return nil }
    let isImaginary = try quantity.value.real.sign(within: budget) == 0
    let real = isImaginary ? nil : try write(quantity.value.real)
    if real == nil, !isImaginary { return nil }
    var text = sum(of: real, imaginary)
    guard !quantity.isNumber else { return text }
    if text.bytes.contains(UInt8(ascii: " ")) {
      text.bytes = [UInt8(ascii: "(")] + text.bytes + [UInt8(ascii: ")")]
    }
    text.append(unit: quantity.unit, as: nil)
    return text
  }

  /// `3 + 4i` from the texts of both parts; the real one is left out where it is zero.
  private func sum(of real: ResultText?, _ imaginary: ResultText) -> ResultText {
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
    let sign = real == nil ? (isNegative ? "-" : "") : isNegative ? " - " : " + "
    var text = ResultText(
      bytes: (real?.bytes ?? []) + Array(sign.utf8) + factor + [UInt8(ascii: "i")],
      isExact: imaginary.isExact && real?.isExact ?? true)
    text.mayBeExact = imaginary.mayBeExact || real?.mayBeExact ?? false
    text.complexParts = [real?.string ?? "0", imaginary.string]
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
    let magnitude = try format.text(of: .real(number.magnitude(within: budget)), within: budget)
    let angle = try format.text(of: .real(number.argument(unit, within: budget)), within: budget)
    var text = ResultText(
      bytes: magnitude.bytes + Array(" ∠ ".utf8) + angle.bytes,
      isExact: magnitude.isExact && angle.isExact)
    text.mayBeExact = !text.isExact && (magnitude.mayBeExact || angle.mayBeExact)
    return text
  }
}
