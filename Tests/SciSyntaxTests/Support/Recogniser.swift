/// Decides by Earley's method whether a grammar derives a sequence of tokens.
struct Recogniser {
  private enum Symbol {
    case rule(Int)
    case token(KindSet)
  }

  private struct Production {
    var rule: Int
    var symbols: [Symbol]
    /// The kinds of token it can begin with.
    var first = KindSet()
  }

  /// A production, how far it has come and where it began, in one number.
  private struct Item: Hashable {
    private let packed: Int

    init(production: Int, dot: Int, origin: Int) {
      packed = (production << 8 | dot) << 32 | origin
    }

    private init(packed: Int) {
      self.packed = packed
    }

    var production: Int { packed >> 40 }
    var dot: Int { packed >> 32 & 0xFF }
    var origin: Int { packed & 0xFFFF_FFFF }
    var advanced: Item { Item(packed: packed + 1 << 32) }
  }

  private var productions: [Production] = []
  private var bitOfKind: [String: KindSet] = [:]
  private var productionsOfRule: [[Int]] = []
  private var indexOfRule: [String: Int] = [:]
  private var isNullable: [Bool] = []
  private var firsts: [KindSet] = []

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
    productions.append(Production(rule: rule, symbols: symbols))
  }

  /// The symbol of a part, with rules of its own where it is no single symbol.
  private mutating func symbol(_ expression: Grammar.Expression) -> Symbol {
    switch expression {
    case .text(let scalars):
      let text = String(String.UnicodeScalarView(scalars))
      literals.insert(text)
      return .token(bit(text))
    case .reference(let name): return indexOfRule[name].map { .rule($0) } ?? .token(bit(name))
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
      return .token(KindSet())  // not allowed in the syntax: matches nothing
    }
  }

  private mutating func bit(_ kind: String) -> KindSet {
    if let bit = bitOfKind[kind] { return bit }
    let bit = KindSet(bit: bitOfKind.count)
    bitOfKind[kind] = bit
    return bit
  }

  private func mask(_ kinds: Set<String>) -> KindSet {
    kinds.reduce(KindSet()) { $0.union(bitOfKind[$1] ?? KindSet()) }
  }

  private mutating func findNullable() {
    isNullable = Array(repeating: false, count: productionsOfRule.count)
    var changed = true
    while changed {
      changed = false
      for production in productions
      where !isNullable[production.rule] && production.symbols.allSatisfy(canBeEmpty) {
        isNullable[production.rule] = true
        changed = true
      }
    }
  }

  private func canBeEmpty(_ symbol: Symbol) -> Bool {
    if case .rule(let rule) = symbol { isNullable[rule] } else { false }
  }

  private mutating func findFirsts() {
    firsts = Array(repeating: KindSet(), count: productionsOfRule.count)
    var changed = true
    while changed {
      changed = false
      for index in productions.indices {
        let first = first(of: productions[index].symbols)
        changed = changed || first != productions[index].first
        productions[index].first = first
        firsts[productions[index].rule].formUnion(first)
      }
    }
  }

  private func first(of symbols: [Symbol]) -> KindSet {
    var first = KindSet()
    for symbol in symbols {
      switch symbol {
      case .token(let kind): first.formUnion(kind)
      case .rule(let rule): first.formUnion(firsts[rule])
      }
      if !canBeEmpty(symbol) { break }
    }
    return first
  }

  /// Whether the syntax derives the tokens.
  func accepts(_ tokens: [Tokenizer.Token]) -> Bool {
    let kinds = tokens.map { mask($0.kinds) }
    var sets: [[Item]] = Array(repeating: [], count: tokens.count + 1)
    var seen: [Set<Item>] = Array(repeating: [], count: tokens.count + 1)
    func add(_ item: Item, at place: Int) {
      if seen[place].insert(item).inserted { sets[place].append(item) }
    }
    for production in productionsOfRule[0] {
      add(Item(production: production, dot: 0, origin: 0), at: 0)
    }
    for place in 0...tokens.count {
      let kinds = place < tokens.count ? kinds[place] : KindSet()
      var next = 0
      var predicted: Set<Int> = []
      while next < sets[place].count {
        let item = sets[place][next]
        next += 1
        let symbols = productions[item.production].symbols
        guard item.dot < symbols.count else {
          let rule = productions[item.production].rule
          for waiting in sets[item.origin] where self.next(of: waiting) == rule {
            add(waiting.advanced, at: place)
          }
          continue
        }
        switch symbols[item.dot] {
        case .token(let kind):
          if !kinds.isDisjoint(with: kind) { add(item.advanced, at: place + 1) }
        case .rule(let rule):
          if isNullable[rule] { add(item.advanced, at: place) }
          if !firsts[rule].isDisjoint(with: kinds), predicted.insert(rule).inserted {
            for production in productionsOfRule[rule]
            where !productions[production].first.isDisjoint(with: kinds) {
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

/// A set of up to 256 kinds of token, one bit for each.
private struct KindSet: Hashable {
  private var low: UInt128 = 0
  private var high: UInt128 = 0

  init() {}

  init(bit: Int) {
    precondition(bit < 256, "the grammar has more kinds of token than bits")
    if bit < 128 { low = 1 << bit } else { high = 1 << (bit - 128) }
  }

  mutating func formUnion(_ other: KindSet) {
    low |= other.low
    high |= other.high
  }

  func union(_ other: KindSet) -> KindSet {
    var union = self
    union.formUnion(other)
    return union
  }

  func isDisjoint(with other: KindSet) -> Bool { low & other.low == 0 && high & other.high == 0 }
}
