import SciNumber
import SciSyntax
import SciUnits

/// Values as the calculator answers with them: exact numbers, quantities, Booleans and lists.
///
/// A list is taken element by element, here and nowhere else. What becomes of units is said by the primitives (``UnaryUnits``, ``BinaryUnits``). Only numbers are computed in
/// code that is specialised for a primitive; all else takes what the primitive does as a value, so that there is one copy of it.
struct ExactArithmetic: Arithmetic {
  let context: Function.Context
  /// What sums, products, quotients and powers may cost, if not what the context says.
  private var boundedContext: Function.Context?
  /// How many elements of lists were computed.
  var elementCount = 0

  init(_ context: Function.Context) {
    self.context = context
  }

  var budget: EvaluationBudget { context.budget }

  /// Keeps results of operators that are longer than so many bits as expressions.
  mutating func boundArithmetic(exactBits: WideInt) {
    var context = context
    context.budget.exactBits = min(budget.exactBits, exactBits)
    boundedContext = context
  }
}

// MARK: - Numbers

extension ExactArithmetic {
  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Value) throws(StepError) -> Value {
    guard case .real(let number) = x else {
      return try applyToOther(UnaryOperation(exact: P.exact, units: P.units), x)
    }
    do throws(MathError) {
      return .real(try P.exact(number, context))
    } catch {
      throw StepError(.math(error, function: nil))
    }
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Value, _ y: Value
  ) throws(StepError) -> Value {
    guard case .real(let first) = x, case .real(let second) = y else {
      return try applyToOthers(BinaryOperation(exact: P.exact, units: P.units), x, y)
    }
    do throws(MathError) {
      // Not `??`, which would copy a context for each operator.
      if let boundedContext { return .real(try P.exact(first, second, boundedContext)) }
      return .real(try P.exact(first, second, context))
    } catch {
      throw StepError(.math(error, function: nil))
    }
  }
}

/// What a primitive does with one number and its unit.
struct UnaryOperation {
  let exact: (Real, Function.Context) throws(MathError) -> Real
  let units: UnaryUnits
}

/// What a primitive does with two numbers and their units.
struct BinaryOperation {
  let exact: (Real, Real, Function.Context) throws(MathError) -> Real
  let units: BinaryUnits
}

extension ExactArithmetic {
  private func number(_ operation: UnaryOperation, _ x: Real) throws(StepError) -> Value {
    .real(try StepError.computing { () throws(MathError) in try operation.exact(x, context) })
  }

  private func number(
    _ operation: BinaryOperation, _ x: Real, _ y: Real
  ) throws(StepError) -> Value {
    .real(
      try StepError.computing { () throws(MathError) in
        try operation.exact(x, y, boundedContext ?? context)
      })
  }
}

// MARK: - Lists

extension ExactArithmetic {
  @inline(never)
  private mutating func applyToOther(
    _ operation: UnaryOperation, _ x: Value
  ) throws(StepError) -> Value {
    switch x {
    case .boolean: throw StepError(.booleanInArithmetic)
    case .real(let number): return try self.number(operation, number)
    case .quantity(let quantity): return Value(try self.quantity(operation, quantity))
    case .list(let elements) where elements.count == 1: return try number(operation, elements[0])
    case .list, .quantities:
      var results: [Value] = []
      for index in 0..<x.elementCount {
        results.append(try applyToOther(operation, x.scalar(at: index)))
        try count(results)
      }
      return Value(scalars: results)
    }
  }

  @inline(never)
  private mutating func applyToOthers(
    _ operation: BinaryOperation, _ x: Value, _ y: Value
  ) throws(StepError) -> Value {
    if let first = x.real, let second = y.real { return try number(operation, first, second) }
    let haveUnits = x.hasUnit || y.hasUnit
    for (operand, value) in [x, y].enumerated() {
      if case .boolean = value {
        throw StepError(.booleanInArithmetic, operand: haveUnits ? operand : nil)
      }
    }
    let (first, second) = (x.elementCount, y.elementCount)
    if first == 1, second == 1 {
      return try applyToScalars(operation, x.scalar(at: 0), y.scalar(at: 0))
    }
    guard first == second || first == 1 || second == 1 else {
      throw StepError(.listLengths(first, second))
    }
    // A number stands beside each element of a list.
    var results: [Value] = []
    results.reserveCapacity(max(first, second))
    for index in 0..<max(first, second) {
      let left = x.scalar(at: first == 1 ? 0 : index)
      let right = y.scalar(at: second == 1 ? 0 : index)
      results.append(try applyToScalars(operation, left, right))
      try count(results)
    }
    return Value(scalars: results)
  }

  private func applyToScalars(
    _ operation: BinaryOperation, _ x: Value, _ y: Value
  ) throws(StepError) -> Value {
    if case .real(let first) = x, case .real(let second) = y {
      return try number(operation, first, second)
    }
    guard let first = x.quantity, let second = y.quantity else {
      throw StepError(.booleanInArithmetic)
    }
    return try quantity(operation, first, second)
  }

  /// Counts an element, and asks now and then whether there is time left for more.
  private mutating func count(_ results: [Value]) throws(StepError) {
    elementCount += 1
    guard results.count % 64 == 0 else { return }
    try checkTime()
  }

  func checkTime() throws(StepError) {
    try StepError.computing { () throws(MathError) in try budget.check() }
  }
}

extension Value {
  /// How many elements it has; a value that is no list has one.
  var elementCount: Int {
    switch self {
    case .real, .boolean, .quantity: 1
    case .list(let elements): elements.count
    case .quantities(let elements): elements.count
    }
  }

  /// Whether it is a number or a list of numbers.
  var isNumeric: Bool {
    switch self {
    case .real, .list: true
    case .boolean, .quantity, .quantities: false
    }
  }

  /// An element of a list, or the value itself.
  func scalar(at index: Int) -> Value {
    switch self {
    case .real, .boolean, .quantity: self
    case .list(let elements): .real(elements[index])
    case .quantities(let elements): Value(elements[index])
    }
  }

  /// A list of numbers and quantities.
  init(scalars: [Value]) {
    var numbers: [Real] = []
    numbers.reserveCapacity(scalars.count)
    for scalar in scalars {
      guard case .real(let number) = scalar else {
        self.init(list: scalars.compactMap { $0.quantity })
        return
      }
      numbers.append(number)
    }
    self = .list(numbers)
  }
}

// MARK: - Comparisons and conditions

extension ExactArithmetic {
  mutating func compare(
    _ comparison: InfixOperator, _ x: Value, _ y: Value
  ) throws(StepError) -> Value {
    if let first = x.real, let second = y.real {
      return .boolean(try holds(comparison, first, second))
    }
    if x.hasUnit || y.hasUnit { return .boolean(try compareQuantities(comparison, x, y)) }
    switch (x, y) {
    case (.boolean(let first), .boolean(let second)):
      switch comparison {
      case .equal: return .boolean(first == second)
      case .notEqual: return .boolean(first != second)
      default: throw StepError(.booleanInArithmetic)
      }
    case (.boolean, _), (_, .boolean): throw StepError(.booleanInArithmetic)
    case (.list(let first), .list(let second))
    where comparison == .equal || comparison == .notEqual:
      return .boolean(try areEqual(first, second) == (comparison == .equal))
    // The outcome would be a list of Booleans, which is no value.
    default:
      if x.isList, y.isList, x.elementCount != y.elementCount {
        throw StepError(.listLengths(x.elementCount, y.elementCount))
      }
      throw StepError(.listInArithmetic, operand: x.isList ? 0 : 1)
    }
  }

  private func holds(
    _ comparison: InfixOperator, _ x: Real, _ y: Real
  ) throws(StepError) -> Bool {
    try StepError.computing { () throws(MathError) in
      comparison.holds(for: try x.compared(to: y, within: budget))
    }
  }

  private mutating func areEqual(_ x: [Real], _ y: [Real]) throws(StepError) -> Bool {
    guard x.count == y.count else { return false }
    elementCount += x.count
    for (first, second) in zip(x, y) where try !holds(.equal, first, second) { return false }
    return true
  }

  mutating func connect(
    _ connective: InfixOperator, _ x: Value, _ y: Value
  ) throws(StepError) -> Value {
    let isLogical = connective == .logicalAnd || connective == .logicalOr
    switch (x, y) {
    case (.boolean(let first), .boolean(let second)):
      switch connective {
      case .and, .logicalAnd: return .boolean(first && second)
      case .or, .logicalOr: return .boolean(first || second)
      default: return .boolean(first != second)
      }
    case (.boolean, _):
      throw y.hasUnit
        ? StepError(.booleanInArithmetic, operand: 0) : StepError(.conditionExpected, operand: 1)
    case (_, .boolean):
      throw x.hasUnit
        ? StepError(.booleanInArithmetic, operand: 1) : StepError(.conditionExpected, operand: 0)
    default:
      if isLogical || (connective != .xor && (x.hasUnit || y.hasUnit) && !x.isRatio && !y.isRatio) {
        throw StepError(.conditionExpected, operand: 0)
      }
      switch connective {
      case .and: return try apply(BitAnd.self, x, y)
      case .or: return try apply(BitOr.self, x, y)
      default: return try apply(BitXor.self, x, y)
      }
    }
  }

  mutating func invert(_ prefix: PrefixOperator, _ x: Value) throws(StepError) -> Value {
    if case .boolean(let holds) = x { return .boolean(!holds) }
    return try apply(Complement.self, x)
  }

  mutating func choose(_ condition: Value, _ x: Value, _ y: Value) throws(StepError) -> Value {
    guard case .boolean(let holds) = condition else {
      throw StepError(.conditionExpected, operand: 0)
    }
    return holds ? x : y
  }
}
