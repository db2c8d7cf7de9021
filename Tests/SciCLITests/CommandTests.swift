import Testing

import SciJSON
@testable import SciCLI

// Expected values are the contract of the command: what is printed, where, and the exit status.

@Suite struct CommandTests {
  @Test func eachExpressionGivesOneLine() {
    let run = Transcript("-r", "sin(pi/6)*2", "2^100")
    #expect(run.text == "1\n1267650600228229401496703205376\n")
    #expect(run.diagnosticText.isEmpty)
    #expect(run.status == .success)
  }

  @Test func anExpressionMayBeginWithAMinus() {
    #expect(Transcript("-2^2").text == "-4\n")
    #expect(Transcript("-n", "3", "-pi").text == "-3.14\n")
    #expect(Transcript("-n3", "-1/3").text == "-0.333\n")
    #expect(Transcript("--2").text == "2\n")
    #expect(Transcript("--pi").text == "3.1415926535897932385\n")
    #expect(Transcript("--", "-2", "-3").text == "-2\n-3\n")
  }

  @Test func blankAndCommentLinesGiveNoLine() {
    let run = Transcript(input: [Array("1+1\n\n  \n# note\n2+2 # why\n".utf8)])
    #expect(run.text == "2\n4\n")
  }

  @Test func linesMayEndInAnyWayAndArriveInAnyPieces() {
    let text = "1+1\r\n2+\(String(repeating: "0", count: 300))2\n3"
    for size in [1, 2, 7, 1000] {
      let bytes = Array(text.utf8)
      let blocks = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(Transcript(input: blocks).text == "2\n4\n3\n")
    }
  }

  @Test func aCarriageReturnAloneEndsALineToo() {
    for blocks in [["1+1\r2+2\r\r\n3\r"], ["1+1\r", "2+2\r", "\r", "\n3\r"]] {
      #expect(Transcript(input: blocks.map { Array($0.utf8) }).text == "2\n4\n3\n")
    }
  }

  @Test func anOpenBracketGoesOnInTheNextLine() {
    let run = Transcript(input: [Array("(1 +\n2)*3\nmax(1;\n# the largest\n2\n)\n7".utf8)])
    #expect(run.text == "9\n2\n7\n")
    #expect(run.status == .success)
  }

  @Test func aForgottenBracketIsAnErrorInItsOwnLine() {
    let run = Transcript(input: [Array("(1+2\n3+4\n(5\n\n7\n(8".utf8)])
    let lines: [Substring] = run.text.split(separator: "\n").map { $0.prefix(5) }
    #expect(lines == ["error", "7", "error", "7", "error"])
    #expect(run.diagnosticText.contains("line 3: error: `(` is never closed"))
    #expect(run.diagnosticText.contains("line 6: error: `(` is never closed"))
  }

  @Test func anExpressionHasAHundredLinesAtMost() {
    func lines(_ count: Int) -> String { String(repeating: "(\n", count: count - 1) + "1" }
    let longest = lines(99) + "\n" + String(repeating: ")", count: 98)
    #expect(Transcript(input: [Array(longest.utf8)]).text == "1\n")
    let longer = lines(101) + "\n" + String(repeating: ")", count: 100)
    #expect(Transcript(input: [Array(longer.utf8)]).text.hasPrefix("error: "))
  }

  @Test func formsOfResultsAreOptions() {
    #expect(
      Transcript("--exact", "sin(45)", "1/3", "sin(1)").text
        == "sqrt(2)/2\n1/3\n0.017452406437283512819\n")
    #expect(Transcript("--fraction", "0.75", "pi").text == "3/4\n3.1415926535897932385\n")
    #expect(Transcript("--mixed", "7/4").text == "1 + 3/4\n")
    #expect(Transcript("--repeating", "1/7").text == "0.(142857)\n")
    #expect(Transcript("--base", "16", "255", "1/3").text == "0xff\n0x0.55555555555555555555\n")
    #expect(Transcript("--bits", "8", "~1").text == "254\n")
    #expect(Transcript("--bits", "8", "--signed", "100 << 1").text == "-56\n")
    #expect(Transcript("--exact", "--fraction", "1").diagnosticText.contains("exclude each other"))
    #expect(Transcript("--base", "37", "1").diagnosticText.contains("a number from 2 to 36"))
    #expect(Transcript("--bits", "0", "1").diagnosticText.contains("a number from 1 to 65536"))
    #expect(Transcript("--signed", "1").diagnosticText.contains("--signed needs --bits"))
  }

  @Test func whatNobodyKnowsToBeExactIsNull() {
    // ψ′(x) + ψ′(x + ½) = 4 ψ′(2x), the duplication of the trigamma function, is known to no rule.
    let run = Transcript(
      "--json", "0.5 + trigamma(0.1) + trigamma(0.6) - 4*trigamma(0.2)", "2/3", "1/2")
    let lines = run.text.split(separator: "\n")
    #expect(lines[0].contains("\"value\":\"0.50000000000000000000\",\"exact\":null"))
    #expect(lines[1].contains("\"exact\":false"))
    #expect(lines[2].contains("\"exact\":true"))
  }

  @Test func shortOptionsMayBeJoined() {
    for words in [["-rn", "5", "sin(1)"], ["-rn5", "sin(1)"], ["-r", "-n=5", "sin(1)"]] {
      #expect(Transcript(words: words, input: "").text == "0.84147\n", "\(words)")
    }
  }

  @Test func aNegativeValueBelongsToItsOption() {
    #expect(Transcript("--decimals", "-2", "1234").text == "1200\n")
    #expect(Transcript("-n", "-5", "pi").diagnosticText.contains("--digits takes a number from 1"))
    #expect(Transcript("--decimals").diagnosticText.contains("missing value"))
  }

  @Test func aMistakenOptionIsCalledOne() {
    #expect(Transcript("-V").diagnosticText.contains("`-V` is no option either"))
    #expect(!Transcript("-x+1").diagnosticText.contains("option"))
  }

  @Test func anEmptyArgumentIsAnError() {
    let run = Transcript("", "1+1")
    #expect(run.text == "error: expected an expression\n2\n")
    #expect(run.status == .syntax)
  }

  @Test func utf16IsNamed() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x31, 0x00, 0x0A, 0x00]
    let run = Transcript(input: [bytes])
    #expect(run.diagnosticText == "sci: standard input: the text is UTF-16; only UTF-8 is read\n")
    #expect(run.text.isEmpty && run.status == .usage)
  }

  @Test(arguments: [["1"], ["--json", "1"], ["--help"], ["--version"], ["help"], ["help", "sin"]])
  func outputThatCannotBeWrittenIsAFailure(_ words: [String]) {
    let run = Transcript(words: words, input: "", outputFailure: .init(number: 28))
    #expect(run.diagnosticText == "sci: standard output: no space is left\n", "ENOSPC is 28")
    #expect(run.status == .usage)
  }

  @Test func aFailingLineOfABatchKeepsItsPlace() {
    let run = Transcript(input: [Array("1\n1/0\n2+\n3\n".utf8)])
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines[0] == "1" && lines[3] == "3")
    #expect(lines[1] == "error: division by zero")
    #expect(lines[2].hasPrefix("error: "))
    #expect(run.diagnosticText.contains("line 2: error: division by zero"))
    #expect(run.diagnosticText.contains("line 3: error: "))
    #expect(run.status == .syntax)
  }

  @Test func aSingleFailingExpressionPrintsNothingOnStandardOutput() {
    let run = Transcript("sqrt(-1)")
    #expect(run.text.isEmpty)
    #expect(run.diagnosticText.contains("error: the square root of a negative number is not real"))
    #expect(run.status == .mathematics)
  }

  @Test(arguments: [
    ("1+1", RunStatus.success), ("1/0", .mathematics), ("ln(-1)", .mathematics),
    ("1+", .syntax), ("foo(1)", .syntax), ("0.5!!", .mathematics),
  ])
  func theExitStatusTellsTheKindOfFailure(_ row: (String, RunStatus)) {
    #expect(Transcript(row.0).status == row.1, "\(row.0)")
  }

  @Test(arguments: [
    ["--digits", "0", "1"], ["--digits", "x", "1"], ["--radian", "1"], ["--notation", "odd", "1"],
    ["--digits", "3", "--decimals", "2", "1"], ["--rounding", "up", "1"], ["--file"], ["test"],
    ["help", "nothing"],
  ])
  func misuseIsStatus64(_ words: [String]) {
    let run = Transcript(words: words, input: "")
    #expect(run.status == .usage, "\(words)")
    #expect(!run.diagnosticText.isEmpty)
    #expect(run.text.isEmpty)
  }

  @Test func aMissingFileIsNamed() {
    let run = Transcript("--file", "absent")
    #expect(run.diagnosticText == "sci: absent: no such file\n")
    #expect(run.status == .usage)
  }

  @Test func aFileIsEvaluatedLineByLine() {
    let run = Transcript("--file", "in", files: ["in": "x = 3\nx^2"])
    #expect(run.text == "3\n9\n")
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    let run = Transcript(input: [[0x31, 0x2B, 0xFF, 0x0A, 0x32, 0x0A]])
    let lines = run.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("error: ") == true)
    #expect(lines.last == "2")
    #expect(run.status == .syntax)
  }

  @Test func aNullByteIsAnError() {
    #expect(Transcript(input: [[0x31, 0x00, 0x32, 0x0A]]).status == .syntax)
  }

  @Test func thePromptMarksExactAndRounded() {
    let run = Transcript(input: [Array("1/4\n1/3\n".utf8)], isInteractive: true)
    #expect(run.text == "> = 0.25\n≈ 0.33333333333333333333\n> \n")
  }

  @Test func theVersionIsPrinted() {
    let lines = Transcript("--version").text.split(separator: "\n")
    #expect(lines.first == "sci \(Run.version)")
    #expect(lines.dropFirst().map { $0.prefix { $0 != ":" } } == ["locales", "currencies"])
  }

  @Test func misusesAreOneLineAndWhereToRead() {
    #expect(
      Transcript("--digits", "x", "1").diagnosticText
        == "sci: the value 'x' is invalid for '--digits <digits>'\n  see sci --help\n")
    #expect(Transcript("tip", "1").diagnosticText.hasSuffix("\n  see sci tip --help\n"))
  }

  @Test func helpListsEveryFunctionAndShowsOne() {
    let overview = Transcript("help").text
    for name in ["sin(x)", "log(x[; b])", "gcd(a; b; …)", "pi π"] {
      #expect(overview.contains(name))
    }
    #expect(Transcript("help", "arcsin").text.contains("−1 ≤ x ≤ 1"))
  }

  @Test func aUnitAfterAQuotientIsNotGuessed() {
    for (text, readings) in [
      ("sin(pi/6 rad)", "`(pi / 6) rad` or `pi / (6 rad)`"),
      ("1/2 turn", "`(1 / 2) turn` or `1 / (2 turn)`"),
      ("3*x/4deg", "`(3*x / 4) deg` or `3*x / (4deg)`"),
    ] {
      let run = Transcript("x = 1; \(text)")
      #expect(run.status == .syntax, "\(text)")
      #expect(run.diagnosticText.contains("note: write \(readings)"), "\(run.diagnosticText)")
    }
    let clear = Transcript(
      "90 deg/45 deg", "2*90 deg/(45) deg", "1/(2 turn)", "(1/2) turn", "90/45°")
    #expect(clear.text == "2\n4\n0.5 turn⁻¹\n0.5 turn\n2 deg⁻¹\n")
  }

  @Test func explainShowsEveryBracket() {
    let run = Transcript("--explain", "1/2pi")
    #expect(run.text.hasPrefix("# read as: (1 / 2) * pi\n# note: `1/2pi` divides first"))
    #expect(run.text.hasSuffix("\n1.5707963267948966192\n"))
  }
}

@Suite struct JSONTests {
  @Test func aResultIsOneObject() {
    let run = Transcript("--json", "-n", "5", "1/4", "sqrt(2)", "1 < 2")
    #expect(
      run.text == """
        {"input":"1/4","value":"0.25","exact":true,"class":"rational"}
        {"input":"sqrt(2)","value":"1.4142","exact":false,"class":"real","enclosure":\
        ["1.41421356237309504880168872420e0","1.41421356237309504880168872421e0"],"bits":127}
        {"input":"1 < 2","value":"true","exact":true,"class":"boolean"}

        """)
  }

  /// Ten digits more than the value has; its sign, point and exponent are none.
  @Test func anEnclosureHasTenDigitsMore() {
    let digits = String(repeating: "3", count: 34)
    let run = Transcript("--json", "-n", "25", "-1e-9/3")
    #expect(
      run.text.contains(#""enclosure":["-3.\#(digits.dropLast())4e-10","-3.\#(digits)e-10"]"#))
  }

  @Test func aListIsAnArrayOfItsElements() {
    let run = Transcript("--json", "-n", "3", "[1; 2/3; 1e30/7]")
    #expect(
      run.text == """
        {"input":"[1; 2/3; 1e30/7]","value":["1","0.667","1.43e29"],"exact":false,"class":"list"}

        """)
  }

  @Test func aFailureHasItsRange() {
    let run = Transcript("--json", "2 + 1/0")
    #expect(
      run.text == """
        {"input":"2 + 1/0","error":{"message":"division by zero","class":"mathematics",\
        "start":4,"end":7}}

        """)
  }

  @Test func stringsAreEscaped() {
    var object = JSONObject()
    object.add("a\"b", "\\ \n \t \r \u{1} ü")
    #expect(
      String(decoding: object.closed, as: UTF8.self)
        == #"{"a\"b":"\\ \n \t \r \u0001 ü"}"#)
  }
}

@Suite struct TestCommandTests {
  @Test func aFailingRowIsShownWithItsPlace() {
    let run = Transcript("test", "g", files: ["g": "# sums\n1+1 => 2\n1/3 => 0.3\n"])
    #expect(
      run.text == """
        g:3: 1/3
          expected 0.3
          got      0.33333333333333333333
        1 passed, 1 failed

        """)
    #expect(run.status == .mathematics)
  }

  @Test func recordingRewritesAndFails() {
    let run = Transcript("test", "--record", "g", files: ["g": ":digits 3\n1/3 => ?\n1 => 1"])
    #expect(run.files["g"] == Array(":digits 3\n1/3 => 0.333\n1 => 1".utf8))
    #expect(run.status == .mathematics)
    #expect(Transcript("test", "g", files: ["g": ":digits 3\n1/3 => 0.333"]).status == .success)
  }
}
