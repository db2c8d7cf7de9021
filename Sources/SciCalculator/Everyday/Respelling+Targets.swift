// What stands behind `to`, as people write it: in hex, to 3 sf, to best, to 2 m, L/100 km.

import SciNumber
import SciSyntax
import SciUnits

// MARK: - Forms

extension Respelling {
  /// Whether the rest of a statement is a form, such as `hex` or `base 7`.
  private func isForm(_ index: Int) -> Bool {
    if word(index) == "base", self[index + 1].kind == .integer { return isEnd(index + 2) }
    if self[index].kind == .integer {
      return Self.places[word(index + 1)] != nil && isEnd(index + 2)
    }
    return isEnd(index + 1) && Conversion.words.contains { $0.key == word(index) }
  }

  /// `→ hex` and `to cm`, which are about the result before.
  mutating func respellPreviousResult(_ index: Int) {
    guard isStart(index), Self.conversionWords.contains(word(index)), !isTaken(self[index].text),
      isForm(index + 1) || self[index].kind == .sign && unit(index + 1) != nil
        || word(index) == "to" && unit(index + 1) != nil
    else { return }
    replace(index..<index + 1, by: "ans to")
    setApart(index + 2)
  }

  /// Rewrites `in hex`, `to 3 sf`, `to 2 decimal places`, `to float`.
  mutating func respellTarget(_ index: Int) {
    guard Self.conversionWords.contains(word(index)), index > 0, !isTaken(self[index].text) else {
      return
    }
    // `to a week`.
    if ["a", "an"].contains(word(index + 1)), !isEnd(index + 2), isEnd(index + 3),
      !isTaken(self[index + 1].text)
    {
      replace(index + 1..<index + 2, by: "")
      setApart(index + 1)
    }
    if self[index + 1].kind == .integer { respellPlaces(index + 1) }
    if isEnd(index + 2), let form = Self.forms[word(index + 1)], !isTaken(self[index + 1].text) {
      replace(index + 1..<index + 2, by: form)
    }
    guard word(index) != "to", self[index].kind == .word, isForm(index + 1) || word(index) == "into"
    else { return }
    replace(index..<index + 1, by: "to")
  }

  private mutating func respellPlaces(_ index: Int) {
    var end = index + 1
    var words: [String] = []
    while !isEnd(end) {
      if self[end].text != "." { words.append(word(end)) }
      end += 1
    }
    guard let unit = Self.places[words.joined(separator: " ")], words.count > 0 else { return }
    if unit != text(of: index + 1..<end) { replace(index + 1..<end, by: unit) }
  }

  /// How people count digits.
  private static let places = [
    "digits": "digits", "digit": "digits", "sf": "digits", "s f": "digits", "sd": "digits",
    "sigfig": "digits", "sigfigs": "digits", "sig fig": "digits", "sig figs": "digits",
    "sig digits": "digits", "significant figures": "digits", "significant figure": "digits",
    "significant digits": "digits", "figures": "digits", "decimals": "decimals",
    "decimal": "decimals", "dp": "decimals", "d p": "decimals", "decimal places": "decimals",
    "decimal place": "decimals", "places": "decimals", "dec places": "decimals",
    "decimal digits": "decimals",
  ]

  /// Forms that have another name.
  private static let forms = [
    "float": "decimal", "number": "decimal", "dez": "decimal", "percentage": "%", "percents": "%",
    "pct": "%", "hexa": "hex", "ratio": "fraction", "fractions": "fraction",
    "mixed_frac": "mixed", "mixed_fraction": "mixed", "rational": "fraction",
    "scientific_notation": "sci", "exponential": "sci",
  ]
}

// MARK: - Units

extension Respelling {
  /// The pieces of the operand before a conversion that ends the text, and what is converted to.
  private func conversion(_ index: Int) -> (operand: String, start: Int)? {
    guard Self.conversionWords.contains(word(index)), index > 0 else { return nil }
    var start = index
    var depth = 0
    while start > 0, self[start - 1].kind != .separator, self[start - 1].text != "=" {
      switch self[start - 1].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{": depth -= 1
      default: break
      }
      if depth < 0 { break }
      start -= 1
    }
    guard start < index else { return nil }
    return (text(of: start..<index), start)
  }

  /// `L/100km`: litres for 100 km.
  mutating func respellFuelConsumption(_ index: Int) {
    guard unit(index) == Unit(named: "L"), self[index + 1].text == "/" else { return }
    let isBracketed = self[index + 2].text == "("
    let number = isBracketed ? index + 3 : index + 2
    guard self[number].text == "100", unit(number + 1) == Unit(named: "km"),
      !isBracketed || self[number + 2].text == ")"
    else { return }
    guard isTarget(index) else { return }
    replace(index..<number + (isBracketed ? 3 : 2), by: "L_per_100km")
  }

  /// `10 m -> 2 m`: how many times 2 m.
  mutating func respellMultiple(_ index: Int) {
    guard self[index + 1].isNumber, unit(index + 2) != nil, !isForm(index + 1),
      let (operand, start) = conversion(index), case let end = endOfStatement(index),
      isStart(start) || self[start - 1].text == "=",
      value(of: "(\(operand)) / (\(text(of: index + 1..<end)))")?.quantity?.isNumber ?? false
    else { return }
    let target = text(of: index + 1..<end)
    remark("the result counts multiples of \(target)")
    replace(start..<end, by: "(\(operand)) / (\(target))", isNoted: true)
  }

  /// `to base` and `to best`: the units of the SI without prefixes, and the one that fits.
  mutating func respellUnitChoice(_ index: Int) {
    guard isEnd(index + 2), let (operand, _) = conversion(index) else { return }
    let isBest: Bool
    switch word(index + 1) {
    case "base", "si", "base_units": isBest = false
    case "best": isBest = true
    default: return
    }
    guard !isTaken(self[index + 1].text), let quantity = value(of: operand)?.quantity,
      !quantity.unit.isNone,
      let symbol = isBest
        ? quantity.bestUnit(within: settings.budget) : quantity.unit.dimension.baseSymbol
    else { return }
    replace(index + 1..<index + 2, by: symbol)
    if word(index) != "to" { replace(index..<index + 1, by: "to") }
  }

  /// The value of a part of the text.
  private func value(of text: String) -> Value? {
    guard
      let statements = try? Syntax.parse(
        text, functions: names.functionNames, units: names.unitNames, percent: settings.percent),
      statements.count == 1, statements[0].kind == .expression,
      let program = try? Compiler.program(for: statements[0].tree, names: names, variables: .bound)
    else { return nil }
    var ledger = MemoryLedger()
    return try? Machine.run(program, names: names, settings: settings, ledger: &ledger)
  }

  /// `8 L/100km to mpg`, where one unit is the other turned over.
  mutating func respellReciprocal(_ index: Int) {
    guard case .units(.differentDimensions(let left, let right)) = refusal,
      !isTurnedOver, left.dimension.isReciprocal(of: right.dimension),
      let (operand, start) = conversion(index)
    else { return }
    // In `1/50 Hz`, 50 Hz may be meant.
    let isQuotient = (start..<index).contains {
      self[$0].text == "/" && self[$0 - 1].isNumber && self[$0 + 1].isNumber
    }
    guard !isQuotient else { return }
    isTurnedOver = true
    remark("\(right.symbol) is the reciprocal of \(left.symbol)")
    replace(start..<index, by: "1/(\(operand))", isNoted: true)
  }

  /// `h` and `G`, where an hour and a gauss measure something else than is asked for.
  mutating func respellHidden(_ index: Int) {
    guard case .units(.differentDimensions) = refusal, index == 0 else { return }
    let hidden = ["h": "planck", "G": "gravitation"]
    for position in pieces.indices {
      guard let name = hidden[self[position].text], !isTaken(self[position].text),
        !self[position - 1].isNumber, self[position - 1].text != "/", !isTarget(position)
      else { continue }
      replace(position..<position + 1, by: name, isNoted: true)
    }
  }
}

extension Quantity {
  /// The units to choose from, from small to large, for what the SI has no single name with prefixes for.
  private static let ladders = [
    ["ns", "µs", "ms", "s", "min", "h", "d"], ["µg", "mg", "g", "kg", "t"],
    ["nm", "µm", "mm", "m", "km"], ["mm²", "m²", "km²"], ["mL", "L", "m³"],
    ["B", "kB", "MB", "GB", "TB"],
  ]

  /// The units of the SI that take all prefixes.
  private static let named = [
    "N", "J", "W", "Pa", "V", "Ω", "C", "F", "S", "H", "T", "Wb", "A", "K", "Hz",
  ]

  /// The unit in which the number has one digit or a few before its point.
  ///
  /// - Returns: its symbol; `nil` if the dimension has no unit with a name.
  fileprivate func bestUnit(within budget: EvaluationBudget) -> String? {
    var ladder = Self.ladders.first { Self.unit($0[0])?.dimension == unit.dimension }
    if ladder == nil,
      let name = Self.named.first(where: { Unit(named: $0)?.dimension == unit.dimension })
    {
      ladder = ["p", "n", "µ", "m", "", "k", "M", "G", "T"].map { $0 + name }
    }
    guard let ladder else { return nil }
    var best: String?
    for symbol in ladder {
      guard let unit = Self.unit(symbol),
        let number = try? converted(to: unit, within: budget).value
      else { continue }
      let square = number.multiplied(by: number, within: budget)
      if best != nil, (try? square.compared(to: 1, within: budget)) ?? -1 < 0 { return best }
      best = symbol
    }
    return best
  }

  /// The unit of a symbol, which may end with an exponent.
  private static func unit(_ symbol: String) -> Unit? {
    if symbol.hasSuffix("²") { return try? Unit(named: String(symbol.dropLast()))?.raised(to: 2) }
    if symbol.hasSuffix("³") { return try? Unit(named: String(symbol.dropLast()))?.raised(to: 3) }
    return Unit(named: symbol)
  }
}
