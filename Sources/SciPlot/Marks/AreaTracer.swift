import SciCalculator

/// Finds the pixels with a point between a curve and the horizontal axis.
///
/// On each column the curve is enclosed: what lies between zero and the whole enclosure belongs to the area.
enum AreaTracer {
  /// Into how many parts a column is cut.
  private static let parts = 4

  /// Traces an area.
  ///
  /// - Parameters:
  ///   - area: the area.
  ///   - columns: the ends of the columns, in rising order.
  ///   - rows: the ends of the rows, in rising order.
  /// - Returns: the pixels that have a point of the area.
  static func pixels(of area: IntegralArea, columns: [Double], rows: [Double]) -> CurvePixels {
    var pixels = CurvePixels(columns: columns, rows: rows)
    let bounds = Interval(area.bounds.lower, area.bounds.upper)
    for column in 0..<pixels.columnCount {
      let whole = Interval(columns[column], columns[column + 1])
      guard let x = whole.intersection(bounds), x.lower < x.upper,
        let edges = Axis(from: x.lower, to: x.upper)?.edges(count: parts)
      else { continue }
      for (left, right) in zip(edges, edges.dropFirst()) {
        guard let height = height(of: area.curve, Interval(left, right)),
          let low = CurvePixels.index(of: max(min(0, height), rows[0]), among: rows),
          let high = CurvePixels.index(of: min(max(0, height), rows[rows.count - 1]), among: rows),
          low <= high
        else { continue }
        pixels.add([.known, .whole], column: column, rows: low...high)
      }
    }
    return pixels
  }

  /// The value nearest to zero that the curve may have; `nil` where it may have none, or either sign.
  private static func height(of curve: Curve, _ x: Interval) -> Double? {
    let values = curve.values(
      on: x, first: curve.value(at: x.lower), last: curve.value(at: x.upper))
    guard values.decoration >= .defined, let range = values.hull else { return nil }
    if range.lower > 0 { return range.lower }
    return range.upper < 0 ? range.upper : nil
  }
}
