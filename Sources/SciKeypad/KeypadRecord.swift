/// A keypad with its past: the keys that made it, undo and redo, and the paper tape.
///
/// The steps are the record: taken again on a new keypad they give the same states, and what is saved is these steps.
///
/// ```swift
/// var record = KeypadRecord()
/// for key in try KeypadKey.reading("2 + 3 =") { record.press(key) }
/// record.tape.count  // 1
/// record.undo()
/// record.keypad.snapshot().text  // 3
/// ```
public struct KeypadRecord: Hashable, Sendable {
  /// The keypad as it is now.
  public private(set) var keypad: Keypad
  /// The steps in force, oldest first: those that changed something and were not undone.
  public private(set) var steps: [Step] = []
  /// The steps that can be redone, the next one last.
  public internal(set) var undoneSteps: [Step] = []
  /// What was computed, with exact values.
  public private(set) var tape: [TapeLine] = []

  let beginning: Beginning
  /// What each of the last steps found.
  private var past: [Moment] = []

  /// So many steps can be undone.
  public static let undoLimit = 200

  struct Beginning: Hashable {
    var options: KeypadOptions
    var isLandscape: Bool
    var seed: UInt64
  }

  private struct Moment: Hashable {
    var keypad: Keypad
    var tapeCount: Int
  }

  /// Begins with a keypad that shows 0; see ``Keypad/init(options:isLandscape:seed:)``.
  public init(
    options: KeypadOptions = .singleStep, isLandscape: Bool = false, seed: UInt64 = 0
  ) {
    beginning = Beginning(options: options, isLandscape: isLandscape, seed: seed)
    keypad = Keypad(options: options, isLandscape: isLandscape, seed: seed)
  }

  /// Presses a key; a new step ends what can be redone.
  @discardableResult
  public mutating func press(_ key: KeypadKey) -> KeypadEffect { take(.key(key)) }

  /// Enters a number, such as one of a line of the tape; see ``Keypad/enter(_:)``.
  @discardableResult
  public mutating func enter(_ value: KeypadValue) -> KeypadEffect { take(.value(value)) }

  /// Takes a step; a new one ends what can be redone, unless it turns the display.
  @discardableResult
  public mutating func take(_ step: Step) -> KeypadEffect {
    let effect = perform(step)
    if effect.isRecorded, !step.turnsDisplay { undoneSteps = [] }
    return effect
  }

  private mutating func perform(_ step: Step) -> KeypadEffect {
    let before = Moment(keypad: keypad, tapeCount: tape.count)
    let effect = keypad.take(step)
    guard effect.isRecorded else { return effect }
    if past.count >= 2 * Self.undoLimit { past.removeFirst(Self.undoLimit) }
    past.append(before)
    steps.append(step)
    if case .evaluated(let lines) = effect { tape += lines }
    return effect
  }

  /// Whether there is a step to undo.
  public var canUndo: Bool { past.count > turnCount }

  /// How many steps at the end only turned the display.
  private var turnCount: Int { steps.count - (steps.lastIndex { !$0.turnsDisplay } ?? -1) - 1 }

  /// Goes back to before the last step that changed something.
  ///
  /// The display stays as it is turned, since a window or a hand holds it so.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    guard canUndo else { return false }
    let isLandscape = keypad.isLandscape
    for _ in 0..<turnCount { _ = takeBack() }
    if let step = takeBack() { undoneSteps.append(step) }
    if keypad.isLandscape != isLandscape { _ = perform(.key(.rotate)) }
    return true
  }

  private mutating func takeBack() -> Step? {
    guard let moment = past.popLast() else { return nil }
    tape.removeLast(tape.count - moment.tapeCount)
    keypad = moment.keypad
    return steps.popLast()
  }

  /// Takes the last step again that was undone.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let step = undoneSteps.popLast() else { return false }
    _ = perform(step)
    return true
  }
}

extension KeypadEffect {
  /// Whether the key left a trace that can be undone.
  var isRecorded: Bool {
    switch self {
    case .unchanged, .refused: false
    case .changed, .evaluated, .failed: true
    }
  }
}
