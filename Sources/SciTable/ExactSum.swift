import SciNumber
import SciUnits

/// A sum of rational numbers that loses nothing, in any order of its parts.
struct ExactSum: Sendable {
  /// What is added up while it fits into two words.
  private var small: SmallRational? = SmallRational(integer: 0)
  private var large: Rational = 0
  /// How many rows have no number to be added.
  var failureCount: Int = 0
  /// Whether the sum needs a fraction that is too long.
  private(set) var isTooLong = false
  /// The unit of what is added up.
  private(set) var common = CommonUnit()

  /// The fractions of a sum of 1/n grow by two bits with each n.
  static let mostBits: WideInt = 1 << 20

  mutating func add(_ number: SmallRational) {
    if let small, let sum = small + number {
      self.small = sum
    } else {
      add(small?.rational ?? 0)
      small = number
    }
  }

  mutating func add(_ number: Rational) {
    guard !isTooLong, let sum = large.adding(number, limit: Self.mostBits) else {
      isTooLong = true
      return
    }
    large = sum
  }

  /// Adds a number without a unit, unless others have one.
  mutating func addNumber(_ number: SmallRational) {
    if common.takeNumber() { add(number) }
  }

  /// Adds a value of a column, unless it cannot be converted into the unit of the others.
  mutating func add(_ value: OrderedValue, within budget: EvaluationBudget) {
    switch value.converted(by: &common, within: budget) {
    case .number(let number), .quantity(let number, _): add(number)
    case .text, .missing: break
    }
  }

  /// Adds the sum of later rows.
  mutating func add(_ other: ExactSum, within budget: EvaluationBudget) {
    if let unit = other.common.unit, let own = common.unit, unit != own {
      // What is too long stays so in any unit.
      let sum = other.value.flatMap { common.take($0, unit, within: budget) }
      if let sum { add(sum) }
      isTooLong = isTooLong || other.isTooLong
      failureCount += other.failureCount
    } else {
      add(other)
    }
    common.take(other.common)
  }

  mutating func add(_ other: ExactSum) {
    add(other.large)
    if let number = other.small { add(number) }
    failureCount += other.failureCount
    isTooLong = isTooLong || other.isTooLong
  }

  /// The sum; `nil` where it is too long.
  var value: Rational? {
    var copy = self
    copy.add(small?.rational ?? 0)
    return copy.isTooLong ? nil : copy.large
  }
}
