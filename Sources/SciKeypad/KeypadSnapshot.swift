public import SciNumber

/// All that a front end shows of a keypad.
///
/// ```swift
/// var keypad = Keypad()
/// keypad.press(contentsOf: try KeypadKey.reading("1234 +"))
/// let snapshot = keypad.snapshot()
/// snapshot.text  // 1,234
/// snapshot.litOperator  // +
/// ```
public struct KeypadSnapshot: Hashable, Sendable, Codable {
  /// The display.
  public var text: String
  /// The display as it is read aloud, in English.
  public var spokenText: String
  /// What the clear key says.
  public var clearFace: Keypad.ClearFace
  /// The operator whose lamp is lit.
  public var litOperator: BinaryKey?
  /// The operation that waits in the innermost bracket, lit or not.
  public var pendingOperator: BinaryKey?
  /// Whether a number is being typed, so that the last character can be taken away.
  public var isEntering: Bool
  /// Why there is no result, while the display shows an error.
  public var fault: KeypadError?
  /// How many brackets are open.
  public var bracketDepth: Int
  /// Whether the memory holds something.
  public var isMemoryLit: Bool
  /// How the trigonometric keys measure angles.
  public var angle: AngleUnit
  /// Whether keys show their second faces.
  public var isSecond: Bool
  /// Whether the trigonometric keys are hyperbolic ones.
  public var isHyperbolic = false
  /// Whether the display is wide.
  public var isLandscape: Bool
  /// Which keys the keypad has.
  public var layout = KeypadOptions.Layout.telephone
  /// What a programmer's keypad shows beside; `nil` on the others.
  public var word: WordSnapshot?

  /// Whether the display shows an error.
  public var isError: Bool { fault != nil }
}

extension Keypad {
  /// What a front end shows.
  public func snapshot(_ format: DisplayFormat = .english) -> KeypadSnapshot {
    var fault = fault
    var number: PositionalDigits?
    if fault == nil {
      do throws(KeypadError) {
        number = try displayNumber(cells: cells(of: format))
      } catch {
        fault = error
      }
    }
    let display = word.map { $0.display(format, $0.base) } ?? format
    return KeypadSnapshot(
      text: number?.text(display) ?? format.errorText,
      spokenText: number?.spokenText ?? "error: \(fault?.words ?? "")",
      clearFace: clearFace, litOperator: litOperator, pendingOperator: level.pending?.operation,
      isEntering: phase == .entering, fault: fault, bracketDepth: bracketDepth,
      isMemoryLit: isMemoryLit, angle: angle, isSecond: isSecond, isHyperbolic: isHyperbolic,
      isLandscape: isLandscape, layout: options.layout, word: wordSnapshot(format))
  }

  /// What a number that is held or was recalled looks like on this display.
  ///
  /// - Returns: the error text where its digits cannot be told.
  public func text(of value: KeypadValue, _ format: DisplayFormat = .english) -> String {
    if let word, let integer = value.integer {
      return word.digits(of: integer, word.base).text(word.display(format, word.base))
    }
    let number = try? PositionalDigits(fitting: value.real, cells: cells(of: format))
    return number?.text(format) ?? format.errorText
  }

  private func cells(of format: DisplayFormat) -> Int {
    format.digitCells.map(DisplayFormat.usable) ?? cells
  }

  /// A number that is typed stays as it is typed, unless the display has become too short for it.
  private func displayNumber(cells: Int) throws(KeypadError) -> PositionalDigits {
    if let word, let integer = shown.integer {
      return entry?.digits ?? word.digits(of: integer, word.base)
    }
    guard let entry else { return try PositionalDigits(fitting: shown.real, cells: cells) }
    if entry.digits.cellCount <= cells || !options.limitsEntry { return entry.digits }
    return try PositionalDigits(fitting: KeypadValue(entry.value).real, cells: cells)
  }

  /// The operator whose lamp is lit: the one that waits, until its right operand is begun.
  public var litOperator: BinaryKey? {
    phase == .afterOperator || phase == .cleared ? level.pending?.operation : nil
  }
}

extension KeypadError: CustomStringConvertible {
  /// The reason in words, as ``words``.
  public var description: String { words }

  /// The reason in words.
  public var words: String {
    switch self {
    case .divisionByZero: "division by zero"
    case .domain: "not a real number"
    case .overflow: "too large or too small"
    case .undecided: "it could not be decided whether a number is zero"
    case .limit: "too much to compute"
    case .shiftCount: "too many bits to shift"
    }
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}
