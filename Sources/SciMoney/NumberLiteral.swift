public import SciNumber

/// A number that stands in the source: `3`, `0.19` or `"0.19"`, exactly as it is written.
///
/// ```swift
/// let rate = ExchangeRate(from: .usd, to: .eur, rate: "0.9187")
/// let tax = Money(100, .usd) * "0.2235"  // USD 22.35
/// let bag: MoneyBag = [.eur: "0.30", .usd: 5]
/// ```
///
/// It is the type of parameters that take a literal without `try`. A text that is no number stops the program
/// with a sentence the first time it is used. A `String` that is known when the program runs is read by
/// ``init(_:)-(String)``, which throws.
public struct NumberLiteral: Hashable, Sendable {
  /// The number.
  public let value: Rational

  /// A number.
  public init(_ value: Rational) {
    self.value = value
  }

  /// The number in a text for machines, such as `0.19` or `10/11`.
  ///
  /// - Throws: ``MoneyError/syntax(offset:expected:)``; ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  @_disfavoredOverload
  public init(_ text: String) throws(MoneyError) {
    value = try ExactText.number(text)
  }
}

extension NumberLiteral: ExpressibleByIntegerLiteral {
  /// An integer.
  public init(integerLiteral value: StaticBigInt) {
    self.init(Rational(integerLiteral: value))
  }
}

#if !hasFeature(Embedded)
  extension NumberLiteral: ExpressibleByFloatLiteral {
    /// A decimal number of up to 15 digits, as it is written.
    public init(floatLiteral value: Double) {
      self.init(Rational(floatLiteral: value))
    }
  }
#endif

extension NumberLiteral: ExpressibleByStringLiteral {
  /// The number in a text; one that is no number stops the program.
  public init(stringLiteral text: String) {
    value = literally("\"\(text)\" is no number") { () throws(MoneyError) in
      try ExactText.number(text)
    }
  }
}

extension NumberLiteral: CustomStringConvertible {
  /// The exact number.
  public var description: String { ExactText.text(value) }
}

/// What `body` gives; an error of it is a mistake in the source, and stops the program with a sentence.
func literally<Value>(
  _ mistake: @autoclosure () -> String, _ body: () throws(MoneyError) -> Value
) -> Value {
  do throws(MoneyError) {
    return try body()
  } catch {
    stop("\(mistake()): \(error)")
  }
}

/// What `body` gives; an error of it stops the program, as an overflow of `Int` does.
func orStop<Value>(_ body: () throws(MoneyError) -> Value) -> Value {
  do throws(MoneyError) {
    return try body()
  } catch {
    stop(error.description)
  }
}
