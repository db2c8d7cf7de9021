import SciNumber

// Gamma, the error functions, factorials, and operations on bits.

enum Gamma: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.gamma(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.gamma(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.gamma }
}

enum ErrorFunction: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.erf(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.erf(within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.erf }
}

enum ComplementaryErrorFunction: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) -> Real {
    x.erfc(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    Complex(1).subtracting(try z.erf(within: context.budget), within: context.budget)
  }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { x.erfc }
}

enum Factorial: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.factorial(within: context.budget)
  }
  static func complex(_ z: Complex, _ context: Function.Context) throws(MathError) -> Complex? {
    try z.adding(1, within: context.budget).gamma(within: context.budget)
  }
  static func small(_ x: SmallReal) -> SmallReal? { x.factorial }
  static func image(_ x: Jet, _ unit: AngleUnit) -> Jet? { (x + .constant(Interval(1))).gamma }
}

enum DoubleFactorial: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.doubleFactorial(within: context.budget)
  }
}

enum TripleFactorial: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    try x.tripleFactorial(within: context.budget)
  }
}

/// The binomial coefficient n choose k.
enum Combinations: BinaryPrimitive {
  static func exact(
    _ n: Real, _ k: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.binomial(n, k, within: context.budget)
  }
}

enum Permutations: BinaryPrimitive {
  static func exact(
    _ n: Real, _ k: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try Real.permutations(n, k, within: context.budget)
  }
}

// MARK: - Bits

extension Function.Context {
  /// What an operation makes of the bits of two integers, in the width of words.
  fileprivate func bits(
    _ x: Real, _ y: Real, _ join: (Integer, Integer) -> Integer
  ) throws(MathError) -> Real {
    let first = word(try x.integer(within: budget))
    let second = word(try y.integer(within: budget))
    return Real(word(join(first, second)))
  }

  fileprivate func shifted(_ x: Real, by count: Real, isLeft: Bool) throws(MathError) -> Real {
    let places = try count.integer(within: budget)
    let shifted = word(try x.integer(within: budget))
      .shifted(by: isLeft ? places : -places, limit: budget.exactBits)
    guard let shifted else { throw .exactLimit(bits: budget.exactBits) }
    return Real(word(shifted))
  }
}

enum BitAnd: BinaryPrimitive {
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.bits(x, y) { $0.and($1) }
  }
}

enum BitOr: BinaryPrimitive {
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.bits(x, y) { $0.or($1) }
  }
}

enum BitXor: BinaryPrimitive {
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.bits(x, y) { $0.xor($1) }
  }
}

enum ShiftLeft: BinaryPrimitive {
  static func exact(
    _ x: Real, _ count: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.shifted(x, by: count, isLeft: true)
  }
}

enum ShiftRight: BinaryPrimitive {
  static func exact(
    _ x: Real, _ count: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    try context.shifted(x, by: count, isLeft: false)
  }
}

/// The integer whose bits are the opposite.
enum Complement: UnaryPrimitive {
  static func exact(_ x: Real, _ context: Function.Context) throws(MathError) -> Real {
    Real(context.word(try x.integer(within: context.budget).complement))
  }
}
