import SciMoney
import SciNumber
import SciSyntax

/// Runs programs on a stack of values, without recursion.
///
/// A call of a user function pushes a frame and goes on in the function's program. Its arguments are
/// the topmost values already; its result takes their place.
struct Machine: ~Copyable {
  /// How deeply user functions may call one another.
  static let maximumDepth = 1_000
  /// How many instructions may run inside user functions; definitions that call one another twice each double
  /// the work.
  static let maximumSteps = 10_000_000

  /// A program on its way.
  private struct Frame {
    var program: Program
    var next = 0
    /// Where on the stack the arguments begin.
    var base: Int
  }

  private let operators: Operators
  private var values: [Value] = []
  private var callers: [Frame] = []
  private var current: Frame
  private var stepCount = 0

  private init(_ program: consuming Program, settings: CalculatorSettings) {
    operators = Operators(
      context: Function.Context(angleUnit: settings.angleUnit, budget: settings.budget))
    current = Frame(program: program, base: 0)
  }

  /// Computes a program.
  ///
  /// - Parameters:
  ///   - program: what is computed.
  ///   - arguments: a value for each of its parameters.
  ///   - names: the session's variables and functions.
  ///   - settings: the angle unit and the budget.
  /// - Returns: the value that the last instruction leaves.
  /// - Throws: the first failure, with the part of the program's text it happened in.
  static func run(
    _ program: consuming Program, arguments: [Value] = [], names: Names,
    settings: CalculatorSettings
  ) throws(CalculatorError) -> Value {
    precondition(arguments.count == program.parameters.count, "a parameter has no value")
    var machine = Machine(program, settings: settings)
    machine.values.reserveCapacity(16)
    machine.values += arguments
    return try machine.run(names)
  }

  private mutating func run(_ names: Names) throws(CalculatorError) -> Value {
    while true {
      while current.next < current.program.steps.count {
        let instruction = current.program.steps[current.next].instruction
        current.next += 1
        do throws(Stop) {
          try perform(instruction, names)
        } catch {
          throw CalculatorError(error.reason, at: blamedRange)
        }
      }
      guard let result = values.popLast() else { preconditionFailure("a program leaves a value") }
      guard let caller = callers.popLast() else { return result }
      values.removeSubrange(current.base...)
      values.append(result)
      current = caller
    }
  }

  /// The part of the typed text that is being computed: the outermost call, if it is inside one.
  private var blamedRange: SourceRange {
    let frame = callers.first ?? current
    return frame.program.steps[frame.next - 1].range
  }
}

// MARK: - Instructions

extension Machine {
  /// A reason without its place.
  private struct Stop: Error {
    var reason: CalculatorError.Reason

    init(_ reason: CalculatorError.Reason) {
      self.reason = reason
    }
  }

  private mutating func perform(
    _ instruction: Program.Instruction, _ names: Names
  ) throws(Stop) {
    if !callers.isEmpty { stepCount += 1 }
    guard stepCount <= Self.maximumSteps else {
      throw Stop(.tooManySteps(limit: Self.maximumSteps))
    }
    switch instruction {
    case .constant(let place): values.append(current.program.constants[Int(place)])
    case .parameter(let slot): values.append(values[current.base + Int(slot)])
    case .variable(let place):
      let name = current.program.symbols[Int(place)]
      guard let value = names.variables[name] else {
        throw Stop(.unknownName(name, suggestions: []))
      }
      values.append(value)
    case .infix(let infix):
      let right = values.removeLast()
      let left = values.removeLast()
      values.append(try join(infix, left, right))
    case .prefix, .postfix, .enclosed: try replaceTop(as: instruction)
    case .builtIn(let place, let count):
      try call(place, argumentCount: Int(count))
    case .user(let place, let count):
      try enter(names, current.program.symbols[Int(place)], argumentCount: Int(count))
    }
  }

  private func number(_ value: Value) throws(Stop) -> Real {
    guard case .real(let number) = value else { throw Stop(.truthInArithmetic) }
    return number
  }

  private func numbers(from base: Int) throws(Stop) -> [Real] {
    var numbers: [Real] = []
    for value in values[base...] { numbers.append(try number(value)) }
    return numbers
  }

  /// Puts what an operator makes of the topmost number in its place.
  private mutating func replaceTop(as instruction: Program.Instruction) throws(Stop) {
    let operand = try number(values.removeLast())
    do throws(MathError) {
      switch instruction {
      case .prefix(let prefix): values.append(.real(try operators.apply(prefix, operand)))
      case .postfix(let postfix): values.append(.real(try operators.apply(postfix, operand)))
      case .enclosed(let enclosure): values.append(.real(try operators.apply(enclosure, operand)))
      default: preconditionFailure("the instruction takes another number of operands")
      }
    } catch {
      throw Stop(.math(error, function: nil))
    }
  }

  private func join(
    _ infix: InfixOperator, _ left: Value, _ right: Value
  ) throws(Stop) -> Value {
    if case .truth(let first) = left, case .truth(let second) = right {
      switch infix {
      case .equal: return .truth(first == second)
      case .notEqual: return .truth(first != second)
      default: throw Stop(.truthInArithmetic)
      }
    }
    let left = try number(left)
    let right = try number(right)
    do throws(MathError) {
      return infix.isComparison
        ? .truth(try operators.compare(infix, left, right))
        : .real(try operators.compute(infix, left, right))
    } catch {
      throw Stop(.math(error, function: nil))
    }
  }

  private mutating func call(
    _ place: FunctionTable.Place, argumentCount: Int
  ) throws(Stop) {
    let body = FunctionTable.body(at: place)
    let base = values.count - argumentCount
    let first = try number(values[base])
    let second = argumentCount > 1 ? try number(values[base + 1]) : nil
    let all = try body.takesList ? numbers(from: base)[...] : []
    for _ in 0..<argumentCount { values.removeLast() }
    do throws(FinanceError) {
      values.append(.real(try Self.apply(body, first, second, all, operators.context)))
    } catch {
      let name = FunctionTable[place].name
      switch error {
      case .mathematics(let failure): throw Stop(.math(failure, function: name))
      case .divisionByZero: throw Stop(.math(.divisionByZero, function: name))
      default: throw Stop(.finance(error, function: name))
      }
    }
  }

  /// Calls a function: with one or two arguments, or with all of them where it takes a list.
  private static func apply(
    _ body: Function.Body, _ first: Real, _ second: Real?, _ all: ArraySlice<Real>,
    _ context: Function.Context
  ) throws(FinanceError) -> Real {
    do throws(MathError) {
      switch body {
      case .one(let apply): return try apply(first, context)
      case .two(let apply): return try apply(first, second ?? first, context)
      case .oneOrTwo(let apply): return try apply(first, second, context)
      case .many(let apply): return try apply(all, context)
      case .financial, .rational: break
      }
    } catch {
      throw .mathematics(error)
    }
    if case .financial(_, let apply) = body { return try apply(all, context) }
    guard case .rational(_, let apply) = body else { preconditionFailure("all bodies are covered") }
    return try apply(try rationals(all, within: context.budget), context)
  }

  private static func rationals(
    _ values: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(FinanceError) -> ArraySlice<Rational> {
    var rationals: [Rational] = []
    for value in values {
      let rational: Rational?
      do throws(MathError) {
        rational = try value.rationalValue(within: budget)
      } catch {
        throw .mathematics(error)
      }
      guard let rational else { throw .irrational }
      rationals.append(rational)
    }
    return rationals[...]
  }

  private mutating func enter(
    _ names: Names, _ name: String, argumentCount: Int
  ) throws(Stop) {
    guard callers.count < Self.maximumDepth else {
      throw Stop(.callsTooDeep(limit: Self.maximumDepth))
    }
    guard let function = names.functions[name],
      function.parameters.count == argumentCount
    else {
      // The function was defined anew, with other parameters, since this call was read.
      throw Stop(
        .wrongArgumentCount(
          function: name, given: argumentCount,
          allowed: Self.parameterCount(names.functions[name])))
    }
    callers.append(current)
    current = Frame(program: function, base: values.count - argumentCount)
  }

  private static func parameterCount(_ function: Program?) -> ClosedRange<Int> {
    let count = function?.parameters.count ?? 0
    return count...count
  }
}
