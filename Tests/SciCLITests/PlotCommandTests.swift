import Testing

@testable import SciCLI

@Suite struct PlotCommandTests {
  @Test func aCurveIsDrawnBetweenItsAxes() {
    let run = Transcript("plot", "x", "x=0..8", "y=0..4", "--size", "22x9", "--graphics", "ascii")
    #expect(
      run.text == """
           x
        4 +       ***
          |      **
        2 +    ***
          |   **
          | ***
        0 +**
          ++----------+-------
           0          5

        """)
    #expect(run.status == .success && run.diagnostics.isEmpty)
  }

  @Test func picturesGoToFilesByTheEndOfTheirNames() {
    let vector = Transcript("plot", "sin(x)", "--output", "a.svg")
    #expect(vector.files["a.svg"]?.starts(with: Array("<svg ".utf8)) == true && vector.text.isEmpty)
    let pixels = Transcript("plot", "sin(x)", "--output=b.PNG", "--size", "200x100")
    #expect(pixels.files["b.PNG"]?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    let other = Transcript("plot", "sin(x)", "--output", "c.gif")
    #expect(other.status == .usage && other.files.isEmpty)
    #expect(other.diagnosticText.contains("ends in .svg or .png"))
  }

  /// What is typed after the habits of other programs.
  @Test(
    arguments: [
      (["sin(x)", "--svg"], "sci: unknown option '--svg'. Did you mean '--output <path>.svg'?"),
      (["x", "--dark"], "sci: unknown option '--dark'. Did you mean '--theme dark'?"),
      (["x", "--nothing"], "sci: unknown option '--nothing'\n"),
      (
        ["r = 1 + cos(x)"],
        "sci: r is a distance from the origin for each angle t, theta or θ: 'r = 1 + cos(t)'"
      ),
    ] as [([String], String)])
  func otherHabitsAreAnswered(_ words: [String], _ diagnostic: String) {
    let run = Transcript(words: ["plot"] + words, input: "")
    #expect(run.status != .success && run.diagnosticText.contains(diagnostic))
    #expect(Transcript("plot", "x", "-o", "a.svg").files["a.svg"] != nil)
  }

  @Test func aFileHasATheme() throws {
    let dark = Transcript("plot", "x", "--theme", "dark", "--output", "a.svg")
    let svg = String(decoding: try #require(dark.files["a.svg"]), as: UTF8.self)
    #expect(svg.contains("#181a1e") && !svg.contains("#ffffff"))
    let automatic = Transcript("plot", "x", "--theme", "auto", "--output", "a.svg")
    #expect(automatic.status == .success && automatic.files["a.svg"] != nil)
    let pixels = Transcript("plot", "x", "--theme", "auto", "--output", "a.png")
    #expect(pixels.status == .usage && pixels.files.isEmpty)
    #expect(pixels.diagnosticText.contains("light or dark"))
  }

  @Test func titlesStandAtTheAxes() {
    let words = ["plot", "x", "--x-title", "Zeit 漢", "--y-title", "Höhe"]
    let text = Transcript(words: words + ["--size", "40x10", "--graphics", "ascii"], input: "").text
    #expect(text.contains("\nHöhe\n") && text.hasSuffix(" Zeit 漢\n"))
    let pixels = Transcript(words: words + ["--output", "a.png"], input: "")
    #expect(pixels.status == .success && pixels.files["a.png"] != nil)
    #expect(
      pixels.diagnosticText == "sci: the font of PNG files has no 漢; an SVG file shows any letter\n"
    )
    let vector = Transcript(words: words + ["--output", "a.svg"], input: "")
    #expect(vector.status == .success && vector.diagnosticText.isEmpty)
  }

  @Test func errorsAreMarkedInTheirWord() {
    let expression = Transcript("plot", "x^2+")
    #expect(expression.status == .syntax)
    #expect(expression.diagnosticText.hasSuffix("\n  x^2+\n      ^\n"))
    let range = Transcript("plot", "x", "x=0..foo")
    #expect(range.status == .syntax)
    #expect(range.diagnosticText.hasSuffix("\n  x=0..foo\n       ^~~\n"))
    let second = Transcript("plot", "x", "x=(1 + 1)..(2*foo)")
    #expect(second.diagnosticText.hasSuffix("\n  x=(1 + 1)..(2*foo)\n                ^~~\n"))
    let taken = Transcript("plot", "x", "e=3")
    #expect(taken.diagnosticText.contains("`e` is built in"))
  }

  @Test(arguments: [
    (["x", "x=5..5"], "the range is empty"), (["x", "x=2..1"], "the range is empty"),
    (["x", "x=0..1e400"], "below 1e308"), (["x", "x=0..1", "--log", "x"], "positive numbers only"),
    (["x", "x=0..1", "t=0..1"], "only one variable"), (["x", "--size", "3x3"], "--size takes"),
    (["x", "x=1..1+1e-16"], "range is empty"), (["x", "x=1..1+1e-15"], "too narrow"),
    (["x", "--graphics", "foo"], "--graphics"), (["-x^2", "--log", "y"], "no positive value"),
    (["[1;2]", "x=[1;2;3]"], "2 values"), (["x=0..1"], "an expression is missing"),
    ([], "an expression is missing"), (["--mark", "x == y"], "there is none here"),
    (["x == y", "y=3"], "y is the vertical axis"), (["airyai(x) == y"], "no enclosures"),
    (["[t; t]", "t=0..1", "u=0..1"], "only one variable"),
    (["x^2", "--size", "100x80", "--output", "none.svg"], "has no room beside its letters"),
    (["[t; t]", "--log", "x"], "need both ranges"), (["--polar", "ln(-1-t^2)"], "not real"),
  ])
  func whatCannotBeDrawnIsSaid(_ words: [String], _ message: String) {
    let run = Transcript(words: ["plot"] + words, input: "")
    #expect(run.status == .usage && run.text.isEmpty, "\(words)")
    #expect(run.diagnosticText.contains(message), "\(words): \(run.diagnosticText)")
  }

  @Test func aCurveWithoutValuesSaysWhatTheEngineSays() {
    let run = Transcript("plot", "ln(x)", "x=-3..-1")
    #expect(run.status == .mathematics)
    #expect(run.diagnosticText.contains("the logarithm of a negative number is not real"))
    #expect(Transcript("plot", "5 km * x").diagnosticText.contains("km"))
  }

  @Test func conditionsAreDrawnInThePlane() {
    let run = Transcript("plot", "x^2 + y^2 == 1", "--size", "40x13", "--graphics", "ascii")
    #expect(run.status == .success && run.text.hasPrefix("    x^2 + y^2 == 1\n"))
    #expect(run.text.filter { $0 == "*" }.count > 20)
    // In a region, its middle is painted as well.
    let disc = Transcript(
      "plot", "x^2 + y^2 <= a", "a=1", "--size", "40x13", "--graphics", "ascii", "x=-2..2",
      "y=-2..2")
    #expect(disc.text.filter { $0 == "*" }.count > 60)
    #expect(
      Transcript("plot", "x + z == 1").diagnosticText.contains("unknown name `z`"))
    let degrees = Transcript("plot", "sin(x) < cos(y)", "--size", "40x13", "--graphics", "ascii")
    let radians = Transcript(
      "plot", "-r", "sin(x) < cos(y)", "--size", "40x13", "--graphics", "ascii")
    #expect(degrees.status == .success && degrees.text != radians.text)
  }

  @Test func pathsHaveAParameter() {
    let options = ["x=-2..2", "y=-2..2", "--size", "40x13", "--graphics", "ascii"]
    let circle = ["[cos(t); sin(t)]"] + options
    let degrees = Transcript(words: ["plot"] + circle, input: "")
    #expect(degrees.status == .success)
    #expect(degrees.text == Transcript(words: ["plot", "-r"] + circle, input: "").text)
    let half = Transcript(words: ["plot"] + circle + ["t=0..180"], input: "")
    let lines = half.text.split(separator: "\n").map(String.init)
    #expect(lines[7..<11].allSatisfy { !$0.contains("*") }, "\(half.text)")
    // Another name may be the parameter, and a polar circle is the same one.
    let other = Transcript(words: ["plot", "[cos(u); sin(u)]", "u=0..360"] + options, input: "")
    let polar = Transcript(words: ["plot", "--polar", "1"] + options, input: "")
    let picture = { (run: Transcript) in run.text.split(separator: "\n").dropFirst() }
    #expect(picture(other) == picture(degrees))
    #expect(picture(polar) == picture(degrees))
  }

  @Test func marksAreListedWithTheirDigits() {
    let run = Transcript("plot", "--mark", "x^3 - 3x", "x=-3..3", "--size", "60x16")
    #expect(run.text.filter { $0 == "●" }.count == 5)
    #expect(run.text.contains("\nzeros -1.732050808, 0, 1.732050808\n"))
    #expect(run.text.contains("\nhighest (-1; 2)\nlowest (1; -2)\n"))
    #expect(run.text.split(separator: "\n").count == 16)
    let two = Transcript("plot", "--mark", "x^2 + 1", "x - 1", "--size", "60x16")
    #expect(two.text.contains("x^2 + 1: no zeros (proved)\n"))
    #expect(two.text.contains("x - 1: zeros 1\n"))
  }

  @Test func anIntegralIsItsArea() {
    let run = Transcript("plot", "integral(x^2; x; 0; 1)", "--size", "60x12", "--graphics", "ascii")
    #expect(run.text.hasPrefix("   * x^2   + integral(x^2; x; 0; 1) ≈ 0.3333333333\n"))
    #expect(run.text.filter { $0 == "+" }.count > 40)
    let diverging = Transcript("plot", "integral(1/x; x; 0; 1)")
    #expect(diverging.status == .mathematics)
  }

  @Test func listsAreDrawnAsPoints() {
    let run = Transcript(
      "plot", "[1; 4; 9]", "x=[1; 2; 3]", "--size", "40x10", "--graphics", "ascii")
    #expect(run.text.filter { $0 == "*" }.count == 3)
    #expect(
      run.text == Transcript("plot", "[1; 4; 9]", "--size", "40x10", "--graphics", "ascii").text)
  }

  @Test func pointsOfAFileAreDrawnWithTheirErrors() throws {
    let file = "x,y,error\r\n1,2,0.5\r\n2,4,\r\n3,6,1\r\n4,,\r\n"
    let options = ["plot", "--points", "a.csv", "--size", "40x13", "--graphics", "ascii"]
    let run = Transcript(words: options, files: ["a.csv": file])
    #expect(
      run.text == """
           y ± error
          |                                   |
          |                                   |
        6 +                                   *
          |                                   |
          |
        4 +                  *
          |
          | |
        2 + *
          | |
          +-+----------------+----------------+-
            1                2                3

        """)
    #expect(run.diagnosticText == "sci: a.csv: 1 row with an empty field is left out\n")
    // Beside a curve they keep their range.
    let both = Transcript(words: options + ["2x"], files: ["a.csv": file]).text
    #expect(both.hasPrefix("   * 2x   + y ± error\n"))
    #expect(
      both.hasSuffix(run.text.split(separator: "\n").suffix(2).joined(separator: "\n") + "\n"))
    let svg = Transcript(
      words: ["plot", "--points", "a.csv", "--output", "a.svg"], files: ["a.csv": file]
    ).files["a.svg"].map { String(decoding: $0, as: UTF8.self) }
    let picture = try #require(svg)
    // Three points and one in the legend; two bars.
    #expect(picture.ranges(of: "<circle ").count == 4)
    #expect(picture.ranges(of: "stroke-width=\"1.6\"").count == 2)
  }

  @Test func columnsOfPointsHaveNames() {
    let files = [
      "a.tsv": "Time (s)\theight\tsigma\n0\t1e-400\t0\n1\t0.5\t0.25\n",
      "two.csv": "a,b\n1,2\n3,5\n",
    ]
    let size = ["--size", "40x10", "--graphics", "ascii"]
    let named = Transcript(
      words: ["plot", "--points", "a.tsv", "--columns", "time_s, height ,sigma"] + size,
      files: files)
    #expect(named.status == .success && named.text.contains("height ± sigma\n"))
    let title = Transcript(
      words: ["plot", "--points", "a.tsv", "--columns", "Time (s),height"] + size, files: files)
    #expect(title.status == .success && !title.text.contains("±"), "\(title.text)")
    let several = Transcript(
      words: ["plot", "--points", "two.csv", "--points", "two.csv"] + size, files: files)
    #expect(several.text.contains("* b   + b"))
  }

  @Test(arguments: [
    ("x,y\n1,2\n3,4x\n", [], RunStatus.syntax, "a.csv:3: column y: `4x` is no number"),
    ("x,y\n1,\"1,5\"\n", [], .syntax, "a.csv:2: column y: `1,5` has a comma: numbers have a point"),
    ("x,y\n1,2024-02-29\n", [], .syntax, "a.csv:2: column y: `2024-02-29` is no number"),
    ("x,y\n1,2\n3\n", [], .syntax, "a.csv:3: the row has 1 field, and the header 2"),
    ("x,y\n1,\"2\n", [], .syntax, "a.csv:2: a quote is not closed"),
    ("x,y,error\n1,2,-1\n", [], .syntax, "a.csv:2: column error: an error is not negative"),
    ("x,y\n1,1e999\n", [], .usage, "a.csv:2: an axis has numbers below 1e308"),
    ("x,y\n,1\n", [], .usage, "no row has both numbers"), ("x,y\n", [], .usage, "no row has both"),
    ("", [], .usage, "there is no header"), ("a;b\n1;2\n", [], .usage, "only column is `a;b`"),
    ("a,b,c\n1,2,3\n", [], .usage, "name them, as in --columns"),
    (
      "a,b\n1,2\n", ["--columns", "a,c"], .usage,
      "no column of a.csv is called `c`; the columns are a, b"
    ),
    ("a,a\n1,2\n", ["--columns", "a,a"], .usage, "2 columns of a.csv are called `a`"),
    ("a,b\n1,2\n", ["--columns", "a"], .usage, "--columns takes two or three names"),
  ])
  func whatIsNoPointIsSaid(
    _ file: String, _ options: [String], _ status: RunStatus, _ message: String
  ) {
    let run = Transcript(
      words: ["plot", "--points", "a.csv"] + options, files: ["a.csv": file])
    #expect(run.status == status && run.text.isEmpty, "\(file)")
    #expect(run.diagnosticText.contains(message), "\(file): \(run.diagnosticText)")
  }

  @Test func aFileHasSoManyPointsAndNoMore() {
    let rows = String(repeating: "1,2\n", count: PlotRun.mostPoints)
    let words = ["plot", "--points", "a.csv", "--size", "20x6"]
    #expect(Transcript(words: words, files: ["a.csv": "x,y\n" + rows]).status == .success)
    let run = Transcript(words: words, files: ["a.csv": "x,y\n" + rows + "1,2\n"])
    #expect(run.status == .limit)
    #expect(run.diagnosticText == "sci: a.csv:100002: there are more than 100000 rows\n")
  }

  @Test func titlesOfAFileCannotWriteToTheTerminal() {
    let run = Transcript(
      words: ["plot", "--points", "a.csv"], files: ["a.csv": "x,\u{1B}[2Jy\n1,2\n"])
    #expect(run.status == .success && !run.text.contains("\u{1B}"))
  }

  @Test func pointsFarOutsideAreLeftOut() {
    let run = Transcript(
      words: [
        "plot", "--points", "a.csv", "x=0..1", "y=0..1", "--size", "30x8", "--graphics", "ascii",
      ], files: ["a.csv": "x,y,error\n1e300,0.5,1\n-1e300,1e300,1e300\n0.5,0.5,1e300\n"])
    #expect(run.status == .success && run.text.filter { $0 == "*" }.count == 1)
    let file = Transcript(
      words: ["plot", "--points", "a.csv", "x=0..1", "y=0..1", "--output", "a.svg"],
      files: ["a.csv": "x,y,error\n1e300,0.5,1\n-1e300,1e300,1e300\n0.5,0.5,1e300\n"])
    #expect(file.status == .success && file.files["a.svg"] != nil)
  }

  @Test func aClosedPipeIsNoError() {
    let run = Transcript(
      words: ["plot", "x"], input: "", outputFailure: FileError(number: 32))
    #expect(run.status == .success && run.diagnostics.isEmpty)
  }

  @Test func numbersHaveNames() {
    let named = Transcript("plot", "a*x", "a=1/2", "x=-4..4", "--size", "30x8")
    let plain = Transcript("plot", "x/2", "x=-4..4", "--size", "30x8")
    #expect(
      named.text.split(separator: "\n").dropFirst() == plain.text.split(separator: "\n").dropFirst()
    )
  }
}

/// What is known of a terminal by its environment.
@Suite struct ScreenTests {
  @Test(arguments: [
    (["TERM": "xterm-256color", "LANG": "en_US.UTF-8"], Graphics.braille, true),
    (["TERM": "xterm-256color", "LANG": "C"], .ascii, true),
    (["TERM": "xterm-256color", "LANG": "C", "LC_ALL": "C.utf8"], .braille, true),
    (["TERM": "dumb", "LANG": "en_US.UTF-8"], .ascii, false),
    ([:], .ascii, false),
    (["TERM": "linux", "LANG": "en_US.UTF-8"], .blocks, true),
    (["TERM": "xterm-kitty", "LANG": "en_US.UTF-8"], .kitty, true),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .kitty, true),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1", "LANG": "en_US.UTF-8"], .braille, true),
    (["TERM": "foot", "LANG": "en_US.UTF-8"], .sixel, true),
    (["TERM": "foot", "NO_COLOR": "1"], .sixel, false),
    (["TERM": "foot", "NO_COLOR": ""], .sixel, true),
  ])
  func isRead(_ environment: [String: String], _ graphics: Graphics, _ hasColors: Bool) {
    let screen = Screen(columns: 80, rows: 24) { environment[$0] }
    #expect(screen.graphics == graphics && screen.hasColors == hasColors, "\(environment)")
  }
}

@Suite struct TableTests {
  @Test func numbersAreExactAndStandUnderOneAnother() {
    let run = Transcript("table", "x^2", "1/x", "x=0.1..0.4", "step", "0.1", "-n", "3")
    #expect(
      run.text == """
          x   x^2   1/x
        0.1  0.01    10
        0.2  0.04     5
        0.3  0.09  3.33
        0.4  0.16   2.5

        """)
  }

  @Test func errorsStandInTheirPlace() {
    let run = Transcript("table", "1/x", "x=-1..1", "--csv")
    #expect(run.text == "x,1/x\r\n-1,-1\r\n0,error: division by zero\r\n1,1\r\n")
    #expect(run.status == .mathematics)
  }

  @Test func fieldsWithCommasAreQuoted() {
    #expect(
      Transcript("table", "max(x, 1)", "x=1..1", "--csv").text == "x,\"max(x, 1)\"\r\n1,1\r\n")
    #expect(Transcript("table", "x", "x=1..1", "--tsv").text == "x\tx\n1\t1\n")
  }

  @Test func aStepMayLeadDown() {
    #expect(
      Transcript("table", "x", "x=1..0", "--step", "-1/2", "--tsv").text
        == "x\tx\n1\t1\n0.5\t0.5\n0\t0\n")
  }

  @Test(arguments: [
    (["x", "x=3..1"], "range is empty"), (["x", "x=0..1", "--step", "0"], "the step is zero"),
    (["x"], "one range is needed"), (["x", "x=0..1e9"], "1000000 rows"),
    (["x", "x=1..2", "-n", "0"], "--digits takes"), (["x", "x=1..2", "--csv", "--tsv"], "exclude"),
  ])
  func whatHasNoRowsIsSaid(_ words: [String], _ message: String) {
    let run = Transcript(words: ["table"] + words, input: "")
    #expect(run.status == .usage && run.text.isEmpty, "\(words)")
    #expect(run.diagnosticText.contains(message), "\(words): \(run.diagnosticText)")
  }
}
