import Foundation
import SciSyntax
import TestSupport
import Testing

@testable import SciCLI

/// `--jobs`: several threads write what one would write.
@Suite struct JobsTests {
  /// Compares what a batch gives on 2 and 8 threads with what it gives on one: both streams, their interleaving, the status.
  private static func compare(
    _ input: String, _ options: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let one = Transcript(words: options + ["--jobs", "1"], input: input)
    for count in ["2", "8"] {
      let several = Transcript(words: options + ["--jobs", count], input: input)
      let name = Comment(rawValue: "\(options) on \(count) threads: \(input.prefix(2_000))")
      #expect(several.all == one.all, name, sourceLocation: sourceLocation)
      #expect(several.output == one.output, name, sourceLocation: sourceLocation)
      #expect(several.status == one.status, name, sourceLocation: sourceLocation)
    }
  }

  private static let options: [[String]] = [
    [], ["--json"], ["--explain", "-r"], ["--money", "USD"], ["-n", "40", "--exact"],
  ]

  @Test(arguments: ["elementary", "identities", "language", "operators", "lists", "decimals"])
  func goldenInputsHaveTheSameOutput(_ name: String) throws {
    let file = ReadmeTests.root.appending(path: "Tests/Golden/\(name).golden")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains(" => ") }.map { $0.components(separatedBy: " => ")[0] }
    // Every so many rows, so that each of the options has its turn.
    let lines = stride(from: 0, to: rows.count, by: max(1, rows.count / 60)).map { rows[$0] }
    #expect(lines.count >= 50)
    for options in Self.options.dropFirst(name.count % 3).prefix(3) {
      Self.compare(lines.joined(separator: "\n"), options)
    }
  }

  @Test(arguments: LongTests.some(of: [1, 2, 3, 4, 5, 6] as [UInt64]))
  func randomBatchesHaveTheSameOutput(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    var text = ""
    for line in 0..<200 {
      let (name, other) = ("v\(number(4))", "v\(number(4))")
      switch number(20) {
      case 0, 1: text += "\(name) = \(other) + sqrt(\(number(9)))"
      case 2: text += "f(x) = x*\(number(9)) + \(name)"
      case 3: text += "f(\(number(50)))"
      case 4: text += ["ans", "2ans", "ans*2; 1/0", "3; ans", "\u{3C0}+ans"][number(5)]
      case 5: text += ["1/0", "2; 1/0", "4 +", "unknown(2)", "sin(", ")", "\u{7}"][number(7)]
      case 6: text += "max(\n\(number(9));\n# a remark (\n\(number(9))\n)"
      case 7: text += ["", "# only a remark", "   ", "7 # with a remark (", "(8 # (\n)"][number(5)]
      case 8: text += "\(name) == \(other)"
      case 9: text += "\(name) := \(number(9)) to hex; \(name) <= 2"
      case 10: text += "⌊\(number(99))/7⌋ + |\(name)|"
      case 11: text += "[\(number(9)); \(number(9))\n; 3]"
      default: text += "\(name)*sin(\(number(360)))+\(line)"
      }
      text += number(30) == 0 ? "\r\n" : "\n"
    }
    Self.compare(text, Self.options[number(Self.options.count)])
  }

  @Test func theResultBeforeIsThatOfTheLastLineThatHadOne() {
    for count in [1, 40, 1_000] {
      let lines = (0..<count).map { "\($0)+0" } + ["1/0", "# none", "ans"]
      Self.compare(lines.joined(separator: "\n"))
      let run = Transcript(words: ["--jobs", "4"], input: lines.joined(separator: "\n"))
      #expect(run.text.hasSuffix("\n\(count - 1)\n"))
    }
  }

  @Test func lineNumbersOfErrorsAreThoseOfTheInput() {
    let lines = (1...700).map { $0 % 100 == 0 ? "1/0" : "\($0)" }
    let run = Transcript(words: ["--jobs", "3"], input: lines.joined(separator: "\n"))
    let numbers = run.diagnosticText.split(separator: "\n").filter { $0.hasPrefix("line ") }
      .map { $0.prefix { $0 != ":" } }
    #expect(numbers == (1...7).map { "line \($0)00" })
    #expect(run.status == .mathematics)
  }

  @Test func answersAreWrittenBeforeTheNextLineIsWaitedFor() {
    let run = StreamedRun(["--jobs", "2"], blocks: ["1+1\n", "2+2\n3+3\n", "a = 4\n", "a+a\n"])
    #expect(run.status == .success)
    #expect(run.seen == ["", "2\n", "2\n4\n6\n", "2\n4\n6\n4\n", "2\n4\n6\n4\n8\n"])
  }

  @Test func outputThatCannotBeWrittenEndsTheBatch() {
    let lines = (0..<5_000).map { "\($0)+sqrt(2)" }.joined(separator: "\n")
    // EPIPE: the reader has read enough. ENOSPC: the disk is full.
    for (number, status) in [(Int32(32), RunStatus.success), (28, .usage)] {
      let run = Transcript(
        words: ["--jobs", "4"], input: lines, outputFailure: FileError(number: number))
      #expect(run.status == status)
    }
  }

  @Test func theNumberOfJobsIsChecked() {
    #expect(Transcript(words: ["--jobs", "0"], input: "1+1\n").text == "2\n")
    #expect(Transcript("--jobs", "2", "1+1", "ans").text == "2\n2\n")
    for number in ["-1", "1025", "many"] {
      let run = Transcript("--jobs", number, "1")
      #expect(run.status == .usage)
      #expect(run.diagnosticText.contains("--jobs"))
    }
  }

  /// No independent line defines anything, mentions `ans` or goes on, as the language itself reads it.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theScanOfALineFindsAllThatDependsOnOthers(_ seed: UInt64) {
    let parts = [
      "a", "f(x)", "=", ":=", "==", "<=", ">=", "!=", "<", "!", "ans", "answer", "ANS", "s", "n",
      "(",
      ")", "[", "]", "{", "}", "⌊", "⌋", "⌈", "⌉", "|", "#", "16#ff", ";", " ", "1", "+", "π",
      "2.5",
      "\u{85}", "\u{2028}", "x",
    ]
    var generator = SplitMix64(seed: seed)
    var (independent, dependent) = (0, 0)
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...8, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let line = Array(text.utf8)
      guard LineScan.isIndependent(line) else {
        dependent += 1
        continue
      }
      independent += 1
      #expect(Syntax.definedNames(in: line).isEmpty, "\(text)")
      #expect(!Syntax.hasOpenBracket(line), "\(text)")
      let statements = (try? Syntax.parse(utf8: line, functions: ["sin", "f"])) ?? []
      for statement in statements {
        #expect(statement.kind == .expression, "\(text)")
        #expect(!statement.dump.split { "() ".contains($0) }.contains("ans"), "\(text)")
      }
    }
    #expect(min(independent, dependent) > 500)
  }

  @Test func ordinaryLinesAreIndependent() {
    for line in [
      "1+1", "sin(30)*2", "x == 2", "a <= b", "1 != 2", "max([1; 2])", "⌈2.5⌉", "7 # (note)", "",
      "5 km/h to m/s", "(1+2)*3 # three", "16#ff + (2)", "n s a", "as", "pens",
    ] {
      #expect(LineScan.isIndependent(Array(line.utf8)), "\(line)")
    }
    for line in [
      "x = 2", "f(x)=x", "y:=3", "y:==3", "# )\u{85}(", "ans", "2ANS", "(1+", "max(1;", "⌊2",
      "(2 # )", "=", "x =", "==x=",
    ] {
      #expect(!LineScan.isIndependent(Array(line.utf8)), "\(line)")
    }
  }
}
