import SciCalculator

/// Finds the pixels that a path meets.
///
/// The range of the parameter is cut until both places are enclosed in a pixel or in neighbours, or are proved to be outside of the picture. The pixel of a point is known where both of
/// its places are enclosed in it. What is not settled before a budget ends is marked as possible.
struct PathTracer {
  /// A point of the path, enclosed.
  private struct Place {
    var parameter: Double
    var x, y: ValueEnclosure

    /// Its place, if it is known to have one.
    var point: CurvePixels.Point? {
      guard let x = x.single, let y = y.single, x.isBounded, y.isBounded else { return nil }
      return CurvePixels.Point(x: x.middle, y: y.middle)
    }
  }

  /// What is known of a part of the path.
  private enum Extent {
    /// It is not in the picture.
    case outside
    /// It lies in neighbouring pixels, without a jump.
    case line([PixelBlock])
    /// It may lie anywhere in some pixels.
    case wide([PixelBlock])
  }

  /// Pixels side by side and above one another.
  private struct PixelBlock {
    var columns, rows: ClosedRange<Int>
  }

  private let path: Path
  private let columns: [Double]
  private let rows: [Double]
  private var pixels: CurvePixels
  /// No point of the picture is farther from the origin.
  private let reach: Double

  /// How many parts the path is first cut into, into how many each of them may be cut, and how many points there are of a path that has no enclosures.
  ///
  /// The first number is prime: poles are at simple parts of a turn, and one that is next to an end of a part cannot be told from it by numbers of 53 bits.
  private static let parts = (first: 257, each: 600, points: 500)

  /// Traces a path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - columns: the ends of the columns, in rising order.
  ///   - rows: the ends of the rows, in rising order.
  /// - Returns: what is known of the pixels.
  static func pixels(of path: Path, columns: [Double], rows: [Double]) -> CurvePixels {
    var tracer = PathTracer(path, columns, rows)
    let count = path.isEnclosed ? parts.first : parts.points
    guard let edges = path.range.edges(count: count) else { return tracer.pixels }
    var first = tracer.place(at: edges[0])
    tracer.mark(first)
    for edge in edges.dropFirst() {
      let last = tracer.place(at: edge)
      if path.isEnclosed { tracer.trace(from: first, to: last) } else { tracer.mark(last) }
      first = last
    }
    tracer.pixels.endStroke()
    return tracer.pixels
  }

  private init(_ path: Path, _ columns: [Double], _ rows: [Double]) {
    self.path = path
    self.columns = columns
    self.rows = rows
    pixels = CurvePixels(columns: columns, rows: rows)
    let farthest = [columns, rows].map { max($0[0].magnitude, $0[$0.count - 1].magnitude) }
    reach = (farthest[0] + farthest[1]).nextUp
  }
}

// MARK: - Parts

extension PathTracer {
  /// Traces a part of the path, the first half of what is cut before the second.
  private mutating func trace(from first: Place, to last: Place) {
    var pending = [(first, last)]
    var remaining = Self.parts.each
    while let (start, end) = pending.popLast() {
      remaining -= 1
      mark(end)
      switch part(from: start, to: end) {
      case .outside: pixels.endStroke()
      case .line(let blocks):
        for block in blocks { add([.possible, .stroked], block) }
        draw(from: start, to: end)
      case .wide(let blocks):
        let middle = start.parameter / 2 + end.parameter / 2
        if remaining > 0, start.parameter < middle, middle < end.parameter {
          let cut = place(at: middle)
          pending.append((cut, end))
          pending.append((start, cut))
        } else {
          pixels.endStroke()
          for block in blocks { add(.possible, block) }
        }
      }
    }
  }

  private func place(at parameter: Double) -> Place {
    Place(
      parameter: parameter, x: path.x.value(at: parameter), y: path.y.value(at: parameter))
  }

  private func part(from start: Place, to end: Place) -> Extent {
    let t = Interval(start.parameter, end.parameter)
    let x = path.x.values(on: t, first: start.x, last: end.x)
    let y = path.y.values(on: t, first: start.y, last: end.y)
    var blocks: [PixelBlock] = []
    for across in x.intervals {
      for up in y.intervals {
        guard let columns = CurvePixels.range(of: across, among: columns),
          let rows = CurvePixels.range(of: up, among: rows)
        else { continue }
        blocks.append(PixelBlock(columns: columns, rows: rows))
      }
    }
    if blocks.isEmpty { return .outside }
    let areSmall = blocks.allSatisfy { $0.columns.count <= 2 && $0.rows.count <= 2 }
    if !areSmall, isBeyondCorners(on: t) { return .outside }
    let isLine = x.decoration == .continuous && y.decoration == .continuous && isVisible(x, y)
    return areSmall && isLine ? .line(blocks) : .wide(blocks)
  }

  /// Whether a polar curve is farther from the origin than all of the picture.
  ///
  /// At a pole of the distance either place is the product of an infinite number and one that may be 0, of which nothing is known.
  private func isBeyondCorners(on t: Interval) -> Bool {
    guard let radius = path.radius else { return false }
    let distances = radius.values(
      on: t, first: radius.value(at: t.lower), last: radius.value(at: t.upper))
    return distances.intervals.allSatisfy { $0.lower > reach || $0.upper < -reach }
  }

  /// Whether values are enclosed, and not only cut off at the border of the picture.
  private func isVisible(_ x: ValueEnclosure, _ y: ValueEnclosure) -> Bool {
    guard let x = x.single, let y = y.single else { return false }
    let (width, height) = (columns[columns.count - 1] - columns[0], rows[rows.count - 1] - rows[0])
    return x.upper - x.lower <= width / 16 && y.upper - y.lower <= height / 16
  }

  private mutating func add(_ state: CurvePixels.State, _ block: PixelBlock) {
    for column in block.columns { pixels.add(state, column: column, rows: block.rows) }
  }

  /// Marks the pixel of a point, if it is known which one that is.
  private mutating func mark(_ place: Place) {
    guard let x = place.x.single, let y = place.y.single, place.x.decoration >= .defined,
      place.y.decoration >= .defined, columns[0] <= x.lower, x.upper <= columns[columns.count - 1],
      rows[0] <= y.lower, y.upper <= rows[rows.count - 1],
      let column = CurvePixels.range(of: x, among: columns),
      let row = CurvePixels.range(of: y, among: rows),
      column.count == 1, row.count == 1
    else { return }
    pixels.add(.known, column: column.lowerBound, rows: row)
  }
}

// MARK: - Strokes

extension PathTracer {
  private mutating func draw(from start: Place, to end: Place) {
    guard let first = start.point, let last = end.point else { return pixels.endStroke() }
    pixels.draw(from: first, to: last)
  }
}
