import SciNumber
import SciSyntax
import SciUnits

/// Runs programs on a stack of values, without recursion.
///
/// A call of a user function pushes a frame and goes on in the function's program. Its arguments are
/// the topmost values already; its result takes their place.
struct Machine: ~Copyable {
  /// How deeply user functions may call one another.
  static let maximumDepth = 10_000
  /// How many instructions may run inside user functions, sums and products; definitions that call one another twice
  /// each double the work.
  static let maximumSteps = 10_000_000

  /// A program on its way.
  struct CallFrame {
    var program: Program
    var next = 0
    /// Where on the stack the arguments begin.
    var base: Int
    /// The part of a sum or a product that it computes, if it is one.
    var part: Iteration.Phase?
  }

  var arithmetic: ExactArithmetic
  /// The currency that `20 USD @ 0.92` converts to.
  private var wantedCurrency: String?
  var values: [Value] = []
  var callers: [CallFrame] = []
  var current: CallFrame
  /// The sums and products that are being computed, the innermost last.
  var iterations: [Iteration] = []
  var stepCount = 0
  /// Instructions of all kinds, to ask now and then whether there is time left.
  private var instructionCount = 0
  /// The rates between currencies that were used, in words.
  var usedRates: [String] = []
  /// How the integral or the sum that is being computed is found.
  var record: AnalysisRecord?
  /// The bytes of exact numbers that operators have made.
  private var exactBytes: WideInt = 0

  @inline(__always)
  private init(_ program: consuming Program, settings: borrowing CalculatorSettings) {
    arithmetic = ExactArithmetic(
      Function.Context(
        angleUnit: settings.angleUnit, budget: settings.budget,
        shareUnit: settings.shareUnit, wordSize: settings.wordSize),
      isComplex: program.isComplex || settings.isComplex)
    current = CallFrame(program: program, base: 0)
  }

  /// A machine that runs nothing, for what is computed with formulas.
  init(_ context: Function.Context) {
    arithmetic = ExactArithmetic(context)
    current = CallFrame(program: Program(parameters: []), base: 0)
  }

  /// Computes a program.
  ///
  /// - Parameters:
  ///   - program: what is computed.
  ///   - arguments: a value for each of its parameters.
  ///   - names: the session's variables and functions.
  ///   - settings: the angle unit and the budget.
  ///   - ledger: what the session's numbers take.
  /// - Returns: the value that the last instruction leaves.
  /// - Throws: the first error, with the part of the program's text it happened in.
  static func run(
    _ program: consuming Program, arguments: [Value] = [], names: Environment,
    settings: CalculatorSettings, ledger: inout MemoryLedger
  ) throws(CalculatorError) -> Value {
    precondition(arguments.count == program.parameters.count, "a parameter has no value")
    var machine = Machine(program, settings: settings)
    // Only where there is one: the type of an optional text is made at run time before one is copied.
    if settings.currency != nil { machine.wantedCurrency = settings.currency }
    machine.values.reserveCapacity(16)
    machine.values += arguments
    return try machine.run(names, &ledger)
  }

  private mutating func run(
    _ names: Environment, _ ledger: inout MemoryLedger
  ) throws(CalculatorError) -> Value {
    while true {
      while current.next < current.program.steps.count {
        let instruction = current.program.steps[current.next].instruction
        current.next += 1
        do throws(StepError) {
          switch instruction {
          case .analyse(let index, let count):
            try analyse(
              current.program.loops[Int(index)], argumentCount: Int(count), names, &ledger)
          case .draw(let count): try draw(argumentCount: Int(count), &ledger)
          default: try perform(instruction, names)
          }
          try account(for: instruction, names, &ledger)
        } catch {
          throw CalculatorError(error.reason, at: errorRange(error.operand))
        }
      }
      guard let result = values.popLast() else { preconditionFailure("a program leaves a value") }
      guard let caller = callers.popLast() else {
        // Here, where it is handed on instead of copied.
        if case .scalar(.real) = result { return result }
        for rate in usedRates { ledger.note(rate) }
        return finished(result)
      }
      values.removeSubrange(current.base...)
      let part = current.part
      current = caller
      guard let part else {
        values.append(result)
        continue
      }
      do throws(StepError) {
        try take(result, of: part)
      } catch {
        throw CalculatorError(error.reason, at: errorRange(error.operand))
      }
    }
  }

  /// A list of one as its number, and complex numbers that are real by proof as real ones.
  private func finished(_ result: Value) -> Value {
    if let number = result.real { return .real(number) }
    guard result.isComplex else { return result }
    return result.map { $0.decided(within: arithmetic.context.budget) }
  }

  /// Makes sure that there is memory for what an instruction left on the stack, and now and then that there is time.
  private mutating func account(
    for instruction: Program.Instruction, _ names: Environment, _ ledger: inout MemoryLedger
  ) throws(StepError) {
    instructionCount &+= 1
    let isTimeToCheck = instructionCount % Self.instructionsBetweenChecks == 0
    let bytes = instruction.computes ? values.last?.ownBytes ?? 0 : 0
    if bytes > 0 || isTimeToCheck { try account(for: instruction, bytes, names, &ledger) }
  }

  /// Out of line, since most values need no memory of their own.
  @inline(never)
  private mutating func account(
    for instruction: Program.Instruction, _ bytes: WideInt, _ names: Environment,
    _ ledger: inout MemoryLedger
  ) throws(StepError) {
    let budget = arithmetic.context.budget
    do throws(MathError) {
      // What is long took long.
      if bytes > 1 << 14 || instructionCount % Self.instructionsBetweenChecks == 0 {
        try budget.check()
      }
      try ledger.enter(bytes, values, names, within: budget)
    } catch {
      throw StepError(.math(error, function: nil))
    }
    if case .infix = instruction, values.last?.real?.knownRational != nil {
      boundExactWork(bytes)
    } else {
      noteTimes(&ledger)
    }
  }

  private static let instructionsBetweenChecks = 64

  /// Keeps long exact results as expressions once so many were made that they take longer than anything else.
  ///
  /// A product of a million factors grows with each, and would take the square of a million steps. As an expression it takes a
  /// million. What is short stays exact, and every digit stays right.
  private mutating func boundExactWork(_ bytes: WideInt) {
    exactBytes += bytes
    if exactBytes > Self.mostExactBytes { arithmetic.boundArithmetic(exactBits: Self.fewExactBits) }
  }

  private static let mostExactBytes: WideInt = 1 << 27
  private static let fewExactBits: WideInt = 1 << 12

  /// The part of the typed text that is being computed: the outermost call, if it is inside one.
  ///
  /// - Parameter operand: the operand at fault, if it is one alone.
  /// - Returns: the range of that operand or of the call.
  private func errorRange(_ operand: Int?) -> SourceRange {
    if callers.isEmpty, let operand {
      return current.program.operand(operand, of: current.next - 1).range
    }
    let frame = callers.first ?? current
    return frame.program.steps[frame.next - 1].range
  }
}

// MARK: - Instructions

extension Machine {
  private mutating func perform(
    _ instruction: Program.Instruction, _ names: Environment
  ) throws(StepError) {
    if !callers.isEmpty { stepCount += 1 }
    guard stepCount <= Self.maximumSteps else {
      throw StepError(.tooManySteps(limit: Self.maximumSteps))
    }
    switch instruction {
    case .integer(let integer): values.append(.real(Real(Int(integer))))
    case .constant(let index): values.append(current.program.constants[Int(index)])
    case .parameter(let slot): values.append(values[current.base + Int(slot)])
    case .variable(let index):
      let name = current.program.symbols[Int(index)]
      guard let value = names.variables[name]?.value else {
        throw StepError(.unknownName(name, suggestions: []))
      }
      values.append(value)
    case .infix(let infix):
      let right = values.removeLast()
      let left = values.removeLast()
      if infix == .juxtapose, right.hasUnit { try checkPoint(right, behind: left) }
      do throws(StepError) {
        values.append(try arithmetic.join(infix, left, right))
      } catch {
        values.append(try join(infix, left, right, names.rates, error))
      }
      countElements()
    case .prefix(let prefix):
      values.append(try arithmetic.apply(prefix, values.removeLast()))
      countElements()
    case .postfix(let postfix):
      values.append(try arithmetic.apply(postfix, values.removeLast()))
      countElements()
    case .enclosed(let enclosure):
      values.append(try arithmetic.apply(enclosure, values.removeLast()))
      countElements()
    case .element: try takeElement()
    case .exchangeToWanted: try exchange(to: wantedCurrency.flatMap { Unit(named: $0) })
    case .exchange(let index): try exchange(to: current.program.targets[Int(index)].units[0])
    case .convert(let index): try convert(to: current.program.targets[Int(index)], names.rates)
    case .list(let count): try makeList(count: Int(count))
    case .range(let count): try makeRange(count: Int(count))
    case .chain(let index): try compare(current.program.chains[Int(index)])
    case .branch(let otherwise):
      guard try condition(values.removeLast()) else {
        current.next = Int(otherwise)
        return
      }
    case .jump(let target): current.next = Int(target)
    case .select: break
    case .shortcut(let decisive, let target):
      if values.last?.boolean == decisive { current.next = Int(target) }
    case .iterate(let index): try begin(current.program.loops[Int(index)])
    case .analyse, .draw: preconditionFailure("it is done where the ledger is")
    case .builtIn(let function, let count):
      try call(function, argumentCount: Int(count))
    case .user(let index, let count):
      try enter(names, current.program.symbols[Int(index)], argumentCount: Int(count))
    }
  }

  /// The number that a value is, which is an operand of the current instruction.
  func number(_ value: Value, operand: Int) throws(StepError) -> Real {
    if let number = value.real { return number }
    switch value {
    case .scalar(.quantity(let quantity)):
      if quantity.isNumber { return quantity.value }
      throw StepError(.quantityOperand(quantity.unit.symbol), operand: operand)
    case .scalar(.complex):
      let scalar = value.scalar(at: 0).decided(within: arithmetic.context.budget)
      if let number = scalar.real { return number }
      throw StepError(.complexOperand, operand: operand)
    case .scalar(.calendar): throw StepError(.calendar(.notANumber), operand: operand)
    case .scalar: throw StepError(.booleanInArithmetic)
    case .list: throw StepError(.listInArithmetic, operand: operand)
    }
  }

  /// Makes a list of the topmost values.
  private mutating func makeList(count: Int) throws(StepError) {
    let base = values.count - count
    var elements: [Scalar] = []
    elements.reserveCapacity(count)
    for index in 0..<count {
      switch values[base + index] {
      case .scalar(.boolean): throw StepError(.booleanInArithmetic, operand: index)
      case .scalar(let element): elements.append(element)
      case .list: throw StepError(.listInList, operand: index)
      }
    }
    values.removeSubrange(base...)
    values.append(.list(elements))
  }

  /// Counts the elements of lists as steps.
  @inline(__always)
  mutating func countElements() {
    if arithmetic.elementCount != 0 {
      stepCount += arithmetic.elementCount
      arithmetic.elementCount = 0
    }
  }

  /// Makes sure that a temperature is no product: `2 * 20 °C` is read as (2 * 20) °C, and may be meant for twice 20 °C.
  private func checkPoint(_ unit: Value, behind number: Value) throws(StepError) {
    let step = current.next - 1
    guard case .scalar(.quantity(let unit)) = unit, unit.unit.isAffine, number.isNumeric,
      case let factor = current.program.operand(0, of: step),
      case .infix = factor.instruction,
      // In `(20 + 5) °C` the product begins with the bracket.
      factor.range.lower == current.program.steps[step].range.lower
    else { return }
    throw StepError(.units(.offsetScale(.product, unit.unit)), operand: 1)
  }

  mutating func call(
    _ function: FunctionTable.Index, argumentCount: Int
  ) throws(StepError) {
    let base = values.count - argumentCount
    if arithmetic.isComplex || values[base...].contains(where: { $0.isComplex }) {
      return try callBeyondReals(function, argumentCount: argumentCount)
    }
    try callAmongReals(function, argumentCount: argumentCount)
  }

  /// Calls a function of real numbers, quantities and lists.
  mutating func callAmongReals(
    _ function: FunctionTable.Index, argumentCount: Int
  ) throws(StepError) {
    let body = FunctionTable.body(at: function)
    let base = values.count - argumentCount
    let areNumbers = values[base...].allSatisfy { $0.isNumber }
    if !areNumbers {
      if let operand = values[base...].firstIndex(where: { $0.hasMoment }) {
        return try callWithMoments(function, body, at: operand - base, above: base)
      }
      if values[base...].contains(where: { $0.isRatio }) {
        return try callWithRatios(function, argumentCount: argumentCount)
      }
      if values[base...].contains(where: { $0.hasUnit }) {
        return try callWithUnits(function, argumentCount: argumentCount)
      }
    }
    if case .primitive = body {
      return try applyPrimitive(of: function, isVariadic: body.isVariadic, above: base)
    }
    if !areNumbers, body.isElementwise { return try callForEach(function, body, above: base) }
    if case .amountAndRate = body { try checkRate(above: base, function) }
    try call(function, body, argumentCount: argumentCount)
  }

  /// Puts what a primitive makes of the topmost values in their place.
  ///
  /// - Parameters:
  ///   - primitive: the primitive.
  ///   - isVariadic: whether the function that it is takes any number of arguments.
  ///   - base: where on the stack the arguments begin.
  /// - Returns: whether it takes so many values.
  /// - Throws: why it has no value for them.
  mutating func apply(
    _ primitive: Primitive, isVariadic: Bool = false, above base: Int
  ) throws(StepError) -> Bool {
    try checkNumbers(above: base)
    let result =
      try isVariadic
      ? fold(primitive, above: base) : arithmetic.apply(primitive, to: values[base...])
    guard let result else { return false }
    countElements()
    values.removeSubrange(base...)
    values.append(result)
    return true
  }

  /// What a primitive of two numbers makes of all arguments and the elements of their lists.
  private mutating func fold(_ primitive: Primitive, above base: Int) throws(StepError) -> Value {
    var result: Value?
    for argument in values[base...] {
      for element in argument.scalars {
        guard let left = result else {
          result = .scalar(element)
          continue
        }
        result = try arithmetic.apply(primitive, left, .scalar(element))
      }
    }
    guard let result else { preconditionFailure("a call has an argument") }
    return result
  }

  /// Requires a percent sign on a rate of 1 or more: a rate of 15 is meant as 15 %, not as 1500 %.
  private func checkRate(
    above base: Int, _ function: FunctionTable.Index
  ) throws(StepError) {
    guard let amount = values[base].real, let rate = values[base + 1].real else { return }
    let budget = arithmetic.context.budget
    do throws(MathError) {
      guard try rate.compared(to: 1, within: budget) >= 0 else { return }
    } catch {
      throw StepError(.math(error, function: FunctionTable[function].name), operand: 1)
    }
    if current.program.hasPercentSign(inOperand: 1, of: current.next - 1) { return }
    let readings = PercentReading.readings(
      of: FunctionTable[function].name, amount, rate, within: budget)
    throw StepError(.missingPercentSign(readings), operand: 1)
  }

  /// Calls a function that takes all its arguments at once.
  mutating func call(
    _ function: FunctionTable.Index, _ body: Function.Body, argumentCount: Int
  ) throws(StepError) {
    let base = values.count - argumentCount
    if argumentCount > 1, FunctionTable[function].takesOneList,
      values[base...].contains(where: { $0.isList })
    {
      throw StepError(
        .surplusArgument(function: FunctionTable[function].name), operand: argumentCount - 1)
    }
    let result: Value
    do throws(FunctionError) {
      result = try body.value(of: values[base...], arithmetic.context)
    } catch {
      throw StepError(error.reason(in: FunctionTable[function]), operand: error.argument)
    }
    countElements(from: base)
    values.removeSubrange(base...)
    values.append(result)
    countElements(from: base)
  }

  /// Counts what lists cost as if their elements had been computed one by one.
  private mutating func countElements(from base: Int) {
    for value in values[base...] where value.isList {
      stepCount += value.elements?.count ?? 0
    }
  }

  /// Makes sure that one more program may call another.
  func checkDepth() throws(StepError) {
    guard callers.count < Self.maximumDepth else {
      throw StepError(.callsTooDeep(limit: Self.maximumDepth))
    }
  }

  private mutating func enter(
    _ names: Environment, _ name: String, argumentCount: Int
  ) throws(StepError) {
    try checkDepth()
    guard let function = names.functions[name],
      function.parameters.count == argumentCount
    else {
      // The function was defined anew, with other parameters, since this call was read.
      throw StepError(
        .wrongArgumentCount(
          function: name, given: argumentCount,
          allowed: Self.parameterCount(names.functions[name])))
    }
    callers.append(current)
    current = CallFrame(program: function, base: values.count - argumentCount)
  }

  private static func parameterCount(_ function: Program?) -> ClosedRange<Int> {
    let count = function?.parameters.count ?? 0
    return count...count
  }
}
