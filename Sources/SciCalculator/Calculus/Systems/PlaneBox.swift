/// The points whose coordinates lie in two intervals.
struct PlaneBox: Hashable, Sendable {
  var x: Interval
  var y: Interval

  /// The longer side.
  var width: Double { max(x.upper - x.lower, y.upper - y.lower) }

  /// How far a coordinate is from zero at most.
  var distance: Double { max(x.magnitude.upper, y.magnitude.upper) }

  /// Whether all of another box lies in it.
  func contains(_ other: PlaneBox) -> Bool { x.contains(other.x) && y.contains(other.y) }

  /// Whether all of another box lies in it and none on its edge.
  func hasInside(_ other: PlaneBox) -> Bool {
    x.lower < other.x.lower && other.x.upper < x.upper && y.lower < other.y.lower
      && other.y.upper < y.upper
  }

  /// What both have; `nil` for nothing.
  func intersection(_ other: PlaneBox) -> PlaneBox? {
    guard let x = x.intersection(other.x), let y = y.intersection(other.y) else { return nil }
    return PlaneBox(x: x, y: y)
  }

  /// Whether it lies left of another box, or below it where neither lies left of the other.
  func isBefore(_ other: PlaneBox) -> Bool {
    if x.upper < other.x.lower { return true }
    return other.x.upper >= x.lower && y.upper < other.y.lower
  }

  /// Whether it has less than a quarter of another box's area.
  func isNarrower(than other: PlaneBox) -> Bool {
    (x.upper - x.lower) * (y.upper - y.lower)
      < (other.x.upper - other.x.lower) * (other.y.upper - other.y.lower) / 4
  }

  /// Both parts, the longer side cut beside its middle.
  var halves: [PlaneBox] {
    func parts(_ side: Interval) -> [Interval] {
      let cut = side.lower + (side.upper - side.lower) * (61.0 / 128)
      return [Interval(side.lower, cut), Interval(cut, side.upper)]
    }
    return x.upper - x.lower >= y.upper - y.lower
      ? parts(x).map { PlaneBox(x: $0, y: y) } : parts(y).map { PlaneBox(x: x, y: $0) }
  }

  /// The box with a margin around it.
  var widened: PlaneBox {
    func wide(_ side: Interval) -> Interval {
      let margin = max((side.upper - side.lower) / 8, side.magnitude.upper * 0x1p-46, 0x1p-100)
      return side + Interval(-margin, margin)
    }
    return PlaneBox(x: wide(x), y: wide(y))
  }
}

/// A function of two numbers on a box: its values, its value at one point, and how steep it is along both sides.
struct PlaneEnclosure {
  /// The point.
  let centre: (x: Double, y: Double)
  /// The values on the box.
  let whole: ValueEnclosure
  /// The values at the point.
  let value: ValueEnclosure
  /// Sets that hold the slopes of all chords along x and along y; `nil` where there may be none.
  let slopes: (x: Interval, y: Interval)?

  /// `nil` where a part of the formula has no enclosures, or is a condition.
  init?(of formula: Formula, on box: PlaneBox, _ unit: AngleUnit) {
    let centre = (x: box.x.roundestMember, y: box.y.roundestMember)
    func jet(_ x: Jet, _ y: Jet) -> Jet? {
      var arithmetic = RangeArithmetic(unit: unit)
      guard case .number(let jet)? = try? arithmetic.value(of: formula, [.number(x), .number(y)])
      else { return nil }
      return jet
    }
    func variable(_ interval: Interval, _ point: Double) -> Jet {
      Jet(
        whole: ValueEnclosure(interval), centre: ValueEnclosure(Interval(point)),
        slope: Interval(1))
    }
    guard let alongX = jet(variable(box.x, centre.x), .constant(box.y)),
      let alongY = jet(.constant(box.x), variable(box.y, centre.y)),
      let point = jet(.constant(Interval(centre.x)), .constant(Interval(centre.y)))
    else { return nil }
    self.centre = centre
    whole = alongX.whole
    value = point.whole
    if whole.decoration == .continuous, let x = alongX.slope, let y = alongY.slope {
      slopes = (x, y)
    } else {
      slopes = nil
    }
  }

  /// Whether it is zero nowhere in the box, by its values or by those at the point and its slopes.
  func excludesZero(on box: PlaneBox) -> Bool {
    if whole.intervals.allSatisfy({ !$0.contains(0) }) { return true }
    guard let slopes, let value = value.single else { return false }
    let steps = slopes.x * (box.x - Interval(centre.x)) + slopes.y * (box.y - Interval(centre.y))
    return !(value + steps).contains(0)
  }
}

/// Krawczyk's operator for two functions on a box.
struct Krawczyk {
  /// All common zeros in the box lie in this.
  let image: PlaneBox
  /// The rows of the matrix that the values are multiplied by.
  let inverse: [Double]
  /// A bound of the norm of what is left of the slopes, the largest sum of a row.
  let norm: Double

  /// `nil` where slopes are not known, or nearly the same in both functions.
  init?(_ f: PlaneEnclosure, _ g: PlaneEnclosure, on box: PlaneBox) {
    guard let first = f.slopes, let second = g.slopes, let top = f.value.single,
      let bottom = g.value.single
    else { return nil }
    let slopes = [first.x, first.y, second.x, second.y]
    guard slopes.allSatisfy({ $0.isBounded }), top.isBounded, bottom.isBounded else { return nil }
    let middle = slopes.map { $0.middle }
    let determinant = middle[0] * middle[3] - middle[1] * middle[2]
    inverse = [middle[3], -middle[1], -middle[2], middle[0]].map { $0 / determinant }
    guard inverse.allSatisfy({ $0.isFinite }) else { return nil }
    let a = inverse.map { Interval($0) }
    let rest = [
      Interval(1) - (a[0] * slopes[0] + a[1] * slopes[2]), -(a[0] * slopes[1] + a[1] * slopes[3]),
      -(a[2] * slopes[0] + a[3] * slopes[2]), Interval(1) - (a[2] * slopes[1] + a[3] * slopes[3]),
    ]
    let sizes = rest.map { $0.magnitude }
    norm = max((sizes[0] + sizes[1]).upper, (sizes[2] + sizes[3]).upper)
    let (dx, dy) = (box.x - Interval(f.centre.x), box.y - Interval(f.centre.y))
    let x = Interval(f.centre.x) - (a[0] * top + a[1] * bottom) + (rest[0] * dx + rest[1] * dy)
    let y = Interval(f.centre.y) - (a[2] * top + a[3] * bottom) + (rest[2] * dx + rest[3] * dy)
    image = PlaneBox(x: x, y: y)
  }
}
