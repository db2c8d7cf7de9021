// Keys that write on the number being typed.

extension Keypad {
  mutating func type(_ digit: UInt8, _ tape: inout [TapeLine]) throws(KeypadError) -> KeypadEffect {
    if var typed = entry {
      if typed.isBareZero, digit == 0, phase == .entering || level.pending == nil {
        return .unchanged
      }
      guard typed.isBareZero || hasRoom(for: digit, after: typed) else {
        return .refused(word == nil ? .digitLimit : .wordLimit)
      }
      // The keypad holds no second copy of the digits, which would be copied to add one.
      entry = nil
      typed.append(digit)
      entry = typed
    } else {
      try beginOperand(&tape)
      // A 0 adds nothing to a 0, unless it is the operand that an operation waits for.
      if digit == 0, level.pending == nil, phase == .start || phase == .cleared {
        return .unchanged
      }
      var typed = KeypadEntry()
      typed.append(digit)
      entry = typed
    }
    (phase, clearedResult) = (.entering, nil)
    return .changed
  }

  mutating func typePoint(_ tape: inout [TapeLine]) throws(KeypadError) -> KeypadEffect {
    if entry == nil { try beginOperand(&tape) }
    var typed = entry ?? KeypadEntry()
    guard typed.beginFraction() else { return .refused(.secondPoint) }
    entry = typed
    (phase, clearedResult) = (.entering, nil)
    return .changed
  }

  /// Presses × where a number follows a closed bracket.
  mutating func beginOperand(_ tape: inout [TapeLine]) throws(KeypadError) {
    if phase == .closed, options.multipliesAtBrackets { _ = try operate(.multiply, &tape) }
  }

  /// Without a limit by the cells, digits beyond the largest exponent would be an error anyway.
  private func hasRoom(for digit: UInt8, after typed: KeypadEntry) -> Bool {
    if let word {
      var longer = typed
      longer.append(digit)
      return word.holds(typed: longer.digits)
    }
    return typed.digitCount < (options.limitsEntry ? cells : arithmetic.maximumExponent)
  }

  mutating func toggleSign() -> KeypadEffect {
    if negatesWord { return negateWord() }
    switch phase {
    case .entering:
      entry?.isNegative.toggle()
    case .operand, .closed:
      if shown.isKnownZero {
        show(.zero, .cleared)
        beginNegativeEntry()
      } else {
        shown = arithmetic.negated(shown)
      }
    case .result:
      if shown.isKnownZero { return .unchanged }
      shown = arithmetic.negated(shown)
    case .afterOperator where options.signAfterOperator == .displayedValue:
      show(arithmetic.negated(shown), .operand)
    case .afterOperator where entry != nil:
      show(.zero, .cleared)
    case .start, .cleared, .opened, .afterOperator:
      if entry == nil { beginNegativeEntry() } else { entry = nil }
    case .fault:
      return .refused(.errorMustBeCleared)
    }
    return .changed
  }

  /// Shows the minus sign of a number that is still to come.
  private mutating func beginNegativeEntry() {
    var typed = KeypadEntry()
    typed.isNegative = true
    (entry, clearedResult) = (typed, nil)
  }

  mutating func deleteBackward() -> KeypadEffect {
    guard phase == .entering, var typed = entry else { return .refused(.nothingToDelete) }
    if typed.removeLast() {
      entry = typed
    } else {
      show(.zero, .cleared)
    }
    return .changed
  }
}
