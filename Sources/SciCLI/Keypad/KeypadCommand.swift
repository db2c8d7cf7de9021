import SciKeypad
import SciLocale

extension KeypadRun {
  static let table = CommandTable<KeypadRun>(
    CommandText(
      name: "sci keypad",
      abstract: "Press the keys of a pocket calculator, and print its display.",
      usage: "sci keypad [<options>] [<keys>]",
      discussion: """
        sci keypad '2 + 3 * 4 ='    20
        sci keypad < file           one display for each line of the file
        sci keypad                  on a terminal: the calculator itself

        sci keypad --profile programmer '0xFF and 0b1010 ='    10

        Spaces between keys may be left out. `--list-keys` lists the keys and their spellings.
        On a terminal, `?` lists what the keyboard does, and the mouse presses keys.
        """),
    arguments: {
      [
        .several("keys", "The keys; without any, each line of standard input.", isOptional: true)
      ]
    },
    rows: [
      .flag(
        "--trace", "A line for each key: the key, the display, the clear key, the lit operator.",
        excludes: "--tape"
      ) { $0.traces = true },
      .flag("--tape", "Print the paper tape instead of the display.") { $0.printsTape = true },
      .flag("--landscape", "A display of 16 digits instead of 9.") { $0.isLandscape = true },
      .value(
        "--profile", "profile",
        "How the keypad behaves: singleStep, appleClassic, windows or programmer.",
        values: .only { KeypadOptions.profiles.map(\.key) }, default: "singleStep"
      ) { Typed.take(KeypadOptions(profile: $1), &$0.options) },
      .value(
        "--locale", "tag", "How numbers are written.", values: .offered { NumberLocale.tags },
        default: "en"
      ) {
        $0.askedLocale = try? NumberLocale($1)
        $0.localeTag = $1
        return true
      },
      .value("--seed", "seed", "Where the random numbers begin.", default: "0") {
        Typed.take(UInt64($1), &$0.seed)
      },
      .flag("--list-keys", "List the keys of the profile and their spellings.") {
        $0.listsKeys = true
      },
      .choice("--layout", "Which keys the keypad has: telephone, windows or programmer.") {
        $0.layout = $1
      },
      .choice("--precedence", "Whether products come before sums: none or apple.") {
        $0.precedence = $1
      },
      .choice("--percent", "What % means after + and -: left or hundredth.") { $0.percent = $1 },
      .choice("--missing-operand", "What 5 + = does: repeat, ignore or drop.") {
        $0.missingOperand = $1
      },
      .choice("--repeats-equals", "Whether a further = repeats the operation.") {
        $0.repeatsEquals = $1
      },
      .choice(
        "--applies-constant", "Whether = applies the last operation to a new number."
      ) { $0.appliesConstant = $1 },
      .choice(
        "--sign-after-operator", "What ± does after an operator: next or displayed."
      ) { $0.signAfterOperator = $1 },
      .choice("--clear-key", "What C clears: entry or all.") { $0.clearKey = $1 },
      .choice(
        "--clear-after-equals", "What C after = does with the result: forgets or keeps."
      ) { $0.clearAfterEquals = $1 },
      .choice(
        "--operator-after-clear", "What an operator does after C: replaces or zero."
      ) { $0.operatorAfterClear = $1 },
      .choice(
        "--function-after-operator",
        "What a function does after an operator: displayed or ignored."
      ) { $0.functionAfterOperator = $1 },
      .choice(
        "--function-ends-repetition", "Whether a function of a result ends its repetition."
      ) { $0.functionEndsRepetition = $1 },
      .choice(
        "--memory-after-operator", "What m+ and m- do after an operator: displayed or ignored."
      ) { $0.memoryAfterOperator = $1 },
      .choice("--digit-ends-error", "Whether a digit leaves an error.") { $0.digitEndsError = $1 },
      .choice(
        "--multiplies-at-brackets", "Whether a bracket beside a number multiplies."
      ) { $0.multipliesAtBrackets = $1 },
      .choice("--factorial", "What x! does with fractions: integers or gamma.") {
        $0.factorial = $1
      },
      .choice("--limits-entry", "Whether the cells limit what can be typed.") {
        $0.limitsEntry = $1
      },
      .value(
        "--portrait-cells", "portrait-cells", "The digits of an upright display, from 8 to 1000.",
        expects: "a number from 8 to 1000", section: "Switches"
      ) { Typed.take(Int($1), in: 8...1_000, &$0.options.portraitCells) },
      .value(
        "--landscape-cells", "landscape-cells", "The digits of a wide display, from 8 to 1000.",
        expects: "a number from 8 to 1000", section: "Switches"
      ) { Typed.take(Int($1), in: 8...1_000, &$0.options.landscapeCells) },
      .value(
        "--maximum-exponent", "maximum-exponent", "The largest exponent, from 1 to 99999.",
        expects: "a number from 1 to 99999", section: "Switches"
      ) { Typed.take(Int($1), in: 1...99_999, &$0.options.maximumExponent) },
    ])

  /// The profile comes first, since it sets all switches.
  static func inOrder(_ options: [String]) -> [String] {
    let isProfile = { (option: String) in option.hasPrefix("--profile=") }
    return options.filter(isProfile) + options.filter { !isProfile($0) }
  }

  func check() throws(OptionError) {
    if let localeTag, askedLocale == nil {
      throw OptionError(words: Self.unknownLocale(localeTag))
    }
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
}

// MARK: - Switches

extension OptionRow<KeypadRun> {
  /// A switch of the keypad that has a few positions.
  fileprivate static func choice<
    Position: CaseIterable & RawRepresentable<String> & SendableMetatype
  >(
    _ name: String, _ help: String,
    _ turn: @escaping @Sendable (inout KeypadOptions, Position) -> Void
  ) -> OptionRow {
    .value(
      name, String(name.dropFirst(2)), help,
      values: .only { OptionValueKind.cases(Position.self) }, section: "Switches"
    ) {
      guard let position = Position(rawValue: $1) else { return false }
      turn(&$0.options, position)
      return true
    }
  }

  /// A switch of the keypad that is on or off.
  fileprivate static func choice(
    _ name: String, _ help: String,
    _ turn: @escaping @Sendable (inout KeypadOptions, Bool) -> Void
  ) -> OptionRow {
    .value(
      name, String(name.dropFirst(2)), help, values: .only { ["true", "false"] },
      section: "Switches"
    ) {
      guard let isOn = Bool($1) else { return false }
      turn(&$0.options, isOn)
      return true
    }
  }
}
