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
    let prefix = UnitAtom(word: product[0].base).prefix
    for (index, symbol) in UnitNameTable.written.enumerated() where !symbol.isEmpty {
      let powers = UnitNameTable.product(ofAlias: index)
      if product.elementsEqual(powers) { return symbol }
      guard prefix != .none, product[0].base & 0xFFFF == powers[0].base,
        let name = UnitName(prefix.symbol + symbol), name.isAlias(index), name.product == product
      else { continue }
      return prefix.symbol + symbol
    }
    return nil
  }
}

extension Unit: CustomStringConvertible {
  /// The symbol.
  public var description: String { symbol }
}
