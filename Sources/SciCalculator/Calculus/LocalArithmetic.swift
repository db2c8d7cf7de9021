import SciSyntax

/// An arithmetic beside a point, where a condition holds or does not.
protocol LocalArithmetic: FormulaArithmetic where Failure == StepError {
  /// Whether a condition holds; `nil` for a number.
  func holds(_ x: Element) -> Bool?
}

extension LocalArithmetic {
  var noSlope: StepError { StepError(.noSlope) }

  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(StepError) -> Element {
    guard let x = holds(x), let y = holds(y) else { throw noSlope }
    switch connective {
    case .and, .logicalAnd: return truth(x && y)
    case .or, .logicalOr: return truth(x || y)
    default: return truth(x != y)
    }
  }

  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(StepError) -> Element {
    guard let holds = holds(x) else { throw noSlope }
    return truth(!holds)
  }

  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(StepError) -> Element {
    guard let holds = holds(condition) else { throw noSlope }
    return holds ? x : y
  }

  mutating func angle(_ x: Element, in unit: PostfixOperator) throws(StepError) -> Element {
    throw noSlope
  }

  mutating func join(_ whole: Element, part: Element) throws(StepError) -> Element {
    throw noSlope
  }
}
