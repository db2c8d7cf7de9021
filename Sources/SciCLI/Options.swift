public import ArgumentParser
import SciCalculator
import SciMoney
public import SciNumber
import SciSyntax

/// What a run of the command is asked for, beside its expressions.
struct Options {
  var settings = CalculatorSettings(
    angleUnit: .degrees, percent: .relative, budget: .command, shareUnit: nil)
  var format = ResultFormat.standard
  var isJSON = false
  var explains = false
  /// Whether there is nothing to an answer but the text of the value.
  var isPlain: Bool { money == nil && !isJSON && !explains }
  var file: String?
  /// How many threads answer the lines of a batch.
  var jobs: Int = 1
  /// How amounts of money are written, if results are such.
  var money: MoneyOptions?
}

/// The options as ArgumentParser reads them, which says what help and errors say.
struct TypedOptions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sci",
    abstract: "A scientific calculator whose digits are right.",
    usage: """
      sci [<options>] [<expressions> ...]
      sci help [<name>]
      sci verify <expression> <value>
      sci test <files> ... [--record]
      sci keypad [<keys>]
      sci tip [<bill> <percent>]
      sci plot <expressions> ... [<name>=<from>..<to>]
      sci table <formulas> ... [--input <path>]
      sci table <expressions> ... <name>=<from>..<to> [step <step>]
      """,
    discussion: """
      sci 'sin(30)*2'             1
      sci -r 'sin(pi/6)' '2^100'  one line for each expression
      sci -n 50 pi                50 digits
      sci --money USD '100/3'     $33.33, rounded once
      sci < file                  one line for each line of the file

      Exact results are printed whole, others with 20 significant digits, all of them right. `sci help` lists the \
      functions. An argument that begins with a minus and is no option is an expression: sci -2^2.
      """)

  @OptionGroup var choices: TypedChoices

  @Argument(help: "What to evaluate; without any, each line of standard input.")
  var expressions: [String] = []

  var values: OptionValues { choices.values }

  func validate() throws {
    do throws(OptionError) {
      _ = try values.options(for: expressions)
    } catch {
      throw ValidationError(error.words)
    }
  }
}

/// The options of an evaluation, without what is evaluated.
struct TypedChoices: ParsableArguments {
  @OptionGroup var angles: AngleOptions

  @OptionGroup var digits: DigitOptions

  @Option(help: "How what does not fit is rounded. (default: half-even; with --money half-away)")
  var rounding: RoundingMode?

  @OptionGroup var forms: FormOptions

  @OptionGroup var money: TypedMoneyOptions

  @Option(help: "Whether 100 + 10% is 110 or 100.1.")
  var percent: TypedPercent = .relative

  @Flag(help: "One JSON object for each expression.")
  var json = false

  @Flag(help: "Say how each expression was read, in comment lines before its result.")
  var explain = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Evaluate each line of a file.", valueName: "path"), completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp(
      "Answer so many lines at a time, with the same output; 0 for one on each core. (default: 1)",
      valueName: "number"))
  var jobs: Int?

  @OptionGroup var limits: LimitOptions

  @Flag(help: "Print the version.")
  var version = false

  @Flag(name: .customLong("help-config"), help: "Say what the prompt can be configured to do.")
  var helpConfiguration = false

  var values: OptionValues {
    OptionValues(
      angleUnit: angles.angleUnit, digits: digits.digits, decimals: digits.decimals,
      notation: digits.notation,
      rounding: rounding, percent: percent, json: json, explain: explain, file: file, jobs: jobs,
      version: version, helpConfiguration: helpConfiguration, forms: forms.values,
      money: money.values, limits: limits.values)
  }
}

// MARK: - Values of options

extension RoundingMode: ExpressibleByArgument {}

/// What a percent sign after a plus or a minus is taken of.
enum TypedPercent: String, CaseIterable, ExpressibleByArgument {
  case relative, plain

  var rule: Syntax.Percent {
    switch self {
    case .relative: .relative
    case .plain: .plain
    }
  }
}
