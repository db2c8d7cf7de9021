package import SciNumber
package import SciSyntax

/// An expression in one variable, enclosed on intervals.
///
/// This is the face of ``RangeArithmetic`` to other modules, since the compiler specialises generic code where both are known.
package struct RangeFormula: Sendable {
  private let formula: Formula
  private let unit: AngleUnit

  /// Makes a formula of a tree; `nil` where a part of it has no enclosures.
  ///
  /// - Parameters:
  ///   - tree: the expression, all of whose names mean something.
  ///   - variable: the name that stands for any number.
  ///   - constants: what other names stand for.
  ///   - settings: the unit of angles, and what constants may cost.
  package init?(
    _ tree: Tree, variable: String, constants: [String: Real], _ settings: CalculatorSettings
  ) {
    guard
      let formula = Formula(tree, variables: [variable], constants: constants, settings)
    else { return nil }
    self.init(formula, settings.angleUnit)
  }

  /// A formula in one variable; `nil` where a part of it has no enclosures.
  init?(_ formula: Formula, _ unit: AngleUnit) {
    self.formula = formula
    self.unit = unit
    // Whether all of its primitives have images does not depend on the numbers.
    let x = Jet(whole: ValueEnclosure(Interval(0.5)), centre: nil, slope: nil)
    var arithmetic = RangeArithmetic(unit: unit)
    do throws(RangeArithmetic.NoImage) {
      if case .truth = try arithmetic.value(of: formula, [.number(x)]) {
        isCondition = true
      } else {
        isCondition = false
      }
    } catch {
      return nil
    }
  }

  /// Whether the formula is a condition, which has no curve.
  package let isCondition: Bool

  /// The values at a number.
  package func value(at x: Double) -> ValueEnclosure {
    jet(Jet(whole: ValueEnclosure(Interval(x)), centre: nil, slope: nil)).whole
  }

  /// The values on an interval, with those at one of its members, and its slopes.
  package func jet(on x: Interval, centre: Double) -> Jet {
    jet(
      Jet(whole: ValueEnclosure(x), centre: ValueEnclosure(Interval(centre)), slope: Interval(1)))
  }

  private func jet(_ variable: Jet) -> Jet {
    var arithmetic = RangeArithmetic(unit: unit)
    guard case .number(let result) = try? arithmetic.value(of: formula, [.number(variable)]) else {
      return Jet(whole: .empty, centre: .empty, slope: nil)
    }
    return result
  }
}
