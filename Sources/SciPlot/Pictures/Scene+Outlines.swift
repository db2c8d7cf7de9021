extension CurvePixels {
  /// Whether a pixel is met, and not all of it is in a region: it belongs to a curve, or to the border of a region.
  private func isLine(_ column: Int, _ row: Int) -> Bool {
    guard 0..<columnCount ~= column, 0..<rowCount ~= row else { return false }
    let state = self[column, row]
    return state.contains(.known) && state.isDisjoint(with: [.whole, .stroked])
  }

  /// Whether all pixels around one are met, so that no line can be told in them.
  private func isInside(_ column: Int, _ row: Int) -> Bool {
    for x in column - 1...column + 1 {
      for y in row - 1...row + 1 where !isLine(x, y) { return false }
    }
    return true
  }

  /// The middle of the pixels of a line that hang together with one and are at most two away, in pixels from the lower left.
  private func middle(_ column: Int, _ row: Int) -> (x: Double, y: Double) {
    var seen = [(column, row)]
    var next = 0
    while next < seen.count {
      let (x, y) = seen[next]
      next += 1
      for (u, v) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
        guard abs(u - column) <= 2, abs(v - row) <= 2, isLine(u, v) else { continue }
        if !seen.contains(where: { $0 == (u, v) }) { seen.append((u, v)) }
      }
    }
    let sum = seen.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
    let count = Double(seen.count)
    return (Double(sum.0) / count + 0.5, Double(sum.1) / count + 0.5)
  }

  /// Lines along the pixels of curves of which only pixels are known, each less than a pixel away from those it stands for.
  ///
  /// A curve through pixels is a staircase. The middles of a few neighbours lie on a line that is as smooth as the curve.
  ///
  /// - Returns: pairs of points in pixels from the lower left; none between pixels with neighbours all around, which fill an area.
  func outlines() -> [[(x: Double, y: Double)]] {
    var lines: [[(x: Double, y: Double)]] = []
    for column in 0..<columnCount {
      for row in 0..<rowCount where isLine(column, row) {
        if isInside(column, row) { continue }
        for (x, y) in [(column + 1, row), (column, row + 1)] where isLine(x, y) {
          lines.append([middle(column, row), middle(x, y)])
        }
      }
    }
    return lines
  }
}
