import Foundation
import SciCalculator
import SciNumber
import SciSyntax
import Testing

@testable import SciCLI

/// What the tables of options say, and what help and the manual say of them.
@Suite struct OptionTests {
  @Test func namesAreDifferentAndHelpIsASentence() {
    for command in CommandDescription.all {
      let names = command.options.flatMap(\.names)
      #expect(Set(names).count == names.count, "\(command.text.name)")
      for option in command.options {
        #expect(option.name.hasPrefix("--") && option.shortName?.count ?? 2 == 2)
        #expect(option.help.hasSuffix(".") && !option.help.contains("default"), "\(option.name)")
      }
    }
  }

  @Test func helpShowsEveryOptionWithItsValuesAndItsDefault() {
    for command in CommandDescription.all {
      let words = command.word.isEmpty ? ["--help"] : [command.word, "-h"]
      let run = Transcript(words: words, input: "")
      #expect(run.status == .success)
      let help = run.text
      #expect(help.hasPrefix("OVERVIEW: "))
      let text = help.split { $0.isWhitespace }.joined(separator: " ")
      for usage in command.usages { #expect(help.contains(usage)) }
      for argument in command.arguments {
        #expect(text.contains("<\(argument.name)> \(argument.help)"))
      }
      for option in command.options {
        #expect(text.contains(option.heading), "\(command.text.name) \(option.name)")
        #expect(text.contains(option.help), "\(command.text.name) \(option.name)")
        #expect(text.contains("default: \(option.standard)") || option.standard.isEmpty)
        if option.takesValue { #expect(text.contains("\(option.name) <\(option.valueName)>")) }
        for value in option.values.listed { #expect(text.contains(value), "\(option.name)") }
      }
    }
  }

  @Test(arguments: [60, 80, 100, 200]) func helpFitsATerminal(_ columns: Int) {
    for command in CommandDescription.all {
      let examples = command.text.discussion.split(separator: "\n").filter { $0.hasPrefix("sci ") }
      for line in command.help(columns: columns).split(separator: "\n") {
        let isUsage = command.usages.contains { line.hasSuffix($0) }
        #expect(
          line.count < columns || isUsage || examples.contains(line),
          "\(command.text.name): \(line)")
      }
    }
  }

  @Test func longLinesGoOnBelowAndShortOnesStay() {
    let help = VerifyRun.table.description.help(columns: 80)
    #expect(
      help == """
        OVERVIEW: Tell how many digits of a claimed value are right.

        sci verify pi 3.14159265          how many digits are right
        sci verify 0.1+0.2 0.3            exactly equal
        sci verify 'sqrt(2)' 1.41421357   which digit is the first wrong one

        A decimal number is right if its digits are those of the value, rounded to the
        last place that is written or cut off there. Any other value, such as 1/3, has
        to be equal. Of a complex number, each part is judged by itself. The exit
        status is 0 if the claim is right and 1 if it is wrong.

        USAGE: sci verify [<options>] <expression> <value>

        ARGUMENTS:
          <expression>            What to compute.
          <value>                 What it is said to be.

        OPTIONS:
          -d, --degrees/-r, --radians/--gradians/--turns
                                  How a bare angle is measured. (default: --degrees)
          --complex               Complex results where there is no real one: sqrt(-4)
                                  is 2i, (-8)^(1/3) is 1 + √3 i.
          -h, --help              Show help information.

        """)
  }

  /// The defaults that help names are those of the engine.
  @Test func defaultsAreWhatIsDone() throws {
    func standard(_ name: String) -> String? { OptionValues.table.option(named: name)?.standard }
    #expect(standard("--max-time").flatMap(Double.init) == LimitValues.defaultSeconds)
    #expect(standard("--max-memory") == String(LimitValues.defaultMegabytes))
    #expect(standard("--max-digits") == String(LimitValues.defaultDigits))
    let usual = try OptionValues().options(for: [])
    #expect(standard("--jobs") == String(usual.jobs))
    #expect(standard("--notation") == usual.format.notation.rawValue)
    #expect(standard("--degrees") == "--" + usual.settings.angleUnit.rawValue)
    #expect(standard("--rounding")?.hasPrefix(usual.format.rounding.rawValue) == true)
    #expect(standard("--percent") == "relative" && usual.settings.percent == .relative)
    #expect(Transcript("--max-digits", "50", "-n", "51", "1").status == .usage)
  }

  @Test func shortFlagsOfAnglesMayBeJoined() {
    let flags = OptionValues.table.rows.map(\.description).filter { !$0.takesValue }
      .compactMap(\.shortName).sorted()
    let joined = "-" + flags.map { $0.dropFirst() }.joined()
    #expect(flags.count > 1)
    #expect(Arguments([joined]).options == flags)
  }

  @Test func theManualNamesEveryOptionAndNoOther() throws {
    let manual = try ReadmeTests.text("sci.1").replacing("\\-", with: "-")
      .replacing(/\\f[BIP]/, with: "")
    let named = Self.options(in: manual)
    let known = Self.all
    for option in known { #expect(named.contains(option), "sci.1 does not name \(option)") }
    for option in named where option.hasPrefix("--") {
      #expect(known.contains(option), "sci.1 names \(option)")
    }
    for option in CommandDescription.all.flatMap(\.options) {
      for value in option.values.listed {
        #expect(manual.contains(value), "sci.1: \(option.name) \(value)")
      }
    }
  }

  @Test(arguments: ReadmeTests.pages)
  func thePagesNameNoUnknownOption(_ path: String) throws {
    let named = Self.options(in: try ReadmeTests.text(path)).filter { $0.hasPrefix("--") }
    // Of pkg-config, SwiftPM and Spark.
    let known = Self.all.union(["--cflags", "--libs", "--static-swift-stdlib", "--archives"])
    for option in named { #expect(known.contains(option), "\(path) names \(option)") }
  }

  /// The words of a text that are written like options.
  private static func options(in text: String) -> Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return Set(words.lazy.filter { $0.contains(/^--?[a-z]/) }.map(String.init))
  }

  /// The options of all commands.
  private static var all: Set<String> {
    Set(CommandDescription.all.flatMap(\.options).flatMap(\.names) + [CompletionScript.option])
  }
}
