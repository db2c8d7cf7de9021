// Sums and products over integers.

import SciNumber
import SciSyntax
import SciUnits

extension Machine {
  /// A sum or a product that is being computed.
  struct Iteration {
    /// What a program computes for an integer.
    enum Phase {
      case condition
      case body
    }

    var loop: Program.Loop
    var next: Integer
    var last: Integer
    var result: BalancedFold
    /// The result so far where terms have units or are complex; real numbers alone are in ``result``.
    var total: Scalar?
  }

  /// How many integers a sum or a product may run over.
  static let maximumIterationCount: WideInt = 10_000_000

  /// Begins a sum or a product over the integers between the topmost two values.
  mutating func begin(_ loop: Program.Loop) throws(StepError) {
    let last = try integer(values.removeLast(), operand: 1)
    let first = try integer(values.removeLast(), operand: 0)
    guard last - first < Integer(Self.maximumIterationCount) else {
      throw StepError(.sumTooLong(limit: Self.maximumIterationCount))
    }
    try checkDepth()
    iterations.append(
      Iteration(
        loop: loop, next: first, last: last,
        result: BalancedFold(isProduct: loop.operation == .product)))
    try advance()
  }

  private func integer(_ value: Value, operand: Int) throws(StepError) -> Integer {
    let number = try number(value, operand: operand)
    do throws(MathError) {
      return try number.integer(within: arithmetic.context.budget)
    } catch {
      throw StepError(.math(error, function: nil), operand: operand)
    }
  }

  private func result(of fold: BalancedFold) throws(StepError) -> Real {
    do throws(MathError) {
      return try fold.value(within: arithmetic.context.budget)
    } catch {
      throw StepError(.math(error, function: nil))
    }
  }

  /// Begins the program of the next integer, or leaves the result if there is none.
  private mutating func advance() throws(StepError) {
    guard let iteration = iterations.last else { return }
    guard iteration.next <= iteration.last else {
      iterations.removeLast()
      if let total = iteration.total { return values.append(.scalar(total)) }
      return values.append(.real(try result(of: iteration.result)))
    }
    let condition = iteration.loop.condition
    enter(
      condition ?? iteration.loop.body, as: condition == nil ? .body : .condition, iteration.next)
  }

  /// Begins a program of an integer.
  private mutating func enter(_ program: Program, as part: Iteration.Phase, _ integer: Integer) {
    let base = values.count
    let count = program.parameters.count - 1
    for slot in 0..<count { values.append(values[current.base + slot]) }
    values.append(.real(Real(integer)))
    callers.append(current)
    current = CallFrame(program: program, base: base, part: part)
  }

  /// Takes what a program came to for an integer, and goes on.
  mutating func take(_ value: Value, of part: Iteration.Phase) throws(StepError) {
    guard let integer = iterations.last?.next else { return }
    switch part {
    case .condition:
      if try condition(value) {
        guard let body = iterations.last?.loop.body else { return }
        return enter(body, as: .body, integer)
      }
    case .body
    where value.hasUnit || value.isComplex || iterations.last?.total != nil:
      try takeScalar(value)
    case .body:
      let term = try number(value, operand: 0)
      do throws(MathError) {
        try iterations[iterations.count - 1].result
          .append(term, within: arithmetic.context.budget)
        try arithmetic.context.budget.check()
      } catch {
        throw StepError(.math(error, function: nil))
      }
    }
    iterations[iterations.count - 1].next = integer + 1
    try advance()
  }

  /// Takes a quantity or a complex number.
  private mutating func takeScalar(_ value: Value) throws(StepError) {
    guard let iteration = iterations.last, let term = value.single else {
      throw StepError(.listInArithmetic, operand: 0)
    }
    if term.complex == nil { throw StepError(.booleanInArithmetic, operand: 0) }
    let total: Scalar
    if let sum = iteration.total {
      total = sum
    } else {
      total = .real(try result(of: iteration.result))
    }
    let joined =
      iteration.loop.operation == .product
      ? try arithmetic.apply(Product.self, .scalar(total), .scalar(term))
      : try arithmetic.apply(Sum.self, .scalar(total), .scalar(term))
    iterations[iterations.count - 1].total = joined.single
  }
}
