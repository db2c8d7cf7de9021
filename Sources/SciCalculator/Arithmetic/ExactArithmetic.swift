import SciNumber
import SciSyntax
import SciUnits

/// Values as the calculator answers with them: exact numbers, quantities, Booleans and lists.
///
/// A list is taken element by element, here and nowhere else. What becomes of units is said by the primitives (``UnaryUnits``, ``BinaryUnits``). Only numbers are computed in
/// code that is specialised for a primitive; all else takes what the primitive does as a value, so that there is one copy of it.
struct ExactArithmetic: Arithmetic {
  let context: Function.Context
  /// Whether what has no real value has a complex one, and powers their principal value.
  let isComplex: Bool
  /// What sums, products, quotients and powers may cost, if not what the context says.
  private(set) var boundedContext: Function.Context?
  /// How many elements of lists were computed.
  var elementCount = 0

  init(_ context: Function.Context, isComplex: Bool = false) {
    self.context = context
    self.isComplex = isComplex
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
    guard case .scalar(.real(let number)) = x, !isComplex else {
      return try applyToOther(
        UnaryOperation(exact: P.exact, complex: P.complex, units: P.units), x)
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
    guard case .scalar(.real(let first)) = x, case .scalar(.real(let second)) = y,
      !isComplex
    else {
      return try applyToOthers(
        BinaryOperation(
          exact: P.exact, complex: P.complex, leavesReals: P.leavesReals, units: P.units), x, y)
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

extension ExactArithmetic {
  mutating func apply<P: TernaryPrimitive>(
    _: P.Type, _ x: Value, _ y: Value, _ z: Value
  ) throws(StepError) -> Value {
    guard let first = x.real, let second = y.real, let third = z.real else { throw noSlope }
    return try StepError.computing { () throws(MathError) in
      .real(try P.exact(first, second, third, context))
    }
  }
}

extension ExactArithmetic {
  /// What a primitive makes of values; `nil` if it takes another number of them.
  mutating func apply(
    _ primitive: Primitive, to operands: ArraySlice<Value>
  ) throws(StepError) -> Value? {
    guard operands.count == primitive.operandCount else { return nil }
    let first = operands.startIndex
    switch operands.count {
    case 1: return try apply(primitive, operands[first])
    case 2: return try apply(primitive, operands[first], operands[first + 1])
    default: return try apply(primitive, operands[first], operands[first + 1], operands[first + 2])
    }
  }
}

/// What a primitive does with one number and its unit.
struct UnaryOperation {
  let exact: (Real, Function.Context) throws(MathError) -> Real
  let complex: (Complex, Function.Context) throws(MathError) -> Complex?
  let units: UnaryUnits
}

/// What a primitive does with two numbers and their units.
struct BinaryOperation {
  let exact: (Real, Real, Function.Context) throws(MathError) -> Real
  let complex: (Complex, Complex, Function.Context) throws(MathError) -> Complex?
  let leavesReals: (Real, Real, Function.Context) throws(MathError) -> Bool
  let units: BinaryUnits
}

// MARK: - Scalars

extension ExactArithmetic {
  private func scalar(_ operation: UnaryOperation, _ x: Scalar) throws(StepError) -> Scalar {
    switch x {
    case .real, .quantity:
      do throws(StepError) {
        return try realScalar(operation, x)
      } catch {
        guard isComplex, error.isOutsideReals, let number = x.complex else { throw error }
        return try complex(operation, number)
      }
    case .complex(let number):
      do throws(StepError) {
        return try complex(operation, number)
      } catch {
        // What has no complex value may have a real one, if the number is real after all.
        guard case .complexOperand = error.reason, case let real = x.decided(within: budget),
          !real.isComplex
        else { throw error }
        return try realScalar(operation, real)
      }
    case .calendar(let value):
      guard let quantity = value.quantity else { throw StepError(.calendar(.notANumber)) }
      return try realScalar(operation, .quantity(quantity))
    case .boolean: throw StepError(.booleanInArithmetic)
    }
  }

  private func realScalar(_ operation: UnaryOperation, _ x: Scalar) throws(StepError) -> Scalar {
    if case .quantity(let quantity) = x { return Scalar(try self.quantity(operation, quantity)) }
    guard let number = x.real else { throw StepError(.booleanInArithmetic) }
    return .real(
      try StepError.computing { () throws(MathError) in try operation.exact(number, context) })
  }

  private func scalar(
    _ operation: BinaryOperation, _ x: Scalar, _ y: Scalar
  ) throws(StepError) -> Scalar {
    if x.isComplex || y.isComplex {
      do throws(StepError) {
        return try complex(operation, x, y)
      } catch {
        guard case .complexOperand = error.reason, case let left = x.decided(within: budget),
          !left.isComplex, case let right = y.decided(within: budget), !right.isComplex
        else { throw error }
        return try realScalar(operation, left, right)
      }
    }
    do throws(StepError) {
      if isComplex, try leavesReals(operation, x, y) { return try complex(operation, x, y) }
      return try realScalar(operation, x, y)
    } catch {
      guard isComplex, error.isOutsideReals else { throw error }
      return try complex(operation, x, y)
    }
  }

  private func leavesReals(
    _ operation: BinaryOperation, _ x: Scalar, _ y: Scalar
  ) throws(StepError) -> Bool {
    guard let first = x.number, let second = y.number else { return false }
    return try StepError.computing { () throws(MathError) in
      try operation.leavesReals(first, second, context)
    }
  }

  private func realScalar(
    _ operation: BinaryOperation, _ x: Scalar, _ y: Scalar
  ) throws(StepError) -> Scalar {
    if case .real(let first) = x, case .real(let second) = y {
      return .real(
        try StepError.computing { () throws(MathError) in
          try operation.exact(first, second, boundedContext ?? context)
        })
    }
    guard let first = x.quantity, let second = y.quantity else {
      return try calendarScalar(operation, x, y)
    }
    return try quantity(operation, first, second)
  }
}

// MARK: - Lists

extension ExactArithmetic {
  @inline(never)
  private mutating func applyToOther(
    _ operation: UnaryOperation, _ x: Value
  ) throws(StepError) -> Value {
    if let single = x.single { return .scalar(try scalar(operation, single)) }
    let arithmetic = self
    return try list(x.elementCount) { (index) throws(StepError) in
      try arithmetic.scalar(operation, x.scalar(at: index))
    }
  }

  @inline(never)
  private mutating func applyToOthers(
    _ operation: BinaryOperation, _ x: Value, _ y: Value
  ) throws(StepError) -> Value {
    for (operand, value) in [x, y].enumerated() where value.boolean != nil {
      throw StepError(.booleanInArithmetic, operand: x.hasUnit || y.hasUnit ? operand : nil)
    }
    if let first = x.single, let second = y.single {
      return .scalar(try scalar(operation, first, second))
    }
    let arithmetic = self
    return try list(Self.commonCount(x.elementCount, y.elementCount)) { (index) throws(StepError) in
      try arithmetic.scalar(operation, x.scalar(at: index), y.scalar(at: index))
    }
  }

  /// What is computed from the elements at each place of lists of one length; a number stands beside each.
  mutating func forEach(
    in arguments: ArraySlice<Value>, _ compute: ([Scalar]) throws(StepError) -> Scalar
  ) throws(StepError) -> Value {
    if arguments.allSatisfy({ $0.elementCount == 1 }) {
      return .scalar(try compute(arguments.map { $0.scalar(at: 0) }))
    }
    return try list(Self.commonCount(of: arguments)) { (index) throws(StepError) in
      try compute(arguments.map { $0.scalar(at: index) })
    }
  }

  /// How many elements a result has that is computed from values element by element.
  static func commonCount(of values: ArraySlice<Value>) throws(StepError) -> Int {
    var count = 1
    for value in values { count = try commonCount(count, value.elementCount) }
    return count
  }

  /// How many elements a result has whose operands have so many.
  private static func commonCount(_ first: Int, _ second: Int) throws(StepError) -> Int {
    guard first == second || first == 1 || second == 1 else {
      throw StepError(.listLengths(first, second))
    }
    // A number stands beside each element of a list; an equation without a solution has a list without one.
    return min(first, second) == 0 ? 0 : max(first, second)
  }

  /// A list of so many elements, each of which counts; now and then it is asked whether there is time left for more.
  private mutating func list(
    _ count: Int, _ element: (Int) throws(StepError) -> Scalar
  ) throws(StepError) -> Value {
    var results: [Scalar] = []
    results.reserveCapacity(count)
    for index in 0..<count {
      results.append(try element(index))
      if results.count % 64 == 0 { try checkTime() }
    }
    elementCount += count
    return .list(results)
  }

  func checkTime() throws(StepError) {
    try StepError.computing { () throws(MathError) in try budget.check() }
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
    if x.isComplex || y.isComplex { return .boolean(try compareComplex(comparison, x, y)) }
    if x.hasMoment || y.hasMoment {
      if comparison == .equal || comparison == .notEqual, x.isList, y.isList {
        return .boolean(try areEqualOnCalendar(x, y) == (comparison == .equal))
      }
      guard let first = x.single?.calendar, let second = y.single?.calendar else {
        throw StepError(.calendar(.notANumber))
      }
      return .boolean(try compareCalendar(comparison, first, second))
    }
    if x.hasUnit || y.hasUnit { return .boolean(try compareQuantities(comparison, x, y)) }
    if let first = x.boolean, let second = y.boolean {
      switch comparison {
      case .equal: return .boolean(first == second)
      case .notEqual: return .boolean(first != second)
      default: break
      }
    }
    if x.boolean != nil || y.boolean != nil { throw StepError(.booleanInArithmetic) }
    if let first = x.numbers, let second = y.numbers,
      comparison == .equal || comparison == .notEqual
    {
      return .boolean(try areEqual(first, second) == (comparison == .equal))
    }
    // The outcome would be a list of Booleans, which is no value.
    if x.isList, y.isList, x.elementCount != y.elementCount {
      throw StepError(.listLengths(x.elementCount, y.elementCount))
    }
    throw StepError(.listInArithmetic, operand: x.isList ? 0 : 1)
  }

  /// Whether a comparison holds of two values, in one of which there is a complex number.
  private mutating func compareComplex(
    _ comparison: InfixOperator, _ x: Value, _ y: Value
  ) throws(StepError) -> Bool {
    let (first, second) = (
      x.map { $0.decided(within: budget) }, y.map { $0.decided(within: budget) }
    )
    if !first.isComplex, !second.isComplex {
      return try compare(comparison, first, second).boolean ?? false
    }
    if first.boolean != nil || second.boolean != nil { throw StepError(.booleanInArithmetic) }
    guard comparison == .equal || comparison == .notEqual else { throw StepError(.noOrder) }
    guard first.elementCount == second.elementCount else { return comparison == .notEqual }
    elementCount += first.elementCount
    for (left, right) in zip(first.scalars, second.scalars)
    where try !areEqual(left, right) {
      return comparison == .notEqual
    }
    return comparison == .equal
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
    switch (x.boolean, y.boolean) {
    case (let first?, let second?):
      switch connective {
      case .and, .logicalAnd: return .boolean(first && second)
      case .or, .logicalOr: return .boolean(first || second)
      default: return .boolean(first != second)
      }
    case (_?, nil):
      throw y.hasUnit
        ? StepError(.booleanInArithmetic, operand: 0) : StepError(.conditionExpected, operand: 1)
    case (nil, _?):
      throw x.hasUnit
        ? StepError(.booleanInArithmetic, operand: 1) : StepError(.conditionExpected, operand: 0)
    case (nil, nil):
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
    if let holds = x.boolean { return .boolean(!holds) }
    return try apply(Complement.self, x)
  }

  mutating func choose(_ condition: Value, _ x: Value, _ y: Value) throws(StepError) -> Value {
    guard let holds = condition.boolean else { throw StepError(.conditionExpected, operand: 0) }
    return holds ? x : y
  }
}
