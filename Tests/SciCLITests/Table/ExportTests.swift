import Testing

@testable import SciCLI

/// What banks write: lines before the header, other encodings, days in other orders, and marks around numbers.
@Suite struct ExportTests {
  private static func run(_ words: String..., rows: String) -> Transcript {
    Transcript(words: ["table"] + words, input: rows)
  }

  @Test func marksAroundANumberArePartOfIt() {
    let fields: [(field: String, value: String)] = [
      ("12.50-", "-12.5"), ("12.50−", "-12.5"), ("(12.50)", "-12.5"), ("( 12.50 )", "-12.5"),
      ("12.50 CR", "12.5"), ("12.50DR", "-12.5"), ("12.50 Dr", "-12.5"), ("8.25%", "0.0825"),
      ("-5 %", "-0.05"), ("+5%", "0.05"), ("(5%)", "-0.05"), ("5%-", "-0.05"), ("0%", "0"),
    ]
    let run = Self.run(
      "x = a+0", "--tsv", rows: "a\n" + fields.map { $0.field + "\n" }.joined())
    #expect(
      run.text == "a\tx\n" + fields.map { "\($0.field)\t\($0.value)\n" }.joined(),
      "\(run.diagnosticText)")
  }

  @Test(arguments: [
    "-5-", "(-5)", "(5-)", "-5 DR", "+5 CR", "5 CR DR", "%", "DR", "-", "()", "5%%", "$5", "5 €%",
    "5- -", "((5))",
  ])
  func aSignIsSaidOnce(_ field: String) {
    let run = Self.run("x = a+0", "--tsv", rows: "a\n\(field)\n")
    #expect(run.status == .syntax && run.text == "a\tx\n\(field)\t\n", "\(run.text)")
    #expect(run.diagnosticText.contains("`\(field)` is no number"))
  }

  @Test func marksStandInTheWayOfALocaleToo() {
    let german = Self.run(
      "x = a+0", "--only", "x", "--tsv", "--locale", "de",
      rows: "a\n1.234,50-\n(0,5)\n8,25 %\n8,25\u{A0}%\n")
    #expect(german.text == "x\n-1234,5\n-0,5\n0,0825\n0,0825\n")
    let amounts = Self.run(
      "x = a+0", "--only", "x", "--tsv", "--money", "USD",
      rows: "a\n$12.50-\n$12.50 CR\n(12.50)\n50%\n")
    #expect(amounts.text == "x\n-$12.50\n$12.50\n-$12.50\n$0.50\n")
    let percent = Self.run("x = a+0", "--tsv", "--money", "EUR", rows: "a\n5 €%\n")
    #expect(percent.status == .syntax)
  }

  @Test func daysAreReadInTheOrderThatIsSaid() {
    let rows = "d\n27.11.2026\n1/2/26\n2026-11-27\n03-04-2026 14:30\n"
    let next = { (order: String) in
      Self.run("n = d + 1 day", "--only", "n", "--dates", order, rows: rows)
    }
    #expect(next("dmy").text == "n\n2026-11-28\n2026-02-02\n2026-11-28\n2026-04-04T14:30\n")
    #expect(next("dmy").status == .success)
    #expect(next("mdy").text == "n\n\n2026-01-03\n2026-11-28\n2026-03-05T14:30\n")
    #expect(next("mdy").diagnosticText.contains(":2: row 1, d: error: `27.11.2026` is no number"))
    #expect(next("ymd").text == "n\n\n\n2026-11-28\n\n")
    let ordered = Self.run(
      "n = d + 1 day", "--only", "n", "--dates", "ymd", rows: "d\n2026/11/27\n2026.02.29\n")
    #expect(ordered.text == "n\n2026-11-28\n\n" && ordered.status == .syntax)
  }

  @Test func aSpaceMayStandBeforeATime() {
    let run = Self.run(
      "n = d + 1 day", "--only", "n", rows: "d\n2026-11-01 10:23:45\n2026-11-01 x\n")
    #expect(run.text == "n\n2026-11-02T10:23:45\n\n" && run.status == .syntax)
  }

  @Test func linesBeforeTheHeaderAreLeftOut() {
    let rows = "Account;\"1\n\nd,a\n1,2\n3,0\n"
    let run = Self.run("x = 6/a", "--skip", "2", rows: rows)
    #expect(run.text == "d,a,x\n1,2,3\n3,0,\n")
    #expect(run.diagnosticText.hasPrefix("standard input:5: row 2, x: error: division by zero\n"))
    let bytewise = Transcript(
      words: ["table", "x = 6/a", "--skip=2"], blocks: Array(rows.utf8).map { [$0] })
    #expect(bytewise.text == run.text)
    let all = Self.run("x = 6/a", "--skip", "6", rows: rows)
    #expect(all.status == .usage && all.text.isEmpty)
    #expect(
      all.diagnosticText
        == "sci: standard input: --skip leaves out 6 lines, and there are fewer\n")
  }

  @Test func otherEncodingsComeOutAsUTF8() {
    let bytes = Array("t,a\nGr".utf8) + [0xF6, 0xDF, 0x65] + Array(",2\n".utf8)
    let run = Transcript(words: ["table", "b=2a", "--encoding", "windows-1252"], blocks: [bytes])
    #expect(run.text == "t,a,b\nGröße,2,4\n" && run.status == .success)
    let units = "t,a\r\nGröße,2\r\n".utf16.flatMap { unit -> [UInt8] in
      [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }
    let wide: [UInt8] = [0xFF, 0xFE] + units
    let marked = Transcript(words: ["table", "b=2a"], blocks: wide.map { [$0] })
    #expect(marked.text == "t,a,b\r\nGröße,2,4\r\n" && marked.status == .success)
    let broken = Transcript(
      words: ["table", "b=2a", "--encoding", "windows-1252"],
      blocks: [Array("t,a\nx,2\n".utf8) + [0x81] + Array(",2\n".utf8)])
    #expect(broken.text == "t,a,b\nx,2,4\n" && broken.status == .usage)
    #expect(
      broken.diagnosticText
        == "sci: standard input:3: the byte 0x81 is no character of Windows-1252\n")
  }
}
