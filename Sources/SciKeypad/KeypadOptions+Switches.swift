/// A switch of ``KeypadOptions`` by its name, for forms and commands that let a person set it.
///
/// ```swift
/// var options = KeypadOptions.singleStep
/// if let precedence = KeypadOptions.switches.first(where: { $0.name == "precedence" }) {
///   options.set(precedence, to: "apple")  // true
///   options.value(of: precedence)  // apple
/// }
/// ```
public struct KeypadSwitch: Sendable {
  /// A value that a switch can have.
  public struct Choice: Hashable, Sendable {
    /// The value as it is set and saved.
    public let name: String
    /// What it means.
    public let words: String
  }

  /// What a switch can be set to.
  public enum Values: Hashable, Sendable {
    /// `true` or `false`.
    case flag
    /// One of several names.
    case choices([Choice])
    /// An integer.
    case number(ClosedRange<Int>)
  }

  /// The name of the property in ``KeypadOptions``.
  public let name: String
  /// What it decides, as a phrase that begins with a capital letter.
  public let summary: String
  /// What it can be set to.
  public let values: Values

  fileprivate let read: @Sendable (KeypadOptions) -> String
  fileprivate let write: @Sendable (inout KeypadOptions, String) -> Bool
}

extension KeypadOptions {
  /// The value of a switch: a name, an integer, or `true` or `false`.
  public func value(of keypadSwitch: KeypadSwitch) -> String { keypadSwitch.read(self) }

  /// Sets a switch.
  ///
  /// - Parameters:
  ///   - keypadSwitch: one of ``switches``.
  ///   - value: what it is set to, in the form of ``value(of:)``.
  /// - Returns: whether the switch has such a value; if not, nothing changes.
  @discardableResult
  public mutating func set(_ keypadSwitch: KeypadSwitch, to value: String) -> Bool {
    keypadSwitch.write(&self, value)
  }
}

// MARK: - The table

extension KeypadOptions {
  /// Every switch once.
  public static let switches: [KeypadSwitch] = [
    choice(
      "layout", "Keys of the keypad",
      [
        (Layout.telephone, "as on a telephone"),
        (.windows, "as on Windows, if wide: sec, floor, mod, gradians, a list of memories"),
        (.programmer, "of a programmer: words of 8 to 64 bits in four bases, AND, OR, shifts"),
      ], { $0.layout }, { $0.layout = $1 }),
    choice(
      "precedence", "Order of operations",
      [
        (Precedence.none, "as typed: 2 + 3 × 4 is 20"),
        (.apple, "products first: 2 + 3 × 4 is 14"),
      ], { $0.precedence }, { $0.precedence = $1 }),
    choice(
      "percent", "Percent after + and −",
      [
        (PercentKey.ofLeftOperand, "of the first number: 100 + 10 % is 110"),
        (.hundredth, "a hundredth: 100 + 10 % is 100.1"),
      ], { $0.percent }, { $0.percent = $1 }),
    choice(
      "missingOperand", "Equals right after an operator",
      [
        (MissingOperand.repeatLeft, "uses the number twice: 5 + = is 10"),
        (.ignoreEquals, "waits for a number"), (.dropOperator, "forgets the operator: 5 + = is 5"),
      ], { $0.missingOperand }, { $0.missingOperand = $1 }),
    flag(
      "repeatsEquals", "Equals again repeats the operation: 2 × 2 = = is 8", { $0.repeatsEquals },
      { $0.repeatsEquals = $1 }),
    flag(
      "appliesConstant", "Equals applies the last operation to a new number: 2 + 3 = 4 = is 7",
      { $0.appliesConstant }, { $0.appliesConstant = $1 }),
    choice(
      "signAfterOperator", "± right after an operator",
      [
        (SignAfterOperator.nextOperand, "begins the next number: −0"),
        (.displayedValue, "negates the number shown"),
      ], { $0.signAfterOperator }, { $0.signAfterOperator = $1 }),
    choice(
      "clearKey", "The clear key",
      [
        (ClearKey.entryFirst, "clears the number, then everything"),
        (.allClear, "always clears everything"),
      ], { $0.clearKey }, { $0.clearKey = $1 }),
    choice(
      "clearAfterEquals", "C after equals",
      [
        (ClearAfterEquals.forgetsResult, "forgets the result"),
        (.keepsResult, "leaves it to the next operator: 1 + 5 = C + 2 = is 8"),
      ], { $0.clearAfterEquals }, { $0.clearAfterEquals = $1 }),
    choice(
      "operatorAfterClear", "An operator after C",
      [
        (OperatorAfterClear.replaces, "takes the place of the one that is lit"),
        (.usesZero, "uses the 0 shown"),
      ], { $0.operatorAfterClear }, { $0.operatorAfterClear = $1 }),
    choice(
      "functionAfterOperator", "A function right after an operator", actions,
      { $0.functionAfterOperator }, { $0.functionAfterOperator = $1 }),
    flag(
      "functionEndsRepetition", "A function of a result ends its repetition",
      { $0.functionEndsRepetition }, { $0.functionEndsRepetition = $1 }),
    choice(
      "memoryAfterOperator", "m+ and m− right after an operator", actions,
      { $0.memoryAfterOperator }, { $0.memoryAfterOperator = $1 }),
    flag(
      "digitEndsError", "A digit leaves the error", { $0.digitEndsError },
      { $0.digitEndsError = $1 }),
    flag(
      "multipliesAtBrackets", "A bracket beside a number multiplies: 2 ( 3 ) is 6",
      { $0.multipliesAtBrackets }, { $0.multipliesAtBrackets = $1 }),
    choice(
      "factorial", "x! of a fraction", [(Factorial.integers, "an error"), (.gamma, "Γ(x + 1)")],
      { $0.factorial }, { $0.factorial = $1 }),
    flag(
      "limitsEntry", "The display limits what can be typed", { $0.limitsEntry },
      { $0.limitsEntry = $1 }),
    number(
      "portraitCells", "Digits of the upright display", 8...1_000, { $0.portraitCells },
      { $0.portraitCells = $1 }),
    number(
      "landscapeCells", "Digits of the wide display", 8...1_000, { $0.landscapeCells },
      { $0.landscapeCells = $1 }),
    number(
      "maximumExponent", "Largest exponent", 1...99_999, { $0.maximumExponent },
      { $0.maximumExponent = $1 }),
  ]

  private static let actions: [(value: ActionAfterOperator, words: String)] = [
    (.displayedValue, "works on the number shown"), (.ignored, "is refused"),
  ]

  private static func choice<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ summary: String, _ choices: [(value: Value, words: String)],
    _ get: @escaping @Sendable (KeypadOptions) -> Value,
    _ set: @escaping @Sendable (inout KeypadOptions, Value) -> Void
  ) -> KeypadSwitch {
    KeypadSwitch(
      name: name, summary: summary,
      values: .choices(
        choices.map { KeypadSwitch.Choice(name: $0.value.rawValue, words: $0.words) }),
      read: { get($0).rawValue },
      write: { options, text in
        guard let value = Value(rawValue: text) else { return false }
        set(&options, value)
        return true
      })
  }

  private static func flag(
    _ name: String, _ summary: String, _ get: @escaping @Sendable (KeypadOptions) -> Bool,
    _ set: @escaping @Sendable (inout KeypadOptions, Bool) -> Void
  ) -> KeypadSwitch {
    KeypadSwitch(
      name: name, summary: summary, values: .flag, read: { get($0) ? "true" : "false" },
      write: { options, text in
        guard text == "true" || text == "false" else { return false }
        set(&options, text == "true")
        return true
      })
  }

  private static func number(
    _ name: String, _ summary: String, _ range: ClosedRange<Int>,
    _ get: @escaping @Sendable (KeypadOptions) -> Int,
    _ set: @escaping @Sendable (inout KeypadOptions, Int) -> Void
  ) -> KeypadSwitch {
    KeypadSwitch(
      name: name, summary: summary, values: .number(range), read: { String(get($0)) },
      write: { options, text in
        guard let value = Int(text), range.contains(value) else { return false }
        set(&options, value)
        return true
      })
  }
}
