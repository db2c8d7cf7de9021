/// Curves and points between two axes.
///
/// ```swift
/// let line = try Curve("2*x", variable: "x", constants: [:], settings: .standard)
/// let points = Plot.PointList(label: "measured", points: [(x: 1, y: 2.1), (x: 2, y: 3.9)])
/// if let x = Axis(from: 0, to: 3),
///   let y = Axis.vertical(of: [line], [points], over: x, scale: .linear)
/// {
///   let plot = Plot(curves: [line], points: [points], horizontal: x, vertical: y)
/// }
/// ```
public struct Plot: Sendable {
  /// The curves, in the order of the legend.
  public let curves: [Curve]
  /// Lists of points, behind the curves in the legend.
  public let points: [PointList]
  /// The numbers from left to right.
  public let horizontal: Axis
  /// The numbers from the bottom to the top.
  public let vertical: Axis
  /// Whether the horizontal axis has degrees.
  public let hasDegrees: Bool
  /// What stands above the picture.
  public let title: String?

  /// Points that are drawn one by one.
  public struct PointList: Sendable {
    /// How they are called in the legend.
    public let label: String
    /// Their places.
    let points: [CurvePixels.Point]

    /// Makes a list; points whose places are not finite are left out.
    public init(label: String, points: [(x: Double, y: Double)]) {
      self.label = label
      self.points = points.filter { $0.x.isFinite && $0.y.isFinite }
        .map { CurvePixels.Point(x: $0.x, y: $0.y) }
    }
  }

  /// Makes a plot; see the properties.
  public init(
    curves: [Curve], points: [PointList] = [], horizontal: Axis, vertical: Axis,
    hasDegrees: Bool = false, title: String? = nil
  ) {
    self.curves = curves
    self.points = points
    self.horizontal = horizontal
    self.vertical = vertical
    self.hasDegrees = hasDegrees
    self.title = title
  }

  /// What the legend says, in order.
  var labels: [String] {
    curves.map { $0.isEnclosed ? $0.label : "\($0.label) (points only)" } + points.map { $0.label }
  }
}

// MARK: - Pixels

extension Plot {
  /// What is known of each pixel about each curve, and about each list of points behind them.
  ///
  /// - Returns: `nil` where the machine has not so many numbers along an axis.
  func pixels(columns: Int, rows: Int) -> [CurvePixels]? {
    guard let x = horizontal.edges(count: columns), let y = vertical.edges(count: rows) else {
      return nil
    }
    return curves.map { CurveTracer.pixels(of: $0, columns: x, rows: y) }
      + points.map { CurvePixels(of: $0, columns: x, rows: y) }
  }
}

extension CurvePixels {
  /// The pixels in which points lie.
  init(of list: Plot.PointList, columns: [Double], rows: [Double]) {
    self.init(columnCount: columns.count - 1, rowCount: rows.count - 1)
    for point in list.points {
      guard let column = Self.index(of: point.x, among: columns),
        let row = Self.index(of: point.y, among: rows)
      else { continue }
      add(.known, column: column, rows: row...row)
    }
  }

  /// The pixel of a number: it has its lower end and not its upper one, but for the last, which has both.
  static func index(of value: Double, among edges: [Double]) -> Int? {
    guard edges[0] <= value, value <= edges[edges.count - 1] else { return nil }
    var (low, high) = (0, edges.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
