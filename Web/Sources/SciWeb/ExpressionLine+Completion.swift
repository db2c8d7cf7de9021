// What can be written at the caret: the names that begin like the one there, and the call around it.

import SciCalculator
import SciNumber
import SciSyntax

extension ExpressionLine {
  /// A name that can stand at the caret.
  struct Completion {
    /// Whose name it is.
    enum Kind: String {
      case variable
      case constant
      case word
      case function
    }

    var name: String
    var kind: Kind
    /// How a function is called; the name of all else.
    var heading: String
    /// What it is, in one line.
    var summary: String
  }

  /// The names that begin as the text does from the beginning of a name to a place in it.
  ///
  /// - Parameter prefix: the letters before the caret.
  /// - Returns: what the session defines first, then constants, words, and functions, short names first.
  func completions(of prefix: String) -> [Completion] {
    let letters = prefix.lowercased()
    return (definitions + Self.builtIns)
      .filter { $0.name.lowercased().hasPrefix(letters) && ($0.name != prefix || $0.isCalled) }
  }

  /// The call around a place in a text, as it is written.
  func heading(of name: String) -> Completion? {
    (definitions + Self.builtIns).first { $0.name == name && $0.isCalled }
  }

  /// What the session defines.
  private var definitions: [Completion] {
    let variables = calculator.variables.sorted { $0.key < $1.key }.map { name, value in
      Completion(name: name, kind: .variable, heading: name, summary: summary(of: value))
    }
    let functions = calculator.functions.sorted { $0.key < $1.key }.map { name, parameters in
      Completion(
        name: name, kind: .function, heading: "\(name)(\(parameters.joined(separator: "; ")))",
        summary: "A function of yours.")
    }
    return variables + functions
  }

  /// A variable's value in a few digits.
  private func summary(of value: Value) -> String {
    let format = ResultFormat(digits: .significant(12), notation: .auto, rounding: .halfEven)
    var budget = EvaluationBudget.untrusted
    budget.time = .milliseconds(Self.previewMilliseconds / 10)
    do throws(MathError) {
      let text = try format.text(of: value, within: budget)
      let digits = text.bytes.count > 40 ? String(text.string.prefix(40)) + "…" : text.string
      return (text.isExact ? "= " : "≈ ") + digits
    } catch {
      return "A variable of yours."
    }
  }

  /// What the language knows by itself.
  private static let builtIns: [Completion] = {
    var completions: [Completion] = []
    for constant in ConstantTable.all {
      for name in [constant.name] + constant.aliases {
        completions.append(
          Completion(name: name, kind: .constant, heading: name, summary: constant.summary))
      }
    }
    for word in LanguageWord.all {
      for name in word.names {
        completions.append(
          Completion(name: name, kind: .word, heading: name, summary: word.summary))
      }
    }
    return completions + functionNames
  }()

  /// The functions by their own names, then by their other names; shorter names are the more usual ones.
  private static var functionNames: [Completion] {
    func completions(_ names: (Function) -> [String]) -> [Completion] {
      var completions: [Completion] = []
      for function in FunctionTable.all {
        for name in names(function) {
          completions.append(
            Completion(
              name: name, kind: .function, heading: "\(name)(\(function.parameters))",
              summary: function.summary))
        }
      }
      return completions.sorted { ($0.name.utf8.count, $0.name) < ($1.name.utf8.count, $1.name) }
    }
    return completions { [$0.name] } + completions { $0.aliases }
  }
}

extension ExpressionLine.Completion {
  /// Whether its arguments follow in brackets.
  var isCalled: Bool { kind == .function }
}
