import SciNumber
import SciSyntax

// Zeros at which a function begins, or where it has a corner: √x − x at 0.

extension Formula {
  /// Whether the formula, which is one in x, has no zero within a distance of a number on both sides.
  ///
  /// - Parameters:
  ///   - place: the number.
  ///   - interval: the numbers about it, which is inside.
  ///   - context: the unit of angles and the budget.
  /// - Returns: `false` also where it is not known.
  func hasNoOtherZero(
    than place: Real, in interval: Interval, _ context: Function.Context
  ) -> Bool {
    guard let bounds = try? place.doubles(within: context.budget),
      let formula = writtenOut(upTo: Machine.mostSteps)
    else { return false }
    let (left, right) = (bounds.upper - interval.lower, interval.upper - bounds.lower)
    return [(-1 as WideInt, left.nextUp), (1, right.nextUp)].allSatisfy { side, distance in
      distance <= Double.leastNonzeroMagnitude
        || formula.hasNoZero(beside: place, side, upTo: distance, context)
        || formula.hasNoValue(beside: place, side, upTo: distance, context)
    }
  }

  /// Whether the elasticity t·f′/f is bounded where f is the function at a distance t from a number: ln |f| is then bounded on every [δ, ε], so that f has no zero there.
  private func hasNoZero(
    beside place: Real, _ side: WideInt, upTo distance: Double, _ context: Function.Context
  ) -> Bool {
    let (rewritten, plain) = IntegralTail.inward(of: self, at: .number(place, side), context)
    return [rewritten, plain].contains { form in
      guard let form, let found = EndBehaviour(of: form, upTo: distance, context)?.element
      else { return false }
      return !found.isBound && found.elasticity.isBounded && !found.last.contains(0)
    }
  }

  /// Whether there is no value at any distance from a number: parts begin and cease to have values only at zeros of known formulas, none of which is there.
  private func hasNoValue(
    beside place: Real, _ side: WideInt, upTo distance: Double, _ context: Function.Context
  ) -> Bool {
    let budget = context.budget
    guard let step = Rational(exactly: distance), !step.isZero,
      case let far = place.adding(Real(side < 0 ? -step : step), within: budget)
    else { return false }
    let (lower, upper) = side < 0 ? (far, place) : (place, far)
    guard let breaks = breakPlaces(from: lower, to: upper, within: budget),
      breaks.allSatisfy({ (try? $0.compared(to: place, within: budget)) == 0 }),
      let middle = try? place.adding(far, within: budget).divided(by: 2, within: budget)
    else { return false }
    var exact = ExactArithmetic(context)
    do throws(StepError) {
      _ = try exact.value(of: self, [.real(middle)])
      return false
    } catch {
      if case .math(.notReal, _) = error.reason { return true }
      return false
    }
  }
}
