// Operators, equals, percent and brackets.

extension Keypad {
  mutating func operate(
    _ key: BinaryKey, _ tape: inout [TapeLine]
  ) throws(KeypadError) -> KeypadEffect {
    if replacesOperator { return try replaceOperator(by: key, &tape) }
    let value = clearedResult ?? value
    guard let pending = level.pending else {
      level.pending = Pending(left: value, operation: key)
      show(value, .afterOperator)
      return .changed
    }
    if waits(pending.operation, for: key) {
      level.parked.append(pending)
      level.pending = Pending(left: value, operation: key)
      show(value, .afterOperator)
      return .changed
    }
    let product = try evaluate(pending, value, &tape)
    try wait(product, for: key, &tape)
    return .changed
  }

  /// Whether an operator key takes the place of the one before it.
  private var replacesOperator: Bool {
    guard level.pending != nil else { return false }
    switch phase {
    case .afterOperator: return true
    case .cleared: return options.operatorAfterClear == .replaces
    default: return false
    }
  }

  private mutating func replaceOperator(
    by key: BinaryKey, _ tape: inout [TapeLine]
  ) throws(KeypadError) -> KeypadEffect {
    guard let pending = level.pending else { return .unchanged }
    let before = self
    try wait(pending.left, for: key, &tape)
    return self == before ? .unchanged : .changed
  }

  /// Evaluates the parked operations that do not wait for `key`, and lets `key` wait for its right operand.
  private mutating func wait(
    _ value: KeypadValue, for key: BinaryKey, _ tape: inout [TapeLine]
  ) throws(KeypadError) {
    var value = value
    while let parked = level.parked.last, !waits(parked.operation, for: key) {
      level.parked.removeLast()
      value = try evaluate(parked, value, &tape)
    }
    level.pending = Pending(left: value, operation: key)
    show(value, .afterOperator)
  }

  private func waits(_ earlier: BinaryKey, for later: BinaryKey) -> Bool {
    options.precedence == .apple && earlier.precedence < later.precedence
  }

  private func evaluate(
    _ pending: Pending, _ right: KeypadValue, isRepeated: Bool = false, _ tape: inout [TapeLine]
  ) throws(KeypadError) -> KeypadValue {
    let result = try arithmetic.apply(pending.operation, pending.left, right)
    tape.append(
      TapeLine(
        operation: .binary(pending.left, pending.operation, right), result: result,
        isRepeated: isRepeated))
    return result
  }
}

extension BinaryKey {
  /// How tightly the operation binds where precedence is respected; all of them go from left to right.
  fileprivate var precedence: Int {
    switch self {
    // Those of words are as in Windows' calculator, scicomm.cpp, where NAND and NOR bind as AND does.
    case .or, .xor: 1
    case .and, .nand, .nor: 2
    case .add, .subtract: 3
    case .multiply, .divide, .modulo, .shiftLeft, .shiftRight, .shiftRightLogical: 4
    case .power, .powerSwapped, .root, .logarithm, .scale: 5
    }
  }
}

// MARK: - Equals

extension Keypad {
  mutating func equals(_ tape: inout [TapeLine]) throws(KeypadError) -> KeypadEffect {
    if refusesMissingOperand { return .refused(.operandMissing) }
    if level.pending == nil, enclosing.isEmpty { return try repeatOperation(&tape) }
    var last: Repetition?
    var value = try evaluateLevel(&last, &tape)
    while let outer = enclosing.popLast() {
      level = outer
      show(value, .operand)
      value = try evaluateLevel(&last, &tape)
    }
    repetition = last
    level = Level()
    show(value, .result)
    return .changed
  }

  private var refusesMissingOperand: Bool {
    phase == .afterOperator && options.missingOperand == .ignoreEquals
  }

  /// The value of what stands in the innermost bracket, and the last operation typed there.
  private mutating func evaluateLevel(
    _ last: inout Repetition?, _ tape: inout [TapeLine]
  ) throws(KeypadError) -> KeypadValue {
    // Right after an operator the left operand is shown, and so serves twice.
    var value = value
    if let pending = level.pending,
      !(phase == .afterOperator && options.missingOperand == .dropOperator)
    {
      last = Repetition(operation: pending.operation, operand: value)
      value = try evaluate(pending, value, &tape)
    }
    while let parked = level.parked.popLast() {
      value = try evaluate(parked, value, &tape)
    }
    return value
  }

  /// What = does where no operation waits.
  private mutating func repeatOperation(
    _ tape: inout [TapeLine]
  ) throws(KeypadError) -> KeypadEffect {
    let before = self
    var value = value
    if let repetition, phase == .result ? options.repeatsEquals : options.appliesConstant {
      value = try evaluate(
        Pending(left: value, operation: repetition.operation), repetition.operand,
        isRepeated: true, &tape)
    }
    show(value, .result)
    return self == before ? .unchanged : .changed
  }
}

// MARK: - Percent

extension Keypad {
  mutating func percent(_ tape: inout [TapeLine]) throws(KeypadError) -> KeypadEffect {
    let value = value
    if options.percent == .hundredth, phase == .afterOperator { return .refused(.operandMissing) }
    var result = try arithmetic.hundredth(value)
    var operation = TapeLine.Operation.percent(value)
    if options.percent == .ofLeftOperand, let pending = level.pending,
      pending.operation == .add || pending.operation == .subtract
    {
      result = try arithmetic.apply(.multiply, pending.left, result)
      operation = .percentOf(value, pending.left)
    }
    tape.append(TapeLine(operation: operation, result: result, isRepeated: false))
    show(result, .operand)
    return .changed
  }
}

// MARK: - Brackets

extension Keypad {
  mutating func openBracket(_ tape: inout [TapeLine]) throws(KeypadError) -> KeypadEffect {
    guard enclosing.count < Self.maximumDepth else { return .refused(.bracketLimit) }
    switch phase {
    case .entering, .operand, .closed:
      if options.multipliesAtBrackets { _ = try operate(.multiply, &tape) }
    case .start, .afterOperator, .cleared, .result, .opened, .fault: break
    }
    repetition = nil
    enclosing.append(level)
    level = Level()
    show(.zero, .opened)
    return .changed
  }

  mutating func closeBracket(_ tape: inout [TapeLine]) throws(KeypadError) -> KeypadEffect {
    guard let outer = enclosing.last else { return .refused(.nothingToClose) }
    if refusesMissingOperand { return .refused(.operandMissing) }
    var last: Repetition?
    let value = try evaluateLevel(&last, &tape)
    enclosing.removeLast()
    level = outer
    show(value, .closed)
    return .changed
  }
}
