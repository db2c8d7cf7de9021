public import ArgumentParser
public import SciCalculator

/// How many digits results have and how they are written, options of several commands.
struct DigitOptions: ParsableArguments {
  @Option(
    name: [.customShort("n"), .long],
    help: "Significant digits, of exact results too. (default: 20, exact results whole)")
  var digits: Int?

  @Option(
    help: "Digits after the point instead; a negative number rounds to tens, hundreds, ….")
  var decimals: Int?

  @Option(help: "How numbers are written.")
  var notation: ResultFormat.Notation = .auto
}

extension ResultFormat.Notation: ExpressibleByArgument {}
