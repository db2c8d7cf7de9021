import SciCalculator

/// Finds the pixels in which a condition has a solution.
///
/// The picture is a box that is cut into four until each part is proved to have no solution or to be one, down to pixels. Of those that remain, a solution inside is looked for,
/// and they are cut further until one is found, or all parts have none. Where a budget ends that, they are marked as possible. This is the algorithm of J. Tupper ("Reliable
/// two-dimensional graphing methods for mathematical formulae with two free variables", SIGGRAPH 2001).
///
/// A pixel has its left and its lower edge, and neither of the others, but for those at the border of the picture.
struct RelationTracer {
  /// A box of pixels.
  private struct Block {
    var columns, rows: Range<Int>
  }

  /// A pixel that is not decided yet, and those parts of it that may have a solution.
  private struct Pixel {
    var column, row: Int
    var parts: [PlaneCell]
  }

  private let plane: PlaneRelation
  private let columns: [Double]
  private let rows: [Double]
  private(set) var pixels: CurvePixels
  private var undecided: [Pixel] = []
  /// The same where the condition may have no value somewhere, which seldom comes to anything and is left to the end.
  private var doubtful: [Pixel] = []
  /// How many more enclosures may be computed, about.
  private var budget: Int

  /// How often a pixel is cut in halves both ways.
  private static let mostCuts = 8
  /// How many parts of a pixel may be left; beyond that it is given up.
  private static let mostParts = 12
  /// How many enclosures a picture may take for each pixel on average, and besides.
  private static let budget = (perPixel: 6, besides: 200_000)
  /// How many enclosures it takes to look at a box, and to look for a solution in one, about.
  private static let cost = (look: 3, search: 6)

  /// Traces a condition.
  ///
  /// - Parameters:
  ///   - relation: the condition.
  ///   - columns: the ends of the columns, in rising order.
  ///   - rows: the ends of the rows, in rising order.
  /// - Returns: what is known of the pixels.
  static func pixels(of relation: Relation, columns: [Double], rows: [Double]) -> CurvePixels {
    guard let plane = relation.plane else {
      var pixels = CurvePixels(columns: columns, rows: rows)
      for column in 0..<pixels.columnCount {
        pixels.add(.possible, column: column, rows: 0...pixels.rowCount - 1)
      }
      return pixels
    }
    var tracer = RelationTracer(plane, columns, rows)
    tracer.divide()
    tracer.refine(tracer.undecided)
    tracer.refine(tracer.doubtful)
    return tracer.pixels
  }

  private init(_ plane: PlaneRelation, _ columns: [Double], _ rows: [Double]) {
    self.plane = plane
    self.columns = columns
    self.rows = rows
    pixels = CurvePixels(columns: columns, rows: rows)
    budget =
      Self.budget.perPixel * pixels.columnCount * pixels.rowCount + Self.budget.besides
  }
}

// MARK: - Edges

extension RelationTracer {
  /// How far edges are moved, in pixels: by numbers that have nothing to do with those of pictures, nor with each other, and too little to be seen.
  private static let shifts = (x: -0.0917, y: 0.3119)

  /// The edges of columns and rows, those inside moved a little into one direction.
  ///
  /// Round numbers stand at edges, and a curve along an edge, or through a corner, cannot be proved to be on this or that side. The pixel of a round number is to be that of its
  /// line in the grid, so that columns move to the left and rows upwards.
  static func moved(columns: [Double], rows: [Double]) -> (columns: [Double], rows: [Double]) {
    (moved(columns, by: shifts.x), moved(rows, by: shifts.y))
  }

  private static func moved(_ edges: [Double], by shift: Double) -> [Double] {
    edges.indices.map { index in
      guard index > 0, index < edges.count - 1 else { return edges[index] }
      let next = edges[shift < 0 ? index - 1 : index + 1]
      return edges[index] + shift.magnitude * (next - edges[index])
    }
  }
}

// MARK: - Blocks of pixels

extension RelationTracer {
  private func box(_ block: Block) -> PlaneCell {
    PlaneCell(
      Interval(columns[block.columns.lowerBound], columns[block.columns.upperBound]),
      Interval(rows[block.rows.lowerBound], rows[block.rows.upperBound]),
      isOpenRight: block.columns.upperBound < columns.count - 1,
      isOpenAbove: block.rows.upperBound < rows.count - 1)
  }

  /// Cuts the picture down to the pixels that are not decided.
  private mutating func divide() {
    var pending = [Block(columns: 0..<columns.count - 1, rows: 0..<rows.count - 1)]
    while let block = pending.popLast() {
      let box = box(block)
      let outcome = plane.outcome(on: box)
      budget -= Self.cost.look
      if !outcome.mayHold { continue }
      if outcome.holds {
        fill(block)
      } else if block.columns.count == 1, block.rows.count == 1 {
        let pixel = Pixel(
          column: block.columns.lowerBound, row: block.rows.lowerBound, parts: [box])
        if outcome.mayLack { doubtful.append(pixel) } else { undecided.append(pixel) }
      } else {
        for columns in Self.halves(block.columns) {
          for rows in Self.halves(block.rows) {
            pending.append(Block(columns: columns, rows: rows))
          }
        }
      }
    }
  }

  private static func halves(_ range: Range<Int>) -> [Range<Int>] {
    guard range.count > 1 else { return [range] }
    let middle = range.lowerBound + range.count / 2
    return [range.lowerBound..<middle, middle..<range.upperBound]
  }

  private mutating func fill(_ block: Block) {
    for column in block.columns {
      pixels.add(
        [.known, .whole], column: column,
        rows: block.rows.lowerBound...block.rows.upperBound - 1)
    }
  }
}

// MARK: - Single pixels

extension RelationTracer {
  /// Looks for solutions in the pixels that remain, in all of them before any is cut once more.
  private mutating func refine(_ undecided: [Pixel]) {
    var undecided = undecided
    for cut in 0...Self.mostCuts where budget > 0 {
      if cut > 0 {
        for index in undecided.indices where budget > 0 {
          undecided[index].parts = parts(of: undecided[index])
        }
      }
      for index in undecided.indices where budget > 0 {
        let pixel = undecided[index]
        budget -= Self.cost.search * pixel.parts.count
        if pixel.parts.contains(where: { plane.isMet(in: $0) }) {
          add(.known, pixel)
          undecided[index].parts = []
        } else if pixel.parts.count > Self.mostParts {
          add(.possible, pixel)
          undecided[index].parts = []
        }
      }
      undecided.removeAll { $0.parts.isEmpty }
    }
    for pixel in undecided { add(.possible, pixel) }
  }

  private mutating func add(_ state: CurvePixels.State, _ pixel: Pixel) {
    pixels.add(state, column: pixel.column, rows: pixel.row...pixel.row)
  }

  /// Parts of the parts of a pixel, without those that have no solution.
  private mutating func parts(of pixel: Pixel) -> [PlaneCell] {
    let quarters = pixel.parts.flatMap { part in
      part.quarters.isEmpty ? [part] : part.quarters
    }
    budget -= Self.cost.look * quarters.count
    return quarters.filter { plane.outcome(on: $0).mayHold }
  }
}
