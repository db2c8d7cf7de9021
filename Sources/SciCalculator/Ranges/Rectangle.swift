import SciNumber

/// A rectangle of complex numbers whose sides are intervals of the machine's numbers: fast, and good enough for bounds.
///
/// As the image of a rectangle it stands for everything where a function is not analytic on it, or a bound is beyond the range of the machine's numbers.
///
/// A rectangle about 0 has no reciprocal, though the numbers that it was made for may all have one: of cosh z it is known that |cosh z| ≥ sinh |Re z|. So the least magnitude is kept beside
/// the rectangle.
struct Rectangle: ComplexSet {
  var real: Interval
  var imaginary: Interval
  /// No number that is meant has a smaller magnitude.
  private var least = 0.0

  init(_ real: Interval, _ imaginary: Interval) { (self.real, self.imaginary) = (real, imaginary) }

  init(_ number: Real, bits: WideInt, within budget: EvaluationBudget) throws(MathError) {
    let bounds = try number.doubles(within: budget)
    self.init(Interval(bounds.lower, bounds.upper), Interval(0))
  }

  /// All numbers up to a magnitude.
  init(upTo size: Double) { self.init(Interval(-size, size), Interval(-size, size)) }

  init(integer: WideInt, bits: WideInt) { self.init(Interval(Double(integer)), Interval(0)) }

  static func everything(bits: WideInt) -> Rectangle { .everything }
  static func pi(bits: WideInt) -> Rectangle { Rectangle(.pi, Interval(0)) }
  private static let everything = Rectangle(.everything, .everything)

  var bits: WideInt { 53 }
  var isUnbounded: Bool { !real.isBounded || !imaginary.isBounded }

  var side: WideInt? {
    if real.lower > 0 { return 1 }
    if real.upper < 0 { return -1 }
    return real == Interval(0) && imaginary == Interval(0) ? 0 : nil
  }

  /// A bound of |z|: |x| + |y|, whose squares would leave the range of the machine's numbers.
  var magnitude: Double { (real.magnitude + imaginary.magnitude).upper }
}

// MARK: - Arithmetic

extension Rectangle {
  private init(_ real: Interval, _ imaginary: Interval, least: Double) {
    self.init(real, imaginary)
    // It was rounded to the nearest number, which is next to the result itself; beyond the range, the largest one is below it.
    self.least = least > 0 ? least.nextDown : 0
  }

  /// A number that is not above any |z|.
  private var leastMagnitude: Double {
    max(least, real.magnitude.lower, imaginary.magnitude.lower)
  }

  /// |z + w| ≥ |z| − |w|.
  static func + (left: Rectangle, right: Rectangle) -> Rectangle {
    let least = max(
      left.leastMagnitude - right.magnitude, right.leastMagnitude - left.magnitude)
    return Rectangle(
      left.real + right.real, left.imaginary + right.imaginary, least: least)
  }

  static prefix func - (z: Rectangle) -> Rectangle {
    var result = z
    (result.real, result.imaginary) = (-z.real, -z.imaginary)
    return result
  }

  static func - (left: Rectangle, right: Rectangle) -> Rectangle { left + -right }

  static func * (left: Rectangle, right: Rectangle) -> Rectangle {
    Rectangle(
      left.real * right.real - left.imaginary * right.imaginary,
      left.real * right.imaginary + left.imaginary * right.real,
      least: left.leastMagnitude * right.leastMagnitude)
  }

  static func / (left: Rectangle, right: Rectangle) -> Rectangle { left * right.reciprocal }

  /// 1/z, or everything where 0 may be meant: Re 1/z = x/(x² + y²), and Im 1/z = −y/(x² + y²).
  private var reciprocal: Rectangle {
    let least = 1 / magnitude
    if real.contains(0), imaginary.contains(0) {
      guard self.least > 0 else { return .everything }
      let most = (1 / self.least).nextUp
      return Rectangle(Interval(-most, most), Interval(-most, most), least: least)
    }
    return Rectangle(Self.part(real, imaginary), -Self.part(imaginary, real), least: least)
  }

  /// The values of x/(x² + y²), odd in x and even in y.
  ///
  /// For x > 0 it falls with |y|; with x it rises up to x = |y| and falls from there on.
  private static func part(_ x: Interval, _ y: Interval) -> Interval {
    if x.upper <= 0, x.lower < 0 { return -part(-x, y) }
    if x.lower < 0 {
      // Then y is not zero, and both halves come down to 0.
      return part(Interval(0, x.upper), y).hull(-part(Interval(0, -x.lower), y))
    }
    let size = y.magnitude
    func value(_ x: Double, _ y: Double) -> Interval {
      let (x, y) = (Interval(x), Interval(y))
      return x == Interval(0) ? x : Interval(1) / (x + y * y / x)
    }
    let peak = min(max(size.lower, x.lower), x.upper)
    let most = value(peak, size.lower).upper
    let least = min(value(x.lower, size.upper).lower, value(x.upper, size.upper).lower)
    return Interval(min(least, most), most)
  }

  var squared: Rectangle {
    Rectangle(
      real.raised(to: 2) - imaginary.raised(to: 2), real * imaginary * Interval(2),
      least: leastMagnitude * leastMagnitude)
  }
}

// MARK: - Functions

extension Interval: RealSide {
  fileprivate func image(_ function: PointFunction) -> Interval {
    monotone(function, .radians).hull ?? .everything
  }

  package var exp: Interval {
    monotone(.exp, range: Interval(0, .infinity), .radians).hull ?? .everything
  }
  package var sin: Interval { wave(.sin, highest: 1, .radians).hull ?? Interval(-1, 1) }
  package var cos: Interval { wave(.cos, highest: 0, .radians).hull ?? Interval(-1, 1) }
  package var sinh: Interval { image(.sinh) }
  package var cosh: Interval { magnitude.image(.cosh) }
  package var expMinusOne: Interval { image(.expMinusOne) }
  package var square: Interval { raised(to: 2) }
  package var halved: Interval { self * Interval(0.5) }
}

extension Rectangle {
  /// eˣ(cos y + i sin y), of magnitude eˣ.
  var exp: Rectangle {
    let size = real.exp
    return Rectangle(size * imaginary.cos, size * imaginary.sin, least: size.lower)
  }

  /// sinh x cos y + i cosh x sin y, whose squared magnitude is sinh² x + sin² y.
  var sinh: Rectangle {
    Rectangle(
      real.sinh * imaginary.cos, real.cosh * imaginary.sin, least: real.magnitude.sinh.lower)
  }

  /// cosh x cos y + i sinh x sin y, whose squared magnitude is sinh² x + cos² y.
  var cosh: Rectangle {
    Rectangle(
      real.cosh * imaginary.cos, real.sinh * imaginary.sin, least: real.magnitude.sinh.lower)
  }

  /// |z|, without squares that would leave the range of the machine's numbers.
  private var absolute: Interval {
    func absolute(_ x: Double, _ y: Double) -> Interval {
      let (less, more) = (Interval(min(x, y)), Interval(max(x, y)))
      guard less.lower > 0, more.isBounded else { return more }
      return ((less / more).raised(to: 2) + Interval(1)).squareRoot.map { more * $0 } ?? .everything
    }
    let (x, y) = (real.magnitude, imaginary.magnitude)
    return Interval(absolute(x.lower, y.lower).lower, absolute(x.upper, y.upper).upper)
  }

  /// ln z = ln |z| + i arg z; everything on a rectangle that meets the negative real axis or 0.
  ///
  /// ½ ln |z|² is as good, and faster, where |z|² is in the range of the machine's numbers.
  var log: Rectangle {
    guard !imaginary.contains(0) || real.lower > 0 else { return .everything }
    let square = real.raised(to: 2) + imaginary.raised(to: 2)
    if square.lower > 0, square.isBounded {
      return Rectangle(square.image(.log) * Interval(0.5), argument)
    }
    let size = absolute
    return size.lower > 0 ? Rectangle(size.image(.log), argument) : .everything
  }

  /// arg z in the right half-plane by arctan(y/x), elsewhere by ±π/2 − arctan(x/y).
  private var argument: Interval {
    if real.lower > 0 { return (imaginary / real).image(.atan) }
    let quarter = Interval.pi / Interval(2)
    return (imaginary.lower > 0 ? quarter : -quarter) - (real / imaginary).image(.atan)
  }

  /// √z = s + iy/(2s) with s = √((|z| + x)/2) in the right half-plane, elsewhere |y|/(2t) ± it with t = √((|z| − x)/2).
  var squareRoot: Rectangle {
    guard !imaginary.contains(0) || real.lower > 0 else { return .everything }
    let size = absolute
    if real.lower > 0 {
      let part = ((size + real) / Interval(2)).squareRoot ?? .everything
      return Rectangle(part, imaginary / (part * Interval(2)))
    }
    let part = ((size - real) / Interval(2)).squareRoot ?? .everything
    let other = imaginary.magnitude / (part * Interval(2))
    return Rectangle(other, imaginary.lower > 0 ? part : -part)
  }

  /// ln(1 + z) = ½ ln(1 + (2x + x² + y²)) + i arg(1 + z).
  var logOnePlus: Rectangle {
    let shifted = self + Rectangle(Interval(1), Interval(0))
    guard shifted.real.lower > 0 else { return shifted.log }
    let rest = real * (real + Interval(2)) + imaginary.raised(to: 2)
    guard rest.lower > -1 else { return shifted.log }
    return Rectangle(rest.image(.logOnePlus) * Interval(0.5), shifted.argument)
  }

  /// |Γ(z)| ≤ Γ(Re z) in the right half-plane, by the integral (DLMF 5.6.6).
  func gamma(within budget: EvaluationBudget) -> Rectangle {
    guard real.lower > 0, let most = real.gammaImage().hull?.upper else { return .everything }
    if imaginary == Interval(0) {
      return Rectangle(real.gammaImage().hull ?? .everything, imaginary)
    }
    return Rectangle(upTo: most)
  }

  /// erf z = erf c + (z − c)·d for the middle c of the real part, where d lies among the values of the derivative (2/√π)e^(−z²) on the rectangle, as it is their mean along a line.
  func erf(within budget: EvaluationBudget) -> Rectangle { error(.erf, slope: 1) }
  func erfc(within budget: EvaluationBudget) -> Rectangle { error(.erfc, slope: -1) }

  private func error(_ function: PointFunction, slope: Double) -> Rectangle {
    guard real.isBounded else { return .everything }
    let middle = Interval(real.middle)
    let value = Rectangle(middle.image(function), Interval(0))
    let factor = Interval(2 * slope) / (Interval.pi.squareRoot ?? .everything)
    // The line is in the rectangle that comes down to the real axis.
    let bell = (-Rectangle(real, imaginary.hull(Interval(0))).squared).exp
    return value
      + (self - Rectangle(middle, Interval(0)))
      * Rectangle(bell.real * factor, bell.imaginary * factor)
  }
}
