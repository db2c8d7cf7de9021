/// A form in which a value is to be written, as `to` asks for it.
///
/// ```swift
/// let statement = try Syntax.parse("255 to hex", functions: [])[0]
/// print(statement.conversion == .base(16))  // true
/// ```
public enum Conversion: Hashable, Sendable {
  /// Digits in a base from 2 to 36: `to hex`, `to bin`, `to oct`, `to base 7`
  case base(Int)
  /// A decimal number: `to decimal`
  case decimal
  /// A quotient of integers: `to fraction`
  case fraction
  /// An integer and a fraction below 1: `to mixed`
  case mixedNumber
  /// A decimal number with its period in brackets: `to repeating`
  case repeating
  /// An expression of the value itself: `to exact`
  case exact
  /// An angle in a unit: `to °`, `to rad`
  case angle(PostfixOperator)
  /// Degrees, arc minutes and arc seconds: `to dms`
  case degreesMinutesSeconds
  /// Magnitude and argument of a complex number: `to polar`
  case polar
  /// Real and imaginary part: `to rect`
  case rectangular
  /// The terms of a continued fraction: `to cf`
  case continuedFraction
  /// A product of powers of primes: `to factors`
  case factors
  /// A Roman numeral: `to roman`
  case roman
  /// One digit before the point and a power of ten: `to sci`
  case scientific
  /// The same with a power of a thousand: `to eng`
  case engineering
  /// So many significant digits: `to 4 digits`
  case digits(Int)
  /// So many digits after the point: `to 2 decimals`
  case decimals(Int)
}

extension Conversion {
  /// The words that stand for a form by themselves.
  public static let words: KeyValuePairs<String, Conversion> = [
    "hex": .base(16), "hexadecimal": .base(16), "bin": .base(2), "binary": .base(2),
    "oct": .base(8), "octal": .base(8), "decimal": .decimal, "dec": .decimal,
    "fraction": .fraction, "frac": .fraction, "mixed": .mixedNumber,
    "repeating": .repeating, "exact": .exact, "dms": .degreesMinutesSeconds,
    "cf": .continuedFraction, "factors": .factors, "sci": .scientific, "scientific": .scientific,
    "eng": .engineering, "engineering": .engineering,
    "roman": .roman, "polar": .polar, "rect": .rectangular, "rectangular": .rectangular,
  ]

  /// The form as `to` asks for it.
  public var spelling: String {
    switch self {
    case .base(let base):
      Conversion.words.first { $0.value == self }?.key ?? "base \(base)"
    case .angle(let unit): unit.spelling
    case .digits(let count): "\(count) digits"
    case .decimals(let count): "\(count) decimals"
    default: Conversion.words.first { $0.value == self }?.key ?? ""
    }
  }

  /// The form that a word stands for.
  init?(_ word: String) {
    guard let form = Conversion.words.first(where: { $0.key == word })?.value else { return nil }
    self = form
  }

  /// An angle in the unit of a token.
  init?(angle unit: Token.Kind) {
    guard let (postfix, _) = BindingPower.postfix(unit), postfix.isAngle else { return nil }
    self = .angle(postfix)
  }

  /// So many digits or decimals; `nil` for other words and for more than an `Int` counts.
  init?(places count: String, _ word: String) {
    guard let count = Int(count) else { return nil }
    switch word {
    case "digit", "digits": self = .digits(count)
    case "decimal", "decimals": self = .decimals(count)
    default: return nil
    }
  }
}
