import SciNumber
import SciSyntax
import SciUnits

/// The signs of a function of one variable at some numbers and between them.
///
/// The numbers are all zeros of the function, the ends of the range, and all numbers at which it may jump or begin or cease to have a value. So its sign is one and the same
/// between neighbours (by the intermediate value theorem), and the sign at any number there tells it.
struct SignChart {
  /// What holds at a number or between two: the sign, or that there is no value.
  enum Sign {
    case known(WideInt)
    case noValue
  }

  /// A number, and the sign there.
  private struct Mark {
    var place: Real
    var sign: Sign
  }

  private let formula: Formula
  private let context: Function.Context
  private let range: SearchRange
  private var marks: [Mark] = []
  /// Between how many numbers the signs are.
  var markCount: Int { marks.count }

  init(_ formula: Formula, in range: SearchRange, _ context: Function.Context) {
    (self.formula, self.range) = (formula, range)
    // Whether two numbers without a name are equal may take for ever to find out.
    var context = context
    context.budget.decisionBits = min(context.budget.decisionBits, Self.mostBits)
    self.context = context
  }

  private static let mostBits: WideInt = 1 << 14

  /// Enters numbers at which the function is zero.
  mutating func enter(zeros: [Real]) throws(StepError) {
    for zero in zeros { try enter(zero, .known(0)) }
  }

  /// Enters numbers at which the function may jump; at gaps it has no value.
  mutating func enter(breaks: [Real], areGaps: Bool) throws(StepError) {
    for place in breaks { try enter(place, areGaps ? .noValue : nil) }
  }

  /// Enters a number and the sign there, which is found out where it is not known.
  private mutating func enter(_ place: Real, _ known: Sign?) throws(StepError) {
    var index = marks.count
    while index > 0 {
      let order = try StepError.computing { () throws(MathError) in
        try place.compared(to: marks[index - 1].place, within: context.budget)
      }
      if order == 0 { return }
      if order > 0 { break }
      index -= 1
    }
    let sign = if let known { known } else { try sign(at: place) }
    marks.insert(Mark(place: place, sign: sign), at: index)
  }

  /// The sign at a number, by decision.
  private func sign(at place: Real) throws(StepError) -> Sign {
    var exact = ExactArithmetic(context)
    do throws(StepError) {
      guard let value = try exact.value(of: formula, [.real(place)]).real else { return .noValue }
      let sign = try StepError.computing { () throws(MathError) in
        try value.sign(within: context.budget)
      }
      return .known(sign)
    } catch {
      // Without a value is what the mathematics says; a limit says nothing.
      guard CalculatorError(error.reason, at: SourceRange(0, 0)).errorClass == .mathematics else {
        throw error
      }
      return .noValue
    }
  }

  /// The sign between two neighbours, or beyond the first or the last.
  private func sign(between lower: Real?, and upper: Real?) throws(StepError) -> Sign {
    let place = try StepError.computing { () throws(MathError) in
      try Real.between(lower, upper, within: context.budget)
    }
    return try sign(at: place)
  }

  /// The numbers where a comparison with zero holds, in rising order.
  mutating func solutions(
    of comparison: InfixOperator, _ variable: String, in unit: Unit
  ) throws(StepError) -> [SolutionInterval] {
    try enter(breaks: [range.lower, range.upper].compactMap { $0 }, areGaps: false)
    func holds(_ sign: Sign) -> Bool {
      if case .known(let sign) = sign { comparison.holds(for: sign) } else { false }
    }
    // Before the first mark, at it, behind it, at the second one, and so on.
    var cells: [Bool] = []
    for index in 0...marks.count {
      let isOutside =
        range.lower != nil && index == 0 || range.upper != nil && index == marks.count
      let lower = index > 0 ? marks[index - 1].place : nil
      let upper = index < marks.count ? marks[index].place : nil
      cells.append(isOutside ? false : holds(try sign(between: lower, and: upper)))
      if index < marks.count { cells.append(holds(marks[index].sign)) }
    }
    return solutions(cells, variable, unit)
  }

  /// The intervals of neighbouring cells in which a condition holds.
  private func solutions(
    _ cells: [Bool], _ variable: String, _ unit: Unit
  ) -> [SolutionInterval] {
    var solutions: [SolutionInterval] = []
    var first = 0
    while first < cells.count {
      guard cells[first] else {
        first += 1
        continue
      }
      let last = cells[first...].firstIndex(of: false).map { $0 - 1 } ?? cells.count - 1
      if first == last, !first.isMultiple(of: 2) {
        solutions.append(SolutionInterval(variable, marks[first / 2].place, unit))
      } else {
        solutions.append(
          SolutionInterval(
            variable, from: end(at: first - 1, first.isMultiple(of: 2)),
            to: end(at: last, last.isMultiple(of: 2)), unit))
      }
      first = last + 1
    }
    return solutions
  }

  /// The end at the mark of a cell, or behind the cell where it is one between marks; `nil` where there is none.
  private func end(at cell: Int, _ isOpen: Bool) -> SolutionInterval.End? {
    let index = cell < 0 ? -1 : cell / 2
    guard marks.indices.contains(index) else { return nil }
    return .init(value: marks[index].place, isIncluded: !isOpen)
  }
}
