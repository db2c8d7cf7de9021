import SciCalculator

/// What the options of forms and of bits say.
struct FormValues {
  var exact = false
  var fraction = false
  var mixed = false
  var repeating = false
  var base: Int?
  var bits: Int?
  var signed = false

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
