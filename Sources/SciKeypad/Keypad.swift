public import SciNumber

/// A pocket calculator: keys in, a display out, each key acting at once.
///
/// A keypad is a value. Two are equal if they are in the same state, and a copy is a bookmark that can be gone back to.
/// ``press(_:)`` has a defined effect for every key in every state; ``snapshot(_:)`` is what a front end shows.
///
/// Numbers are exact: `0.1 * 3 - 0.3` shows 0 and `1 / 3 * 3` shows 1. What is no rational number is kept as it was computed,
/// and only what is shown is rounded, once.
///
/// ```swift
/// var keypad = Keypad()
/// keypad.press(contentsOf: try KeypadKey.reading("0.1 * 3 - 0.3 ="))
/// keypad.snapshot().text  // 0
/// ```
public struct Keypad: Hashable, Sendable {
  /// What the keypad does where calculators differ.
  public let options: KeypadOptions

  /// How the trigonometric keys measure angles.
  public internal(set) var angle = AngleUnit.degrees
  /// Whether keys show their second faces.
  public internal(set) var isSecond = false
  /// Whether the trigonometric keys are hyperbolic ones.
  public internal(set) var isHyperbolic = false
  /// Whether the display is wide.
  public internal(set) var isLandscape: Bool
  /// How a programmer's keypad holds and writes its numbers; `nil` on the others.
  public internal(set) var word: WordFormat?
  /// The number that the key mr recalls.
  public internal(set) var memory = KeypadValue.zero
  /// Whether something was put into the memory since it was cleared.
  public internal(set) var isMemoryLit = false
  /// What the key ms put aside before ``memory``, the newest first.
  var olderMemories: [KeypadValue] = []

  /// The number being typed, if one is, or a lone minus sign before it.
  var entry: KeypadEntry?
  /// What is displayed while nothing is being typed.
  var shown = KeypadValue.zero
  var phase = Phase.start
  /// What waits in the innermost bracket.
  var level = Level()
  /// What waits outside it, outermost first.
  var enclosing: [Level] = []
  var repetition: Repetition?
  /// A result that C took from the display and that the next operator uses.
  var clearedResult: KeypadValue?
  var random: KeypadRandom

  /// Makes a keypad that shows 0.
  ///
  /// - Parameters:
  ///   - options: what it does where calculators differ.
  ///   - isLandscape: whether its display is wide.
  ///   - seed: where its random numbers begin; the same seed gives the same numbers.
  public init(
    options: KeypadOptions = .singleStep, isLandscape: Bool = false, seed: UInt64 = 0
  ) {
    self.options = options
    self.isLandscape = isLandscape
    word = options.layout == .programmer ? WordFormat() : nil
    random = KeypadRandom(state: seed)
  }
}

// MARK: - The state

extension Keypad {
  enum Phase: Hashable, Sendable {
    /// Nothing was done since everything was cleared.
    case start
    /// A number is being typed.
    case entering
    /// A finished number, which the next digit replaces.
    case operand
    case afterOperator
    /// The entry was cleared; an operation may wait.
    case cleared
    case result
    /// A bracket was opened, and nothing follows it yet.
    case opened
    /// A bracket was closed; its value is shown.
    case closed
    case fault(KeypadError)
  }

  /// An operation that waits for its right operand.
  struct Pending: Hashable, Codable, Sendable {
    var left: KeypadValue
    var operation: BinaryKey
  }

  /// What waits within one bracket.
  struct Level: Hashable, Codable, Sendable {
    var pending: Pending?
    /// Operations that bind less tightly than those after them; only with precedence.
    var parked: [Pending] = []
  }

  /// What a further = does.
  struct Repetition: Hashable, Codable, Sendable {
    var operation: BinaryKey
    var operand: KeypadValue
  }

  /// The digits that the display has room for; on a programmer's keypad, all bits of a word.
  public var cells: Int {
    if let word { return word.size.bits }
    return DisplayFormat.usable(cells: isLandscape ? options.landscapeCells : options.portraitCells)
  }

  /// How many brackets are open.
  public var bracketDepth: Int { enclosing.count }

  /// Why there is no result, while an error is shown.
  public var fault: KeypadError? {
    if case .fault(let fault) = phase { fault } else { nil }
  }

  /// The number shown, or the number that is being typed.
  public var value: KeypadValue {
    guard phase == .entering, let entry else { return shown }
    guard let word else { return KeypadValue(entry.value) }
    return word.number(typed: entry.digits).map { KeypadValue($0) } ?? shown
  }

  var arithmetic: KeypadArithmetic { KeypadArithmetic(options, word: word) }

  /// So many brackets may be open.
  static let maximumDepth = 1_000
}

// MARK: - Keys

extension Keypad {
  /// Presses a key.
  ///
  /// - Returns: what the key did.
  @discardableResult
  public mutating func press(_ key: KeypadKey) -> KeypadEffect {
    if let refusal = refusal(of: key) { return .refused(refusal) }
    let showedError = fault != nil
    if showedError, let effect = pressDuringFault(key) { return effect }
    var tape: [TapeLine] = []
    do throws(KeypadError) {
      let effect = try act(on: key, &tape)
      if !tape.isEmpty { return .evaluated(tape) }
      // A 0 adds nothing, but it ended the error.
      return effect == .unchanged && showedError && fault == nil ? .changed : effect
    } catch {
      reset()
      phase = .fault(error)
      return .failed(error)
    }
  }

  /// Enters a finished number as the key mr does: in place of what is being typed.
  ///
  /// - Returns: what that did; a number beyond the largest exponent is refused.
  @discardableResult
  public mutating func enter(_ value: KeypadValue) -> KeypadEffect {
    do throws(KeypadError) {
      let settled = try arithmetic.settled(value)
      let kept = memory
      memory = settled
      defer { memory = kept }
      return press(.memory(.recall))
    } catch {
      return .refused(.outOfRange)
    }
  }

  /// Presses keys one after the other.
  public mutating func press(contentsOf keys: some Sequence<KeypadKey>) {
    for key in keys { press(key) }
  }

  private mutating func act(
    on key: KeypadKey, _ tape: inout [TapeLine]
  ) throws(KeypadError) -> KeypadEffect {
    switch key {
    case .digit(let digit): try type(digit.rawValue, &tape)
    case .decimalPoint: try typePoint(&tape)
    case .toggleSign: toggleSign()
    case .backspace: deleteBackward()
    case .percent: try percent(&tape)
    case .equals: try equals(&tape)
    case .clear: clear()
    case .allClear: clearAll()
    case .binary(let key): try operate(key, &tape)
    case .unary(let key): try apply(key, &tape)
    case .constant(let key): try enter(constant(key), &tape)
    case .memory(let key): try press(key, &tape)
    case .openBracket: try openBracket(&tape)
    case .closeBracket: try closeBracket(&tape)
    case .second: Self.toggle(&isSecond)
    case .hyperbolic: Self.toggle(&isHyperbolic)
    case .rotate: Self.toggle(&isLandscape)
    case .toggleAngle: toggleAngle()
    case .base(let base): changeWord { $0.base = base }
    case .size(let size): changeWord { $0.size = size }
    case .toggleSigned: changeWord { $0.isSigned.toggle() }
    }
  }

  /// What a key does while an error is shown; `nil` if it does what it always does.
  private mutating func pressDuringFault(_ key: KeypadKey) -> KeypadEffect? {
    switch key {
    case .second, .hyperbolic, .rotate, .toggleAngle, .memory(.clear), .clear, .allClear, .base,
      .size, .toggleSigned:
      return nil
    case .digit, .decimalPoint, .constant, .memory(.recall):
      guard options.digitEndsError else { return .refused(.errorMustBeCleared) }
      reset()
      return nil
    default:
      return .refused(.errorMustBeCleared)
    }
  }

  private static func toggle(_ mode: inout Bool) -> KeypadEffect {
    mode.toggle()
    return .changed
  }

  private mutating func toggleAngle() -> KeypadEffect {
    angle = KeypadLayout.angle(after: angle, options.layout)
    return .changed
  }
}

// MARK: - Clearing

extension Keypad {
  /// What the next press of the clear key clears.
  public enum ClearFace: String, Sendable, Codable {
    case allClear = "AC"
    case clear = "C"
  }

  /// What the next press of the clear key clears.
  public var clearFace: ClearFace {
    if options.clearKey == .allClear { return .allClear }
    switch phase {
    case .start, .cleared, .fault: return .allClear
    case .entering, .operand, .afterOperator, .result, .opened, .closed: return .clear
    }
  }

  private mutating func clear() -> KeypadEffect {
    if clearFace == .allClear { return clearAll() }
    let result = phase == .result && options.clearAfterEquals == .keepsResult ? shown : nil
    show(.zero, .cleared)
    clearedResult = result
    return .changed
  }

  private mutating func clearAll() -> KeypadEffect {
    let before = self
    reset()
    return self == before ? .unchanged : .changed
  }

  /// Forgets everything but memory and modes.
  mutating func reset() {
    show(.zero, .start)
    level = Level()
    enclosing = []
    repetition = nil
  }

  /// Ends the entry, and shows a value.
  mutating func show(_ value: KeypadValue, _ phase: Phase) {
    entry = nil
    clearedResult = nil
    shown = value
    self.phase = phase
  }
}
