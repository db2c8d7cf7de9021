/// A currency: its code, and how many decimals its smallest unit has.
///
/// ```swift
/// let yen = Currency.jpy
/// let fromCode = try Currency("CHF")
/// let bitcoin = Currency(custom: "BTC", minorUnits: 8, symbol: "₿")
/// let choices = Currency.active.map(\.name)
/// ```
///
/// Eight bytes without references. A currency of ISO 4217 is found in a table; one of your own
/// (``init(custom:minorUnits:symbol:)-(String,_,_)``) is a value like any other, and nothing is registered.
/// Two currencies are the same if they agree in everything: a custom `USD` is not the ISO one.
public struct Currency: Hashable, Sendable {
  /// The code in base 37, then 5 bits of minor units, 1 that says custom, and 21 of a symbol.
  let packed: UInt64

  init(packed: UInt64) {
    self.packed = packed
  }

  /// The currency with an ISO 4217 code in capital letters, in use or withdrawn.
  ///
  /// - Throws: ``MoneyError/unknownCurrency(_:)``; there is no code that silently gets two digits.
  public init(_ code: String) throws(MoneyError) {
    guard let number = Self.number(of: code.utf8), let record = Record(code: code) else {
      throw .unknownCurrency(code)
    }
    self.init(number: number, minorUnits: record.minorUnits)
  }

  /// A currency that ISO 4217 does not have, with a code that comes from data.
  ///
  /// - Parameters:
  ///   - code: three to six capital letters that are no code of ISO 4217.
  ///   - minorUnits: how many decimals its smallest unit has, 0 to 30; `nil` if it has no smallest unit.
  ///   - symbol: what is written for it, if it has a sign of its own in Unicode.
  /// - Throws: ``MoneyError/domain(_:)`` if the code or the number of units is not as said.
  @_disfavoredOverload
  public init(
    custom code: String, minorUnits: Int?, symbol: Unicode.Scalar? = nil
  ) throws(MoneyError) {
    guard let number = Self.number(of: code.utf8), !Self.isCode(code) else {
      throw .domain(.customCodeIsNew)
    }
    guard 0...30 ~= minorUnits ?? 0 else { throw .domain(.minorUnitsAreFew) }
    self.init(number: number, minorUnits: minorUnits, isCustom: true, symbol: symbol)
  }

  private init(
    number: UInt32, minorUnits: Int?, isCustom: Bool = false, symbol: Unicode.Scalar? = nil
  ) {
    let units = UInt64(minorUnits ?? Self.noUnits)
    let mark = UInt64(isCustom ? 1 : 0)
    packed = UInt64(number) | units << 32 | mark << 37 | UInt64(symbol?.value ?? 0) << 38
  }

  private static let noUnits = 31

  /// A code of three to six capital letters as a number in base 37.
  private static func number(of code: String.UTF8View) -> UInt32? {
    guard 3...6 ~= code.count else { return nil }
    var number: UInt64 = 0
    for byte in code {
      switch byte {
      case 0x41...0x5A: number = number * 37 + UInt64(byte - 0x41 + 11)
      default: return nil
      }
    }
    return UInt32(number)
  }
}

// MARK: - What the value itself holds

extension Currency {
  /// The code, such as `USD`.
  public var code: String {
    // The last letter is lowest in both.
    var (number, letters, count) = (UInt32(truncatingIfNeeded: packed), UInt64(0), 0)
    while number > 0 {
      letters |= UInt64(number % 37 - 11 + 0x41) << UInt64(8 * count)
      number /= 37
      count += 1
    }
    return unsafe String(unsafeUninitializedCapacity: count) { utf8 in
      for index in 0..<count {
        unsafe utf8[index] = UInt8(truncatingIfNeeded: letters >> UInt64(8 * (count - 1 - index)))
      }
      return count
    }
  }

  /// Whether a text is the code of a currency of ISO 4217.
  static func isCode(_ text: String) -> Bool {
    number(of: text.utf8) != nil && Record(code: text) != nil
  }

  /// How many decimals the smallest unit has: 2 for USD, 0 for JPY; `nil` for gold, test codes and the like.
  public var minorUnits: Int? {
    let units = Int(truncatingIfNeeded: packed >> 32 & 31)
    return units == Self.noUnits ? nil : units
  }

  /// Whether the currency was made with ``init(custom:minorUnits:symbol:)-(String,_,_)``.
  public var isCustom: Bool { packed >> 37 & 1 == 1 }

  /// The sign that a custom currency was given.
  public var customSymbol: Unicode.Scalar? {
    let value = UInt32(truncatingIfNeeded: packed >> 38)
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
