// Units as people write them: sq ft, m2, Joules, 5'10", 2h30m, 98.6 F.

import SciSyntax
import SciUnits

// MARK: - Names

extension Respelling {
  /// Units of two or three words, such as `fl oz`, `nautical miles` and `US gallons`.
  mutating func respellUnitOfWords(_ index: Int) {
    guard self[index].kind == .word, !isTaken(self[index].text) else { return }
    // `fl. oz.`
    var end = index + 1
    var name = word(index)
    for _ in 0..<2 {
      if self[end].text == ".", !self[end].isApart, self[end + 1].kind == .word { end += 1 }
      guard self[end].kind == .word, self[end].isApart || self[end - 1].text == "." else { return }
      name += "_" + word(end)
      end += 1
      let isOne =
        !Unit.isName(self[index].text) || ["fl", "us"].contains(word(index))
        || isBetween(index, end) { Unit(named: self[$0].text) == nil }
      if Unit.isName(name), isOne {
        if self[end].text == ".", !self[end].isApart { end += 1 }
        return replace(index..<end, by: name)
      }
    }
  }

  private func isBetween(_ lower: Int, _ upper: Int, _ holds: (Int) -> Bool) -> Bool {
    (lower..<upper).contains { self[$0].kind == .word && holds($0) }
  }

  /// A name in other letters, such as `Joule` and `KM`, or of a unit that has none here.
  mutating func respellUnitName(_ index: Int) {
    let word = self[index].text
    guard self[index].kind == .word, isMeaningless(word), self[index + 1].text != "(",
      isUnitPlace(index), let (name, isNoted) = Self.unitName(meantBy: word)
    else { return }
    replace(index..<index + 1, by: name, isNoted: isNoted)
  }

  /// Whether a unit is expected at an index: behind a number, another unit or a sign between them, and behind `to`.
  private func isUnitPlace(_ index: Int) -> Bool {
    let last = self[index - 1]
    return last.isNumber || unit(index - 1) != nil || isTarget(index)
      || [")", "/", "*", "·", "²", "³", "per", "square", "sq", "cubic", "cu", "."].contains(
        last.text)
  }

  /// The unit that a name that means nothing stands for, and whether that may be missed.
  ///
  /// Single letters are no misspelled units: they are names of people's numbers.
  static func unitName(meantBy word: String) -> (name: String, isNoted: Bool)? {
    guard word.utf8.count > 1 else { return nil }
    if let name = names[word] ?? names[word.lowercased()] { return (name, word.utf8.count < 4) }
    guard WordHints.hint(for: word) == nil else { return nil }
    let candidates = Unit.suggestions(for: word)
    guard candidates.count == 1, let name = candidates.first else { return nil }
    if CurrencyNames.isCode(name) {
      return CurrencyNames.common.contains(word.lowercased()) ? (name, false) : nil
    }
    let isWord = name.utf8.count > 3 && name == word.lowercased()
    return (name, !isWord)
  }

  /// What units are called elsewhere.
  ///
  /// Of letters in another case only those stand here that would fit two units.
  private static let names = [
    "mps": "(m/s)", "kmps": "(km/s)", "fps": "(ft/s)", "centigrade": "°C", "gig": "GB",
    "gigs": "GB", "megs": "MB", "meg": "MB", "teras": "TB", "mtr": "m", "mtrs": "m", "msec": "ms",
    "msecs": "ms", "usec": "µs", "usecs": "µs", "nsec": "ns", "cms": "cm", "mms": "mm",
    "kms": "km", "mls": "mL", "grammes": "g", "gramme": "g", "mah": "mAh", "sqmm": "mm²",
    "sqcm": "cm²", "sqyd": "yd²", "cuft": "ft³", "cuin": "in³", "cuyd": "yd³", "cbm": "m³",
    "kg": "kg", "kw": "kW", "kwh": "kWh", "km": "km", "cm": "cm", "mm": "mm", "ft": "ft",
    "lb": "lb", "hz": "Hz",
    "khz": "kHz", "mhz": "MHz", "ghz": "GHz", "thz": "THz", "ml": "mL", "mg": "mg",
    "gw": "GW",
    "mv": "mV", "ma": "mA", "db": "dB", "ev": "eV", "kev": "keV", "mpa": "MPa",
    "kpa": "kPa", "hpa": "hPa", "kj": "kJ", "kn": "kN", "kv": "kV",
  ]

  /// `m2`, `ft3`, `s2`: a power of a unit.
  mutating func respellPowerInName(_ index: Int) throws(CalculatorError) {
    let word = self[index].text
    guard self[index].kind == .word, isMeaningless(word),
      let power = word.utf8.last, power == UInt8(ascii: "2") || power == UInt8(ascii: "3"),
      case let stem = String(word.dropLast()), !stem.isEmpty, !isTaken(stem),
      stem.utf8.last.map({ !(0x30...0x39).contains($0) }) ?? false,
      let name = Unit.isName(stem) ? stem : Self.unitName(meantBy: stem)?.name
    else { return }
    if Unit(named: name) == Unit(named: "ft"), self[index - 1].isNumber, !self[index].isApart,
      !isTarget(index)
    {
      let number = self[index - 1].text
      let digit = Unicode.Scalar(power)
      throw doubt(
        .feetOrPower("\(number) ft \(digit) in", "\(number) ft^\(digit)"), at: index - 1..<index + 1
      )
    }
    replace(index..<index + 1, by: name + (power == UInt8(ascii: "2") ? "²" : "³"))
  }

  /// Whether a piece is what is converted to.
  func isTarget(_ index: Int) -> Bool { Self.conversionWords.contains(word(index - 1)) }

  /// Rewrites `square feet`, `sq. ft`, `cubic metres`, `metres squared`.
  mutating func respellSquare(_ index: Int) {
    let power: String
    switch word(index) {
    case "square", "sq", "squared": power = "²"
    case "cubic", "cu", "cubed": power = "³"
    default: return
    }
    guard !isTaken(self[index].text) else { return }
    if word(index) == "squared" || word(index) == "cubed" {
      guard unit(index - 1) != nil else { return }
      return replace(index - 1..<index + 1, by: self[index - 1].text + power)
    }
    var next = index + 1
    if self[next].text == ".", !self[next].isApart { next += 1 }
    guard unit(next) != nil else { return }
    var end = next + 1
    if self[end].text == ".", !self[end].isApart { end += 1 }
    replace(index..<end, by: self[next].text + power)
  }

  /// Rewrites `miles per hour`, `EUR per kg`.
  mutating func respellPer(_ index: Int) {
    guard word(index) == "per" || word(index) == "p" && self[index - 1].text == "/",
      !isTaken(self[index].text), endsOperand(index - 1), beginsOperand(index + 1)
    else { return }
    if ["cent"].contains(word(index + 1)) {
      return replace(index..<index + 2, by: "%")
    }
    replace(index..<index + 1, by: "/")
    setApart(index, false)
    setApart(index + 1, false)
  }
}

// MARK: - Quantities of several parts

extension Respelling {
  /// `2h30m`, `6ft2in`, `1h30`: numbers and units without space.
  mutating func respellParts(_ index: Int) throws(CalculatorError) {
    let name = self[index].text
    guard self[index].kind == .word, isMeaningless(name), index > 0, self[index - 1].isNumber,
      !self[index].isApart, let parts = Self.parts(of: name), parts.count > 1
    else { return }
    guard parts.count > 2 || parts[0].isHour || parts[0].isPound || parts[0].isFoot else { return }
    var spelling = ""
    var last = ""
    for part in parts {
      if let first = part.utf8.first, (0x30...0x39).contains(first) {
        spelling += " " + part
      } else {
        let isMinute =
          part == "m" && (last.isHour || last.isDay) || part == "m" && parts.last == "s"
        let unit = isMinute ? "min" : Unit.isName(part) ? part : Self.unitName(meantBy: part)?.name
        guard let unit, Unit.isName(unit) else { return }
        spelling += " " + unit
        last = part
      }
    }
    var end = index + 1
    if let digit = parts.last?.utf8.first, (0x30...0x39).contains(digit) {
      // Feet with 2 or 3 may be a power.
      if parts.count == 2, last.isFoot, parts[1] == "2" || parts[1] == "3" { return }
      if self[end].text == "\"" || self[end].text == "”" { end += 1 }
      guard parts.count == 2, let smaller = last.smallerUnit else { return }
      spelling += " " + smaller
    }
    replace(index - 1..<end, by: "(\(self[index - 1].text)\(spelling))")
  }

  /// Letters and digits in turn.
  private static func parts(of name: String) -> [String]? {
    var parts: [String] = []
    var wasDigit: Bool?
    for scalar in name.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      if isDigit == wasDigit {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      } else {
        parts.append(String(Character(scalar)))
      }
      wasDigit = isDigit
    }
    return parts
  }

  /// `2 h 30 m`, where metres would make no sense.
  mutating func respellMinutes(_ index: Int) {
    guard self[index].text == "m", !isTaken("m"), self[index - 1].isNumber else { return }
    let isBehindHours = word(index - 2).isHour && self[index - 3].isNumber
    let isBeforeSeconds =
      self[index + 1].isNumber && ["s", "sec", "seconds"].contains(word(index + 2))
    if isBehindHours || isBeforeSeconds { replace(index..<index + 1, by: "min", isNoted: true) }
  }

  /// Rewrites `5 feet and 3 inches`.
  mutating func respellConjunction(_ index: Int) {
    guard word(index) == "and", self[index - 2].isNumber, let first = unit(index - 1),
      self[index + 1].isNumber, let second = unit(index + 2), first.dimension == second.dimension
    else { return }
    replace(index..<index + 1, by: "")
  }

  /// `5'10"`: feet and inches.
  mutating func respellFeet(_ index: Int) throws(CalculatorError) {
    guard self[index].isNumber, !pieces.contains(where: { $0.text == "°" }) else { return }
    let isFoot = ["'", "’", "′"].contains(self[index + 1].text) && !self[index + 1].isApart
    if !isFoot {
      guard let end = inchMark(behind: index) else { return }
      return replace(index..<end, by: "\(self[index].text) in", isNoted: true)
    }
    let feet = self[index].text
    guard self[index + 2].isNumber else {
      return replace(index..<index + 2, by: "\(feet) ft", isNoted: true)
    }
    let inches = self[index + 2].text
    if let end = inchMark(behind: index + 2) {
      return replace(index..<end, by: "(\(feet) ft \(inches) in)", isNoted: true)
    }
    // In `12'3/4` the quotient may be of inches.
    if self[index + 3].text == "/", !self[index + 3].isApart, self[index + 4].isNumber {
      let divisor = self[index + 4].text
      if let end = inchMark(behind: index + 4) {
        return replace(index..<end, by: "(\(feet) ft + \(inches)/\(divisor) * 1 in)")
      }
      throw doubt(
        .feetQuotient(
          "(\(feet) ft \(inches) in)/\(divisor)", "\(feet) ft + \(inches)/\(divisor) * 1 in"),
        at: index..<index + 5)
    }
    replace(index..<index + 3, by: "(\(feet) ft \(inches) in)", isNoted: true)
  }

  /// Where the mark of inches behind a number ends.
  private func inchMark(behind index: Int) -> Int? {
    guard !self[index + 1].isApart else { return nil }
    if ["\"", "”", "″"].contains(self[index + 1].text) { return index + 2 }
    let isDouble =
      ["'", "’"].contains(self[index + 1].text) && self[index + 2].text == self[index + 1].text
    return isDouble && !self[index + 2].isApart ? index + 3 : nil
  }

  /// Rewrites `1:45 h`, `2:45:30` and, with two readings, `14:30`.
  mutating func respellClock(_ index: Int) throws(CalculatorError) {
    guard self[index].kind == .integer, let second = sexagesimal(behind: index),
      self[index - 1].text != ":", !pieces.contains(where: { $0.text == "?" })
    else { return }
    let first = self[index].text
    if let third = sexagesimal(behind: index + 2) {
      let end = index + 5
      let hasUnit = word(end).isHour ? 1 : 0
      return replace(
        index..<end + hasUnit, by: "(\(first) h \(second) min \(third) s)", isNoted: true)
    }
    let unit = word(index + 3)
    if unit.isHour {
      replace(index..<index + 4, by: "(\(first) h \(second) min)")
    } else if ["min", "mins", "minutes", "m"].contains(unit) {
      replace(index..<index + 4, by: "(\(first) min \(second) s)")
    } else {
      throw doubt(
        .clockTime("\(first) h \(second) min", "\(first) min \(second) s"), at: index..<index + 3)
    }
  }

  /// The minutes or seconds behind a colon: two digits below 60.
  private func sexagesimal(behind index: Int) -> String? {
    guard self[index + 1].text == ":", !self[index + 1].isApart, !self[index + 2].isApart,
      self[index + 2].isNumber, let first = self[index + 2].text.utf8.first,
      (0x30...0x35).contains(first), self[index + 2].text.split(separator: ".")[0].utf8.count == 2
    else { return nil }
    return self[index + 2].text
  }
}

extension String {
  fileprivate var isHour: Bool { ["h", "hr", "hrs", "hour", "hours"].contains(self) }
  fileprivate var isDay: Bool { ["d", "day", "days"].contains(self) }
  fileprivate var isFoot: Bool { ["ft", "foot", "feet"].contains(self) }
  fileprivate var isPound: Bool { ["lb", "lbs"].contains(self) }

  /// What a number behind one without a unit counts.
  fileprivate var smallerUnit: String? { isHour ? "min" : isFoot ? "in" : isPound ? "oz" : nil }
}

// MARK: - Temperatures

extension Respelling {
  /// The scale of temperatures that a word stands for.
  private static func scale(_ word: String) -> String? {
    switch word {
    case "f", "°f", "fahrenheit": "°F"
    case "c", "°c", "celsius", "centigrade": "°C"
    case "k", "kelvin", "kelvins": "K"
    default: nil
    }
  }

  /// Rewrites `25 degrees C`, `25 deg C`, `25 ° C`.
  mutating func respellDegrees(_ index: Int) {
    guard ["degree", "degrees", "deg", "degs", "°"].contains(word(index)),
      !isTaken(self[index].text),
      self[index - 1].isNumber || isTarget(index), let scale = Self.scale(word(index + 1)),
      !isTaken(self[index + 1].text), scale != "K" || word(index + 1) != "k"
    else { return }
    replace(index..<index + 2, by: scale, isNoted: true)
    setApart(index)
  }

  /// `98.6 F to C`, where farads and coulombs are not meant.
  mutating func respellTemperature(_ index: Int) {
    guard Self.conversionWords.contains(word(index)), isEnd(index + 2), index > 0,
      let source = Self.scale(word(index - 1)), let target = Self.scale(word(index + 1)),
      source != "K" || target != "K", !isTaken(self[index - 1].text),
      !isTaken(self[index + 1].text), self[index - 2].isNumber || self[index - 2].text == ")"
    else { return }
    if self[index + 1].text != target { replace(index + 1..<index + 2, by: target, isNoted: true) }
    if word(index) != "to" { replace(index..<index + 1, by: "to") }
    if self[index - 1].text != source {
      replace(index - 1..<index, by: source, isNoted: true)
      setApart(index - 1)
    }
    setApart(index)
    setApart(index + 1)
  }

  /// The words and signs before what is converted to.
  static let conversionWords: Set<String> = ["to", "in", "as", "into", "->", "→"]
}
