extension KeypadRecord {
  /// What was done on a keypad: a key was pressed, or a finished number was entered.
  ///
  /// ```swift
  /// let steps = ["2", "+", "value 1/3", "="].compactMap { KeypadRecord.Step($0) }
  /// ```
  public enum Step: Hashable, Sendable {
    case key(KeypadKey)
    case value(KeypadValue)

    /// Whether the step is the key that turns the display.
    var turnsDisplay: Bool { self == .key(.rotate) }
  }

  /// Takes saved steps on a new record.
  ///
  /// - Parameters:
  ///   - steps: what is done, oldest first.
  ///   - undone: what can be redone, the next one last.
  public mutating func take(contentsOf steps: [Step], undone: [Step] = []) {
    for step in steps { take(step) }
    undoneSteps = undone
  }
}

extension KeypadRecord.Step: LosslessStringConvertible {
  private static let prefix = "value "

  /// The token of the key, or the word `value` and the number.
  public var description: String {
    switch self {
    case .key(let key): key.token
    case .value(let value): Self.prefix + value.description
    }
  }

  /// Reads what ``description`` wrote.
  ///
  /// - Parameter description: a token, or `value` and a number.
  public init?(_ description: String) {
    if let key = KeypadKey(token: description) {
      self = .key(key)
    } else if description.hasPrefix(Self.prefix),
      let value = KeypadValue(String(description.dropFirst(Self.prefix.count)))
    {
      self = .value(value)
    } else {
      return nil
    }
  }
}

extension Keypad {
  /// Takes a step of a record.
  ///
  /// - Returns: what it did.
  @discardableResult
  public mutating func take(_ step: KeypadRecord.Step) -> KeypadEffect {
    switch step {
    case .key(let key): press(key)
    case .value(let value): enter(value)
    }
  }
}
