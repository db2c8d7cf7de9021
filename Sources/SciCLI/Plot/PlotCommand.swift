import ArgumentParser
import SciNumber

/// `sci plot EXPRESSION… [x=A..B]`: curves that are enclosed, in the terminal or in a file.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sci plot",
    abstract: "Draw curves; no line is drawn that is not there.",
    usage:
      "sci plot [<options>] <expressions> ... [<name>=<from>..<to>] [y=<from>..<to>] [<name>=<value> ...]",
    discussion: """
      sci plot -r 'sin(x)/x' x=-20..20        a curve in the terminal
      sci plot 'tan(x)' x=-180..180 y=-5..5   the vertical range as well
      sci plot 'a*x^2' x=-1..1 a=2            a number by its name
      sci plot 'x^2' '2^x' x=1..20 --log y    two curves, the second axis logarithmic
      sci plot '[1; 4; 9]' x='[1; 2; 3]'      points
      sci plot 'sin(x)' --output sine.svg     an SVG or PNG file

      Each column of dots is a range of x, over which the expression is enclosed by interval arithmetic. A dot is drawn where the \
      curve is proved to be, and ░ where that could not be told. Poles and jumps are never joined.
      """)

  @OptionGroup var angles: AngleOptions

  @Option(
    help: ArgumentHelp("Write the picture to a file, .svg or .png.", valueName: "path"),
    completion: .file(extensions: ["svg", "png"]))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Columns and lines of the terminal, or pixels of a file. (default: the terminal, 80x24; 960x600)",
      valueName: "size"))
  var size: PictureSize?

  @Option(help: "How to draw in the terminal. (default: what the terminal can do, braille)")
  var graphics: Graphics?

  @Option(help: "Which axes are logarithmic.")
  var log: LogarithmicAxes?

  @Option(help: ArgumentHelp("What stands above the picture.", valueName: "text"))
  var title: String?

  @Argument(help: "Expressions, ranges and numbers.")
  var words: [String] = []

  /// What was asked for.
  var typedRun: PlotRun {
    PlotRun(
      words: words, angleUnit: angles.angleUnit, output: output, size: size, graphics: graphics,
      log: log, title: title)
  }

  func validate() throws {
    if words.isEmpty { throw ValidationError("an expression is missing") }
  }
}

extension Graphics: ExpressibleByArgument {}
extension LogarithmicAxes: ExpressibleByArgument {}
extension PictureSize: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
