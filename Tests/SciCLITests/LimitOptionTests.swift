import SciSyntax
import TestSupport
import Testing

@testable import SciCLI

/// `--max-time`, `--max-memory`, `--max-digits`, and input without an end.
@Suite struct LimitOptionTests {
  @Test func timeIsLimitedAndTheOptionThatRaisesTheLimitIsNamed() {
    let run = Transcript("--max-time", "2", "-n", "10000000", "sin(1)")
    #expect(run.status == .limit)
    #expect(run.diagnosticText.hasPrefix("error: it would take about 1"))
    #expect(run.diagnosticText.contains("more than the limit of 2 s\n"))
    #expect(run.diagnosticText.contains("note: --max-time raises the limit\n"))
  }

  @Test func aMinuteIsTheLimitWithoutTheOption() {
    let run = Transcript("-n", "10000000", "sin(1)")
    #expect(run.diagnosticText.contains("more than the limit of 60 s\n"))
  }

  @Test func memoryIsLimited() {
    let run = Transcript(
      "--max-memory", "1", "max([10^2000000; 10^2000000+1; 10^2000000+2; 10^2000000+3])")
    #expect(run.status == .limit)
    #expect(
      run.diagnosticText.contains("MB of memory would be needed, more than the limit of 1 MB"))
    #expect(run.diagnosticText.contains("note: --max-memory raises the limit\n"))
  }

  @Test func digitsAreLimitedAndCanBeRaised() {
    let run = Transcript("--max-digits", "100", "-n", "101", "pi")
    #expect(run.status == .usage)
    #expect(run.diagnosticText.contains("--digits takes a number from 1 to 100\n"))
    let exact = Transcript("--max-digits", "100", "gcd(10^1000; 2)")
    #expect(exact.status == .limit)
    #expect(exact.diagnosticText.contains("note: --max-digits raises the limit\n"))
    #expect(Transcript("--max-digits", "1001", "gcd(10^1000; 2)").text == "2\n")
  }

  @Test(arguments: [
    ["--max-time", "0"], ["--max-time", "-1"], ["--max-time", "inf"], ["--max-time", "nan"],
    ["--max-time", "soon"], ["--max-memory", "0"], ["--max-memory", "1000001"],
    ["--max-digits", "0"], ["--max-digits", "1000000001"],
  ])
  func whatIsNoLimitIsRefused(_ words: [String]) {
    let run = Transcript(words: words + ["1+1"], input: "")
    #expect(run.status == .usage)
    #expect(run.diagnosticText.contains(words[0]), "\(run.diagnosticText)")
  }

  @Test func oneClockRunsForALine() {
    // Each line has its own: the first uses up its time, the second has all of it again.
    var text = "f0(x) = x + sin(x);"
    for level in 1...21 { text += "f\(level)(x) = f\(level - 1)(f\(level - 1)(x));" }
    let run = Transcript(
      words: ["--max-time", "0.2"], input: "\(text) f21(1)\n1+1\n")
    #expect(run.text == "error: it takes longer than the limit of 0.2 s\n2\n")
  }

  @Test func aLineWithoutAnEndIsNotReadToIt() {
    let block = [UInt8](repeating: UInt8(ascii: "1"), count: 1 << 24)
    let long = [[UInt8]](repeating: block, count: 5)
    let run = Transcript(input: [Array("1+1\n".utf8)] + long)
    #expect(run.status == .limit)
    #expect(run.text == "2\n")
    #expect(run.diagnosticText == "sci: standard input: line 2 is longer than 64 MiB\n")
  }

  @Test func aLongLineThatIsAllowedIsRead() {
    // As many bytes as a text may have, all but one of them blank.
    let blank = [UInt8](repeating: UInt8(ascii: " "), count: Syntax.maximumLength - 1)
    let run = Transcript(input: [blank, Array("7\n8\n".utf8)])
    #expect(run.text == "7\n8\n")
  }

  @Test func aGoldenFileThatIsTooLongIsRefused() {
    let text = String.blanks(Syntax.maximumLength + 1)
    let run = Transcript("test", "long", files: ["long": text])
    #expect(run.status == .usage)
    #expect(run.diagnosticText == "sci: long: it is longer than 64 MiB\n")
  }

  /// What a terminal would obey must not reach it by way of an error.
  @Test(arguments: [
    ["--money", "\u{1B}[31m", "1"], ["--money", "USD", "--locale", "\u{1B}[31m", "1"],
    ["--notation", "\u{1B}[31m", "1"], ["--nonsense\u{1B}[31m"], ["help", "\u{1B}[31m"],
    ["--file", "\u{1B}[31m"], ["test", "\u{1B}[31m"], ["tip", "\u{1B}[31m", "15"],
    ["tip", "20", "\u{1B}[31m"], ["keypad", "\u{1B}[31m"], ["keypad", "--profile", "\u{1B}[31m"],
    ["\u{1B}[31m"], ["x\u{9B}31m"],
  ])
  func controlCharactersAreSpelledOut(_ words: [String]) {
    let run = Transcript(words: words, input: "")
    #expect(run.status != .success)
    #expect(run.diagnosticText.contains("\\u{"), "\(run.diagnosticText)")
    #expect(!run.allText.unicodeScalars.contains("\u{1B}"))
    #expect(!run.allText.unicodeScalars.contains("\u{9B}"))
  }
}
