// Where a number ends: digits, groups, fractions, repetitions, exponents and other bases.

extension Lexer {
  /// Whether digits of a number are split by `_`.
  func hasUnderscore(_ number: SourceRange) -> Bool {
    for offset in number.lower..<number.upper where source[offset] == UInt8(ascii: "_") {
      return true
    }
    return false
  }

  func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Moves over a number.
  ///
  ///     Number ::= Integer | Decimal | Repeating | Hexadecimal | Binary | Octal | Radix | Mixed
  mutating func number() -> Token.Kind {
    if let kind = plainNumber() { return kind }
    let start = offset
    if let base = prefix() { return digits(of: base) }
    skipDigits()
    if byte(offset) == UInt8(ascii: "#") { return radix(from: start) ?? sign() }
    var kind = integerPart(from: start)
    // Two points are the sign of a range, `1..10`.
    if byte(offset) == UInt8(ascii: "."), byte(offset + 1) != UInt8(ascii: ".") {
      offset += 1
      kind = fraction()
    } else if kind == .integer, skipVulgarFraction() {
      return .mixed
    }
    guard kind != .spacedRepetition else { return kind }
    return exponent(after: kind)
  }

  /// Moves over digits with a point among them or without, which most numbers are, where a sign follows that cannot belong to the number; nowhere for any other.
  private mutating func plainNumber() -> Token.Kind? {
    var end = offset
    while isDigit(byte(end)) { end += 1 }
    var kind = Token.Kind.integer
    if byte(end) == UInt8(ascii: "."), end > offset {
      kind = .decimal
      end += 1
      while isDigit(byte(end)) { end += 1 }
    }
    switch byte(end) {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "^"), UInt8(ascii: ")"), UInt8(ascii: ";"):
      break
    case _ where end == source.count: break
    default: return nil
    }
    offset = end
    return kind
  }

  /// Moves over `½` and its like, and says whether one was there.
  private mutating func skipVulgarFraction() -> Bool {
    guard byte(offset) >= 0x80 else { return false }
    let (scalar, length) = UTF8Text.scalar(in: source, at: offset)
    guard Characters.isVulgarFraction(scalar) else { return false }
    offset += length
    return true
  }

  private mutating func skipDigits() {
    while isDigit(byte(offset)) { offset += 1 }
  }

  /// Moves over `("_" Digits)*`, and says whether there was any.
  private mutating func skipUnderscoredDigits() -> Bool {
    let start = offset
    while byte(offset) == UInt8(ascii: "_"), isDigit(byte(offset + 1)) {
      offset += 1
      skipDigits()
    }
    return offset > start
  }

  /// Moves over what groups the digits before the point.
  private mutating func integerPart(from start: Int) -> Token.Kind {
    if skipUnderscoredDigits() { return .decimal }
    let next = byte(offset)
    guard (1...3).contains(offset - start), next >= 0x80 || next == UInt8(ascii: "'") else {
      return .integer
    }
    var isGrouped = false
    while let end = endOfGroup(at: offset) {
      offset = end
      isGrouped = true
    }
    return isGrouped ? .decimal : .integer
  }

  /// Where a thin or no-break space or an apostrophe, and exactly three digits, end.
  private func endOfGroup(at start: Int) -> Int? {
    guard start < source.count else { return nil }
    let (scalar, length) = UTF8Text.scalar(in: source, at: start)
    guard Characters.isGroupSeparator(scalar) else { return nil }
    let digits = start + length
    return (digits..<digits + 3).allSatisfy { isDigit(byte($0)) } ? digits + 3 : nil
  }

  /// Moves over what stands after the point.
  ///
  ///     Fraction ::= Digits ("_" Digits)* | (Digits ("_" Digits)*)? "(" Digits ")"
  private mutating func fraction() -> Token.Kind {
    let start = offset
    skipDigits()
    if offset > start { _ = skipUnderscoredDigits() }
    let bracket = endOfSpace(from: offset)
    guard byte(bracket) == UInt8(ascii: "(") else { return .decimal }
    if let end = endOfRepetition(from: bracket) {
      let isTight = bracket == offset && end.isTight
      offset = end.offset
      return isTight ? .repeating : .spacedRepetition
    }
    guard offset == start else { return .decimal }
    offset = bracket + 1
    return .spacedRepetition
  }

  /// Where `( digits )` ends, and whether it holds no space.
  private func endOfRepetition(from bracket: Int) -> (offset: Int, isTight: Bool)? {
    let first = endOfSpace(from: bracket + 1)
    var last = first
    while isDigit(byte(last)) { last += 1 }
    let closing = endOfSpace(from: last)
    guard last > first, byte(closing) == UInt8(ascii: ")") else { return nil }
    return (closing + 1, first == bracket + 1 && closing == last)
  }

  /// Moves over an exponent, if there is one.
  ///
  /// With a space in it, it is no exponent, and the reader may have meant one: `2 e-3`.
  private mutating func exponent(after kind: Token.Kind) -> Token.Kind {
    let letter = endOfSpace(from: offset)
    guard byte(letter) | 0x20 == UInt8(ascii: "e") else { return kind }
    let sign = endOfSpace(from: letter + 1)
    let digits = endOfSpace(from: endOfSign(at: sign))
    guard isDigit(byte(digits)) else { return kind }
    let isTight = letter == offset && sign == letter + 1 && digits == endOfSign(at: sign)
    offset = digits
    skipDigits()
    guard isTight else { return .spacedExponent }
    return kind == .repeating ? .repeating : .decimal
  }

  func endOfSign(at offset: Int) -> Int {
    guard offset < source.count else { return offset }
    let (scalar, length) = UTF8Text.scalar(in: source, at: offset)
    let isSign =
      scalar == 0x2B || Characters.isMinus(scalar) || Characters.token(scalar) == .plus
    return isSign ? offset + length : offset
  }
}

// MARK: - Other bases

extension Lexer {
  private func prefix() -> Token.Kind? {
    guard byte(offset) == UInt8(ascii: "0") else { return nil }
    return switch byte(offset + 1) | 0x20 {
    case UInt8(ascii: "x"): .hexadecimal
    case UInt8(ascii: "b"): .binary
    case UInt8(ascii: "o"): .octal
    default: nil
    }
  }

  /// Moves over a prefix and everything that looks like its digits.
  ///
  ///     Radix ::= Prefix Digits "." Digits BinaryExponent? | Prefix Digits BinaryExponent
  private mutating func digits(of kind: Token.Kind) -> Token.Kind {
    offset += 2
    let base: UInt8 = kind == .hexadecimal ? 16 : kind == .octal ? 8 : 2
    let (isGood, hasPoint) = skipRadixDigits(base)
    guard byte(offset) | 0x20 == UInt8(ascii: "p") else {
      return isGood && !isNamePart(offset) ? hasPoint ? .radix : kind : skippingBadDigits()
    }
    let digits = endOfSign(at: offset + 1)
    guard isGood, isDigit(byte(digits)) else { return skippingBadDigits() }
    offset = digits
    skipDigits()
    return isNamePart(offset) ? skippingBadDigits() : .radix
  }

  /// Moves over a `#` that is neither the sign of a base nor, right behind a digit, of a comment.
  private mutating func sign() -> Token.Kind {
    offset += 1
    return skippingBadDigits()
  }

  /// Moves over `#` and digits after a base from 2 to 36; `nil` if the number before is no base, or no digits follow.
  ///
  ///     Radix ::= Base "#" Digits ("." Digits)?
  private mutating func radix(from start: Int) -> Token.Kind? {
    guard 1...2 ~= offset - start, source[start] != UInt8(ascii: "0"),
      isNamePart(offset + 1) || byte(offset + 1) == UInt8(ascii: ".") && isNamePart(offset + 2)
    else { return nil }
    let base = source[start..<offset].reduce(0) { 10 * $0 + $1 - UInt8(ascii: "0") }
    guard 2...36 ~= base else { return nil }
    offset += 1
    let (isGood, _) = skipRadixDigits(base)
    return isGood && !isNamePart(offset) ? .radix : skippingBadDigits()
  }

  /// Moves over digits of a base with underscores between them and a point, and says whether there are digits on both of its sides.
  private mutating func skipRadixDigits(_ base: UInt8) -> (isGood: Bool, hasPoint: Bool) {
    let isWhole = skipDigits(of: base)
    guard byte(offset) == UInt8(ascii: "."), isDigit(byte(offset + 1), of: base) else {
      return (isWhole, false)
    }
    offset += 1
    return (skipDigits(of: base) && isWhole, true)
  }

  private mutating func skipDigits(of base: UInt8) -> Bool {
    var wasDigit = false
    while true {
      if isDigit(byte(offset), of: base) {
        wasDigit = true
      } else if wasDigit, byte(offset) == UInt8(ascii: "_"), isDigit(byte(offset + 1), of: base) {
        wasDigit = false
      } else {
        return wasDigit
      }
      offset += 1
    }
  }

  /// Whether a letter, a digit or an underscore of ASCII stands at an offset.
  private func isNamePart(_ offset: Int) -> Bool {
    byte(offset) < 0x80 && Characters.isNameContinuation(UInt32(byte(offset)))
  }

  private mutating func skippingBadDigits() -> Token.Kind {
    while isNamePart(offset) { offset += 1 }
    return .badPrefix
  }

  private func isDigit(_ byte: UInt8, of base: UInt8) -> Bool {
    let value: UInt8? =
      switch byte | 0x20 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): (byte | 0x20) - UInt8(ascii: "a") + 10
      default: isDigit(byte) ? byte - UInt8(ascii: "0") : nil
      }
    return value.map { $0 < base } ?? false
  }
}
