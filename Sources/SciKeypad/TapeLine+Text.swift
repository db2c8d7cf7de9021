extension Keypad {
  /// A line of the tape as it is printed: `5 + 3 = 8`.
  public func text(of line: TapeLine, _ format: DisplayFormat = .english) -> String {
    func text(_ value: KeypadValue) -> String { self.text(of: value, format) }
    let operation =
      switch line.operation {
      case .binary(let left, let key, let right): "\(text(left)) \(key.sign) \(text(right))"
      case .unary(let key, let value, _): key.notation(of: text(value))
      case .percent(let value): "\(text(value))%"
      case .percentOf(let value, let whole): "\(text(value))% of \(text(whole))"
      }
    return "\(operation) = \(text(line.result))"
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
    case .powerSwapped, .root, .logarithm, .scale: rawValue
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
    default: "\(rawValue)(\(operand))"
    }
  }
}
