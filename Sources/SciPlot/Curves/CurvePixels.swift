/// What is known of each pixel of a picture about one curve.
///
/// Pixels stand in columns from left to right, in each from the bottom to the top.
struct CurvePixels: Sendable {
  /// What is known of a pixel.
  struct State: OptionSet, BitwiseCopyable, Hashable, Sendable {
    /// The bits, one for each thing that is known.
    let rawValue: UInt8

    /// Makes a state of its bits.
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The curve meets the pixel: that is proved.
    static let known = State(rawValue: 1)
    /// The curve may meet the pixel: the contrary was not proved.
    static let possible = State(rawValue: 2)
    /// The curve meets the pixel, and a stroke runs through it there.
    static let stroked = State(rawValue: 4)
    /// All of the pixel is in a region: that is proved.
    static let whole = State(rawValue: 8)
    /// A bar that says how far a point may be off goes through the pixel.
    static let bar = State(rawValue: 16)

    /// Whether nothing is proved, and no line of a path goes through the pixel or one beside it.
    var isUndecided: Bool { contains(.possible) && isDisjoint(with: [.known, .stroked]) }
  }

  /// How many pixels there are from left to right.
  let columnCount: Int
  /// How many pixels there are from the bottom to the top.
  let rowCount: Int
  private var states: [State]
  /// Lines on which the curve is known to be continuous; between two points, which are less than a pixel apart in x,
  /// it stays between their values up to a pixel.
  private(set) var strokes: [[Point]] = []

  /// A point of a curve.
  struct Point: BitwiseCopyable, Hashable, Sendable {
    /// Its place along the horizontal axis.
    let x: Double
    /// Its place along the vertical axis.
    let y: Double
  }

  /// The line that is being drawn.
  private var stroke: [Point] = []

  /// Pixels of which nothing is known yet.
  ///
  /// - Parameters:
  ///   - columns: the ends of the columns, in rising order.
  ///   - rows: the ends of the rows, in rising order.
  init(columns: [Double], rows: [Double]) {
    (columnCount, rowCount) = (columns.count - 1, rows.count - 1)
    states = Array(repeating: [], count: columnCount * rowCount)
  }

  /// What is known of a pixel; no state if the curve does not meet it.
  subscript(column: Int, row: Int) -> State { states[column * rowCount + row] }

  mutating func add(_ state: State, column: Int, rows: ClosedRange<Int>) {
    for row in rows { states[column * rowCount + row].formUnion(state) }
  }

  /// Draws a line from one point to another, as a part of the last one if that ends where it begins.
  mutating func draw(from start: Point, to end: Point) {
    if stroke.last != start {
      endStroke()
      stroke.append(start)
    }
    if start != end { stroke.append(end) }
  }

  /// Ends the line that is being drawn, if there is one.
  mutating func endStroke() {
    if stroke.count > 1 { strokes.append(stroke) }
    stroke.removeAll(keepingCapacity: true)
  }

  /// Whether there is a pixel of which nothing is proved.
  var hasUndecided: Bool { states.contains { $0.isUndecided } }

  /// Whether all of some pixels of a column are known.
  func areKnown(column: Int, rows: ClosedRange<Int>) -> Bool {
    rows.allSatisfy { self[column, $0].contains(.known) }
  }
}
