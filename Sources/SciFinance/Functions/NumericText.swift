public import SciNumber

/// A number or a percentage that stands in the source as a text: `"5.75%"` is 0.0575.
///
/// ```swift
/// let rate: NumericText = "5.75%"
/// let fraction = rate.value  // 0.0575
/// ```
public struct NumericText: ExpressibleByStringLiteral, Hashable, Sendable {
  /// The number; of a percentage, the fraction.
  public let value: Rational

  /// The number of a text; one that is none stops the program with a sentence.
  public init(stringLiteral text: String) {
    let isPercent = text.hasSuffix("%")
    guard let number = Rational(isPercent ? String(text.dropLast()) : text) else {
      stop("\"\(text)\" is no number and no percentage")
    }
    value = isPercent ? number / 100 : number
  }

  /// A share of a rate: `try pmt(rate: "4.5%" / 12, nper: 360, pv: 300_000)`.
  ///
  /// - Precondition: the divisor is not zero.
  public static func / (left: NumericText, right: Int) -> Rational {
    left.value / Rational(right)
  }
}

extension CalendarDate: ExpressibleByStringLiteral {
  /// The date in a literal such as `"2026-11-21"`; any other text stops the program with a sentence.
  public init(stringLiteral text: String) {
    do throws(FinanceError) {
      try self.init(text)
    } catch {
      stop(error.description)
    }
  }
}

/// What a decimal number of another library can do; Foundation's `Decimal` is one.
///
/// ```swift
/// func total<Number: DecimalNumber>(_ numbers: [Number]) -> Number { numbers.reduce(.zero, +) }
/// ```
public typealias DecimalNumber = SignedNumeric & ExpressibleByFloatLiteral
  & CustomStringConvertible

/// The exact numbers of decimal numbers of another library, read from their digits.
///
/// `Double` is none of these: its literals of integers are `Int64`.
package func exact<Number: DecimalNumber>(
  _ numbers: [Number]
) throws(FinanceError) -> [Rational] where Number.IntegerLiteralType == Int {
  var result: [Rational] = []
  for number in numbers {
    guard let value = Rational("\(number)") else { throw .outOfRange(.cashFlows) }
    result.append(value)
  }
  return result
}

/// The days of dates of another library, such as Foundation's `Date`: those of UTC, with which their descriptions begin.
package func days<Day: CustomStringConvertible>(_ dates: [Day]) throws(FinanceError)
  -> [CalendarDate]
{
  var result: [CalendarDate] = []
  for date in dates { result.append(try CalendarDate(String(date.description.prefix(10)))) }
  return result
}
