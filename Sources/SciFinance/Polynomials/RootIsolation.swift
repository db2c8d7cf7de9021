internal import SciNumber

// All positive roots, by the proof of Descartes' rule.
//
// The descents of f (see ``SparsePolynomial/descent``) have one sign variation less each, down to none and no root. Between
// two neighbouring roots of its descent, f/xᵉ is monotone: it has one root there if the signs at the ends differ, and
// else none. At a root of the descent itself f is 0 only if that is a multiple root of f.
//
// The signs at roots of descents are certified by enclosures. Where they stay open, the greatest common divisor of f
// and of the sum that the root belongs to decides: it has the root, simple, if and only if f has it.

/// How the positive roots of power sums are found.
struct RootIsolation {
  let budget: EvaluationBudget

  /// The precision at which a sign that stays open makes us ask for the common divisor.
  private static let suspiciousBits: WideInt = 160

  /// All positive roots of `sum`, ascending, each once.
  ///
  /// - Precondition: the sum is not 0 everywhere.
  func roots(of sum: SparsePolynomial) throws(MathError) -> [IsolatedRoot] {
    try BigFloat.withWidestExponents { () throws(MathError) in
      var chain = [sum]
      while let next = chain[chain.count - 1].descent {
        try budget.check()
        chain.append(next)
      }
      // The last one has no sign variation and no root.
      var roots: [IsolatedRoot] = []
      for sum in chain.dropLast().reversed() {
        roots = try self.roots(of: BoundedPowerSum(sum), between: roots)
      }
      return roots
    }
  }

  /// The roots of a sum from those of its descent.
  private func roots(
    of function: BoundedPowerSum, between turns: [IsolatedRoot]
  ) throws(MathError) -> [IsolatedRoot] {
    var signs: [WideInt] = []
    for turn in turns {
      signs.append(try sign(of: function, at: turn))
    }
    var roots: [IsolatedRoot] = []
    var lowerSign = function.sum.signAtZero
    for index in 0...turns.count {
      let isLast = index == turns.count
      let upperSign = isLast ? function.sum.signAtInfinity : signs[index]
      if lowerSign * upperSign < 0 {
        let lower =
          index > 0 ? turns[index - 1].bracket.upper : try end(of: function, before: turns.first)
        let upper = isLast ? try end(of: function, after: turns.last) : turns[index].bracket.lower
        roots.append(
          IsolatedRoot(
            of: function, in: RootBracket(from: lower, to: upper, lowerSign: lowerSign)))
      } else if !isLast, upperSign == 0 {
        roots.append(turns[index])
      }
      lowerSign = upperSign
    }
    return roots
  }

  /// The sign at a root of the descent, shown in the whole of the interval that the root is left with.
  private func sign(
    of function: BoundedPowerSum, at root: IsolatedRoot
  ) throws(MathError) -> WideInt {
    // Rates of 0 are common, and the equations of annuities have x = 1 as a root of their own.
    if root.isOne { return function.sum.signAtOne }
    var isDistinct = false
    var bits: WideInt = 32
    while true {
      let (lower, upper) = try root.bounds(bits: bits, within: budget)
      try budget.check(products: function.productCount, bits: bits)
      if let sign = function.sign(from: lower, to: upper, precision: bits + 64) { return sign }
      if !isDistinct, bits >= Self.suspiciousBits {
        switch try sharesRoot(function.sum, root) {
        case true?: return 0
        case false?: isDistinct = true
        case nil:
          guard bits < budget.decisionBits else {
            throw .undecided(decimals: bits * 30_102 / 100_000)
          }
        }
      }
      bits *= 2
    }
  }

  /// Whether the sum has the root; `nil` where that would take too long.
  private func sharesRoot(_ sum: SparsePolynomial, _ root: IsolatedRoot) throws(MathError) -> Bool?
  {
    guard max(sum.degree, root.function.sum.degree) <= CommonDivisor.largestDegree else {
      return nil
    }
    let divisor = try CommonDivisor.of(sum, root.function.sum, within: budget)
    guard divisor.degree > 0 else { return false }
    // The divisor has no other root than this one in the interval, and none at the ends; there its sign is plain
    // with enough bits.
    let (ends, function) = (root.bracket, BoundedPowerSum(divisor))
    let lower = try function.sign(at: ends.lower, within: budget)
    let upper = try function.sign(at: ends.upper, within: budget)
    return lower != upper
  }

  /// A point below `root`, or any, where the sum has the sign that it has near 0.
  private func end(
    of function: BoundedPowerSum, before root: IsolatedRoot?
  ) throws(MathError) -> BigFloat {
    try end(of: function, from: root?.bracket.lower, sign: function.sum.signAtZero, step: -1)
  }

  /// A point above `root`, or any, where the sum has the sign that it has at infinity.
  private func end(
    of function: BoundedPowerSum, after root: IsolatedRoot?
  ) throws(MathError) -> BigFloat {
    try end(of: function, from: root?.bracket.upper, sign: function.sum.signAtInfinity, step: 1)
  }

  /// The first of start × 2^(±1/256), 2^(±1/64), 2^(±1/16), … where the sign is as wanted.
  ///
  /// Rates are mostly near 0, where x is near 1, and roots of daily compounding nearer still.
  private func end(
    of function: BoundedPowerSum, from start: BigFloat?, sign: WideInt, step: WideInt
  ) throws(MathError) -> BigFloat {
    let start = start ?? BigFloat(1)
    var exponent = BigFloat(step, timesTwoToThe: -8)
    while true {
      let factor = BigFloat(2).applying(.power, exponent, precision: 64, rounding: .halfEven)
      let point = start.applying(.multiply, factor, precision: 64, rounding: .halfEven)
      guard point.isRegular else { throw step > 0 ? .tooLarge : .tooSmall }
      let isBeyond = step > 0 ? start < point : point < start
      if isBeyond, function.sign(from: point, to: point, precision: 192) == sign { return point }
      exponent = exponent.applying(.multiply, BigFloat(4), precision: 64, rounding: .halfEven)
      try budget.check()
    }
  }
}

extension BoundedPowerSum {
  /// The sign at a point that is known to be no root.
  func sign(at x: BigFloat, within budget: EvaluationBudget) throws(MathError) -> WideInt {
    var precision = 128
    while true {
      try budget.check(products: productCount, bits: WideInt(precision))
      if let sign = sign(from: x, to: x, precision: WideInt(precision)) { return sign }
      guard precision <= budget.precisionBits else {
        throw .precisionLimit(bits: budget.precisionBits)
      }
      precision *= 2
    }
  }
}
