import SciNumber

/// A function on an interval: its values, its value at one point, and how steep it is.
///
/// The slopes are those of all its chords over the interval, so that they exist where a derivative does not, as at
/// the corner of |x|. They are found by the rules of derivatives, each of which holds for chords by the mean value
/// theorem (A. Neumaier, "Interval Methods for Systems of Equations", 1990, 2.3). They tell where the function rises,
/// and they bound it by its value at the point: f(x) ∈ f(c) + S·(x − c). A quotient of two functions that are zero at
/// c is the quotient of their chords from c, which is how sin(x)/x is enclosed around 0.
package struct Jet {
  /// The values on the interval.
  package var whole: ValueEnclosure
  /// The value at the point; `nil` where nobody asked for it.
  package var centre: ValueEnclosure?
  /// A set that holds the slopes of all chords; `nil` where there may be none.
  package var slope: Interval?
  /// The fraction that it is everywhere, if that is known: an exponent decides of what numbers there is a power.
  var fraction: Fraction? = nil

  /// A fraction of small numbers in lowest terms, with a denominator above 0.
  struct Fraction: BitwiseCopyable {
    var numerator: Int
    var denominator: Int
  }

  /// A number that does not depend on x.
  static func constant(_ value: Interval) -> Jet {
    Jet(whole: ValueEnclosure(value), centre: ValueEnclosure(value), slope: Interval(0))
  }

  /// The image under a function of one number.
  ///
  /// - Parameters:
  ///   - image: the values of the function on an interval.
  ///   - derivative: a set that holds its derivative, or the slopes of its chords, on an interval where it is
  /// continuous.
  /// - Returns: the function of this one.
  func map(
    _ image: (Interval) -> ValueEnclosure, derivative: (Interval) -> Interval? = { _ in nil }
  ) -> Jet {
    let values = whole.map(image)
    var result = Jet(whole: values, centre: centre?.map(image), slope: nil)
    if let slope, values.decoration == .continuous, let argument = whole.single,
      let factor = derivative(argument)
    {
      result.slope = factor * slope
    }
    return result
  }

  /// The image of two functions under a function of two numbers, without its slopes.
  func combined(with other: Jet, _ image: (Interval, Interval) -> ValueEnclosure) -> Jet {
    var result = Jet(whole: whole.combined(with: other.whole, image), centre: nil, slope: nil)
    if let centre, let second = other.centre {
      result.centre = centre.combined(with: second, image)
    }
    return result
  }

  /// Whether it is known to be continuous, so that it may have slopes.
  fileprivate var isContinuous: Bool { whole.decoration == .continuous }
}

// MARK: - Arithmetic

extension Jet {
  static prefix func - (x: Jet) -> Jet {
    var result = x.map({ ValueEnclosure(-$0) }, derivative: { _ in Interval(-1) })
    result.fraction = x.fraction.map {
      Fraction(numerator: -$0.numerator, denominator: $0.denominator)
    }
    return result
  }

  static func + (x: Jet, y: Jet) -> Jet {
    var sum = x.combined(with: y) { ValueEnclosure($0 + $1) }
    if sum.isContinuous, let first = x.slope, let second = y.slope { sum.slope = first + second }
    if let first = x.fraction, let second = y.fraction { sum.fraction = first + second }
    return sum
  }

  static func - (x: Jet, y: Jet) -> Jet { x + -y }

  static func * (x: Jet, y: Jet) -> Jet {
    var product = x.combined(with: y) { ValueEnclosure($0 * $1) }
    // x(s)y(s) − x(t)y(t) = x(s)(y(s) − y(t)) + y(t)(x(s) − x(t)).
    if product.isContinuous, let first = x.slope, let second = y.slope, let left = x.whole.single,
      let right = y.whole.single
    {
      product.slope = left * second + right * first
    }
    return product
  }

  static func / (x: Jet, y: Jet) -> Jet {
    var quotient = x.combined(with: y) { $0.dividedImage(by: $1) }
    if let tighter = x.quotientOfChords(y) { quotient.whole = tighter }
    // x(s)/y(s) − x(t)/y(t) = ((x(s) − x(t)) − (x(t)/y(t))(y(s) − y(t)))/y(s).
    if quotient.isContinuous, let first = x.slope, let second = y.slope,
      let right = y.whole.single, let value = quotient.whole.single
    {
      quotient.slope = (first - value * second) / right
    }
    return quotient
  }

  /// The values of a quotient everywhere but at a point where both are zero.
  private func quotientOfChords(_ other: Jet) -> ValueEnclosure? {
    let zero = ValueEnclosure.Values.one(Interval(0))
    guard let slope, let divisor = other.slope, !divisor.contains(0), centre?.values == zero,
      other.centre?.values == zero
    else { return nil }
    return ValueEnclosure(slope / divisor, .nothing)
  }

  /// The square of the function, which is never negative.
  var squared: Jet { raised(to: 2) }

  /// The reciprocal.
  var reciprocal: Jet { .constant(Interval(1)) / self }

  /// The function to the power of an integer.
  func raised(to exponent: Int) -> Jet {
    guard exponent >= 0 else { return raised(to: -exponent).reciprocal }
    let power = UInt(exponent)
    return map(
      { ValueEnclosure($0.raised(to: power)) },
      derivative: { power == 0 ? Interval(0) : Interval(Double(power)) * $0.raised(to: power - 1) })
  }

  /// The function to the power of a fraction in lowest terms: of a negative number where the denominator is odd.
  func raised(to numerator: Int, over denominator: Int) -> Jet {
    switch denominator {
    case 1: return raised(to: numerator)
    case 2: return squareRoot.raised(to: numerator)
    case 3: return cubeRoot.raised(to: numerator)
    default: break
    }
    let exponent = Interval(Double(numerator)) / Interval(Double(denominator))
    if let base = whole.hull, base.lower > 0 { return raisedAsExponential(to: .constant(exponent)) }
    let power = map { $0.magnitude.positivePower(exponent) }
    if denominator % 2 == 0 {
      return map { base in
        guard let part = base.clamped(from: 0) else { return .empty }
        let power = part.positivePower(exponent)
        return part == base ? power : power.limited(to: .nothing)
      }
    }
    if numerator % 2 == 0 { return power }
    return map { base in
      let sides = [(base.clamped(from: 0), 1.0), ((-base).clamped(from: 0), -1.0)]
      let values = sides.map { side in
        side.0?.positivePower(exponent).map { ValueEnclosure($0 * Interval(side.1)) } ?? .empty
      }
      if values[0].isEmpty { return values[1] }
      if values[1].isEmpty { return values[0] }
      return .joining(
        values[0].intervals + values[1].intervals, min(values[0].decoration, values[1].decoration))
    }
  }

  /// The function to the power of another.
  ///
  /// A negative number has a power where the exponent is a fraction with an odd denominator, and there it is plus or
  /// minus that of its magnitude.
  func raised(to exponent: Jet) -> Jet {
    if let base = whole.hull, base.lower > 0 { return raisedAsExponential(to: exponent) }
    return combined(with: exponent) { base, exponent in
      guard base.lower < 0 else { return base.positivePower(exponent) }
      guard let size = base.magnitude.positivePower(exponent).hull else { return .empty }
      return ValueEnclosure(size.hull(-size), .nothing)
    }
  }

  private func raisedAsExponential(to exponent: Jet) -> Jet { (exponent * log).exp }
}

extension Interval {
  /// The powers of numbers that are not negative: e^(y·ln x), and 0 for a base of 0 and a positive exponent.
  fileprivate func positivePower(_ exponent: Interval) -> ValueEnclosure {
    let powers = monotone(.log, on: Interval(0, .infinity), .radians).map { logarithm in
      (exponent * logarithm).monotone(.exp, range: Interval(0, .infinity), .radians)
    }
    guard lower <= 0 else { return powers }
    // 0⁰ is 1, and any other power of 0 is 0 or there is none.
    if exponent.lower >= 0 {
      let values = powers.hull.map { $0.hull(Interval(0)) } ?? Interval(0)
      return exponent.lower > 0
        ? ValueEnclosure(values) : ValueEnclosure(values.hull(Interval(1)), .defined)
    }
    return exponent.upper < 0
      ? powers.limited(to: .nothing)
      : ValueEnclosure(Interval(0, .infinity), .nothing)
  }
}

// MARK: - Powers and logarithms

extension Jet {
  var squareRoot: Jet {
    map({ $0.squareRootImage }, derivative: { Interval(0.5) / ($0.squareRoot ?? $0) })
  }

  var cubeRoot: Jet {
    map({ $0.monotone(.cubeRoot, .radians) }) { x in
      x.monotone(.cubeRoot, .radians).single.map { Interval(1) / (Interval(3) * $0.raised(to: 2)) }
    }
  }

  var exp: Jet {
    let image: (Interval) -> ValueEnclosure = {
      $0.monotone(.exp, range: Interval(0, .infinity), .radians)
    }
    return map(image, derivative: { image($0).single })
  }

  var expMinusOne: Jet {
    map({ $0.monotone(.expMinusOne, range: Interval(-1, .infinity), .radians) }) {
      $0.monotone(.exp, range: Interval(0, .infinity), .radians).single
    }
  }

  var log: Jet {
    map(
      { $0.monotone(.log, on: Interval(0, .infinity), .radians) },
      derivative: { Interval(1) / $0 })
  }

  var logOnePlus: Jet {
    map(
      { $0.monotone(.logOnePlus, on: Interval(-1, .infinity), .radians) },
      derivative: { Interval(1) / (Interval(1) + $0) })
  }

  var log2: Jet {
    let image = map { $0.monotone(.log2, on: Interval(0, .infinity), .radians) }
    var result = image
    result.slope = (log / .constant(Interval(2)).log).slope
    return result
  }
}

// MARK: - Trigonometry

extension Jet {
  func sin(_ unit: AngleUnit) -> Jet {
    map({ $0.wave(.sin, highest: 1, unit) }) {
      $0.wave(.cos, highest: 0, unit).single.map { $0 * unit.radians }
    }
  }

  func cos(_ unit: AngleUnit) -> Jet {
    map({ $0.wave(.cos, highest: 0, unit) }) {
      $0.wave(.sin, highest: 1, unit).single.map { -$0 * unit.radians }
    }
  }

  func tan(_ unit: AngleUnit) -> Jet {
    map({ $0.tangent(unit) }) {
      $0.tangent(unit).single.map { (Interval(1) + $0.raised(to: 2)) * unit.radians }
    }
  }

  func asin(_ unit: AngleUnit) -> Jet {
    map({ $0.monotone(.asin, on: Interval(-1, 1), unit) }) {
      ($0.raised(to: 2).complement.squareRoot).map { Interval(1) / $0 / unit.radians }
    }
  }

  func acos(_ unit: AngleUnit) -> Jet {
    map({ $0.monotone(.acos, on: Interval(-1, 1), falls: true, unit) }) {
      ($0.raised(to: 2).complement.squareRoot).map { Interval(-1) / $0 / unit.radians }
    }
  }

  func atan(_ unit: AngleUnit) -> Jet {
    let quarter = unit.quarterTurn.upper
    return map({ $0.monotone(.atan, range: Interval(-quarter, quarter), unit) }) {
      Interval(1) / (Interval(1) + $0.raised(to: 2)) / unit.radians
    }
  }
}

extension Interval {
  /// 1 − x.
  fileprivate var complement: Interval { Interval(1) - self }
}

extension Jet {
  /// The arctangent of 1/x, and a quarter of a turn at 0.
  func inverseCotangent(_ unit: AngleUnit) -> Jet {
    let others = reciprocal.atan(unit)
    func filled(_ values: ValueEnclosure, _ argument: ValueEnclosure) -> ValueEnclosure {
      guard argument.hull?.contains(0) == true else { return values }
      let known: Decoration = argument.hull?.isPoint == true ? .continuous : .defined
      return .joining(values.intervals + [unit.quarterTurn], min(known, argument.decoration))
    }
    var result = others
    result.whole = filled(others.whole, whole)
    if let centre, let value = others.centre { result.centre = filled(value, centre) }
    return result
  }

  /// sin(x)/x, and 1 at 0.
  var cardinalSine: Jet { map({ $0.cardinalSineImage }) { $0.cardinalSineSlopes } }
}

extension Interval {
  /// The image under sin(x)/x, whose Taylor series alternates for |x| ≤ 1, so that it lies in [1 − x²/6, 1] there;
  /// its least value is −0.2172… (OEIS A213053).
  fileprivate var cardinalSineImage: ValueEnclosure {
    guard contains(0) else {
      return wave(.sin, highest: 1, .radians).map { $0.dividedImage(by: self) }
        .narrowed(to: Interval(-0.25, 1))
    }
    let farthest = Interval(magnitude.upper)
    guard farthest.upper <= 1 else { return ValueEnclosure(Interval(-0.25, 1)) }
    let least = Interval(1) - farthest.raised(to: 2) / Interval(6)
    return ValueEnclosure(Interval(least.lower, 1))
  }

  /// (cos x − sin(x)/x)/x, which is −∫ t·sin(xt) dt for t between 0 and 1 and so at most ½ and at most |x|/3 in size.
  fileprivate var cardinalSineSlopes: Interval? {
    let size = Interval(min(0.5, (Interval(magnitude.upper) / Interval(3)).upper))
    let bound = Interval(-size.upper, size.upper)
    guard !contains(0), let cosine = wave(.cos, highest: 0, .radians).single,
      let value = cardinalSineImage.single
    else { return bound }
    let slopes = (cosine - value) / self
    return slopes.intersection(bound) ?? slopes
  }
}

// MARK: - Hyperbolic functions

extension Jet {
  var sinh: Jet {
    map({ $0.monotone(.sinh, .radians) }) {
      $0.magnitude.monotone(.cosh, range: Interval(1, .infinity), .radians).single
    }
  }

  var cosh: Jet {
    map({ $0.magnitude.monotone(.cosh, range: Interval(1, .infinity), .radians) }) {
      $0.monotone(.sinh, .radians).single
    }
  }

  var tanh: Jet {
    let image: (Interval) -> ValueEnclosure = {
      $0.monotone(.tanh, range: Interval(-1, 1), .radians)
    }
    return map(image) { image($0).single.map { $0.raised(to: 2).complement } }
  }

  var asinh: Jet {
    map({ $0.monotone(.asinh, .radians) }) {
      (Interval(1) + $0.raised(to: 2)).squareRoot.map { Interval(1) / $0 }
    }
  }

  var acosh: Jet {
    map({ $0.monotone(.acosh, on: Interval(1, .infinity), .radians) }) {
      ($0.raised(to: 2) - Interval(1)).squareRoot.map { Interval(1) / $0 }
    }
  }

  var atanh: Jet {
    map({ $0.monotone(.atanh, on: Interval(-1, 1), .radians) }) {
      Interval(1) / $0.raised(to: 2).complement
    }
  }
}

// MARK: - Special functions

extension Jet {
  var gamma: Jet { map({ $0.gammaImage() }) { $0.gammaSlopes } }

  /// The derivative of ln Γ of order n + 1.
  func polygamma(_ order: WideInt) -> Jet {
    map({ $0.polygamma(order) }) { $0.polygamma(order + 1).single }
  }

  /// erf′(x) = 2/√π · e^(−x²).
  var erf: Jet {
    map({ $0.monotone(.erf, range: Interval(-1, 1), .radians) }, derivative: Self.bell)
  }

  var erfc: Jet {
    map(
      { $0.monotone(.erfc, falls: true, range: Interval(0, 2), .radians) },
      derivative: { Self.bell($0).map { -$0 } })
  }

  private static func bell(_ x: Interval) -> Interval? {
    guard let root = Interval.pi.squareRoot,
      let power = (-x.raised(to: 2)).monotone(.exp, range: Interval(0, 1), .radians).single
    else { return nil }
    return Interval(2) / root * power
  }
}

// MARK: - Rounding and comparison

extension Jet {
  var magnitude: Jet {
    map({ ValueEnclosure($0.magnitude) }) {
      $0.lower >= 0 ? Interval(1) : $0.upper <= 0 ? Interval(-1) : Interval(-1, 1)
    }
  }

  /// −1, 0 or 1.
  var sign: Jet {
    map(
      { x in
        if !x.contains(0) || x.isPoint {
          return ValueEnclosure(Interval(x.lower > 0 ? 1 : x.upper < 0 ? -1 : 0))
        }
        var values = [Interval(0)]
        if x.lower < 0 { values.append(Interval(-1)) }
        if x.upper > 0 { values.append(Interval(1)) }
        return .joining(values, .defined)
      }, derivative: { _ in Interval(0) })
  }

  /// A function that rises in steps of 1.
  func steps(_ value: (Double) -> Double) -> Jet {
    map({ $0.steps(value) }, derivative: { _ in Interval(0) })
  }

  var floor: Jet { steps { $0.rounded(.down) } }
  var ceiling: Jet { steps { $0.rounded(.up) } }
  var truncated: Jet { steps { $0.rounded(.towardZero) } }
  /// Halves go away from zero.
  var rounded: Jet { steps { $0.rounded(.toNearestOrAwayFromZero) } }

  func minimum(_ other: Jet) -> Jet { -(-self).maximum(-other) }

  func maximum(_ other: Jet) -> Jet {
    var result = combined(with: other) {
      ValueEnclosure(Interval(max($0.lower, $1.lower), max($0.upper, $1.upper)))
    }
    if result.isContinuous, let first = slope, let second = other.slope,
      let left = whole.single, let right = other.whole.single
    {
      // A chord of the greater of two functions is no steeper than the steepest of both.
      result.slope =
        left.lower >= right.upper ? first : right.lower >= left.upper ? second : first.hull(second)
    }
    return result
  }

  /// x − y⌊x/y⌋, which is between 0 and y.
  func modulo(_ divisor: Jet) -> Jet {
    var result = self - divisor * (self / divisor).floor
    guard let range = divisor.whole.hull else { return result }
    let values = range.hull(Interval(0))
    result.whole = result.whole.narrowed(to: values)
    result.centre = result.centre?.narrowed(to: values)
    return result
  }

  /// x − y·trunc(x/y).
  func remainder(_ divisor: Jet) -> Jet { self - divisor * (self / divisor).truncated }

  /// The angle of the point (x, y), from minus half a turn to half a turn.
  static func angle(y: Jet, x: Jet, _ unit: AngleUnit) -> Jet {
    if let across = x.whole.hull, across.lower > 0 { return (y / x).atan(unit) }
    let quarter = Jet.constant(unit.quarterTurn)
    if let up = y.whole.hull, up.lower > 0 { return quarter - (x / y).atan(unit) }
    if let up = y.whole.hull, up.upper < 0 { return -quarter - (x / y).atan(unit) }
    let half = unit.quarterTurn * Interval(2)
    // The negative x-axis belongs to the upper half of the plane.
    if let across = x.whole.hull, across.upper < 0, let up = y.whole.hull, up.lower >= 0 {
      return .constant(half) + (y / x).atan(unit)
    }
    let values = ValueEnclosure(quarters(y: y, x: x, unit), .nothing)
    return Jet(whole: values, centre: values, slope: nil)
  }

  /// The angles of the quarters of the plane that points are in which may lie on its axes.
  private static func quarters(y: Jet, x: Jet, _ unit: AngleUnit) -> Interval {
    let (quarter, half) = (unit.quarterTurn, (unit.quarterTurn * Interval(2)).upper)
    guard let up = y.whole.hull, let across = x.whole.hull else { return Interval(-half, half) }
    if across.lower >= 0 {
      return Interval(up.lower >= 0 ? 0 : -quarter.upper, up.upper <= 0 ? 0 : quarter.upper)
    }
    guard up.lower >= 0 else { return Interval(-half, half) }
    return Interval(across.upper <= 0 ? quarter.lower : 0, half)
  }
}
