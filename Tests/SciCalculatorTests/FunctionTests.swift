@testable import SciCalculator
import SciNumber
import SciSyntax
import TestSupport
import Testing

@Suite struct FunctionTests {
  @Test(arguments: FunctionTable.all.map(\.name))
  func everyExampleOfAFunctionComesOutAsWritten(_ name: String) throws {
    let function = try #require(FunctionTable.function(named: name))
    #expect(!function.examples.isEmpty)
    for example in function.examples {
      var calculator = Calculator()
      #expect(try calculator.answer(example.input)?.string == example.output, "\(example.input)")
    }
  }

  @Test func noNameMeansTwoThings() {
    let functions = FunctionTable.all.flatMap { [$0.name] + $0.aliases }
    let names = functions + ConstantTable.names + ["ans", "true", "false"]
    #expect(Set(names).count == names.count)
  }

  @Test func everyWordOfTheLanguageIsExplained() {
    let words = LanguageWord.all.flatMap(\.names)
    let others = ["ans", "true", "false", "in", "as", "per", "i", "ⅈ", "∠"]
    #expect(Set(words) == Syntax.reservedWords.union(others))
    #expect(Set(words).count == words.count)
  }

  @Test func everyInverseLeadsBack() throws {
    for function in FunctionTable.all {
      guard let inverse = FunctionTable.inverse(of: function) else { continue }
      #expect(FunctionTable.inverse(of: inverse)?.name == function.name, "\(function.name)")
    }
  }

  @Test(arguments: ["[2 m; 3 s]", "2 m; 3", "[1 + 2i; 30 deg]", "@2026-01-02; [5 kg]", "[1; 2]"])
  func anythingIsCounted(_ arguments: String) throws {
    var calculator = Calculator()
    #expect(try calculator.evaluate("count(\(arguments))")?.real?.knownRational == 2)
  }

  /// Called with a list as each of its arguments in turn; only a function that takes lists may accept one anywhere.
  @Test(arguments: LongTests.some(of: FunctionTable.all.map(\.name)))
  func onlyAFunctionThatSaysSoTakesAList(_ name: String) throws {
    let function = try #require(FunctionTable.function(named: name))
    // An expression and its variable are no numbers.
    if case .expression = function.body { return }
    var accepts = false
    for count in function.argumentCounts.clamped(to: 1...9) {
      // It takes none or two.
      if case .random = function.body, count == 1 { continue }
      for index in 0..<count {
        let arguments = (0..<count).map { $0 == index ? "[0.1; 0.2]" : "1" }
        let call = "\(name)(\(arguments.joined(separator: "; ")))"
        let isAccepted = reason(call) != .listArgument(function: name)
        #expect(!isAccepted || function.takesLists || function.body.isElementwise, "\(call)")
        accepts = accepts || isAccepted
      }
    }
    #expect(accepts == (function.takesLists || function.body.isElementwise))
  }

  /// A value of every kind that an argument may be.
  private static let kinds = [
    "0.5", "-2", "0", "[1; 0.5]", "[5]", "[]", "1 < 2", "3 m", "20 °C", "30 deg", "[1 m; 2 m]",
    "3 m/(2 m)", "1 + 2i", "(1 + 2i) m", "@2026-01-02",
  ]

  /// Whatever the arguments are, a call has a value that can be written, or an error.
  @Test(arguments: LongTests.some(of: FunctionTable.all.map(\.name)))
  func everyKindOfArgumentIsTakenOrRejected(_ name: String) {
    for kind in Self.kinds { answer("\(name)(\(kind))") }
  }

  @Test(.long, arguments: FunctionTable.all.map(\.name))
  func everyTwoKindsOfArgumentsAreTakenOrRejected(_ name: String) {
    for first in Self.kinds {
      for second in ["0.5", "[1; 0.5]", "3 m", "30 deg", "@2026-01-02", "1 + 2i"] {
        answer("\(name)(\(first); \(second))")
      }
    }
  }

  /// A function and the notation that stands for it, with the arguments in it.
  private static let notations: [(function: String, notation: String)] = [
    ("abs(X)", "|X|"), ("sqrt(X)", "√(X)"), ("cbrt(X)", "∛(X)"), ("floor(X)", "⌊X⌋"),
    ("ceil(X)", "⌈X⌉"), ("pow(X; Y)", "(X)^(Y)"), ("root(X; 3)", "³√(X)"),
    ("mod(X; Y)", "(X) mod (Y)"), ("quo(X; Y)", "(X) // (Y)"), ("polar(X; Y)", "(X) ∠ (Y)"),
  ]

  /// With values of any kind, what a function comes to is what its notation does: the same text, or an error for both.
  @Test(arguments: notations.map { $0.function })
  func aFunctionMeansWhatItsNotationDoes(_ function: String) throws {
    let notation = try #require(Self.notations.first { $0.function == function }).notation
    var valueCount = 0
    for first in Self.kinds {
      for second in function.contains("Y") ? LongTests.some(of: Self.kinds) : [""] {
        func answer(_ text: String) -> String? {
          var calculator = Calculator()
          let text = text.replacing("X", with: first).replacing("Y", with: second)
          return try? calculator.answer(text)?.string
        }
        #expect(answer(function) == answer(notation), "\(function) of \(first) and \(second)")
        if answer(notation) != nil { valueCount += 1 }
      }
    }
    #expect(valueCount > 5)
  }

  /// Answers a text, whose error has a place in it if there is one.
  private func answer(_ text: String) {
    var calculator = Calculator()
    do throws(CalculatorError) {
      let answer = try calculator.answer(text)
      #expect(answer?.string.isEmpty == false, "\(text)")
    } catch {
      #expect(error.range.upper <= text.utf8.count, "\(text)")
    }
  }

  /// Why a text has no value; `nil` if it has one.
  private func reason(_ text: String) -> CalculatorError.Reason? {
    var calculator = Calculator()
    do throws(CalculatorError) {
      try calculator.evaluate(text)
      return nil
    } catch {
      return error.reason
    }
  }

  /// The lists of names that stand apart from the entries: complete, nothing besides, and in order.
  @Test(arguments: FunctionTable.Section.allCases)
  func theListsOfNamesAreThoseOfTheEntries(_ part: FunctionTable.Section) {
    let entries = FunctionTable.entries(in: part)
    let kind = part == .elementary ? FunctionNames.Kind.always : .bracketed
    #expect(entries.allSatisfy { $0.kind == kind })
    let bracketed = entries.flatMap {
      kind == .always ? $0.furtherNames : [$0.name] + $0.otherNames
    }
    let names = FunctionTable.Section.bracketedNames.filter { $0.part == part }.map { $0.name }
    #expect(names == bracketed.sorted())
  }

  @Test func theListsOfNamesAreInOrder() {
    let bracketed = FunctionTable.Section.bracketedNames.map { $0.name }
    #expect(bracketed == bracketed.sorted())
    #expect(bracketed.allSatisfy { $0.utf8.count <= 16 })
    for name in ["sin", "gammaupperx", "fallingfactorials", "", "ı", "z"] {
      #expect(FunctionTable.Section.bracketed(name) == nil)
    }
  }

  @Test func constantsAnswerToTheirNamesAndAliases() {
    for constant in ConstantTable.all {
      for name in [constant.name] + constant.aliases {
        let found = ConstantTable.value(named: name)
        #expect((try? found?.compared(to: constant.value, within: .interactive)) == 0)
      }
    }
  }
}
