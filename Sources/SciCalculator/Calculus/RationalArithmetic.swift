import SciSyntax

/// An arithmetic that knows rational functions, and says of all else that it knows no value.
protocol RationalArithmetic: FormulaArithmetic {
  /// The error for what is no rational function.
  var noRationalFunction: Failure { get }
}

extension RationalArithmetic {
  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    throw noRationalFunction
  }

  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    throw noRationalFunction
  }

  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(Failure) -> Element {
    throw noRationalFunction
  }

  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    throw noRationalFunction
  }

  mutating func angle(_ x: Element, in unit: PostfixOperator) throws(Failure) -> Element {
    throw noRationalFunction
  }

  mutating func join(_ whole: Element, part: Element) throws(Failure) -> Element {
    throw noRationalFunction
  }
}
