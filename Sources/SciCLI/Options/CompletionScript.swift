import SciCalculator
import SciMoney
import SciUnits

/// The scripts with which shells complete the words of this command.
enum CompletionScript {
  /// The shells for which there is a script.
  enum Shell: String, CaseIterable {
    case zsh, bash, fish
  }

  /// The word before the name of a shell that asks for its script.
  static let option = "--generate-completion-script"

  /// Prints a script.
  ///
  /// - Parameters:
  ///   - shell: the name of a shell; `nil` for none.
  ///   - streams: where the script goes.
  /// - Returns: how the run ends.
  static func print(for shell: String?, _ streams: Streams) -> RunStatus {
    guard let shell, let known = Shell(rawValue: shell) else {
      let shells = Shell.allCases.map { $0.rawValue }.joined(separator: ", ")
      streams.complain(
        shell.map { "no completions for `\($0)`" } ?? "\(option) needs the name of a shell",
        hint: "one of \(shells)")
      return .usage
    }
    return streams.print(text(for: known))
  }

  /// The shell in options such as `--generate-completion-script=bash`, if there is one among them.
  static func shell(in options: [String]) -> String? {
    options.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }

  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The line that says where a script comes from.
  static func origin(_ shell: Shell) -> String {
    "# Completions of sci for \(shell), written by `sci \(option) \(shell)`."
  }
}

// MARK: - What is offered

extension CompletionScript {
  /// What the command of names is said to do.
  static let helpAbstract = "Say what functions, constants and units are."

  /// The words behind `sci` that are commands.
  static var commandWords: [String] { CommandDescription.subcommands.map(\.word) + ["help"] }

  /// What people look up behind `sci help`: functions, constants, words, units, and what units measure.
  static var names: [String] {
    let constants = ConstantTable.all.map { $0.name } + PhysicalConstant.all.map { $0.name }
    let units = Unit.all.flatMap { UsualPrefixes.names(of: $0) }.map(\.name) + Unit.quantities
    let words = LanguageWord.all.flatMap { $0.names } + Currency.active.map(\.code)
    return Set(FunctionTable.names + constants + units + words).filter {
      $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
    .sorted()
  }

  /// A text between single quotes, for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'\(text.writing("'") { _ in "'\\''" })'"
  }
}

extension CommandDescription {
  /// The name by which scripts know the command: that of `sci` is its own.
  var scriptName: String { word.isEmpty ? text.name : word }
}

extension OptionValueKind {
  /// The values that a shell offers.
  var offered: [String] {
    switch self {
    case .only(let values), .offered(let values): values()
    case .any, .file: []
    }
  }

  /// The endings of names of files; `nil` if the value is no path.
  var fileEndings: [String]? {
    if case .file(let endings) = self {
      endings.split(separator: " ").map(String.init)
    } else {
      nil
    }
  }
}
