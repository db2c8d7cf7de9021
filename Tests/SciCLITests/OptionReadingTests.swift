import SciNumber
import TestSupport
import Testing

@testable import SciCLI

/// How command lines are read.
@Suite struct OptionReadingTests {
  /// Each line as ArgumentParser and the tables before read it; see the file.
  @Test func commandLinesComeToWhatTheyDidWithArgumentParser() throws {
    let rows = try DataRow.rows("command-lines.tsv", of: "SciCLITests", count: 575)
    for row in rows {
      let words = Array(row.fields.dropFirst(2))
      let run = Transcript(words: words, input: "")
      #expect(String(run.status.rawValue) == row.fields[0], sourceLocation: row.location)
      #expect(Self.escaped(run.text) == row.fields[1], sourceLocation: row.location)
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\r\n", with: "\\r\\n")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }

  /// What is said of words on standard error, without the line that says where to read on.
  private static func complaint(_ words: [String]) -> String {
    let run = Transcript(words: words, input: "")
    #expect(run.status == .usage, "\(words)")
    #expect(run.text.isEmpty, "\(words)")
    return run.diagnosticText.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(
    arguments: [
      (["--jso", "1"], "unknown option '--jso'. Did you mean '--json'?"),
      (["--radian", "1"], "unknown option '--radian'. Did you mean '--radians'?"),
      (
        ["--scientific", "1"],
        "unknown option '--scientific'. Did you mean '--notation scientific'?"
      ),
      (["--frobnicate", "1"], "unknown option '--frobnicate'"),
      (["--helpp"], "unknown option '--helpp'. Did you mean '--help'?"),
      (
        ["tip", "--round-totals", "1", "2"],
        "unknown option '--round-totals'. Did you mean '--round-total'?"
      ),
      (["verify", "--bad", "1", "2"], "unknown option '--bad'"),
      (["test", "-x", "f"], "unknown option '-x'"),
      (["-n"], "missing value for '-n <digits>'"),
      (["table", "x", "--input"], "missing value for '--input <path>'"),
      (["--file="], "missing value for '--file <path>'"),
      (
        ["--json=yes", "1"], "the option '--json' does not take any value, but 'yes' was specified"
      ),
      (["--help=yes"], "the option '--help' does not take any value, but 'yes' was specified"),
      (["-n", "x", "1"], "the value 'x' is invalid for '-n <digits>'"),
      (
        ["--percent", "x", "1"],
        "the value 'x' is invalid for '--percent <percent>'. Please provide one of the following: relative, plain"
      ),
      (
        ["keypad", "--limits-entry", "1"],
        "the value '1' is invalid for '--limits-entry <limits-entry>'. Please provide one of the following: true, false"
      ),
      (["--base", "x", "1"], "--base takes a number from 2 to 36"),
      (["-r", "--turns", "1"], "--radians and --turns exclude each other"),
      (["--turns", "1", "-r"], "--radians and --turns exclude each other"),
      (
        ["--money", "USD", "-n", "5", "1"],
        "--digits and --money exclude each other; --decimals is for amounts"
      ),
      (["--decimals", "2", "-n", "5", "1"], "--digits and --decimals exclude each other"),
      (["--cash", "1"], "--cash needs --money"),
      (["verify", "1"], "missing expected argument '<value>'"),
      (["verify"], "missing expected argument '<expression>'"),
      (["verify", "1", "2", "3", "4"], "unexpected argument '3'"),
      (["test", "--record"], "missing expected argument '<files> ...'"),
      (["tip", "1"], "missing argument '<percent>'"),
      (["plot"], "an expression is missing"),
      (["table", "--csv"], "an expression is missing"),
    ] as [([String], String)]) func `what is wrong is said`(words: [String], complaint: String)
  {
    #expect(Self.complaint(words) == "sci: " + complaint)
  }

  /// Both options, so that neither depends on which is typed first.
  @Test func optionsThatExcludeEachOtherDoSoInEitherOrder() {
    for command in CommandDescription.all {
      for option in command.options {
        for name in option.excluded.split(separator: " ").map(String.init) {
          guard let other = command.options.first(where: { $0.name == name }) else {
            Issue.record("\(command.text.name) \(option.name) excludes \(name)")
            continue
          }
          for pair in [[option, other], [other, option]] {
            let needed = pair.map(\.needed).filter { !$0.isEmpty }.map { $0 + "=EUR" }
            let words =
              Self.words(command) + pair.map(Self.typed) + needed + Self.arguments(of: command)
            #expect(Self.complaint(words).contains("exclude each other"), "\(words)")
          }
        }
      }
    }
  }

  @Test func optionsNeedThoseOfTheirTable() {
    for command in CommandDescription.all {
      for option in command.options where !option.needed.isEmpty {
        #expect(command.options.contains { $0.name == option.needed })
        let words = Self.words(command) + [Self.typed(option)] + Self.arguments(of: command)
        #expect(Self.complaint(words) == "sci: \(option.name) needs \(option.needed)")
      }
    }
  }

  private static func words(_ command: CommandDescription) -> [String] {
    command.word.isEmpty ? [] : [command.word]
  }

  /// As many words as the command needs; a range for tables and plots.
  private static func arguments(of command: CommandDescription) -> [String] {
    // Documents are read from standard input, where there is nothing.
    if ["note", "mcp", "lsp"].contains(command.word) { return [] }
    return ["table", "plot"].contains(command.word)
      ? ["x", "x=1..2"] : ["tip", "verify"].contains(command.word) ? ["1", "2"] : ["1"]
  }

  /// Whether all that is wrong with an option of `sci table` is that there are no rows.
  private static func isForRows(_ run: Transcript) -> Bool {
    run.diagnosticText.contains("is for rows of a file, and not for a range")
  }

  /// An option with a value that it can have.
  private static func typed(_ option: OptionDescription) -> String {
    guard option.takesValue else { return option.name }
    let offered = option.values.offered
    return option.name + "=" + (offered.contains("EUR") ? "EUR" : offered.first ?? "2")
  }

  /// A number at each end is one, and one beyond is none.
  @Test func theEndsOfRangesAreWhatErrorsSay() throws {
    var count = 0
    for command in CommandDescription.all {
      for option in command.options {
        guard let match = option.expectation.firstMatch(of: /from ([\d.]+) to (\d+)$/) else {
          #expect(option.expectation.isEmpty)
          continue
        }
        count += 1
        let (lower, upper) = (String(match.1), String(match.2))
        let before = Self.words(command), behind = Self.arguments(of: command)
        for value in [lower, upper] where option.name != "--jobs" || value == lower {
          let run = Transcript(words: before + ["\(option.name)=\(value)"] + behind, input: "")
          // To allow hardly anything may be too little.
          #expect(
            run.status == .success || run.status == .limit || Self.isForRows(run),
            "\(command.text.name) \(option.name) \(value): \(run.allText)")
        }
        let below = lower.contains(".") ? "0.0009" : String(try #require(Int(lower)) - 1)
        for value in [below, String(try #require(Int(upper)) + 1), "x", "-"] {
          #expect(
            Self.complaint(before + ["\(option.name)=\(value)"] + behind)
              == "sci: \(option.name) takes \(option.expectation)")
        }
      }
    }
    #expect(count == 19)
  }

  @Test func valuesThatAreListedAreThoseThatCanBe() {
    for command in CommandDescription.all {
      for option in command.options where !option.values.listed.isEmpty {
        for value in option.values.listed
        where option.name != "--rounding" || value != "unnecessary" {
          // Of the second file of a join.
          let needed = option.needed == "--join" ? ["--join=f.csv", "--on=x"] : []
          let words = Self.words(command) + ["\(option.name)=\(value)"] + needed
          let run = Transcript(words: words + Self.arguments(of: command), input: "")
          #expect(run.status == .success || Self.isForRows(run), "\(words): \(run.allText)")
        }
        let words = Self.words(command) + ["\(option.name)=nothing"]
        let list = option.values.listed.joined(separator: ", ")
        #expect(Self.complaint(words + Self.arguments(of: command)).hasSuffix("following: " + list))
      }
    }
  }

  @Test func theProfileOfAKeypadComesBeforeItsSwitches() {
    for words in [
      ["--profile", "windows", "--precedence", "none"],
      ["--precedence", "none", "--profile", "windows"],
    ] {
      #expect(Transcript(words: ["keypad"] + words + ["2+3*4="], input: "").text == "20\n")
    }
    #expect(Transcript("keypad", "--profile", "windows", "2+3*4=").text == "14\n")
  }

  @Test func helpComesBeforeWhatIsWrong() {
    for words in [["--bad", "--help"], ["-n", "x", "-h"], ["--help", "--digits"]] {
      let run = Transcript(words: words, input: "")
      #expect(run.status == .success && run.text.hasPrefix("OVERVIEW: A scientific calculator"))
    }
  }
}
