import TestSupport

/// Makes texts from a grammar by choosing at random.
struct TextGenerator {
  private let rules: [String: Grammar.Expression]
  private let terminals: [String: Grammar.Expression]
  private var random: SplitMix64
  private var budget = 0
  private var depths: [String: Int] = [:]

  init(_ grammar: Grammar, seed: UInt64) {
    rules = Dictionary(uniqueKeysWithValues: grammar.syntax.map { ($0.name, $0.expression) })
    terminals = grammar.terminals
    random = SplitMix64(seed: seed)
    for _ in rules { depths = rules.mapValues(depth) }
  }

  /// A text of the language, but for what depends on positions.
  mutating func text() -> String {
    budget = Int.random(in: 1...24, using: &random)
    var output: [String] = []
    write(.reference(Bool.random(using: &random) ? "Text" : "Statement"), &output)
    let mark = Int.random(in: 0..<50, using: &random) == 0 ? "\u{FEFF}" : ""
    return output.reduce(into: mark) { text, token in
      let isWord = text.last.map { $0.isLetter || $0.isNumber } ?? false
      let mustSplit = isWord && (token.first.map { $0.isLetter } ?? false)
      text += (mustSplit || Int.random(in: 0..<5, using: &random) == 0 ? " " : "") + token
    }
  }

  /// The text with one small change.
  mutating func mutated(_ text: String, with other: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = Int.random(in: 0...scalars.count, using: &random)
    let donor = Array(other.unicodeScalars)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where place < scalars.count: scalars.remove(at: place)
    case 1 where place < scalars.count: scalars.insert(scalars[place], at: place)
    case 2 where place + 1 < scalars.count: scalars.swapAt(place, place + 1)
    default:
      let start = Int.random(in: 0...donor.count, using: &random)
      let end = min(donor.count, start + Int.random(in: 1...3, using: &random))
      scalars.insert(contentsOf: donor[start..<end], at: place)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func write(_ expression: Grammar.Expression, _ output: inout [String]) {
    switch expression {
    case .text(let scalars): output.append(String(String.UnicodeScalarView(scalars)))
    case .reference(let name):
      budget -= 1
      if let rule = rules[name] { write(rule, &output) } else { output.append(sample(name)) }
    case .sequence(let parts): for part in parts { write(part, &output) }
    case .choice(let choices):
      write(budget > 0 ? pick(choices) : shallowest(choices), &output)
    case .optional(let inner): if budget > 0, Bool.random(using: &random) { write(inner, &output) }
    case .repeated(let inner, let atLeastOnce):
      if atLeastOnce { write(inner, &output) }
      while budget > 0, Int.random(in: 0..<3, using: &random) == 0 { write(inner, &output) }
    case .characters, .difference: break
    }
  }

  private mutating func pick(_ choices: [Grammar.Expression]) -> Grammar.Expression {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  /// One of the choices that end soonest.
  private mutating func shallowest(_ choices: [Grammar.Expression]) -> Grammar.Expression {
    let least = choices.map(depth).min() ?? 0
    return pick(choices.filter { depth($0) <= least + 2 })
  }

  /// How deep rules must at least be nested to write an expression.
  private func depth(_ expression: Grammar.Expression) -> Int {
    switch expression {
    case .text, .characters, .difference, .optional, .repeated(_, false): 0
    case .reference(let name): rules[name] == nil ? 0 : (depths[name] ?? 1_000) + 1
    case .sequence(let parts): parts.map(depth).max() ?? 0
    case .choice(let choices): choices.map(depth).min() ?? 0
    case .repeated(let inner, true): depth(inner)
    }
  }

  /// A token of a kind.
  private mutating func sample(_ kind: String) -> String {
    switch kind {
    case "Function":
      return any(["sin", "ln", "max", "f", "rate", "log", "log₂", "log_7", "min", "sec"])
    case "ModFunction": return "mod"
    case "LaterNumber": return any(["15", "2.5"])
    case "OpeningBar", "ClosingBar", "SecondBar": return "|"
    case "OrBar": return " | "
    case "FirstBar": return " |"
    case "Step": return "step"
    case "Degree": return any(["³", "¹²"])
    case "LineBreak": return any(["\n", "\r\n", "\u{2028}"])
    case "Name":
      return any(["x", "π", "e", "é", "x₁", "y_2", "Ωab", "e3", "rate", "step", "log_7", "C", "m"])
    case "Unit":
      return any([
        "m", "km", "s", "in", "in", "min", "sec", "K", "°C", "℃", "C", "USD", "CHF", "ft",
      ])
    case "Code": return any(["USD", "CHF"])
    case "Convert": return any([" to ", " in ", "->", "→"])
    case "Integer": return any(["1", "2", "30", "007"])
    default:
      var text = ""
      if let rule = terminals[kind] { spell(rule, &text) }
      return text
    }
  }

  private mutating func any(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &random)]
  }

  /// Spells a terminal character by character.
  private mutating func spell(_ expression: Grammar.Expression, _ text: inout String) {
    switch expression {
    case .text(let scalars): text.unicodeScalars.append(contentsOf: scalars)
    case .reference(let name): if let rule = terminals[name] { spell(rule, &text) }
    case .characters(let set):
      guard !set.ranges.isEmpty else { return }
      let range = set.ranges[Int.random(in: 0..<set.ranges.count, using: &random)]
      let value = UInt32.random(in: range, using: &random)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "x")
    case .sequence(let parts): for part in parts { spell(part, &text) }
    case .choice(let choices): spell(pick(choices), &text)
    case .optional(let inner): if Bool.random(using: &random) { spell(inner, &text) }
    case .repeated(let inner, let atLeastOnce):
      if atLeastOnce { spell(inner, &text) }
      while Int.random(in: 0..<3, using: &random) == 0 { spell(inner, &text) }
    case .difference(let left, _): spell(left, &text)
    }
  }
}
