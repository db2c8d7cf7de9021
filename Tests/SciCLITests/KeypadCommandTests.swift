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
    #expect(Transcript("keypad", "--locale", "de-CH", "1234567.5").text == "1'234'567.5\n")
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

  @Test func `a text in UTF-16 is named`() {
    let run = Transcript("keypad", input: [[0xFF, 0xFE, 0x32, 0]])
    #expect(run.allText == "sci: standard input: the text is UTF-16; only UTF-8 is read\n")
    #expect(run.status == .usage)
  }

  @Test func `each line is answered before the next one is read`() {
    let blocks = ["2+2=\n", "foo\n", "3+3=\n"].map { Array($0.utf8) }
    let run = Transcript("keypad", input: blocks)
    #expect(run.allText.hasPrefix("4\nerror: no key is called `foo`\nline 2: error"))
    #expect(run.allText.hasSuffix("\n6\n"))
  }

  @Test func `an error on the display is a failure of mathematics`() {
    let run = Transcript("keypad", "90 tan")
    #expect(run.text == "Error\n")
    #expect(run.diagnosticText == "note: not a real number\n")
    #expect(run.status == .mathematics)
  }

  @Test func `keys that did nothing are named`() {
    let run = Transcript("keypad", "1 . 5 . 5 *2=")
    #expect(run.allText == "3.1\nnote: key 4, `.`, was refused: there is a point already\n")
    #expect(run.status == .success)
    #expect(
      Transcript(words: ["keypad"], input: "2\n123456789012").diagnosticText
        == "line 2: note: key 10, `0`, was refused: the display is full; so were 2 more\n")
    #expect(
      Transcript("keypad", "1/0=+").diagnosticText
        == "note: division by zero; key 5, `+`, was refused: C clears the error\n")
    #expect(Transcript("keypad", "2+3=").diagnosticText.isEmpty)
  }

  @Test func `numbers are grouped as the display groups them, or refused`() {
    #expect(Transcript("keypad", "1,234.5*2=").allText == "2,469\n")
    #expect(Transcript("keypad", "1.234,5*2=", "--locale", "de").allText == "2.469\n")
    let run = Transcript("keypad", "1.234,5*2=")
    #expect(run.text.isEmpty)
    #expect(
      run.diagnosticText.hasSuffix(
        "note: en writes numbers as in 1,234,567.8; --locale says whose numbers are meant\n"))
    #expect(run.status == .syntax)
  }

  // The bits are Python's: 0xFF & 0b1010 and -302 & 0xFFFF.
  @Test func `words are computed, traced and taped in the base that is shown`() {
    func run(_ words: String...) -> Transcript {
      Transcript(words: ["keypad", "--profile", "programmer"] + words, input: "")
    }
    #expect(run("0xFF and 0b1010 =").allText == "10\n")
    #expect(run("--trace", "hex C bs").text == "hex\t0\tAC\t\n0xC\tC\tC\t\nbs\t0\tAC\t\n")
    #expect(run("--tape", "word 300 nor 1 = hex").text == "300 NOR 1 = -302\n")
    #expect(run("word 300 nor 1 = hex").text == "FED2\n")
    #expect(
      run("byte 256").allText == "25\nnote: key 4, `6`, was refused: the word cannot hold it\n")
    let failed = run("1 << 64 =")
    #expect(failed.allText == "Error\nnote: too many bits to shift\n")
    #expect(failed.status == .mathematics)
    let unknown = run("5 sqrt")
    #expect(
      unknown.diagnosticText.hasSuffix(
        "note: sci keypad --profile programmer --list-keys lists the keys\n"))
    #expect(unknown.status == .syntax)
    let keys = run("--list-keys").text
    #expect(keys.contains("mod %\n") && keys.contains("0xF\n") && !keys.contains("sqrt"))
    #expect(!Transcript("keypad", "--list-keys").text.contains("0xF"))
    // On other keypads these are no names.
    #expect(Transcript("keypad", "5 and 3 =").status == .syntax)
    #expect(Transcript("keypad", "10xe=").text == "27.1828183\n")
  }

  @Test func `C leaves a result to the next operator in a profile and by a switch`() {
    #expect(Transcript("keypad", "--profile", "seed002", "1+5=C+2=").text == "8\n")
    let help = Transcript("keypad", "--help").text
    #expect(help.contains("appleClassic") && !help.contains("seed00"))
    let other = Transcript("keypad", "--profile", "apple", "1+5=").diagnosticText
    #expect(other.contains("appleClassic") && !other.contains("seed00"))
    #expect(Transcript("keypad", "--clear-after-equals", "keeps", "1+5=C+2=").text == "8\n")
    #expect(Transcript("keypad", "1+5=C+2=").text == "2\n")
  }

  @Test func `an unknown key comes with what helps`() {
    #expect(
      Transcript("keypad", "4 sqr").diagnosticText.contains("note: did you mean `sq` or `sqrt`?"))
    #expect(Transcript("keypad", "deg 90 sin").diagnosticText.contains("note: rad switches"))
    #expect(Transcript("keypad", "foo").diagnosticText.contains("note: sci keypad --list-keys"))
  }

  @Test func `a single unknown key prints nothing on standard output`() {
    let run = Transcript("keypad", "2 + foo =")
    #expect(run.text.isEmpty)
    #expect(run.diagnosticText.contains("  2 + foo =\n      ^~~\n"))
    #expect(run.status == .syntax)
  }

  @Test func `marks stand under what they mean, and control characters are spelled out`() {
    #expect(
      Transcript("keypad", "2×字\u{e}+").diagnosticText.hasPrefix(
        "error: no key is called `字\\u{E}+`\n  2×字\\u{E}+\n    ^~~~~~~~\n  note: "))
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

  @Test func `a percentage may be a fraction`() {
    // 19.99 × 0.155 = 3.09845, and 4.01 / 19.99 = 20.060030…%
    #expect(
      Transcript("tip", "19.99", "15.5").text
        == "bill    $19.99\ntip     $3.10 (15.5%)\ntotal   $23.09\n")
    #expect(
      Transcript("tip", "19.99", "15.5", "--round-total").text
        == "bill    $19.99\ntip     $4.01 (≈20.06%, raised from 15.5%)\ntotal   $24.00\n")
    #expect(Transcript("tip", "100", "0.5%").text.contains("tip     $0.50 (0.5%)\n"))
    #expect(
      Transcript("tip", "100", "12,5 %", "--locale", "de").text.contains("(12,5\u{a0}%)\n"))
  }

  @Test func `shares are named where they differ`() {
    #expect(
      Transcript("tip", "100", "0", "--people", "3").text.hasSuffix(
        "total          $100.00\none pays       $33.34\neach of 2 pays $33.33\n"))
    #expect(Transcript("tip", "90", "0", "--people", "3").text.hasSuffix("each pays $30.00\n"))
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
        == "bill    $19.99\ntip     $3.01 (≈15.06%, raised from 15%)\ntotal   $23.00\n")
    #expect(
      Transcript("tip", "20", "18", "--round-total").text
        == "bill    $20.00\ntip     $4.00 (20%, raised from 18%)\ntotal   $24.00\n")
    #expect(
      Transcript("tip", "20", "20", "--round-total").text
        == "bill    $20.00\ntip     $4.00 (20%)\ntotal   $24.00\n")
  }

  @Test func `any currency has its own coins`() {
    #expect(
      Transcript("tip", "5.5", "10", "--currency", "KWD").text
        == "bill    KWD\u{a0}5.500\ntip     KWD\u{a0}0.550 (10%)\ntotal   KWD\u{a0}6.050\n")
    #expect(Transcript("tip", "5.5", "10", "--currency", "xcg").text.hasSuffix("6.05\n"))
  }

  @Test func `any locale of the CLDR is read and written`() {
    // The amounts are those of Babel 2.18; marks of direction differ between versions of the CLDR.
    let run = Transcript("tip", "٣٫٥", "10", "--locale", "ar-EG", "--currency", "EGP")
    let marks: Set<Unicode.Scalar> = ["\u{200e}", "\u{200f}", "\u{61c}"]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: run.text.unicodeScalars.filter { !marks.contains($0) })
    #expect(
      String(text)
        == "bill    ٣٫٥٠\u{a0}ج.م.\ntip     ٠٫٣٥\u{a0}ج.م. (١٠٪)\ntotal   ٣٫٨٥\u{a0}ج.م.\n")
    #expect(
      Transcript("tip", "1,23,456", "0", "--locale", "hi", "--currency", "INR").text
        .hasPrefix("bill    ₹1,23,456.00\n"))
  }

  @Test func `a bill may name its currency`() {
    #expect(Transcript("tip", "$19.99", "15").text.hasPrefix("bill    $19.99\n"))
    #expect(Transcript("tip", "19.99€", "15").text.hasPrefix("bill    €19.99\n"))
    #expect(Transcript("tip", "19.99 EUR", "15").text.hasPrefix("bill    €19.99\n"))
  }

  @Test func `a point may come first or last`() {
    #expect(Transcript("tip", ".5", "10").text.hasSuffix("total   $0.55\n"))
    #expect(Transcript("tip", "12.", "10%").text.hasSuffix("total   $13.20\n"))
  }

  @Test(arguments: [
    (["19.99", "15", "--locale", "de"], "in de, where decimals stand behind `,`; write 19,99"),
    (["1.234,56", "15"], "in en, where decimals stand behind `.`; write 1,234.56"),
    (["19,99€", "15"], "write 19.99EUR"),
    (["19.999", "15"], "USD has 2 decimals; write 20.00, for instance"),
    (["19.99", "15", "--currency", "JPY"], "JPY has no decimals; write 20, for instance"),
    (["-5", "15"], "the bill `-5` is negative"),
    (["12a.50", "15"], "is no amount from `a.50` on; write one such as 1,234.00"),
    ([".", "15"], "the bill `.` is no amount; write one such as"),
    (["20+5", "15"], "is no amount from `+5` on; write one such as 1,234.00"),
    (["abc", "15"], "the bill `abc` is no amount; write one such as 1,234.00"),
    (["", "15"], "the bill is empty; write an amount such as 1,234.00"),
    (["19.99€", "15", "--currency", "USD"], "is in EUR, not in USD"),
    (["¥500", "15"], "several currencies are written `¥`; say which with --currency"),
    (["12 XAU", "15"], "XAU (Gold) has no smallest coin"),
    (["12", "0.15"], "is less than 1; write `15%`, or `0.15%` if that is meant"),
    (["12", "100.01"], "the percentage `100.01` is not from 0 to 100"),
    (["12", "-1"], "the percentage `-1` is not from 0 to 100"),
    (["12", "101"], "the percentage `101` is not from 0 to 100"),
    (["12", "ten"], "the percentage `ten` is no number; write one from 0 to 100"),
    (["12", "15", "--people", "0"], "--people takes a number from 1 to 1000"),
    (["12", "15", "--people", "-2"], "--people takes a number from 1 to 1000"),
    (["12", "15", "--currency", "EURO"], "did you mean `EUR`?"),
    (["12", "15", "--currency", "€"], "did you mean `EUR`?"),
    (["12", "15", "--currency", "$"], "did you mean `USD`?"),
    (["12", "15", "--currency", "Yen"], "did you mean `JPY`?"),
    (["12", "15", "--currency", "XXZ"], "write a code of ISO 4217, such as EUR"),
    (["12", "15", "--currency", "XAU"], "use a currency with coins"),
    (["12", "15", "--locale", "german"], "no locale is called `german`; write a language"),
    (["12"], "'<percent>'"), (["19.99", "EUR", "15"], "one with a space needs quotes"),
  ])
  func `what is no tip is a usage error that says how to mend it`(
    words: [String], diagnostic: String
  ) {
    let run = Transcript(words: ["tip"] + words, input: "")
    #expect(run.status == .usage)
    #expect(run.text.isEmpty)
    #expect(run.diagnosticText.contains(diagnostic), "\(run.diagnosticText)")
  }
}
