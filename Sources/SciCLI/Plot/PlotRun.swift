import SciCalculator
import SciNumber
import SciPlot

/// Which axes are logarithmic.
enum LogarithmicAxes: String, CaseIterable, Hashable {
  case x, y, xy
}

/// Columns and lines, or pixels: `80x24`.
struct PictureSize: Hashable {
  var width: Int
  var height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0
    else { return nil }
    self.init(width: width, height: height)
  }
}

/// A run of `sci plot EXPRESSION… [x=A..B]`: curves that are enclosed, in the terminal or in a file.
struct PlotRun: CommandRequest {
  var words: [String]
  var values = OptionValues()
  var output: String?
  var size: PictureSize?
  var graphics: Graphics?
  var log: LogarithmicAxes?
  var title: String?

  init(words: [String]) {
    self.words = words
  }

  /// Why there is no picture.
  enum Failure: Error {
    /// A word has an error.
    case word(CalculatorError, String)
    /// What was asked for cannot be drawn.
    case usage(String)
  }

  func perform(_ streams: Streams) -> RunStatus {
    do throws(Failure) {
      let plot = try plot()
      for curve in plot.curves { for note in curve.notes { streams.complain(note) } }
      guard let output else { return try show(plot, streams) }
      return try save(plot, to: output, streams)
    } catch {
      switch error {
      case .word(let error, let word): return streams.report(error, in: word, settings.angleUnit)
      case .usage(let words):
        streams.complain(words)
        return .usage
      }
    }
  }

  private var settings: CalculatorSettings {
    var settings = Options().settings
    settings.angleUnit = values.angleUnit ?? .degrees
    return settings
  }
}

// MARK: - What is drawn

extension PlotRun {
  /// How far the range goes to either side that nobody gives: a turn for functions of angles, but for those in radians.
  private func usualEnd(for curves: [Curve]) -> Double {
    guard curves.contains(where: { $0.takesAngles }) else { return 10 }
    return switch settings.angleUnit {
    case .degrees: 360
    case .gradians: 400
    case .turns: 1
    case .radians: 10
    }
  }

  func plot() throws(Failure) -> Plot {
    let arguments: FormulaArguments
    do throws(FormulaArguments.Failure) {
      arguments = try FormulaArguments(words, settings)
    } catch {
      throw .word(error.error, error.word)
    }
    guard !arguments.expressions.isEmpty else { throw .usage("an expression is missing") }
    let others = arguments.ranges.filter { $0.name != "y" }
    guard others.count < 2 else {
      throw .usage(
        "only one variable can have a range, beside y: \(others[0].name) has one, and \(others[1].name)"
      )
    }
    let variable = others.first?.name ?? arguments.lists.keys.sorted().first ?? "x"
    var curves: [Curve] = []
    var points: [Plot.PointList] = []
    for expression in arguments.expressions {
      if let list = arguments.list(expression, settings) {
        points.append(try self.points(expression, list, arguments.lists[variable]))
      } else {
        curves.append(try curve(expression, variable, arguments))
      }
    }
    let horizontal = try horizontal(others.first, curves, points)
    let vertical = try vertical(
      arguments.ranges.last { $0.name == "y" }, curves, points, horizontal)
    return Plot(
      curves: curves, points: points, horizontal: horizontal, vertical: vertical,
      hasDegrees: settings.angleUnit == .degrees && curves.contains { $0.usesAngles }, title: title)
  }

  private func curve(
    _ expression: String, _ variable: String, _ arguments: FormulaArguments
  ) throws(Failure) -> Curve {
    do throws(CalculatorError) {
      return try Curve(
        expression, variable: variable, constants: arguments.constants, settings: settings)
    } catch {
      throw .word(error, expression)
    }
  }

  /// Points over a list, or over their numbers from 1 on.
  private func points(
    _ label: String, _ values: [Real], _ places: [Real]?
  ) throws(Failure) -> Plot.PointList {
    if let places, places.count != values.count {
      throw .usage(
        "`\(label)` has \(values.count) values, and there are \(places.count) places for them")
    }
    let heights = values.map(double)
    let widths = places?.map(double) ?? values.indices.map { Double($0 + 1) }
    return Plot.PointList(label: label, points: zip(widths, heights).map { (x: $0, y: $1) })
  }

  /// The number of the machine next to a number; not a number where that is not found.
  private func double(_ value: Real) -> Double {
    guard let ends = try? value.doubles(within: settings.budget) else { return .nan }
    return ends.lower / 2 + ends.upper / 2
  }

  private func horizontal(
    _ range: FormulaArguments.Range?, _ curves: [Curve], _ points: [Plot.PointList]
  ) throws(Failure) -> Axis {
    let scale: Axis.Scale = log == .x || log == .xy ? .logarithmic : .linear
    if let range { return try axis(range, scale) }
    if curves.isEmpty, let axis = Axis.horizontal(of: points, scale: scale) { return axis }
    let end = usualEnd(for: curves)
    guard let axis = Axis(from: scale == .linear ? -end : 0.1, to: end, scale: scale) else {
      throw .usage("a logarithmic axis needs a range of positive numbers, such as x=1..1000")
    }
    return axis
  }

  private func axis(_ range: FormulaArguments.Range, _ scale: Axis.Scale) throws(Failure) -> Axis {
    let (lower, upper) = (double(range.lower), double(range.upper))
    if let axis = Axis(from: lower, to: upper, scale: scale) { return axis }
    if scale == .logarithmic, lower < upper {
      throw .usage("`\(range.word)`: a logarithmic axis has positive numbers only")
    }
    guard lower.isFinite, upper.isFinite else {
      throw .usage("`\(range.word)`: the ends of a range are numbers below 1e308")
    }
    throw .usage("`\(range.word)`: the range is empty; the first end must be below the second")
  }

  private func vertical(
    _ range: FormulaArguments.Range?, _ curves: [Curve], _ points: [Plot.PointList],
    _ horizontal: Axis
  ) throws(Failure) -> Axis {
    let scale: Axis.Scale = log == .y || log == .xy ? .logarithmic : .linear
    if let range { return try axis(range, scale) }
    guard horizontal.isDivisible(by: 1000) else { throw Self.tooNarrow }
    let automatic = Axis.vertical(of: curves, points, over: horizontal, scale: scale)
    if let automatic { return automatic }
    // What the engine says of a number in the middle is the best that can be said.
    for curve in curves {
      do throws(CalculatorError) {
        try curve.check(at: horizontal.lower / 2 + horizontal.upper / 2)
      } catch {
        throw .word(error, curve.label)
      }
    }
    let names = curves.map { "`\($0.label)`" } + points.map { "`\($0.label)`" }
    let what = scale == .linear ? "value" : "positive value"
    throw .usage("\(names.joined(separator: ", ")): no \(what) was found in this range")
  }
}

// MARK: - How it is drawn

extension PlotRun {
  private static let fewest = PictureSize(width: 20, height: 6)
  private static let most = PictureSize(width: 10_000, height: 10_000)

  private func checkedSize(_ size: PictureSize, least: PictureSize, most: PictureSize)
    throws(Failure) -> PictureSize
  {
    guard least.width...most.width ~= size.width, least.height...most.height ~= size.height else {
      throw .usage(
        "--size takes a size from \(least.width)x\(least.height) to \(most.width)x\(most.height)")
    }
    return size
  }

  private func show(_ plot: Plot, _ streams: Streams) throws(Failure) -> RunStatus {
    let screen = streams.screen()
    // The prompt of the shell needs a line.
    let whole = PictureSize(
      width: screen?.columns ?? 80, height: screen.map { max(6, $0.rows - 1) } ?? 24)
    let cells = try checkedSize(
      size ?? whole, least: Self.fewest, most: PictureSize(width: 1000, height: 1000))
    switch graphics ?? screen?.graphics ?? .braille {
    case .braille: return try show(plot, cells, .braille, screen, streams)
    case .blocks: return try show(plot, cells, .blocks, screen, streams)
    case .ascii: return try show(plot, cells, .ascii, screen, streams)
    case .sixel: return try streams.print(raster(plot, cells, screen).sixel + "\n")
    case .kitty: return try streams.print(raster(plot, cells, screen).kitty + "\n")
    }
  }

  private func show(
    _ plot: Plot, _ size: PictureSize, _ cells: TextPicture.Cells, _ screen: Screen?,
    _ streams: Streams
  ) throws(Failure) -> RunStatus {
    let picture = TextPicture(
      plot, columns: size.width, rows: size.height, cells: cells,
      hasColors: screen?.hasColors ?? false)
    guard let lines = picture.lines else { throw Self.tooNarrow }
    return streams.print(lines.map { $0 + "\n" }.joined())
  }

  private static var tooNarrow: Failure {
    .usage("the range is too narrow: there are no numbers of 53 bits between its pixels")
  }

  /// The picture in the pixels of so many cells.
  private func raster(
    _ plot: Plot, _ cells: PictureSize, _ screen: Screen?
  ) throws(Failure) -> Raster {
    let cell = screen.flatMap { screen in
      screen.pixels.map { ($0.width / screen.columns, $0.height / screen.rows) }
    }
    // The size of a letter that many terminals begin with.
    let (width, height) = cell ?? (8, 16)
    return Raster(
      try scene(plot, PictureSize(width: cells.width * width, height: cells.height * height)))
  }

  private func scene(_ plot: Plot, _ size: PictureSize) throws(Failure) -> Scene {
    let size = try checkedSize(
      size, least: PictureSize(width: 100, height: 80),
      most: PictureSize(width: 10_000, height: 10_000))
    guard let scene = Scene(plot, width: size.width, height: size.height) else {
      throw Self.tooNarrow
    }
    return scene
  }

  /// The picture for a page.
  func svg() throws(Failure) -> String {
    try scene(plot(), PictureSize(width: 720, height: 450)).svg
  }

  private func save(_ plot: Plot, to path: String, _ streams: Streams) throws(Failure) -> RunStatus
  {
    let size = size ?? PictureSize(width: 960, height: 600)
    let bytes: [UInt8]
    switch path.split(separator: ".").last?.lowercased() {
    case "svg": bytes = Array(try scene(plot, size).svg.utf8)
    case "png": bytes = Raster(try scene(plot, size)).png
    default: throw .usage("`\(path)`: a picture is written to a file that ends in .svg or .png")
    }
    do throws(FileError) {
      try streams.replace(path, bytes)
    } catch {
      throw .usage("\(path): \(error.words)")
    }
    return .success
  }
}
