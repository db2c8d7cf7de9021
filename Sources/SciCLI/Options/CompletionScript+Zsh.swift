extension CompletionScript {
  /// The script for zsh: a function for each command, which `_arguments` completes.
  static var zsh: String {
    """
    #compdef sci
    \(origin(.zsh))

    _sci() {
        if (( CURRENT > 2 )) && [[ ${words[2]} == (\(commandWords.joined(separator: "|"))) ]]; then
            local command=${words[2]}
            shift words
            (( CURRENT-- ))
            "_sci_$command"
            return
        fi
        _arguments -s -S : \\
    \(specifications(of: CommandDescription.all[0], arguments: ["'*: :_sci_commands'"]))
    }

    # A command is the first word.
    _sci_commands() {
        (( CURRENT == 2 )) || return
        local -a commands=(
    \(commandLines)
        )
        _describe command commands
    }

    \(CommandDescription.subcommands.map(function).joined(separator: "\n"))
    _sci_help() {
        local -a names=(\(names.joined(separator: " ")))
        _describe name names
    }

    # The file is a function that is loaded when it is called first, or is read by a script.
    if [[ ${funcstack[1]} == _sci ]]; then
        _sci "$@"
    else
        compdef _sci sci
    fi

    """
  }

  private static var commandLines: String {
    let texts =
      CommandDescription.subcommands.map { ($0.word, $0.text.abstract) } + [("help", helpAbstract)]
    return texts.map { word, text in
      "        " + quoted("\(word):\(text.writing(":") { "\\\($0)" })")
    }
    .joined(separator: "\n")
  }

  private static func function(_ command: CommandDescription) -> String {
    """
    _sci_\(command.word)() {
        _arguments -s -S : \\
    \(specifications(of: command, arguments: command.arguments.map(specification)))
    }

    """
  }

  private static func specifications(
    of command: CommandDescription, arguments: [String]
  ) -> String {
    (command.options.map { specification(of: $0, in: command) } + arguments)
      .map { "        " + $0 }.joined(separator: " \\\n")
  }

  /// An option: what it excludes, its names, what it does, what its value can be.
  private static func specification(
    of option: OptionDescription, in command: CommandDescription
  ) -> String {
    let names = option.names.map { name in
      // The value may stand behind `=` or, of a short name, behind nothing.
      option.takesValue ? name + (name.hasPrefix("--") ? "=" : "+") : name
    }
    let gone = command.names(excludedBy: option) + option.names
    let before = option.isRepeated ? "*" : "(\(gone.joined(separator: " ")))"
    let value = option.takesValue ? ":\(escaped(option.valueName)):\(action(option.values))" : ""
    let behind = "[\(escaped(option.help))]\(value)"
    if names.count == 1 { return quoted(before + names[0] + behind) }
    return quoted(before) + "{\(names.joined(separator: ","))}" + quoted(behind)
  }

  private static func specification(of argument: ArgumentDescription) -> String {
    let number = argument.isRepeated ? "*:" : argument.isOptional ? "::" : ":"
    let action = action(argument.values)
    // A message would stand in the way of options that can be typed in the same place.
    return quoted("\(number)\(escaped(argument.name)):\(action == " " ? "( )" : action)")
  }

  private static func action(_ values: OptionValueKind) -> String {
    if let endings = values.fileEndings {
      let pattern = endings.map { $0.drop { $0 == "." } }.joined(separator: "|")
      return endings.isEmpty ? "_files" : "_files -g \"*.(\(pattern))\""
    }
    let offered = values.offered
    return offered.isEmpty ? " " : "(\(offered.joined(separator: " ")))"
  }

  private static func escaped(_ text: String) -> String {
    text.writing("\\:[]") { "\\\($0)" }
  }
}
