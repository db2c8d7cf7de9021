// Calculus as it is written by hand: solve(x^2 = 2; x), f'(2), limit(1/x; x; ∞), ∫(x^2; x; 0; 1).

import SciSyntax

extension Respelling {
  /// Rewrites the signs of an equation, of an infinity and of an integral, and primes.
  mutating func respellCalculus(_ index: Int) {
    switch self[index].text {
    case "=":
      guard let function = function(around: index),
        BoundOperator(named: function)?.takesEquation ?? false
      else { return }
      replace(index..<index + 1, by: " == ")
    case "∞": replace(index..<index + 1, by: "inf")
    case "∫" where self[index + 1].text == "(": replace(index..<index + 1, by: "integral")
    case "'", "′", "''", "″": respellPrimes(index)
    default: break
    }
  }

  /// The word in front of the bracket that is open at an index.
  func function(around index: Int) -> String? {
    var depth = 0
    for position in stride(from: index - 1, through: 1, by: -1) {
      switch self[position].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        if depth == 0 { return self[position - 1].kind == .word ? self[position - 1].text : nil }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// Rewrites `f'(2)` and `f″(x)` for a function of the session.
  private mutating func respellPrimes(_ index: Int) {
    let name = self[index - 1]
    guard name.kind == .word, isTaken(name.text), !self[index].isApart else { return }
    var (end, order) = (index, 0)
    while let count = ["'": 1, "′": 1, "''": 2, "″": 2][self[end].text] {
      order += count
      end += 1
    }
    guard self[end].text == "(", let close = closing(end), close > end + 1 else { return }
    let place = text(of: end + 1..<close)
    let times = order == 1 ? "" : "; \(order)"
    replace(
      index - 1..<close + 1, by: "derivative(\(name.text)(u); u; \(place)\(times))",
      isNoted: true)
  }
}
