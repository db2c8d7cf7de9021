// Where a number ends: digits, groups, fractions, repetitions, exponents and other bases.

extension Lexer {
  func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Moves over a number.
  ///
  ///     Number ::= Integer | Decimal | Repeating | Hexadecimal | Binary | Octal
  mutating func number() -> Token.Kind {
    let start = offset
    if let base = prefix() { return digits(of: base) }
    skipDigits()
    var kind = integerPart(from: start)
    if byte(offset) == UInt8(ascii: ".") {
      offset += 1
      kind = fraction()
    }
    guard kind != .spacedRepetition else { return kind }
    return exponent(after: kind)
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
    guard (1...3).contains(offset - start), byte(offset) >= 0x80 else { return .integer }
    var isGrouped = false
    while let end = endOfGroup(at: offset) {
      offset = end
      isGrouped = true
    }
    return isGrouped ? .decimal : .integer
  }

  /// Where a thin or no-break space and three digits end.
  private func endOfGroup(at start: Int) -> Int? {
    guard byte(start) >= 0x80 else { return nil }
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

  private func endOfSign(at offset: Int) -> Int {
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
  private mutating func digits(of base: Token.Kind) -> Token.Kind {
    offset += 2
    var wasDigit = false
    var isGood = true
    while Characters.isNameContinuation(UInt32(byte(offset))), byte(offset) < 0x80 {
      let isUnderscore = byte(offset) == UInt8(ascii: "_")
      isGood = isGood && (isUnderscore ? wasDigit : isDigit(byte(offset), of: base))
      wasDigit = !isUnderscore
      offset += 1
    }
    return isGood && wasDigit ? base : .badPrefix
  }

  private func isDigit(_ byte: UInt8, of base: Token.Kind) -> Bool {
    switch base {
    case .binary: byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1")
    case .octal: UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte
    default: isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }
  }
}
