/// An interval with the only zero of a continuous function, at whose ends the function has opposite signs.
///
/// It is narrowed by quadratic interval refinement (J. Abbott, "Quadratic interval refinement for real roots", 2006): the place where the chord crosses zero is looked
/// up in a grid of N cells, and the cell is kept if the signs at its ends differ. Then N is squared, and otherwise the square root is taken; a grid of two cells is
/// bisection, which never fails. No step trusts a digit: the signs at both ends are those of bounds.
package struct RootBracket: Sendable {
  /// Bounds of the function's value at a number, computed with so many bits.
  package typealias Bounds = (_ x: BigFloat, _ bits: WideInt) throws(MathError) -> (
    lower: BigFloat, upper: BigFloat
  )

  /// An end of the interval, and about what the function is there once it has been computed.
  fileprivate struct End {
    var place: BigFloat
    var height = BigFloat(0)
    /// With how many bits the height was computed.
    var bits: WideInt = 0
  }

  private var below: End
  private var above: End
  private let lowerSign: WideInt
  /// The logarithm to base 2 of the number of cells to try next.
  private var gridBits: WideInt = 2
  /// How wide the bounds were where no sign was seen.
  private var blur = BigFloat(0)

  /// The interval between two numbers.
  ///
  /// - Parameters:
  ///   - lower: a number below the zero.
  ///   - upper: a number above the zero.
  ///   - lowerSign: the sign of the function at `lower`; it has the other one at `upper`.
  package init(from lower: BigFloat, to upper: BigFloat, lowerSign: WideInt) {
    below = End(place: lower)
    above = End(place: upper)
    self.lowerSign = lowerSign
  }

  /// The lower end.
  package var lower: BigFloat { below.place }

  /// The upper end.
  package var upper: BigFloat { above.place }

  /// How many leading bits of the zero are known, at least; where it may be 0, 64 less than stand behind the point.
  package var accuracy: WideInt {
    let width = upper.applying(.subtract, lower, precision: 64, rounding: .ceiling)
    guard let size = width.exponent else { return .max }
    guard lower.signum == upper.signum, let first = lower.exponent, let last = upper.exponent else {
      return -size - 64
    }
    // A number of exponent e is at least 2^(e − 1), and the width is no more than 2^size.
    return min(first, last) - 1 - size
  }

  /// Whether no step makes the interval smaller, since no sign is seen with the most bits.
  package private(set) var isExhausted = false

  /// One step of the refinement.
  ///
  /// - Parameters:
  ///   - bits: how many bits somebody wants to know; no more cells are tried than that takes.
  ///   - mostBits: the most bits with which the function is computed.
  ///   - value: the function.
  /// - Throws: what the function throws.
  package mutating func narrow(
    toward bits: WideInt, mostBits: WideInt, at value: Bounds
  ) throws(MathError) {
    let known = accuracy
    gridBits = min(gridBits, max(1, bits - known + 4), max(1, visibleBits))
    while true {
      let step = try step(toward: bits, known: known, mostBits: mostBits, at: value)
      if step == .cell {
        gridBits *= 2
      } else if gridBits > 1 {
        gridBits = max(1, min(gridBits / 2, visibleBits))
      } else {
        isExhausted = true
      }
      if visibleBits < 1 { isExhausted = true }
      if isExhausted || step != .nothing { return }
    }
  }

  /// The logarithm to base 2 of the largest number of cells so wide that the function changes by more than is not known of it.
  private var visibleBits: WideInt {
    guard !blur.isZero else { return .max }
    let change = above.height.applying(
      .subtract, below.height, precision: 64, rounding: .halfEven)
    guard let size = change.exponent, let width = blur.exponent else { return gridBits / 2 }
    // The sign is seen at a distance of an eighth of a cell.
    return max(0, size - width - 5)
  }

  /// What came of a step.
  private enum Step {
    /// The zero is in the cell.
    case cell
    /// It is not, or that is not seen; the interval is smaller all the same.
    case part
    /// No sign was seen.
    case nothing
  }

  private mutating func step(
    toward bits: WideInt, known: WideInt, mostBits: WideInt, at value: Bounds
  ) throws(MathError) -> Step {
    let gridBits = gridBits
    // A height at a distance of a cell is known to 2·gridBits bits if another step wants a chord.
    let isLast = known + gridBits >= bits
    let working = min(max(64, known + (isLast ? 1 : 3) * gridBits + 32), mostBits)
    let precision = max(known, 0) + gridBits + 64
    func apply(_ operation: BigFloat.Binary, _ x: BigFloat, _ y: BigFloat) -> BigFloat {
      x.applying(operation, y, precision: precision, rounding: .halfEven)
    }
    let cell = apply(.subtract, upper, lower).scaled(byTwoToThe: -gridBits)
    let guess =
      gridBits == 1
      ? BigFloat(1)
      : try crossing(needing: known + gridBits + 8, bits: working, at: value)
    let middle = apply(.add, lower, apply(.multiply, cell, guess))
    guard let isBelow = try cut(near: middle, cell, working, mostBits, at: value) else {
      return .nothing
    }
    let other = apply(isBelow ? .add : .subtract, middle, cell)
    // The neighbour lies outside where the first cut was at the end of the interval.
    guard gridBits > 1, lower < other, other < upper else { return .cell }
    return try cut(near: other, cell, working, mostBits, at: value) == !isBelow ? .cell : .part
  }

  /// Where the chord between the ends crosses zero, as a whole number of cells; a guess.
  private mutating func crossing(
    needing leastBits: WideInt, bits: WideInt, at value: Bounds
  ) throws(MathError) -> BigFloat {
    let precision = gridBits + 64
    if below.bits < leastBits { below = End(at: below.place, try value(below.place, bits), bits) }
    if above.bits < leastBits { above = End(at: above.place, try value(above.place, bits), bits) }
    let (start, end) = (below.height, above.height)
    let cells = start.applying(
      .divide, start.applying(.subtract, end, precision: precision, rounding: .halfEven),
      precision: precision, rounding: .halfEven
    ).scaled(byTwoToThe: gridBits)
    // Rounded to as many bits as stand before the point, a number is whole.
    guard cells.isRegular, cells.signum > 0, let size = cells.exponent, size >= 1 else {
      return BigFloat(1)
    }
    let last = BigFloat(1).scaled(byTwoToThe: gridBits)
      .applying(.subtract, BigFloat(1), precision: gridBits + 1, rounding: .halfEven)
    return size > gridBits ? last : min(cells.rounded(toPrecision: size, .halfEven), last)
  }

  /// Cuts the interval at a point, or a fraction of a cell above it where the zero itself hides the sign.
  ///
  /// - Returns: whether the cut lies below the zero; `nil` where no sign is seen.
  private mutating func cut(
    near point: BigFloat, _ cell: BigFloat, _ bits: WideInt, _ mostBits: WideInt,
    at value: Bounds
  ) throws(MathError) -> Bool? {
    let shifted = point.applying(
      .add, cell.scaled(byTwoToThe: -3), precision: point.precision + 8, rounding: .halfEven)
    let places = [point, shifted].filter { lower < $0 && $0 < upper }
    var bits = bits
    // One of two points is no zero, so that some precision shows its sign.
    while true {
      for place in places {
        let bounds = try value(place, bits)
        guard bounds.lower.signum > 0 || bounds.upper.signum < 0 else {
          if bits >= mostBits {
            blur = bounds.upper.applying(
              .subtract, bounds.lower, precision: 64, rounding: .halfEven)
          }
          continue
        }
        let end = End(at: place, bounds, bits)
        let isBelow = (bounds.lower.signum > 0) == (lowerSign > 0)
        if isBelow { below = end } else { above = end }
        return isBelow
      }
      guard bits < mostBits else { return nil }
      bits = min(2 * bits, mostBits)
    }
  }
}

extension RootBracket.End {
  /// An end where the function has a value between these bounds.
  init(at place: BigFloat, _ bounds: (lower: BigFloat, upper: BigFloat), _ bits: WideInt) {
    let sum = bounds.lower.applying(.add, bounds.upper, precision: bits, rounding: .halfEven)
    self.init(place: place, height: sum.scaled(byTwoToThe: -1), bits: bits)
  }
}
