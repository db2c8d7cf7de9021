import SciCalculator
import SciNumber
import SciPlot
import SciSyntax

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
  var horizontalTitle: String?
  var verticalTitle: String?
  var theme = Scene.Theme.light
  var isPolar = false
  var hasMarks = false
  /// Files of points.
  var pointFiles: [String] = []
  /// The columns of their places and errors, if they are named.
  var pointColumns: [String]?
  /// What was read from these files.
  var pointLists: [Plot.PointList] = []
  /// What should be said of them.
  var remarks: [String] = []
  /// Names that have a value where the plot is asked for.
  var known: [String: Real] = [:]
  /// Functions that are defined there.
  var functions = PlotFunctions()

  init(words: [String]) {
    self.words = words
  }

  /// Why there is no picture.
  enum PlotError: Error {
    /// What was asked for cannot be drawn.
    case request(PlotRequest.RequestError)
    /// A file cannot be read, as these words say.
    case file(String, RunStatus)

    static func usage(_ words: String) -> PlotError { .request(.usage(words)) }
  }

  func perform(_ streams: Streams) -> RunStatus {
    var run = self
    do throws(PlotError) {
      try run.readPoints(streams)
      let plot = try run.plot()
      for note in plot.notes + run.remarks { streams.complain(note) }
      guard let output else { return try show(plot, streams) }
      return try save(plot, to: output, streams)
    } catch {
      switch error {
      case .request(.word(let error, let word)):
        let status = streams.report(error, in: word, settings.angleUnit)
        // An equation such as r = 1 + cos(phi).
        if Syntax.definedName(inWord: word) == "r" {
          streams.complain(
            "r is a distance from the origin for each angle t, theta or θ: 'r = 1 + cos(t)'")
        }
        return status
      case .request(.usage(let words)):
        streams.complain(words)
        return .usage
      case .file(let words, let status):
        streams.complain(words)
        return status
      }
    }
  }

  var settings: CalculatorSettings {
    var settings = Options().settings
    settings.angleUnit = values.angleUnit ?? .degrees
    return settings
  }
}

// MARK: - What is drawn

extension PlotRun {
  var request: PlotRequest {
    var request = PlotRequest(words: words, settings: settings)
    request.known = known
    request.functions = functions
    request.log = log
    request.isPolar = isPolar
    request.hasMarks = hasMarks
    request.title = title
    request.horizontalTitle = horizontalTitle
    request.verticalTitle = verticalTitle
    request.pointLists = pointLists
    return request
  }

  private func plot() throws(PlotError) -> Plot {
    do throws(PlotRequest.RequestError) {
      return try request.plot()
    } catch {
      throw .request(error)
    }
  }
}

// MARK: - How it is drawn

extension PlotRun {
  private static let fewest = PictureSize(width: 20, height: 6)
  private static let most = PictureSize(width: 10_000, height: 10_000)

  private func checkedSize(_ size: PictureSize, least: PictureSize, most: PictureSize)
    throws(PlotError) -> PictureSize
  {
    guard least.width...most.width ~= size.width, least.height...most.height ~= size.height else {
      throw .usage(
        "--size takes a size from \(least.width)x\(least.height) to \(most.width)x\(most.height)")
    }
    return size
  }

  private func show(_ plot: Plot, _ streams: Streams) throws(PlotError) -> RunStatus {
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
  ) throws(PlotError) -> RunStatus {
    streams.print(try text(plot, size, cells, hasColors: screen?.hasColors ?? false))
  }

  private func text(
    _ plot: Plot, _ size: PictureSize, _ cells: TextPicture.Cells, hasColors: Bool
  ) throws(PlotError) -> String {
    let picture = TextPicture(
      plot, columns: size.width, rows: size.height, cells: cells, hasColors: hasColors)
    guard let lines = picture.lines else { throw Self.tooNarrow }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The picture and what is said of it, in cells of a terminal.
  ///
  /// - Parameters:
  ///   - columns: how many cells the terminal has from left to right.
  ///   - screen: the terminal, if it is one.
  /// - Returns: the lines of the picture, and notes on how the expressions were read.
  /// - Throws: why there is no picture.
  func text(columns: Int, _ screen: Screen?) throws(PlotError) -> (picture: String, notes: [String])
  {
    let plot = try plot()
    let height = screen.map { max(Self.fewest.height, min($0.rows - 2, Self.promptRows)) }
    let size = try checkedSize(
      size
        ?? PictureSize(width: max(Self.fewest.width, columns), height: height ?? Self.promptRows),
      least: Self.fewest, most: PictureSize(width: 1000, height: 1000))
    let cells: TextPicture.Cells =
      switch graphics ?? screen?.graphics ?? .braille {
      case .braille, .sixel, .kitty: .braille
      case .blocks: .blocks
      case .ascii: .ascii
      }
    return (
      try text(plot, size, cells, hasColors: screen?.hasColors ?? false), plot.notes + remarks
    )
  }

  /// How many lines a picture below a line of the prompt has.
  private static let promptRows = 20

  private static let tooNarrow = PlotError.request(PlotRequest.tooNarrow)

  /// Why there is no picture whose letters take all of its room.
  private static func noRoom(_ size: PictureSize) -> PlotError {
    .usage(
      "a picture of \(size.width)x\(size.height) pixels has no room beside its letters: choose a larger --size"
    )
  }

  /// The picture in the pixels of so many cells.
  private func raster(
    _ plot: Plot, _ cells: PictureSize, _ screen: Screen?
  ) throws(PlotError) -> Raster {
    let cell = screen.flatMap { screen in
      screen.pixels.map { ($0.width / screen.columns, $0.height / screen.rows) }
    }
    // The size of a letter that many terminals begin with.
    let (width, height) = cell ?? (8, 16)
    return Raster(
      try scene(plot, PictureSize(width: cells.width * width, height: cells.height * height)))
  }

  private func scene(_ plot: Plot, _ size: PictureSize) throws(PlotError) -> Scene {
    let size = try checkedSize(
      size, least: PictureSize(width: 100, height: 80),
      most: PictureSize(width: 10_000, height: 10_000))
    guard let scene = Scene(plot, width: size.width, height: size.height, theme: theme) else {
      let isDivisible =
        plot.horizontal.isDivisible(by: size.width) && plot.vertical.isDivisible(by: size.height)
      throw isDivisible ? Self.noRoom(size) : Self.tooNarrow
    }
    return scene
  }

  /// The picture for a page.
  func svg() throws(PlotError) -> String {
    try scene(plot(), PictureSize(width: 720, height: 450)).svg
  }

  private func save(_ plot: Plot, to path: String, _ streams: Streams) throws(PlotError)
    -> RunStatus
  {
    let size = size ?? PictureSize(width: 960, height: 600)
    let bytes: [UInt8]
    switch path.split(separator: ".").last?.lowercased() {
    case "svg": bytes = Array(try scene(plot, size).svg.utf8)
    case "png":
      guard theme != .automatic else {
        throw .usage("a PNG file cannot follow its reader: --theme takes light or dark for it")
      }
      let scene = try scene(plot, size)
      let missing = scene.missingLetters
      if !missing.isEmpty {
        streams.complain("the font of PNG files has no \(missing); an SVG file shows any letter")
      }
      bytes = Raster(scene).png
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
