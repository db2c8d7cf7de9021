/// Finds the pixels that a curve meets.
///
/// Each column of pixels is an interval of x, and is halved until for each of its pixels it is proved that the curve
/// meets it, or that it does not: where it is continuous, it takes all values between two of its own, and outside of
/// its enclosure it has none. Where a budget ends that, the pixels that remain are marked as possible. This is the
/// algorithm of J. Tupper (SIGGRAPH 2001) for y = f(x), in which rows need no halving.
struct CurveTracer {
  /// A part of a column.
  private struct Piece {
    var x: Interval
    var first: ValueEnclosure
    var last: ValueEnclosure
    var values: ValueEnclosure
    var isResolved = false

    /// Whether the curve is continuous here, with values at both ends.
    var isStroke: Bool {
      isResolved && values.decoration == .continuous && first.single?.isBounded == true
        && last.single?.isBounded == true
    }
  }

  private let curve: Curve
  private let columns: [Double]
  private let rows: [Double]
  private(set) var pixels: CurvePixels

  /// How many pieces a column may be cut into before what is left is marked as possible.
  static let mostPieces = 160
  /// A column with more pieces is drawn as an area, not as a line.
  private static let mostStrokes = 24

  /// Traces a curve.
  ///
  /// - Parameters:
  ///   - curve: the curve.
  ///   - columns: the ends of the columns, in rising order.
  ///   - rows: the ends of the rows, in rising order.
  /// - Returns: what is known of the pixels.
  static func pixels(of curve: Curve, columns: [Double], rows: [Double]) -> CurvePixels {
    var tracer = CurveTracer(curve, columns, rows)
    var first = curve.value(at: columns[0])
    for column in 0..<columns.count - 1 {
      let last = curve.value(at: columns[column + 1])
      let x = Interval(columns[column], columns[column + 1])
      if curve.isEnclosed {
        tracer.trace(column, x, first, last)
      } else {
        tracer.sample(column, x, first, last)
      }
      first = last
    }
    tracer.pixels.endStroke()
    return tracer.pixels
  }

  private init(_ curve: Curve, _ columns: [Double], _ rows: [Double]) {
    self.curve = curve
    self.columns = columns
    self.rows = rows
    pixels = CurvePixels(columns: columns, rows: rows)
  }
}

// MARK: - One column

extension CurveTracer {
  private mutating func trace(
    _ column: Int, _ x: Interval, _ first: ValueEnclosure, _ last: ValueEnclosure
  ) {
    var finished: [Piece] = []
    var pending = [Piece(x: x, first: first, last: last, values: .unknown)]
    var remaining = Self.mostPieces
    while !pending.isEmpty, remaining > 0 {
      for index in pending.indices { resolve(&pending[index], in: column) }
      remaining -= pending.count
      // What is known of one piece may settle another.
      for index in pending.indices where !pending[index].isResolved {
        pending[index].isResolved = isSettled(pending[index].values, in: column)
      }
      var halved: [Piece] = []
      for piece in pending {
        if !piece.isResolved, let halves = halves(of: piece) {
          halved += halves
        } else {
          finished.append(piece)
        }
      }
      pending = halved
    }
    finished += pending
    for piece in finished where !piece.isResolved { add(.possible, piece.values, column) }
    draw(finished.sorted { $0.x.lower < $1.x.lower }, in: column)
  }

  /// Encloses the values of a piece, and marks the pixels that are known to be met.
  private mutating func resolve(_ piece: inout Piece, in column: Int) {
    let values = curve.values(on: piece.x, first: piece.first, last: piece.last)
    // A half is part of its whole.
    piece.values = piece.values.hull.map { values.narrowed(to: $0) } ?? values
    mark(piece.first, in: column)
    mark(piece.last, in: column)
    // The curve takes all values between two of its own.
    if piece.values.decoration == .continuous, let first = piece.first.single,
      let last = piece.last.single
    {
      let (bottom, top) = (min(first.upper, last.upper), max(first.lower, last.lower))
      if bottom <= top { add(.known, ValueEnclosure(Interval(bottom, top)), column) }
    }
    piece.isResolved = isSettled(piece.values, in: column)
  }

  /// Marks the pixel of a value, if it is known which one that is.
  private mutating func mark(_ value: ValueEnclosure, in column: Int) {
    guard let interval = value.single, value.decoration >= .defined,
      let rows = rowRange(of: interval), rows.lowerBound == rows.upperBound,
      isInside(interval)
    else { return }
    pixels.add(.known, column: column, rows: rows)
  }

  /// Whether all pixels that some values may meet are known to be met.
  private func isSettled(_ values: ValueEnclosure, in column: Int) -> Bool {
    values.intervals.allSatisfy { interval in
      rowRange(of: interval).map { pixels.areKnown(column: column, rows: $0) } ?? true
    }
  }

  /// Both parts of a piece; `nil` where the machine has no number between its ends.
  private func halves(of piece: Piece) -> [Piece]? {
    let x = piece.x
    let quarter = x.upper / 4 - x.lower / 4
    let round = x.roundestMember
    let isCentral = x.lower + quarter <= round && round <= x.upper - quarter
    let cut = isCentral ? round : x.middle
    guard x.lower < cut, cut < x.upper else { return nil }
    let value = curve.value(at: cut)
    return [
      Piece(x: Interval(x.lower, cut), first: piece.first, last: value, values: piece.values),
      Piece(x: Interval(cut, x.upper), first: value, last: piece.last, values: piece.values),
    ]
  }

  private mutating func add(_ state: CurvePixels.State, _ values: ValueEnclosure, _ column: Int) {
    for interval in values.intervals {
      if let rows = rowRange(of: interval) { pixels.add(state, column: column, rows: rows) }
    }
  }
}

// MARK: - Points

extension CurveTracer {
  /// Marks the pixels of points, and those between them as possible.
  private mutating func sample(
    _ column: Int, _ x: Interval, _ first: ValueEnclosure, _ last: ValueEnclosure
  ) {
    let values = [first, curve.value(at: x.middle), last]
    for value in values { mark(value, in: column) }
    for (value, next) in zip(values, values.dropFirst()) {
      guard let one = value.single, let other = next.single else { continue }
      add(.possible, ValueEnclosure(one.hull(other)), column)
    }
  }
}

// MARK: - Rows

extension CurveTracer {
  /// The rows that an interval meets.
  private func rowRange(of values: Interval) -> ClosedRange<Int>? {
    CurvePixels.range(of: values, among: rows)
  }

  private func isInside(_ values: Interval) -> Bool {
    rows[0] <= values.lower && values.upper <= rows[rows.count - 1]
  }
}

// MARK: - Strokes

extension CurveTracer {
  /// Draws lines along the pieces on which the curve is continuous, if they are few.
  private mutating func draw(_ pieces: [Piece], in column: Int) {
    guard pieces.count <= Self.mostStrokes else { return pixels.endStroke() }
    for piece in pieces {
      guard piece.isStroke, let first = piece.first.single, let last = piece.last.single else {
        pixels.endStroke()
        continue
      }
      add(.stroked, piece.values, column)
      pixels.draw(
        from: CurvePixels.Point(x: piece.x.lower, y: first.middle),
        to: CurvePixels.Point(x: piece.x.upper, y: last.middle))
    }
  }
}
