/// What has been read and waits for the operator that takes it.
struct Operand {
  /// What the operand ends with, as far as what may follow depends on it.
  enum Shape {
    /// A name, a bracket, or an operation
    case other
    /// A number, and nothing after it
    case number
    /// `5 ft 3 in`, `CHF 5`
    case quantity
    /// A number and its unit, which may be the first part of `30°15′20″`
    case chain(PostfixOperator, isWord: Bool)
    /// `x°`, `x rad`
    case angle(isWord: Bool)
    /// `x²`
    case raised
    /// `x!`
    case factorial
    /// `x%`
    case percentage
    /// `x% + y%`
    case percentageSum

    /// Whether the operand ends with the word of a unit, as in `6 rad`.
    var isUnitWord: Bool {
      switch self {
      case .chain(_, let isWord), .angle(let isWord): isWord
      default: false
      }
    }
  }

  var id: Tree.ID

  /// Where the operand stands, with the brackets around it.
  var range: SourceRange

  var shape: Shape

  var ending = Ending.other
}

extension Operand {
  /// The last token of an operand, which decides whether `5 s` is the divisor in `… / 5 s`.
  ///
  /// An exponent counts as what it is the exponent of.
  /// Four bytes, because every operand and every operator that waits has one.
  struct Ending: Equatable {
    private let code: UInt32

    /// A number: the divisor is 5.
    static let number = Ending(code: 0)
    /// A quantity: the divisor is 5 s.
    static let quantity = Ending(code: 1)
    /// Anything else: it is unclear.
    static let other = Ending(code: 2)

    /// A name: the divisor is 5 s if it is a unit.
    static func name(_ id: Tree.ID) -> Ending {
      Ending(code: UInt32(truncatingIfNeeded: id.index) + 3)
    }

    /// The name's node, if it is one.
    var name: Tree.ID? { code < 3 ? nil : Tree.ID(Int(code) - 3) }
  }
}

/// A pair of brackets.
enum Bracket: UInt8 {
  case parentheses
  case brackets
  case braces
  case absoluteValue
  case floor
  case ceiling

  /// What the pair does to its content.
  var enclosure: Enclosure? {
    switch self {
    case .parentheses, .brackets, .braces: nil
    case .absoluteValue: .absoluteValue
    case .floor: .floor
    case .ceiling: .ceiling
    }
  }

  /// The pair that a token opens.
  static func opened(by token: Token.Kind) -> Bracket? {
    switch token {
    case .openParenthesis: .parentheses
    case .openBracket: .brackets
    case .openBrace: .braces
    case .bar: .absoluteValue
    case .openFloor: .floor
    case .openCeiling: .ceiling
    default: nil
    }
  }

  /// The pair that a token closes.
  static func closed(by token: Token.Kind) -> Bracket? {
    switch token {
    case .closeParenthesis: .parentheses
    case .closeBracket: .brackets
    case .closeBrace: .braces
    case .closeFloor: .floor
    case .closeCeiling: .ceiling
    default: nil
    }
  }
}

/// Something that has begun and is not yet complete.
struct ParserFrame {
  enum Role {
    /// An operator that has its left operand
    case infix(InfixOperator, left: Operand)
    case prefix(PrefixOperator)
    /// The sign of a root whose degree stands before it
    case root(degree: Tree.ID)
    /// Comparisons that hold together; the last of `Parser.chains` is it
    case chain
    /// `c ?`, whose second operand is read
    case condition(Operand)
    /// `c ? a :`
    case alternative(Operand, Tree.ID)
    /// `a..`
    case range(Operand)
    /// `a..b step`
    case step(Operand, Tree.ID)
    /// A function whose argument stands without brackets; the last of `Parser.callees` is it
    case bareCall
    /// Brackets; the innermost before them is kept
    case bracket(Bracket, outer: Bracket?)
    /// Square brackets with a separator in them; the last of `Parser.lists` is it
    case list(outer: Bracket?)
    /// The brackets of a call; the last of `Parser.callees` is it
    case call(Bracket, outer: Bracket?)
    /// The square brackets of an index, and the list before them
    case index(Operand, outer: Bracket?)
    /// `a as % of`, and where the percent sign or its word stands
    case share(Operand, SourceRange)
  }

  var role: Role

  /// Where it begins: the operator, the function's name or the opening bracket.
  var range: SourceRange

  /// How strongly it holds the operand that comes next; brackets do not let go of it.
  var power: UInt8
}

/// A function that has been named and not yet called.
struct Callee {
  /// What stands between a function and its argument.
  enum Power {
    case none
    /// `⁻¹`
    case inverse
    /// `²`: the result is to be raised
    case raised(SourceRange)
  }

  var name: SourceRange
  var power = Power.none

  /// The first separator between arguments.
  var separator: Token?

  /// How many arguments waited before this call began.
  var base = 0

  /// Whether it is `if`, whose three arguments are a condition's.
  var isCondition = false

  /// The digits of the base of a logarithm, as in `log₂(8)`.
  var logarithmBase: SourceRange?
}

/// Comparisons that hold together and are not yet complete.
struct OpenChain {
  var first: Operand
  var operators: [InfixOperator]

  /// How many arguments waited before its operands.
  var base: Int
}

/// A list that has been opened and not yet closed.
struct OpenList {
  /// The first separator between elements.
  var separator: Token

  /// How many arguments waited before this list began.
  var base: Int
}
