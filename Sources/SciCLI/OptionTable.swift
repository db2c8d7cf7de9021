/// One option of a command: its names, and what it does to what was asked for.
struct OptionRow<Request>: Sendable {
  /// What follows the name, and what is done with it.
  ///
  /// An action returns whether it understood for certain what was typed.
  enum Action: Sendable {
    case flag(@Sendable (inout Request) -> Bool)
    case value(@Sendable (inout Request, String) -> Bool)
  }

  let name: String
  let shortName: String?
  let action: Action

  static func flag(
    _ name: String, short: String? = nil, _ action: @escaping @Sendable (inout Request) -> Bool
  ) -> OptionRow {
    OptionRow(name: name, shortName: short, action: .flag(action))
  }

  static func value(
    _ name: String, short: String? = nil,
    _ action: @escaping @Sendable (inout Request, String) -> Bool
  ) -> OptionRow {
    OptionRow(name: name, shortName: short, action: .value(action))
  }

  /// The same option of a request that holds this one's, at the place that a function gives to another.
  func inside<Whole>(
    _ access: @escaping @Sendable (inout Whole, (inout Request) -> Bool) -> Bool
  ) -> OptionRow<Whole> {
    switch action {
    case .flag(let apply): .flag(name, short: shortName) { access(&$0) { apply(&$0) } }
    case .value(let apply):
      .value(name, short: shortName) { whole, text in access(&whole) { apply(&$0, text) } }
    }
  }

  fileprivate var takesValue: Bool {
    if case .value = action { true } else { false }
  }
}

/// The options of a command that can be read without ArgumentParser.
///
/// ArgumentParser finds its options by reflection, which takes a process twenty times as long as all else that `1+1` needs. This table reads
/// what it is certain of; everything else, errors and help among it, is ArgumentParser's. `OptionTests` compares the two.
struct OptionTable<Request>: Sendable {
  let rows: [OptionRow<Request>]

  /// The options that take no value, those of ArgumentParser itself included.
  var flags: Set<String> { names { !$0.takesValue }.union(["-h", "--help"]) }

  /// The options that take a value.
  var valued: Set<String> { names { $0.takesValue } }

  private func names(_ isIncluded: (OptionRow<Request>) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for row in rows where isIncluded(row) {
      names.insert(row.name)
      if let short = row.shortName { names.insert(short) }
    }
    return names
  }

  /// Where an option stands that is written as it is in the table.
  ///
  /// An index and not the row, whose optional type would be made at run time.
  private func index(of name: String) -> Int? {
    for index in rows.indices where rows[index].name == name || rows[index].shortName == name {
      return index
    }
    return nil
  }

  func isFlag(_ word: String) -> Bool {
    guard let index = index(of: word) else { return word == "-h" || word == "--help" }
    return !rows[index].takesValue
  }

  func takesValue(_ word: String) -> Bool {
    guard let index = index(of: word) else { return false }
    return rows[index].takesValue
  }

  /// What words ask for, each an option, or one with its value such as `-n=30`.
  ///
  /// - Returns: `nil` where a word is not certain to be understood as ArgumentParser understands it.
  func read(_ words: [String], into initial: Request) -> Request? {
    var request = initial
    for word in words {
      guard read(word, into: &request) else { return nil }
    }
    return request
  }

  private func read(_ word: String, into request: inout Request) -> Bool {
    guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      guard let index = index(of: word), case .flag(let apply) = rows[index].action else {
        return false
      }
      return apply(&request)
    }
    let value = word[word.utf8.index(after: equals)...]
    guard !value.isEmpty, let index = index(of: String(word[..<equals])),
      case .value(let apply) = rows[index].action
    else { return false }
    return apply(&request, String(value))
  }
}

// MARK: - Actions

/// What an action does with what was typed; each returns whether it understood it.
enum Typed {
  /// Turns something on.
  static func turnOn(_ place: inout Bool) -> Bool {
    place = true
    return true
  }

  /// Takes a value, if what was typed is one; a later one replaces it.
  static func take<Value>(_ value: Value?, _ place: inout Value) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  /// Takes a value that is `nil` until it is typed.
  static func take<Value>(_ value: Value?, _ place: inout Value?) -> Bool {
    place = value
    return value != nil
  }

  /// Adds a value to those before.
  static func append(_ value: String, _ place: inout [String]) -> Bool {
    place.append(value)
    return true
  }

  /// Takes one of several values that exclude each other.
  static func take<Value: Equatable>(only value: Value, _ place: inout Value?) -> Bool {
    defer { place = value }
    return place == nil || place == value
  }
}
