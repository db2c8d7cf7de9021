import SciNumber
import SciSyntax

extension PlanePolynomial: PolynomialRing {
  init(number: Integer) { self.init(number) }
  var number: Integer? {
    if isZero { return 0 }
    return isConstant ? coefficients[0].leading : nil
  }
  static var highestDegree: WideInt { 40 }
}

extension Formula {
  /// The rational function of two variables that the formula is; `nil` if it is none.
  var planeFunction: QuotientArithmetic<PlanePolynomial>.Element? {
    typealias Arithmetic = QuotientArithmetic<PlanePolynomial>
    var arithmetic = Arithmetic()
    let variables = [Arithmetic.Element(dividend: .x), Arithmetic.Element(dividend: .y)]
    guard let value = try? arithmetic.value(of: self, variables), !value.divisor.isZero else {
      return nil
    }
    return value
  }
}

extension PlanePolynomial {
  /// A factor as it is typed, with these names; the sign, which is that of the first term, is left out.
  func factorText(_ x: String, _ y: String) -> String {
    var terms: [(degree: Int, x: Int, factor: Integer, text: String)] = []
    for (j, row) in coefficients.enumerated() {
      for (i, factor) in row.coefficients.enumerated() where !factor.isZero {
        let powers = [Self.power(x, i), Self.power(y, j)].compactMap { $0 }
        let product = powers.joined(separator: "*")
        let size = factor.magnitude
        let text = product.isEmpty ? "\(size)" : size.isOne ? product : "\(size)*\(product)"
        terms.append((i + j, i, factor, text))
      }
    }
    terms.sort { ($0.degree, $0.x) > ($1.degree, $1.x) }
    guard let first = terms.first else { return "0" }
    return terms.dropFirst().reduce(first.text) { text, term in
      "\(text) \(term.factor.signum == first.factor.signum ? "+" : "-") \(term.text)"
    }
  }

  private static func power(_ name: String, _ exponent: Int) -> String? {
    switch exponent {
    case 0: nil
    case 1: name
    default: "\(name)^\(exponent)"
    }
  }

  /// Whether the polynomial is seen to change its sign on one of some lines, so that it has infinitely many real zeros.
  func hasCurve(within budget: EvaluationBudget) throws(MathError) -> Bool {
    for polynomial in [self, swapped] {
      for place in [0, 1, -1, 3, -3, 10, -10, 100, -100] as [Integer] {
        let section = polynomial.section(atY: place)
        if section.isZero { return true }
        for root in try section.realRoots(within: budget) where root.multiplicity % 2 == 1 {
          return true
        }
      }
    }
    return false
  }
}
