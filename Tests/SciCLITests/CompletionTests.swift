import ArgumentParser
import Testing

@testable import SciCLI

/// What the scripts offer; `scripts/debtest` runs them in the shells.
@Suite struct CompletionTests {
  @Test(arguments: CompletionShell.allCases)
  func everyCommandOptionAndFunctionIsOffered(_ shell: CompletionShell) {
    let script = CommandTree.script(for: shell)
    let words = [
      "verify", "test", "keypad", "tip", "plot", "table", "graphics", "notation", "engineering",
      "half-even", "max-time",
      "profile",
      "people", "sqrt", "besselj", "speed_of_light", "length",
      "EUR", "de-AT", "appleClassic", "true", "joule",
    ]
    for word in words { #expect(script.contains(word), "\(shell.rawValue) does not offer \(word)") }
  }

  /// A shell takes the last function of a name, and zsh calls them at the end.
  @Test func namesBehindHelpComeAfterArgumentParsersOwn() throws {
    for shell in [CompletionShell.bash, .zsh] {
      let script = CommandTree.script(for: shell)
      let parts = script.split(separator: "_sci_help() {")
      #expect(parts.count == 3)
      #expect(parts.last?.contains("besselj") == true && !parts[1].contains("besselj"))
    }
    let zsh = CommandTree.script(for: .zsh)
    let call = try #require(zsh.firstRange(of: "_sci \"${@}\""))
    let names = try #require(zsh.firstRange(of: "besselj"))
    #expect(names.upperBound < call.lowerBound)
  }

  @Test func aShellIsNamed() {
    let run = Transcript(CommandTree.option, "zsh")
    #expect(run.status == .success && run.text.hasPrefix("#compdef sci\n"))
    for words in [[CommandTree.option], [CommandTree.option, "tcsh"]] {
      let run = Transcript(words: words, input: "")
      #expect(run.status == .usage && run.text.isEmpty)
      #expect(run.diagnosticText.contains("one of zsh, bash, fish"))
    }
  }
}
