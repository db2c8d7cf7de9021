import SciNumber

/// How a function of the language is computed with enclosures.
///
/// The names are those under which the table of functions lists them; every alias leads there. A function that is not
/// here is drawn point by point.
enum FunctionRule: Sendable {
  case one(@Sendable (Jet, AngleUnit) -> Jet)
  case two(@Sendable (Jet, Jet, AngleUnit) -> Jet)
  /// A function of any number of arguments, which takes them two at a time.
  case fold(@Sendable (Jet, Jet) -> Jet)

  static func named(_ name: String, argumentCount: Int) -> FunctionRule? {
    guard let rule = table[name] else { return nil }
    switch rule {
    case .one: return argumentCount == 1 ? rule : nil
    case .two: return argumentCount == 2 ? rule : nil
    case .fold: return argumentCount > 0 ? rule : nil
    }
  }

  static let table: [String: FunctionRule] = [
    // Powers and logarithms
    "sqrt": .one { x, _ in x.squareRoot },
    "cbrt": .one { x, _ in x.cubeRoot },
    "square": .one { x, _ in x.squared },
    "hypot": .two { x, y, _ in (x.squared + y.squared).squareRoot },
    "exp": .one { x, _ in x.exp },
    "exp2": .one { x, _ in (x * .constant(Interval(2)).log).exp },
    "exp10": .one { x, _ in (x * .constant(Interval(10)).log).exp },
    "expm1": .one { x, _ in x.expMinusOne },
    "ln": .one { x, _ in x.log },
    "log": .one { x, _ in x.log / .constant(Interval(10)).log },
    "log2": .one { x, _ in x.log2 },
    "log1p": .one { x, _ in x.logOnePlus },
    // Trigonometry
    "sin": .one { x, unit in x.sin(unit) },
    "cos": .one { x, unit in x.cos(unit) },
    "tan": .one { x, unit in x.tan(unit) },
    "cot": .one { x, unit in x.cos(unit) / x.sin(unit) },
    "sec": .one { x, unit in x.cos(unit).reciprocal },
    "csc": .one { x, unit in x.sin(unit).reciprocal },
    "asin": .one { x, unit in x.asin(unit) },
    "acos": .one { x, unit in x.acos(unit) },
    "atan": .one { x, unit in x.atan(unit) },
    "atan2": .two { y, x, unit in .angle(y: y, x: x, unit) },
    // Of a plain number, which is in radians in every mode.
    "sinc": .one { x, _ in x.cardinalSine },
    "acot": .one { x, unit in x.inverseCotangent(unit) },
    "asec": .one { x, unit in x.reciprocal.acos(unit) },
    "acsc": .one { x, unit in x.reciprocal.asin(unit) },
    // Hyperbolic functions
    "sinh": .one { x, _ in x.sinh },
    "cosh": .one { x, _ in x.cosh },
    "tanh": .one { x, _ in x.tanh },
    "coth": .one { x, _ in x.tanh.reciprocal },
    "sech": .one { x, _ in x.cosh.reciprocal },
    "csch": .one { x, _ in x.sinh.reciprocal },
    "asinh": .one { x, _ in x.asinh },
    "acosh": .one { x, _ in x.acosh },
    "atanh": .one { x, _ in x.atanh },
    "acoth": .one { x, _ in x.reciprocal.atanh },
    "asech": .one { x, _ in x.reciprocal.acosh },
    "acsch": .one { x, _ in x.reciprocal.asinh },
    // Rounding, comparison and division
    "floor": .one { x, _ in x.floor },
    "ceil": .one { x, _ in x.ceiling },
    "trunc": .one { x, _ in x.truncated },
    "round": .one { x, _ in x.rounded },
    "frac": .one { x, _ in x - x.truncated },
    "abs": .one { x, _ in x.magnitude },
    "sign": .one { x, _ in x.sign },
    "min": .fold { $0.minimum($1) },
    "max": .fold { $0.maximum($1) },
    "sum": .fold { $0 + $1 },
    "mod": .two { x, y, _ in x.modulo(y) },
    "rem": .two { x, y, _ in x.remainder(y) },
    "quo": .two { x, y, _ in (x / y).floor },
    // Special functions
    "factorial": .one { x, _ in (x + .constant(Interval(1))).gamma },
    "gamma": .one { x, _ in x.gamma },
    "erf": .one { x, _ in x.erf },
    "erfc": .one { x, _ in x.erfc },
  ]
}

extension Jet {
  /// The arctangent of 1/x, and a quarter of a turn at 0.
  fileprivate func inverseCotangent(_ unit: AngleUnit) -> Jet {
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
}
