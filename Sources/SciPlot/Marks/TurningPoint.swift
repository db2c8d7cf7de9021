import SciCalculator

/// A place where a continuous function rises on one side and falls on the other.
struct TurningPoint: Hashable {
  /// The place is in it: the function goes one way at its beginning, and the other way at its end.
  var bracket: Interval
  /// Whether the function rises before the place, and falls behind it.
  var isHighest: Bool

  /// A part of an axis, and which way a function goes there.
  private struct Stretch {
    var x: Interval
    var sign: Int?
    var isContinuous: Bool
  }

  /// Into how many parts an axis is cut at first, how often each of these in halves, and how many parts there may be.
  private static let limits = (first: 64, halvings: 14, parts: 6_000)

  /// The turning points of a curve, each proved by slopes; where slopes tell nothing, none is found.
  static func all(of curve: Curve, over axis: Axis) -> [TurningPoint] {
    guard curve.isEnclosed, let edges = axis.edges(count: limits.first) else { return [] }
    var parts: [Stretch] = []
    for (left, right) in zip(edges, edges.dropFirst()) {
      append(Interval(left, right), of: curve, halvings: limits.halvings, to: &parts)
    }
    return turns(in: parts, widest: (axis.upper - axis.lower) / 256)
  }

  private static func append(
    _ x: Interval, of curve: Curve, halvings: Int, to parts: inout [Stretch]
  ) {
    let direction = curve.direction(on: x)
    let middle = x.middle
    guard direction.sign == nil, halvings > 0, parts.count < limits.parts, x.lower < middle,
      middle < x.upper
    else {
      parts.append(Stretch(x: x, sign: direction.sign, isContinuous: direction.isContinuous))
      return
    }
    append(Interval(x.lower, middle), of: curve, halvings: halvings - 1, to: &parts)
    append(Interval(middle, x.upper), of: curve, halvings: halvings - 1, to: &parts)
  }

  /// Where parts that rise and fall follow one another, with nothing between them but short parts on which the function is continuous.
  private static func turns(in parts: [Stretch], widest: Double) -> [TurningPoint] {
    var turns: [TurningPoint] = []
    var before: Stretch?
    for part in parts {
      guard part.isContinuous else {
        before = nil
        continue
      }
      guard let sign = part.sign else { continue }
      if let before, let other = before.sign, other != sign,
        part.x.lower - before.x.upper <= widest
      {
        turns.append(
          TurningPoint(bracket: before.x.hull(part.x), isHighest: other > 0))
      }
      before = part
    }
    return turns
  }
}
