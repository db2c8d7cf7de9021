// Sums whose terms have corners: |k|, max(k; 5), and conditions.

import SciNumber
import SciSyntax

extension Machine {
  /// How many terms may come before the last corner.
  private static let mostHeadTerms: WideInt = 1_000

  /// A formula without corners that has the same values from some integer on: |k| is k.
  ///
  /// Where no last corner is found, it is the formula itself.
  func withoutCorners(
    _ formula: Formula, from start: WideInt, _ analysis: Program.Loop
  ) throws(StepError) -> (formula: Formula, first: WideInt) {
    let kinds = formula.breakPoints.map { $0.kind }
    // What jumps at integers does so without end.
    guard kinds.contains(.corner), !kinds.contains(.integers) else { return (formula, start) }
    let budget = arithmetic.context.budget
    do throws(StepError) {
      // A corner at the first integer counts, too.
      let below = Real(Rational(2 * start - 1) / 2)
      let places = try breakPlaces(of: formula, .number(below), .infinity(1), analysis)
      var first = start
      if let last = places.last {
        let place = try StepError.computing { () throws(MathError) in
          try last.floor(within: budget).integer(within: budget).asInt
        }
        guard let place, place < start + Self.mostHeadTerms else { return (formula, start) }
        first = max(start, place + 1)
      }
      let inside = Real(Rational(2 * first + 1) / 2)
      return (try formula.specialised(at: inside, arithmetic.context), first)
    } catch {
      try StepError.computing { () throws(MathError) in try budget.check() }
      return (formula, start)
    }
  }
}
