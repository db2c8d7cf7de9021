extension CompletionScript {
  /// The script for bash: one function, with what differs from command to command in `case`.
  static var bash: String {
    """
    \(origin(.bash))

    # Offers the paths of files, of those whose names end in one of the arguments if there are any.
    _sci_files() {
        local ending path
        compopt -o filenames 2> /dev/null
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(
            (($#)) || compgen -f -- "$cur"
            (($#)) && compgen -d -- "$cur"
            for ending; do compgen -f -X "!*$ending" -- "$cur"; done)
    }

    # Offers the words of a text.
    _sci_words() {
        local word
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$cur")
    }

    # Sets `gone` to the options that cannot be given behind an option any more: itself, and what it excludes.
    _sci_gone() {
        gone=
        case $1 in
    \(gone)
        esac
    }

    _sci() {
        local cur=$2 prev=$3 command=sci options= gone= ended= word index
        COMPREPLY=()
        # Bash takes `=` for a word.
        if [[ $cur == = ]]; then
            cur=
        elif [[ $prev == = ]]; then
            prev=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD > 1)); then
            case ${COMP_WORDS[1]} in
            \(commandWords.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
            esac
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
            [[ ${COMP_WORDS[index]} == -- ]] && ended=true
        done

        if [[ -z $ended && $prev == -* ]]; then
            case "$command $prev" in
    \(values)
            esac
        fi
        if [[ -z $ended && $cur == -* ]]; then
            case $command in
    \(options)
            esac
            for ((index = 1; index < COMP_CWORD; index++)); do
                _sci_gone "$command ${COMP_WORDS[index]}"
                for word in $gone; do options=" ${options//" $word "/ } "; done
            done
            _sci_words "$options"
            return
        fi
        case $command in
        sci) ((COMP_CWORD == 1)) && _sci_words \(quoted(commandWords.joined(separator: " "))) ;;
        help) _sci_words \(quoted(names.joined(separator: " "))) ;;
    \(arguments)
        esac
    }

    complete -F _sci sci

    """
  }

  /// What follows an option: lines that begin with those for which it is the same.
  private static var values: String {
    var patterns: [(action: String, names: [String])] = []
    for command in CommandDescription.all {
      for option in command.options where option.takesValue {
        let action = action(for: option.values)
        let names = option.names.map { quoted("\(command.scriptName) \($0)") }
        if let index = patterns.firstIndex(where: { $0.action == action }) {
          patterns[index].names += names
        } else {
          patterns.append((action, names))
        }
      }
    }
    return patterns.map { pattern in
      let names = pattern.names.joined(separator: "|")
      return "        \(names)) \(pattern.action.isEmpty ? "" : pattern.action + "; ")return ;;"
    }
    .joined(separator: "\n")
  }

  private static func action(for values: OptionValueKind) -> String {
    if let endings = values.fileEndings { return (["_sci_files"] + endings).joined(separator: " ") }
    let offered = values.offered
    return offered.isEmpty ? "" : "_sci_words " + quoted(offered.joined(separator: " "))
  }

  /// The options of each command, with a space on either side of each.
  private static var options: String {
    CommandDescription.all.map { command in
      let names = command.options.flatMap(\.names).joined(separator: "  ")
      return "        \(command.scriptName)) options=' \(names) ' ;;"
    }
    .joined(separator: "\n")
  }

  private static var gone: String {
    CommandDescription.all.flatMap { command in
      command.options.filter { !$0.isRepeated }.map { option in
        let patterns = option.names.map { quoted("\(command.scriptName) \($0)") }
        let gone = option.names + command.names(excludedBy: option)
        return
          "    \(patterns.joined(separator: "|"))) gone=\(quoted(gone.joined(separator: " "))) ;;"
      }
    }
    .joined(separator: "\n")
  }

  private static var arguments: String {
    var lines: [String] = []
    for command in CommandDescription.subcommands {
      let actions = command.arguments.map { action(for: $0.values) }.filter { !$0.isEmpty }
      if let first = actions.first { lines.append("    \(command.scriptName)) \(first) ;;") }
    }
    return lines.joined(separator: "\n")
  }
}
