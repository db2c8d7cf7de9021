import SciNumber
import Testing

/// Polynomials in two variables and their common zeros, by hand.
@Suite struct PlanePolynomialTests {
  private static let budget = EvaluationBudget.interactive
  private static let x = PlanePolynomial.x
  private static let y = PlanePolynomial.y

  private static func number(_ value: WideInt) -> PlanePolynomial {
    PlanePolynomial(Integer(value))
  }

  private static func text(_ value: Real) throws -> String {
    let digits = try value.digits(
      .significant(20), wholeUpTo: 1000, rounding: .halfEven, within: budget)
    return "\(PositionalDigits(digits))"
  }

  private static func zeros(
    _ f: PlanePolynomial, _ g: PlanePolynomial, besides gaps: PlanePolynomial = number(1)
  ) throws -> [String]? {
    guard
      case .points(let points, _) = try CommonZeros(of: f, g, besides: gaps, within: budget)
    else { return nil }
    return try points.map {
      "\(try text($0.x)) \(try text($0.y)) \($0.multiplicity)"
    }
  }

  @Test func multiplicitiesAreThoseOfIntersection() throws {
    let (x, y) = (Self.x, Self.y)
    // A cusp and a parabola: three times at the origin.
    #expect(try Self.zeros(y * y - x * x * x, y - x * x) == ["0 0 3", "1 1 1"])
    // Four lines through one point, two of each.
    #expect(try Self.zeros(x * x - y * y, x * y) == ["0 0 4"])
    // A tangent.
    #expect(try Self.zeros(x * x + y * y - Self.number(2), x + y - Self.number(2)) == ["1 1 2"])
  }

  /// No c tells points with the same x + c·y apart, so that another one is tried.
  @Test func pointsOfAGridAreAllFound() throws {
    let (x, y) = (Self.x, Self.y)
    let f = x * (x - Self.number(1)) * (x + Self.number(1))
    let g = y * (y - Self.number(1)) * (y + Self.number(1))
    let expected = [-1, 0, 1].flatMap { x in [-1, 0, 1].map { "\(x) \($0) 1" } }
    #expect(try Self.zeros(f, g) == expected)
  }

  @Test func irrationalCoordinatesAreNumbersByTheirPolynomials() throws {
    let (x, y) = (Self.x, Self.y)
    guard
      case .points(let points, _) = try CommonZeros(
        of: x * x - Self.number(2), y * y - x - Self.number(3), besides: Self.number(1),
        within: Self.budget)
    else {
      Issue.record("there are points")
      return
    }
    #expect(points.count == 4)
    for point in points {
      let square = point.y.multiplied(by: point.y, within: Self.budget)
      let difference = square.adding(point.x.negated(), within: Self.budget)
      #expect(try difference.compared(to: 3, within: Self.budget) == 0)
    }
  }

  @Test func zerosOfGapsAreLeftOut() throws {
    let (x, y) = (Self.x, Self.y)
    #expect(try Self.zeros(x * x - y, x - y, besides: x) == ["1 1 1"])
    // A factor that is zero nowhere but in a gap.
    #expect(try Self.zeros(x * (x - y), x * (x + y - Self.number(2)), besides: x) == ["1 1 1"])
  }

  @Test func aCommonFactorIsFound() throws {
    let (x, y) = (Self.x, Self.y)
    let factor = x * x + y * y - Self.number(2)
    let zeros = try CommonZeros(
      of: factor * (x + Self.number(1)), factor * (y - x).scaled(by: 6), besides: Self.number(1),
      within: Self.budget)
    guard case .factor(let common) = zeros else {
      Issue.record("there is a factor")
      return
    }
    #expect(common == factor || common == factor.scaled(by: -1))
  }

  @Test func contradictionsHaveNoZeros() throws {
    let (x, y) = (Self.x, Self.y)
    #expect(try Self.zeros(x * y - Self.number(1), x * y - Self.number(2)) == [])
    #expect(try Self.zeros(Self.number(3), x - y) == [])
    #expect(try Self.zeros(x * x + Self.number(1), y) == [])
  }

  @Test func aLimitEndsTheWork() throws {
    var budget = Self.budget
    budget.time = .microseconds(1)
    var (f, g) = (Self.number(1), Self.number(1))
    for k in 1...10 {
      f = f * (Self.x + Self.y.scaled(by: Integer(WideInt(k))) - Self.number(WideInt(k)))
      g = g * (Self.x - Self.y.scaled(by: Integer(WideInt(k))) + Self.number(1))
    }
    let (first, second) = (f, g)
    #expect(throws: MathError.self) {
      try CommonZeros(of: first, second, besides: Self.number(1), within: budget)
    }
  }
}
