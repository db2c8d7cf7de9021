import Foundation
import TestSupport
import Testing

@testable import SciCLI

/// Documents and what is written into them.
@Suite struct NoteTests {
  /// A document after a run, and how that ended.
  private static func run(
    _ text: String, _ options: String..., path: String = "a.md"
  ) -> (text: String, said: String, status: RunStatus) {
    let run = Transcript(words: ["note", path] + options, files: [path: text])
    let written = String(decoding: run.files[path] ?? [], as: UTF8.self)
    return (written, run.diagnosticText, run.status)
  }

  private static func block(_ lines: String) -> String { "```sci\n\(lines)\n```\n" }

  /// What a block of these lines becomes, without its fences.
  private static func answered(_ lines: String) -> String {
    run(block(lines)).text.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  // MARK: What is calculation

  @Test func onlyWhatIsMarkedIsCalculated() {
    let text = """
      # 1+1 => in a heading
      Prose 2+2 => and `3+3 =>` and ``= 4+4 =>`` and `=5`.
          = 6+6 =>
      ```python
      7+7 =>
      ```
      ````
      ```sci
      8+8 =>
      ```
      ````
      `= foo`, `unclosed = 9+9 =>

      """
    let run = Self.run(text)
    #expect(run.text == text)
    #expect(run.said.isEmpty && run.status == .success)
  }

  @Test func codeInProseGetsItsResult() {
    #expect(
      Self.run("It is `= 3*4` or `= pi =>`.").text
        == "It is `= 3*4 => 12` or `= pi => ≈ 3.1415926535897932385`.")
    #expect(Self.run("A `mark and `= 1+1`").text == "A `mark and `= 1+1`", "`mark and ` is code")
    #expect(Self.run("``no end and `= 1+1`").text == "``no end and `= 1+1 => 2`")
    #expect(Self.run("`= 1+1  ` and `= 3 # c `").text == "`= 1+1 => 2` and `= 3 => 3 # c `")
  }

  /// Each is compared with its own value, and not with that of the code before.
  @Test func codesInALineAreCheckedEachByItself() {
    let run = Self.run("`= 3*4 => 12` and `= pi => 3.2`\n", "--check")
    #expect(run.said.hasSuffix("note: the value is 3.14159\n") && run.status == .mathematics)
  }

  @Test func fencesMayBeOfTildesAndLonger() {
    #expect(
      Self.run("~~~~ sci x\n1+1 =>\n~~~\n2+2 =>\n~~~~\n3 =>").text
        == "~~~~ sci x\n1+1 => 2\n~~~\n2+2 => 4\n~~~~\n3 =>")
  }

  @Test func everyLineOfAFileOfCalculationsIsOne() {
    #expect(Self.run("x = 2\nx^10 =>\n", path: "a.sci").text == "x = 2\nx^10 => 1024\n")
  }

  @Test func standardInputGoesToStandardOutput() {
    let run = Transcript(words: ["note"], input: "1/4 =>")
    #expect(run.text == "1/4 => 0.25" && run.status == .success)
  }

  // MARK: What is written

  @Test func allElseStaysByteForByte() {
    let text = "\u{FEFF}Größe 😀\r\n```sci  \r\n  1 + 1 =>\t \r\nx=3   # y => 2\r\n\r\n```\r\nno end"
    let expected = text.replacing("=>\t ", with: "=> 2")
    #expect(Self.run(text).text == expected)
  }

  @Test func aResultReplacesTheOldOneAndKeepsTheComment() {
    #expect(Self.answered("2*3 => 5  # apples") == "2*3 => 6  # apples")
    #expect(Self.answered("2*3 =>  # apples") == "2*3 => 6  # apples")
    #expect(Self.answered("# 2*3 =>") == "# 2*3 =>")
    #expect(Self.answered("7#102 =>") == "7#102 => 51")
  }

  @Test func namesResultsAndTotalsAreThoseOfTheLinesAbove() {
    #expect(Self.answered("a = 4 =>\n_1*2 =>\nans+1 =>").hasSuffix("_1*2 => 8\nans+1 => 9"))
    #expect(Self.answered("100\n20.5 - 19.5\ntotal =>").hasSuffix("total => 101"))
    #expect(
      Self.answered("1\n2\ntotal =>\n5\ntotal =>\n\ntotal =>")
        == "1\n2\ntotal => 3\n5\ntotal => 5\ntotal => 0")
    #expect(Self.answered("total = 7\n1\ntotal =>") == "total = 7\n1\ntotal => 7")
    let later = Self.run(Self.block("later =>\nlater = 1"))
    #expect(later.text.contains("later => error: ") && later.status == .syntax)
  }

  @Test func settingsOfThePromptAreLines() {
    #expect(Self.answered(":radians\nsin(pi/6) =>") == ":radians\nsin(pi/6) => 0.5")
    #expect(Self.answered(":money EUR\n100/3 =>") == ":money EUR\n100/3 => ≈ €33.33")
    #expect(
      Self.answered(":complex\nsqrt(-4) =>\n(1 + 2i)^2 =>")
        == ":complex\nsqrt(-4) => 2i\n(1 + 2i)^2 => -3 + 4i")
    #expect(Self.answered(":digits 5\npi =>") == ":digits 5\npi => ≈ 3.1416")
    #expect(
      Self.run(Self.block(":radian")).said
        == "a.md:2: error: no setting is called `radian`; did you mean `radians` or `gradians`?\n")
    #expect(Self.run(Self.block(":save x")).said == "a.md:2: error: `:save` is for the prompt\n")
    #expect(Self.run(Self.block(":digits x")).status == .syntax)
  }

  @Test func anOpenBracketGoesOnInTheNextLine() {
    #expect(Self.answered("(1 +\n2)*3 =>") == "(1 +\n2)*3 => 9")
    let open = Self.run(Self.block("(1 +"))
    #expect(open.said.hasPrefix("a.md:3: error: ") && open.status == .syntax)
  }

  @Test func anErrorIsWrittenAndTheOtherLinesAnswered() {
    let run = Self.run(Self.block("1/0 =>\n`#` =>\n1+1 =>"))
    #expect(run.text.contains("1/0 => error: division by zero\n"))
    #expect(run.text.hasSuffix("1+1 => 2\n```\n"))
    #expect(run.said.contains("a.md:2: error: division by zero\n  1/0\n  ^~~\n"))
    #expect(run.status == .syntax)
  }

  @Test func eachLineHasALimit() {
    let run = Self.run(":max-time 0.001\nfactor(2^401 - 1) =>\n1 =>", path: "a.sci")
    #expect(run.text.hasSuffix("1 => 1") && run.status == .limit, "\(run)")
  }

  // MARK: Checking

  @Test func checkingChangesNothingAndSaysHowFarAValueIsOff() {
    let text = Self.block("sqrt(2) => 1.41421357\n1/4 =>\n2+2 => 5 km\npi => 3.1416")
    let run = Self.run(text, "--check")
    #expect(run.text == text && run.status == .mathematics)
    #expect(
      run.said == """
        a.md:2: wrong: 8 of 9 significant digits are right
          1.41421357
                   ^
          note: the value is 1.4142135624
        a.md:3: no result is written: it is 0.25
        a.md:4: wrong: 5 km is written, and it is 4

        """)
  }

  @Test func eachPartOfAComplexNumberIsChecked() {
    let text = ":complex\nexp(i) => ≈ 0.5403 + 0.84147i\nsqrt(-2) => 1.5i"
    let run = Self.run(text, "--check", path: "a.sci")
    #expect(
      run.said.hasPrefix("a.sci:3: real part: exactly equal\nimaginary part: wrong: "), "\(run)")
    #expect(Self.run("sqrt(-4) =>", "--complex", path: "a.sci").text == "sqrt(-4) => 2i")
  }

  @Test func aDocumentOfRightResultsPasses() {
    let text = Self.block(
      "1/3 => ≈ 0.3333\n2^10 => 1024\n:money EUR\n100/3 => ≈ €33.33\n1 < 2 => true")
    #expect(Self.run(text, "--check").status == .success, "\(Self.run(text, "--check").said)")
  }

  @Test func whatCannotBeReadIsSaid() {
    let missing = Transcript(words: ["note", "none.md"])
    #expect(missing.diagnosticText == "sci: none.md: no such file\n" && missing.status == .usage)
    #expect(Transcript(words: ["note", "--watch"]).diagnosticText.contains("--watch needs a file"))
    #expect(Transcript(words: ["note", "-c", "a.md"]).status == .usage)
  }

  @Test func aPageShowsResultsAndPlots() {
    let text = "# A & B\n\n- one\n- `= 1+1`\n\n```sci\n2*3 =>\n:plot x^2 x=-1..1\n```\n"
    let run = Transcript(words: ["note", "--html", "a.md"], files: ["a.md": text])
    #expect(run.text.contains("<h1>A &amp; B</h1>"))
    #expect(run.text.contains("<li><code>= 1+1 =&gt; 2</code></li>"))
    #expect(run.text.contains("2*3 =&gt;<b> 6</b>"))
    #expect(run.text.contains("<figure><svg") && !run.text.contains("<script"))
    #expect(run.files["a.md"] == Array(text.utf8))
    #expect(Self.run(Self.block(":plot x^ x=1..2")).status == .syntax)
  }

  // MARK: Files

  @Test func aFileIsReplacedWithItsPermissionsAndWithoutARest() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "note\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "a.sci"), folder.appending(path: "b.sci"))
    try "1+1 =>\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let before = FileDescriptor.change(of: file.path)
    #expect(Run.process(["note", link.path]) == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == "1+1 => 2\n")
    let found = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(found[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["a.sci", "b.sci"])
    #expect(FileDescriptor.change(of: file.path) != before, "another file, by its number")
    let after = FileDescriptor.change(of: file.path)
    #expect(Run.process(["note", link.path]) == 0)
    #expect(FileDescriptor.change(of: file.path) == after, "nothing is written twice")
  }

  // MARK: Properties

  private static let pieces = [
    "1+1 =>", "x = 3", "x*2 => 7", "`= 2^5`", "`= 2^5 # c `", "`= y =>`", "```sci", "```", "~~~",
    "prose", "",
    "(1+",
    "2) =>", "1/0 =>", ":radians", ":digits 7", "pi => ≈ 3", "# c", "=> ", " # d", "é😀", "total =>",
    "_1 =>", "``", "`", "1/3 => 0.3 # é", "\t", "= ", ":off", "f(t) = t^2", "f(3) =>", "💶 =>",
    "a # b =>", "'# =>", ":complex", "sqrt(-2) =>", "exp(i) => ≈ 0.5 + i", "1 + 2i",
    "10 m / 4 s =>", "#",
  ]

  @Test func whatHasBeenWrittenIsWrittenAgain() {
    checkRandomDocuments(count: 100, seed: 1)
  }

  @Test(.long) func whatHasBeenWrittenInManyDocumentsIsWrittenAgain() {
    checkRandomDocuments(count: 20_000, seed: 2)
  }

  private func checkRandomDocuments(count: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<count {
      var text = round % 3 == 0 ? "\u{FEFF}" : ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text += Self.pieces.randomElement(using: &random) ?? ""
        text += ["\n", "\r\n", "", " ", "\n\n", "\n```sci\n"].randomElement(using: &random) ?? ""
      }
      let path = round % 2 == 0 ? "a.md" : "a.sci"
      let once = Self.run(text, path: path)
      let twice = Self.run(once.text, path: path)
      #expect(twice.text == once.text, "\(text.debugDescription)")
      let checked = Self.run(once.text, "--check", path: path)
      #expect((checked.status == .success) == (once.status == .success), "\(text.debugDescription)")
    }
  }
}
