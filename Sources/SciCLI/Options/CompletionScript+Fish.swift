extension CompletionScript {
  /// The script for fish: a line for each option, under the condition that its command is typed.
  static var fish: String {
    """
    \(origin(.fish))

    # Whether the words are those of a command; `sci` is the one without a name.
    function __sci_is -a command
        set -l words (commandline -opc)
        if test (count $words) -gt 1; and contains -- $words[2] \(commandWords.joined(separator: " "))
            test $words[2] = $command
        else
            test sci = $command
        end
    end

    complete -c sci -f
    \(commandLines)
    complete -c sci -n '__sci_is help' -a \(fishQuoted(names.joined(separator: " ")))
    \(CommandDescription.all.flatMap(lines).joined(separator: "\n"))

    """
  }

  private static var commandLines: String {
    let texts =
      CommandDescription.subcommands.map { ($0.word, $0.text.abstract) } + [("help", helpAbstract)]
    return texts.map { word, text in
      "complete -c sci -n 'test (count (commandline -opc)) -eq 1' -a \(word) -d \(fishQuoted(text))"
    }
    .joined(separator: "\n")
  }

  private static func lines(of command: CommandDescription) -> [String] {
    let condition = "__sci_is \(command.scriptName)"
    return command.options.map { line($0, in: command, condition) }
      + command.arguments.map { action(for: $0.values) }.filter { $0 != "-x" }
      .map { "complete -c sci -n '\(condition)' \($0)" }
  }

  private static func line(
    _ option: OptionDescription, in command: CommandDescription, _ condition: String
  ) -> String {
    // The name of an option stands before its value, which is offered under the same condition.
    let gone = (option.takesValue ? [] : option.names) + command.names(excludedBy: option)
    let seen = gone.map { " \(dashed($0))" }.joined()
    let absent = seen.isEmpty ? "" : "; and not __fish_seen_argument\(seen)"
    let names = option.names.map(dashed).joined(separator: " ")
    let action = option.takesValue ? " " + action(for: option.values) : ""
    return
      "complete -c sci -n '\(condition)\(absent)' \(names) -d \(fishQuoted(option.help))\(action)"
  }

  /// A name as fish is told it: `-l digits`, `-s n`.
  private static func dashed(_ name: String) -> String {
    name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
  }

  private static func action(for values: OptionValueKind) -> String {
    if let endings = values.fileEndings {
      let suffixes = endings.map { "__fish_complete_suffix \($0)" }.joined(separator: "; ")
      return endings.isEmpty ? "-rF" : "-x -a '(\(suffixes))'"
    }
    let offered = values.offered
    return offered.isEmpty ? "-x" : "-x -a \(fishQuoted(offered.joined(separator: " ")))"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'\(text.writing("\\'") { "\\\($0)" })'"
  }
}
