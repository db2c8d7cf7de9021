package import SciCalculator
import SciNumber

/// Computes an expression for rows that come one by one, with the plans and the loops of blocks, each loop of one turn.
///
/// What a block learns from all of its rows, a row has from the rows before it: a plan for so many decimals, and magnitudes for which no number on the way overflows. Once
/// these are known, a row allocates no memory. Where there is an answer, it is the one of a single evaluation.
///
/// It is a structure, and its numbers are in memory of its own: a look at the property of an object takes as long as an addition.
package struct SingleRowEvaluator {
  /// What answers are.
  package enum Output: Hashable, Sendable {
    /// Integers times 10^−scale, rounded so.
    case rounded(scale: Int, ColumnOutput.Rounding)
    /// The values themselves, where these are decimals, without zeros at their ends.
    case exact
    /// 1 where a condition holds, and 0 where it does not.
    case conditions
  }

  /// An integer times 10^−scale.
  package struct Decimal: Hashable, Sendable {
    /// The integer.
    package var coefficient: Int128
    /// How many digits of it are behind the point.
    package var scale: Int

    /// Makes a decimal.
    package init(_ coefficient: Int128, scale: Int) {
      (self.coefficient, self.scale) = (coefficient, scale)
    }
  }

  /// Numbers with more digits behind the point are not computed here.
  private static let mostDecimals = 24
  /// How often the plan changes at most while no row is computed without a change.
  private static let mostChanges = 64

  private let formula: ColumnFormula
  private let output: Output
  private let parameterCount: Int
  private var plan: SingleRowPlan?
  /// How many decimals each parameter has in the plan.
  private var scales: [Int] = []
  private let memory = SingleRowMemory()
  private var patience = mostChanges

  /// Makes an evaluator of an expression of so many parameters.
  package init(_ formula: ColumnFormula, parameterCount: Int, _ output: Output) {
    (self.formula, self.output) = (formula, output)
    self.parameterCount = parameterCount
    makePlan(for: Array(repeating: 0, count: parameterCount))
  }

  /// Computes a row.
  ///
  /// - Parameter argument: the number of a parameter.
  /// - Returns: the answer; `nil` where this row must be evaluated in the ordinary way: with an error, or with numbers that do not fit.
  package mutating func answer(_ argument: (_ parameter: Int) -> Decimal) -> Decimal? {
    if let answer = plannedAnswer(argument) {
      if patience < Self.mostChanges { patience += 1 }
      return answer
    }
    return changedAnswer((0..<parameterCount).map(argument))
  }

  private mutating func plannedAnswer(_ argument: (Int) -> Decimal) -> Decimal? {
    // Parameters come first among the nodes, and a plan has room for so many.
    guard plan != nil, read(argument), let answer = plan?.answer(in: memory) else { return nil }
    return switch output {
    case .rounded: answer
    case .exact: answer.withoutZeros
    // What holds is −1 in the loops.
    case .conditions: Decimal(answer.coefficient & 1, scale: 0)
    }
  }

  /// Reads the parameters in the scales of the plan.
  ///
  /// - Returns: whether they have room.
  private func read(_ argument: (Int) -> Decimal) -> Bool {
    for index in scales.indices {
      let argument = argument(index)
      let missing = scales[index] - argument.scale
      if missing == 0 {
        memory.set(index, to: argument.coefficient)
        continue
      }
      guard let power = Ratio.powerOfTen(missing) else { return false }
      let (coefficient, overflow) = argument.coefficient.multipliedReportingOverflow(by: power)
      guard !overflow else { return false }
      memory.set(index, to: coefficient)
    }
    return true
  }
}

// MARK: - Plans

extension SingleRowEvaluator {
  /// Computes a row that the plan has no answer for: with more decimals, or with fewer, which leave more room.
  private mutating func changedAnswer(_ arguments: [Decimal]) -> Decimal? {
    let own = arguments.map(\.scale)
    guard own.allSatisfy({ 0...Self.mostDecimals ~= $0 }) else { return nil }
    for scales in [zip(own, scales).map { max($0, $1) }, own] where scales != self.scales {
      guard patience > 0 else { return nil }
      patience -= 1
      makePlan(for: scales)
      if let answer = plannedAnswer({ arguments[$0] }) { return answer }
    }
    return nil
  }

  private mutating func makePlan(for scales: [Int]) {
    self.scales = scales
    plan = nil
    let units = scales.compactMap { Ratio(scale: $0) }
    guard units.count == scales.count else { return }
    for (scale, output) in outputs {
      guard let plan = BlockPlan(formula, units: units, output) else { continue }
      // A value that has more decimals has another scale, or none.
      guard self.output != .exact || !plan.roundsAnswers else { continue }
      guard plan.nodes.count <= BlockMemory.mostNodes else { return }
      self.plan = SingleRowPlan(plan, output, scale: scale)
      return
    }
  }

  /// What a plan may be asked for, and the scale of its answers.
  private var outputs: [(scale: Int, ColumnOutput)] {
    switch output {
    case .conditions: [(0, .conditions)]
    case .rounded(let scale, let rounding):
      [(scale, .decimals(scale: scale, rounding, digits: 38, isLong: true))]
    case .exact:
      stride(from: 0, through: 36, by: 4).compactMap { scale in
        Ratio(scale: scale).map { unit in
          let rounding = ColumnOutput.Rounding(to: unit, .unnecessary)
          return (scale, .decimals(scale: scale, rounding, digits: 38, isLong: true))
        }
      }
    }
  }
}

extension SingleRowEvaluator.Decimal {
  /// The same number without zeros behind the last other digit after the point.
  fileprivate var withoutZeros: Self {
    guard let short = Int64(exactly: coefficient) else { return stripped(coefficient) }
    return stripped(short)
  }

  private func stripped<Word: BlockWord>(_ word: Word) -> Self {
    var (word, scale) = (word, scale)
    while scale > 0 {
      let (quotient, remainder) = word.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { break }
      (word, scale) = (quotient, scale - 1)
    }
    return Self(Int128(word), scale: scale)
  }
}
