// The common zeros of two polynomials in the plane, as exact numbers.
//
// With t = x + c·y for a suitable integer c, the leading coefficients in y are numbers and each zero of the resultant R(t) is that of one common zero, whose multiplicity
// (Bézout's) is that of the zero of R. For all but finitely many c it is so. There the greatest common divisor of both polynomials in y, which is the first
// subresultant Sₖ that does not vanish, is a multiple of (y − β)ᵏ, and β is a rational function of t. Whether a subresultant vanishes at all zeros of a factor of R or at some is told
// by greatest common divisors, and the factor is split (J. Della Dora, C. Dicrescenzo and D. Duval, "About a new method for computing in algebraic number fields", 1985). A point
// with a real t is real, since its conjugate has the same t.
//
// The coordinates are zeros of the resultants in x and in y. They are found among these by enclosures, so that each is a number by a polynomial of its own.

/// The common zeros of two polynomials in x and y.
package enum CommonZeros: Sendable {
  /// Points by rising x and then y, and the number of complex zeros with their multiplicities.
  case points([PlanePoint], complexCount: WideInt)
  /// Infinitely many complex ones: both have a factor.
  case factor(PlanePolynomial)
}

/// A common zero of two polynomials in the plane.
package struct PlanePoint: Sendable {
  /// The first coordinate, exactly.
  package var x: Real
  /// The second coordinate, exactly.
  package var y: Real
  /// How often it is a common zero: the intersection multiplicity.
  package var multiplicity: WideInt
}

extension CommonZeros {
  /// Finds the common zeros of two polynomials in the plane.
  ///
  /// - Parameters:
  ///   - f: the first polynomial.
  ///   - g: the second polynomial.
  ///   - gaps: a polynomial, not zero everywhere, at whose zeros common zeros do not count.
  ///   - budget: what may be used.
  /// - Throws: the limits of the budget.
  package init(
    of f: PlanePolynomial, _ g: PlanePolynomial, besides gaps: PlanePolynomial,
    within budget: EvaluationBudget
  ) throws(MathError) {
    let budget = budget.started()
    let f = try f.divided(byFactorsOf: gaps, within: budget)
    let g = try g.divided(byFactorsOf: gaps, within: budget)
    if f.isZero || g.isZero {
      let other = f.isZero ? g : f
      self = other.isConstant && !other.isZero ? .points([], complexCount: 0) : .factor(other)
      return
    }
    if f.isConstant || g.isConstant {
      self = .points([], complexCount: 0)
      return
    }
    // 0, 1, −1, 2, −2, …
    var shear: Integer = 0
    while true {
      try budget.check()
      if let search = try CommonZeroSearch(f, g, shear, within: budget) {
        guard !search.chain.resultant.isZero else {
          self = .factor(try f.greatestCommonDivisor(with: g, within: budget))
          return
        }
        if let cells = try search.cells(besides: gaps, within: budget) {
          let points = try CommonZeroSearch.points(of: cells, shear, f, g, within: budget)
          self = .points(points, complexCount: search.chain.resultant.degree)
          return
        }
      }
      shear = shear.signum > 0 ? -shear : 1 - shear
    }
  }
}

extension PlanePolynomial {
  /// The polynomial without the factors that it shares with another one.
  fileprivate func divided(
    byFactorsOf other: PlanePolynomial, within budget: EvaluationBudget
  ) throws(MathError) -> PlanePolynomial {
    if isZero || other.isConstant { return self }
    var rest = self
    while true {
      try budget.check()
      let common = try rest.greatestCommonDivisor(with: other, within: budget)
      if common.isConstant { return rest }
      rest = rest.exactQuotient(dividingBy: common)
    }
  }

  /// A polynomial in x that is zero at the x of all common zeros; both have no common factor.
  fileprivate func projection(
    with other: PlanePolynomial, within budget: EvaluationBudget
  ) throws(MathError) -> Polynomial {
    if degree == 0 { return leading }
    if other.degree == 0 { return other.leading }
    return try SubresultantChain(self, other, within: budget).resultant
  }
}

/// The common zeros by t = x + c·y for one c.
private struct CommonZeroSearch {
  let shear: Integer
  let chain: SubresultantChain

  /// At each zero t of a polynomial lies one common zero, whose y is a quotient of two others.
  struct Cell {
    var polynomial: Polynomial
    var dividend: Polynomial
    var divisor: Polynomial
    var multiplicity: WideInt
  }

  /// `nil` where a leading coefficient is no number, so that the next c has to be tried.
  init?(
    _ f: PlanePolynomial, _ g: PlanePolynomial, _ shear: Integer, within budget: EvaluationBudget
  ) throws(MathError) {
    let (f, g) = (f.sheared(by: shear), g.sheared(by: shear))
    guard WideInt(f.degree) == f.totalDegree, WideInt(g.degree) == g.totalDegree else {
      return nil
    }
    self.shear = shear
    chain = try SubresultantChain(f, g, within: budget)
  }

  /// The cells with real zeros; `nil` where two common zeros have the same t.
  func cells(
    besides gaps: PlanePolynomial, within budget: EvaluationBudget
  ) throws(MathError) -> [Cell]? {
    let gaps = gaps.sheared(by: shear)
    var cells: [Cell] = []
    for (part, multiplicity) in try chain.resultant.squareFreeParts(within: budget) {
      if try part.simpleRoots(within: budget).isEmpty { continue }
      var rest = part
      for (degree, subresultant) in chain.regular.enumerated().dropFirst() where rest.degree > 0 {
        guard let subresultant else { continue }
        let vanishing = try rest.greatestCommonDivisor(
          with: subresultant.leading, within: budget)
        let polynomial = rest.exactQuotient(dividingBy: vanishing)
        rest = vanishing
        if polynomial.degree == 0 { continue }
        let dividend = subresultant.coefficients[degree - 1].scaled(by: -1)
        var cell = Cell(
          polynomial: polynomial, dividend: dividend,
          divisor: subresultant.leading.scaled(by: Integer(WideInt(degree))),
          multiplicity: multiplicity)
        guard try cell.isOnlyZero(of: subresultant, within: budget) else { return nil }
        try cell.leaveOut(gaps, within: budget)
        if cell.polynomial.degree > 0 { cells.append(cell) }
      }
    }
    return cells
  }

  /// The points of cells.
  static func points(
    of cells: [Cell], _ shear: Integer, _ f: PlanePolynomial, _ g: PlanePolynomial,
    within budget: EvaluationBudget
  ) throws(MathError) -> [PlanePoint] {
    var found: [(x: Int, y: Int, multiplicity: WideInt)] = []
    if cells.isEmpty { return [] }
    let xs = try f.projection(with: g, within: budget).realRoots(within: budget).map { $0.value }
    let ys = try f.swapped.projection(with: g.swapped, within: budget)
      .realRoots(within: budget).map { $0.value }
    for cell in cells {
      for root in try cell.polynomial.simpleRoots(within: budget) {
        let place = try cell.place(at: root, shear, xs, ys, within: budget)
        found.append((place.x, place.y, cell.multiplicity))
      }
    }
    return found.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      .map { PlanePoint(x: xs[$0.x], y: ys[$0.y], multiplicity: $0.multiplicity) }
  }
}

extension CommonZeroSearch.Cell {
  /// Whether a polynomial in y, at each zero of the cell's, is a multiple of a power of y − β.
  func isOnlyZero(
    of subresultant: PlanePolynomial, within budget: EvaluationBudget
  ) throws(MathError) -> Bool {
    let degree = subresultant.degree
    // aⱼ(k·aₖ)ᵏ⁻ʲ = aₖ·C(k, j)·aₖ₋₁ᵏ⁻ʲ for all j.
    let next = dividend.scaled(by: -1)
    var (left, right) = (divisor, next)
    var binomial = Integer(WideInt(degree))
    for exponent in (0..<degree - 1).reversed() {
      try budget.check()
      let distance = degree - exponent
      left = left * divisor
      right = right * next
      binomial = (binomial * Integer(WideInt(exponent + 1)))
        .exactQuotient(dividingBy: Integer(WideInt(distance)))
      let difference =
        subresultant.coefficients[exponent] * left
        - (subresultant.leading * right).scaled(by: binomial)
      guard difference.isDivisible(by: polynomial) else { return false }
    }
    return true
  }

  /// Leaves out the zeros at which a polynomial in t and y is zero.
  mutating func leaveOut(
    _ gaps: PlanePolynomial, within budget: EvaluationBudget
  ) throws(MathError) {
    if gaps.isConstant { return }
    var value = Polynomial([])
    var power = Polynomial([1])
    for coefficient in gaps.coefficients.reversed() {
      try budget.check()
      value = value * dividend + coefficient * power
      power = power * divisor
    }
    let common = try polynomial.greatestCommonDivisor(with: value, within: budget)
    polynomial = polynomial.exactQuotient(dividingBy: common)
  }

  /// Which of the numbers are the coordinates of the point at a zero of the cell's polynomial.
  func place(
    at root: Real, _ shear: Integer, _ xs: [Real], _ ys: [Real], within budget: EvaluationBudget
  ) throws(MathError) -> (x: Int, y: Int) {
    var bits: WideInt = 64
    while true {
      try budget.check()
      let working = bits + dividend.bitWidth + divisor.bitWidth
      let t = WorkingBall(
        try root.enclosure(bits: working, within: budget), bits: working)
      let below = divisor.value(at: t)
      if !below.ball.mayBeZero {
        let y = dividend.value(at: t) / below
        let x = t - WorkingBall(shear, bits: working) * y
        if let first = try x.only(of: xs, within: budget),
          let second = try y.only(of: ys, within: budget)
        {
          return (first, second)
        }
      }
      bits *= 2
      guard bits <= Self.mostBits else { throw .precisionLimit(bits: Self.mostBits) }
    }
  }

  private static let mostBits: WideInt = 1 << 20
}

extension Polynomial {
  /// The values at the numbers of a ball, by Horner's scheme.
  fileprivate func value(at x: WorkingBall) -> WorkingBall {
    coefficients.reversed().reduce(WorkingBall(0, bits: x.bits)) {
      $0 * x + WorkingBall($1, bits: x.bits)
    }
  }
}

extension WorkingBall {
  /// The place of the only number that may be in the ball; `nil` where several may.
  fileprivate func only(
    of numbers: [Real], within budget: EvaluationBudget
  ) throws(MathError) -> Int? {
    var place: Int?
    for (index, number) in numbers.enumerated() {
      let other = WorkingBall(try number.enclosure(bits: bits, within: budget), bits: bits)
      guard (self - other).ball.mayBeZero else { continue }
      if place != nil { return nil }
      place = index
    }
    return place
  }
}
