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
    case .degreesMinutesSeconds, .continuedFraction, .factors, .roman: return nil
    case .radix, .fraction, .mixedNumber, .repeating, .exact:
      return try rectangularText(of: quantity, within: budget) { part throws(MathError) in
        try formText(of: part, within: budget)
      }
    }
  }

  /// Real and imaginary part, each written by itself, and the unit; a real part that is zero is left out.
  ///
  /// - Returns: `nil` if a part is not written.
  private func rectangularText(
    of quantity: ComplexQuantity, within budget: EvaluationBudget,
    writing write: (Real) throws(MathError) -> ResultText?
  ) throws(MathError) -> ResultText? {
    let number = quantity.value
    var text: ResultText
    if let zeros = try number.unprovedZeros(within: budget) {
      let parts = [(number.real, zeros.real), (number.imaginary, zeros.imaginary)]
      let texts = try parts.map { part, isZero throws(MathError) in
        isZero ? ResultText.unprovedZero : try write(part)
      }
      guard let real = texts[0], let imaginary = texts[1] else { return nil }
      text = sum(of: real, imaginary)
      text.decimalsOfUnprovedZero = zeros.decimals
    } else {
      guard let imaginary = try write(number.imaginary) else { return nil }
      let isImaginary = try number.real.sign(within: budget) == 0
      let real = isImaginary ? nil : try write(number.real)
      if real == nil, !isImaginary { return nil }
      text = sum(of: real, imaginary)
    }
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
    let parts = try [number.real, number.imaginary].map { part throws(MathError) in
      try format.text(of: .real(part), within: budget).string
    }
    let magnitude = try format.text(of: .real(number.magnitude(within: budget)), within: budget)
    let angle = try format.text(of: .real(number.argument(unit, within: budget)), within: budget)
    var text = ResultText(
      bytes: magnitude.bytes + Array(" ∠ ".utf8) + angle.bytes,
      isExact: magnitude.isExact && angle.isExact)
    text.mayBeExact = !text.isExact && (magnitude.mayBeExact || angle.mayBeExact)
    text.complexParts = parts
    return text
  }
}

extension ResultText {
  /// A part that is zero as far as was looked, and that no rule proves to be zero.
  fileprivate static var unprovedZero: ResultText? {
    var text = ResultText(bytes: [UInt8(ascii: "0")], isExact: false)
    text.mayBeExact = true
    return text
  }

  /// What has to be said with the result; `nil` for most.
  public var remark: String? {
    guard decimalsOfUnprovedZero > 0 else { return nil }
    return
      "the part written as 0 is zero to \(decimalsOfUnprovedZero) decimals, and no rule proves it zero"
  }
}

extension Complex {
  /// Which part, real or imaginary, is zero as far as was looked without being decided to be zero, and to how many decimals it is; `nil` where both are decided.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where that is so of both.
  fileprivate func unprovedZeros(
    within budget: EvaluationBudget
  ) throws(MathError) -> (real: Bool, imaginary: Bool, decimals: WideInt)? {
    do throws(MathError) {
      _ = try imaginary.sign(within: budget)
    } catch .undecided(let decimals) {
      guard try real.sign(within: budget) != 0 else { throw .undecided(decimals: decimals) }
      return (false, true, decimals)
    }
    do throws(MathError) {
      _ = try real.sign(within: budget)
      return nil
    } catch .undecided(let decimals) {
      return (true, false, decimals)
    }
  }
}
