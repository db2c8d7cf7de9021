/// A picture as pixels, each an index into a palette of blends of its colours with the background.
///
/// ```swift
/// let curve = try Curve("x^2", variable: "x", constants: [:], settings: .standard)
/// if let x = Axis(from: -2, to: 2), let y = Axis(from: 0, to: 4),
///   let scene = Scene(Plot(curves: [curve], horizontal: x, vertical: y), width: 640, height: 400)
/// {
///   let file = Raster(scene).png
/// }
/// ```
public struct Raster: Sendable {
  /// How many pixels there are from left to right.
  public let width: Int
  /// How many pixels there are from the top to the bottom.
  public let height: Int
  /// The pixels, row after row from the top.
  private(set) var pixels: [UInt8]

  /// How many blends each colour has, from the background to itself.
  static let levels = 16

  /// Red, green and blue of each index: for each colour its blends with the ground, which is the first of them.
  let palette: [Scene.Components]

  private static func palette(of colors: Scene.Colors) -> [Scene.Components] {
    Scene.drawnColors.flatMap { color in
      (0..<levels).map { blend(colors.background, colors.components(of: color), $0) }
    }
  }

  private static func blend(
    _ ground: Scene.Components, _ full: Scene.Components, _ level: Int
  ) -> Scene.Components {
    func part(_ ground: UInt8, _ full: UInt8) -> UInt8 {
      UInt8((Int(ground) * (levels - 1 - level) + Int(full) * level) / (levels - 1))
    }
    return (
      part(ground.red, full.red), part(ground.green, full.green), part(ground.blue, full.blue)
    )
  }

  /// Draws a scene.
  public init(_ scene: Scene) {
    width = scene.width
    height = scene.height
    palette = Self.palette(of: scene.theme.colors)
    pixels = Array(repeating: 0, count: width * height)
    let whole = Scene.Area(left: 0, top: 0, width: width, height: height)
    for shape in scene.frame { draw(shape, in: whole) }
    for shape in scene.data { draw(shape, in: scene.area) }
  }

  private static func base(of color: Scene.Color) -> Int? {
    Scene.index(of: color).map { $0 * levels }
  }
}

// MARK: - Shapes

extension Raster {
  private mutating func draw(_ shape: Scene.Shape, in area: Scene.Area) {
    switch shape {
    case .line(let start, let end, let color):
      // A line of the frame is one pixel wide, and sharp.
      let (left, top) = (start.x.rounded(.down), start.y.rounded(.down))
      let (right, bottom) = (end.x.rounded(.down), end.y.rounded(.down))
      fill(
        Scene.Place(x: min(left, right), y: min(top, bottom)), abs(right - left) + 1,
        abs(bottom - top) + 1, color, area)
    case .polyline(let places, let color):
      for (start, end) in zip(places, places.dropFirst()) { stroke(start, end, 0.8, color, area) }
    case .polylines(let lines, let color):
      for line in lines { draw(.polyline(line, color), in: area) }
    case .box(let corner, let width, let height, let color):
      fill(corner, width, height, color, area)
    case .disc(let centre, let radius, let color): stroke(centre, centre, radius, color, area)
    case .text(let words, let place, let anchor, let color):
      let length = Double(PixelFont.standard.length(of: words))
      let shift = anchor == .start ? 0 : anchor == .middle ? length / 2 : length
      write(words, Scene.Place(x: place.x - shift, y: place.y), color, area, isSideways: false)
    case .sidewaysText(let words, let place, let color):
      let length = Double(PixelFont.standard.length(of: words))
      let start = Scene.Place(x: place.x, y: place.y + length / 2)
      write(words, start, color, area, isSideways: true)
    }
  }

  /// Gives a pixel a colour with a coverage from 0 to 1, unless it has more of that colour.
  private mutating func set(_ x: Int, _ y: Int, _ base: Int, _ coverage: Double) {
    let level = Int((min(coverage, 1) * Double(Self.levels - 1)).rounded())
    guard level > 0 else { return }
    let old = Int(pixels[y * width + x])
    if old / Self.levels * Self.levels == base, old >= base + level { return }
    // What is fainter than a colour that is there does not cover it.
    if old % Self.levels > level, level < Self.levels / 2 { return }
    pixels[y * width + x] = UInt8(base + level)
  }

  private mutating func fill(
    _ corner: Scene.Place, _ width: Double, _ height: Double, _ color: Scene.Color,
    _ area: Scene.Area
  ) {
    guard let base = Self.base(of: color) else { return }
    let (left, top) = (max(area.left, Int(corner.x)), max(area.top, Int(corner.y)))
    let right = min(area.right, Int(corner.x + width), self.width)
    let bottom = min(area.bottom, Int(corner.y + height), self.height)
    guard left < right, top < bottom else { return }
    let opacity = Scene.opacity(of: color)
    for y in top..<bottom {
      for x in left..<right { set(x, y, base, opacity) }
    }
  }

  /// Draws a line with round ends: a pixel is covered as far as its middle lies within the half width.
  private mutating func stroke(
    _ start: Scene.Place, _ end: Scene.Place, _ half: Double, _ color: Scene.Color,
    _ area: Scene.Area
  ) {
    guard let base = Self.base(of: color) else { return }
    let reach = half + 1
    let left = max(area.left, Int((min(start.x, end.x) - reach).rounded(.down)))
    let right = min(area.right, Int((max(start.x, end.x) + reach).rounded(.up)))
    let top = max(area.top, Int((min(start.y, end.y) - reach).rounded(.down)))
    let bottom = min(area.bottom, Int((max(start.y, end.y) + reach).rounded(.up)))
    guard left < right, top < bottom else { return }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    for y in top..<bottom {
      for x in left..<right {
        let (px, py) = (Double(x) + 0.5 - start.x, Double(y) + 0.5 - start.y)
        let along = square == 0 ? 0 : min(1, max(0, (px * dx + py * dy) / square))
        let (ex, ey) = (px - along * dx, py - along * dy)
        set(x, y, base, half + 0.5 - (ex * ex + ey * ey).squareRoot())
      }
    }
  }

  /// Draws a text from the place where its line begins, to the right or upwards.
  private mutating func write(
    _ words: String, _ place: Scene.Place, _ color: Scene.Color, _ area: Scene.Area,
    isSideways: Bool
  ) {
    guard let base = Self.base(of: color) else { return }
    let (x, y) = (Int(place.x), Int(place.y))
    var pen = 0
    for scalar in words.unicodeScalars {
      let letter = PixelFont.standard[scalar]
      for (index, shade) in letter.shades.enumerated() where shade > 0 {
        let along = pen + letter.left + index % letter.width
        let down = letter.top + index / letter.width - PixelFont.ascent
        let (column, row) = isSideways ? (x + down, y - along) : (x + along, y + down)
        guard area.left..<area.right ~= column, area.top..<area.bottom ~= row else { continue }
        set(column, row, base, Double(shade) / Double(PixelFont.most))
      }
      pen += letter.advance
    }
  }
}
