import Testing

@testable import SciCLI

/// Rows that fail, sources that end early, and outputs that cannot be written.
@Suite struct RowErrorTests {
  private static let rows =
    "p,q\n1,0\n\"multi\nline\",2\n3,4,5\n6,\"2\"x\n8,2\n\n-1,3\n"

  @Test func eachErrorHasItsFileLineAndRow() {
    let run = Transcript("table", "r=p/q", "s=sqrt(p)", "-i", "f.csv", files: ["f.csv": Self.rows])
    #expect(
      run.text
        == "p,q,r,s\n1,0,,1\n\"multi\nline\",2,,\n8,2,4,2.8284271247461900976\n\n-1,3,-0.33333333333333333333,\n"
    )
    #expect(
      run.diagnosticText == """
        f.csv:2: row 1, r: error: division by zero
          p/q
          ^~~
        f.csv:3: row 2, p: error: `multi\\u{A}line` is no number
        f.csv:5: row 3: error: the row has 3 fields, and the header 2
        f.csv:6: row 4: error: text stands behind a closing quote
        f.csv:9: row 6, s: error: the square root of a negative number is not real
          sqrt(p)
          ^~~~~~~
          note: odd roots of negative numbers are real: cbrt(-8) is -2
          note: complex numbers have a value here: use --complex, or add `+ 0i`

        """)
    #expect(run.status == .syntax)
    #expect(
      Transcript("table", "r=p/q", "-i", "f", files: ["f": "p,q\n1,0\n"]).status == .mathematics)
  }

  @Test func errorsGoToAFileOrAColumnOfTheirOwn() {
    let files = ["f.csv": Self.rows]
    let toFile = Transcript("table", "r=p/q", "-i", "f.csv", "--errors", "e.txt", files: files)
    #expect(toFile.diagnosticText == "sci: 4 errors are in e.txt\n")
    let text = String(decoding: toFile.files["e.txt"] ?? [], as: UTF8.self)
    #expect(text.split(separator: "\n").count == 6 && text.hasPrefix("f.csv:2: row 1, r: error: "))
    let column = Transcript(
      "table", "r=p/q", "s=2p", "-i", "f.csv", "--error-column", "why, so", files: files)
    #expect(
      column.text
        == """
        p,q,r,s,"why, so"
        1,0,,2,r: division by zero
        "multi
        line",2,,,p: `multi
        line` is no number
        8,2,4,16,

        -1,3,-0.33333333333333333333,-2,

        """.replacing("p: `multi\nline` is no number", with: "\"p: `multi\nline` is no number\""))
  }

  @Test(arguments: [
    (["--sum", "z"], "--sum: error: complex numbers are not added up"),
    (["--where", "z"], "--where: error: --where needs a comparison"),
    (["--where", "z > 1"], "error: complex numbers have no order"),
    (["--round", "z: 0.01"], "z: error: a real number must stand here, not a complex one"),
  ])
  func complexNumbersAreNeitherAddedUpNorConditionsNorRounded(_ row: ([String], String)) {
    let words = ["table", "z=a + 2i", "-i", "f.csv"] + row.0
    let run = Transcript(words: words, files: ["f.csv": "a\n3\n"])
    #expect(run.diagnosticText.contains(row.1), "\(run.diagnosticText)")
    #expect(run.status != .success)
  }

  @Test func formulasOfFailedColumnsAreEmptyAndSumsSayWhatTheyLeaveOut() {
    let run = Transcript(
      "table", "r=1/p", "s=r+1", "--sum", "s,p", input: [Array("p\n2\n0\nx\n4\n".utf8)])
    #expect(run.text == "p,r,s\n2,0.5,1.5\n0,,\nx,,\n4,0.25,1.25\n6,,2.75\n")
    #expect(
      run.diagnosticText.hasSuffix(
        "sci: the sum of `s` leaves out 2 rows without a number\n"
          + "sci: the sum of `p` leaves out 1 row without a number\n"))
    let root = Transcript("table", "r=sqrt(p)", "--sum=r", input: [Array("p\n2\n4\n".utf8)])
    #expect(root.text.hasSuffix("4,2\n,2\n") && root.status == .syntax)
    #expect(
      root.diagnosticText.contains("only rational numbers are added up; --round makes them such"))
  }

  @Test func aTerminalIsShownTheFirstErrorsOnly() {
    let rows = Array(("p\n" + String(repeating: "0\n", count: 25)).utf8)
    let terminal = Transcript("table", "1/p", input: [rows], isWatched: true)
    #expect(
      terminal.diagnosticText.split(separator: "\n").filter { $0.hasPrefix("standard") }.count == 10
    )
    #expect(
      terminal.diagnosticText.hasSuffix("sci: 15 more errors; --errors FILE keeps all of them\n"))
    let file = Transcript("table", "1/p", input: [rows])
    #expect(
      file.diagnosticText.split(separator: "\n").filter { $0.hasPrefix("standard") }.count == 25)
  }

  @Test func aQuoteThatIsNotClosedLosesNoRowBefore() {
    let run = Transcript("table", "b=2a", input: [Array("a\n1\n2\n\"3\n4\n".utf8)])
    #expect(run.text == "a,b\n1,2\n2,4\n" && run.status == .syntax)
    #expect(run.diagnosticText == "standard input:4: row 3: error: a quote is not closed\n")
    let header = Transcript("table", "b=2a", input: [Array("\"a\n1\n".utf8)])
    #expect(header.text.isEmpty && header.status == .syntax)
    #expect(header.diagnosticText == "sci: standard input: the header: a quote is not closed\n")
  }

  @Test func outputThatCannotBeWrittenEndsTheRun() {
    let rows = "a\n" + (0..<200_000).map { "\($0)\n" }.joined()
    // EPIPE: the reader has read enough. ENOSPC: the disk is full.
    for (number, status) in [(Int32(32), RunStatus.success), (28, .usage)] {
      let run = Transcript(
        words: ["table", "b=2a", "--jobs", "3"], input: rows,
        outputFailure: FileError(number: number))
      #expect(run.status == status && run.text.isEmpty)
      #expect(
        run.diagnosticText == (number == 28 ? "sci: standard output: no space is left\n" : ""))
    }
  }

  @Test func aSourceThatFailsIsSaidBehindItsRows() {
    var blocks = ["a\n1\n", "2\n"]
    var (written, said) = ("", "")
    let streams = Streams(
      read: { () throws(FileError) in
        if blocks.isEmpty { throw FileError(number: 5) }
        return Array(blocks.removeFirst().utf8)
      },
      isReady: { true },
      open: { (_) throws(FileError) in throw FileError(number: 2) },
      write: { (bytes) throws(FileError) in written += String(decoding: bytes, as: UTF8.self) },
      flush: {}, writeDiagnostic: { said += String(decoding: $0, as: UTF8.self) },
      replace: { (_, _) throws(FileError) in },
      create: { (_) throws(FileError) in throw FileError(number: 13) },
      prepareForLackOfMemory: { _, _ in }, isInteractive: false)
    #expect(Run.command(["table", "b=2a"], streams) == .usage)
    #expect(written == "a,b\n1,2\n2,4\n")
    #expect(said.hasPrefix("sci: standard input:4: ") && said.split(separator: "\n").count == 1)
    blocks = ["a\n1\n"]
    (written, said) = ("", "")
    #expect(Run.command(["table", "b=2a", "--errors", "x"], streams) == .usage)
    #expect(written.isEmpty && said == "sci: x: permission denied\n")
  }

  @Test func rowsAreWrittenBeforeMoreIsWaitedFor() {
    let run = StreamedRun(["table", "b=2a", "--jobs", "2"], blocks: ["a\n1\n", "2\n3", "\n"])
    #expect(run.status == .success)
    #expect(run.seen == ["", "a,b\n1,2\n", "a,b\n1,2\n2,4\n", "a,b\n1,2\n2,4\n3,6\n"])
  }

  @Test func theBarSaysHowFarItIs() {
    #expect(TableProgress.text(rows: 5, 50, of: 200) == "[######------------------] 25 %  5 rows")
    #expect(TableProgress.text(rows: 5, 300, of: 200).contains("100 %"))
    #expect(TableProgress.text(rows: 7, 3 << 20, of: nil) == "7 rows, 3 MiB")
  }
}
