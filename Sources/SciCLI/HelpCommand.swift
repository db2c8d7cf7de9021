import SciCalculator
import SciMoney
import SciNumber
import SciSyntax
import SciUnits

/// `sci help [NAME]`: the functions and constants, or one of them.
enum HelpCommand {
  static func run(_ names: [String], _ streams: Streams) -> RunStatus {
    var status = RunStatus.success
    var text = names.isEmpty ? overview : ""
    for name in names {
      if let page = page(on: name) {
        text += page
      } else {
        let hint = suggestion(for: name) ?? "see sci help"
        streams.complain("nothing is called `\(name)`; \(hint)")
        status = .usage
      }
    }
    return max(status, streams.print(text))
  }

  /// All names, family by family.
  private static var overview: String {
    var text = "sci 'EXPRESSION'… evaluates expressions; sci --help lists the options.\n"
    for family in Function.Family.allCases {
      text += "\n\(family.rawValue)\n"
      for function in FunctionTable.all where function.family == family {
        text += row(function.heading, function.summary)
      }
    }
    text += "\nConstants\n"
    for constant in ConstantTable.all {
      text += row(([constant.name] + constant.aliases).joined(separator: " "), constant.summary)
    }
    text += "\nConstants of nature\n"
    for constant in PhysicalConstant.all { text += row(constant.name, constant.title) }
    text += "\nUnits, by what they measure (sci help length lists those of length)\n"
    for quantity in Unit.quantities {
      let units = Unit.all(of: quantity)
      let shown = units.prefix(8).map { $0.symbol }.joined(separator: " ")
      text += row(quantity, units.count > 8 ? shown + " …" : shown)
    }
    text += "\nWords\n"
    for word in LanguageWord.all {
      text += row(word.names.joined(separator: " "), word.summary)
    }
    text +=
      "\nWhere a function takes any number of arguments, a list stands for its elements: max([1; 2; 3]).\n"
    return text + "\nsci help NAME says more about a function.\n"
  }

  static func row(_ heading: String, _ summary: String) -> String {
    let padding = String(repeating: " ", count: max(1, 24 - heading.count))
    return "  \(heading)\(padding)\(summary)\n"
  }

  private static var allNames: [String] {
    let words: [String] = LanguageWord.all.flatMap { $0.names }
    let constants: [String] = ConstantTable.all.flatMap { [$0.name] + $0.aliases }
    let physical: [String] = PhysicalConstant.all.map { $0.name }
    var names: [String] = Array(FunctionTable.names)
    for more in [Unit.names, Unit.quantities, physical, words, constants, HelpTopics.names] {
      names += more
    }
    return names
  }

  /// A question after names like one that nothing has.
  static func suggestion(for name: String) -> String? {
    Spelling.question(Spelling.suggestions(for: name, among: allNames))
  }

  /// What is said about a name; `nil` if nothing has it.
  static func page(on name: String) -> String? {
    if let function = FunctionTable.function(named: name) { return function.page }
    let constant = ConstantTable.all.first { $0.name == name || $0.aliases.contains(name) }
    if let constant { return row(constant.name, constant.summary) }
    if let word = LanguageWord.all.first(where: { $0.names.contains(name) }) {
      return row(word.names.joined(separator: " "), word.summary)
    }
    return PhysicalConstant(named: name)?.page ?? currency(name)?.page
      ?? Unit(named: name)?.info?.page ?? list(of: name) ?? HelpTopics.page(on: name)
  }

  /// The units that measure something.
  private static func list(of quantity: String) -> String? {
    guard Unit.quantities.contains(quantity) else { return nil }
    return Unit.all(of: quantity)
      .map { row($0.symbol, currency($0.symbol)?.name ?? $0.plural) }.joined()
  }

  /// The currency with a code that is a unit.
  private static func currency(_ code: String) -> Currency? {
    Unit(named: code)?.currencyCode == nil ? nil : try? Currency(code)
  }
}

extension Function {
  fileprivate var page: String {
    var text = "\(heading)\n  \(summary)\n"
    text += "  Domain: \(domain)\n"
    if !otherNames.isEmpty { text += "  Also: \(otherNames.joined(separator: ", "))\n" }
    if let inverse = FunctionTable.inverse(of: self) { text += "  Inverse: \(inverse.name)\n" }
    for example in examples { text += "  \(example.input)  =>  \(example.output)\n" }
    if let cut { text += "  Cut, for complex numbers: \(cut)\n" }
    for note in notes { text += "  Note: \(note)\n" }
    return text
  }
}

extension UnitInfo {
  fileprivate var page: String {
    var text = "\(symbol)\n  \(plural): a unit of \(quantity)\n"
    text += "  1 \(symbol) is \(definition)\n"
    if offset != 0 { text += "  The scale begins at \(offset) K.\n" }
    let others = names.filter { $0 != symbol }
    if !others.isEmpty { text += "  Also: \(others.joined(separator: ", "))\n" }
    if takesPrefixes {
      text += "  Prefixes: k\(symbol), M\(symbol) … and m\(symbol), µ\(symbol) …\n"
    }
    if takesBinaryPrefixes { text += "  Binary prefixes: Ki\(symbol), Mi\(symbol) …\n" }
    if let step = calendarStep { text += "  Beside a date: \(step)\n" }
    return text + "  Source: \(source)\n"
  }

  /// What the unit is where it is added to a date, which is no fixed time.
  private var calendarStep: String? {
    switch symbol {
    case "month": "@2024-01-31 + 1 month is @2024-02-29"
    case "yr": "twelve months of the calendar, @2024-02-29 + 1 yr is @2025-02-28"
    case "d": "a day of the calendar, which has 23 or 25 hours where clocks are changed"
    case "wk": "seven days of the calendar"
    default: nil
    }
  }

  /// What one unit is in the base of its dimension.
  private var definition: String {
    let power = piPower == 0 ? "" : piPower == 1 ? "·π" : "·π^\(piPower)"
    return "\(factor)\(power) \(unit.dimension.baseSymbol)"
  }
}

extension PhysicalConstant {
  fileprivate var page: String {
    let number =
      (try? ResultFormat.standard.text(of: .real(value), within: .interactive).string) ?? ""
    let exactness = uncertainty.map { "standard uncertainty \($0)" } ?? "exact"
    return
      "\(name)\n  \(title), \(symbol) = \(number) \(unit.symbol)\n  \(exactness)\n  Source: \(source)\n"
  }
}
