/// How strongly operators hold their operands.
///
/// An operator takes an operand from the one before it when its left power is at least as high
/// as that one's right power. Postfix operators are not here: they hold tightest, and are applied
/// at once.
///
///     Conversion  a to b                        0  1   left to right
///     Condition   c ? a : b                     2  1   right to left
///     Or          or ||                         4  5   left to right
///     Exclusive   xor                           6  7   left to right
///     And         and &&                        8  9   left to right
///     Not         not                             10
///     Comparison  == != < <= > >=              12 13   several hold together
///     Range       a..b                         14 15   one
///     Bits        |                            16 17   left to right
///     Bits        &                            18 19   left to right
///     Shift       << >>                        20 21   left to right
///     Sum         + -                          30 31   left to right
///     Rate        a @ b                        36 37   left to right
///     Product     * / // mod of …, juxtaposition  40 41   left to right
///     Prefix      - + ~ √ ∛ ³√, sin x             45
///     Divisor     5 s in 10 m / 5 s               47
///     Polar       r ∠ φ                        48 49   left to right; `5∠-30` takes a prefix
///     Power       ^ **                         60 50   right to left; `2^-3` takes a prefix
///     Element     a[b]                         61      left to right
enum BindingPower {
  static let condition: (left: UInt8, right: UInt8) = (2, 1)
  static let not: UInt8 = 10
  static let comparison: (left: UInt8, right: UInt8) = (12, 13)
  static let range: (left: UInt8, right: UInt8) = (14, 15)
  static let product: (left: UInt8, right: UInt8) = (40, 41)
  static let prefix: UInt8 = 45
  static let divisor: UInt8 = 47

  static func infix(_ operator: InfixOperator) -> (left: UInt8, right: UInt8) {
    switch `operator` {
    case .convert: (0, 1)
    case .or, .logicalOr: (4, 5)
    case .xor: (6, 7)
    case .and, .logicalAnd: (8, 9)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: comparison
    case .bitOr: (16, 17)
    case .bitAnd: (18, 19)
    case .shiftLeft, .shiftRight: (20, 21)
    case .add, .subtract, .addPercent, .subtractPercent, .part: (30, 31)
    case .exchange: (36, 37)
    case .multiply, .divide, .divideByUnit, .quotient, .modulo, .remainder, .choose,
      .permute, .juxtapose:
      product
    case .root: (prefix, prefix)
    // The brackets of an index are closed before anything else can take its operand.
    case .element: (61, 0)
    case .polar: (48, 49)
    case .power: (60, 50)
    }
  }

  static func infix(_ token: Token.Kind) -> InfixOperator? {
    switch token {
    case .plus: .add
    case .minus: .subtract
    case .times, .of: .multiply
    case .divide: .divide
    case .at: .exchange
    case .quotient: .quotient
    case .mod: .modulo
    case .polar: .polar
    case .power: .power
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    case .ampersand: .bitAnd
    case .and: .and
    case .or: .or
    case .xor: .xor
    case .logicalAnd: .logicalAnd
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  /// The operators that are words, and elsewhere names of functions.
  static func infix(word: String) -> InfixOperator? {
    switch word {
    case "div", "quo": .quotient
    case "rem": .remainder
    case "per": .divide
    case "choose", "nCr": .choose
    case "nPr": .permute
    default: nil
    }
  }

  static func prefix(_ token: Token.Kind) -> PrefixOperator? {
    switch token {
    case .plus: .plus
    case .minus: .negate
    case .squareRoot: .squareRoot
    case .cubeRoot: .cubeRoot
    case .not: .not
    case .complement: .complement
    default: nil
    }
  }

  static func prefix(_ operator: PrefixOperator) -> UInt8 { `operator` == .not ? not : prefix }

  /// The postfix operator of a token, and the shape it gives an operand.
  static func postfix(_ token: Token.Kind) -> (PostfixOperator, Operand.Shape)? {
    switch token {
    case .factorial: (.factorial, .factorial)
    case .doubleFactorial: (.doubleFactorial, .factorial)
    case .tripleFactorial: (.tripleFactorial, .factorial)
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
