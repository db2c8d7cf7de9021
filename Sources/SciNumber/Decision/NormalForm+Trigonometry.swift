// Circular functions, by the point (cos, sin) on the unit circle: adding angles multiplies points as complex numbers.

/// The cosine and sine of an angle.
struct CirclePoint {
  var cosine: NormalForm
  var sine: NormalForm

  /// The point of the sum of the angles.
  func rotated(by other: CirclePoint) -> CirclePoint? {
    guard let cosines = cosine.multiplied(by: other.cosine),
      let sines = sine.multiplied(by: other.sine),
      let sineCosine = sine.multiplied(by: other.cosine),
      let cosineSine = cosine.multiplied(by: other.sine)
    else { return nil }
    return CirclePoint(cosine: cosines.subtracting(sines), sine: sineCosine.adding(cosineSine))
  }

  /// The point of the opposite angle.
  var mirrored: CirclePoint { CirclePoint(cosine: cosine, sine: -sine) }

  /// The point of the angle times a natural number.
  func turned(times count: WideInt) -> CirclePoint? {
    var point = CirclePoint(cosine: 1, sine: 0)
    for _ in 0..<count {
      guard let next = point.rotated(by: self) else { return nil }
      point = next
    }
    return point
  }
}

extension NormalForm {
  /// The point at an angle of F radians.
  var circlePoint: CirclePoint? {
    var halfTurns: Rational = 0
    var point = CirclePoint(cosine: 1, sine: 0)
    for term in terms {
      if term.monomial.onlyGenerator == .pi {
        halfTurns = term.coefficient
      } else {
        guard let part = term.circlePoint, let next = point.rotated(by: part) else { return nil }
        point = next
      }
    }
    return CirclePoint(halfTurns: halfTurns)?.rotated(by: point)
  }
}

extension NormalForm.Term {
  /// The largest factor that is taken apart as a multiple of an angle.
  private static let maximumMultiple = 8

  fileprivate var circlePoint: CirclePoint? {
    if coefficient.signum < 0 {
      return NormalForm.Term(coefficient: coefficient.negated(), monomial: monomial)
        .circlePoint?.mirrored
    }
    let multiple = coefficient.numerator(limit: NormalForm.maximumBits)?.asInt
    if let multiple, multiple <= Self.maximumMultiple, multiple > 1 {
      return NormalForm.Term(coefficient: coefficient / Rational(multiple), monomial: monomial)
        .circlePoint?.turned(times: multiple)
    }
    if coefficient == 1, let point = inversePoint { return point }
    let angle = NormalForm(coefficient, monomial)
    guard let cosine = NormalForm.value(of: .cos(.radians), angle),
      let sine = NormalForm.value(of: .sin(.radians), angle)
    else { return nil }
    return CirclePoint(cosine: cosine, sine: sine)
  }

  /// The point at arcsin F > 0 or arctan F > 0.
  private var inversePoint: CirclePoint? {
    switch monomial.onlyGenerator?.kind {
    case .value(.asin, let sine):
      guard let cosine = sine.squared.flatMap({ (-$0).adding(1) })?.root(2) else { return nil }
      return CirclePoint(cosine: cosine, sine: sine)
    case .value(.atan, let tangent):
      guard let secant = tangent.squared?.adding(1)?.root(2),
        let cosine = NormalForm(1).divided(by: secant), let sine = tangent.divided(by: secant)
      else { return nil }
      return CirclePoint(cosine: cosine, sine: sine)
    default:
      return nil
    }
  }
}

// MARK: - Rational parts of a turn

extension CirclePoint {
  /// The point at an angle of so many half turns.
  init?(halfTurns: Rational) {
    // π·halfTurns = quarters · π/2 + rest, 0 ≤ rest < π/2.
    guard halfTurns.fits(bits: NormalForm.maximumBits),
      let quarters = (halfTurns * 2).floor(limit: NormalForm.maximumBits)
    else { return nil }
    let rest = halfTurns - quarters / 2
    let mirrors = rest * 4 > 1
    let octant = mirrors ? Rational.half - rest : rest
    guard
      let quarter = quarters.modulo(4, limit: NormalForm.maximumBits)?.asInt,
      let point = Self.closedForm(halfTurns: octant) ?? Self.generators(halfTurns: octant)
    else { return nil }
    let (x, y) = mirrors ? (point.sine, point.cosine) : (point.cosine, point.sine)
    let turned = [(x, y), (-y, x), (-x, -y), (y, -x)][Int(quarter)]
    self.init(cosine: turned.0, sine: turned.1)
  }

  /// The functions of an angle between 0 and π/4 by their own names.
  private static func generators(halfTurns: Rational) -> CirclePoint? {
    let angle = NormalForm(halfTurns, Monomial(.pi, 1))
    guard let cosine = Generator(.value(.cos(.radians), angle)),
      let sine = Generator(.value(.sin(.radians), angle))
    else { return nil }
    return CirclePoint(cosine: NormalForm(cosine), sine: NormalForm(sine))
  }

  /// The functions in radicals, at multiples of π/60 = 3° and of π/24 = 7½° between 0 and π/4.
  ///
  /// A multiple k of 3° is k·18° − k·15°, since 3 = 18 − 15; an odd multiple of 7½° is a multiple of 15° and 22½° more.
  private static func closedForm(halfTurns: Rational) -> CirclePoint? {
    if let count = (halfTurns * 60).asInt {
      return degrees18?.turned(times: count % 20)
        .flatMap { point in
          degrees15?.turned(times: count % 24).flatMap { point.rotated(by: $0.mirrored) }
        }
    }
    if let count = (halfTurns * 24).asInt {
      // 7½° · count = 22½° + 15° · (count − 3)/2.
      let fifteens = degrees15?.turned(times: abs(count - 3) / 2)
      return degrees22And30.flatMap { point in
        fifteens.flatMap { point.rotated(by: count < 3 ? $0.mirrored : $0) }
      }
    }
    return nil
  }

  /// cos 15° = (√6 + √2)/4, sin 15° = (√6 − √2)/4.
  private static var degrees15: CirclePoint? {
    guard let root6 = NormalForm(6).root(2), let root2 = NormalForm(2).root(2) else { return nil }
    return CirclePoint(
      cosine: root6.adding(root2)?.scaled(1, over: 4),
      sine: root6.subtracting(root2)?.scaled(1, over: 4))
  }

  /// cos 18° = √(10 + 2√5)/4, sin 18° = (√5 − 1)/4.
  private static var degrees18: CirclePoint? {
    guard let root5 = NormalForm(5).root(2) else { return nil }
    return CirclePoint(
      cosine: root5.scaled(2, over: 1)?.adding(10)?.root(2)?.scaled(1, over: 4),
      sine: root5.subtracting(1)?.scaled(1, over: 4))
  }

  /// 22½°: cos = √(2 + √2)/2, sin = (√2 − 1) cos, as tan 22½° = √2 − 1.
  private static var degrees22And30: CirclePoint? {
    guard let root2 = NormalForm(2).root(2) else { return nil }
    let cosine = root2.adding(2)?.root(2)?.scaled(1, over: 2)
    return CirclePoint(
      cosine: cosine,
      sine: root2.subtracting(1).flatMap { tangent in cosine?.multiplied(by: tangent) })
  }

  private init?(cosine: NormalForm?, sine: NormalForm?) {
    guard let cosine, let sine else { return nil }
    self.init(cosine: cosine, sine: sine)
  }
}

// MARK: - Inverse functions

extension NormalForm {
  /// arcsin F in radians.
  var arcsine: NormalForm? {
    guard let sign else { return nil }
    if sign < 0 { return (-self).arcsine.map { -$0 } }
    if case .value(.sin(.radians), let angle) = onlyUnitGenerator, angle.isMultipleOfPi {
      return angle
    }
    if case .value(.cos(.radians), let angle) = onlyUnitGenerator, angle.isMultipleOfPi {
      return Self.halfPi.subtracting(angle)
    }
    if let form = angle(.asin(.radians), { $0.sine.subtracting(self) }) { return form }
    if let rational, rational.fits(bits: Self.maximumBits),
      let cosine = (1 - rational * rational).root(2), !cosine.isZero
    {
      return Self.arctangent(of: rational / cosine)
    }
    return Self.value(of: .asin(.radians), self)
  }

  /// arccos F = π/2 − arcsin F in radians.
  var arccosine: NormalForm? { arcsine.flatMap { Self.halfPi.subtracting($0) } }

  /// arctan F in radians.
  var arctangent: NormalForm? {
    guard let sign else { return nil }
    if sign < 0 { return (-self).arctangent.map { -$0 } }
    if let rational, let form = Self.arctangent(of: rational) { return form }
    return angle(.atan(.radians)) { point in
      point.cosine.multiplied(by: self).flatMap { point.sine.subtracting($0) }
    } ?? Self.value(of: .atan(.radians), self)
  }

  private static var halfPi: NormalForm {
    NormalForm(Rational.half, Monomial(.pi, 1))
  }

  private var onlyUnitGenerator: Generator.Kind? {
    onlyTerm?.coefficient == 1 ? onlyTerm?.monomial.onlyGenerator?.kind : nil
  }

  private var isMultipleOfPi: Bool { onlyTerm?.monomial.onlyGenerator == .pi }

  /// The angle among the multiples of 1½° at which `excess` vanishes, found by its approximate value.
  private func angle(
    _ inverse: Operation, _ excess: (CirclePoint) -> NormalForm?
  ) -> NormalForm? {
    let steps = Real(.divide, Real(.multiply, Real(inverse, real), 120), .pi)
    guard let ball = steps.cheapEnclosure, ball.radius <= .powerOfTwo(-8),
      let count = Integer(nearestTo: ball.midpoint).asInt
    else { return nil }
    let halfTurns = Rational(Integer(count), Integer(120))
    guard let point = CirclePoint(halfTurns: halfTurns), excess(point)?.isZero == true else {
      return nil
    }
    return NormalForm(halfTurns, Monomial(.pi, 1))
  }
}
