public import SciNumber

/// What the table says about a unit, for lists and help.
///
/// ```swift
/// let kilometre = Unit(named: "km")?.info
/// print(kilometre?.plural ?? "")  // kilometers
/// print(kilometre?.factor ?? 0)  // 1000
/// let lengths = Unit.all(of: "length").map(\.symbol)
/// ```
public struct UnitInfo: Sendable {
  /// The unit, with its prefix if it has one.
  public let unit: Unit
  /// What is written behind a number.
  public let symbol: String
  /// The English name, such as `kilometer`.
  public let singular: String
  /// The English plural.
  public let plural: String
  /// All names that stand for the unit without a further prefix; for a prefixed unit only the symbol and the two words.
  public let names: [String]
  /// What it measures, in the words of a list: `length`, `energy`, `currency`.
  public let quantity: String
  /// The fraction in `factor × π^piPower`, which is what one such unit is in its dimension's base.
  ///
  /// The base is the product of m, kg, s, A, K, mol, cd, bit, px and currencies that the dimension's formula says.
  public let factor: Rational
  /// The power of π beside ``factor``; 1 for the degree.
  public let piPower: Int
  /// Where the scale has its zero in the base: 273.15 (kelvins) for °C, 0 for almost all.
  public let offset: Rational
  /// Whether prefixes from quecto to quetta, or some of them, make further units.
  public let takesPrefixes: Bool
  /// Whether the binary prefixes from kibi to yobi make further units.
  public let takesBinaryPrefixes: Bool
  /// Where the definition is from.
  public let source: String

  /// What it measures, as a product of base dimensions.
  public var dimension: Dimension { unit.dimension }
}

extension UnitInfo {
  /// The row of a unit of the table.
  init(atom: UnitAtom) {
    let index = atom.index
    let names = UnitNameTable.names(of: index)
    let factor = atom.factor
    unit = Unit(PowerProduct(atom.word))
    symbol = atom.symbol
    singular = atom.prefix.name + UnitTable.text(index, .singular)
    plural = atom.prefix.name + UnitTable.text(index, .plural)
    self.names = atom.prefix == .none ? names.map { $0.text } : [symbol, singular, plural]
    quantity = UnitTable.text(index, .quantity)
    self.factor = factor.coefficient
    piPower = factor.piPower
    offset = UnitTable.offset(index)
    takesPrefixes = atom.prefix == .none && names.contains { $0.value & UnitName.prefixes != 0 }
    takesBinaryPrefixes =
      atom.prefix == .none && names.contains { $0.value & UnitName.binaryPrefixes != 0 }
    source = UnitTable.text(index, .source)
  }

  /// The row of an alias, which stands for a product.
  init(alias: Int) {
    let row = UnitTable.count + alias
    let powers = UnitNameTable.product(ofAlias: alias)
    let names = UnitNameTable.names(of: alias | UnitName.aliasBit)
    unit = Unit(PowerProduct(powers))
    symbol = unit.symbol
    singular = UnitTable.text(row, .singular)
    plural = UnitTable.text(row, .plural)
    self.names = names.map { $0.text }
    quantity = UnitTable.text(row, .quantity)
    let factor = UnitFactor(product: powers)
    self.factor = factor.coefficient
    piPower = factor.piPower
    offset = 0
    takesPrefixes = names.contains { $0.value & UnitName.prefixes != 0 }
    takesBinaryPrefixes = names.contains { $0.value & UnitName.binaryPrefixes != 0 }
    source = UnitTable.text(row, .source)
  }

  /// A currency.
  init(currency atom: UnitAtom) {
    let code = atom.currencyCode
    unit = Unit(PowerProduct(atom.word))
    (symbol, singular, plural, names) = (code, code, code, [code])
    quantity = "currency"
    (factor, piPower, offset) = (1, 0, 0)
    (takesPrefixes, takesBinaryPrefixes) = (false, false)
    source = "ISO 4217"
  }
}

// MARK: - Lists

extension Unit {
  /// What the table says of one named unit to the power of 1, with or without a prefix, and of a product that has a name, such as mi/h.
  public var info: UnitInfo? {
    if let base = product.onlyBase {
      let atom = UnitAtom(word: base)
      return atom.isCurrency ? UnitInfo(currency: atom) : UnitInfo(atom: atom)
    }
    guard !isNone else { return nil }
    return UnitNameTable.listedAliases
      .first { UnitNameTable.isProduct(product, ofAlias: $0) }.map { UnitInfo(alias: $0) }
  }

  /// The units of the table without prefixes, in its order, and then products that have names, such as mi/h; without currencies.
  public static var all: [UnitInfo] {
    (0..<UnitTable.count).map { UnitInfo(atom: UnitAtom(unit: $0, prefix: .none)) }
      + UnitNameTable.listedAliases.map { UnitInfo(alias: $0) }
  }

  /// The units that measure a quantity such as `length`; for `currency`, those of ISO 4217.
  public static func all(of quantity: String) -> [UnitInfo] {
    if quantity == "currency" {
      return CurrencyCodes.all.map { UnitInfo(currency: UnitAtom(currency: $0.utf8)) }
    }
    return (0..<UnitTable.count)
      .filter { UnitTable.text($0, .quantity) == quantity }
      .map { UnitInfo(atom: UnitAtom(unit: $0, prefix: .none)) }
      + UnitNameTable.listedAliases
      .filter { UnitTable.text(UnitTable.count + $0, .quantity) == quantity }
      .map { UnitInfo(alias: $0) }
  }

  /// What units measure, in the order of the table, with `currency` at the end.
  public static var quantities: [String] {
    var found: [String] = []
    for index in 0..<UnitTable.count + UnitNameTable.listedAliases.count {
      let quantity = UnitTable.text(index, .quantity)
      if !found.contains(quantity) { found.append(quantity) }
    }
    return found + ["currency"]
  }

  /// The version of the table.
  public static var tableVersion: String { UnitTable.version }
}

// MARK: - Names

extension Unit {
  /// All names without prefixes, in the order of their bytes; without currencies.
  public static var names: [String] {
    UnitNameTable.values.indices.map { UnitNameTable.name($0) }
  }

  /// The names that differ from a text in the case of letters alone, with prefixes and currencies; none if it is a name itself.
  ///
  /// `KM` gives `km`, `eur` gives `EUR`, `mhz` gives `MHz` and `mHz`.
  public static func suggestions(for text: String) -> [String] {
    guard !isName(text), text.utf8.count <= UnitNameTable.longest + 6 else { return [] }
    let folded = text.lowercased()
    var found: [String] = []
    let code = text.uppercased()
    if CurrencyCodes.contains(code) { found.append(code) }
    for index in UnitNameTable.values.indices {
      let name = UnitNameTable.name(index)
      let lowercased = name.lowercased()
      guard folded.hasSuffix(lowercased) else { continue }
      if folded == lowercased {
        if !found.contains(name) { found.append(name) }
        continue
      }
      let rest = folded.utf8.count - lowercased.utf8.count
      for prefix in Prefix.words {
        for text in [prefix.symbol, prefix.name]
        where text.utf8.count == rest && folded.hasPrefix(text.lowercased()) {
          let candidate = text + name
          if isName(candidate), !found.contains(candidate) { found.append(candidate) }
        }
      }
    }
    return found
  }
}

extension UnitNameTable {
  /// A name.
  static func name(_ index: Int) -> String {
    names.bytes(Int(offsets[index])..<Int(offsets[index + 1]))
  }

  /// The numbers of the aliases that are listed; those behind them are other spellings of prefixed units.
  static var listedAliases: Range<Int> {
    0..<(UnitTable.textOffsets.count - 1) / 5 - UnitTable.count
  }

  /// The names of a unit, or of an alias with its bit, and their flags.
  static func names(of unit: Int) -> [(text: String, value: UInt16)] {
    values.indices.filter { Int(values[$0] & 0x7FF) == unit }.map { (name($0), values[$0]) }
  }
}

extension CurrencyCodes {
  /// The codes, in their order.
  static var all: [String] {
    stride(from: 0, to: codes.utf8.count, by: 3).map { codes.bytes($0..<$0 + 3) }
  }
}
