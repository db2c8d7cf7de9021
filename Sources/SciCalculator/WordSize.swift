public import SciNumber

/// How many bits the words of a machine have, for the operators of bits.
///
/// ```swift
/// var settings = CalculatorSettings.standard
/// settings.wordSize = WordSize(bits: 8, isSigned: false)
/// var calculator = Calculator(settings: settings)
/// try calculator.answer("~1")?.string  // "254"
/// ```
public struct WordSize: Hashable, Sendable {
  /// The number of bits.
  public var bits: WideInt
  /// Whether the highest bit counts as negative.
  public var isSigned: Bool

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - bits: the number of bits, 1 or more.
  ///   - isSigned: whether the highest bit counts as negative.
  public init(bits: WideInt, isSigned: Bool) {
    precondition(bits > 0, "a word without bits")
    self.bits = bits
    self.isSigned = isSigned
  }
}
