/// What a name stands for: a unit or an alias of the table, with a prefix.
struct UnitName {
  let value: UInt16
  let prefix: Prefix

  // The flags of a name, beside the number of what it names; scripts/unit_table.py writes them.
  private static let alias: UInt16 = 1 << 10
  private static let symbolPrefixes: UInt16 = 1 << 11
  private static let wordPrefixes: UInt16 = 1 << 12
  static let binaryPrefixes: UInt16 = 1 << 13
  private static let largePrefixes: UInt16 = 1 << 14
  /// Any of them.
  static let prefixes = symbolPrefixes | wordPrefixes | binaryPrefixes

  /// Finds a name; a name without a prefix comes before one with a prefix.
  init?(_ name: String) {
    let name = Substring(name).utf8
    if let value = Self.value(of: name) {
      (self.value, prefix) = (value, .none)
      return
    }
    for prefix in Prefix.all {
      if let value = Self.value(of: name, after: prefix.symbol, prefix.code, Self.symbolPrefixes)
        ?? Self.value(of: name, after: prefix.name, prefix.code, Self.wordPrefixes)
      {
        (self.value, self.prefix) = (value, Prefix(code: prefix.code))
        return
      }
    }
    return nil
  }

  /// The value of the rest of a name, if it takes this prefix.
  private static func value(
    of name: Substring.UTF8View, after prefix: String, _ code: Int8, _ flag: UInt16
  ) -> UInt16? {
    guard name.starts(with: prefix.utf8),
      let value = value(of: name.dropFirst(prefix.utf8.count)), value & flag != 0
    else { return nil }
    if code > 100 { return value & binaryPrefixes != 0 ? value : nil }
    return code < 3 && value & largePrefixes != 0 ? nil : value
  }

  /// Searches the sorted names.
  private static func value(of name: Substring.UTF8View) -> UInt16? {
    guard 1...UnitNameTable.longest ~= name.count else { return nil }
    let names = SortedTexts(text: UnitNameTable.names, offsets: UnitNameTable.offsets)
    return names.index(of: name).map { UnitNameTable.values[$0] }
  }

  /// Whether the name is one of an alias, with whatever prefix.
  func isAlias(_ index: Int) -> Bool {
    value & Self.alias != 0 && Int(value & 0x3FF) == index
  }

  /// The product that the name stands for.
  var product: PowerProduct {
    let index = Int(value & 0x3FF)
    guard value & Self.alias != 0 else {
      return PowerProduct(UnitAtom(unit: index, prefix: prefix).word)
    }
    var powers = UnitNameTable.product(ofAlias: index)
    if prefix != .none {
      let first = UnitAtom(unit: UnitAtom(word: powers[0].base).index, prefix: prefix)
      powers[0] = Power(base: first.word, exponent: powers[0].exponent)
    }
    return PowerProduct(powers)
  }
}

extension UnitNameTable {
  /// The factors of an alias.
  static func product(ofAlias alias: Int) -> [Power] {
    aliases[4 * alias..<4 * alias + 4].filter { $0 != 0 }.map { word in
      Power(
        base: word & 0xFF_FFFF,
        exponent: Exponent(integer: Int16(Int8(truncatingIfNeeded: word >> 24))))
    }
  }
}

// MARK: - Currencies

extension CurrencyCodes {
  /// Whether a name is a code of the list.
  static func contains(_ name: String) -> Bool {
    let name = name.utf8
    guard name.count == 3 else { return false }
    let table = codes.utf8
    var range = 0..<table.count / 3
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let start = table.index(table.startIndex, offsetBy: 3 * middle)
      let code = table[start..<table.index(start, offsetBy: 3)]
      if code.elementsEqual(name) { return true }
      range =
        code.lexicographicallyPrecedes(name)
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
