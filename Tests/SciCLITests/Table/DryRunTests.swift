import Foundation
import TestSupport
import Testing

@testable import SciCLI

/// What `sci table --dry-run` says of files, and that rows are read as it says.
@Suite struct DryRunTests {
  /// Statements that were invented in the form in which banks and services write theirs; a verdict stands beside each.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Data/Exports")

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { !$0.hasSuffix(".verdict") }.sorted()
  }()

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  private static func verdict(_ words: String..., of bytes: [UInt8]) -> Transcript {
    Transcript(words: ["table", "--dry-run"] + words, blocks: [bytes])
  }

  private static func verdict(_ words: String..., of text: String) -> Transcript {
    Transcript(words: ["table", "--dry-run"] + words, input: text)
  }

  @Test func thereIsACorpus() { #expect(Self.names.count >= 17) }

  /// SCI_RECORD=1 writes the verdicts anew and fails, so that they are looked at.
  @Test(arguments: names)
  func eachExportHasItsVerdict(_ name: String) throws {
    let run = Self.verdict(of: try Self.bytes(name))
    let file = Self.folder.appending(path: name + ".verdict")
    let text = run.allText + "status \(run.status.rawValue)\n"
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == expected)
    if ProcessInfo.processInfo.environment["SCI_RECORD"] != nil, text != expected {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// The options of a verdict, as a shell would part them.
  private static func options(_ verdict: String) throws -> [String] {
    let lines = verdict.split(separator: "\n").map(String.init)
    let line = try #require(lines.last { $0.hasPrefix("  options") })
    let text = line.dropFirst("  options".count).prefix { $0 != "," }
    let words = text.split(separator: " ").map { String($0.filter { $0 != "'" }) }
    return words.first == "none" || words.first == "those" ? [] : words
  }

  /// The columns of a verdict, with the words about each.
  private static func columns(_ verdict: String) -> [(name: String, words: String)] {
    let lines = verdict.split(separator: "\n").drop { $0 != "  columns" }.dropFirst()
    return lines.prefix { $0.hasPrefix("    ") }.map { line -> (name: String, words: String) in
      let parts = String(line).components(separatedBy: ": ")
      let name = parts[0].split(separator: " ")[0]
      return (String(name), parts[parts.count - 1])
    }
  }

  /// With the options of the verdict, `sci table` reads what the verdict calls a number or a date, and nothing else.
  @Test(arguments: names)
  func rowsAreReadAsTheVerdictSays(_ name: String) throws {
    let bytes = try Self.bytes(name)
    let verdict = Self.verdict(of: bytes).text
    if verdict.contains("  open\n") { return }
    let columns = Self.columns(verdict)
    #expect(!columns.isEmpty)
    let options = try Self.options(verdict)
    let misshapen = verdict.firstMatch(
      of: /line \d+: \d+ fields, where the header has \d+(?:, and (\d+) more)?/)
    let misshapenCount = misshapen.map { 1 + ($0.1.flatMap { Int($0) } ?? 0) } ?? 0
    for (column, words) in columns where words != "empty" {
      let isDate = words.hasPrefix("dates")
      let formula = isDate ? "z_ = \(column) - \(column)" : "z_ = \(column)*1"
      let run = Transcript(words: ["table", formula] + options, blocks: [bytes])
      let count = run.diagnosticText.split(separator: "\n").filter {
        $0.hasPrefix("standard input:")
      }.count
      let misfits = words.firstMatch(of: /(\d+) of \d+ do not fit/).flatMap { Int($0.1) } ?? 0
      if words.hasPrefix("text") {
        #expect(count > misshapenCount, "\(column): \(run.allText)")
      } else {
        #expect(count == misshapenCount + misfits, "\(column): \(run.allText)")
      }
    }
  }

  /// What a person said is not looked for again, and the verdict is the same.
  @Test(arguments: names)
  func theOptionsOfAVerdictSayTheSame(_ name: String) throws {
    let bytes = try Self.bytes(name)
    let verdict = Self.verdict(of: bytes).text
    let again = Transcript(
      words: ["table", "--dry-run"] + (try Self.options(verdict)), blocks: [bytes])
    // That an encoding was guessed, or a currency, is not said of one that was typed.
    let facts = { (text: String) in text.split(separator: "\n").prefix { $0 != "  notes" } }
    #expect(Array(facts(again.text)).dropLast(1).starts(with: Array(facts(verdict)).dropLast(1)))
    #expect(try Self.options(again.text) == Self.options(verdict))
  }

  @Test func daysThatAreAllBelowThirteenAreAmbiguous() {
    let rows = "d\n01/02/2026\n03/04/2026\n"
    let open = Self.verdict(of: rows)
    #expect(open.status == .syntax)
    #expect(
      open.text.contains(
        "`01/02/2026` in line 2 is 2026-02-01 with --dates dmy, or 2026-01-02 with --dates mdy\n"))
    let said = Self.verdict("--dates", "mdy", of: rows)
    #expect(said.status == .success && said.text.hasSuffix("  options    --dates mdy\n"))
    let told = Self.verdict(of: rows + "13/04/2026\n")
    #expect(told.status == .success && told.text.hasSuffix("  options    --dates dmy\n"))
  }

  @Test func rowsThatDoNotFitAreCountedAndTheFirstIsShown() {
    let run = Self.verdict(of: "a,b\n1,2\nx,2\n\n3\n4,y\n5,z\n6,7\n8,9,10\n11,12\n")
    #expect(run.status == .syntax)
    #expect(
      run.text.contains(
        """
          columns
            a: numbers, 1 of 6 do not fit
            b: numbers, 2 of 6 do not fit
          do not fit
            line 5: 1 field, where the header has 2, and 1 more
            line 3, a: `x`
            line 6, b: `y`, and 1 more
          options    none

        """))
  }

  @Test func controlCharactersAreSpelledOut() {
    let run = Self.verdict(of: "a\u{1B}[31m,b\n1,2\n\u{7},3\n4,5\n")
    #expect(!run.text.contains("\u{1B}") && !run.text.contains("\u{7}"))
  }

  @Test func severalFilesAreJudgedOneAfterTheOther() {
    let files = ["a.csv": "a;b\n1;2\n", "b.tsv": "a\tb\n1\t2\n"]
    let run = Transcript("table", "--dry-run", "a.csv", "no.csv", "b.tsv", files: files)
    #expect(run.text.contains("a.csv: 1 row\n") && run.text.contains("\nb.tsv: 1 row\n"))
    #expect(run.text.contains("--delimiter ';'\n") && run.text.hasSuffix("options    none\n"))
    #expect(run.diagnosticText.contains("no.csv: ") && run.status == .usage)
    #expect(run.files == files.mapValues { Array($0.utf8) })
  }

  @Test func formulasAreCheckedBesideAVerdict() {
    let files = ["f.csv": "price,qty\n1,2\n"]
    let good = Transcript("table", "n = price*qty", "--dry-run", "-i", "f.csv", files: files)
    #expect(good.status == .success && good.text.hasPrefix("f.csv: 1 row\n"))
    let typo = Transcript("table", "n = prize*qty", "--dry-run", "-i", "f.csv", files: files)
    #expect(typo.status == .syntax && typo.diagnosticText.contains("did you mean `price`?"))
    let sum = Transcript("table", "--dry-run", "--sum", "x", "f.csv", files: files)
    #expect(sum.status == .usage && sum.diagnosticText.contains("no column is called `x`"))
  }

  @Test(arguments: [
    ("", "there is no header"), ("\n\n", "there is no header"), ("\"a\n", "a quote is not closed"),
  ])
  func whatHasNoRowsIsSaid(_ text: String, _ words: String) {
    let run = Self.verdict(of: text)
    #expect(run.text.isEmpty && run.status != .success)
    #expect(run.diagnosticText.contains(words), "\(run.diagnosticText)")
  }

  @Test func jsonLinesNeedNoVerdict() {
    let run = Self.verdict("--jsonl", of: "{}\n")
    #expect(run.status == .usage && run.diagnosticText.contains("JSON lines say"))
  }

  @Test(arguments: LongTests.some(of: [1, 2, 3, 4] as [UInt64]))
  func anyBytesHaveAVerdictOrAnError(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces: [[UInt8]] = [
      Array("1".utf8), Array("2026-11-27".utf8), Array("1/2/26".utf8), Array("€".utf8),
      Array("kr".utf8),
      Array("%".utf8), Array("-".utf8), Array("(".utf8), Array(")".utf8), Array("a".utf8),
      Array(" DR".utf8), Array("1.234,5".utf8), Array("1,234.5".utf8), Array("٣".utf8), [0xFF],
      [0xFE],
      [0x81], [0x1F, 0x8B], [0], Array("\"".utf8), Array(" ".utf8), Array("\r\n".utf8),
      Array("\n".utf8), Array("\n".utf8), Array(",".utf8), Array(";".utf8), Array("\t".utf8),
      Array("|".utf8), [0xEF, 0xBB, 0xBF],
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
      let run = Self.verdict(of: bytes)
      #expect(!run.output.isEmpty || !run.diagnostics.isEmpty, "\(bytes)")
      #expect(run.output.isEmpty || run.text.contains("\n  options    "), "\(bytes)")
    }
  }

  /// What a verdict says does not depend on the blocks in which a file arrives.
  @Test func blocksOfAnySizeGiveTheSameVerdict() throws {
    for name in ["swiss.csv", "deutsche-bank.csv", "japan.csv"] {
      let bytes = try Self.bytes(name)
      let whole = Self.verdict(of: bytes).text
      let parts = Transcript(words: ["table", "--dry-run"], blocks: bytes.map { [$0] })
      #expect(parts.text == whole)
    }
  }

  /// Rows behind the beginning that is looked at first are counted in as well.
  @Test func longFilesAreReadToTheirEnd() {
    let row = "2026-11-01,1.50,some text that makes the row longer than it would be without it\n"
    let rows = "d,a,t\n" + String(repeating: row, count: 20_000)
    let run = Self.verdict(of: rows + "x,y,z\n")
    #expect(run.text.hasPrefix("standard input: 20001 rows\n"))
    #expect(run.text.contains("line 20002, a: `y`\n") && run.text.contains("line 20002, d: `x`\n"))
  }
}
