/// Cuts a text into tokens, the longest that fits at each position.
///
/// The lexer never fails, knows no numbers' values and looks nothing up: which names are
/// functions is the parser's business.
struct Lexer {
  /// The text, which is valid UTF-8.
  private(set) var source: [UInt8]

  /// Where the next token is looked for.
  var offset: Int

  /// Makes a lexer for a text, which may begin with a byte order mark.
  init(source: [UInt8]) {
    self.source = source
    offset = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Gives the text away.
  mutating func forgetSource() {
    source = []
    offset = 0
  }

  /// The byte at an offset, or 0 after the end.
  func byte(_ offset: Int) -> UInt8 {
    offset < source.count ? source[offset] : 0
  }

  /// The next token; `.end` for ever after the last.
  mutating func next() -> Token {
    skipSpaceAndComment()
    let start = offset
    guard start < source.count else { return Token(kind: .end, range: SourceRange(start, start)) }
    let kind = token(beginningWith: source[start])
    return Token(kind: kind, range: SourceRange(start, offset))
  }
}

// MARK: - Space

extension Lexer {
  private mutating func skipSpaceAndComment() {
    // Most tokens follow one another closely; no space begins with a byte between these.
    if (UInt8(ascii: "$")..<0x80).contains(byte(offset)) { return }
    offset = endOfSpace(from: offset)
    guard byte(offset) == UInt8(ascii: "#") else { return }
    while offset < source.count {
      let (scalar, length) = UTF8Text.scalar(in: source, at: offset)
      if Characters.isLineBreak(scalar) { return }
      offset += length
    }
  }

  /// Where the space that begins at an offset ends.
  func endOfSpace(from start: Int) -> Int {
    var end = start
    while end < source.count {
      let first = source[end]
      if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        end += 1
        continue
      }
      guard first >= 0x80 else { break }
      let (scalar, length) = UTF8Text.scalar(in: source, at: end)
      guard Characters.isSpace(scalar) else { break }
      end += length
    }
    return end
  }
}

// MARK: - Symbols

extension Lexer {
  /// Moves over the token that begins with a byte, and says what it is.
  private mutating func token(beginningWith first: UInt8) -> Token.Kind {
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): name()
    case UInt8(ascii: "_") where isDigit(byte(offset + 1)): name()
    case UInt8(ascii: "."):
      isDigit(byte(offset + 1)) ? number() : points()
    case UInt8(ascii: "("): taking(1, .openParenthesis)
    case UInt8(ascii: ")"): taking(1, .closeParenthesis)
    case UInt8(ascii: "+"): taking(1, .plus)
    case UInt8(ascii: "-"): taking(">", .to, otherwise: .minus)
    case UInt8(ascii: "*"): taking("*", .power, otherwise: .times)
    case UInt8(ascii: "/"): taking("/", .quotient, otherwise: .divide)
    case UInt8(ascii: "^"): taking(1, .power)
    case UInt8(ascii: ","): taking(1, .comma)
    case UInt8(ascii: ";"): taking(1, .semicolon)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): taking(1, .lineBreak)
    case UInt8(ascii: "="): taking("=", .equal, otherwise: .equals)
    case UInt8(ascii: ":"): taking("=", .define, otherwise: .colon)
    case UInt8(ascii: "?"): taking(1, .question)
    case UInt8(ascii: "@"):
      date()
    case UInt8(ascii: "&"): taking("&", .logicalAnd, otherwise: .ampersand)
    case UInt8(ascii: "~"): taking(1, .complement)
    case UInt8(ascii: "<"): angle(.less, orEqual: .lessOrEqual, doubled: .shiftLeft)
    case UInt8(ascii: ">"): angle(.greater, orEqual: .greaterOrEqual, doubled: .shiftRight)
    case UInt8(ascii: "!"): exclamation()
    case UInt8(ascii: "%"): percent()
    case UInt8(ascii: "["): taking(1, .openBracket)
    case UInt8(ascii: "]"): taking(1, .closeBracket)
    case UInt8(ascii: "{"): taking(1, .openBrace)
    case UInt8(ascii: "}"): taking(1, .closeBrace)
    case UInt8(ascii: "|"): taking(1, .bar)
    case UInt8(ascii: "'"): taking(1, .apostrophe)
    case UInt8(ascii: "\""): taking(1, .quote)
    case 0x80...: otherScalar()
    default: taking(1, .unknown)
    }
  }

  private mutating func taking(_ length: Int, _ kind: Token.Kind) -> Token.Kind {
    offset += length
    return kind
  }

  private mutating func taking(
    _ second: Unicode.Scalar, _ long: Token.Kind, otherwise short: Token.Kind
  ) -> Token.Kind {
    byte(offset + 1) == UInt8(ascii: second) ? taking(2, long) : taking(1, short)
  }

  /// Takes `<`, `<=`, `<<`, or the same with `>`.
  private mutating func angle(
    _ short: Token.Kind, orEqual: Token.Kind, doubled: Token.Kind
  ) -> Token.Kind {
    byte(offset + 1) == byte(offset) ? taking(2, doubled) : taking("=", orEqual, otherwise: short)
  }

  /// Takes `..`; three points are no sign of the language.
  private mutating func points() -> Token.Kind {
    guard byte(offset + 1) == UInt8(ascii: ".") else { return taking(1, .unknown) }
    return byte(offset + 2) == UInt8(ascii: ".") ? taking(3, .unknown) : taking(2, .range)
  }

  private mutating func exclamation() -> Token.Kind {
    guard byte(offset + 1) == UInt8(ascii: "!") else {
      return taking("=", .notEqual, otherwise: .factorial)
    }
    return byte(offset + 2) == UInt8(ascii: "!")
      ? taking(3, .tripleFactorial) : taking(2, .doubleFactorial)
  }

  /// Takes `%`, and notes whether it stands apart from what is before it and a sign without space follows: `5 % -2`.
  private mutating func percent() -> Token.Kind {
    let isApart = isSpace(before: offset)
    offset += 1
    guard isApart else { return .percent }
    let sign = endOfSpace(from: offset)
    let operand = endOfSign(at: sign)
    guard operand > sign, operand < source.count, endOfSpace(from: operand) == operand,
      byte(operand) != UInt8(ascii: ">"),
      !Characters.isLineBreak(UTF8Text.scalar(in: source, at: operand).value)
    else { return .percent }
    return .signedPercent
  }

  /// Whether the character before an offset is a space.
  func isSpace(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    var start = offset - 1
    while source[start] & 0xC0 == 0x80 { start -= 1 }
    return endOfSpace(from: start) > start
  }

  private mutating func otherScalar() -> Token.Kind {
    let (scalar, length) = UTF8Text.scalar(in: source, at: offset)
    if scalar == Characters.degree, let end = endOfDegreeName(from: offset + length) {
      return taking(end - offset, .degreeName)
    }
    if Characters.isDegreeName(scalar) { return taking(length, .degreeName) }
    if let kind = Characters.token(scalar) {
      let style = isEmojiStyle(at: offset + length) && scalar == Characters.heavyTimes ? 3 : 0
      return taking(length + style, kind)
    }
    if Characters.isLineBreak(scalar) { return taking(length, .lineBreak) }
    if Characters.isVulgarFraction(scalar) { return taking(length, .mixed) }
    if Characters.superscriptDigit(scalar) != nil || scalar == Characters.superscriptMinus {
      return superscript()
    }
    return Characters.isNameStart(scalar) ? name() : taking(length, .unknown)
  }

  /// Where `°C`, `°F`, `°K`, `°R` or `°Ré` ends, if its letters stand here and are all of a name.
  private func endOfDegreeName(from offset: Int) -> Int? {
    let letter = byte(offset)
    guard "CFKR".utf8.contains(letter) else { return nil }
    var end = offset + 1
    if letter == UInt8(ascii: "R"), byte(end) == 0xC3, byte(end + 1) == 0xA9 { end += 2 }
    guard end < source.count else { return end }
    let next = UTF8Text.scalar(in: source, at: end).value
    return Characters.isNameContinuation(next) ? nil : end
  }

  /// Whether U+FE0F stands here, which phones add to `✖` to make it an emoji.
  private func isEmojiStyle(at offset: Int) -> Bool {
    byte(offset) == 0xEF && byte(offset + 1) == 0xB8 && byte(offset + 2) == 0x8F
  }

  private mutating func superscript() -> Token.Kind {
    var digitCount = 0
    while offset < source.count {
      let (scalar, length) = UTF8Text.scalar(in: source, at: offset)
      let isSign = digitCount == 0 && scalar == Characters.superscriptMinus
      if isSign {
        guard isSuperscriptDigit(at: offset + length) else {
          return taking(length, .unknown)
        }
      } else if Characters.superscriptDigit(scalar) == nil {
        break
      }
      digitCount += 1
      offset += length
    }
    return .superscript
  }

  private func isSuperscriptDigit(at offset: Int) -> Bool {
    guard offset < source.count else { return false }
    return Characters.superscriptDigit(UTF8Text.scalar(in: source, at: offset).value) != nil
  }
}

// MARK: - Names

extension Lexer {
  private mutating func name() -> Token.Kind {
    let start = offset
    while offset < source.count {
      let first = source[offset]
      if first < 0x80 {
        guard Characters.isNameContinuation(UInt32(first)) else { break }
        offset += 1
      } else {
        let (scalar, length) = UTF8Text.scalar(in: source, at: offset)
        guard Characters.isNameContinuation(scalar) else { break }
        offset += length
      }
    }
    return reservedWord(start) ?? .name
  }

  /// The words that cannot be names.
  private func reservedWord(_ start: Int) -> Token.Kind? {
    guard 2...4 ~= offset - start else { return nil }
    switch source[start] {
    case UInt8(ascii: "a"), UInt8(ascii: "d"), UInt8(ascii: "g"), UInt8(ascii: "m"),
      UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "o"), UInt8(ascii: "r"), UInt8(ascii: "t"),
      UInt8(ascii: "x"):
      break
    default: return nil
    }
    return switch String(decoding: source[start..<offset], as: UTF8.self) {
    case "mod": .mod
    case "of": .of
    case "to": .to
    case "and": .and
    case "or": .or
    case "xor": .xor
    case "not": .not
    case "if": .if
    case "deg": .deg
    case "rad": .rad
    case "grad", "gon": .grad
    case "turn": .turn
    default: nil
    }
  }
}
