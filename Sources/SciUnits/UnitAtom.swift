internal import SciNumber

/// A named unit with its prefix, or a currency, in one word.
///
/// Bits 0–15 are the number of the unit in the table, or 2¹⁵ and a currency's three letters; 16–23 are the prefix.
struct UnitAtom: Hashable, Sendable {
  let word: UInt32

  init(word: UInt32) {
    self.word = word
  }

  init(unit: Int, prefix: Prefix) {
    word = UInt32(unit) | UInt32(UInt8(bitPattern: prefix.code)) << 16
  }

  /// The currency with these three capital letters.
  init(currency letters: some Sequence<UInt8>) {
    word = letters.reduce(UInt32(1)) { $0 << 5 | UInt32($1 - 0x40) }
  }

  var isCurrency: Bool { word & 0x8000 != 0 }

  /// The code of a currency.
  var currencyCode: String {
    let letters: [UInt8] = [10, 5, 0].map { shift in UInt8(word >> shift & 31) + 0x40 }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The number of the unit in the table.
  var index: Int { Int(word & 0x7FFF) }

  var prefix: Prefix { Prefix(code: Int8(truncatingIfNeeded: word >> 16)) }

  var symbol: String {
    if isCurrency { return currencyCode }
    let symbol = UnitTable.text(index, .symbol)
    return prefix == .none ? symbol : prefix.symbol + symbol
  }

  /// What one such unit is in its dimension's base.
  var factor: UnitFactor {
    if isCurrency { return UnitFactor(coefficient: 1, piPower: 0) }
    let own = UnitTable.factor(index)
    if prefix == .none { return own }
    return UnitFactor(coefficient: own.coefficient * prefix.factor, piPower: own.piPower)
  }

  /// Equal for units that measure the same: those of one dimension, but angles, solid angles and shares are three kinds.
  var kind: UInt32 {
    isCurrency ? word : UInt32(UnitTable.dimension(index)) | UInt32(anglePower) << 8
  }

  /// The power of an angle that the unit is: 1 for the radian, 2 for the steradian, 0 for all that are no angles.
  var anglePower: Int { isCurrency ? 0 : UnitTable.anglePower(index) }

  /// Whether the unit is a number that is no angle, such as the percent.
  var isShare: Bool {
    !isCurrency && anglePower == 0
      && UnitTable.powers(ofDimension: UnitTable.dimension(index)).allSatisfy { $0 == 0 }
  }

  /// Whether the scale's zero is not that of its base.
  var isAffine: Bool {
    !isCurrency && UnitTable.hasOffset(index)
  }
}

/// What a unit is in its dimension's base: a fraction times a power of π.
struct UnitFactor: Hashable, Sendable {
  var coefficient: Rational
  var piPower: Int
}

extension UnitFactor {
  /// The factor of a product of integer powers of the table, whose numbers are small.
  init(product powers: [Power]) {
    self.init(coefficient: 1, piPower: 0)
    for power in powers {
      let (factor, exponent) = (UnitAtom(word: power.base).factor, Int(power.exponent.numerator))
      for _ in 0..<abs(exponent) {
        coefficient =
          exponent > 0 ? coefficient * factor.coefficient : coefficient / factor.coefficient
      }
      piPower += exponent * factor.piPower
    }
  }
}

// MARK: - The table

extension UnitTable {
  /// The texts of a unit.
  enum Text: Int {
    case symbol
    case singular
    case plural
    case quantity
    case source
  }

  static var count: Int { numbers.count / 6 }

  static func text(_ unit: Int, _ text: Text) -> String {
    let place = 5 * unit + text.rawValue
    return texts.bytes(Int(textOffsets[place])..<Int(textOffsets[place + 1]))
  }

  static func factor(_ unit: Int) -> UnitFactor {
    let row = 6 * unit
    return UnitFactor(
      coefficient: rational(numbers[row], numbers[row + 1])
        * Prefix(code: Int8(-numbers[row + 2])).factor,
      piPower: Int(Int8(truncatingIfNeeded: numbers[row + 3] >> 8)))
  }

  /// Where the scale of a unit has its zero, in the base of its dimension.
  static func offset(_ unit: Int) -> Rational {
    rational(numbers[6 * unit + 4], numbers[6 * unit + 5])
  }

  static func hasOffset(_ unit: Int) -> Bool { numbers[6 * unit + 4] != 0 }

  /// The number of a unit's dimension.
  static func dimension(_ unit: Int) -> Int { Int(numbers[6 * unit + 3] & 0xFF) }

  /// The power of an angle that a unit is.
  static func anglePower(_ unit: Int) -> Int { Int(numbers[6 * unit + 3] >> 16) }

  /// The exponents of the base dimensions.
  static func powers(ofDimension dimension: Int) -> ArraySlice<Int8> {
    dimensions[9 * dimension..<9 * dimension + 9]
  }

  private static func rational(_ numerator: Int64, _ denominator: Int64) -> Rational {
    let top = Rational(WideInt(numerator))
    return denominator == 1 ? top : top / Rational(WideInt(denominator))
  }
}

extension String {
  /// A part of a text of the tables, by the places of its bytes in UTF-8.
  func bytes(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(Substring(utf8[start..<end]))
  }
}
