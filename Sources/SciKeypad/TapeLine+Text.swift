extension Keypad {
  /// A line of the tape as it is printed: `5 + 3 = 8`.
  public func text(of line: TapeLine, _ format: DisplayFormat = .english) -> String {
    "\(operationText(of: line, format)) = \(text(of: line.result, format))"
  }

  /// What was computed in a line of the tape, without the result: `5 + 3`.
  public func operationText(of line: TapeLine, _ format: DisplayFormat = .english) -> String {
    func text(_ value: KeypadValue) -> String { self.text(of: value, format) }
    return switch line.operation {
    case .binary(let left, let key, let right): "\(text(left)) \(key.sign) \(text(right))"
    case .unary(let key, let value, _): key.notation(of: text(value))
    case .percent(let value): "\(text(value))%"
    case .percentOf(let value, let whole): "\(text(value))% of \(text(whole))"
    }
  }

  /// What waits for the number shown, with the brackets that are open: `2 × (3 +`; empty if nothing does.
  ///
  /// ```swift
  /// var keypad = Keypad()
  /// keypad.press(contentsOf: try KeypadKey.reading("2 * ( 3 + 4"))
  /// keypad.pendingText()  // 2 × (3 +
  /// ```
  public func pendingText(_ format: DisplayFormat = .english) -> String {
    func levelText(_ level: Level) -> String {
      (level.parked + [level.pending].compactMap { $0 })
        .map { "\(text(of: $0.left, format)) \($0.operation.sign)" }.joined(separator: " ")
    }
    return (enclosing + [level]).enumerated().reduce(into: "") { result, level in
      let text = levelText(level.element)
      result += level.offset > 0 ? "(" + text : text
      if level.offset < enclosing.count, !text.isEmpty { result += " " }
    }
  }
}

extension BinaryKey {
  /// The operation as it is printed between its operands.
  public var sign: String {
    switch self {
    case .add: "+"
    case .subtract: "−"
    case .multiply: "×"
    case .divide: "÷"
    case .power: "^"
    case .and: "AND"
    case .or: "OR"
    case .xor: "XOR"
    case .nand: "NAND"
    case .nor: "NOR"
    case .powerSwapped, .root, .logarithm, .scale, .modulo, .shiftLeft, .shiftRight,
      .shiftRightLogical:
      rawValue
    }
  }
}

extension UnaryKey {
  fileprivate func notation(of operand: String) -> String {
    switch self {
    case .square: "(\(operand))²"
    case .cube: "(\(operand))³"
    case .reciprocal: "1/(\(operand))"
    case .factorial: "(\(operand))!"
    case .exp: "e^(\(operand))"
    case .exp10: "10^(\(operand))"
    case .exp2: "2^(\(operand))"
    case .not: "NOT(\(operand))"
    case .rotateLeft: "RoL(\(operand))"
    case .rotateRight: "RoR(\(operand))"
    default: "\(rawValue)(\(operand))"
    }
  }
}

extension TapeLine: CustomStringConvertible {
  /// The line with exact values, such as `5 + 3 = 8`; a keypad writes it as it is displayed.
  public var description: String {
    let left =
      switch operation {
      case .binary(let left, let key, let right): "\(left) \(key.sign) \(right)"
      case .unary(let key, let value, _): key.notation(of: value.description)
      case .percent(let value): "\(value)%"
      case .percentOf(let value, let whole): "\(value)% of \(whole)"
      }
    return "\(left) = \(result)"
  }
}

extension KeypadRecord {
  /// The calculation that waits, or the one that the number shown came from; empty if there is none.
  ///
  /// ```swift
  /// var record = KeypadRecord()
  /// for key in try KeypadKey.reading("2 + 3 =") { record.press(key) }
  /// record.calculationText()  // 2 + 3 =
  /// ```
  ///
  /// - Parameter format: how numbers are written.
  /// - Returns: such as `2 × (3 +` or `5 + 3 =`.
  public func calculationText(_ format: DisplayFormat = .english) -> String {
    let pending = keypad.pendingText(format)
    if !pending.isEmpty || keypad.snapshot(format).isEntering { return pending }
    guard let line = tape.last, line.result == keypad.value, keypad.fault == nil else { return "" }
    return keypad.operationText(of: line, format) + " ="
  }
}
