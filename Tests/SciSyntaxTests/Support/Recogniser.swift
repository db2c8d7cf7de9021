/// Decides by Earley's method whether a grammar derives a sequence of tokens.
struct Recogniser {
  private enum Symbol {
    case rule(Int)
    case token(String)
  }

  private struct Item: Hashable {
    var production: Int
    var dot: Int
    var origin: Int

    var advanced: Item { Item(production: production, dot: dot + 1, origin: origin) }
  }

  private var productions: [(rule: Int, symbols: [Symbol])] = []
  private var productionsOfRule: [[Int]] = []
  private var indexOfRule: [String: Int] = [:]
  private var isNullable: [Bool] = []
  private var firsts: [Set<String>] = []

  /// The strings that are quoted in the syntax.
  private(set) var literals: Set<String> = []

  /// Makes a recogniser for the syntax rules of a grammar, of which the first is the start.
  init(_ grammar: Grammar) {
    for (name, _) in grammar.syntax { _ = rule(name) }
    for (name, expression) in grammar.syntax {
      let alternatives = if case .choice(let choices) = expression { choices } else { [expression] }
      for alternative in alternatives { add(alternative, to: rule(name)) }
    }
    findNullable()
    findFirsts()
  }

  private mutating func rule(_ name: String) -> Int {
    if let index = indexOfRule[name] { return index }
    indexOfRule[name] = productionsOfRule.count
    productionsOfRule.append([])
    return productionsOfRule.count - 1
  }

  private mutating func add(_ expression: Grammar.Expression, to rule: Int) {
    let parts = if case .sequence(let parts) = expression { parts } else { [expression] }
    add(parts.map { symbol($0) }, to: rule)
  }

  private mutating func add(_ symbols: [Symbol], to rule: Int) {
    productionsOfRule[rule].append(productions.count)
    productions.append((rule, symbols))
  }

  /// The symbol of a part, with rules of its own where it is no single symbol.
  private mutating func symbol(_ expression: Grammar.Expression) -> Symbol {
    switch expression {
    case .text(let scalars):
      let text = String(String.UnicodeScalarView(scalars))
      literals.insert(text)
      return .token(text)
    case .reference(let name): return indexOfRule[name].map { .rule($0) } ?? .token(name)
    case .choice(let choices):
      let fresh = rule("#\(productionsOfRule.count)")
      for choice in choices { add(choice, to: fresh) }
      return .rule(fresh)
    case .optional(let inner):
      let fresh = rule("#\(productionsOfRule.count)")
      add([], to: fresh)
      add(inner, to: fresh)
      return .rule(fresh)
    case .repeated(let inner, let atLeastOnce):
      let fresh = rule("#\(productionsOfRule.count)")
      let item = symbol(inner)
      add(atLeastOnce ? [item] : [], to: fresh)
      add([.rule(fresh), item], to: fresh)
      return .rule(fresh)
    case .sequence:
      let fresh = rule("#\(productionsOfRule.count)")
      add(expression, to: fresh)
      return .rule(fresh)
    case .characters, .difference:
      return .token("not allowed in the syntax")
    }
  }

  private mutating func findNullable() {
    isNullable = Array(repeating: false, count: productionsOfRule.count)
    var changed = true
    while changed {
      changed = false
      for (rule, symbols) in productions where !isNullable[rule] && symbols.allSatisfy(canBeEmpty) {
        isNullable[rule] = true
        changed = true
      }
    }
  }

  private func canBeEmpty(_ symbol: Symbol) -> Bool {
    if case .rule(let rule) = symbol { isNullable[rule] } else { false }
  }

  private mutating func findFirsts() {
    firsts = Array(repeating: [], count: productionsOfRule.count)
    var changed = true
    while changed {
      changed = false
      for (rule, symbols) in productions {
        let before = firsts[rule].count
        for symbol in symbols {
          switch symbol {
          case .token(let kind): firsts[rule].insert(kind)
          case .rule(let other): firsts[rule].formUnion(firsts[other])
          }
          if !canBeEmpty(symbol) { break }
        }
        changed = changed || firsts[rule].count > before
      }
    }
  }

  /// Whether the syntax derives the tokens.
  func accepts(_ tokens: [Tokenizer.Token]) -> Bool {
    var sets: [[Item]] = Array(repeating: [], count: tokens.count + 1)
    var seen: [Set<Item>] = Array(repeating: [], count: tokens.count + 1)
    func add(_ item: Item, at place: Int) {
      if seen[place].insert(item).inserted { sets[place].append(item) }
    }
    for production in productionsOfRule[0] {
      add(Item(production: production, dot: 0, origin: 0), at: 0)
    }
    for place in 0...tokens.count {
      var next = 0
      var predicted: Set<Int> = []
      while next < sets[place].count {
        let item = sets[place][next]
        next += 1
        let (rule, symbols) = productions[item.production]
        guard item.dot < symbols.count else {
          for waiting in sets[item.origin] where self.next(of: waiting) == rule {
            add(waiting.advanced, at: place)
          }
          continue
        }
        switch symbols[item.dot] {
        case .token(let kind):
          if place < tokens.count, tokens[place].kinds.contains(kind) {
            add(item.advanced, at: place + 1)
          }
        case .rule(let rule):
          if isNullable[rule] { add(item.advanced, at: place) }
          let isPossible =
            place < tokens.count && !firsts[rule].isDisjoint(with: tokens[place].kinds)
          if isPossible, predicted.insert(rule).inserted {
            for production in productionsOfRule[rule] {
              add(Item(production: production, dot: 0, origin: place), at: place)
            }
          }
        }
      }
      if sets[place].isEmpty { return false }
    }
    return sets[tokens.count].contains {
      productions[$0.production].rule == 0 && $0.origin == 0
        && $0.dot == productions[$0.production].symbols.count
    }
  }

  /// The rule that an item waits for.
  private func next(of item: Item) -> Int? {
    let symbols = productions[item.production].symbols
    guard item.dot < symbols.count, case .rule(let rule) = symbols[item.dot] else { return nil }
    return rule
  }
}
