import SciNumber

// What the keys compute. Results that are rational are kept as such; others keep the way they were computed.

/// The arithmetic of a keypad.
struct KeypadArithmetic {
  let maximumExponent: Int
  let factorial: KeypadOptions.Factorial
  /// How the numbers of a programmer's keypad are held.
  let word: WordFormat?

  init(_ options: KeypadOptions, word: WordFormat? = nil) {
    // Five digits of an exponent fit into the smallest display.
    maximumExponent = min(max(1, options.maximumExponent), 99_999)
    factorial = options.factorial
    self.word = word
  }

  /// What a key may cost: exact numbers of 2¹⁶ bits hold 10⁹⁹⁹⁹ twice over.
  static let budget = EvaluationBudget(
    digits: 20_000, precisionBits: 1 << 17, exactBits: 1 << 16, decisionBits: 1 << 12)

  private var budget: EvaluationBudget { Self.budget }

  // MARK: - Keys

  func apply(
    _ key: BinaryKey, _ left: KeypadValue, _ right: KeypadValue
  ) throws(KeypadError) -> KeypadValue {
    if let word, let left = left.integer, let right = right.integer {
      return KeypadValue(try word.apply(key, left, right))
    }
    let real = try real(key, left.real, right.real)
    if let rational = real.knownRational { return try settled(rational) }
    let (steps, first, second) = Derivation.joined(left.steps, right.steps)
    return try settled(real, steps + [.binary(key, first, second)])
  }

  func apply(
    _ key: UnaryKey, _ operand: KeypadValue, _ angle: AngleUnit
  ) throws(KeypadError) -> KeypadValue {
    if let word, let operand = operand.integer {
      return KeypadValue(try word.apply(key, operand))
    }
    let real = try real(key, operand.real, angle)
    if let rational = real.knownRational { return try settled(rational) }
    let steps = operand.steps
    return try settled(real, steps + [.unary(key, angle, steps.count - 1)])
  }

  func negated(_ value: KeypadValue) -> KeypadValue {
    if let word, let integer = value.integer { return KeypadValue(word.wrapped(-integer)) }
    return switch value.storage {
    case .rational(let rational): KeypadValue(rational.negated())
    case .derivation(let derivation):
      // Twice negated is what it was, also in how it is kept.
      if case .negated(let index) = derivation.steps.last, index == derivation.steps.count - 2 {
        KeypadValue(
          Derivation(steps: Array(derivation.steps.dropLast()), real: derivation.real.negated()))
      } else {
        KeypadValue(
          Derivation(
            steps: derivation.steps + [.negated(derivation.steps.count - 1)],
            real: derivation.real.negated()))
      }
    }
  }

  func hundredth(_ value: KeypadValue) throws(KeypadError) -> KeypadValue {
    try apply(.divide, value, KeypadValue(100 as Rational))
  }

  /// π or e; a random number is none.
  static func constant(_ key: ConstantKey) -> KeypadValue? {
    real(key).map { KeypadValue(Derivation(steps: [.constant(key)], real: $0)) }
  }

  static func real(_ key: ConstantKey) -> Real? {
    switch key {
    case .pi: .pi
    case .e: .e
    case .random: nil
    }
  }

  // MARK: - Bounds

  /// The number, if its exponent has room.
  func settled(_ value: Rational) throws(KeypadError) -> KeypadValue {
    if !value.isZero, abs(value.decimalExponent) > maximumExponent { throw .overflow }
    return KeypadValue(value)
  }

  /// The number, if its exponent has room; as a rational where it is shown to end within a few digits.
  func settled(_ real: Real, _ steps: [Derivation.Step]) throws(KeypadError) -> KeypadValue {
    guard steps.count <= Derivation.maximumStepCount else { throw .limit }
    let budget = budget
    let digits = try KeypadError.catching { () throws(MathError) in
      try real.digits(
        .significant(Self.examinedDigits), wholeUpTo: 0, rounding: .towardZero, within: budget)
    }
    if abs(digits.exponent) > maximumExponent { throw .overflow }
    if digits.isExact, let rational = Rational(digits) { return KeypadValue(rational) }
    return KeypadValue(Derivation(steps: steps, real: real))
  }

  /// A value made elsewhere, if its exponent has room, or a word has.
  func settled(_ value: KeypadValue) throws(KeypadError) -> KeypadValue {
    if let word {
      guard let integer = value.integer, word.holds(integer) else { throw .overflow }
      return value
    }
    return switch value.storage {
    case .rational(let rational): try settled(rational)
    case .derivation(let derivation): try settled(derivation.real, derivation.steps)
    }
  }

  /// One more than a wide display usually shows.
  private static let examinedDigits: WideInt = 17
}

extension KeypadError {
  /// The value of `body`, or the fault for its error.
  static func catching<Value>(
    _ body: () throws(MathError) -> Value
  ) throws(KeypadError) -> Value {
    do throws(MathError) {
      return try body()
    } catch {
      throw KeypadError(error)
    }
  }

  private init(_ error: MathError) {
    switch error {
    case .divisionByZero: self = .divisionByZero
    case .notReal, .notAnInteger: self = .domain
    case .tooLarge, .tooSmall: self = .overflow
    case .undecided: self = .undecided
    case .exactLimit, .digitLimit, .precisionLimit, .memoryLimit, .termLimit, .timeLimit,
      .argumentLimit,
      .listLimit, .proofLimit, .factorLimit, .inexact, .cancelled:
      self = .limit
    }
  }
}

// MARK: - Real numbers

extension KeypadArithmetic {
  func real(_ key: BinaryKey, _ x: Real, _ y: Real) throws(KeypadError) -> Real {
    let budget = budget
    return try KeypadError.catching { () throws(MathError) in
      switch key {
      case .add: x.adding(y, within: budget)
      case .subtract: x.subtracting(y, within: budget)
      case .multiply: x.multiplied(by: y, within: budget)
      case .divide: try x.divided(by: y, within: budget)
      case .power: try x.raised(to: y, within: budget)
      case .powerSwapped: try y.raised(to: x, within: budget)
      case .root: try Self.root(y, of: x)
      case .logarithm: try x.log(base: y, within: budget)
      case .scale:
        x.multiplied(
          by: try Real(10).raised(to: Self.integer(y), within: budget), within: budget)
      case .modulo: try x.modulo(y, within: budget)
      case .and, .or, .xor, .nand, .nor, .shiftLeft, .shiftRight, .shiftRightLogical:
        throw .notAnInteger
      }
    }
  }

  func real(_ key: UnaryKey, _ x: Real, _ angle: AngleUnit) throws(KeypadError) -> Real {
    let budget = budget
    return try KeypadError.catching { () throws(MathError) in
      switch key {
      case .square: x.multiplied(by: x, within: budget)
      case .cube: try x.raised(to: 3, within: budget)
      case .squareRoot: try x.squareRoot(within: budget)
      case .cubeRoot: try x.cubeRoot(within: budget)
      case .reciprocal: try Real(1).divided(by: x, within: budget)
      case .factorial: try factorial(of: x)
      case .ln: try x.log(within: budget)
      case .log10: try x.log10(within: budget)
      case .log2: try x.log2(within: budget)
      case .exp: x.exp(within: budget)
      case .exp10: try x.exp10(within: budget)
      case .exp2: try x.exp2(within: budget)
      case .sin: x.sin(angle, within: budget)
      case .cos: x.cos(angle, within: budget)
      case .tan: try x.tan(angle, within: budget)
      case .asin: try x.asin(angle, within: budget)
      case .acos: try x.acos(angle, within: budget)
      case .atan: x.atan(angle, within: budget)
      case .sinh: x.sinh(within: budget)
      case .cosh: x.cosh(within: budget)
      case .tanh: x.tanh(within: budget)
      case .asinh: x.asinh(within: budget)
      case .acosh: try x.acosh(within: budget)
      case .atanh: try x.atanh(within: budget)
      case .sec: try x.sec(angle, within: budget)
      case .csc: try x.csc(angle, within: budget)
      case .cot: try x.cot(angle, within: budget)
      case .asec: try x.asec(angle, within: budget)
      case .acsc: try x.acsc(angle, within: budget)
      case .acot: try x.acot(angle, within: budget)
      case .sech: try x.sech(within: budget)
      case .csch: try x.csch(within: budget)
      case .coth: try x.coth(within: budget)
      case .asech: try x.asech(within: budget)
      case .acsch: try x.acsch(within: budget)
      case .acoth: try x.acoth(within: budget)
      case .absolute: try x.magnitude(within: budget)
      case .floor: try x.floor(within: budget)
      case .ceiling: try x.ceiling(within: budget)
      case .not, .rotateLeft, .rotateRight: throw .notAnInteger
      }
    }
  }

  /// The root of degree y; x^(1/y) where y is no integer.
  private static func root(_ y: Real, of x: Real) throws(MathError) -> Real {
    if let degree = try? integer(y) { return try x.root(degree, within: budget) }
    return try x.raised(to: Real(1).divided(by: y, within: budget), within: budget)
  }

  /// The same number, kept as a rational.
  private static func integer(_ x: Real) throws(MathError) -> Real {
    let floor = try x.floor(within: budget)
    guard try x.compared(to: floor, within: budget) == 0 else { throw .notAnInteger }
    return floor
  }

  private func factorial(of x: Real) throws(MathError) -> Real {
    let sign = try x.sign(within: budget)
    // n! > (n/3)ⁿ > 10ⁿ for n > 30, and Γ grows with its argument.
    let bound = Real(max(30, maximumExponent + 1))
    if sign > 0, try x.compared(to: bound, within: budget) > 0 { throw .tooLarge }
    if factorial == .integers {
      let integer = try Self.integer(x)
      if sign < 0 { throw .notReal(.factorialOfNegativeInteger) }
      return try integer.factorial(within: budget)
    }
    if sign < 0, try x.compared(to: bound.negated(), within: budget) < 0 { throw .tooSmall }
    return try x.factorial(within: budget)
  }
}
