/// A picture as shapes at places in pixels, from which files are made.
///
/// Pixels are counted from the left and from the top.
///
/// ```swift
/// let curve = try Curve("x^2", variable: "x", constants: [:], settings: .standard)
/// if let x = Axis(from: -2, to: 2), let y = Axis(from: 0, to: 4),
///   let scene = Scene(Plot(curves: [curve], horizontal: x, vertical: y), width: 640, height: 400)
/// {
///   let file = scene.svg
/// }
/// ```
public struct Scene: Sendable {
  /// A place in the picture.
  struct Place: BitwiseCopyable, Sendable {
    var x: Double
    var y: Double
  }

  /// The colours that a picture needs.
  enum Color: BitwiseCopyable, Hashable, Sendable {
    case background, grid, frame, text
    /// Where a curve may be.
    case possible
    case curve(Int)
    /// The inside of a region, through which the grid is seen.
    case region(Int)
  }

  enum Anchor: BitwiseCopyable, Sendable { case start, middle, end }

  enum Shape: Sendable {
    case line(Place, Place, Color)
    case polyline([Place], Color)
    /// Several lines of a colour, which are written as one.
    case polylines([[Place]], Color)
    /// A box by its upper left corner.
    case box(Place, width: Double, height: Double, Color)
    case disc(Place, radius: Double, Color)
    /// A text that stands on a line.
    case text(String, Place, Anchor, Color)
    /// A text that is read upwards, with its middle at a place on its line.
    case sidewaysText(String, Place, Color)
  }

  /// How many pixels there are from left to right.
  let width: Int
  /// How many pixels there are from the top to the bottom.
  let height: Int
  /// Its colours.
  let theme: Theme
  /// Where the curves are drawn.
  package let area: Area
  /// The numbers from the left to the right of the area.
  package let horizontal: Axis
  /// The numbers from its bottom to its top.
  package let vertical: Axis
  /// Shapes that are drawn whole, below the curves.
  private(set) var frame: [Shape] = []
  /// Shapes of which only what lies in the area is drawn.
  private(set) var data: [Shape] = []

  /// The part of the picture between the axes.
  package struct Area: BitwiseCopyable, Sendable {
    package var left, top, width, height: Int
    var bottom: Int { top + height }
    var right: Int { left + width }
  }

  /// Lays out a plot; `nil` where the machine has not so many numbers along an axis, or where there is no room.
  ///
  /// - Parameters:
  ///   - plot: what is drawn.
  ///   - width: how many pixels there are from left to right.
  ///   - height: how many pixels there are from the top to the bottom.
  ///   - theme: its colours.
  public init?(_ plot: Plot, width: Int, height: Int, theme: Theme = .light) {
    (self.width, self.height, self.theme) = (width, height, theme)
    var (plot, area) = (plot, Area(of: plot, width, height))
    // Other numbers along the axis may be shorter or longer.
    for _ in 0..<2 {
      plot = plot.fitted(width: area.width, height: area.height)
      area = Area(of: plot, width, height)
    }
    guard area.width > 10, area.height > 10,
      let pixels = plot.pixels(columns: area.width, rows: area.height)
    else { return nil }
    self.area = area
    (horizontal, vertical) = (plot.horizontal, plot.vertical)
    addFrame(plot, hasUndecided: pixels.contains { $0.hasUndecided })
    // What one curve leaves open hides nothing that is proved of another.
    for curve in pixels {
      for column in 0..<curve.columnCount { addRuns(curve, column, .possible) { $0.isUndecided } }
    }
    for (index, curve) in pixels.enumerated() { add(curve, index, plot) }
    for mark in plot.marks.points { data.append(.disc(place(mark, plot), radius: 3.5, .text)) }
  }
}

extension Scene.Area {
  /// What the numbers along the axes, the title and the legend leave.
  fileprivate init(of plot: Plot, _ width: Int, _ height: Int) {
    let labels = Scene.verticalTicks(plot, height).map { PixelFont.standard.length(of: $0.label) }
    left = 14 + Scene.Words.left(of: plot) + (labels.max() ?? 0)
    self.width = width - left - 18
    let words = Scene.Words(plot, room: self.width)
    top = words.top
    self.height = height - top - words.bottom
  }
}

// MARK: - The frame

extension Scene {
  fileprivate static func verticalTicks(_ plot: Plot, _ height: Int) -> [Tick] {
    plot.vertical.ticks(count: max(2, height / 60))
  }

  private mutating func addFrame(_ plot: Plot, hasUndecided: Bool) {
    let vertical = Self.verticalTicks(plot, height)
    let horizontal = plot.horizontal.ticks(count: max(2, width / 70), angles: plot.angles)
    let (left, right) = (Double(area.left), Double(area.right))
    let (top, bottom) = (Double(area.top), Double(area.bottom))
    for tick in vertical {
      let y = self.y(plot.vertical.position(of: tick.value))
      guard top <= y, y <= bottom else { continue }
      frame.append(
        .line(Place(x: left, y: y), Place(x: right, y: y), tick.value == 0 ? .frame : .grid))
      frame.append(.text(tick.label, Place(x: left - 6, y: y + 4), .end, .text))
    }
    for tick in horizontal {
      let x = self.x(plot.horizontal.position(of: tick.value))
      guard left <= x, x <= right else { continue }
      frame.append(
        .line(Place(x: x, y: top), Place(x: x, y: bottom), tick.value == 0 ? .frame : .grid))
      frame.append(.text(tick.label, Place(x: x, y: bottom + 18), .middle, .text))
    }
    let corners = [
      Place(x: left, y: top), Place(x: right, y: top), Place(x: right, y: bottom),
      Place(x: left, y: bottom),
    ]
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      frame.append(.line(corner, next, .frame))
    }
    let words = Words(plot, room: area.width)
    frame += words.shapes(around: area, width: width, hasUndecided: hasUndecided)
  }

  private func x(_ position: Double) -> Double { Double(area.left) + position * Double(area.width) }
  private func y(_ position: Double) -> Double {
    Double(area.bottom) - position * Double(area.height)
  }
}

// MARK: - Curves

extension Scene {
  private mutating func add(_ pixels: CurvePixels, _ index: Int, _ plot: Plot) {
    if index >= plot.lineCount {
      return add(plot.points[index - plot.lineCount], .curve(index), plot)
    }
    for column in 0..<pixels.columnCount {
      addRuns(pixels, column, .region(index)) { $0.contains(.whole) }
    }
    for column in 0..<pixels.columnCount {
      addRuns(pixels, column, .curve(index)) {
        $0.contains(.known) && $0.isDisjoint(with: [.stroked, .whole])
      }
    }
    if plot.isRelation(index) {
      let lines = pixels.outlines().map { line in
        line.map { Place(x: Double(area.left) + $0.x, y: Double(area.bottom) - $0.y) }
      }
      if !lines.isEmpty { data.append(.polylines(lines, .curve(index))) }
    }
    for stroke in pixels.strokes {
      data.append(.polyline(stroke.map { place($0, plot) }, .curve(index)))
    }
  }

  /// Adds the points of a list that stand between the ends of the horizontal axis, on their bars.
  private mutating func add(_ list: Plot.PointList, _ color: Color, _ plot: Plot) {
    let places = plot.horizontal.lower...plot.horizontal.upper
    for bar in list.bars where places.contains(bar.x) {
      let low = place(CurvePixels.Point(x: bar.x, y: bar.y.lower), plot)
      let high = place(CurvePixels.Point(x: bar.x, y: bar.y.upper), plot)
      let stroke = [(low, -3.0), (low, 3), (low, 0), (high, 0), (high, -3), (high, 3)]
      data.append(.polyline(stroke.map { Place(x: $0.x + $1, y: $0.y) }, color))
    }
    for point in list.points where places.contains(point.x) {
      data.append(.disc(place(point, plot), radius: 3.5, color))
    }
  }

  /// Places far outside would be written with many digits.
  private func place(_ point: CurvePixels.Point, _ plot: Plot) -> Place {
    let (aside, far) = (2 * Double(area.width), 2 * Double(area.height))
    let x = x(plot.horizontal.position(of: point.x))
    let y = y(plot.vertical.position(of: point.y))
    return Place(
      x: min(max(x, Double(area.left) - aside), Double(area.right) + aside),
      y: min(max(y, Double(area.top) - far), Double(area.bottom) + far))
  }

  /// Adds boxes for the pixels of a column that fulfil a condition, those above one another in one.
  private mutating func addRuns(
    _ pixels: CurvePixels, _ column: Int, _ color: Color,
    _ isDrawn: (CurvePixels.State) -> Bool
  ) {
    var row = 0
    while row < pixels.rowCount {
      guard isDrawn(pixels[column, row]) else {
        row += 1
        continue
      }
      let first = row
      while row < pixels.rowCount, isDrawn(pixels[column, row]) { row += 1 }
      let corner = Place(x: Double(area.left + column), y: Double(area.bottom - row))
      data.append(.box(corner, width: 1, height: Double(row - first), color))
    }
  }
}
