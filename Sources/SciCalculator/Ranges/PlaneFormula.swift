import SciSyntax

/// A function of two variables, enclosed on boxes.
package struct PlaneFormula: Sendable {
  private let formula: Formula
  private let unit: AngleUnit

  /// A formula in two variables; `nil` where a part of it has no enclosures, or where it is a condition.
  init?(_ formula: Formula, _ unit: AngleUnit) {
    self.formula = formula
    self.unit = unit
    // Whether all of its primitives have images does not depend on the numbers.
    let half = Self.jet(Interval(0.5))
    var arithmetic = RangeArithmetic(unit: unit)
    guard case .number = try? arithmetic.value(of: formula, [.number(half), .number(half)]) else {
      return nil
    }
  }

  /// The values on a box, edges included, by the enclosures of its parts alone.
  package func values(on box: PlaneCell) -> ValueEnclosure {
    jet(Self.jet(box.x), Self.jet(box.y)).whole
  }

  /// What signs the function may have on a box, as far as slopes tell.
  ///
  /// Where the function rises or falls along an axis, its extremes are on two edges of the box; elsewhere it differs from its value in the middle by slopes times distances. An
  /// edge that the box leaves out has no value that counts: if the function comes down to zero there and falls all the way, it is not zero on the box.
  func signs(on box: PlaneCell) -> Signs {
    let natural = values(on: box)
    var signs = Signs(natural)
    guard signs.isUndecided, !box.isPoint, natural.decoration == .continuous else { return signs }
    let across = jet(Jet(variable: box.x), .constant(box.y))
    let up = jet(.constant(box.x), Jet(variable: box.y))
    guard let run = across.slope, let rise = up.slope else { return signs }
    let slopes = Slopes(x: run, y: rise)
    guard let tighter = values(on: box, natural, slopes) else { return signs }
    signs = Signs(ValueEnclosure(tighter, .continuous))
    if tighter.lower >= 0, slopes.leavesOut(lowestOf: box) { signs.mayBeZero = false }
    if tighter.upper <= 0, slopes.leavesOut(highestOf: box) { signs.mayBeZero = false }
    return signs
  }

  /// The slopes of all chords along both axes.
  private struct Slopes {
    var x, y: Interval

    /// Whether a function that comes down towards an edge is lowest on one that the box leaves out.
    func leavesOut(lowestOf box: PlaneCell) -> Bool {
      box.isOpenRight && x.upper < 0 || box.isOpenAbove && y.upper < 0
    }

    func leavesOut(highestOf box: PlaneCell) -> Bool {
      box.isOpenRight && x.lower > 0 || box.isOpenAbove && y.lower > 0
    }
  }

  private func values(
    on box: PlaneCell, _ natural: ValueEnclosure, _ slopes: Slopes
  ) -> Interval? {
    let (lowX, highX) = Self.ends(of: box.x, slopes.x)
    let (lowY, highY) = Self.ends(of: box.y, slopes.y)
    guard var result = natural.hull else { return nil }
    if lowX.isPoint || lowY.isPoint {
      let (low, high) = (values(on: PlaneCell(lowX, lowY)), values(on: PlaneCell(highX, highY)))
      guard let bottom = low.hull?.lower, let top = high.hull?.upper, bottom <= top else {
        return result
      }
      result = result.intersection(Interval(bottom, top)) ?? result
    }
    guard !lowX.isPoint || !lowY.isPoint, box.x.isBounded, box.y.isBounded else { return result }
    let middle = (x: box.x.roundestMember, y: box.y.roundestMember)
    guard let value = values(on: PlaneCell(middle.x, middle.y)).single else { return result }
    let linear =
      value + slopes.x * (box.x - Interval(middle.x)) + slopes.y * (box.y - Interval(middle.y))
    return result.intersection(linear) ?? result
  }

  /// Where a function of such slopes is lowest and highest: at the ends where it rises or falls, and perhaps anywhere elsewhere.
  private static func ends(of interval: Interval, _ slope: Interval) -> (Interval, Interval) {
    let (first, last) = (Interval(interval.lower), Interval(interval.upper))
    if slope.lower >= 0 { return (first, last) }
    return slope.upper <= 0 ? (last, first) : (interval, interval)
  }

  private func jet(_ x: Jet, _ y: Jet) -> Jet {
    var arithmetic = RangeArithmetic(unit: unit)
    guard
      case .number(let result) = try? arithmetic.value(of: formula, [.number(x), .number(y)])
    else { return Jet(whole: .unknown, centre: nil, slope: nil) }
    return result
  }

  /// A variable whose slopes nobody asks for.
  private static func jet(_ values: Interval) -> Jet {
    Jet(whole: ValueEnclosure(values), centre: nil, slope: nil)
  }
}

extension PlaneFormula {
  /// Which signs the values of a function may have, and whether it may have none.
  struct Signs {
    var mayBeNegative: Bool
    var mayBeZero: Bool
    var mayBePositive: Bool
    var mayBeNowhere: Bool
    /// Whether the function is continuous on the box.
    var isContinuous: Bool

    init(_ values: ValueEnclosure) {
      let intervals = values.intervals
      mayBeNegative = intervals.contains { $0.lower < 0 }
      mayBeZero = intervals.contains { $0.contains(0) }
      mayBePositive = intervals.contains { $0.upper > 0 }
      mayBeNowhere = values.decoration < .defined
      isContinuous = values.decoration == .continuous
    }

    /// Whether there may be more than one sign.
    var isUndecided: Bool { mayBeZero && (mayBeNegative || mayBePositive) }

    /// What is known of a comparison of the function with zero.
    func outcome(_ comparison: InfixOperator) -> PlaneOutcome {
      let (holds, fails): (Bool, Bool) =
        switch comparison {
        case .less: (mayBeNegative, mayBeZero || mayBePositive)
        case .lessOrEqual: (mayBeNegative || mayBeZero, mayBePositive)
        case .greater: (mayBePositive, mayBeZero || mayBeNegative)
        case .greaterOrEqual: (mayBePositive || mayBeZero, mayBeNegative)
        case .notEqual: (mayBeNegative || mayBePositive, mayBeZero)
        default: (mayBeZero, mayBeNegative || mayBePositive)
        }
      return PlaneOutcome(mayHold: holds, mayFail: fails, mayLack: mayBeNowhere)
    }
  }
}

extension Jet {
  /// A variable on an interval.
  init(variable x: Interval) {
    self.init(
      whole: ValueEnclosure(x), centre: ValueEnclosure(Interval(x.roundestMember)),
      slope: Interval(1))
  }
}
