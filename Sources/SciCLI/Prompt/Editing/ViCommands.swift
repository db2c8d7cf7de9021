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
    /// The last change again, with the text that was typed in it.
    indirect case again(Action, inserting: String)
    /// The keys so far are no whole command, or none at all.
    case wait
    case none

    /// Whether it changes the text, so that it can be repeated.
    fileprivate var isChange: Bool {
      switch self {
      case .edit(.cut), .edit(.paste), .operate(.delete, _), .operate(.change, _), .insert,
        .pasteBehind, .replace, .toggleCase:
        true
      default: false
      }
    }
  }

  enum Operator: Character, Sendable {
    case delete = "d"
    case change = "c"
    case copy = "y"
  }

  /// A command without the numbers in it, and what they multiply to; `nil` without any.
  private struct Command {
    var count: Int?
    var keys: [Character]
  }

  /// The keys of the command so far.
  private var keys: [Character] = []
  /// The last command that changed the text, and what was typed in it.
  private var lastChange: Command?
  private var lastInsertion = ""
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
    let command = Self.command(of: keys)
    let action = command.keys == ["."] ? again(command.count) : action(of: command)
    if action != .wait { keys = [] }
    if action.isChange { (lastChange, lastInsertion) = (command, "") }
    // What is typed is written once, whatever number was before.
    if case .insert = action { lastChange?.count = nil }
    return action
  }

  /// Hears what was typed after the last change.
  mutating func note(insertion: String) { lastInsertion = insertion }

  /// The last change; a number replaces that of the change, and is what it has from now on.
  private mutating func again(_ count: Int?) -> Action {
    guard var change = lastChange else { return .none }
    if let count { change.count = count }
    lastChange = change
    let action = action(of: change)
    guard case .insert = action else { return .again(action, inserting: lastInsertion) }
    return .again(
      action, inserting: String(repeating: lastInsertion, count: change.count ?? 1))
  }

  private static func command(of keys: [Character]) -> Command {
    var rest = keys[...]
    var count = Self.count(in: &rest)
    guard let verb = rest.first, Operator(rawValue: verb) != nil else {
      return Command(count: count, keys: Array(rest))
    }
    rest.removeFirst()
    if let inner = Self.count(in: &rest) { count = (count ?? 1) * inner }
    return Command(count: count, keys: [verb] + rest)
  }

  private mutating func action(of command: Command) -> Action {
    var rest = command.keys[...]
    let count = command.count ?? 1
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

  /// The number in front; `nil` without one.
  private static func count(in keys: inout ArraySlice<Character>) -> Int? {
    guard let first = keys.first, first != "0", first.isASCII, first.isNumber else { return nil }
    let digits = keys.prefix { $0.isASCII && $0.isNumber }
    keys = keys.dropFirst(digits.count)
    return min(Int(String(digits)) ?? 1_000, 1_000)
  }
}
