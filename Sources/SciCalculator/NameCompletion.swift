/// A name that somebody who is typing may mean.
package struct NameCompletion: Hashable, Sendable {
  /// Whose name it is.
  package enum Kind: String, Sendable {
    case variable
    case constant
    case word
    case function
    case unit
    case command
  }

  package var name: String
  package var kind: Kind
  /// How a function is called; the name of all else.
  package var heading: String
  /// What it is, in one line.
  package var summary: String

  package init(_ name: String, _ kind: Kind, heading: String? = nil, _ summary: String) {
    (self.name, self.kind, self.summary) = (name, kind, summary)
    self.heading = heading ?? name
  }

  /// Whether its arguments follow in brackets.
  package var isCalled: Bool { kind == .function }
}

extension NameCompletion {
  /// What the language knows by itself: constants, words, and functions, short names first.
  package static let builtIns: [NameCompletion] = {
    var completions: [NameCompletion] = []
    for constant in ConstantTable.all {
      for name in [constant.name] + constant.aliases {
        completions.append(NameCompletion(name, .constant, constant.summary))
      }
    }
    for word in LanguageWord.all {
      for name in word.names { completions.append(NameCompletion(name, .word, word.summary)) }
    }
    return completions + functionNames
  }()

  /// The functions by their own names, then by their other names; shorter names are the more usual ones.
  private static var functionNames: [NameCompletion] {
    func completions(_ names: (Function) -> [String]) -> [NameCompletion] {
      var completions: [NameCompletion] = []
      for function in FunctionTable.all {
        for name in names(function) {
          completions.append(
            NameCompletion(
              name, .function, heading: "\(name)(\(function.parameters))", function.summary))
        }
      }
      return completions.sorted { ($0.name.utf8.count, $0.name) < ($1.name.utf8.count, $1.name) }
    }
    return completions { [$0.name] } + completions { $0.aliases }
  }
}

extension Calculator {
  /// What the session defines: variables, then functions, in the order of their names.
  ///
  /// - Parameter summary: what is said of a variable's value.
  /// - Returns: the names with what they are.
  package func definitions(_ summary: (Value) -> String) -> [NameCompletion] {
    let variables = variables.sorted { $0.key < $1.key }.map { name, value in
      NameCompletion(name, .variable, summary(value))
    }
    let functions = functions.sorted { $0.key < $1.key }.map { name, parameters in
      NameCompletion(
        name, .function, heading: "\(name)(\(parameters.joined(separator: "; ")))",
        "A function of yours.")
    }
    return variables + functions
  }
}
