import SciCalculator
import SciSyntax
import SciUnits

/// What `sci help` says about subjects, signs and forms, beside the names of functions, constants and units.
enum HelpTopics {
  /// The page on a word or a sign; `nil` if it is none of these.
  static func page(on topic: String) -> String? {
    if let sign = signs.first(where: { $0.signs.contains(topic) }) {
      return HelpCommand.row(sign.signs.joined(separator: " "), sign.summary)
    }
    let word = topic.lowercased()
    if let subject = subjects.first(where: { $0.names.contains(word) }) { return subject.text() }
    if let command = CommandDescription.subcommands.first(where: { $0.word == word }) {
      return HelpCommand.row("sci \(word)", command.text.abstract)
        + "  sci \(word) --help says more.\n"
    }
    if let form = Conversion.words.first(where: { $0.key == word }) {
      return HelpCommand.row("to \(word)", summary(of: form.value))
    }
    return unitPage(on: topic)
  }

  /// Every word that has a page here, to choose suggestions from.
  static var names: [String] {
    var names = signs.flatMap(\.signs)
    names += subjects.flatMap(\.names)
    names += CommandDescription.subcommands.map(\.word)
    return names + Conversion.words.map(\.key)
  }

  private struct Subject: Sendable {
    let names: [String]
    let text: @Sendable () -> String
  }

  private static let subjects = [
    Subject(names: ["operators", "operator", "signs", "syntax"]) {
      signs.map { HelpCommand.row($0.signs.joined(separator: " "), $0.summary) }.joined()
    },
    Subject(names: ["units", "unit"]) {
      Unit.quantities.map { quantity in
        HelpCommand.row(
          quantity, Unit.all(of: quantity).prefix(8).map(\.symbol).joined(separator: " "))
      }.joined() + "  sci help length lists the units of length; 5 km to mi converts.\n"
    },
    Subject(names: ["list", "lists"]) {
      HelpCommand.row("[1; 2; 3]", "A list; [1, 2, 3] and 1..3 are the same.")
        + HelpCommand.row("x[2]", "The second element of the list x.")
        + HelpCommand.row("mean([2; 4])", "Functions of data take a list or its elements.")
    },
    Subject(names: ["forms", "form", "bases", "base", "conversion", "conversions", "convert"]) {
      Conversion.words.map { HelpCommand.row("to \($0.key)", summary(of: $0.value)) }.joined()
        + HelpCommand.row("to base 7", "Digits in a base from 2 to 36.")
        + HelpCommand.row("to 4 digits", "So many significant digits; to 4 sf is the same.")
        + HelpCommand.row("to 2 decimals", "So many digits after the point; to 2 dp is the same.")
    },
    Subject(names: ["numbers", "number"]) {
      HelpCommand.row("1.5e3 0xff 0b101", "Exponents and other bases; 16#ff is 0xff.")
        + HelpCommand.row("1_000_000 1½ 0.(3)", "Groups, fractions and repeating decimals.")
        + HelpCommand.row("3 million 2.5 bn 11k", "Words for powers of ten.")
    },
    Subject(names: ["percent", "percentages", "percentage"]) {
      HelpCommand.row("100 + 10%", "110: in a sum, the percentage is of what stands before it.")
        + HelpCommand.row("20% of 50", "10.") + HelpCommand.row("12 as % of 48", "25 percent.")
        + HelpCommand.row("20% off 59.99", "47.992.")
        + HelpCommand.row("17 % 4", "1: between numbers it is the remainder, as `mod` is.")
    },
    Subject(names: ["currency", "currencies", "money"]) {
      HelpCommand.row(
        "20 EUR + 5 EUR", "Amounts of money, by the codes of ISO 4217; €20 is 20 EUR.")
        + HelpCommand.row("20 USD to EUR @ 0.92", "An amount in another currency, at a rate.")
        + "  sci --money EUR rounds once to the smallest unit.\n"
    },
    Subject(names: ["variables", "variable", "assignment"]) {
      HelpCommand.row("x = 5", "Gives a name a value.")
        + HelpCommand.row("f(x) = x^2", "Defines a function.")
    },
    Subject(names: [
      "area", "volume", "geometry", "circle", "sphere", "cone", "cylinder", "triangle",
    ]) {
      bodies.map { HelpCommand.row($0.formula, $0.body) }.joined()
    },
  ]

  /// Areas and volumes, which are formulas here and no functions.
  private static let bodies: [(formula: String, body: String)] = [
    ("pi*r^2", "The area of a circle."), ("2*pi*r", "Its circumference."),
    ("a*h/2", "The area of a triangle with the base a."),
    ("sqrt(s*(s-a)*(s-b)*(s-c))", "The same by its sides, with s = (a+b+c)/2."),
    ("(a+b)/2*h", "The area of a trapezium."), ("pi*a*b", "The area of an ellipse."),
    ("4/3*pi*r^3", "The volume of a sphere."), ("4*pi*r^2", "Its surface."),
    ("pi*r^2*h", "The volume of a cylinder."), ("pi*r^2*h/3", "The volume of a cone."),
    ("g*h/3", "The volume of a pyramid on the area g."),
  ]

  /// The signs of the language, by what they do.
  private static let signs: [(signs: [String], summary: String)] = [
    (["+", "plus"], "Adds; a percentage is of what stands before it: 100 + 10% is 110."),
    (["-", "−", "minus"], "Subtracts, or makes negative: −2² is −4."),
    (["*", "×", "·", "times"], "Multiplies; 2x and 2(3+4) are products as well."),
    (["/", "÷"], "Divides: 1/2x is (1/2)*x."),
    (["//"], "The whole quotient, rounded down: 7 // 2 is 3."),
    (["^", "**"], "Raises to a power, from the right: 2^3^2 is 512."),
    (["²", "³", "⁻¹"], "Exponents: 3² is 9, sin⁻¹ is the inverse function."),
    (["√", "∛"], "Square and cube root: √2, 4√16 is 4*√16."),
    (["!", "!!"], "Factorial and double factorial: 5! is 120."),
    (["%"], "A hundredth: 20% of 50, 100 + 10%; between numbers the remainder, as in 17 % 4."),
    (["°", "′", "″"], "Degrees, arc minutes and arc seconds: 30°15′20″."),
    (["==", "!=", "≠"], "Compare two values: 0.1 + 0.2 == 0.3 is true."),
    (["<", "<=", ">", ">=", "≤", "≥"], "Compare by size: 0 < x <= 1."),
    (["?", ":"], "Choose between two values: x < 0 ? -x : x."),
    (["=", ":="], "Gives a name a value, x = 5, or defines a function, f(x) = x^2."),
    (["->", "→"], "Converts, as `to` does: 5 km -> mi."),
    (
      ["@", "@now", "@today"],
      "A date or a time: @2024-02-29 + 1 month, @2024-03-10T12:00[America/New_York], @14:30, @today; behind an amount a rate: 20 USD to EUR @ 0.92."
    ),
    (["&", "|", "~"], "And, or and not of the bits of integers: 12 & 10 is 8."),
    (["&&", "||"], "And and or of conditions."),
    (["<<", ">>"], "Move bits to the left or right: 1 << 4 is 16."),
    (["..", "step"], "The integers of a range: 1..5, 0..10 step 2."),
    (["|x|"], "The absolute value."), (["⌊x⌋", "⌊", "⌋"], "The integer below x."),
    (["⌈x⌉", "⌈", "⌉"], "The integer above x."),
    (["(", ")", "()"], "Brackets group, and hold the arguments of a function: f(x; y)."),
    (["[", "]", "[]"], "A list, [1; 2; 3], or an element of one, x[2]."),
    (["{", "}", "{}"], "Brackets that group."),
    ([";"], "Separates statements and arguments."), ([","], "Separates arguments: max(2, 3)."),
    (["#"], "Begins a comment; 16#ff is a number in base 16."),
    (["_"], "Splits digits into groups: 1_000_000; _1 is the first result at the prompt."),
  ]

  private static func summary(of form: Conversion) -> String {
    switch form {
    case .base(let base): "Digits in base \(base): 255 to \(form.spelling)."
    case .decimal: "A decimal number."
    case .fraction: "A quotient of integers: 0.75 to fraction is 3/4."
    case .mixedNumber: "An integer and a fraction: 7/3 to mixed."
    case .repeating: "A decimal number with its period: 1/7 to repeating."
    case .exact: "An expression of the value itself: sin(15) to exact."
    case .angle, .degreesMinutesSeconds: "Degrees, arc minutes and arc seconds: 12.5 to dms."
    case .polar: "Magnitude and angle of a complex number: (3 + 4i) to polar."
    case .rectangular: "Real and imaginary part of a complex number."
    case .continuedFraction: "The terms of the continued fraction: pi to cf."
    case .factors: "A product of powers of primes: 360 to factors."
    case .roman: "A Roman numeral: 1978 to roman."
    case .scientific: "One digit before the point and a power of ten: 12345 to sci."
    case .engineering: "A power of a thousand: 12345 to eng."
    case .digits, .decimals: "So many digits."
    }
  }

  /// A product of units, such as `km/h`.
  private static func unitPage(on topic: String) -> String? {
    var calculator = Calculator()
    guard topic.contains(where: { "/*·^²³".contains($0) }),
      let unit = (try? calculator.evaluate("1 \(topic)"))?.quantity?.unit, !unit.isNone
    else { return nil }
    let base = unit.dimension.baseSymbol
    let size = (try? calculator.answer("1 \(topic) to \(base)"))?.string ?? base
    let title = unit.dimension.description
    return "\(unit.symbol)\n  a unit of \(title)\n  1 \(unit.symbol) is \(size)\n"
  }
}
