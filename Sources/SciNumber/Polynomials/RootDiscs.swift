// Discs with exactly one complex root each.
//
// The roots are approached all at once (O. Aberth, "Iteration methods for finding all zeros of a polynomial simultaneously", 1973), from the Newton polygon of the
// coefficients (D. A. Bini, "Numerical computation of polynomial zeros by means of Aberth's method", 1996). How that goes proves nothing and need not: for
// any n distinct numbers zⱼ and Wⱼ = p(zⱼ)/(aₙ ∏ (zⱼ − zₖ)), Lagrange's interpolation gives p(z) = aₙ ∏ (z − zₖ) · (1 + Σ Wⱼ/(z − zⱼ)), which is aₙ times the
// characteristic polynomial of the matrix with zⱼ − Wⱼ in the diagonal and −Wⱼ elsewhere in row j. So by Gershgorin's theorem all roots lie in the discs around zⱼ − Wⱼ with
// the radii (n − 1)|Wⱼ|, which lie in those around zⱼ with the radii n|Wⱼ|, and a disc that meets no other one has exactly one root (B. T. Smith, "Error bounds for zeros of a
// polynomial based upon Gerschgorin's theorems", 1970).

/// Numbers beside all roots of a polynomial without multiple roots, and how far each may be away.
struct RootDiscs {
  private let polynomial: Polynomial
  private let derivative: Polynomial
  /// Points without a radius.
  private var points: [ComplexBall]

  /// Squares, each around one root in the upper half-plane and away from the real axis and from all other roots.
  ///
  /// - Parameters:
  ///   - polynomial: of a degree above 0, without multiple roots.
  ///   - realCount: how many of its roots are real, by which it is seen that none of the others is.
  ///   - budget: what may be used.
  /// - Returns: half as many as there are roots that are not real.
  /// - Throws: the limits of the budget.
  static func upperHalf(
    of polynomial: Polynomial, realCount: Int, within budget: EvaluationBudget
  ) throws(MathError) -> [ComplexBall] {
    var discs = RootDiscs(polynomial)
    var bits: WideInt = 64
    while true {
      try discs.approach(bits: bits, within: budget)
      if let squares = discs.upperHalf(realCount: realCount, bits: 2 * bits) { return squares }
      bits *= 2
      guard bits <= mostBits else { throw .precisionLimit(bits: mostBits) }
    }
  }

  private static let mostBits: WideInt = 1 << 17

  private init(_ polynomial: Polynomial) {
    self.polynomial = polynomial
    derivative = polynomial.derivative
    points = Self.starts(of: polynomial)
  }
}

// MARK: - Approach

extension RootDiscs {
  /// Numbers on circles whose radii are the slopes of the upper hull of log₂ |aₖ| over k; no two are conjugates of one another.
  private static func starts(of polynomial: Polynomial) -> [ComplexBall] {
    let corners = upperHull(of: polynomial)
    var starts: [ComplexBall] = []
    for (left, right) in zip(corners, corners.dropFirst()) {
      let count = right.exponent - left.exponent
      let exponent = Double(left.bits - right.bits) / Double(count)
      let whole = exponent.rounded(.down)
      for number in 0..<count {
        let angle = (Double(number) + 0.3) / Double(count) + Double(left.exponent) * 0.07
        starts.append(
          ComplexBall(turns: angle, power: exponent - whole).scaled(byTwoToThe: WideInt(whole)))
      }
    }
    return starts
  }

  private static func upperHull(
    of polynomial: Polynomial
  ) -> [(exponent: Int, bits: WideInt)] {
    var hull: [(exponent: Int, bits: WideInt)] = []
    for (exponent, coefficient) in polynomial.coefficients.enumerated() where !coefficient.isZero {
      let bits = coefficient.bitWidth
      while let last = hull.last, let before = hull.dropLast().last,
        (last.bits - before.bits) * WideInt(exponent - last.exponent)
          <= (bits - last.bits) * WideInt(last.exponent - before.exponent)
      {
        hull.removeLast()
      }
      hull.append((exponent, bits))
    }
    return hull
  }

  /// Moves all points until they stay where they are, at a precision.
  private mutating func approach(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) {
    let end = -(bits - bits / 8)
    var isMoving = [Bool](repeating: true, count: points.count)
    for _ in 0..<Self.mostSweeps where isMoving.contains(true) {
      for index in points.indices where isMoving[index] {
        try budget.check()
        let point = points[index].with(bits: bits)
        let step = step(from: point, index)
        guard !step.isUnbounded else { continue }
        points[index] = (point - step).midpoint
        isMoving[index] = step.magnitude > point.magnitude.scaled(byTwoToThe: end)
      }
    }
  }

  private static let mostSweeps = 60

  /// Newton's step at a point, as if the other points were roots that have been divided out.
  private func step(from point: ComplexBall, _ index: Int) -> ComplexBall {
    let newton = (polynomial.value(at: point) / derivative.value(at: point)).midpoint
    var pull = ComplexBall(0, bits: point.bits)
    for other in points.indices where other != index {
      pull = (pull + (point - points[other]).reciprocal).midpoint
    }
    return newton / (ComplexBall(1, bits: point.bits) - newton * pull)
  }
}

// MARK: - Proof

extension RootDiscs {
  /// The squares around the discs above the real axis; `nil` where it is not shown that each has one root.
  private func upperHalf(realCount: Int, bits: WideInt) -> [ComplexBall]? {
    let centres = points.map { $0.with(bits: bits) }
    let radii = centres.indices.map { radius(of: $0, centres) }
    for (index, radius) in radii.enumerated() {
      for other in 0..<index {
        guard radius + radii[other] < (centres[index] - centres[other]).mignitude else {
          return nil
        }
      }
    }
    // A real root lies in a disc that meets the real axis: as many as there are, so that the roots of all other discs are not real.
    let meeting = centres.indices.count { centres[$0].imaginary.magnitude <= radii[$0] }
    guard meeting == realCount else { return nil }
    var squares: [ComplexBall] = []
    for (centre, radius) in zip(centres, radii)
    where radius < centre.imaginary.mignitude && centre.imaginary.ball.signum == 1 {
      let square = centre.widened(by: radius)
      guard !derivative.value(at: square).mayBeZero else { return nil }
      squares.append(square)
    }
    return 2 * squares.count + realCount == centres.count ? squares : nil
  }

  /// n|Wⱼ|.
  private func radius(of index: Int, _ centres: [ComplexBall]) -> Magnitude {
    let centre = centres[index]
    var product =
      ComplexBall(1, bits: centre.bits) * WorkingBall(polynomial.leading, bits: centre.bits)
    for other in centres.indices where other != index {
      product = product * (centre - centres[other])
    }
    let least = product.mignitude
    guard !least.isZero else { return .infinity }
    return Magnitude(UInt64(centres.count)) * polynomial.value(at: centre).magnitude / least
  }
}

extension Polynomial {
  /// The values on a rectangle, by Horner's scheme.
  func value(at z: ComplexBall) -> ComplexBall {
    var value = ComplexBall(0, bits: z.bits)
    for coefficient in coefficients.reversed() {
      let product = value * z
      value = ComplexBall(
        product.real + WorkingBall(coefficient, bits: z.bits), product.imaginary)
    }
    return value
  }
}

extension ComplexBall {
  /// The middle, as a rectangle of one point.
  var midpoint: ComplexBall {
    ComplexBall(
      Ball(exact: real.ball.midpoint), Ball(exact: imaginary.ball.midpoint), bits: bits)
  }

  /// The same rectangle for further work with more or fewer bits.
  func with(bits: WideInt) -> ComplexBall {
    ComplexBall(real.with(bits: bits), imaginary.with(bits: bits))
  }

  var mayBeZero: Bool { real.ball.mayBeZero && imaginary.ball.mayBeZero }

  /// 2ᵏ at an angle, in few digits.
  fileprivate init(turns: Double, power: Double) {
    let bits: WideInt = 64
    let size = WorkingBall(2, bits: bits).log * WorkingBall(power)
    let angle = WorkingBall.pi(bits: bits).scaled(byTwoToThe: 1) * WorkingBall(turns)
    self = ComplexBall(size, angle).exp.midpoint
  }
}

extension WorkingBall {
  fileprivate init(_ value: Double) {
    self.init(Ball(exact: BigFloat(exactly: value) ?? BigFloat(0)), bits: 64)
  }
}
