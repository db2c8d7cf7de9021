/// What a name stands for: a unit or an alias of the table, with a prefix.
struct UnitName {
  let value: UInt16
  let prefix: Prefix

  // The flags of a name, beside the number of what it names; scripts/unit_table.py writes them.
  private static let alias: UInt16 = 1 << 10
  /// The flag of an alias beside its number.
  static let aliasBit = 1 << 10
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
    let starts = Prefix.symbols(startingLike: name)
    let (long, short) = (starts.longer, starts.shorter)
    if let long, let value = Self.value(of: name, behind: long, Self.symbolPrefixes) {
      (self.value, prefix) = (value, long.prefix)
    } else if let short, let value = Self.value(of: name, behind: short, Self.symbolPrefixes) {
      (self.value, prefix) = (value, short.prefix)
    } else if let word = Prefix.word(startingLike: name),
      let value = Self.value(of: name, behind: word, Self.wordPrefixes)
    {
      (self.value, prefix) = (value, word.prefix)
    } else {
      return nil
    }
  }

  /// The value of the rest of a name behind a prefix, if it takes this one.
  private static func value(
    of name: Substring.UTF8View, behind start: Prefix.Start, _ flag: UInt16
  ) -> UInt16? {
    guard let value = value(of: name.dropFirst(start.length)), value & flag != 0 else { return nil }
    if start.prefix.isBinary { return value & binaryPrefixes != 0 ? value : nil }
    return start.prefix.code < 3 && value & largePrefixes != 0 ? nil : value
  }

  /// Searches the sorted names by their first eight bytes as a number, and by the rest where that is not enough.
  private static func value(of name: Substring.UTF8View) -> UInt16? {
    guard 1...UnitNameTable.longest ~= name.count else { return nil }
    var key: UInt64 = 0
    var shift: UInt64 = 64
    for byte in name {
      shift -= 8
      key |= UInt64(byte) << shift
      if shift == 0 { break }
    }
    let keys = UnitNameTable.keys
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    while low < keys.count, keys[low] == key {
      if UnitNameTable.isName(low, name) { return UnitNameTable.values[low] }
      low += 1
    }
    return nil
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
  /// Whether a name of the table that begins with the same eight bytes is this one.
  fileprivate static func isName(_ index: Int, _ name: Substring.UTF8View) -> Bool {
    let (start, end) = (Int(offsets[index]), Int(offsets[index + 1]))
    guard end - start == name.count else { return false }
    if name.count <= 8 { return true }
    let first = names.utf8.index(names.utf8.startIndex, offsetBy: start + 8)
    let last = names.utf8.index(first, offsetBy: end - start - 8)
    return names.utf8[first..<last].elementsEqual(name.dropFirst(8))
  }

  /// Whether a product is that of an alias, in this order.
  static func isProduct(_ product: PowerProduct, ofAlias alias: Int) -> Bool {
    for index in 0..<4 {
      let word = aliases[4 * alias + index]
      guard index < product.count else { return word == 0 }
      let power = product[index]
      guard word & 0xFF_FFFF == power.base, power.exponent.isInteger,
        power.exponent.numerator == Int16(Int8(truncatingIfNeeded: word >> 24))
      else { return false }
    }
    return product.count <= 4
  }

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
