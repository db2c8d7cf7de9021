/// How strongly operators hold their operands.
///
/// An operator takes an operand from the one before it when its left power is at least as high
/// as that one's right power. Postfix operators are not here: they hold tightest, and are applied
/// at once.
///
///     Comparison  == != < <= > >=               6  7   one at most
///     Sum         + -                          10 11   left to right
///     Product     * / mod of, juxtaposition    20 21   left to right
///     Prefix      - + √ ∛, sin x                  25
///     Power       ^ **                         40 30   right to left; `2^-3` takes a prefix
enum BindingPower {
  static let prefix: UInt8 = 25

  static func infix(_ operator: InfixOperator) -> (left: UInt8, right: UInt8) {
    switch `operator` {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: (6, 7)
    case .add, .subtract, .addPercent, .subtractPercent: (10, 11)
    case .multiply, .convert, .divide, .divideByUnit, .modulo, .juxtapose: (20, 21)
    case .power: (40, 30)
    }
  }

  static func infix(_ token: Token.Kind) -> InfixOperator? {
    switch token {
    case .plus: .add
    case .minus: .subtract
    case .times, .of: .multiply
    case .divide: .divide
    case .mod: .modulo
    case .power: .power
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  static func prefix(_ token: Token.Kind) -> PrefixOperator? {
    switch token {
    case .plus: .plus
    case .minus: .negate
    case .squareRoot: .squareRoot
    case .cubeRoot: .cubeRoot
    default: nil
    }
  }

  /// The postfix operator of a token, and the shape it gives an operand.
  static func postfix(_ token: Token.Kind) -> (PostfixOperator, Operand.Shape)? {
    switch token {
    case .factorial: (.factorial, .factorial)
    case .doubleFactorial: (.doubleFactorial, .factorial)
    case .percent: (.percent, .percentage)
    case .degree: (.degrees, .angle(isWord: false))
    case .deg: (.degrees, .angle(isWord: true))
    case .prime: (.arcMinutes, .angle(isWord: false))
    case .doublePrime: (.arcSeconds, .angle(isWord: false))
    case .rad: (.radians, .angle(isWord: true))
    case .grad: (.gradians, .angle(isWord: true))
    case .turn: (.turns, .angle(isWord: true))
    default: nil
    }
  }
}
