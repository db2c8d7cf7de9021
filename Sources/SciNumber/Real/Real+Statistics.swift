// Measures of data: exact while the numbers are rational, and no rounding in any case.

extension Real {
  /// The numbers in rising order, by proof; equal numbers keep their order.
  public static func sorted(
    _ numbers: [Real], within budget: EvaluationBudget
  ) throws(MathError) -> [Real] {
    // Merged from the bottom up: a comparison may throw, which `sort(by:)` would lose the type of.
    var sorted = numbers
    var width: Int = 1
    while width < sorted.count {
      var merged: [Real] = []
      merged.reserveCapacity(sorted.count)
      for start in stride(from: 0, to: sorted.count, by: 2 * width) {
        let middle = min(start + width, sorted.count)
        let end = min(start + 2 * width, sorted.count)
        try merge(sorted[start..<middle], sorted[middle..<end], into: &merged, within: budget)
      }
      (sorted, width) = (merged, 2 * width)
    }
    return sorted
  }

  private static func merge(
    _ left: ArraySlice<Real>, _ right: ArraySlice<Real>, into merged: inout [Real],
    within budget: EvaluationBudget
  ) throws(MathError) {
    try budget.check()
    var (left, right) = (left, right)
    while let first = left.first, let second = right.first {
      if try second.compared(to: first, within: budget) < 0 {
        merged.append(second)
        right.removeFirst()
      } else {
        merged.append(first)
        left.removeFirst()
      }
    }
    merged += left
    merged += right
  }

  /// The sum of numbers; 0 if there are none.
  public static func sum(
    _ numbers: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try folded(numbers, BalancedFold(isProduct: false), within: budget)
  }

  /// The product of numbers; 1 if there are none.
  public static func product(
    _ numbers: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try folded(numbers, BalancedFold(isProduct: true), within: budget)
  }

  private static func folded(
    _ numbers: ArraySlice<Real>, _ fold: consuming BalancedFold, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    for number in numbers { try fold.append(number, within: budget) }
    return try fold.value(within: budget)
  }

  /// The sum of the products of the numbers in the same places of two rows.
  public static func dotProduct(
    _ first: ArraySlice<Real>, _ second: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    var fold = BalancedFold(isProduct: false)
    for (index, (x, y)) in zip(first, second).enumerated() {
      let product = x.multiplied(by: y, within: budget)
      try budget.check(product, at: index)
      try fold.append(product, within: budget)
    }
    return try fold.value(within: budget)
  }

  /// The arithmetic mean of one number or more.
  public static func mean(
    _ numbers: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try sum(numbers, within: budget).divided(by: Real(WideInt(numbers.count)), within: budget)
  }

  /// The sum of the products of the distances of two rows of numbers from their means.
  ///
  /// For rational numbers it is Σxy − ΣxΣy/n, which nothing is lost by: a mean of many fractions is long, and so is each distance from it.
  public static func codeviation(
    _ first: ArraySlice<Real>, _ second: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let isRational =
      first.allSatisfy { $0.knownRational != nil }
      && second.allSatisfy { $0.knownRational != nil }
    if isRational {
      let product = try sum(first, within: budget)
        .multiplied(by: mean(second, within: budget), within: budget)
      return try dotProduct(first, second, within: budget).subtracting(product, within: budget)
    }
    let means = (try mean(first, within: budget), try mean(second, within: budget))
    let distances = try (
      distances(first, from: means.0, within: budget),
      distances(second, from: means.1, within: budget)
    )
    return try dotProduct(distances.0, distances.1, within: budget)
  }

  private static func distances(
    _ numbers: ArraySlice<Real>, from mean: Real, within budget: EvaluationBudget
  ) throws(MathError) -> ArraySlice<Real> {
    var distances: [Real] = []
    distances.reserveCapacity(numbers.count)
    for (index, number) in numbers.enumerated() {
      distances.append(number.subtracting(mean, within: budget))
      try budget.check(number, at: index)
    }
    return distances[...]
  }

  /// The quantile of numbers in rising order, for a share from 0 to 1.
  ///
  /// With h = (n − 1)p, between the numbers on both sides of position h in proportion (R. Hyndman and Y. Fan, "Sample quantiles in
  /// statistical packages", 1996, definition 7, which spreadsheets and R have as their own).
  public static func quantile(
    _ sorted: [Real], _ share: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard !sorted.isEmpty, try share.sign(within: budget) >= 0,
      try share.compared(to: 1, within: budget) <= 0
    else {
      throw .notReal(.outsideDomain)
    }
    let place = share.multiplied(by: Real(WideInt(sorted.count) - 1), within: budget)
    let whole = try place.floor(within: budget)
    let index = Int(try whole.integer(within: budget).asInt ?? 0)
    guard index + 1 < sorted.count else { return sorted[sorted.count - 1] }
    let step = sorted[index + 1].subtracting(sorted[index], within: budget)
    return sorted[index].adding(
      step.multiplied(by: place.subtracting(whole, within: budget), within: budget),
      within: budget)
  }
}
