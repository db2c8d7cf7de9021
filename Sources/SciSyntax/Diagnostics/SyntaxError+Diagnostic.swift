// The reasons of syntax errors in words. The frozen messages are in `grammar/corpus/reject.txt`.

extension SyntaxError {
  /// The error in words.
  ///
  /// - Parameter source: The text that was parsed.
  /// - Returns: What to tell the author of the text.
  public func diagnostic(in source: String) -> Diagnostic {
    diagnostic(inUTF8: Array(source.utf8))
  }

  /// The error in words, for a text that is given as bytes.
  ///
  /// - Parameter source: The bytes that were parsed.
  /// - Returns: What to tell the author of the text.
  public func diagnostic(inUTF8 source: [UInt8]) -> Diagnostic {
    Wording(source: source, range: range).diagnostic(reason)
  }
}

/// Finds the words for the reason of an error.
private struct Wording {
  let source: [UInt8]
  let range: SourceRange

  private func text(_ range: SourceRange) -> String {
    let upper = min(range.upper, source.count)
    let whole = source[min(range.lower, upper)..<upper]
    let shown = String(decoding: whole.prefix(Wording.longestQuote), as: UTF8.self)
    return whole.count > Wording.longestQuote ? shown + "…" : shown
  }

  /// How many bytes of the text a message quotes.
  private static let longestQuote = 40

  private var here: String { text(range) }

  private func says(
    _ message: String, _ notes: String..., label: String? = nil, fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(message, at: range, label: label, notes: notes, fixIts: fixIts)
  }

  private func replacing(by text: String) -> [Diagnostic.FixIt] { [.init(range, text)] }

  func diagnostic(_ reason: SyntaxError.Reason) -> Diagnostic {
    switch reason {
    case .expectedOperand: expectedOperand()
    case .emptyBrackets: says("expected an expression between the brackets")
    case .unclosed(let opened): unclosed(opened)
    case .unopened: says("`\(here)` closes nothing", fixIts: replacing(by: ""))
    case .mismatched(let opened): mismatched(opened)
    case .numberAfterOperand: numberAfterOperand()
    case .secondPoint: secondPoint()
    case .equalsInExpression: equals()
    case .mixedComparisons:
      says(
        "comparisons that go together have to go in one direction, as in `0 < x <= 1`",
        "write `and` between comparisons: `a < b and b > c`")
    case .chainedRange: says("a range goes from one number to another", "write `1..10 step 2`")
    case .conditionWithoutAlternative:
      says("`?` needs `:` and what holds otherwise, as in `x < 0 ? -x : x`")
    case .conditionParts:
      says(
        "`if` needs a condition and two values in brackets, as in `if(x < 0; -x; x)`",
        "the first value is taken if the condition holds, the second otherwise")
    case .colonAlone:
      says(
        "`:` can only follow `?`, as in `x < 0 ? -x : x`",
        "write `/` to divide, and units for times: `2 h 45 min`")
    case .nestedNot:
      says("`not` needs brackets here", "`not` holds less strongly than the operator before it")
    case .unclearBar: unclearBar()
    case .unclearRoot(let operand): unclearRoot(operand)
    case .percentOrRemainder: percentOrRemainder()
    case .unclearDivisor(let dividend, let divisor): unclearDivisor(dividend, divisor)
    case .operatorOnQuantity:
      says(
        "`\(here)` may be meant for all parts or for the last one",
        "write brackets around what is meant")
    case .conversionInBrackets:
      says("`\(here)` stands at the end of an expression, as in `255 to hex`")
    case .conversionOfDefinition:
      says("a definition has no value to be written", "write it behind a call: `f(2) to hex`")
    case .unknownConversion: unknownConversion()
    case .baseOutOfRange: says("a base is a number from 2 to 36")
    case .ambiguousCall(let name, let argument): ambiguousCall(name, argument)
    case .operandAfterPercent:
      says(
        "expected an operator after `%`, which means percent",
        "write `mod` for the remainder of a division, `*` to multiply a percentage")
    case .repeatedPostfix: repeatedPostfix()
    case .commaOutsideCall(let before, let after): comma(before, after)
    case .notAFunction(let name): Diagnostic("unknown function `\(text(name))`", at: name)
    case .semicolonInBrackets:
      says(
        here == ","
          ? "expected a closing bracket before `,`, which separates arguments"
          : "expected a closing bracket before `;`, which separates statements and arguments",
        "a list stands in square brackets: `[1; 2]`")
    case .mixedSeparators(let first):
      says(
        "expected `\(text(first))` again, as between the first two",
        fixIts: replacing(by: text(first)))
    case .functionWithoutArgument(let name):
      says("`\(text(name))` needs an argument, as in `\(text(name))(2)`")
    case .functionPower(let name): functionPower(text(name))
    case .assignmentToFunction(let name):
      says("`\(text(name))` is a function and cannot be given a value", "choose another name")
    case .functionAsParameter:
      says("`\(here)` is a function and cannot be a parameter", "choose another name")
    case .repeatedParameter: says("two parameters have the name `\(here)`")
    case .reservedWord: reservedWord()
    case .quoteWithoutDegrees: quote()
    case .badDigits: badDigits()
    case .spacedExponent: spacedExponent()
    case .spacedRepetition: spacedRepetition()
    case .spacedDegree: spacedDegree()
    case .invisibleCharacter(let scalar):
      says(
        "a character that cannot be seen stands here: \(Wording.described(scalar))",
        fixIts: replacing(by: ""))
    case .confusable(let scalar, let meant): confusable(scalar, meant)
    case .unknownCharacter(let scalar): unknown(scalar)
    case .invalidUTF8: says("the text is not UTF-8 here")
    case .tooDeep(let limit):
      says("more than \(limit) brackets or operators are nested here", "this is the limit")
    case .tooManyParts(let limit):
      says("the statement has more than \(limit) numbers and operators", "this is the limit")
    case .tooLong(let limit): says("the text has more than \(limit) bytes", "this is the limit")
    }
  }
}

// MARK: - Operands and operators

extension Wording {
  private func expectedOperand() -> Diagnostic {
    guard range.isEmpty else { return operatorWithoutOperand() }
    guard let last = lastSignBefore else { return says("expected an expression") }
    return says("expected a number, a name or `(` after `\(last)`")
  }

  /// What other languages and spreadsheets write as one sign gets a note.
  private func operatorWithoutOperand() -> Diagnostic {
    let last = lastCharacterBefore
    if here == "=", last == nil {
      return says("an expression does not begin with `=`", fixIts: replacing(by: ""))
    }
    let message = "expected a number, a name or `(` before `\(visibleHere)`"
    switch (last, here) {
    case ("<", ">"): return says(message, "write `!=` for two numbers that differ")
    case (";", ";"), (",", ","), ("(", ";"), ("(", ","):
      return says(message, "nothing can be left out here: write 0 if that is meant")
    default: return says(message)
    }
  }

  /// Many calculators want `=` at the end, and programming languages one in the middle.
  private func equals() -> Diagnostic {
    let rest = String(decoding: source[min(range.upper, source.count)...].prefix(80), as: UTF8.self)
    let next = rest.first { !$0.isWhitespace || $0.isNewline }
    if next.map({ $0.isNewline || $0 == ";" || $0 == "#" }) ?? true {
      return says("an expression does not end with `=`", fixIts: replacing(by: ""))
    }
    return says(
      "`=` can only follow a name at the beginning, as in `x = 5`", "write `==` to compare",
      fixIts: replacing(by: "=="))
  }

  private var visibleHere: String {
    here.first.map { $0.isNewline } ?? false ? "the line ends" : here
  }

  /// The last character before the range that is not a space.
  private var lastCharacterBefore: Character? { lastSignBefore?.last }

  /// The word or the sign that stands last before the error, such as `mod`, `+` or `==`.
  private var lastSignBefore: String? {
    let before = source[..<min(range.lower, source.count)].suffix(80)
    let text = String(decoding: before, as: UTF8.self)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    // A word has all its letters; of signs only those that stand twice are one.
    let start =
      text[last].isLetter
      ? text[...last].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
      : text[..<last].last == text[last] ? text.index(before: last) : last
    return String(text[start...last])
  }

  private func numberAfterOperand() -> Diagnostic {
    if let fraction = fractionHere, lastCharacterBefore?.isNumber == true {
      return says(
        "expected an operator before `\(fraction)`",
        "write `+` for a mixed number, as in `1 + 2/3`, or `*` for a product",
        fixIts: [" + ", " * "].map { .init(spaceBefore, $0) })
    }
    if lastSignBefore?.lowercased() == "x" {
      return says(
        "expected an operator before `\(here)`", "`x` is a letter: write `*` or `×` to multiply")
    }
    let note =
      switch lastCharacterBefore {
      case "°", "′": "parts of a degree need their marks, as in `30°15′20″`"
      case "%": "`%` means percent; write `mod` for the remainder of a division"
      case let last? where last.isNumber:
        spacedNumber.map { "write `\($0)` for one number, `*` for a product" }
          ?? "a space does not join digits, and a product of numbers needs `*`"
      default: "a product needs `*` where a number is its second part"
      }
    return says(
      "expected an operator before `\(here)`", note,
      fixIts: [.init(SourceRange(range.lower, range.lower), "*")])
  }

  /// The digits around the space before the range as one number with groups, if they are groups of three.
  private var spacedNumber: String? {
    let first = source[..<spaceBefore.lower].reversed().prefix(while: Wording.isDigit)
    guard 1...3 ~= first.count else { return nil }
    var number = String(decoding: first.reversed(), as: UTF8.self)
    var offset = range.lower
    while true {
      let group = source[offset...].prefix(while: Wording.isDigit)
      guard group.count == 3 else { return nil }
      number += "_" + String(decoding: group, as: UTF8.self)
      offset += 3
      guard offset + 1 < source.count, source[offset] == UInt8(ascii: " "),
        Wording.isDigit(source[offset + 1])
      else { return number }
      offset += 1
    }
  }

  /// The space before the range.
  private var spaceBefore: SourceRange {
    var lower = min(range.lower, source.count)
    while lower > 0, source[lower - 1] == UInt8(ascii: " ") { lower -= 1 }
    return SourceRange(lower, range.lower)
  }

  /// The quotient of two integers that begins with the range, as in a mixed number.
  private var fractionHere: String? {
    guard here.utf8.allSatisfy(Wording.isDigit), range.upper < source.count else { return nil }
    let rest = source[range.upper...]
    let divisor = rest.dropFirst().prefix(while: Wording.isDigit)
    guard rest.first == UInt8(ascii: "/"), !divisor.isEmpty else { return nil }
    return here + "/" + String(decoding: divisor.prefix(Wording.longestQuote), as: UTF8.self)
  }

  private func repeatedPostfix() -> Diagnostic {
    switch here.first {
    case "!":
      says(
        "a factorial cannot follow a factorial",
        "write `(3!)!` for the factorial of 3!, `3!!` for the double factorial")
    case "°", "′", "″", "d", "r", "g", "t": says("an angle has only one unit")
    default: says("an exponent cannot follow an exponent", "write `(x²)³`")
    }
  }

  private static let commas =
    "`,` can only separate the arguments of a function, or the elements of a list in `[ ]`"

  private func comma(_ before: SourceRange?, _ after: SourceRange?) -> Diagnostic {
    guard let before, let after else {
      return says(Wording.commas)
    }
    if let number = grouped(from: before) { return groups(number) }
    let (left, right) = (text(before), text(after))
    let whole = before.union(after)
    guard text(after).utf8.allSatisfy(Wording.isDigit) else {
      return says(Wording.commas)
    }
    guard after.count == 3, !left.contains(".") else {
      // A point splits digits only in front of three of them: `1.234,56`, but not `1.5,2`.
      let isPlain = !left.contains(".") || left.utf8.count > 4 && left.dropLast(3).last == "."
      let mended = left.filter { $0 != "." } + "." + right
      return Diagnostic(
        "`\(text(whole))` is no number: the decimal mark is a point", at: whole,
        fixIts: isPlain ? [Diagnostic.FixIt(whole, mended)] : [])
    }
    return Diagnostic(
      "`\(text(whole))` can be read as \(left)\(right) or as \(left).\(right)", at: whole,
      notes: ["write `\(left)\(right)` or `\(left).\(right)`"],
      fixIts: [.init(whole, left + right), .init(whole, left + "." + right)])
  }

  /// A number with several groups, or with groups and a fraction, has one reading only.
  private func groups(_ number: SourceRange) -> Diagnostic {
    let meant = text(number).filter { $0 != "," }
    return Diagnostic(
      "`\(text(number))` is no number: a comma does not split digits", at: number,
      notes: ["write `\(meant)`, or `_` between the groups"], fixIts: [.init(number, meant)])
  }

  /// The range of a number such as `1,234,567` or `1,234.5`, which begins with one to three digits.
  private func grouped(from first: SourceRange) -> SourceRange? {
    func digits(from offset: Int) -> Int {
      source[min(offset, source.count)...].prefix(while: Wording.isDigit).count
    }
    guard (1...3).contains(first.count), digits(from: first.lower) == first.count else {
      return nil
    }
    var (upper, count) = (first.upper, 0)
    while upper < source.count, source[upper] == UInt8(ascii: ","), digits(from: upper + 1) == 3 {
      upper += 4
      count += 1
    }
    guard count > 0 else { return nil }
    if upper < source.count, source[upper] == UInt8(ascii: ".") {
      return SourceRange(first.lower, upper + 1 + digits(from: upper + 1))
    }
    return count > 1 ? SourceRange(first.lower, upper) : nil
  }

  /// In much of the world points split digits, as in `1.000.000`.
  private func secondPoint() -> Diagnostic {
    let message = "a number has only one decimal point"
    let isGroup = here.utf8.count == 4 && here.utf8.dropFirst().allSatisfy(Wording.isDigit)
    return isGroup ? says(message, "digits are split by `_`, as in `1_000_000`") : says(message)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func reservedWord() -> Diagnostic {
    here == "mod" || here == "of" || here == "to"
      ? says("expected a number, a name or `(` before `\(here)`")
      : says("expected a number before the unit `\(here)`")
  }

  private func unclearBar() -> Diagnostic {
    says(
      "`\(here)` may begin an absolute value or mean `or`",
      "write `a or b`, or `|x|` without spaces inside", fixIts: replacing(by: "or"))
  }

  /// Both readings of `2³√8`.
  private func unclearRoot(_ operand: SourceRange) -> Diagnostic {
    let whole = operand.union(range)
    let (base, degree) = (text(operand), here.dropLast())
    return Diagnostic(
      "`\(text(whole))` can be read as a power or as a root", at: whole,
      notes: ["write `\(base)\(degree)*√` or `\(base)*\(degree)√`"],
      fixIts: [.init(whole, "\(base)\(degree)*√"), .init(whole, "\(base)*\(degree)√")])
  }

  /// Both readings of `5 % -2`.
  private func percentOrRemainder() -> Diagnostic {
    says(
      "`%` can be read as percent or as the remainder of a division",
      "write `5% - 2` for a percentage, `5 mod -2` for a remainder",
      fixIts: [.init(range, "mod")])
  }

  /// Both readings of `W/m K`.
  private func unclearDivisor(_ dividend: SourceRange, _ divisor: SourceRange) -> Diagnostic {
    let lower = min(dividend.upper, divisor.lower)
    let quotient = text(dividend) + text(SourceRange(lower, divisor.lower))
    return says(
      "`\(here)` may belong to the divisor or be multiplied by the quotient",
      "write `\(quotient)(\(text(divisor)) \(here))` or `(\(quotient)\(text(divisor))) \(here)`")
  }

  private func unknownConversion() -> Diagnostic {
    let words = Conversion.words.map { $0.key }
    let near = Spelling.suggestions(for: here, among: words)
    let isEnd = here.isEmpty || here == ")" || here == "]" || here == "}"
    let message = isEnd ? "expected a unit or a form after `to`" : "unknown form `\(here)`"
    if let question = Spelling.question(near) {
      return says(message, question, fixIts: near.prefix(1).flatMap { replacing(by: $0) })
    }
    return says(
      message,
      "write a unit, as in `5 km to mi`, or a form: `to hex`, `to base 7`, `to fraction`, `to 4 digits` …"
    )
  }

  private func quote() -> Diagnostic {
    if isBetweenGroups {
      return says(
        "`\(here)` does not split digits", "digits are split by `_`, as in `1_000_000`",
        fixIts: replacing(by: "_"))
    }
    let mark = here == "'" || here == "’" ? "′" : "″"
    return says(
      "`\(here)` can only follow degrees, as in `30°15'20\"`",
      "write `\(mark)` for a part of a degree by itself", fixIts: replacing(by: mark))
  }

  /// Whether the mark stands as in `1'234`, the way Switzerland splits digits.
  private var isBetweenGroups: Bool {
    let upper = min(range.upper, source.count)
    let isAfterDigit = range.lower > 0 && Wording.isDigit(source[range.lower - 1])
    return isAfterDigit && source[upper...].prefix(while: Wording.isDigit).count == 3
  }
}

// MARK: - Brackets and functions

extension Wording {
  private static let pairs: [String: String] = [
    "(": ")", "[": "]", "{": "}", "|": "|", "⌊": "⌋", "⌈": "⌉",
  ]

  /// The bracket that ends a range which begins a call or a group, and its partner.
  private func partner(_ opened: SourceRange) -> String {
    Wording.pairs[text(opened)] ?? ")"
  }

  private func unclosed(_ opened: SourceRange) -> Diagnostic {
    let closing = partner(opened)
    return Diagnostic(
      "`\(text(opened))` is never closed", at: opened, label: "expected `\(closing)` after it",
      fixIts: [.init(SourceRange(range.lower, range.lower), closing)])
  }

  private func mismatched(_ opened: SourceRange) -> Diagnostic {
    let closing = partner(opened)
    return says(
      "expected `\(closing)` to close `\(text(opened))`, not `\(here)`",
      fixIts: replacing(by: closing))
  }

  private func ambiguousCall(_ name: SourceRange, _ argument: SourceRange) -> Diagnostic {
    let (function, first) = (text(name), text(argument))
    let next = isWholeFactor ? here : here + "…"
    return Diagnostic(
      "it is unclear where the argument of `\(function)` ends", at: name.union(range),
      notes: ["write `\(function)(\(first)) * \(next)` or `\(function)(\(first) * \(next))`"])
  }

  /// Whether the marked word is an operand by itself, and nothing belongs to it.
  private var isWholeFactor: Bool {
    let rest = String(decoding: source[range.upper...].prefix(80), as: UTF8.self)
    guard let next = rest.first(where: { !$0.isWhitespace }) else { return !isBracket }
    return !isBracket && (next == ")" || next.isMathSymbol || next == "*" || next == "-")
  }

  private var isBracket: Bool { !(here.first?.isLetter ?? false) }

  private func functionPower(_ name: String) -> Diagnostic {
    says(
      "expected a whole number, or -1 for the inverse function, as the exponent of `\(name)`",
      "write `(\(name)(x))^y` for any other power")
  }
}

// MARK: - Numbers and characters

extension Wording {
  private func badDigits() -> Diagnostic {
    if here.contains("#") {
      return says(
        "`\(here)` is no number in another base",
        "`16#ff` is 255; a comment needs a space before `#`")
    }
    return switch here.dropFirst().first {
    case "b", "B": says("`\(here)` is no binary number", "binary digits are 0 and 1")
    case "o", "O": says("`\(here)` is no octal number", "octal digits are 0 to 7")
    default: says("`\(here)` is no hexadecimal number", "its digits are 0 to 9 and a to f")
    }
  }

  private func spacedExponent() -> Diagnostic {
    let joined = here.filter { !$0.isWhitespace }
    let letter = joined.lastIndex { $0 == "e" || $0 == "E" } ?? joined.startIndex
    let (number, rest) = (joined[..<letter], joined[letter...].dropFirst())
    // In `1 e5` the product is with the name `e5`, in `1 e 5` with `e` and with 5.
    let isName = here.hasSuffix(String(joined[letter...]))
    let apart =
      rest.first.map { $0.isNumber } ?? false
      ? "\(number)*\(isName ? joined[letter...] : "e*" + rest)"
      : "\(number)*e \(rest.prefix(1)) \(rest.dropFirst())"
    return says(
      "`\(here)` can be read as a number with an exponent or as a product",
      "write `\(joined)` or `\(apart)`", fixIts: replacing(by: joined))
  }

  private func spacedDegree() -> Diagnostic {
    let letter = here.suffix(1)
    return says(
      "`\(here)` can be read as a unit of temperature or as degrees multiplied by `\(letter)`",
      "write `°\(letter)` or `°*\(letter)`", fixIts: replacing(by: "°" + letter))
  }

  private func spacedRepetition() -> Diagnostic {
    guard here.hasSuffix(")") else {
      let number = here.prefix { $0 != "." }
      return says("a repeating decimal needs digits in its brackets", "write `\(number)*(…)`")
    }
    let joined = here.filter { !$0.isWhitespace }
    let number = joined.prefix { $0 != "(" }
    let apart = "\(number)*\(joined.dropFirst(number.count))"
    return says(
      "`\(here)` can be read as a repeating decimal or as a product",
      "write `\(joined)` or `\(apart)`",
      fixIts: replacing(by: joined) + replacing(by: apart))
  }

  private func confusable(_ scalar: Unicode.Scalar, _ meant: String) -> Diagnostic {
    says(
      "`\(scalar)` is \(Wording.described(scalar)), which is not part of the language",
      "write `\(meant)`", fixIts: meant == "root" ? [] : replacing(by: meant))
  }

  private func unknown(_ scalar: Unicode.Scalar) -> Diagnostic {
    switch scalar {
    case ".": says("expected a digit beside the point")
    case "⁻": says("expected superscript digits after `⁻`")
    case ":": says("`:` has no meaning here", "write `/` to divide")
    case _ where scalar.properties.generalCategory == .currencySymbol:
      says(
        "`\(scalar)` has no meaning here",
        "a currency is written by its code behind the number: `20 USD`")
    case "\u{FFFD}":
      says("`\(scalar)` has no meaning here", "it stands in place of bytes that were not UTF-8")
    case _ where scalar.isASCII: says("`\(scalar)` has no meaning here")
    default: says("`\(scalar)` has no meaning here: it is \(Wording.described(scalar))")
    }
  }

  private static func described(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    #if hasFeature(Embedded)
      // The table of names would be a third of the page's module.
      return code
    #else
      let name = scalar.properties.name ?? scalar.properties.nameAlias
      return name.map { code + " " + $0 } ?? code
    #endif
  }
}
