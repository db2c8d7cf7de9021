import SciNumber
import Testing
import TestSupport

@testable import SciCalculator

/// Lines of decimals and variables, which are computed while they are read, against the parser and the machine.
@Suite struct PlainArithmeticTests {
  /// Names of all kinds: letters, units, functions before a bracket, words that are operators elsewhere, and such as begin like a number's exponent.
  private static let names = [
    "a", "x_1", "h", "km", "e1", "date", "tip", "x", "per", "in", "B2", "year",
  ]

  private static let values = names.indices.map { index in
    Real(Rational(WideInt(3 * index - 7)) / 4)
  }

  /// A session in which the names have values, computed with short ways or without.
  private static func session(isShort: Bool) -> Calculator {
    var settings = CalculatorSettings.standard
    settings.usesSmallNumbers = isShort
    var calculator = Calculator(settings: settings)
    for (name, value) in zip(names, values) { calculator.assign(.real(value), to: name) }
    return calculator
  }

  private static let sessions = (session(isShort: true), session(isShort: false))

  private static let variables: VariableTable = {
    var table = VariableTable()
    for (name, value) in zip(names, values) {
      _ = table.assign(Variable(.real(value)), to: name)
    }
    return table
  }()

  private static func isPlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let text = bytes.span
    var start = 0
    if let assigned = AssignedName(of: text) {
      guard variables.place(of: assigned.range, in: text) != nil else { return false }
      start = assigned.end
    }
    return PlainArithmetic<SmallRational>.result(
      of: text, from: start, variables, readsNames: true) != nil
      || PlainArithmetic<LongRational>.result(
        of: text, from: start, variables, readsNames: true) != nil
  }

  /// Whether the command's answer to a text, and all that it leaves behind, is the one without any short way.
  private static func hasOneAnswer(_ text: String) -> Bool {
    var (short, long) = sessions
    let (answer, expected) = (try? short.answer(text), try? long.answer(text))
    // One of them may see sooner than the other that no number of so few digits is the value: `mayBeExact` may differ.
    return answer?.bytes == expected?.bytes && answer?.isExact == expected?.isExact
      && short.notes == long.notes
      && isSame(short.previousResult, long.previousResult)
      && names.allSatisfy { isSame(short.variables[$0], long.variables[$0]) }
  }

  private static func isSame(_ value: Value?, _ other: Value?) -> Bool {
    value?.real?.knownRational == other?.real?.knownRational && value?.boolean == other?.boolean
  }

  @Test(arguments: [
    "1+1", " 509.83*43.73+679.89-0.46 ", "1/3", "-3*4", "-(2-5)/7", "2*(3+4)*(5-6/7)", "0.10*10",
    "007",
    "((((1))))", "1.0-1", "0*5", "-0", "100000000000000000*9", "6/4*2", "8/(2/4)", "1-2-3",
    "(-1)-(-2)", "2^3", "-2^2", "2^-3*4", "(1/2)^-3", "4*2^3/4", "-3*2^2-1", "0^0", "10^18",
    "1.5 ^ 2",
    "1<2", "1+1 >= 2", "0.1+0.2 == 0.3", "3 != 6/2", "-1>-(2)", "2<=2^0",
    "1234567890123456789", "0.1234567890123456789", "-12345678901234567890/7", "99^30-1", "2^-100",
    "999999999999999999*999999999999999999*999999999999999999", "10^30*10^30/3", "3^100 > 2^150",
    "100000000000000000000.5 == 100000000000000000001/1", "a^60*h", "km = 7^60",
    "1/30000000", "1/300000000", "1*10^20/3", "1*10^21/3", "1*10^29/7", "1*10^30/7", "123*10^35",
    "10^38",
    "-10^39", "10^999", "10^1000", "12345678901234567890123456789012345678", "0.5^70",
    "123456789012345678901234567890123456789.5", "1*10^40/12345678901234567891234567891",
    "1/1234567890123456789012345678901234567",
    "-446489468574909045049810986606*960937728213418313038979092906-69443163779067717267208169736.5",
    "-99999999999999999999999999999999999999*h*99999999999999999999999999999999999999",
    "1.25*10^25*8*10^25-10^51", "1*10^30/7*(1*10^30/11)",
    "1.2*10^37*10^37 == 12*10^73", "2^100*3^60 > 6^80", "2^127", "2^127-1", "1-2^127", "5/2^126",
    "a", "-h^2", "km*2+x_1", "2*per/3", "(in - x)*date", "a<=h", "tip == tip", "10/5*h", "a/h*km",
    "a=3", "h = 2*h - 1", "x_1=-x_1^2",
  ])
  func decimalsAreComputedWhileTheyAreRead(_ text: String) {
    #expect(Self.isPlain(text))
    #expect(Self.hasOneAnswer(text))
  }

  @Test(arguments: [
    "", " ", "1+", "(1", "1)", "()", "1..2", "1.", ".5", "1.2.3", "1 2", "1 000", "2(3)", "(2)(3)",
    "2*-3", "--2", "+2",
    "2**3", "6//2", "1/0", "0/0", "1e5", "5%", "5!", "1,5", "1;2", "z", "1 + z", "0x10",
    "27^1/3", "2^3^2", "2^0.5", "0^-1", "2^2^-1", "1<2<3", "(1<2)", "1<", "1=1",
    "1<<2",
    "2 km", "2km", "a(2)", "tip(20; 15%)", "a 2", "a b", "a to h", "a per h", "e2+1", "km/h2",
    "a==", "a=", "y=3", "a=b=3", "a=1<2", "pi", "ans+1", "a.b", "a!", "a-01-02",
    "1\n2", "1\t+1", "1\u{0}",
    "1234567890123456789^100", "12345678901234567890.", "1.2.34567890123456789012",
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
    #expect(!Self.isPlain(String(repeating: "9", count: 513)))
  }

  @Test func randomTextsHaveOneAnswer() {
    checkRandomTexts(count: 500, seed: 77)
  }

  @Test(.long) func manyRandomTextsHaveOneAnswer() {
    checkRandomTexts(count: 20_000, seed: 78)
  }

  private func checkRandomTexts(count: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var plainCount = 0
    for _ in 0..<count {
      let text = Self.randomText(&random)
      if Self.isPlain(text) { plainCount += 1 }
      #expect(Self.hasOneAnswer(text), "\(text)")
    }
    #expect(plainCount > count / 5)
  }

  /// Numbers and operators in turn, and now and then any of their signs where it does not belong.
  private static func randomText(_ random: inout SplitMix64) -> String {
    var text = Int.random(in: 0..<8, using: &random) == 0 ? "km =" : ""
    var depth = 0
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        text += "("
        depth += 1
      }
      if Int.random(in: 0..<8, using: &random) == 0 { text += "-" }
      if Int.random(in: 0..<5, using: &random) == 0 {
        text += names.randomElement(using: &random) ?? "a"
      } else {
        text += "\(Int.random(in: 0...120, using: &random))"
      }
      if Int.random(in: 0..<12, using: &random) == 0 { text += "12345678901234567890" }
      if Bool.random(using: &random) { text += ".\(Int.random(in: 0...99, using: &random))" }
      if depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
        text += ")"
        depth -= 1
      }
      text +=
        ["+", "-", "*", "/", " + ", "- ", "^", " < ", "==", "^-"].randomElement(using: &random)
        ?? "+"
    }
    text += "\(Int.random(in: 1...99, using: &random))" + String(repeating: ")", count: depth)
    var characters = Array(text)
    for _ in 0..<max(0, Int.random(in: -2...2, using: &random)) {
      let place = Int.random(in: 0..<characters.count, using: &random)
      if Bool.random(using: &random) {
        characters.insert(
          "0123456789.+-*/() %^,e<=>!a_".randomElement(using: &random) ?? "x", at: place)
      } else {
        characters.remove(at: place)
      }
      if characters.isEmpty { characters = ["1"] }
    }
    return String(characters)
  }
}
