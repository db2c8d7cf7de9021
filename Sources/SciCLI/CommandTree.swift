import ArgumentParser
import SciCalculator
import SciMoney
import SciUnits

/// All commands in one tree, as ArgumentParser completes their words in a shell.
///
/// `sci` itself is no such tree: it sorts its words before ArgumentParser sees them, because expressions begin with a minus.
struct CommandTree: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sci",
    abstract: TypedOptions.configuration.abstract,
    subcommands: [
      Subcommand<VerifyCommand>.self, Subcommand<TestCommand>.self,
      Subcommand<KeypadCommand>.self, Subcommand<TipCommand>.self, Subcommand<PlotCommand>.self,
      Subcommand<TableCommand>.self,
    ])

  // Without expressions: words behind them are no commands to ArgumentParser.
  @OptionGroup var choices: TypedChoices

  /// The words before the name of a shell that ask for its completions.
  static let option = "--generate-completion-script"

  /// Prints the script that completes the words of this command.
  ///
  /// - Parameters:
  ///   - shell: the name of a shell; `nil` for none.
  ///   - streams: where the script goes.
  /// - Returns: how the run ends.
  static func printCompletions(for shell: String?, _ streams: Streams) -> RunStatus {
    guard let shell, let known = CompletionShell(rawValue: shell) else {
      let shells = CompletionShell.allCases.map { $0.rawValue }.joined(separator: ", ")
      streams.complain(
        shell.map { "no completions for `\($0)`" } ?? "\(option) needs the name of a shell",
        hint: "one of \(shells)")
      return .usage
    }
    return streams.print(script(for: known))
  }
}

/// A command under the last word of its name: `sci verify` is `verify`.
struct Subcommand<Command: ParsableCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let name = Command.configuration.commandName ?? ""
    return CommandConfiguration(
      commandName: name.split(separator: " ").last.map(String.init),
      abstract: Command.configuration.abstract, usage: Command.configuration.usage)
  }

  @OptionGroup var command: Command
}

// MARK: - Names

extension CommandTree {
  /// The script that completes the words of this command, and the names behind `sci help`.
  ///
  /// ArgumentParser adds a command `help` that completes nothing. A function of the same name behind its own takes its place.
  static func script(for shell: CompletionShell) -> String {
    let script = completionScript(for: shell) + "\n"
    let names = names.joined(separator: " ")
    switch shell {
    case .bash:
      return script + """

        _sci_help() {
            __sci_offer_flags_options -1
            COMPREPLY+=($(compgen -W '\(names)' -- "${cur}"))
        }

        """
    case .zsh:
      // The last lines call the functions, which have to be there by then.
      let call = script.firstRange(of: "\nif [[ \"${funcstack[1]}\"")?.lowerBound ?? script.endIndex
      return script[..<call] + """

        _sci_help() {
            local -ar names=(\(names))
            _describe name names
        }

        """ + script[call...]
    case .fish:
      return script + """

        complete -c 'sci' -n '__fish_seen_subcommand_from help' -fa '\(names)'

        """
    default: return script
    }
  }

  /// What people look up: functions, constants, words, units, and what units measure.
  private static var names: [String] {
    let constants = ConstantTable.all.map { $0.name } + PhysicalConstant.all.map { $0.name }
    let units = Unit.all.flatMap { UsualPrefixes.names(of: $0) }.map(\.name) + Unit.quantities
    let words = LanguageWord.all.flatMap { $0.names } + Currency.active.map(\.code)
    return Set(FunctionTable.names + constants + units + words).filter {
      $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
    .sorted()
  }
}
