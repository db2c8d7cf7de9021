import SciCalculator
import SciMoney
import SciNumber
import SciSyntax
import SciUnits

/// What can stand at a place of the line that is being typed.
struct Completion: Hashable {
  /// The bytes that a candidate replaces.
  var range: SourceRange
  /// The candidates, the most usual ones first.
  var candidates: [NameCompletion]

  /// What all candidates begin with; a function that is the only one begins with its bracket too, and a command ends.
  func common(isBeforeBracket: Bool) -> String {
    guard let first = candidates.first else { return "" }
    if candidates.count == 1 {
      if first.isCalled, !isBeforeBracket { return first.name + "(" }
      return first.kind == .command && first.heading.contains(" ") ? first.name + " " : first.name
    }
    var common = first.name[...]
    for candidate in candidates.dropFirst() {
      while !candidate.name.hasPrefix(common) { common = common.dropLast() }
    }
    return String(common)
  }
}

/// Finds what can stand at a place of a line.
struct Completer {
  let calculator: Calculator

  /// What can stand at a place, if anything begins like the letters there.
  ///
  /// - Parameters:
  ///   - text: the line, in UTF-8.
  ///   - offset: the place, in bytes.
  /// - Returns: the candidates; `nil` if there are none.
  func completion(of text: [UInt8], at offset: Int) -> Completion? {
    let before = String(decoding: text[..<offset], as: UTF8.self)
    if let range = symbolRange(before, offset) {
      return completion(
        range, text, offset, SymbolNames.all.map { NameCompletion("\\" + $0.key, .word, $0.value) })?
        .resolvingSymbols
    }
    if let subject = subject(of: before) {
      return completion(
        SourceRange(offset - subject.word.utf8.count, offset), text, offset, subject.names)
    }
    guard let name = TypingPlace(in: text, at: offset).name else { return nil }
    let head = String(decoding: text[..<name.lower], as: UTF8.self)
    if let source = Self.conversionSource(in: head) {
      return completion(name, text, offset, Self.forms + units(for: source))
    }
    return completion(name, text, offset, names(before: head))
      ?? completion(name, text, offset, Self.units)
  }

  /// The candidates among names that begin like the letters in a range up to a place.
  private func completion(
    _ range: SourceRange, _ text: [UInt8], _ offset: Int, _ names: [NameCompletion]
  ) -> Completion? {
    let letters = String(decoding: text[range.lower..<offset], as: UTF8.self)
    var found = names.filter { $0.name.hasPrefix(letters) }
    if found.isEmpty {
      let folded = letters.lowercased()
      found = names.filter { $0.name.lowercased().hasPrefix(folded) }
    }
    var seen: Set<String> = []
    found = found.filter { seen.insert($0.name).inserted }
    return found.isEmpty ? nil : Completion(range: range, candidates: found)
  }

  /// The names that can follow a text.
  private func names(before text: String) -> [NameCompletion] {
    let names = calculator.definitions(summary) + NameCompletion.builtIns + Self.constants
    let follows = text.last { $0 != " " }?.isNumber ?? false
    return follows ? names + Self.units : names
  }

  /// What is converted, where a text ends with `to`.
  private static func conversionSource(in text: String) -> Substring? {
    let head = text.drop { $0 == " " }
    return ["to", "in", "->", "→"].first { head.hasSuffix(" \($0) ") }
      .map { head.dropLast($0.count + 2) }
  }

  /// The units that a value can be converted to; all of them where it is not soon known.
  private func units(for source: Substring) -> [NameCompletion] {
    var session = calculator
    session.settings.budget = .untrusted
    session.settings.budget.time = .milliseconds(5)
    guard let unit = (try? session.evaluate(String(source)))?.quantity?.unit else {
      return Self.units
    }
    // A currency is a dimension of its own, and has a rate to any other.
    if (try? Currency(unit.description)) != nil { return Self.currencies }
    // Not those where a turn may count as 1 or as 2π.
    return Unit.all.filter { info in
      info.dimension == unit.dimension
        && (try? Quantity(1, unit).converted(to: info.unit, within: .untrusted)) != nil
    }
    .flatMap(Self.names(of:))
  }

  private static let currencies = Currency.active.map {
    NameCompletion($0.code, .unit, $0.record?.name ?? $0.code)
  }

  /// The call around a place whose arguments are being written.
  func call(in text: [UInt8], at offset: Int) -> NameCompletion? {
    guard let call = TypingPlace(in: text, at: offset).call else { return nil }
    return (calculator.definitions { _ in "" } + NameCompletion.builtIns)
      .first { $0.name == call.name && $0.isCalled }
  }

  /// A variable's value in a few digits.
  private func summary(of value: Value) -> String {
    let format = ResultFormat(digits: .significant(12), notation: .auto, rounding: .halfEven)
    var budget = EvaluationBudget.untrusted
    budget.time = .milliseconds(1)
    do throws(MathError) {
      let text = try format.text(of: value, within: budget)
      return EqualsSign.signed(text)
    } catch {
      return "a variable of yours"
    }
  }

  private static let forms = Conversion.words.map {
    NameCompletion($0.key, .word, "Writes the value in this form.")
  }

  private static let constants = PhysicalConstant.all.map {
    NameCompletion($0.name, .constant, $0.title)
  }

  private static let units = Unit.all.flatMap(names(of:))

  /// The names of a unit; its plurals and other spellings are no help to anybody.
  private static func names(of info: UnitInfo) -> [NameCompletion] {
    UsualPrefixes.names(of: info).map { NameCompletion($0.name, .unit, $0.summary) }
  }
}

// MARK: - Commands and symbols

extension Completer {
  /// The word at the end of a text that names a command or what a command is about, and the names it may be.
  private func subject(of text: String) -> (word: Substring, names: [NameCompletion])? {
    let line = text.drop { $0 == " " }
    if line.hasPrefix(":") {
      let word = line.dropFirst()
      guard let space = word.firstIndex(of: " ") else { return (word, Self.commands) }
      guard word[..<space] == "help" else { return nil }
      return (line[space...].dropFirst(), NameCompletion.builtIns + Self.commands)
    }
    if line.hasPrefix("help ") { return (line.dropFirst(5), NameCompletion.builtIns.bare) }
    if line.hasPrefix("?") { return (line.dropFirst(), NameCompletion.builtIns.bare) }
    return nil
  }

  private static let commands = PromptCommand.all.map {
    NameCompletion($0.name, .command, heading: $0.heading, $0.summary)
  }

  /// The range of a name that begins with a backslash and ends a text, the backslash included.
  private func symbolRange(_ text: String, _ offset: Int) -> SourceRange? {
    let name = text.reversed().prefix { $0.isLetter && $0.isASCII }
    guard text.dropLast(name.count).last == "\\" else { return nil }
    return SourceRange(offset - name.count - 1, offset)
  }
}

extension [NameCompletion] {
  /// The same names without brackets behind functions.
  fileprivate var bare: [NameCompletion] {
    map { NameCompletion($0.name, .word, heading: $0.heading, $0.summary) }
  }
}

extension Completion {
  /// The candidates of a symbol's name: the symbol itself, if there is only one or the name is whole.
  fileprivate var resolvingSymbols: Completion {
    guard candidates.count == 1 else { return self }
    var resolved = self
    let name = candidates[0].summary
    resolved.candidates = [NameCompletion(name, .word, name)]
    return resolved
  }
}

/// Names of characters that keyboards have not, as TeX has them: `\pi` is π.
enum SymbolNames {
  static let all: KeyValuePairs<String, String> = [
    "pi": "π", "tau": "τ", "phi": "φ", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ",
    "epsilon": "ε", "zeta": "ζ", "eta": "η", "theta": "θ", "lambda": "λ", "mu": "μ", "nu": "ν",
    "rho": "ρ", "sigma": "σ", "chi": "χ", "psi": "ψ", "omega": "ω", "Gamma": "Γ", "Delta": "Δ",
    "Theta": "Θ", "Lambda": "Λ", "Sigma": "Σ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω",
    "sum": "∑", "prod": "∏", "sqrt": "√", "cbrt": "∛", "times": "×", "cdot": "·", "div": "÷",
    "deg": "°", "degree": "°", "prime": "′", "le": "≤", "leq": "≤", "ge": "≥", "geq": "≥",
    "ne": "≠", "neq": "≠", "to": "→", "land": "∧", "lor": "∨", "lnot": "¬", "xor": "⊻",
    "lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉", "half": "½",
    "euro": "€", "pound": "£",
  ]
}
