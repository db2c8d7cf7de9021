import TestSupport

/// Random formulas over columns `a`, `b` and `c`, of what columns compute and a little besides.
struct FormulaGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A seed of its own for each name, after another number.
  static func seed(of name: String, after start: Int = 0) -> UInt64 {
    UInt64(name.utf8.reduce(start) { 31 &* $0 &+ Int($1) } & 0xFFFF)
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  private mutating func constant() -> String {
    pick(["2", "0.5", "8.25", "3", "7", "0.01", "1.0825", "-4", "12.345", "1/3", "0", "1e6"])
  }

  /// A number, of parts that are nested so deeply at most.
  mutating func number(depth: Int) -> String {
    guard depth > 0 else {
      return Int.random(in: 0..<4, using: &random) == 0 ? "(\(constant()))" : pick(["a", "b", "c"])
    }
    let x = number(depth: depth - 1)
    switch Int.random(in: 0..<22, using: &random) {
    case 0...2: return "(\(x) + \(number(depth: depth - 1)))"
    case 3, 4: return "(\(x) - \(number(depth: depth - 1)))"
    case 5...7: return "(\(x) * \(number(depth: depth - 1)))"
    case 8: return "(\(x) + 8.25%)"
    case 9: return "(\(x) - \(pick(["a", "3", "0.5"]))%)"
    case 10: return "(\(x) / \(pick(["3", "4", "0.7", "12", "-6"])))"
    case 11: return "(-\(x))"
    case 12: return "\(pick(["abs", "round", "floor", "ceil", "trunc"]))(\(x))"
    case 13: return "round(\(x); \(pick(["2", "1", "-1", "3"])))"
    case 14: return "\(pick(["min", "max"]))(\(x); \(number(depth: depth - 1)))"
    case 15:
      return "(\(condition(depth: depth - 1)) ? \(x) : \(number(depth: depth - 1)))"
    case 16: return "(\(x)^2)"
    case 17, 18: return "(\(x) / \(number(depth: depth - 1)))"
    case 19: return "\(pick(["mod", "rem", "quo"]))(\(x); \(number(depth: depth - 1)))"
    case 20: return "mean(\(x); \(number(depth: depth - 1)); \(pick(["a", "4"])))"
    default: return "(\(x) * \(pick(["2", "0.5", "1.0825", "(1/7)"])))"
    }
  }

  /// A condition, of parts that are nested so deeply at most.
  mutating func condition(depth: Int) -> String {
    let (x, y) = (number(depth: max(0, depth - 1)), number(depth: max(0, depth - 1)))
    let comparison = "(\(x) \(pick(["<", "<=", ">", ">=", "==", "!="])) \(y))"
    guard depth > 0 else { return comparison }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return "(\(comparison) and \(condition(depth: depth - 1)))"
    case 1: return "(\(comparison) or \(condition(depth: depth - 1)))"
    case 2: return "(not \(comparison))"
    case 3: return "(\(comparison) xor \(condition(depth: depth - 1)))"
    default: return comparison
    }
  }
}
