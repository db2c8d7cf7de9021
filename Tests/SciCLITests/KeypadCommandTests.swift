import Testing

@testable import SciCLI

// Expected values are the contract of the command and rows of the keypad's table.

@Suite struct KeypadCommandTests {
  @Test func `the final display is printed, spaces or none`() {
    #expect(Transcript("keypad", "2 + 3 * 4 =").text == "20\n")
    #expect(Transcript("keypad", "2+3*4=").text == "20\n")
    #expect(Transcript("keypad", "2", "+", "3", "=").text == "5\n")
    #expect(Transcript("keypad", "-5+8=").text == "3\n")
    #expect(Transcript("keypad", "").text == "0\n")
    #expect(Transcript("keypad", "--", "--5=").text == "-5\n")
  }

  @Test func `a trace has a line for each key`() {
    #expect(
      Transcript("keypad", "--trace", "5+3C").text
        == "5\t5\tC\t\n+\t5\tC\t+\n3\t3\tC\t\nC\t0\tAC\t+\n")
  }

  @Test func `options come in any order, and switches go by their names`() {
    #expect(Transcript("keypad", "2/3=", "--landscape").text == "0.666666666666667\n")
    #expect(Transcript("keypad", "--profile", "appleClassic", "2+3*4=").text == "14\n")
    #expect(Transcript("keypad", "2+3*4=", "--precedence=apple").text == "14\n")
    #expect(Transcript("keypad", "--percent", "hundredth", "100+10%=").text == "100.1\n")
    #expect(Transcript("keypad", "--repeats-equals", "false", "2*2==").text == "4\n")
    #expect(Transcript("keypad", "--locale", "de-CH", "1234567.5").text == "1’234’567.5\n")
    #expect(Transcript("keypad", "--portrait-cells", "12", "1/3=").text == "0.33333333333\n")
  }

  @Test func `the tape has a line for each step`() {
    #expect(
      Transcript("keypad", "--tape", "5+3*4=").text == "5 + 3 = 8\n8 × 4 = 32\n")
  }

  @Test func `each line of the input is a keypad of its own`() {
    let run = Transcript(words: ["keypad"], input: "5m+\nmr\nfoo\n1/0=\n2+2=")
    #expect(run.text == "5\n0\nerror: no key is called `foo`\nError\n4\n")
    #expect(run.diagnosticText.hasPrefix("line 3: error: no key is called `foo`\n  foo\n  ^~~\n"))
    #expect(run.status == .syntax)
  }

  @Test func `an error on the display is a failure of mathematics`() {
    let run = Transcript("keypad", "90 tan")
    #expect(run.text == "Error\n")
    #expect(run.status == .mathematics)
  }

  @Test func `a single unknown key prints nothing on standard output`() {
    let run = Transcript("keypad", "2 + foo =")
    #expect(run.text.isEmpty)
    #expect(run.diagnosticText.contains("  2 + foo =\n      ^~~\n"))
    #expect(run.status == .syntax)
  }

  @Test(arguments: [
    ["--profile", "apple"], ["--locale", "xx"], ["--percent", "some"], ["--nope"],
    ["--portrait-cells", "3"], ["--trace", "--tape"],
  ])
  func `what is not known is a usage error`(words: [String]) {
    let run = Transcript(words: ["keypad"] + words + ["1"], input: "")
    #expect(run.status == .usage)
    #expect(run.text.isEmpty)
    #expect(!run.diagnosticText.isEmpty)
  }

  @Test func `the list of keys reads back`() {
    let lines = Transcript("keypad", "--list-keys").text.split(separator: "\n")
    #expect(lines.count > 60)
    for line in lines {
      #expect(Transcript(words: ["keypad", "--", String(line)], input: "").status != .syntax)
    }
  }
}

@Suite struct TipCommandTests {
  @Test func `bill, tip and total add up`() {
    #expect(
      Transcript("tip", "19.99", "15").text
        == "bill    $19.99\ntip     $3.00 (15%)\ntotal   $22.99\n")
  }

  @Test func `shares are named where they differ`() {
    #expect(
      Transcript("tip", "100", "0", "--people", "3").text.hasSuffix(
        "total   $100.00\none     $33.34\n2       $33.33\n"))
    #expect(Transcript("tip", "90", "0", "--people", "3").text.hasSuffix("each    $30.00\n"))
  }

  @Test func `amounts are read and written in the way of the locale`() {
    let run = Transcript("tip", "1.234,50", "15%", "--locale", "de-DE", "--currency", "EUR")
    #expect(
      run.text == "bill    1.234,50\u{a0}€\ntip     185,18\u{a0}€ (15\u{a0}%)\n"
        + "total   1.419,68\u{a0}€\n")
    #expect(
      Transcript("tip", "1000", "15", "--currency", "JPY").text.hasSuffix("total   ¥1,150\n"))
  }

  @Test func `a rounded total has no coins`() {
    #expect(
      Transcript("tip", "19.99", "15", "--round-total").text
        == "bill    $19.99\ntip     $3.01 (15%)\ntotal   $23.00\n")
  }

  @Test(arguments: [
    ["12.345", "15"], ["12", "150"], ["12", "1.5"], ["a", "1"], ["12"],
    ["12", "15", "--people", "0"],
    ["12", "15", "--currency", "XXZ"], ["12", "15", "--locale", "xx"],
  ])
  func `what is no tip is a usage error`(words: [String]) {
    let run = Transcript(words: ["tip"] + words, input: "")
    #expect(run.status == .usage)
    #expect(run.text.isEmpty)
    #expect(!run.diagnosticText.isEmpty)
  }
}
