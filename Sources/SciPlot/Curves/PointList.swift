extension Plot {
  /// Points that are drawn one by one, and how far each may be off.
  ///
  /// ```swift
  /// let measured = Plot.PointList(
  ///   label: "measured", points: [(x: 1, y: 2.1), (x: 2, y: 3.9)],
  ///   bars: [(x: 1, from: 1.9, to: 2.3)])
  /// ```
  public struct PointList: Sendable {
    /// How they are called in the legend.
    public internal(set) var label: String
    /// Their places.
    let points: [CurvePixels.Point]
    /// Vertical strokes, each between the least and the greatest number that a point may have there.
    let bars: [Bar]

    /// A vertical stroke.
    struct Bar: BitwiseCopyable, Sendable {
      var x: Double
      var y: Interval
    }

    /// Makes a list; points and bars whose places are not finite are left out.
    ///
    /// - Parameters:
    ///   - label: how they are called in the legend.
    ///   - points: their places.
    ///   - bars: how far points may be off: vertical strokes, whose first end is not above the second.
    public init(
      label: String, points: [(x: Double, y: Double)],
      bars: [(x: Double, from: Double, to: Double)] = []
    ) {
      self.label = label
      self.points = points.filter { $0.x.isFinite && $0.y.isFinite }
        .map { CurvePixels.Point(x: $0.x, y: $0.y) }
      self.bars = bars.filter { $0.x.isFinite && $0.from <= $0.to && ($0.to - $0.from).isFinite }
        .map { Bar(x: $0.x, y: Interval($0.from, $0.to)) }
    }

    /// What the points and bars between two numbers reach along the vertical axis.
    ///
    /// - Parameters:
    ///   - horizontal: the numbers.
    ///   - scale: how the vertical axis is divided; a logarithmic one has positive numbers only.
    /// - Returns: a part for each point and for each bar.
    func heights(over horizontal: Axis, _ scale: Axis.Scale) -> [Interval] {
      let places = horizontal.lower...horizontal.upper
      let heights =
        points.filter { places.contains($0.x) }.map { Interval($0.y) }
        + bars.filter { places.contains($0.x) }.map { $0.y }
      return scale == .linear ? heights : heights.filter { $0.lower > 0 }
    }
  }
}

extension CurvePixels {
  /// The pixels in which points and their bars lie.
  init(of list: Plot.PointList, columns: [Double], rows: [Double]) {
    self.init(columns: columns, rows: rows)
    for bar in list.bars {
      guard let column = Self.index(of: bar.x, among: columns),
        let rows = Self.range(of: bar.y, among: rows)
      else { continue }
      add(.bar, column: column, rows: rows)
    }
    for point in list.points {
      guard let column = Self.index(of: point.x, among: columns),
        let row = Self.index(of: point.y, among: rows)
      else { continue }
      add(.known, column: column, rows: row...row)
    }
  }
}
