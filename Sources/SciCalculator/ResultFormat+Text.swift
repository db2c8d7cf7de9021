// From proved digits to text: where the point stands, and whether there is an exponent.

public import SciNumber

// MARK: - From digits to text

extension ResultFormat {
  /// Appends a number in this format's notation.
  ///
  /// An exact number has no zeros at its end, and a rounded one keeps them: they say how far it was
  /// rounded.
  public func write(_ number: DecimalDigits, to output: inout [UInt8]) {
    if number.isExact, number.isZero {
      output.append(UInt8(ascii: "0"))
      return
    }
    switch layout(of: number) {
    case .positional(let minimumDecimals):
      PositionalDigits(number, minimumDecimals: minimumDecimals).write(to: &output)
    case .exponent(let integerDigits):
      PositionalDigits(scientific: number, integerDigits: integerDigits).write(to: &output)
    }
  }

  /// The shape of the text, chosen before anything is written.
  private enum Layout {
    case positional(minimumDecimals: WideInt)
    case exponent(integerDigits: WideInt)
  }

  private func layout(of number: DecimalDigits) -> Layout {
    let (exponent, digitCount) = (number.exponent, number.significantCount)
    let length = Swift.max(digitCount, abs(exponent) + 1)
    let isPositional =
      switch notation {
      case .auto: isPositionalByItself(number, digitCount: digitCount, length: length)
      case .fixed: length <= Self.positionalLimit
      case .scientific, .engineering: false
      }
    if isPositional {
      guard case .decimals(let count) = digits, !number.isExact else {
        return .positional(minimumDecimals: 0)
      }
      return .positional(minimumDecimals: count)
    }
    guard notation == .engineering else { return .exponent(integerDigits: 1) }
    let remainder = exponent % 3
    return .exponent(integerDigits: (remainder < 0 ? remainder + 3 : remainder) + 1)
  }

  /// Whether ``Notation/auto`` writes a number without an exponent.
  private func isPositionalByItself(
    _ number: DecimalDigits, digitCount: WideInt, length: WideInt
  ) -> Bool {
    let exponent = number.exponent
    if number.isUsuallyPositional { return true }
    if case .decimals = digits, length <= Self.positionalLimit { return true }
    let isExactInteger = number.isExact && exponent >= 0 && digitCount <= exponent + 1
    return isExactInteger && exponent < Self.wholeLimit
  }
}
