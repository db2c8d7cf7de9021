// From proved digits to text: where the point, the zeros and the exponent go.

public import SciNumber

// MARK: - From digits to text

extension ResultFormat {
  /// Appends a number in this format's notation.
  ///
  /// An exact number has no zeros at its end, and a rounded one keeps them: they say how far it was
  /// rounded.
  public func write(_ number: DecimalDigits, to output: inout [UInt8]) {
    var digits = number.digits[...]
    if number.isExact {
      while digits.count > 1, digits.last == Self.zero { digits.removeLast() }
    }
    let isZero = digits.first == Self.zero
    if isZero, number.isExact {
      output.append(Self.zero)
      return
    }
    if number.isNegative, !isZero { output.append(UInt8(ascii: "-")) }
    switch layout(of: number, digitCount: digits.count) {
    case .positional:
      let start = output.count
      writePositional(digits, exponent: isZero ? 0 : number.exponent, to: &output)
      if case .decimals(let count) = self.digits, count > 0, !number.isExact {
        Self.padDecimals(to: count, from: start, of: &output)
      }
    case .exponent(let digitsBeforePoint):
      let exponent = isZero ? 0 : number.exponent - digitsBeforePoint + 1
      Self.writePoint(digits, after: digitsBeforePoint, to: &output)
      output.append(UInt8(ascii: "e"))
      output.append(contentsOf: String(exponent).utf8)
    }
  }

  /// The shape of the text, chosen before anything is written.
  private enum Layout {
    case positional
    case exponent(digitsBeforePoint: Int)
  }

  private static let zero = UInt8(ascii: "0")
  private static let point = UInt8(ascii: ".")

  private func layout(of number: DecimalDigits, digitCount: Int) -> Layout {
    let exponent = number.exponent
    let length = Swift.max(digitCount, abs(exponent) + 1)
    switch notation {
    case .auto:
      // Zeros up to the point would look like digits that were computed.
      let wouldBeFilled = !number.isExact && exponent >= digitCount
      if (-7...20).contains(exponent), !wouldBeFilled { return .positional }
      if case .decimals = digits, length <= Self.positionalLimit { return .positional }
      let isExactInteger = number.isExact && exponent >= 0 && digitCount <= exponent + 1
      let isWhole = isExactInteger && exponent < Self.wholeLimit
      return isWhole ? .positional : .exponent(digitsBeforePoint: 1)
    case .fixed:
      return length <= Self.positionalLimit ? .positional : .exponent(digitsBeforePoint: 1)
    case .scientific:
      return .exponent(digitsBeforePoint: 1)
    case .engineering:
      let remainder = exponent % 3
      return .exponent(digitsBeforePoint: (remainder < 0 ? remainder + 3 : remainder) + 1)
    }
  }

  private func writePositional(
    _ digits: ArraySlice<UInt8>, exponent: Int, to output: inout [UInt8]
  ) {
    if exponent >= 0 {
      Self.writePoint(digits, after: exponent + 1, to: &output)
    } else {
      output.append(Self.zero)
      output.append(Self.point)
      output.append(contentsOf: repeatElement(Self.zero, count: -exponent - 1))
      output.append(contentsOf: digits)
    }
  }

  /// Writes digits with the point after the first `count`, filling with zeros up to there.
  private static func writePoint(
    _ digits: ArraySlice<UInt8>, after count: Int, to output: inout [UInt8]
  ) {
    output.append(contentsOf: digits.prefix(count))
    if digits.count <= count {
      output.append(contentsOf: repeatElement(zero, count: count - digits.count))
    } else {
      output.append(point)
      output.append(contentsOf: digits.dropFirst(count))
    }
  }

  private static func padDecimals(to count: Int, from start: Int, of output: inout [UInt8]) {
    let written: Int
    if let place = output[start...].firstIndex(of: point) {
      written = output.count - place - 1
    } else {
      output.append(point)
      written = 0
    }
    if written < count {
      output.append(contentsOf: repeatElement(zero, count: count - written))
    }
  }
}
