import SciNumber

extension Rational {
  /// The most bits that may hide in a power of ten, some more than a million digits have.
  static let mostHiddenBits: WideInt = 4_000_000

  /// Whether the number is not much longer written out than it is in memory.
  ///
  /// `1e999999999` is kept as a power, and adding 1 to it would write a thousand million digits.
  var isShort: Bool {
    guard !isZero else { return true }
    let bounds = binaryExponentBounds
    let most = Self.mostHiddenBits + bitSize
    return -most <= bounds.lowerBound && bounds.upperBound <= most
  }
}

/// Refuses arguments that arithmetic without a limit would write out.
func requireShort(_ values: Rational...) throws(FinanceError) {
  try requireShort(values)
}

/// Refuses arguments that arithmetic without a limit would write out.
func requireShort(_ values: some Sequence<Rational>) throws(FinanceError) {
  guard values.allSatisfy({ $0.isShort }) else {
    throw .mathematics(.exactLimit(bits: Rational.mostHiddenBits))
  }
}
