public import SciNumber

/// All rates above −100 % that solve an equation, and so its verdict.
///
/// The rates stand in ascending order, each once, however often it solves the equation. A rational rate is kept as a
/// rational number; any other one gives as many digits as it is asked for.
///
/// ```swift
/// let rates = try CashFlows.irr(values: [-100, 230, -132], within: .interactive)
/// let count = rates.all.count  // 2: 10 % and 20 %
/// let rate = try rates.closest(to: 0, within: .interactive)  // 0.1
/// ```
public enum RateSolutions: Sendable {
  /// No rate solves the equation, by proof.
  case none
  /// This rate and no other one, by proof.
  case unique(Real)
  /// These rates, two at least, and no others, by proof.
  case several([Real])

  init(_ rates: [Real]) {
    switch rates.count {
    case 0: self = .none
    case 1: self = .unique(rates[0])
    default: self = .several(rates)
    }
  }

  /// All rates, ascending.
  public var all: [Real] {
    switch self {
    case .none: []
    case .unique(let rate): [rate]
    case .several(let rates): rates
    }
  }

  /// The rate, if there is one and no other.
  ///
  /// - Throws: ``FinanceError/noSolution`` and ``FinanceError/severalSolutions(count:)``.
  public func only() throws(FinanceError) -> Real {
    switch self {
    case .none: throw .noSolution
    case .unique(let rate): return rate
    case .several(let rates): throw .severalSolutions(count: rates.count)
    }
  }

  /// The rate closest to `guess`; the lower one of two that are equally close.
  ///
  /// - Throws: ``FinanceError/noSolution``.
  public func closest(
    to guess: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard var best = all.first else { throw .noSolution }
    try financially { () throws(MathError) in
      for rate in all.dropFirst() {
        let below = guess.subtracting(best, within: budget)
        let above = rate.subtracting(guess, within: budget)
        // Ascending: the next one is closer if the guess lies beyond the middle.
        if try above.compared(to: below, within: budget) < 0 { best = rate }
      }
    }
    return best
  }

  /// The rates that are positive.
  ///
  /// - Throws: ``FinanceError/mathematics(_:)`` where a budget is too small.
  public func positive(within budget: EvaluationBudget) throws(FinanceError) -> RateSolutions {
    RateSolutions(
      try financially { () throws(MathError) in
        var rates: [Real] = []
        for rate in all where try rate.sign(within: budget) > 0 { rates.append(rate) }
        return rates
      })
  }
}

extension RateSolutions: CustomStringConvertible {
  /// The rates, such as `0.1`, `1/10, 1/5`, or `no rate`.
  public var description: String {
    all.isEmpty ? "no rate" : all.map { $0.description }.joined(separator: ", ")
  }
}
