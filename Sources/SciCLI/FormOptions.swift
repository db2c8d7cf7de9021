import ArgumentParser
import SciCalculator

/// The options of forms other than decimal digits, and of the width of bits.
struct FormOptions: ParsableArguments {
  @Flag(help: "The exact form where there is one: 1/3, sqrt(2)/2, pi/4.")
  var exact = false

  @Flag(help: "Fractions of integers: 22/7.")
  var fraction = false

  @Flag(help: "Integers and fractions below 1: 3 + 1/7.")
  var mixed = false

  @Flag(help: "Decimal digits with the period in brackets: 0.(142857).")
  var repeating = false

  @Option(help: ArgumentHelp("Digits in a base from 2 to 36: 0xff, 7#102.", valueName: "number"))
  var base: Int?

  @Option(
    help: ArgumentHelp(
      "The width of integers in operations on their bits, 1 to 65536.", valueName: "number"))
  var bits: Int?

  @Flag(help: "With --bits: the highest bit counts as negative.")
  var signed = false

  var values: FormValues {
    FormValues(
      exact: exact, fraction: fraction, mixed: mixed, repeating: repeating, base: base, bits: bits,
      signed: signed)
  }
}

/// What the options of forms and of bits say.
struct FormValues {
  var exact = false
  var fraction = false
  var mixed = false
  var repeating = false
  var base: Int?
  var bits: Int?
  var signed = false

  func check() throws(OptionError) {
    if let base, !(2...36).contains(base) {
      throw OptionError(words: "--base takes a number from 2 to 36")
    }
    if let bits, !(1...65_536).contains(bits) {
      throw OptionError(words: "--bits takes a number from 1 to 65536")
    }
    if signed, bits == nil { throw OptionError(words: "--signed needs --bits") }
    let count = [exact, fraction, mixed, repeating, base != nil].count { $0 }
    if count > 1 {
      throw OptionError(
        words: "only one of --exact, --fraction, --mixed, --repeating and --base can be given")
    }
  }

  var form: ResultFormat.Form? {
    if exact { return .exact }
    if fraction { return .fraction }
    if mixed { return .mixedNumber }
    if repeating { return .repeating }
    guard let base, base != 10 else { return nil }
    return .radix(base)
  }

  var wordSize: WordSize? { bits.map { WordSize(bits: $0, isSigned: signed) } }
}
