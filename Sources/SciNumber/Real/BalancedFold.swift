/// A sum or a product of many numbers, by parts of equal counts.
///
/// To add them one by one would take the square of their number where each is as long as all before it.
package struct BalancedFold: Sendable {
  private let isProduct: Bool
  /// Parts of 2ᵏ numbers each, by falling k.
  private var parts: [(value: PartialResult, count: Int)] = []

  /// What some of the numbers come to.
  fileprivate enum PartialResult: Sendable {
    case real(Real)
    /// A sum of rational numbers that is not in lowest terms.
    case fraction(LooseFraction)
  }

  package init(isProduct: Bool) {
    self.isProduct = isProduct
  }

  package mutating func append(
    _ number: Real, within budget: EvaluationBudget
  ) throws(MathError) {
    var (value, count): (PartialResult, Int) = (.real(number), 1)
    while let last = parts.last, last.count == count {
      parts.removeLast()
      count *= 2
      value = try joined(last.value, value, count: count, within: budget)
    }
    parts.append((value, count))
  }

  /// The result so far: 0 or 1 for no numbers.
  package func value(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard var result = parts.last?.value else { return isProduct ? 1 : 0 }
    for part in parts.dropLast().reversed() {
      result = try joined(part.value, result, count: part.count, within: budget)
    }
    return try real(result, within: budget)
  }

  private func joined(
    _ left: PartialResult, _ right: PartialResult, count: Int, within budget: EvaluationBudget
  ) throws(MathError) -> PartialResult {
    if count >= Self.fewestBetweenChecks { try budget.check() }
    if !isProduct, let sum = try fraction(left, right, within: budget) { return .fraction(sum) }
    let (x, y) = (try real(left, within: budget), try real(right, within: budget))
    if x.isLong || y.isLong { try budget.check() }
    return .real(
      isProduct ? x.multiplied(by: y, within: budget) : x.adding(y, within: budget))
  }

  /// The sum of two rational numbers one of which is no decimal, if it is not too long.
  private func fraction(
    _ left: PartialResult, _ right: PartialResult, within budget: EvaluationBudget
  ) throws(MathError) -> LooseFraction? {
    if case .real(let x) = left, case .real(let y) = right {
      // Decimals are added faster as they are.
      guard let x = x.knownRational, let y = y.knownRational, !(x.isDecimal && y.isDecimal) else {
        return nil
      }
      return try LooseFraction(x)
        .adding(LooseFraction(y), limit: limit(within: budget), within: budget)
    }
    guard let x = left.loose, let y = right.loose else { return nil }
    return try x.adding(y, limit: limit(within: budget), within: budget)
  }

  /// How long the parts of a fraction may be that is not in lowest terms.
  private func limit(within budget: EvaluationBudget) -> WideInt { budget.exactBits / 4 }

  private func real(_ part: PartialResult, within budget: EvaluationBudget) throws(MathError)
    -> Real
  {
    switch part {
    case .real(let number): return number
    case .fraction(let fraction):
      guard let rational = try fraction.reduced(within: budget) else {
        throw .exactLimit(bits: budget.exactBits)
      }
      return Real(rational)
    }
  }

  private static let fewestBetweenChecks: Int = 64
}

extension BalancedFold.PartialResult {
  /// The rational number, if it is one.
  fileprivate var loose: LooseFraction? {
    switch self {
    case .real(let number): number.knownRational.map { LooseFraction($0) }
    case .fraction(let fraction): fraction
    }
  }
}

extension Real {
  /// Whether an operation on the number may take long enough for the clock to be asked.
  var isLong: Bool { (knownRational?.bitSize ?? 0) > 1 << 14 }
}

extension EvaluationBudget {
  /// Makes sure that there is time in a loop over numbers: now and then, and around a long one.
  package func check(_ number: Real, at index: Int) throws(MathError) {
    if index % 64 == 63 || number.isLong { try check() }
  }
}
