import SciNumber

/// A sum of rational numbers that loses nothing, in any order of its parts.
struct ExactSum: Sendable {
  /// What is added up while it fits into two words.
  private var small: SmallRational? = SmallRational(integer: 0)
  private var large: Rational = 0
  /// How many rows have no number to be added.
  var failureCount: Int = 0
  /// Whether the sum needs a fraction that is too long.
  private(set) var isTooLong = false

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
