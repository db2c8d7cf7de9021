import SciNumber

/// The functions of Data/complex.tsv by their names there.
enum ComplexFunction {
  static func value(
    _ name: String, _ z: Complex, _ w: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    if let value = try power(name, z, w, within: budget) { return value }
    if let value = try exponential(name, z, within: budget) { return value }
    if let value = try circular(name, z, within: budget) { return value }
    if let value = try special(name, z, within: budget) { return value }
    return try inverse(name, z, within: budget)
  }

  private static func special(
    _ name: String, _ z: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    switch name {
    case "gamma": try z.gamma(within: budget)
    case "lgamma": try z.logGamma(within: budget)
    case "digamma": try z.digamma(within: budget)
    case "erf": try z.erf(within: budget)
    case "zeta": try z.zeta(within: budget)
    case "lambertw": try z.lambertW(within: budget)
    case "lambertw1": try z.lambertW(branch: 1, within: budget)
    case "lambertw-1": try z.lambertW(branch: -1, within: budget)
    default: nil
    }
  }

  private static func power(
    _ name: String, _ z: Complex, _ w: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    switch name {
    case "mul": z.multiplied(by: w, within: budget)
    case "div": try z.divided(by: w, within: budget)
    case "reciprocal": try Complex(1).divided(by: z, within: budget)
    case "pow": try z.raised(to: w, within: budget)
    case "sqrt": try z.squareRoot(within: budget)
    case "cbrt": try z.cubeRoot(within: budget)
    case "abs": Complex(try z.magnitude(within: budget))
    case "arg": Complex(try z.argument(.radians, within: budget))
    case "argd": Complex(try z.argument(.degrees, within: budget))
    default: nil
    }
  }

  private static func exponential(
    _ name: String, _ z: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    switch name {
    case "exp": z.exp(within: budget)
    case "expm1": z.expMinusOne(within: budget)
    case "log": try z.log(within: budget)
    case "log1p": try z.logOnePlus(within: budget)
    case "log10": try z.log10(within: budget)
    case "sinh": z.sinh(within: budget)
    case "cosh": z.cosh(within: budget)
    case "tanh": try z.tanh(within: budget)
    case "sinc": try z.sinc(within: budget)
    default: nil
    }
  }

  private static func circular(
    _ name: String, _ z: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    switch name {
    case "sin": z.sin(.radians, within: budget)
    case "cos": z.cos(.radians, within: budget)
    case "tan": try z.tan(.radians, within: budget)
    case "sind": z.sin(.degrees, within: budget)
    case "cosd": z.cos(.degrees, within: budget)
    case "tand": try z.tan(.degrees, within: budget)
    default: nil
    }
  }

  private static func inverse(
    _ name: String, _ z: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    switch name {
    case "asin": try z.asin(.radians, within: budget)
    case "acos": try z.acos(.radians, within: budget)
    case "atan": try z.atan(.radians, within: budget)
    case "acot": try z.acot(.radians, within: budget)
    case "asind": try z.asin(.degrees, within: budget)
    case "acosd": try z.acos(.degrees, within: budget)
    case "atand": try z.atan(.degrees, within: budget)
    case "asinh": try z.asinh(within: budget)
    case "acosh": try z.acosh(within: budget)
    case "atanh": try z.atanh(within: budget)
    default: nil
    }
  }
}
