import SciPlot
import SciSyntax

extension PlotRun {
  static let table = CommandTable<PlotRun>(
    CommandText(
      name: "sci plot",
      abstract: "Draw curves; no line is drawn that is not there.",
      usage:
        "sci plot [<options>] <expressions> ... [<name>=<from>..<to>] [y=<from>..<to>] [<name>=<value> ...]",
      discussion: """
        sci plot -r 'sin(x)/x' x=-20..20        a curve in the terminal
        sci plot 'tan(x)' x=-180..180 y=-5..5   the vertical range as well
        sci plot 'a*x^2' x=-1..1 a=2            a number by its name
        sci plot 'x^2' '2^x' x=1..20 --log y    two curves, the second axis logarithmic
        sci plot '[1; 4; 9]' x='[1; 2; 3]'      points
        sci plot 'x^2 + y^2 = 1'                the points that satisfy an equation
        sci plot 'y > x^2 and y < 2'            or any other condition on x and y
        sci plot '[cos(t); sin(2t)]' t=0..360   the path of a point
        sci plot 'r = 1 + cos(t)'               a distance from the origin for each angle
        sci plot 'integral(x^2; x; 0; 1)'       the area of an integral, with its value
        sci plot --mark 'x^3 - 3x' x=-3..3      zeros and turning points
        sci plot '2x + 1' --points data.csv     points of a file, with error bars
        sci plot 'sin(x)' --output sine.svg     an SVG or PNG file

        Each column of dots is a range of x, over which the expression is enclosed by interval arithmetic. A dot is drawn where the \
        curve is proved to be, and ░ where that could not be told. Poles and jumps are never joined. A condition on x and y is drawn where a point of the dot is proved to satisfy it, \
        and blank where none does.
        """),
    arguments: {
      [.several("words", "Expressions, ranges and numbers.", isOptional: true)]
    },
    rows: OptionValues.rows(named: "--degrees --radians --gradians --turns") { $1(&$0.values) }
      + ownRows)

  private static let ownRows: [OptionRow<PlotRun>] = [
    .value(
      "--output", short: "-o", "path", "Write the picture to a file, .svg or .png.",
      values: .file(endings: ".svg .png")
    ) { Typed.take($1, &$0.output) },
    .value(
      "--size", "size", "Columns and lines of the terminal, or pixels of a file.",
      default: "the terminal, 80x24; 960x600"
    ) { Typed.take(PictureSize($1), &$0.size) },
    .value(
      "--graphics", "graphics", "How to draw in the terminal.",
      values: .only { OptionValueKind.cases(Graphics.self) },
      default: "what the terminal can do, braille"
    ) { Typed.take(Graphics(rawValue: $1), &$0.graphics) },
    .value(
      "--log", "log", "Which axes are logarithmic.",
      values: .only { OptionValueKind.cases(LogarithmicAxes.self) }
    ) { Typed.take(LogarithmicAxes(rawValue: $1), &$0.log) },
    .flag(
      "--polar", "Take expressions for distances from the origin, in the direction of the angle t."
    ) { $0.isPolar = true },
    .flag(
      "--mark", "Mark the zeros and turning points of curves, and write them with proved digits."
    ) {
      $0.hasMarks = true
    },
    .value(
      "--points", "path", "Draw the points of a file, CSV or tab-separated.",
      values: .file(endings: ".csv .tsv"), isRepeated: true
    ) {
      $0.pointFiles.append($1)
      return true
    },
    .value(
      "--columns", "names",
      "The columns of their places, and of the error along y if there is one.",
      default: "x,y and error, or the only two", needs: "--points"
    ) {
      $0.pointColumns = $1.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingSpaces }
      return true
    },
    .value(
      "--theme", "theme",
      "The colours of pictures with pixels; auto is an SVG file that follows its reader.",
      values: .only { OptionValueKind.cases(Scene.Theme.self) }, default: "light"
    ) { Typed.take(Scene.Theme(rawValue: $1), &$0.theme) },
    .value("--title", "text", "What stands above the picture.") { Typed.take($1, &$0.title) },
    .value("--x-title", "text", "What stands below the horizontal axis.") {
      Typed.take($1, &$0.horizontalTitle)
    },
    .value("--y-title", "text", "What stands beside the vertical axis.") {
      Typed.take($1, &$0.verticalTitle)
    },
  ]

  func check() throws(OptionError) {
    if words.isEmpty, pointFiles.isEmpty { throw OptionError(words: "an expression is missing") }
    if let pointColumns, !(2...3).contains(pointColumns.count) {
      throw OptionError(
        words: "--columns takes two or three names, such as time,height or time,height,error")
    }
  }
}
