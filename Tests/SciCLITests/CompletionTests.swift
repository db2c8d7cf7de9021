import Testing

@testable import SciCLI

/// What the scripts offer; `scripts/debtest` runs them in the shells.
@Suite struct CompletionTests {
  @Test(arguments: CompletionScript.Shell.allCases)
  func everyCommandOptionAndValueIsOffered(_ shell: CompletionScript.Shell) {
    let script = CompletionScript.text(for: shell)
    for command in CommandDescription.all {
      #expect(script.contains(command.word), "\(shell): \(command.word)")
      for option in command.options {
        for name in option.names {
          // Fish is told a name without its dashes.
          let text = shell == .fish ? String(name.drop { $0 == "-" }) : name
          #expect(script.contains(text), "\(shell): \(command.word) \(name)")
        }
        for value in option.values.offered {
          #expect(script.contains(value), "\(shell): \(command.word) \(option.name) \(value)")
        }
      }
    }
    for word in ["sqrt", "besselj", "speed_of_light", "length", "joule", "EUR", "de-AT"] {
      #expect(script.contains(word), "\(shell) does not offer \(word)")
    }
  }

  @Test func whatExcludesEachOtherIsNotOfferedTogether() throws {
    let zsh = CompletionScript.text(for: .zsh)
    #expect(zsh.contains("'(--csv --tsv --jsonl)--jsonl["))
    #expect(
      CompletionScript.text(for: .bash).contains("'table --jsonl') gone='--jsonl --csv --tsv'"))
    #expect(
      CompletionScript.text(for: .fish)
        .contains("not __fish_seen_argument -l jsonl -l csv -l tsv' -l jsonl"))
    // Each `--sum` counts.
    #expect(zsh.contains("'*--sum="))
  }

  @Test func quotesAndBracketsInHelpAreMarked() {
    #expect(CompletionScript.quoted("a 'b'") == "'a '\\''b'\\'''")
    let zsh = CompletionScript.text(for: .zsh)
    #expect(zsh.contains("[Fractions of integers\\: 22/7.]"))
    #expect(zsh.contains(":column\\: unit:"))
    #expect(CompletionScript.text(for: .fish).contains("such as \\';\\' or tab."))
  }

  @Test func filesAreOfferedWhereTheyAreMeant() {
    let bash = CompletionScript.text(for: .bash)
    #expect(bash.contains("'plot --output') _sci_files .svg .png; return ;;"))
    #expect(
      bash.contains(
        "'sci -f'|'sci --file'|'sci --rates'|'table -i'|'table --input'|'table --join'|'table --errors') _sci_files; return ;;"
      ))
    #expect(bash.contains("test) _sci_files ;;"))
  }

  @Test func aShellIsNamed() {
    let run = Transcript(CompletionScript.option, "zsh")
    #expect(run.status == .success && run.text.hasPrefix("#compdef sci\n"))
    #expect(Transcript(CompletionScript.option + "=zsh").text == run.text)
    for words in [[CompletionScript.option], [CompletionScript.option, "tcsh"]] {
      let run = Transcript(words: words, input: "")
      #expect(run.status == .usage && run.text.isEmpty)
      #expect(run.diagnosticText.contains("one of zsh, bash, fish"))
    }
  }
}
