// Operators, percentages and constants in words: plus, divided by, 20% off, what is … % of.

import SciNumber
import SciSyntax
import SciUnits

// MARK: - Questions

extension Respelling {
  /// Rewrites `what is …`, `convert …`.
  mutating func dropOpening(_ index: Int) {
    guard isStart(index), !isTaken(self[index].text), !respellPhrase(index) else { return }
    // In `what % of 48 is 12` the word is what is asked for.
    let openings = [
      ["what", "is", "the"], ["what", "'", "s"], ["what", "’", "s"], ["what", "is"], ["whats"],
      ["how", "much", "is"], ["how", "many", "is"], ["calculate"], ["compute"], ["evaluate"],
      ["convert"], ["please"],
    ]
    for words in openings where follows(words, at: index) && !isEnd(index + words.count) {
      replace(index..<index + words.count, by: "")
      if !isEnd(index) { setApart(index, false) }
      return
    }
    if !follows(["how", "many"], at: index), respellUnitInUnit(index) { return }
    guard follows(["how", "many"], at: index), unit(index + 2) != nil || isPlural(index + 2),
      let word = [3, 4, 5].first(where: { self.word(index + $0) == "in" }),
      word == 3 || ["are", "is"].contains(self.word(index + 3))
    else { return }
    // `how many feet are in 2 miles`
    var end = index + word + 1
    while !isEnd(end), self[end].text != "?" { end += 1 }
    guard end > index + word + 1 else { return }
    let target = self[index + 2].text
    var quantity = text(of: index + word + 1..<end)
    for article in ["a ", "an ", "one "] where quantity.hasPrefix(article) {
      quantity = "1 " + quantity.dropFirst(article.utf8.count)
    }
    replace(index..<end, by: "\(quantity) to \(target)")
  }

  /// Rewrites `ounces in a pound` and `feet in 2 miles`, where the first unit is asked for; whether it was that.
  private mutating func respellUnitInUnit(_ index: Int) -> Bool {
    var place = index
    while self[place].kind == .word, word(place) != "in" { place += 1 }
    guard place > index, word(place) == "in", unit(place - 1) != nil || isPlural(place - 1) else {
      return false
    }
    let isOne = ["a", "an", "one"].contains(word(place + 1)) && !isTaken(self[place + 1].text)
    var end = place + 2
    while self[end].kind == .word { end += 1 }
    guard isOne || self[place + 1].isNumber, end > place + 2,
      isEnd(end) || self[end].text == "?" && isEnd(end + 1)
    else { return false }
    let count = isOne ? "1" : self[place + 1].text
    let (whole, part) = (text(of: place + 2..<end), text(of: index..<place))
    replace(index..<end, by: "\(count) \(whole) to \(part)", isNoted: true)
    return true
  }

  private func isPlural(_ index: Int) -> Bool {
    self[index].kind == .word && Self.unitName(meantBy: self[index].text) != nil
  }

  /// A question mark, or `=` and what may be asked for, at the end.
  mutating func dropEnding(_ index: Int) {
    if self[index].text == "?", isEnd(index + 1), index > 0 {
      replace(index..<index + 1, by: "")
      if self[index - 1].text == "=" { replace(index - 1..<index, by: "") }
    } else if self[index].text == "=", isEnd(index + 1), index > 0 {
      replace(index..<index + 1, by: "")
    }
  }
}

// MARK: - Percentages

extension Respelling {
  private func isPercent(_ index: Int) -> Bool {
    self[index].text == "%" || ["percent", "percentage"].contains(word(index))
  }

  /// Rewrites `12 is what % of 48`, `what % of 48 is 12`, `12 as a percentage of 48`.
  mutating func respellShareQuestion(_ index: Int) {
    if follows(["is", "what"], at: index), isPercent(index + 2), word(index + 3) == "of", index > 0
    {
      return replace(index..<index + 4, by: "as % of")
    }
    if word(index) == "as", ["a", "percent", "percentage"].contains(word(index + 1)) {
      let percent = word(index + 1) == "a" ? index + 2 : index + 1
      guard isPercent(percent), word(percent + 1) == "of" else { return }
      return replace(index..<percent + 2, by: "as % of")
    }
    guard isStart(index), word(index) == "what", isPercent(index + 1), word(index + 2) == "of",
      case let end = endOfStatement(index),
      let verb = (index + 3..<max(end, index + 3)).first(where: { word($0) == "is" }),
      verb > index + 3, verb + 1 < end
    else { return }
    let (whole, part) = (text(of: index + 3..<verb), text(of: verb + 1..<end))
    replace(index..<end, by: "\(part) as % of \(whole)")
  }

  /// Rewrites `20% off 59.99`, and with two readings `15% tip on 64.50`.
  mutating func respellDiscount(_ index: Int) throws(CalculatorError) {
    guard self[index].isNumber, isPercent(index + 1), !isTaken(self[index + 2].text) else { return }
    let kind = word(index + 2)
    let share = self[index].text + "%"
    // `64.50 + 15% tip`
    let isAdded = ["+", "-", "−", "plus", "minus"].contains(word(index - 1))
    if Self.surcharges.contains(kind) || kind == "discount", isAdded,
      isEnd(index + 3) || ["+", "-"].contains(self[index + 3].text)
    {
      return replace(index + 2..<index + 3, by: "")
    }
    var amount = index + 3
    let isDiscount = kind == "off" || kind == "discount"
    if kind != "off", kind != "on" {
      guard Self.surcharges.contains(kind) || isDiscount,
        ["on", "of", "for", "to"].contains(word(amount))
      else { return }
      amount += 1
    }
    guard isStart(index), isSimple(amount..<endOfStatement(amount)) else { return }
    let price = text(of: amount..<endOfStatement(amount))
    guard kind != "off" else {
      return replace(index..<endOfStatement(amount), by: "\(price) - \(share)")
    }
    throw doubt(
      .shareOn(
        text(of: index..<endOfStatement(amount)), share: "\(share) of \(price)",
        whole: "\(price) \(isDiscount ? "-" : "+") \(share)"),
      at: index..<endOfStatement(amount))
  }

  private static let surcharges: Set<String> = [
    "tip", "tax", "vat", "gst", "markup", "surcharge", "commission", "fee", "interest", "gratuity",
  ]

  /// Whether pieces are one amount or a group in brackets.
  private func isSimple(_ range: Range<Int>) -> Bool {
    guard let first = range.first,
      self[first].isNumber || self[first].text == "(" || self[first].kind == .word
    else { return false }
    if self[first].text == "(" { return closing(first) == range.upperBound - 1 }
    return range.dropFirst().allSatisfy {
      self[$0].kind == .word && !Syntax.reservedWords.contains(self[$0].text)
    }
  }

  /// Rewrites `increase 50 by 20%`, `50 reduced by 20%`.
  mutating func respellChange(_ index: Int) {
    let signs = [
      "increase": "+", "decrease": "-", "reduce": "-", "increased": "+", "decreased": "-",
      "reduced": "-", "raise": "+", "raised": "+", "lowered": "-", "discounted": "-",
    ]
    guard let sign = signs[word(index)], !isTaken(self[index].text) else { return }
    if word(index + 1) == "by", endsOperand(index - 1) {
      return replace(index..<index + 2, by: sign)
    }
    guard isStart(index), case let end = endOfStatement(index),
      let by = (index + 1..<max(end, index + 1)).first(where: { word($0) == "by" }),
      isSimple(index + 1..<by), by + 1 < end
    else { return }
    replace(
      index..<end, by: "\(text(of: index + 1..<by)) \(sign) \(text(of: by + 1..<end))")
  }

  /// `8 h at 15 EUR/h`, so much for each unit; `100 km at 50 km/h` and `5 GB at 100 Mbps`, so much in a time; and `3 at 4.50`.
  mutating func respellRate(_ index: Int) {
    guard word(index) == "at", !isTaken("at"), endsOperand(index - 1), self[index + 1].isNumber
    else { return }
    guard let quantity = measure(endingAt: index - 1) else {
      if self[index - 1].isNumber, isEnd(index + 2) || unit(index + 2) != nil {
        replace(index..<index + 1, by: "*", isNoted: true)
      }
      return
    }
    guard let (first, middle) = measure(at: index + 2), let second = Unit(named: "s")?.dimension
    else { return }
    let divisor = self[middle].text == "/" ? measure(at: middle + 1) : nil
    let (rate, end) = divisor.map { (first / $0.dimension, $0.end) } ?? (first, middle)
    if quantity == divisor?.dimension || quantity == second && isPerTime(rate) {
      replace(index..<index + 1, by: "*")
    } else if divisor != nil && quantity == first || quantity / rate == second {
      replace(index..<end, by: "/ (\(text(of: index + 1..<end)))", isNoted: true)
    }
  }

  /// What a unit with its exponent measures that ends at an index.
  private func measure(endingAt index: Int) -> Dimension? {
    let exponent = ["²": Rational(2), "³": 3][self[index].text]
    guard let exponent else { return unit(index)?.dimension }
    return unit(index - 1)?.dimension.raised(to: exponent)
  }

  /// What a unit with its exponent measures that begins at an index, and where it ends.
  private func measure(at index: Int) -> (dimension: Dimension, end: Int)? {
    guard let dimension = unit(index)?.dimension else { return nil }
    let exponents = ["2": Rational(2), "3": 3, "²": 2, "³": 3]
    let isPower = self[index + 1].text == "^"
    guard let exponent = exponents[self[index + (isPower ? 2 : 1)].text],
      isPower || !self[index + 1].isNumber
    else { return (dimension, index + 1) }
    return (dimension.raised(to: exponent), index + (isPower ? 3 : 2))
  }

  /// Whether a dimension is that of so much in a time, as those of mph and Mbps are.
  private func isPerTime(_ rate: Dimension) -> Bool {
    guard let second = Unit(named: "s")?.dimension else { return false }
    return ["m", "bit", "L", "kg", "J"].contains { Unit(named: $0)?.dimension == rate * second }
  }
}

// MARK: - Operators and functions

extension Respelling {
  /// Words between or behind operands, the longer ones first.
  private static let operators: [(words: [String], sign: String)] = [
    (["multiplied", "by"], "*"), (["divided", "by"], "/"), (["to", "the", "power", "of"], "^"),
    (["raised", "to", "the", "power", "of"], "^"), (["to", "the", "power"], "^"),
    (["to", "power"], "^"), (["raised", "to"], "^"), (["to", "the"], "^"), (["plus"], "+"),
    (["minus"], "-"),
    (["times"], "*"), (["modulo"], "mod"), (["x"], "*"), (["choose"], "nCr"), (["over"], "/"),
  ]

  mutating func respellOperator(_ index: Int) {
    guard self[index].kind == .word, !isTaken(self[index].text) else { return }
    if index > 0, endsOperand(index - 1) {
      if word(index) == "squared" { return replace(index..<index + 1, by: "²") }
      if word(index) == "cubed" { return replace(index..<index + 1, by: "³") }
      if word(index) == "factorial" { return replace(index..<index + 1, by: "!") }
      for (words, sign) in Self.operators where follows(words, at: index) {
        let next = index + words.count
        guard beginsOperand(next) || ["-", "−", "+"].contains(self[next].text) else { continue }
        guard words != ["over"], words != ["to", "the"] else { continue }
        return replace(index..<next, by: sign)
      }
    } else if isStart(index) || ["(", "*", "/"].contains(self[index - 1].text),
      word(index) == "minus",
      beginsOperand(index + 1)
    {
      return replace(index..<index + 1, by: "-")
    }
    respellGluedTimes(index)
  }

  /// `3x4`, where no space stands around the letter.
  private mutating func respellGluedTimes(_ index: Int) {
    guard index > 0, self[index - 1].isNumber, !self[index].isApart,
      isMeaningless(self[index].text),
      word(index).utf8.first == UInt8(ascii: "x"), !isTaken("x"), !isTaken("X"),
      case let digits = self[index].text.dropFirst(), !digits.isEmpty,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return }
    replace(index..<index + 1, by: " * \(digits)")
  }

  /// Rewrites `square root of 16`, `sine of 30`, `fib 10`, `is 97 prime`.
  mutating func respellFunction(_ index: Int) {
    guard self[index].kind == .word, !isTaken(self[index].text) else { return }
    var start = index
    if word(index) == "the" { start += 1 }
    if follows(["is"], at: index), self[index + 1].isNumber, word(index + 2) == "prime" {
      return replace(index..<index + 3, by: "isprime(\(self[index + 1].text))")
    }
    for (words, function) in Self.functions where follows(words, at: start) {
      var next = start + words.count
      if word(next) == "of" { next += 1 } else if words.count == 1 { continue }
      guard beginsOperand(next) else { continue }
      // It may be meant of all that follows.
      replace(index..<next, by: function, isNoted: !isEnd(next + 1))
      break
    }
    if respellRoot(index) { return }
    callBracketed(index)
  }

  /// Rewrites `gcd of 12 and 18`, `average of 3, 4 and 5`, `sum of 1 to 10`.
  mutating func respellEnumeration(_ index: Int) {
    let name = Self.functions.first { $0.words == [word(index)] }?.function ?? word(index)
    guard self[index].kind == .word, !isTaken(self[index].text),
      let function = FunctionTable.function(named: name),
      function.argumentCounts.upperBound > 1 || function.takesLists
    else { return }
    var position = index + 1
    if word(position) == "of" || word(position) == "from" { position += 1 }
    guard position > index + 1, self[position].isNumber else { return }
    if ["to", "through"].contains(word(position + 1)), self[position + 2].isNumber,
      isEnd(position + 3), function.takesLists
    {
      let range = "\(self[position].text)..\(self[position + 2].text)"
      return replace(index..<position + 3, by: "\(function.name)(\(range))", isNoted: true)
    }
    var numbers: [String] = []
    while self[position].isNumber {
      var next = position + 1
      if unit(next) != nil { next += 1 }
      numbers.append(text(of: position..<next))
      position = next
      if self[position].text == "," { position += 1 }
      if word(position) == "and" { position += 1 }
    }
    guard numbers.count > 1, isEnd(position), endsOperand(position - 1) else { return }
    let arguments = numbers.joined(separator: "; ")
    replace(index..<position, by: "\(function.name)(\(arguments))")
  }

  /// Rewrites `4th root of 16`, `log base 2 of 8` and `log_2 8`; whether it was that.
  private mutating func respellRoot(_ index: Int) -> Bool {
    var (end, call) = (index, "")
    if word(index) == "root", word(index + 1) == "of", self[index + 2].isNumber,
      let (degree, start) = degree(before: index)
    {
      let start = start > 0 && word(start - 1) == "the" ? start - 1 : start
      replace(start..<index + 3, by: "root(\(self[index + 2].text); \(degree))")
      return true
    }
    if follows(["log", "base"], at: index), self[index + 2].kind == .integer {
      (end, call) = (index + 3, "log_" + self[index + 2].text)
      if word(end) == "of" { end += 1 }
    } else if word(index).hasPrefix("log_"), self[index].text.utf8.count > 4 {
      (end, call) = (index + 1, self[index].text)
    }
    guard end > index, self[end].isNumber else {
      if end > index + 1, self[end].text == "(" { replace(index..<end, by: call) }
      return end > index + 1
    }
    replace(index..<end + 1, by: "\(call)(\(self[end].text))")
    return true
  }

  /// The degree of a root that stands before its name, `4th` or `fourth`, and where it begins.
  private func degree(before index: Int) -> (degree: String, start: Int)? {
    if ["st", "nd", "rd", "th"].contains(word(index - 1)), self[index - 2].kind == .integer {
      return (self[index - 2].text, index - 2)
    }
    return Self.parts.first { $0.key == word(index - 1) }.map { (String($0.value), index - 1) }
  }

  private static let functions: [(words: [String], function: String)] = [
    (["square", "root"], "sqrt"), (["cube", "root"], "cbrt"), (["sqrt"], "sqrt"),
    (["cbrt"], "cbrt"),
    (["natural", "log"], "ln"), (["natural", "logarithm"], "ln"), (["logarithm"], "log"),
    (["log"], "log"),
    (["ln"], "ln"), (["sine"], "sin"), (["cosine"], "cos"), (["tangent"], "tan"), (["sin"], "sin"),
    (["cos"], "cos"), (["tan"], "tan"), (["factorial"], "factorial"),
    (["absolute", "value"], "abs"),
    (["average"], "mean"), (["mean"], "mean"), (["median"], "median"), (["sum"], "sum"),
    (["square"], "square"), (["hypotenuse"], "hypot"),
  ]

  /// A function that needs brackets before one number: `fib 10`.
  private mutating func callBracketed(_ index: Int) {
    let name = self[index].text
    guard self[index].kind == .word, !Unit.isName(name),
      let function = FunctionTable.function(named: name),
      self[index + 1].isNumber, self[index + 1].isApart
    else { return }
    // `stdev 2, 4, 6`
    if function.takesLists || function.argumentCounts.upperBound > 4, self[index + 2].text == "," {
      var end = index + 1
      while self[end].isNumber, self[end + 1].text == ",", self[end + 2].isNumber { end += 2 }
      guard isEnd(end + 1), isStart(index) else { return }
      let list = text(of: index + 1..<end + 1)
      return replace(index..<end + 1, by: "\(name)([\(list)])")
    }
    guard FunctionTable.kind(of: name) == .bracketed, function.argumentCounts.contains(1),
      isEnd(index + 2) || ["+", "-", "−", "*", "/", ")", "to"].contains(self[index + 2].text)
    else { return }
    replace(index..<index + 2, by: "\(name)(\(self[index + 1].text))")
  }

  /// Rewrites `5C2`, `5 P 2`.
  mutating func respellCombination(_ index: Int) {
    guard index > 0, self[index - 1].kind == .integer, let letter = self[index].text.utf8.first,
      letter == UInt8(ascii: "C") || letter == UInt8(ascii: "P"), !isTaken(self[index].text),
      !isTaken(String(self[index].text.prefix(1)))
    else { return }
    let function = letter == UInt8(ascii: "C") ? "nCr" : "nPr"
    let digits = self[index].text.dropFirst()
    if digits.isEmpty, self[index].kind == .word, self[index + 1].kind == .integer {
      return replace(
        index - 1..<index + 2, by: "\(function)(\(self[index - 1].text); \(self[index + 1].text))",
        isNoted: true)
    }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      !self[index].isApart
    else { return }
    replace(index - 1..<index + 1, by: "\(function)(\(self[index - 1].text); \(digits))")
  }
}

// MARK: - Constants

extension Respelling {
  /// Rewrites `speed of light`, `planck constant`, `N_A`.
  mutating func respellConstant(_ index: Int) {
    guard self[index].kind == .word, !isTaken(self[index].text) else { return }
    var name = ""
    for end in index..<min(index + 5, pieces.count) where self[end].kind == .word {
      guard end == index || self[end].isApart, index == end || self[end - 1].kind == .word else {
        break
      }
      name += (name.isEmpty ? "" : "_") + word(end)
      guard end > index else { continue }
      if let found = Self.constant(name) {
        return replace(index..<end + 1, by: found)
      }
    }
    let symbol = self[index].text
    guard isMeaningless(symbol), self[index + 1].text != "(", let found = Self.constants[symbol]
    else {
      return
    }
    // In `E = m c^2` nobody means a metre.
    let last = self[index - 1]
    if symbol == "c", last.kind == .word, !isTaken(last.text), !self[index - 2].isNumber { return }
    replace(index..<index + 1, by: found, isNoted: true)
  }

  private static func constant(_ name: String) -> String? {
    if let known = constants[name] { return known }
    if PhysicalConstant.isName(name) { return name }
    for end in ["_constant", "'s_constant"] where name.hasSuffix(end) {
      let short = String(name.dropLast(end.utf8.count))
      if PhysicalConstant.isName(short) { return short }
    }
    return nil
  }

  /// Symbols and names of constants that are none in the language.
  private static let constants = [
    "c": "speed_of_light", "c0": "speed_of_light", "c₀": "speed_of_light", "N_A": "avogadro",
    "NA": "avogadro", "k_B": "boltzmann", "kB": "boltzmann", "k_b": "boltzmann",
    "ℏ": "reduced_planck",
    "hbar": "reduced_planck", "h_bar": "reduced_planck", "ε0": "vacuum_permittivity",
    "ε₀": "vacuum_permittivity", "eps0": "vacuum_permittivity", "epsilon0": "vacuum_permittivity",
    "μ0": "vacuum_permeability", "µ0": "vacuum_permeability", "μ₀": "vacuum_permeability",
    "µ₀": "vacuum_permeability", "mu0": "vacuum_permeability", "mu_0": "vacuum_permeability",
    "m_e": "electron_mass", "m_p": "proton_mass", "m_n": "neutron_mass",
    "m_u": "atomic_mass_constant",
    "q_e": "elementary_charge", "e_charge": "elementary_charge",
    "electron_charge": "elementary_charge",
    "planck_constant": "planck", "reduced_planck_constant": "reduced_planck",
    "avogadro_number": "avogadro", "avogadros_number": "avogadro", "gas_constant": "gas_constant",
    "gravitational_constant": "gravitation", "golden_ratio": "phi", "light_speed": "speed_of_light",
    "speed_light": "speed_of_light", "R_inf": "rydberg_constant", "a_0": "bohr_radius",
    "a0": "bohr_radius",
    "mu_B": "bohr_magneton", "elementary_charge": "elementary_charge",
    "standard_gravity": "standard_gravity", "acceleration_of_gravity": "standard_gravity",
  ]
}
