/// A natural number of units of a power of ten.
struct KeptDigits {
  /// Without zeros in front; none for zero.
  var digits: [UInt8]
  /// The power of ten of one unit.
  var unit: WideInt
  /// Whether numbers beside a power of ten have as many digits as it, and so another unit.
  let keepsCount: Bool

  var lastDigit: UInt8 { (digits.last ?? UInt8(ascii: "0")) - UInt8(ascii: "0") }

  /// One unit more.
  var successor: KeptDigits {
    var next = self
    next.digits.replaceTrailing(UInt8(ascii: "9"), with: UInt8(ascii: "0"))
    let index = digits.count - digits.trailingCount(of: UInt8(ascii: "9")) - 1
    if index >= 0 {
      next.digits[index] += 1
      return next
    }
    next.digits.insert(UInt8(ascii: "1"), at: 0)
    if keepsCount {
      next.digits.removeLast()
      next.unit += 1
    }
    return next
  }

  /// One unit less, or one of the finer units that the digits below a power of ten have.
  ///
  /// Not of zero.
  var predecessor: KeptDigits {
    var next = self
    let zeros = digits.trailingCount(of: UInt8(ascii: "0"))
    next.digits.replaceTrailing(UInt8(ascii: "0"), with: UInt8(ascii: "9"))
    next.digits[digits.count - zeros - 1] -= 1
    if next.digits.first == UInt8(ascii: "0") {
      next.digits.removeFirst()
      if keepsCount {
        next.digits.append(UInt8(ascii: "9"))
        next.unit -= 1
      }
    }
    return next
  }

  func decimal(isNegative: Bool, isExact: Bool) -> DecimalDigits {
    if digits.isEmpty { return .zero(isExact: isExact) }
    return DecimalDigits(
      isNegative: isNegative, digits: digits, exponent: unit + WideInt(digits.count) - 1,
      isExact: isExact)
  }
}

extension [UInt8] {
  fileprivate func trailingCount(of digit: UInt8) -> Int {
    count - (lastIndex { $0 != digit } ?? -1) - 1
  }

  fileprivate mutating func replaceTrailing(_ digit: UInt8, with other: UInt8) {
    for index in (count - trailingCount(of: digit))..<count { self[index] = other }
  }
}
