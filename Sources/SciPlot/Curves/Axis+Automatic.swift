import SciNumber

extension Axis {
  /// The numbers that curves and points reach over a horizontal axis, with a margin.
  ///
  /// A curve that is known to be bounded is shown whole. Of one with a pole, the middle eight tenths of its values
  /// are, and as much again on either side.
  ///
  /// - Returns: `nil` where there is no value.
  public static func vertical(
    of curves: [Curve], _ points: [Plot.PointList], over horizontal: Axis, scale: Scale
  ) -> Axis? {
    guard let edges = horizontal.edges(count: sampleCount) else { return nil }
    var ranges = curves.compactMap { range(of: $0, edges, scale) }
    ranges += points.flatMap { $0.heights(over: horizontal, scale) }
    guard let all = ranges.first.map({ ranges.reduce($0) { $0.hull($1) } }) else { return nil }
    return scale == .linear ? linear(around: all) : logarithmic(around: all)
  }

  /// The numbers over which points stand, with a margin.
  ///
  /// - Returns: `nil` where there are none.
  public static func horizontal(of points: [Plot.PointList], scale: Scale) -> Axis? {
    let places = points.flatMap { $0.points.map { $0.x } }.filter { scale == .linear || $0 > 0 }
    guard let least = places.min(), let greatest = places.max() else { return nil }
    let all = Interval(least, greatest)
    return scale == .linear ? linear(around: all) : logarithmic(around: all)
  }

  /// The part of the axis beyond which no curve has a value, by proof, if that is at most nine tenths of it.
  public func shortened(to curves: [Curve]) -> Axis {
    var axis = self
    // A second time for what is short in comparison, as the arc sine is.
    for _ in 0..<2 {
      guard axis.scale == .linear, let edges = axis.edges(count: 64) else { return axis }
      let parts = zip(edges, edges.dropFirst()).filter { left, right in
        curves.contains { !$0.values(on: Interval(left, right)).isEmpty }
      }
      guard let first = parts.first?.0, let last = parts.last?.1,
        last - first <= 0.9 * (axis.upper - axis.lower),
        let shorter = Axis(from: first, to: last)
      else { return axis }
      axis = shorter
    }
    return axis
  }

  private static let sampleCount = 256

  private static func range(of curve: Curve, _ edges: [Double], _ scale: Scale) -> Interval? {
    var values: [Double] = []
    for (left, right) in zip(edges, edges.dropFirst()) {
      for x in [left, Interval(left, right).middle] { values += curve.value(at: x).ordinate }
    }
    values += curve.value(at: edges[edges.count - 1]).ordinate
    if scale == .logarithmic { values = values.filter { $0 > 0 }.map { log($0) } }
    values.sort()
    guard let least = values.first, let greatest = values.last else { return nil }
    var range = Interval(least, greatest)
    if isUnbounded(curve, edges) {
      let (low, high) = (values[values.count / 10], values[values.count - 1 - values.count / 10])
      range = Interval(max(least, low - (high - low)), min(greatest, high + (high - low)))
    }
    guard scale == .logarithmic else { return range }
    return Interval(exp(range.lower), exp(range.upper))
  }

  /// Whether a curve may have a pole: no bound was found in some part, however small it was made.
  private static func isUnbounded(_ curve: Curve, _ edges: [Double]) -> Bool {
    guard curve.isEnclosed else { return false }
    return zip(edges, edges.dropFirst()).contains { left, right in
      isUnbounded(curve, Interval(left, right), depth: 5)
    }
  }

  private static func isUnbounded(_ curve: Curve, _ x: Interval, depth: Int) -> Bool {
    if curve.values(on: x).intervals.allSatisfy({ $0.isBounded }) { return false }
    let middle =
      x.roundestMember > x.lower && x.roundestMember < x.upper ? x.roundestMember : x.middle
    guard depth > 0, x.lower < middle, middle < x.upper else { return true }
    return isUnbounded(curve, Interval(x.lower, middle), depth: depth - 1)
      || isUnbounded(curve, Interval(middle, x.upper), depth: depth - 1)
  }

  private static func exp(_ value: Double) -> Double {
    PointFunction.exp.value(at: value, .radians)?.lower ?? 1
  }
}

// MARK: - Margins

extension Axis {
  private static func linear(around values: Interval) -> Axis? {
    let length = values.upper - values.lower
    // A constant stands in the middle.
    let margin = length > 0 ? length / 20 : values.lower == 0 ? 1 : values.lower.magnitude / 2
    return Axis(from: values.lower - margin, to: values.upper + margin)
  }

  private static func logarithmic(around values: Interval) -> Axis? {
    guard values.lower > 0, values.lower.isNormal else { return nil }
    let factor = values.isPoint ? 10 : exp(log(values.upper / values.lower) / 20)
    return Axis(from: values.lower / factor, to: values.upper * factor, scale: .logarithmic)
  }
}

extension ValueEnclosure {
  /// The middle of a value, if there is one.
  fileprivate var ordinate: [Double] {
    guard decoration >= .defined, let value = single, value.isBounded else { return [] }
    return [value.middle]
  }
}
