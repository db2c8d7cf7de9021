import ArgumentParser
import SciKeypad
import SciLocale

/// `sci keypad [KEYS]`: presses keys and prints the display.
struct KeypadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sci keypad",
    abstract: "Press the keys of a pocket calculator, and print its display.",
    usage: "sci keypad [<options>] [<keys>]",
    discussion: """
      sci keypad '2 + 3 * 4 ='    20
      sci keypad < file           one display for each line of the file
      sci keypad                  on a terminal: the calculator itself

      sci keypad --profile programmer '0xFF and 0b1010 ='    10

      Spaces between keys may be left out. `--list-keys` lists the keys and their spellings.
      On a terminal, `?` lists what the keyboard does, and the mouse presses keys.
      """)

  @Flag(help: "A line for each key: the key, the display, the clear key, the lit operator.")
  var trace = false

  @Flag(help: "Print the paper tape instead of the display.")
  var tape = false

  @Flag(help: "A display of 16 digits instead of 9.")
  var landscape = false

  @Option(
    help:
      "How the keypad behaves: singleStep, seed002, seed003, appleClassic, windows or programmer.",
    completion: .profiles)
  var profile: String = "singleStep"

  @Option(
    help: ArgumentHelp("How numbers are written. (default: en)", valueName: "tag"),
    completion: .locales)
  var locale: String?

  @Option(help: "Where the random numbers begin.")
  var seed: UInt64 = 0

  @Flag(help: "List the keys of the profile and their spellings.")
  var listKeys = false

  @OptionGroup(title: "Switches") var switches: KeypadSwitches

  @Argument(help: "The keys; without any, each line of standard input.")
  var keys: [String] = []

  func validate() throws {
    if KeypadOptions(profile: profile) == nil {
      let names = KeypadOptions.profiles.map(\.key).joined(separator: ", ")
      throw ValidationError("no profile is called `\(profile)`; there are \(names)")
    }
    if let locale, (try? NumberLocale(locale)) == nil {
      throw ValidationError(Self.unknownLocale(locale))
    }
    if trace, tape { throw ValidationError("--trace and --tape exclude each other") }
    try switches.check()
  }

  /// The error of a tag that is not known.
  static func unknownLocale(_ tag: String) -> String {
    do throws(LocaleTagError) {
      _ = try NumberLocale(tag)
    } catch  where error.reason != .language {
      return "no locale is called `\(tag)`: \(error)"
    } catch {}
    return
      "no locale is called `\(tag)`; write a language and perhaps a region, such as de or en-IN"
  }

  /// What was asked for.
  var typedRun: KeypadRun {
    var run = KeypadRun(keys: keys)
    run.options = KeypadOptions(profile: profile) ?? .singleStep
    switches.apply(to: &run.options)
    run.askedLocale = locale.flatMap { try? NumberLocale($0) }
    run.isLandscape = landscape
    run.seed = seed
    run.traces = trace
    run.printsTape = tape
    run.listsKeys = listKeys
    return run
  }
}
