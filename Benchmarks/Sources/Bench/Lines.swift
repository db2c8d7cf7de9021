/// The lines that calculators are given, the same in every run.
///
/// `instructions` makes the same lines with awk: the generator is one whose products are exact in a double.
struct Lines {
  private var state = 2026

  /// The next number from 1 to `limit`.
  ///
  /// The generator is Lehmer's, with the factor of Park and Miller (1988).
  private mutating func next(_ limit: Int) -> Int {
    state = state * 16_807 % 2_147_483_647
    return state % limit + 1
  }

  /// A number with two decimals.
  private mutating func price(_ limit: Int) -> String {
    let cents = next(limit * 100)
    return "\(cents / 100).\(cents / 10 % 10)\(cents % 10)"
  }

  /// Lines `sin(a)*sqrt(b)+exp(c/1000)-ln(d)`.
  static func functions(_ count: Int) -> [String] {
    var lines = Lines()
    return (0..<count).map { _ in
      "sin(\(lines.next(1000)))*sqrt(\(lines.next(1000)))"
        + "+exp(\(lines.next(1000))/1000)-ln(\(lines.next(1000)))"
    }
  }

  /// The same lines in the language of bc.
  static func functionsForBC(_ lines: [String]) -> [String] {
    lines.map { line in
      String(
        line.replacing("sin(", with: "s(").replacing("exp(", with: "e(")
          .replacing("ln(", with: "l("))
    }
  }

  /// The same lines in the language of PARI/GP.
  static func functionsForGP(_ lines: [String]) -> [String] {
    lines.map { line in
      String(line.replacing("ln(", with: "log("))
    }
  }

  /// Lines `a*b+c-d` of numbers with two decimals.
  static func decimals(_ count: Int) -> [String] {
    var lines = Lines()
    return (0..<count).map { _ in
      "\(lines.price(1000))*\(lines.price(100))+\(lines.price(1000))-\(lines.price(10))"
    }
  }

  /// Lines `a*b-c` of whole numbers of 50 digits.
  static func integers(_ count: Int) -> [String] {
    var lines = Lines()
    func number() -> String {
      "\(lines.next(9))" + (1..<50).map { _ in "\(lines.next(10) - 1)" }.joined()
    }
    return (0..<count).map { _ in "\(number())*\(number())-\(number())" }
  }

  /// A function of the user, and lines that call it; the same in the language of bc.
  static func calls(_ count: Int, definition: String) -> [String] {
    var lines = Lines()
    return [definition] + (0..<count).map { _ in "f(\(lines.next(1000)))" }
  }

  /// Rows of a price below 1,000 and a quantity below 100.
  static func rows(_ count: Int) -> [String] {
    var lines = Lines()
    return (0..<count).map { _ in "\(lines.price(1000)),\(lines.next(99))" }
  }

  /// A row of whole numbers.
  static func numbers(_ count: Int, upTo limit: Int) -> [Int] {
    var lines = Lines()
    return (0..<count).map { _ in lines.next(limit) }
  }

  /// Some bytes of a file, each line with its end.
  static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
}
