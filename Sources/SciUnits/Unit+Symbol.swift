extension Unit {
  /// What is written behind a number, after a space: `km/h`, `kg·m²/(s³·A)`, `m^(1/2)`, `s⁻¹`; nothing for plain numbers.
  ///
  /// It reads back as the same unit: `·` multiplies, `/` divides by the next factor or bracket, and each name is one that
  /// ``init(named:)`` finds. Where the product is that of a name such as `kWh`, that is written.
  public var symbol: String {
    if product.count == 1, product[0].exponent.isOne {
      return UnitAtom(word: product[0].base).symbol
    }
    return writtenAlias ?? ProductText { UnitAtom(word: $0).symbol }.text(product)
  }

  /// The symbol of the alias that stands for exactly this product.
  private var writtenAlias: String? {
    guard 2...4 ~= product.count else { return nil }
    let first = UnitAtom(word: product[0].base)
    for (alias, symbol) in zip(UnitNameTable.written, UnitNameTable.writtenSymbols) {
      if UnitNameTable.isProduct(product, ofAlias: alias) { return symbol }
      guard first.prefix != .none,
        UnitNameTable.aliases[4 * alias] & 0xFFFF == product[0].base & 0xFFFF,
        let name = UnitName(first.prefix.symbol + symbol), name.isAlias(alias),
        name.product == product
      else { continue }
      return first.prefix.symbol + symbol
    }
    return nil
  }
}

extension Unit: CustomStringConvertible {
  /// The symbol.
  public var description: String { symbol }
}
