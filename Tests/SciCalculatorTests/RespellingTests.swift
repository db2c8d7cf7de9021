import SciCalculator
import SciNumber
import SciSyntax
import TestSupport
import Testing

/// Texts that are refused as they are written, and answered in another spelling.
@Suite struct RespellingTests {
  private func answer(_ text: String, _ calculator: inout Calculator) -> String {
    do throws(CalculatorError) {
      return try calculator.answer(text)?.string ?? ""
    } catch {
      return "error: \(error.message(inUTF8: Array(text.utf8)))"
    }
  }

  @Test func namesOfTheSessionComeBeforeEverydayWords() {
    var calculator = Calculator()
    for (text, value) in [
      ("sq = 3", "3"), ("2 sq ft", "6 ft"), ("plus = 7", "7"), ("2 plus", "14"), ("m2 = 5", "5"),
      ("3 m2", "15"), ("x = 2", "2"), ("3 x", "6"), ("million = 10", "10"), ("3 million", "30"),
      ("c = 4", "4"), ("c^2", "16"), ("hex(y) = y + 1", ""), ("hex(2)", "3"),
    ] as [(String, String)] {
      #expect(answer(text, &calculator) == value, "\(text)")
    }
  }

  @Test func assignmentsAndDefinitionsAreRespelledToo() {
    var calculator = Calculator()
    for (text, value) in [
      ("price = €19.99", "19.99 EUR"), ("price = price + €1", "20.99 EUR"),
      ("floor_area = 3 sq ft", "3 ft²"), ("f(t) = t squared", ""), ("f(3)", "9"),
      ("to bin", "0b1001"), ("ans plus 1", "10"),
    ] as [(String, String)] {
      #expect(answer(text, &calculator) == value, "\(text)")
    }
  }

  /// A statement that had its effect is not evaluated again.
  @Test func nothingIsEvaluatedTwice() {
    var calculator = Calculator()
    _ = answer("n = 1", &calculator)
    #expect(answer("n = n + 1; 3 m2", &calculator) == "3 m²")
    #expect(answer("n", &calculator) == "2")
  }

  @Test func aCurrencyThatIsSetDecidesWhoseASignIs() {
    var calculator = Calculator()
    calculator.settings.currency = "CAD"
    #expect(answer("$19.99 * 3", &calculator) == "59.97 CAD")
    #expect(answer("US$5", &calculator) == "5 USD")
    calculator.settings.currency = "CNY"
    #expect(answer("¥5", &calculator) == "5 CNY")
    #expect(answer("$5", &calculator) == "error: several currencies are called `$`")
  }

  @Test func errorsAreAtTheirPlaceInTheTextAsWritten() {
    for (text, marked) in [
      ("3 sq ft + foo", "foo"), ("€5 + 3 kg", "€5 + 3 kg"), ("foo plus 2", "foo"),
      ("5'10\" + 2 s", "5'10\" + 2 s"),
    ] {
      var calculator = Calculator()
      let error = #expect(throws: CalculatorError.self) { try calculator.answer(text) }
      guard let range = error?.range else { continue }
      let bytes = Array(text.utf8)[range.lower..<range.upper]
      #expect(String(decoding: bytes, as: UTF8.self) == marked, "\(text)")
    }
  }

  @Test func expressionsWithParametersAreRespelled() throws {
    let area = try Expression("w ft x h ft to m2", parameters: ["w", "h"])
    #expect(try area.answer(["w": 10, "h": 10]).string == "9.290304 m²")
    let price = try Expression("20% off p", parameters: ["p"])
    #expect(try price.answer(["p": 50]).string == "40")
  }

  @Test func longTextsAreLeftAlone() {
    var calculator = Calculator()
    let text = String(repeating: "1 plus ", count: 200) + "1"
    #expect(answer(text, &calculator).hasPrefix("error: "))
  }

  /// A text that ends too early, or begins too late, is answered or refused like any other.
  @Test func partsOfTextsAreAnsweredOrRefused() throws {
    for row in LongTests.some(
      of: try DataRow.rows("typed.tsv", of: "SciCalculatorTests", count: 1307))
    {
      let words = row.fields[0].split(separator: " ")
      for cut in words.indices.dropFirst() {
        for part in [words[..<cut], words[cut...]] {
          var calculator = Calculator()
          calculator.settings.budget = .untrusted
          _ = answer(part.joined(separator: " "), &calculator)
        }
      }
    }
    var calculator = Calculator()
    #expect(answer("12 days to a week", &calculator) == "1.7142857142857142857 wk")
    #expect(answer("3 to a", &calculator) == "error: unknown unit `a`")
    #expect(answer("3 to an", &calculator).hasPrefix("error: "))
  }

  /// What an error says to write works.
  @Test func adviceWorks() throws {
    for row in try DataRow.rows("typed.tsv", of: "SciCalculatorTests", count: 1307)
    where row.fields[1] == "error" {
      let text = row.fields[0]
      var calculator = Calculator()
      let error = #expect(throws: CalculatorError.self, sourceLocation: row.location) {
        try calculator.answer(text)
      }
      guard case .doubt = error?.reason else { continue }
      let notes = error?.diagnostic(inUTF8: Array(text.utf8), unit: .degrees).notes ?? []
      for note in notes {
        for advice in note.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        where advice.offset % 2 == 1 {
          var calculator = Calculator()
          let outcome = answer(String(advice.element), &calculator)
          #expect(!outcome.hasPrefix("error"), "\(advice.element)", sourceLocation: row.location)
        }
      }
    }
  }

  @Test func romanNumeralsReadBack() {
    var calculator = Calculator()
    for number in [1, 4, 9, 14, 40, 90, 400, 444, 900, 1978, 1999, 2024, 3999] {
      let numeral = answer("\(number) to roman", &calculator)
      #expect(numeral.utf8.count < 3 || answer(numeral, &calculator) == "\(number)", "\(numeral)")
    }
    #expect(answer("1978 to roman", &calculator) == "MCMLXXVIII")
  }
}
