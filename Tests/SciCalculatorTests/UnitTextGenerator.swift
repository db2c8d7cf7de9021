import SciNumber
import SciUnits
import TestSupport

/// Writes random expressions of quantities, and works out what they are with fractions and vectors of exponents alone.
///
/// The factors of the units are GNU units'. What is written uses each way of the language to write a product, a quotient or a
/// power, and brackets only where they are needed, or by chance.
struct UnitTextGenerator {
  /// A number in the base m, kg, s, A, K, mol, cd, bit, and its exponents there.
  struct Measure {
    var number: Rational
    var exponents: [Int]

    func combined(with other: Measure, sign: Int) -> Measure {
      Measure(
        number: sign > 0 ? number * other.number : number / other.number,
        exponents: zip(exponents, other.exponents).map { $0 + sign * $1 })
    }
  }

  /// A text, what it means, and how strongly its outermost operator holds.
  struct Text {
    enum Strength: Int {
      case sum
      case product
      case operand
    }

    var text: String
    var measure: Measure
    var strength: Strength
    /// Whether it ends in a number with one unit, so that a quotient by another such needs no brackets.
    var endsInQuantity = false

    func bracketed(below limit: Strength) -> String {
      strength.rawValue < limit.rawValue ? "(\(text))" : text
    }
  }

  static let bases = ["m", "kg", "s", "A", "K", "mol", "cd", "bit"]

  let units: [(name: String, measure: Measure)]
  private let unitsByExponents: [[Int]: [Int]]
  private(set) var random: SplitMix64

  init(seed: UInt64, units: [(name: String, measure: Measure)]) {
    self.units = units
    unitsByExponents = Dictionary(grouping: units.indices) { units[$0].measure.exponents }
    random = SplitMix64(seed: seed)
  }

  private mutating func any<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  private mutating func chance(_ one: Int, in all: Int) -> Bool {
    Int.random(in: 0..<all, using: &random) < one
  }
}

// MARK: - Quantities

extension UnitTextGenerator {
  /// A positive number, as an integer, a decimal or with an exponent.
  private mutating func number() -> (text: String, value: Rational) {
    let digits = Int.random(in: 1...9999, using: &random)
    let text =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: "\(digits % 100 + 1)"
      case 1: "\(digits / 100).\(digits % 100 / 10)\(digits % 10 + 1)"
      case 2: "\(digits)e\(Int.random(in: -6...6, using: &random))"
      default: "0.\(digits)"
      }
    return (text, Rational(text) ?? 1)
  }

  /// A power of a name: `km`, `s^2`, `s²`, `m^-1`.
  private mutating func power(_ name: String, _ exponent: Int) -> String {
    if exponent == 1 { return name }
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    if chance(1, in: 2) {
      return name + (exponent < 0 ? "⁻" : "")
        + String("\(abs(exponent))".compactMap { digits[$0.wholeNumberValue ?? 0] })
    }
    return exponent < 0 && chance(1, in: 2) ? "\(name)^(\(exponent))" : "\(name)^\(exponent)"
  }

  /// A product of powers of units as one may type it, with at most one division.
  private mutating func product(of powers: [(name: String, exponent: Int)]) -> String {
    let sign = any([" ", "*", "·", " * "])
    let above = powers.filter { $0.exponent > 0 }
    let below = powers.filter { $0.exponent < 0 }
    if below.isEmpty || above.isEmpty || chance(1, in: 3) {
      return powers.map { power($0.name, $0.exponent) }.joined(separator: sign)
    }
    let divisor = below.map { power($0.name, -$0.exponent) }.joined(separator: sign)
    let numerator = above.map { power($0.name, $0.exponent) }.joined(separator: sign)
    return numerator + any(["/", " / ", " per "]) + (below.count > 1 ? "(\(divisor))" : divisor)
  }

  /// A number with a unit, or with a product of two or three.
  private mutating func quantity() -> Text {
    let (text, value) = number()
    let count = any([1, 1, 1, 2, 2, 3])
    var powers: [(name: String, exponent: Int)] = []
    var measure = Measure(number: value, exponents: Self.bases.map { _ in 0 })
    for _ in 0..<count {
      let unit = any(units)
      let exponent = any([1, 1, 1, 2, -1, -2])
      powers.append((unit.name, exponent))
      for _ in 0..<abs(exponent) {
        measure = measure.combined(with: unit.measure, sign: exponent.signum())
      }
    }
    // `5 m^-1` is one unit too, but behind a `/` its sign would be hard to read.
    let isSimple = count == 1 && powers[0].exponent > 0
    return Text(
      text: text + " " + product(of: powers), measure: measure, strength: .product,
      endsInQuantity: isSimple)
  }

  /// The names of a unit with these exponents, and what it is in the base.
  private mutating func unit(of exponents: [Int]) -> Text {
    if let named = unitsByExponents[exponents], chance(2, in: 3) {
      let unit = units[any(named)]
      return Text(text: unit.name, measure: unit.measure, strength: .operand)
    }
    var powers: [(name: String, exponent: Int)] = []
    var measure = Measure(number: 1, exponents: exponents)
    for (base, exponent) in zip(Self.bases, exponents) where exponent != 0 {
      var vector = Self.bases.map { _ in 0 }
      vector[Self.bases.firstIndex(of: base) ?? 0] = 1
      let unit = units[any(unitsByExponents[vector] ?? [])]
      powers.append((unit.name, exponent))
      for _ in 0..<abs(exponent) {
        measure.number =
          exponent > 0
          ? measure.number * unit.measure.number : measure.number / unit.measure.number
      }
    }
    powers.shuffle(using: &random)
    return Text(text: product(of: powers), measure: measure, strength: .product)
  }

  /// A quantity that can be added to another one, of about the same size.
  private mutating func addend(to other: Text) -> Text {
    let (text, value) = number()
    guard other.measure.exponents.contains(where: { $0 != 0 }) else {
      return Text(
        text: text, measure: Measure(number: value, exponents: other.measure.exponents),
        strength: .operand)
    }
    let unit = unit(of: other.measure.exponents)
    let measure = Measure(
      number: value * unit.measure.number, exponents: other.measure.exponents)
    return Text(text: "\(text) \(unit.text)", measure: measure, strength: .product)
  }
}

// MARK: - Expressions

extension UnitTextGenerator {
  /// An expression of some operations.
  private mutating func expression(_ operations: Int) -> Text {
    guard operations > 0 else { return quantity() }
    let left = expression(operations - 1)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return joined(left, any([" * ", "*", " × ", "·"]), quantity(), sign: 1)
    case 2, 3: return quotient(left, quantity())
    case 4, 5: return sum(left)
    case 6 where left.measure.number.bitSize < 400: return square(left)
    case 7: return function(left)
    default: return negated(left)
    }
  }

  private func joined(_ left: Text, _ infix: String, _ right: Text, sign: Int) -> Text {
    Text(
      text: left.bracketed(below: .product) + infix + right.bracketed(below: .product),
      measure: left.measure.combined(with: right.measure, sign: sign), strength: .product)
  }

  private mutating func quotient(_ left: Text, _ right: Text) -> Text {
    guard !right.measure.number.isZero else { return left }
    let needsNone = left.endsInQuantity && right.endsInQuantity && chance(1, in: 2)
    let divisor = needsNone ? right.text : "(\(right.text))"
    return Text(
      text: left.bracketed(below: .product) + any([" / ", "/", " ÷ ", " per "]) + divisor,
      measure: left.measure.combined(with: right.measure, sign: -1), strength: .product)
  }

  private mutating func sum(_ left: Text) -> Text {
    let right = addend(to: left)
    let isSum = chance(1, in: 2)
    var measure = left.measure
    measure.number =
      isSum ? measure.number + right.measure.number : measure.number - right.measure.number
    return Text(
      text: left.text + (isSum ? any([" + ", "+"]) : any([" - ", "-", " − "])) + right.text,
      measure: measure, strength: .sum)
  }

  private mutating func square(_ base: Text) -> Text {
    let power = any([" ^ 2", "^2", "²", "**2"])
    return Text(
      text: "(\(base.text))" + power,
      measure: base.measure.combined(with: base.measure, sign: 1), strength: .operand)
  }

  private mutating func negated(_ text: Text) -> Text {
    var measure = text.measure
    measure.number = -measure.number
    return Text(text: "-(\(text.text))", measure: measure, strength: .product)
  }

  /// A function whose result is an argument, its sum with another, or its magnitude.
  private mutating func function(_ argument: Text) -> Text {
    let other = addend(to: argument)
    var measure = argument.measure
    let (first, second) = (argument.measure.number, other.measure.number)
    let name = any(["max", "min", "sum", "abs", "mean"])
    switch name {
    case "max": measure.number = max(first, second)
    case "min": measure.number = min(first, second)
    case "sum": measure.number = first + second
    case "mean": measure.number = (first + second) / 2
    default: measure.number = first < 0 ? -first : first
    }
    let arguments = name == "abs" ? argument.text : "\(argument.text); \(other.text)"
    return Text(text: "\(name)(\(arguments))", measure: measure, strength: .operand)
  }

  /// An expression with a conversion, and the number that is to come out; for numbers without one.
  mutating func statement() -> (text: String, number: Rational) {
    var expression = expression(Int.random(in: 0...4, using: &random))
    var definition = ""
    if chance(1, in: 6) {
      definition = "quux = \(expression.text); "
      expression = Text(text: "quux", measure: expression.measure, strength: .operand)
      expression = chance(1, in: 2) ? sum(expression) : quotient(expression, quantity())
    }
    guard expression.measure.exponents.contains(where: { $0 != 0 }) else {
      return (definition + expression.text, expression.measure.number)
    }
    let target = unit(of: expression.measure.exponents)
    let word = any([" to ", " -> ", " to "])
    return (
      definition + expression.text + word + target.text,
      expression.measure.number / target.measure.number
    )
  }
}
