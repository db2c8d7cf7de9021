import SciNumber
import Testing
import TestSupport

@testable import SciCalculator

/// Lines of decimals, which are computed while they are read, against the parser and the machine.
@Suite struct PlainArithmeticTests {
  private static func isPlain(_ text: String) -> Bool {
    PlainArithmetic.value(of: Array(text.utf8)) != nil
  }

  /// Whether the command's answer to a text is the one without any short way.
  private static func hasOneAnswer(_ text: String) -> Bool {
    var settings = CalculatorSettings.standard
    var short = Calculator(settings: settings)
    settings.usesSmallNumbers = false
    var long = Calculator(settings: settings)
    let (answer, expected) = (try? short.answer(text), try? long.answer(text))
    return answer == expected
      && short.previousResult?.real?.knownRational
        == long.previousResult?.real?.knownRational
  }

  @Test(arguments: [
    "1+1", " 509.83*43.73+679.89-0.46 ", "1/3", "-3*4", "-(2-5)/7", "2*(3+4)*(5-6/7)", "0.10*10",
    "007",
    "((((1))))", "1.0-1", "0*5", "-0", "100000000000000000*9", "6/4*2", "8/(2/4)", "1-2-3",
    "(-1)-(-2)",
  ])
  func decimalsAreComputedWhileTheyAreRead(_ text: String) {
    #expect(Self.isPlain(text))
    #expect(Self.hasOneAnswer(text))
  }

  @Test(arguments: [
    "", " ", "1+", "(1", "1)", "()", "1..2", "1.", ".5", "1.2.3", "1 2", "1 000", "2(3)", "(2)(3)",
    "2*-3", "--2", "+2",
    "2**3", "6//2", "1/0", "0/0", "1e5", "2^3", "5%", "5!", "1,5", "1;2", "x", "1 + x", "0x10",
    "1\n2", "1\t+1", "1\u{0}",
    "1234567890123456789", "0.1234567890123456789",
    "999999999999999999*999999999999999999*999999999999999999",
    "((((((((((((((((((1))))))))))))))))))",
  ])
  func allElseIsLeftToTheParser(_ text: String) {
    #expect(!Self.isPlain(text))
    #expect(Self.hasOneAnswer(text))
  }

  @Test func aTextOfAnyLengthHasAnAnswer() {
    let long = String(repeating: "1+", count: 400) + "1"
    #expect(!Self.isPlain(long))
    #expect(Self.hasOneAnswer(long))
    #expect(!Self.isPlain(String(repeating: "9", count: 500)))
  }

  @Test func randomTextsHaveOneAnswer() {
    var random = SplitMix64(seed: 77)
    var plainCount = 0
    for _ in 0..<20_000 {
      let text = Self.randomText(&random)
      if Self.isPlain(text) { plainCount += 1 }
      #expect(Self.hasOneAnswer(text), "\(text)")
    }
    #expect(plainCount > 4_000)
  }

  /// Numbers and operators in turn, and now and then any of their signs where it does not belong.
  private static func randomText(_ random: inout SplitMix64) -> String {
    var text = ""
    var depth = 0
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        text += "("
        depth += 1
      }
      if Int.random(in: 0..<8, using: &random) == 0 { text += "-" }
      text += "\(Int.random(in: 0...120, using: &random))"
      if Bool.random(using: &random) { text += ".\(Int.random(in: 0...99, using: &random))" }
      if depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
        text += ")"
        depth -= 1
      }
      text += ["+", "-", "*", "/", " + ", "- "].randomElement(using: &random) ?? "+"
    }
    text += "\(Int.random(in: 1...99, using: &random))" + String(repeating: ")", count: depth)
    var characters = Array(text)
    for _ in 0..<max(0, Int.random(in: -2...2, using: &random)) {
      let place = Int.random(in: 0..<characters.count, using: &random)
      if Bool.random(using: &random) {
        characters.insert("0123456789.+-*/() %^,e".randomElement(using: &random) ?? "x", at: place)
      } else {
        characters.remove(at: place)
      }
      if characters.isEmpty { characters = ["1"] }
    }
    return String(characters)
  }
}
