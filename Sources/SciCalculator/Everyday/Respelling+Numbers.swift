// Numbers as people write them: 1,234,567.89, 3 million, 1 1/2, FF₁₆.

import SciSyntax

// MARK: - Commas and points

/// What the commas and points of a number say by themselves.
private enum Separators {
  /// A number of the language
  case plain
  /// `1,234,567.89`
  case groupedByCommas
  /// `1.234.567,89`, `0,5`
  case decimalComma
  /// `1,234`
  case unclear

  init(_ number: String) {
    let parts = number.split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.allSatisfy({ !$0.isEmpty }) else {
      self = .plain
      return
    }
    let hasPoint = last.utf8.contains(UInt8(ascii: "."))
    let groups = parts.dropFirst().map { $0.split(separator: ".").first ?? "" }
    let isGrouped =
      1...3 ~= first.utf8.count && !first.utf8.contains(UInt8(ascii: "."))
      && first.utf8.first != UInt8(ascii: "0") && groups.allSatisfy { $0.utf8.count == 3 }
    switch parts.count {
    case 1:
      let points = number.split(separator: ".", omittingEmptySubsequences: false)
      let isThousands = points.count > 2 && Self.areGroups(points)
      self = isThousands ? .decimalComma : .plain
    case 2 where !hasPoint:
      let points = first.split(separator: ".", omittingEmptySubsequences: false)
      guard points.count == 1 || Self.areGroups(points) else {
        self = .plain
        return
      }
      self = points.count == 1 && isGrouped ? .unclear : .decimalComma
    default: self = isGrouped ? .groupedByCommas : .plain
    }
  }

  private static func areGroups(_ parts: [Substring]) -> Bool {
    guard let first = parts.first, 1...3 ~= first.utf8.count, first.utf8.first != UInt8(ascii: "0")
    else { return false }
    return parts.dropFirst().allSatisfy { $0.utf8.count == 3 }
  }
}

extension Respelling {
  /// The pieces of a number that commas and points split, which begins at an index.
  private func splitNumber(_ index: Int) -> Range<Int>? {
    guard self[index].isNumber, index == 0 || !isSplit(index - 1, index) else { return nil }
    var end = index + 1
    while end < pieces.count, isSplit(end - 1, end) { end += 1 }
    if self[end - 1].text == "," { end -= 1 }
    return index..<end
  }

  /// Whether two pieces stand together in a number such as `1,234.5`.
  private func isSplit(_ first: Int, _ second: Int) -> Bool {
    func isPart(_ index: Int) -> Bool { self[index].isNumber || self[index].text == "," }
    return isPart(first) && isPart(second) && !self[second].isApart
  }

  /// Whether a piece stands between the brackets of a call or of a list, where commas separate.
  private func isArgument(_ index: Int) -> Bool {
    var depth = 0
    for position in pieces[..<index].indices.reversed() {
      switch self[position].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        if depth == 0, self[position].text == "[" || self[position - 1].kind == .word {
          return true
        }
        depth = max(0, depth - 1)
      default: break
      }
    }
    return false
  }

  /// `1,234,567.89` and `0,5`, if all numbers of the text are written the same way.
  ///
  /// Behind the name of a function of lists, commas may also part its numbers: `max 1,234`.
  mutating func respellSeparators(_ index: Int) throws(CalculatorError) {
    guard index == 0 else { return }
    var numbers: [(range: Range<Int>, separators: Separators)] = []
    for index in pieces.indices {
      guard let range = splitNumber(index), !isArgument(index) else { continue }
      let separators = Separators(text(of: range))
      if separators == .unclear || separators == .groupedByCommas, range.lowerBound > 0,
        let function = FunctionTable.function(named: word(range.lowerBound - 1)),
        function.takesLists, !isTaken(self[range.lowerBound - 1].text),
        !text(of: range).utf8.contains(UInt8(ascii: "."))
      {
        let parts = range.filter { self[$0].isNumber }.map { self[$0].text }
        throw doubt(
          .groupsOrItems(
            "\(function.name)([\(parts.joined(separator: "; "))])",
            "\(function.name)([\(parts.joined())])"), at: range)
      }
      numbers.append((range, separators))
    }
    let hasGroups = numbers.contains { $0.separators == .groupedByCommas }
    let hasDecimals = numbers.contains { $0.separators == .decimalComma }
    guard hasGroups != hasDecimals else { return }
    // In a text with decimal commas, `1.234` would be another number.
    let hasPoints = numbers.contains {
      $0.separators == .plain && text(of: $0.range).utf8.contains(UInt8(ascii: "."))
    }
    if hasDecimals, hasPoints { return }
    for (range, separators) in numbers.reversed() where separators != .plain {
      let number = text(of: range)
      let (mark, group): (Character, Character) = hasGroups ? (".", ",") : (",", ".")
      var plain = ""
      for character in number where character != group {
        plain.append(character == mark ? "." : character)
      }
      replace(range, by: plain, isNoted: hasDecimals)
    }
  }
}

// MARK: - Words

extension Respelling {
  /// Rewrites `two`, `half of`, `twice`, `a million`, `dice`.
  mutating func respellNumberWord(_ index: Int) {
    if respellDraw(index) { return }
    if let (part, end) = part(index) { return replace(index..<end, by: "\(part) *") }
    guard self[index].kind == .word, isMeaningless(self[index].text) else { return }
    if let number = Self.numberWords[word(index)] {
      replace(index..<index + 1, by: number)
    } else if word(index) == "twice" || word(index) == "double", beginsOperand(index + 1) {
      replace(index..<index + 1, by: "2 *")
    } else if word(index) == "a", Self.scales[word(index + 1)] != nil {
      replace(index..<index + 1, by: "1")
    }
  }

  /// `half of`, `a third of` and `two thirds of`, as a number, and where what it is a part of begins.
  private func part(_ index: Int) -> (number: String, end: Int)? {
    var (count, name) = ("1", index)
    if let number = Self.numberWords[word(index)] {
      (count, name) = (number, index + 1)
    } else if word(index) == "a" || self[index].kind == .integer {
      (count, name) = (word(index) == "a" ? "1" : self[index].text, index + 1)
    }
    let singular = word(name).hasSuffix("s") ? String(word(name).dropLast()) : word(name)
    guard let divisor = Self.parts[singular], word(name + 1) == "of", !isTaken(self[name].text)
    else { return nil }
    return (divisor == 2 && count == "1" ? "0.5" : "(\(count)/\(divisor))", name + 2)
  }

  /// What a whole is divided by.
  static let parts = [
    "half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "eighth": 8, "ninth": 9, "tenth": 10,
  ]

  /// Rewrites `random`, `random number between 1 and 6`, `roll a die`, `flip a coin`; whether there was one.
  private mutating func respellDraw(_ index: Int) -> Bool {
    guard self[index].kind == .word, !isTaken(self[index].text) else { return false }
    var end = index
    if ["roll", "throw", "flip", "toss"].contains(word(end)) { end += 1 }
    if end > index, word(end) == "a" { end += 1 }
    if let draw = Self.draws[word(end)], isMeaningless(self[end].text), self[end + 1].text != "(" {
      replace(index..<end + 1, by: draw, isNoted: true)
      return true
    }
    guard word(index) == "random" || word(index) == "rand", self[index + 1].text != "(" else {
      return false
    }
    end = index + 1
    if ["number", "integer"].contains(word(end)) { end += 1 }
    if ["between", "from"].contains(word(end)), self[end + 1].isNumber,
      ["and", "to"].contains(word(end + 2)), self[end + 3].isNumber
    {
      let bounds = "\(self[end + 1].text); \(self[end + 3].text)"
      replace(index..<end + 4, by: "random(\(bounds))", isNoted: true)
    } else {
      replace(index..<end, by: "random()", isNoted: true)
    }
    return true
  }

  /// What is thrown: a die, and a coin with 0 and 1 on its sides.
  private static let draws = [
    "dice": "random(1; 6)", "die": "random(1; 6)", "coin": "random(0; 1)",
  ]

  private static let numberWords = [
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12",
    "fifteen": "15", "twenty": "20", "thirty": "30", "forty": "40", "fifty": "50", "sixty": "60",
    "seventy": "70", "eighty": "80", "ninety": "90",
  ]

  /// Rewrites `3 million`, `2.5 bn`, `11k`.
  mutating func respellScale(_ index: Int) {
    guard self[index].isNumber, self[index + 1].kind == .word, isMeaningless(self[index + 1].text)
    else { return }
    let number = self[index].text
    guard let exponent = Self.scales[word(index + 1)] ?? (self[index + 1].text == "k" ? 3 : nil)
    else { return }
    let isPlain = number.utf8.allSatisfy { (0x2E...0x39).contains($0) && $0 != 0x2F }
    replace(
      index..<index + 2, by: isPlain ? "\(number)e\(exponent)" : "(\(number) * 1e\(exponent))")
  }

  private static let scales = [
    "hundred": 2, "thousand": 3, "thousands": 3, "lakh": 5, "lakhs": 5, "million": 6,
    "millions": 6, "mn": 6, "mln": 6, "mio": 6, "crore": 7, "crores": 7, "billion": 9,
    "billions": 9, "bn": 9, "bln": 9, "trillion": 12, "trillions": 12, "trn": 12,
    "quadrillion": 15,
  ]
}

// MARK: - Fractions and bases

extension Respelling {
  /// `1 1/2` and `1 ½`, where a proper fraction stands right behind an integer.
  mutating func respellMixedNumber(_ index: Int) {
    guard self[index].kind == .integer, self[index + 1].isApart, !isPartOfNumber(index) else {
      return
    }
    let whole = self[index].text
    if self[index + 1].kind == .number, Self.vulgarFractions.values.contains(self[index + 1].text) {
      return replace(index..<index + 2, by: whole + self[index + 1].text, isNoted: true)
    }
    guard self[index + 1].kind == .integer, self[index + 2].text == "/", !self[index + 2].isApart,
      self[index + 3].kind == .integer, !self[index + 3].isApart,
      let above = Int(self[index + 1].text), let below = Int(self[index + 3].text), above > 0,
      above < below, below <= 1_000, self[index + 4].text != "/" || self[index + 4].isApart,
      self[index + 4].text != "^", !self[index + 4].isNumber
    else { return }
    let fraction = "\(above)/\(below)"
    let spelling: String
    if let character = Self.vulgarFractions[fraction] {
      spelling = whole + character
    } else if 64 % below == 0 {
      // Carpenters' fractions are short decimals.
      var digits = String(1_000_000 + above * (1_000_000 / below)).dropFirst()
      while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
      spelling = "\(whole).\(digits)"
    } else {
      spelling = "(\(whole) + \(fraction))"
    }
    replace(index..<index + 4, by: spelling, isNoted: true)
  }

  /// Whether a number is a part of a longer one, or the divisor in a quotient.
  private func isPartOfNumber(_ index: Int) -> Bool {
    let last = self[index - 1]
    return last.isNumber || ["/", ",", ".", "^", "**"].contains(last.text)
  }

  private static let vulgarFractions = [
    "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖",
    "3/5": "⅗", "4/5": "⅘", "1/6": "⅙", "5/6": "⅚", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝",
    "7/8": "⅞",
  ]

  /// Rewrites `FF₁₆`, `1010₂` and `FFh`.
  mutating func respellBase(_ index: Int) {
    guard self[index].kind == .integer || self[index].kind == .word,
      index == 0 || self[index].isApart || !endsOperand(index - 1)
    else { return }
    var end = index + 1
    while end < pieces.count, !self[end].isApart,
      self[end].kind == .integer || self[end].kind == .word || self[end].isSubscript
    {
      end += 1
    }
    let whole = text(of: index..<end)
    guard !isTaken(whole) else { return }
    var digits = ""
    var base = ""
    for scalar in whole.unicodeScalars {
      if (0x2080...0x2089).contains(scalar.value) {
        base.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0x2080 + 0x30)))
      } else if base.isEmpty {
        digits.unicodeScalars.append(scalar)
      } else {
        return
      }
    }
    if base.isEmpty {
      if whole.utf8.count > 2, isMeaningless(whole), let numeral = RomanNumeral(whole) {
        return replace(index..<end, by: "\(numeral.value)", isNoted: true)
      }
      return respellHexadecimal(index..<end, whole)
    }
    guard let radix = Int(base), 2...36 ~= radix, Self.areDigits(digits, of: radix) else { return }
    replace(index..<end, by: "\(radix)#\(digits)")
  }

  /// `0FFh`, as assemblers write it.
  private mutating func respellHexadecimal(_ range: Range<Int>, _ word: String) {
    let digits = String(word.dropLast())
    guard word.utf8.last == UInt8(ascii: "h"), digits.utf8.count > 1,
      Self.areDigits(digits, of: 16), digits.utf8.contains(where: { $0 >= UInt8(ascii: "A") }),
      digits.utf8.allSatisfy({ $0 < UInt8(ascii: "a") }),
      isMeaningless(self[range.upperBound - 1].text)
    else { return }
    replace(range, by: "16#\(digits)", isNoted: true)
  }

  /// Whether a text is digits of a base; letters are capitals, as in `FF`, beside digits also small ones.
  private static func areDigits(_ text: String, of base: Int) -> Bool {
    let hasDigit = text.utf8.contains { (0x30...0x39).contains($0) }
    return !text.isEmpty
      && text.utf8.allSatisfy { byte in
        let value: Int
        switch byte {
        case 0x30...0x39: value = Int(byte) - 0x30
        case 0x41...0x5A: value = Int(byte) - 0x41 + 10
        case 0x61...0x7A where hasDigit: value = Int(byte) - 0x61 + 10
        default: return false
        }
        return value < base
      }
  }
}

extension SourcePiece {
  /// Whether it is a digit below the line.
  fileprivate var isSubscript: Bool {
    guard let scalar = text.unicodeScalars.first else { return false }
    return (0x2080...0x2089).contains(scalar.value)
  }
}
