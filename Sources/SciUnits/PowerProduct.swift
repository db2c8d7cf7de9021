/// A base and what it is raised to, which is not zero.
struct Power: Hashable, Sendable {
  let base: UInt32
  let exponent: Exponent
}

/// A product of powers of different bases, in the order in which they came.
///
/// One factor is held in place, which is what almost every quantity has.
struct PowerProduct: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case empty
    case single(Power)
    /// At least two.
    case several([Power])
  }

  private let storage: Storage

  static let empty = PowerProduct(.empty)

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// One base.
  init(_ base: UInt32) {
    self.init(.single(Power(base: base, exponent: .one)))
  }

  /// The product of powers whose bases differ.
  init(_ powers: [Power]) {
    switch powers.count {
    case 0: self.init(.empty)
    case 1: self.init(.single(powers[0]))
    default: self.init(.several(powers))
    }
  }

  /// The base, if there is one and it is not raised to a power.
  var onlyBase: UInt32? {
    guard case .single(let power) = storage, power.exponent.isOne else { return nil }
    return power.base
  }
}

extension PowerProduct: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch storage {
    case .empty: 0
    case .single: 1
    case .several(let powers): powers.count
    }
  }

  subscript(index: Int) -> Power {
    switch storage {
    case .empty: preconditionFailure("the empty product has no factors")
    case .single(let power): power
    case .several(let powers): powers[index]
    }
  }
}

// MARK: - Products

extension PowerProduct {
  /// The product, with exponents of equal bases added and the left factors first; `nil` beyond the limit of exponents.
  func multiplied(by other: PowerProduct) -> PowerProduct? {
    if isEmpty { return other }
    var powers = Array(self)
    for power in other {
      guard powers.multiply(by: power) else { return nil }
    }
    return PowerProduct(powers)
  }

  /// The power; `nil` beyond the limit of exponents.
  func raised(to exponent: Exponent) -> PowerProduct? {
    if exponent.isZero { return .empty }
    if exponent.isOne { return self }
    var powers: [Power] = []
    for power in self {
      guard let product = power.exponent.multiplied(by: exponent) else { return nil }
      powers.append(Power(base: power.base, exponent: product))
    }
    return PowerProduct(powers)
  }

  /// One over the product.
  var reciprocal: PowerProduct {
    PowerProduct(map { Power(base: $0.base, exponent: $0.exponent.negated()) })
  }

  /// The factors in the order of their bases.
  var sorted: PowerProduct {
    count < 2 ? self : PowerProduct(sorted { $0.base < $1.base })
  }
}

extension [Power] {
  /// Multiplies a product by a power of a base that it may have; `false` beyond the limit of exponents.
  mutating func multiply(by power: Power) -> Bool {
    guard let index = firstIndex(where: { $0.base == power.base }) else {
      append(power)
      return true
    }
    guard let sum = self[index].exponent.adding(power.exponent) else { return false }
    if sum.isZero {
      remove(at: index)
    } else {
      self[index] = Power(base: power.base, exponent: sum)
    }
    return true
  }
}
