public import SciNumber

/// The numbers that a variable stands for, one for each row of a table.
///
/// ```swift
/// let prices = Column.decimals([1999, 250], scale: 2)  // 19.99 and 2.50
/// let total = try Expression("price*quantity + 8.25%")
/// let answers = try total.answers(
///   ["price": prices, "quantity": .integers([3, 10])],
///   format: ResultFormat(digits: .decimals(2), notation: .fixed, rounding: .halfEven))
/// print(answers[0] ?? "", answers[1] ?? "")  // 64.92 27.06
/// ```
public struct Column: Sendable {
  private enum Numbers {
    case same(Real)
    case integers([Int64])
    case decimals([Int64], scale: Int)
    case doubles([Double])
    case numbers([Real])
  }

  private let numbers: Numbers

  /// The same number in each row.
  public static func same(_ number: Real) -> Column { Column(numbers: .same(number)) }

  /// Integers.
  public static func integers(_ integers: [Int64]) -> Column {
    Column(numbers: .integers(integers))
  }

  /// Decimals with the same number of digits behind the point: `coefficients` × 10^(−`scale`).
  ///
  /// - Precondition: the scale is one of ``/SciNumber/Rational/scales``.
  public static func decimals(_ coefficients: [Int64], scale: Int) -> Column {
    precondition(Rational.scales.contains(WideInt(scale)), "the scale is out of range")
    return Column(numbers: .decimals(coefficients, scale: scale))
  }

  /// The exact values of binary numbers: 0.1 is 0.1000000000000000055511151231257827021181583404541015625.
  ///
  /// A row whose number is infinite or no number has no answer.
  public static func doubles(_ doubles: [Double]) -> Column { Column(numbers: .doubles(doubles)) }

  /// Numbers of any kind.
  public static func numbers(_ numbers: [Real]) -> Column { Column(numbers: .numbers(numbers)) }

  /// How many rows the column has; `nil` where it has as many as any other.
  public var count: Int? {
    switch numbers {
    case .same: nil
    case .integers(let integers), .decimals(let integers, _): integers.count
    case .doubles(let doubles): doubles.count
    case .numbers(let numbers): numbers.count
    }
  }

  /// The number in a row; `nil` for a binary one that is infinite or no number.
  func number(inRow row: Int) -> Real? {
    switch numbers {
    case .same(let number): number
    case .integers(let integers): Real(Rational(WideInt(integers[row])))
    case .decimals(let coefficients, let scale):
      Rational(Integer(WideInt(coefficients[row])), scale: WideInt(scale)).map { Real($0) }
    case .doubles(let doubles): Rational(exactly: doubles[row]).map { Real($0) }
    case .numbers(let numbers): numbers[row]
    }
  }

  /// The number in a row for ``SmallEvaluator``; `nil` for what it does not compute with.
  func smallNumber(inRow row: Int) -> SmallReal? {
    switch numbers {
    case .same(let number): SmallReal(number)
    case .integers(let integers):
      .rational(SmallRational(integer: integers[row]))
    case .decimals(let coefficients, let scale):
      SmallRational(coefficient: coefficients[row], scale: scale).map { .rational($0) }
    case .doubles: number(inRow: row).flatMap { SmallReal($0) }
    case .numbers(let numbers): SmallReal(numbers[row])
    }
  }
}
