extension SmallBall {
  /// The functions of one number that have a kernel: what a compiled program keeps instead of a closure.
  package enum Function: UInt8, CaseIterable, Sendable {
    case squareRoot, cubeRoot
    case exp, expMinusOne, log, logOnePlus, log2, log10
    case sin, cos, tan, asin, acos, atan
    case sinOfDegrees, cosOfDegrees, tanOfDegrees, asinInDegrees, acosInDegrees, atanInDegrees
    case sinh, cosh, tanh, asinh, acosh, atanh
  }

  /// The value of a function; `nil` where its kernel says nothing.
  package func applying(_ function: Function) -> SmallBall? {
    switch function {
    case .squareRoot: squareRoot()
    case .cubeRoot: root(3)
    case .exp: exp()
    case .expMinusOne: expMinusOne()
    case .log: log()
    case .logOnePlus: logOnePlus()
    case .log2: log2()
    case .log10: log10()
    case .sin: sin()
    case .cos: cos()
    case .tan: tan()
    case .asin: asin()
    case .acos: acos()
    case .atan: atan()
    case .sinOfDegrees: sinOfDegrees()
    case .cosOfDegrees: cosOfDegrees()
    case .tanOfDegrees: tanOfDegrees()
    case .asinInDegrees: asinInDegrees()
    case .acosInDegrees: acosInDegrees()
    case .atanInDegrees: atanInDegrees()
    case .sinh: sinh()
    case .cosh: cosh()
    case .tanh: tanh()
    case .asinh: asinh()
    case .acosh: acosh()
    case .atanh: atanh()
    }
  }
}

extension SmallBall.Function {
  /// Whether its argument is an angle, in radians or in degrees.
  package var takesAngle: Bool {
    switch self {
    case .sin, .cos, .tan, .sinOfDegrees, .cosOfDegrees, .tanOfDegrees: true
    case .squareRoot, .cubeRoot, .exp, .expMinusOne, .log, .logOnePlus, .log2, .log10, .asin, .acos,
      .atan, .asinInDegrees, .acosInDegrees, .atanInDegrees, .sinh, .cosh, .tanh, .asinh, .acosh,
      .atanh:
      false
    }
  }
}
