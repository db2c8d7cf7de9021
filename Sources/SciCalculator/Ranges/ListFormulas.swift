import SciNumber
import SciSyntax

/// Functions of any number of numbers, as formulas of so many variables.
enum ListFormulas {
  /// What a function comes to; `nil` for those that sort their numbers or are no formula.
  static func formula(named name: String, count: Int) -> Formula? {
    guard count > 0 else { return nil }
    let numbers = (0..<count).map { Formula(steps: [.variable($0)]) }
    let size = Formula.number(Real(count))
    switch name {
    case "mean": return sum(numbers).joined(.divide, size)
    case "sumsq": return squares(numbers)
    case "norm": return squares(numbers).applying(.squareRoot)
    case "rms": return squares(numbers).joined(.divide, size).applying(.squareRoot)
    case "varp": return variance(numbers, over: count)
    case "stdevp": return variance(numbers, over: count)?.applying(.squareRoot)
    case "variance": return variance(numbers, over: count - 1)
    case "stdev": return variance(numbers, over: count - 1)?.applying(.squareRoot)
    // Logarithms and roots say that no number may be negative.
    case "geomean":
      return sum(numbers.map { $0.applying(.log) }).joined(.divide, size).applying(.exp)
    case "harmean":
      return size.joined(
        .divide,
        sum(
          numbers.map { Formula.number(1).joined(.divide, square($0.applying(.squareRoot))) }))
    case "npv":
      guard count > 1 else { return nil }
      let logarithm = numbers[0].applying(.logOnePlus)
      return sum(
        numbers.indices.dropFirst().map { period in
          let factor = Formula.number(Real(-period)).joined(.multiply, logarithm).applying(.exp)
          return numbers[period].joined(.multiply, factor)
        })
    default: return nil
    }
  }

  private static func sum(_ formulas: [Formula]) -> Formula {
    formulas.dropFirst().reduce(formulas[0]) { $0.joined(.add, $1) }
  }

  private static func square(_ formula: Formula) -> Formula {
    formula.joined(.power, .number(2))
  }

  private static func squares(_ numbers: [Formula]) -> Formula { sum(numbers.map(square)) }

  /// (Σx² − (Σx)²/n)/d, the sum of the squares of the distances from the mean over d.
  private static func variance(_ numbers: [Formula], over divisor: Int) -> Formula? {
    guard divisor > 0 else { return nil }
    let mean = square(sum(numbers)).joined(.divide, .number(Real(numbers.count)))
    return squares(numbers).joined(.subtract, mean).joined(.divide, .number(Real(divisor)))
  }
}
