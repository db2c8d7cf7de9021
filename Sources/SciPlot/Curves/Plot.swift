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
  /// Implicit curves and regions, behind the curves in the legend.
  public let relations: [Relation]
  /// Parametric and polar curves, behind these.
  public let paths: [Path]
  /// The areas of integrals, behind these.
  public let areas: [IntegralArea]
  /// Lists of points, behind the others in the legend.
  public let points: [PointList]
  /// The numbers from left to right.
  public private(set) var horizontal: Axis
  /// The numbers from the bottom to the top.
  public private(set) var vertical: Axis
  /// Whether a unit has the same length along both axes, of which one then shows more numbers than it has to.
  public private(set) var isEquallyScaled: Bool
  /// The unit of angles whose round numbers stand along the horizontal axis; `nil` where it has other numbers.
  public let angles: AngleUnit?
  /// What stands above the picture.
  public let title: String?
  /// What the numbers from left to right are.
  public let horizontalTitle: String?
  /// What the numbers from the bottom to the top are.
  public let verticalTitle: String?
  /// Points of the curves that are marked.
  public let marks: PointList
  /// Sentences of the legend, each on lines of its own.
  public let captions: [String]

  /// Makes a plot; see the properties.
  public init(
    curves: [Curve], relations: [Relation] = [], paths: [Path] = [],
    areas: [IntegralArea] = [], points: [PointList] = [], horizontal: Axis, vertical: Axis,
    isEquallyScaled: Bool = false, angles: AngleUnit? = nil, title: String? = nil,
    horizontalTitle: String? = nil, verticalTitle: String? = nil,
    marks: [(x: Double, y: Double)] = [], captions: [String] = []
  ) {
    self.curves = curves
    self.relations = relations
    self.paths = paths
    self.areas = areas
    self.marks = PointList(label: "", points: marks)
    self.captions = captions
    self.points = points
    self.horizontal = horizontal
    self.vertical = vertical
    self.isEquallyScaled = isEquallyScaled
    self.angles = angles
    self.title = title
    self.horizontalTitle = horizontalTitle
    self.verticalTitle = verticalTitle
  }

  /// What the legend says, in order.
  var labels: [String] {
    var labels = curves.map { Self.label($0.label, isEnclosed: $0.isEnclosed, $0.obstacle) }
    labels += relations.map { $0.label }
    labels += paths.map { path in
      Self.label(path.label, isEnclosed: path.isEnclosed, path.x.obstacle ?? path.y.obstacle)
    }
    labels += areas.map { $0.label }
    return labels + points.map { $0.label }
  }

  /// What should be said of how the expressions were read, a line each.
  public var notes: [String] {
    curves.flatMap { $0.notes } + relations.flatMap { $0.notes } + paths.flatMap { $0.notes }
  }

  /// Whether there is an angle in it, or a function of one.
  package var usesAngles: Bool {
    curves.contains { $0.usesAngles } || relations.contains { $0.usesAngles }
      || paths.contains { $0.x.usesAngles || $0.y.usesAngles }
  }

  /// A name in the legend, and why there are only points if nothing else is known.
  private static func label(_ label: String, isEnclosed: Bool, _ obstacle: String?) -> String {
    if isEnclosed { return label }
    let reason = obstacle.map { ": no enclosures of \($0)" } ?? ""
    return "\(label) (points only\(reason))"
  }

  /// The lines of the captions, none of which is longer than this if its words are not.
  func captionLines(
    width: Int, length: (_ text: String) -> Int = { $0.count }
  ) -> [String] {
    captions.flatMap { caption in
      var lines: [String] = []
      for word in caption.split(separator: " ") {
        let longer = lines.last.map { "\($0) \(word)" }
        if let longer, length(longer) <= width {
          lines[lines.count - 1] = longer
        } else {
          lines.append(lines.isEmpty ? String(word) : "  \(word)")
        }
      }
      return lines
    }
  }

  /// Whether what has this place in the legend is a condition on x and y.
  func isRelation(_ index: Int) -> Bool {
    index >= curves.count && index < curves.count + relations.count
  }

  /// How many there are before the lists of points.
  var lineCount: Int { curves.count + relations.count + paths.count + areas.count }

  /// What stands for a pixel of which nothing is proved, in the legend.
  static let undecided = "undecided"

  /// The same curves and points between other axes, as somebody sees them who pans or zooms.
  ///
  /// - Parameters:
  ///   - horizontal: the numbers from left to right.
  ///   - vertical: the numbers from the bottom to the top.
  /// - Returns: a plot that shows these numbers and no others.
  package func showing(horizontal: Axis, vertical: Axis) -> Plot {
    var plot = self
    plot.horizontal = horizontal
    plot.vertical = vertical
    plot.isEquallyScaled = false
    return plot
  }

  /// The plot in a picture of this size, in the same lengths both ways.
  func fitted(width: Int, height: Int) -> Plot {
    guard isEquallyScaled, width > 0, height > 0 else { return self }
    let (across, up) = (horizontal.length / Double(width), vertical.length / Double(height))
    var plot = self
    plot.horizontal = horizontal.widened(to: max(across, up) * Double(width))
    plot.vertical = vertical.widened(to: max(across, up) * Double(height))
    return plot
  }
}

extension Axis {
  fileprivate var length: Double { upper - lower }

  /// The axis with as much more on both sides as makes this length; the same where it is not shorter.
  fileprivate func widened(to length: Double) -> Axis {
    guard length > self.length else { return self }
    let (middle, half) = (lower / 2 + upper / 2, length / 2)
    return Axis(from: middle - half, to: middle + half) ?? self
  }
}

// MARK: - Pixels

extension Plot {
  /// What is known of each pixel about each curve and relation, and about each list of points behind them.
  ///
  /// - Returns: `nil` where the machine has not so many numbers along an axis.
  func pixels(columns: Int, rows: Int) -> [CurvePixels]? {
    guard let x = horizontal.edges(count: columns), let y = vertical.edges(count: rows) else {
      return nil
    }
    let (columns, rows) = RelationTracer.moved(columns: x, rows: y)
    var pixels = curves.map { CurveTracer.pixels(of: $0, columns: x, rows: y) }
    pixels += relations.map { RelationTracer.pixels(of: $0, columns: columns, rows: rows) }
    pixels += paths.map { PathTracer.pixels(of: $0, columns: columns, rows: rows) }
    pixels += areas.map { AreaTracer.pixels(of: $0, columns: x, rows: y) }
    return pixels + points.map { CurvePixels(of: $0, columns: x, rows: y) }
  }
}

extension CurvePixels {
  /// The columns or rows that an interval meets; `nil` if it meets none.
  static func range(of values: Interval, among edges: [Double]) -> ClosedRange<Int>? {
    guard let visible = values.intersection(Interval(edges[0], edges[edges.count - 1])),
      let low = index(of: visible.lower, among: edges),
      let high = index(of: visible.upper, among: edges)
    else { return nil }
    return low...high
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
