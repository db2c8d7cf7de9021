import SciNumber

/// From which remainder on a quotient's magnitude grows by one, in each rounding mode: a table instead of branches.
///
/// A magnitude is divided by a divisor into a quotient and a remainder. The least remainder that counts depends on the sign of the number, and on whether the quotient is odd.
struct RoundingThresholds<Word: BlockWord> {
  /// That of positive numbers over an even quotient.
  let base: Word
  /// What is added for negative numbers.
  let ifNegative: Word
  /// What is added over an odd quotient.
  let ifOdd: Word

  private init(positive: Word, negative: Word) {
    (base, ifNegative, ifOdd) = (positive, negative - positive, 0)
  }

  private init(even: Word, odd: Word) {
    (base, ifNegative, ifOdd) = (even, 0, odd - even)
  }

  /// Those of commercial rounding.
  init(halvesOf divisor: Word) {
    self.init(positive: (divisor + 1) / 2, negative: (divisor + 1) / 2)
  }

  /// The thresholds for a divisor; `nil` for the mode that looks at the last decimal digit.
  init?(_ mode: RoundingMode, divisor: Word) {
    // An odd divisor has no ties: then all of these are the same.
    let half = (divisor + 1) / 2
    let aboveHalf = divisor / 2 + 1
    // No remainder reaches the divisor, and each that counts at all reaches 1.
    let (never, any) = (divisor, Word(1))
    switch mode {
    case .halfEven: self.init(even: aboveHalf, odd: half)
    case .halfOdd: self.init(even: half, odd: aboveHalf)
    case .halfAwayFromZero: self.init(halvesOf: divisor)
    case .halfTowardZero: self.init(positive: aboveHalf, negative: aboveHalf)
    case .halfUpward: self.init(positive: half, negative: aboveHalf)
    case .halfDownward: self.init(positive: aboveHalf, negative: half)
    case .towardZero, .unnecessary: self.init(positive: never, negative: never)
    case .awayFromZero: self.init(positive: any, negative: any)
    case .floor: self.init(positive: never, negative: any)
    case .ceiling: self.init(positive: any, negative: never)
    case .zeroFiveAway: return nil
    }
  }
}
