/// A keypad with its past: the keys that made it, undo and redo, and the paper tape.
///
/// The keys are the record: pressed again on a new keypad they give the same states, and what is saved is these keys.
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
  /// The keys in force, oldest first: those that changed something and were not undone.
  public private(set) var keys: [KeypadKey] = []
  /// The keys that can be redone, the next one last.
  public private(set) var undoneKeys: [KeypadKey] = []
  /// What was computed, with exact values.
  public private(set) var tape: [TapeLine] = []

  private let beginning: Beginning
  /// What each of the last keys found.
  private var past: [Moment] = []

  /// So many keys can be undone.
  public static let undoLimit = 200

  private struct Beginning: Hashable {
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

  /// Presses a key; a new key ends what can be redone.
  @discardableResult
  public mutating func press(_ key: KeypadKey) -> KeypadEffect {
    let undone = undoneKeys
    undoneKeys = []
    let effect = perform(key)
    if !effect.isRecorded { undoneKeys = undone }
    return effect
  }

  private mutating func perform(_ key: KeypadKey) -> KeypadEffect {
    let before = Moment(keypad: keypad, tapeCount: tape.count)
    let effect = keypad.press(key)
    guard effect.isRecorded else { return effect }
    if past.count >= 2 * Self.undoLimit { past.removeFirst(Self.undoLimit) }
    past.append(before)
    keys.append(key)
    if case .evaluated(let lines) = effect { tape += lines }
    return effect
  }

  /// Whether there is a key to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Goes back to before the last key that changed something.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let moment = past.popLast(), let key = keys.popLast() else { return false }
    undoneKeys.append(key)
    tape.removeLast(tape.count - moment.tapeCount)
    keypad = moment.keypad
    return true
  }

  /// Presses the last key again that was undone.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let key = undoneKeys.popLast() else { return false }
    _ = perform(key)
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

// MARK: - Saving

extension KeypadRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, profile, options, isLandscape, seed, keys, undoneKeys
  }

  /// Reads saved keys and presses them again.
  ///
  /// Version 1 had the name of a profile, version 2 has every switch, so that a record means the same when a
  /// default has changed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
    guard (1...Self.savedVersion).contains(version) else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription:
          "saved by a newer version: \(version), and \(Self.savedVersion) is the last one known")
    }
    var options = try container.decodeIfPresent(KeypadOptions.self, forKey: .options)
    if options == nil, let name = try container.decodeIfPresent(String.self, forKey: .profile) {
      guard let profile = KeypadOptions(profile: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .profile, in: container, debugDescription: "no profile is called `\(name)`")
      }
      options = profile
    }
    self.init(
      options: options ?? .singleStep,
      isLandscape: try container.decodeIfPresent(Bool.self, forKey: .isLandscape) ?? false,
      seed: try container.decodeIfPresent(UInt64.self, forKey: .seed) ?? 0)
    for key in try container.decode([KeypadKey].self, forKey: .keys) { press(key) }
    undoneKeys = try container.decodeIfPresent([KeypadKey].self, forKey: .undoneKeys) ?? []
  }

  /// Writes where it began and the keys since.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.savedVersion, forKey: .version)
    try container.encode(beginning.options, forKey: .options)
    try container.encode(beginning.isLandscape, forKey: .isLandscape)
    try container.encode(beginning.seed, forKey: .seed)
    try container.encode(keys, forKey: .keys)
    try container.encode(undoneKeys, forKey: .undoneKeys)
  }

  /// The version of the saved form that this library writes.
  public static let savedVersion = 2
}
