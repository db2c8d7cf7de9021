extension KeypadRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, profile, options, isLandscape, seed, keys, undoneKeys
  }

  /// Reads saved steps and takes them again.
  ///
  /// Version 1 had the name of a profile; version 2 has every switch, so that a record means the same when a
  /// default has changed; version 3 has numbers that were entered among the keys.
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
    let undone = try container.decodeIfPresent([Step].self, forKey: .undoneKeys) ?? []
    take(contentsOf: try container.decode([Step].self, forKey: .keys), undone: undone)
  }

  /// Writes where it began and the steps since.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.savedVersion, forKey: .version)
    try container.encode(beginning.options, forKey: .options)
    try container.encode(beginning.isLandscape, forKey: .isLandscape)
    try container.encode(beginning.seed, forKey: .seed)
    try container.encode(steps, forKey: .keys)
    try container.encode(undoneSteps, forKey: .undoneKeys)
  }

  /// The version of the saved form that this library writes.
  public static let savedVersion = 3
}

extension KeypadRecord.Step: Codable {
  /// Reads the text of a step.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let step = KeypadRecord.Step(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "`\(text)` is neither a key of the keypad nor a number")
    }
    self = step
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
