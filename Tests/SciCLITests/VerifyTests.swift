import Testing

@testable import SciCLI

// Digits of √2, π, 2/3 and e^100 are those of python-flint: 1.41421356237309504…, 3.14159265358979…, 2.68811714181613…e43.

@Suite struct VerifyTests {
  @Test(arguments: [
    ("0.1+0.2", "0.3"), ("1/3", "2/6"), ("sqrt(8)", "2*sqrt(2)"), ("sin(30)", ".50"),
    ("2^100", "1267650600228229401496703205376"), ("1e400", "1E+400"), ("0.1+0.2 == 0.3", "true"),
    ("-2^2", "−4"),
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
    ("pi", "0314", " ^"), ("pi", "3.24", "  ^"), ("1e-20", "0", "^"),
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
