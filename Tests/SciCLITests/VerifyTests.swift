import SciNumber
import Testing

@testable import SciCLI

// Digits of √2, π, 2/3 and e^100 are those of python-flint: 1.41421356237309504…, 3.14159265358979…, 2.68811714181613…e43.

@Suite struct VerifyTests {
  @Test(arguments: [
    ("0.1+0.2", "0.3"), ("1/3", "2/6"), ("sqrt(8)", "2*sqrt(2)"), ("sin(30)", ".50"),
    ("2^100", "1267650600228229401496703205376"), ("1e400", "1E+400"), ("0.1+0.2 == 0.3", "true"),
    ("-2^2", "−4"), ("sqrt(3+4i)", "2+i"), ("sqrt(3 + 4i)", "2.0 + 1.00i"), ("-i", "−i"),
    ("5∠90", "5i"), ("1/3 + i/2", "2/6 + 0.5i"), ("e^(i*pi)", "-1"), ("2 - 1e-5i", "2-1E-5*i"),
  ])
  func equalValuesAreExactlyEqual(_ row: (String, String)) {
    let run = Transcript("verify", row.0, row.1)
    #expect(run.text == "exactly equal\n", "\(row)")
    #expect(run.status == .success)
  }

  @Test(arguments: [
    ("pi", "3.14159265", 9), ("pi", "3", 1), ("-pi", "-3.14", 3), ("2/3", "0.67", 2),
    ("exp(100)", "2.6881e43", 5), ("0.99999", "1.000", 4), ("2.5", "2", 1), ("2.5", "3", 1),
    ("exp(pi*sqrt(163))", "262537412640768744", 18),
  ])
  func digitsThatAreRoundedToTheNearestAreRight(_ row: (String, String, Int)) {
    let run = Transcript("verify", row.0, row.1)
    let words = row.2 == 1 ? "1 significant digit is" : "\(row.2) significant digits are"
    #expect(run.text == "\(words) right: rounded to the nearest\n", "\(row)")
    #expect(run.status == .success)
  }

  /// ln(−2) = ln 2 + πi.
  @Test(arguments: [
    (
      "ln(-2+0i)", "0.69314+3.14159i",
      """
      real part: 5 significant digits are right: cut off, and 0.69315 if rounded
      imaginary part: 6 significant digits are right: rounded to the nearest

      """, true
    ),
    (
      "sqrt(3+4i)", "2+2i",
      """
      real part: exactly equal
      imaginary part: wrong: 0 of 1 significant digit is right
        2
        ^
        note: the value is 1

      """, false
    ),
    (
      "2", "2 - i",
      """
      real part: exactly equal
      imaginary part: wrong: 0 of 1 significant digit is right
        -1
        ^
        note: the value is 0

      """, false
    ),
    (
      "i + 1/3", "i + 1/4",
      """
      real part: wrong: not equal; 0 significant digits agree
        note: the value is 0.333
        note: the claim is 0.25
      imaginary part: exactly equal

      """, false
    ),
    (
      "2 + 1e-9i", "2",
      """
      real part: exactly equal
      imaginary part: wrong: not equal; 0 significant digits agree
        note: the value is 1e-9
        note: the claim is 0

      """, false
    ),
  ])
  func eachPartOfAComplexNumberIsJudged(_ row: (String, String, String, Bool)) {
    let run = Transcript("verify", row.0, row.1)
    #expect(run.text == row.2, "\(row)")
    #expect(run.status == (row.3 ? .success : .mathematics))
  }

  @Test func anOptionAsksForComplexValues() {
    #expect(Transcript("verify", "sqrt(-4)", "2i").status == .mathematics)
    #expect(Transcript("verify", "--complex", "sqrt(-4)", "2i").text == "exactly equal\n")
    let unit = Transcript("verify", "(3 + 4i) V", "3 + 4i")
    #expect(unit.diagnosticText.hasPrefix("error: "))
  }

  /// The last place of √99.93 = 9.99649938…, 99.95 and 0.0996 (python-flint) is written in the next decade.
  @Test(arguments: [
    ("sqrt(99.93)", "10.00", 4), ("-sqrt(99.93)", "-10.0", 3), ("sqrt(99.93)", "1.0e1", 2),
    ("99.95", "100.0", 4), ("0.0996", "0.1", 1), ("0.95", "1", 1), ("0.6", "1", 1),
    ("exp(pi*sqrt(163))", "2625374126407687440e-1", 19), ("9.5e-30", "1e-29", 1),
    ("9.9996e400", "1.000e401", 4),
  ])
  func aCarryIntoANewDecadeIsRight(_ row: (String, String, Int)) {
    let run = Transcript("verify", row.0, row.1)
    let words = row.2 == 1 ? "1 significant digit is" : "\(row.2) significant digits are"
    #expect(run.text == "\(words) right: rounded to the nearest\n", "\(row)")
    #expect(run.status == .success)
  }

  @Test(arguments: [
    ("1e-20", "0"), ("0.004", "0.00"), ("-0.005", "0.00"), ("sin(1)/100", "0.0"), ("-0.5", "-0"),
    ("1e-9", "0e-8"),
  ])
  func zeroIsRightWithinHalfAUnitOfItsLastPlace(_ row: (String, String)) {
    let run = Transcript("verify", row.0, row.1)
    #expect(
      run.text.hasPrefix("right: zero if rounded to the nearest, and not zero itself\n"),
      "\(row): \(run.text)")
    #expect(run.status == .success)
  }

  /// Claims of k units against values of 8k + t eighths of one: right to the nearest up to four eighths, cut off
  /// beyond and away from zero, and wrong elsewhere.
  @Test func aClaimIsJudgedByUnitsOfItsLastPlace() throws {
    let decades: [Int] = [0, 1, 9, 10, 11, 99, 100, 101, 450, 999, 1000, 1001]
    for (k, sign) in decades.flatMap({ [($0, 1), ($0, -1)] }) {
      for eighths in -20...20 where k > 0 || sign > 0 {
        for place in [-3, 0, 2] {
          let scale = place < 0 ? "/1000" : place == 0 ? "" : "*100"
          let value = Rational(Integer(WideInt(sign * (8 * k + eighths))), 8)
          let unit: Rational = place < 0 ? Rational(1, 1000) : place == 0 ? 1 : 100
          let text = "\(sign < 0 ? "-" : "")\(k)e\(place)"
          let verdict = try Verdict(
            of: Real(Rational(Integer(WideInt(sign * k)), 1) * unit), written: ClaimedDecimal(text),
            about: Real(value * unit), within: .interactive)
          let words = "\(text) of \(value)\(scale)"
          switch verdict {
          case .equal: #expect(eighths == 0, "\(words)")
          case .rounded: #expect(eighths != 0 && abs(eighths) <= 4, "\(words)")
          case .cutOff: #expect(k > 0 && 5...7 ~= eighths, "\(words)")
          case .wrong:
            #expect(abs(eighths) > 4 && (k == 0 || !(5...7 ~= eighths)), "\(words)")
          case .unequal, .opposite: Issue.record("\(words): \(verdict)")
          }
        }
      }
    }
  }

  /// What the command prints of a number is never called wrong.
  @Test(arguments: [
    "sqrt(99.93)", "2/3", "-2/3", "0.0049", "-0.999", "9.9995", "1e-30", "pi*1e20", "-exp(-40)",
    "1/7e5", "99999.95", "123456.5", "0.5", "-1.5",
  ])
  func whatIsPrintedIsRight(_ text: String) {
    let options =
      (0...6).map { ["--decimals", "\($0)"] } + [1, 2, 5, 9].map { ["--digits", "\($0)"] }
      + [["--digits", "3", "--notation", "scientific"]]
    for option in options {
      let printed = Transcript(words: option + [text], input: "").text.trimmingPrefix("≈")
      let claim = printed.split(separator: "\n").first.map(String.init) ?? ""
      let run = Transcript("verify", text, claim)
      #expect(run.status == .success, "\(option) \(text): \(claim): \(run.text)")
    }
  }

  @Test func digitsThatAreCutOffAreRight() {
    let run = Transcript("verify", "2/3", "0.66")
    #expect(run.text == "2 significant digits are right: cut off, and 0.67 if rounded\n")
    #expect(run.status == .success)
  }

  @Test func theFirstWrongDigitIsMarked() {
    let run = Transcript("verify", "sqrt(2)", "1.41421356238")
    let expected = """
      wrong: 11 of 12 significant digits are right
        1.41421356238
                    ^
        note: the value is 1.4142135623731

      """
    #expect(run.text == expected)
    #expect(run.status == .mathematics)
  }

  @Test(arguments: [
    ("2/3", "0.6667123", "     ^"), ("pi", "-3.14", "^"), ("exp(100)", "2.69e44", "^"),
    ("pi", "0314", " ^"), ("pi", "3.24", "  ^"), ("0.3", "0.00", "^"), ("0.009", "0.00", "^"),
    ("sqrt(99.93)", "10.01", "    ^"), ("sqrt(99.93)", "9.98", "   ^"), ("10.004", "9.99", "^"),
    ("1e400", "5", "^"), ("1e-400", "5", "^"),
    ("sqrt(2)-sqrt(2)", "1e-9", "^"),
    ("2/3", "0.66660", "      ^"),
  ])
  func aWrongDigitStandsWhereItIsMarked(_ row: (String, String, String)) {
    let run = Transcript("verify", row.0, row.1)
    let lines = run.text.split(separator: "\n")
    #expect(lines.dropFirst(2).first.map { $0.dropFirst(2) } == row.2[...], "\(row) \(run.text)")
    #expect(run.status == .mathematics)
  }

  @Test func anExactClaimHasToBeEqual() {
    let run = Transcript("verify", "pi", "355/113")
    let expected = """
      wrong: not equal; 7 significant digits agree
        note: the value is 3.141592654
        note: the claim is 3.141592920

      """
    #expect(run.text == expected)
    #expect(Transcript("verify", "1 == 2", "true").text == "wrong: it is false\n")
  }

  @Test func anglesAreMeasuredAsAskedFor() {
    #expect(Transcript("verify", "-r", "sin(1)", "0.8415").status == .success)
    #expect(Transcript("verify", "sin(1)", "0.8415", "--radians").status == .success)
    #expect(Transcript("verify", "sin(1)", "0.8415").status == .mathematics)
  }

  @Test(arguments: [
    (["1/0", "3"], RunStatus.mathematics), (["2+", "3"], .syntax), (["2", "3+"], .syntax),
    (["2", ""], .syntax),
    (["1"], .usage), (["1", "2", "3"], .usage), (["--digits", "1", "2"], .usage),
    (["split(100; 3; 0.01)", "33"], .syntax), (["2 == 2", "1"], .syntax),
    (["10^10^10^10", "1"], .limit),
  ])
  func errorsAreThoseOfExpressions(_ row: ([String], RunStatus)) {
    let run = Transcript(words: ["verify"] + row.0, input: "")
    #expect(run.status == row.1, "\(row.0): \(run.allText)")
    #expect(run.text.isEmpty && !run.diagnosticText.isEmpty)
  }
}
