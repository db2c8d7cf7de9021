// The saved form of a keypad. What an older version did not know is read as it was then: the defaults of the
// switches are part of the format, and a new default gets a new version.

import SciNumber

extension Keypad: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, options, angle, isSecond, isLandscape, memory, isMemoryLit, isHyperbolic,
      olderMemories, word
    case entry, shown, phase, level, enclosing, repetition, clearedResult, random
  }

  /// The version of the saved form that this library writes.
  public static let savedVersion = 1

  /// Reads a saved keypad.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
    guard version <= Self.savedVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription:
          "saved by a newer version: \(version), and \(Self.savedVersion) is the last one known")
    }
    self.init(
      options: try container.decodeIfPresent(KeypadOptions.self, forKey: .options) ?? .singleStep)
    angle = try container.decodeIfPresent(AngleUnit.self, forKey: .angle) ?? angle
    isSecond = try container.decodeIfPresent(Bool.self, forKey: .isSecond) ?? isSecond
    isLandscape = try container.decodeIfPresent(Bool.self, forKey: .isLandscape) ?? isLandscape
    memory = try container.decodeIfPresent(KeypadValue.self, forKey: .memory) ?? memory
    isMemoryLit = try container.decodeIfPresent(Bool.self, forKey: .isMemoryLit) ?? isMemoryLit
    isHyperbolic =
      try container.decodeIfPresent(Bool.self, forKey: .isHyperbolic) ?? isHyperbolic
    olderMemories =
      try container.decodeIfPresent([KeypadValue].self, forKey: .olderMemories) ?? olderMemories
    if word != nil {
      word = try container.decodeIfPresent(WordFormat.self, forKey: .word) ?? word
    }
    entry = try container.decodeIfPresent(KeypadEntry.self, forKey: .entry)
    shown = try container.decodeIfPresent(KeypadValue.self, forKey: .shown) ?? shown
    phase = try container.decodeIfPresent(Phase.self, forKey: .phase) ?? phase
    level = try container.decodeIfPresent(Level.self, forKey: .level) ?? level
    enclosing = try container.decodeIfPresent([Level].self, forKey: .enclosing) ?? enclosing
    repetition = try container.decodeIfPresent(Repetition.self, forKey: .repetition)
    clearedResult = try container.decodeIfPresent(KeypadValue.self, forKey: .clearedResult)
    random.state = try container.decodeIfPresent(UInt64.self, forKey: .random) ?? random.state
    let isSound =
      (phase == .entering) == (entry != nil)
      || [.start, .cleared, .opened, .afterOperator].contains(phase)
    guard isSound, holdsNumbers, enclosing.count <= Self.maximumDepth else {
      throw DecodingError.dataCorruptedError(
        forKey: .phase, in: container, debugDescription: "no keypad can be in this state")
    }
  }

  /// Whether the numbers and the entry are such as this keypad has.
  private var holdsNumbers: Bool {
    guard let word else { return entry?.isDecimal ?? true }
    return numbers.allSatisfy { $0.integer.map(word.holds) ?? false }
      && entry.map { word.holds(typed: $0.digits) } ?? true
  }

  /// Writes the keypad with all that it needs to go on.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.savedVersion, forKey: .version)
    try container.encode(options, forKey: .options)
    try container.encode(angle, forKey: .angle)
    try container.encode(isSecond, forKey: .isSecond)
    try container.encode(isLandscape, forKey: .isLandscape)
    try container.encode(memory, forKey: .memory)
    try container.encode(isMemoryLit, forKey: .isMemoryLit)
    if isHyperbolic { try container.encode(isHyperbolic, forKey: .isHyperbolic) }
    if !olderMemories.isEmpty { try container.encode(olderMemories, forKey: .olderMemories) }
    try container.encodeIfPresent(word, forKey: .word)
    try container.encodeIfPresent(entry, forKey: .entry)
    try container.encode(shown, forKey: .shown)
    try container.encode(phase, forKey: .phase)
    try container.encode(level, forKey: .level)
    try container.encode(enclosing, forKey: .enclosing)
    try container.encodeIfPresent(repetition, forKey: .repetition)
    try container.encodeIfPresent(clearedResult, forKey: .clearedResult)
    try container.encode(random.state, forKey: .random)
  }
}

extension Keypad.Phase: Codable {
  private static let names: KeyValuePairs<String, Keypad.Phase> = [
    "start": .start, "entering": .entering, "operand": .operand, "afterOperator": .afterOperator,
    "cleared": .cleared, "result": .result, "opened": .opened, "closed": .closed,
  ]

  /// Reads the name of a phase, or of a fault.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    if let fault = KeypadError(rawValue: name) {
      self = .fault(fault)
    } else if let phase = Self.names.first(where: { $0.key == name })?.value {
      self = phase
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "`\(name)` is no phase of a keypad")
    }
  }

  /// Writes the name.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .fault(let fault) = self {
      try container.encode(fault.rawValue)
    } else {
      try container.encode(Self.names.first { $0.value == self }?.key ?? "start")
    }
  }
}
