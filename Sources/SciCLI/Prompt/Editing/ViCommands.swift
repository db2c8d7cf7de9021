/// The command mode of vi: keys one after another until they are a command.
struct ViCommands {
  /// What a command asks for.
  enum Action: Hashable, Sendable {
    case edit(EditorAction)
    /// The keys of an operator with its motion, or with the whole line for `nil`.
    case operate(Operator, Motion?)
    /// Typing begins, after a motion.
    case insert(Motion?)
    case pasteBehind
    case replace(Character, count: Int)
    case toggleCase(count: Int)
    /// The keys so far are no whole command, or none at all.
    case wait
    case none
  }

  enum Operator: Character, Sendable {
    case delete = "d"
    case change = "c"
    case copy = "y"
  }

  /// The keys of the command so far.
  private var keys: [Character] = []
  /// The last `f`, `F`, `t` or `T` and its character.
  private var lastFind: Motion?

  /// The motions of one key.
  static let motions: [Character: Motion] = [
    "h": .left, "l": .right, " ": .right, "w": .nextWord, "W": .nextSpacedWord, "b": .wordStart,
    "B": .spacedWordStart, "e": .lastOfWord, "E": .lastOfWord, "0": .lineStart, "^": .lineText,
    "$": .lineEnd, "%": .bracket,
  ]

  /// The commands of one key that need nothing more.
  static let commands: [Character: Action] = [
    "i": .insert(nil), "a": .insert(.right), "I": .insert(.lineText), "A": .insert(.lineEnd),
    "j": .edit(.next), "k": .edit(.previous), "+": .edit(.next), "-": .edit(.previous),
    "G": .edit(.last), "/": .edit(.search), "?": .edit(.search),
    "u": .edit(.undo), "p": .pasteBehind, "P": .edit(.paste),
    "D": .operate(.delete, .lineEnd), "C": .operate(.change, .lineEnd), "Y": .operate(.copy, nil),
    "S": .operate(.change, nil), "s": .operate(.change, .right),
    "x": .edit(.cut(.right)), "X": .edit(.cut(.left)),
  ]

  /// Forgets the keys of a command that is not whole.
  mutating func reset() { keys = [] }

  /// Takes the next key of a command.
  mutating func take(_ key: Character) -> Action {
    keys.append(key)
    let action = self.action()
    if action != .wait { keys = [] }
    return action
  }

  private mutating func action() -> Action {
    var rest = keys[...]
    let count = Self.count(in: &rest)
    guard let key = rest.popFirst() else { return .wait }
    if let verb = Operator(rawValue: key) {
      return operation(verb, count, &rest)
    }
    switch key {
    case "r": return rest.first.map { .replace($0, count: count) } ?? .wait
    case "~": return .toggleCase(count: count)
    case "x": return .edit(.cut(.times(count, .right)))
    case "X": return .edit(.cut(.times(count, .left)))
    default: break
    }
    if let command = Self.commands[key] { return command }
    guard let motion = motion(key, &rest) else { return Self.takesCharacter(key) ? .wait : .none }
    return .edit(.move(.times(count, motion)))
  }

  private mutating func operation(
    _ verb: Operator, _ count: Int, _ rest: inout ArraySlice<Character>
  ) -> Action {
    let count = count * Self.count(in: &rest)
    guard let key = rest.popFirst() else { return .wait }
    if key == verb.rawValue { return .operate(verb, nil) }
    guard let motion = motion(key, &rest) else { return Self.takesCharacter(key) ? .wait : .none }
    // As in vi, `cw` leaves the space behind the word.
    let isWordChange = verb == .change && (motion == .nextWord || motion == .nextSpacedWord)
    return .operate(verb, .times(count, isWordChange ? .lastOfWord : motion))
  }

  private static func takesCharacter(_ key: Character) -> Bool { "fFtT".contains(key) }

  /// The motion of a key and the character that it may need.
  private mutating func motion(_ key: Character, _ rest: inout ArraySlice<Character>) -> Motion? {
    if let motion = Self.motions[key] { return motion }
    if key == ";" { return lastFind }
    guard Self.takesCharacter(key), let target = rest.popFirst() else { return nil }
    let isBefore = key == "t" || key == "T"
    let motion: Motion =
      key == "f" || key == "t"
      ? .find(target, isBefore: isBefore) : .findBack(target, isBefore: isBefore)
    lastFind = motion
    return motion
  }

  /// The number in front, 1 without one.
  private static func count(in keys: inout ArraySlice<Character>) -> Int {
    guard let first = keys.first, first != "0", first.isASCII, first.isNumber else { return 1 }
    let digits = keys.prefix { $0.isASCII && $0.isNumber }
    keys = keys.dropFirst(digits.count)
    return min(Int(String(digits)) ?? 1_000, 1_000)
  }
}
