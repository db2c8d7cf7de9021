import SciNumber

// Functions of one number, constants and the memory.

extension Keypad {
  mutating func apply(
    _ key: UnaryKey, _ tape: inout [TapeLine]
  ) throws(KeypadError) -> KeypadEffect {
    if phase == .afterOperator, options.functionAfterOperator == .ignored {
      return .refused(.operandMissing)
    }
    let value = value
    let result = try arithmetic.apply(key, value, angle)
    tape.append(
      TapeLine(operation: .unary(key, value, angle), result: result, isRepeated: false))
    if phase == .result, options.functionEndsRepetition { repetition = nil }
    show(result, .operand)
    return .changed
  }

  /// Enters a finished number in place of what is being typed; a minus sign typed before it holds for it.
  mutating func enter(
    _ value: KeypadValue, _ tape: inout [TapeLine]
  ) throws(KeypadError) -> KeypadEffect {
    let isNegated = phase != .entering && entry?.isNegative == true
    try beginOperand(&tape)
    if phase == .result { repetition = nil }
    show(isNegated ? arithmetic.negated(value) : value, .operand)
    return .changed
  }

  mutating func constant(_ key: ConstantKey) -> KeypadValue {
    KeypadArithmetic.constant(key) ?? randomValue()
  }

  /// A number of 16 decimals, each equally likely.
  private mutating func randomValue() -> KeypadValue {
    let count: UInt64 = 10_000_000_000_000_000
    let bound = UInt64.max - UInt64.max % count
    var bits = random.next()
    while bits >= bound { bits = random.next() }
    return KeypadValue(Rational(Integer(bits % count), scale: 16) ?? 0)
  }
}

// MARK: - Memory

extension Keypad {
  mutating func press(
    _ key: MemoryKey, _ tape: inout [TapeLine]
  ) throws(KeypadError) -> KeypadEffect {
    switch key {
    case .recall: return try enter(memory, &tape)
    case .add: return try remember(.add)
    case .subtract: return try remember(.subtract)
    case .store: return store()
    case .clear:
      let wasLit = isMemoryLit
      memory = .zero
      isMemoryLit = false
      olderMemories = []
      return wasLit ? .changed : .unchanged
    }
  }

  /// The numbers in the memory, the one that mr recalls first.
  public var memories: [KeypadValue] { isMemoryLit ? [memory] + olderMemories : [] }

  /// So many numbers are kept; a further one takes the place of the oldest.
  public static let memoryLimit = 100

  private mutating func store() -> KeypadEffect {
    let value = value
    olderMemories = Array(memories.prefix(Self.memoryLimit - 1))
    memory = value
    isMemoryLit = true
    if phase == .entering { show(value, .operand) }
    return .changed
  }

  private mutating func remember(_ key: BinaryKey) throws(KeypadError) -> KeypadEffect {
    if phase == .afterOperator, options.memoryAfterOperator == .ignored {
      return .refused(.operandMissing)
    }
    let value = value
    memory = try arithmetic.apply(key, memory, value)
    isMemoryLit = true
    if phase == .entering { show(value, .operand) }
    return .changed
  }
}
