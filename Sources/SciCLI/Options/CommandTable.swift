import SciSyntax

/// One option of a command: what is said about it, and what it does to what was asked for.
struct OptionRow<Request>: Sendable {
  /// What follows the name, and what is done with it.
  enum Action: Sendable {
    case flag(@Sendable (inout Request) -> Void)
    /// The action returns whether the value can be one of this option.
    case value(@Sendable (inout Request, String) -> Bool)
  }

  var description: OptionDescription
  let action: Action

  static func flag(
    _ name: String, short: String? = nil, _ help: String, default standard: String = "",
    excludes excluded: String = "", needs needed: String = "",
    _ action: @escaping @Sendable (inout Request) -> Void
  ) -> OptionRow {
    OptionRow(
      description: OptionDescription(
        name: name, shortName: short, valueName: "", help: help, values: .any, expectation: "",
        standard: standard, excluded: excluded, remark: "", needed: needed, section: "",
        isRepeated: false),
      action: .flag(action))
  }

  static func value(
    _ name: String, short: String? = nil, _ valueName: String, _ help: String,
    values: OptionValueKind = .any, expects expectation: String = "",
    default standard: String = "", excludes excluded: String = "", remark: String = "",
    needs needed: String = "", section: String = "", isRepeated: Bool = false,
    _ action: @escaping @Sendable (inout Request, String) -> Bool
  ) -> OptionRow {
    OptionRow(
      description: OptionDescription(
        name: name, shortName: short, valueName: valueName, help: help, values: values,
        expectation: expectation, standard: standard, excluded: excluded, remark: remark,
        needed: needed, section: section, isRepeated: isRepeated),
      action: .value(action))
  }

  /// The same option of a request that holds this one's, at the place that a function gives to another.
  func inside<Whole>(
    _ access: @escaping @Sendable (inout Whole, (inout Request) -> Void) -> Void
  ) -> OptionRow<Whole> {
    let action: OptionRow<Whole>.Action =
      switch self.action {
      case .flag(let apply): .flag { access(&$0) { apply(&$0) } }
      case .value(let apply):
        .value { whole, text in
          var isUnderstood = false
          access(&whole) { isUnderstood = apply(&$0, text) }
          return isUnderstood
        }
      }
    return OptionRow<Whole>(description: description, action: action)
  }

  fileprivate var takesValue: Bool {
    if case .value = action { true } else { false }
  }
}

/// Why options cannot be meant together, or a value cannot be meant at all.
struct OptionError: Error {
  var words: String
}

/// All that a command understands: parsing, help, errors, the manual page and the completions of shells follow from this table.
///
/// Parsers that find options by reflection take 17 million instructions for it, twenty times as long as all else that `1+1` needs.
struct CommandTable<Request>: Sendable {
  let text: CommandText
  /// The words that are no options; made when they are asked for, since the runtime needs 10,000 instructions to set up another type of array.
  private let listArguments: @Sendable () -> [ArgumentDescription]
  /// What is said of more arguments than there can be; empty for the usual words.
  let surplus: String
  let rows: [OptionRow<Request>]

  init(
    _ text: CommandText, arguments: @escaping @Sendable () -> [ArgumentDescription],
    surplus: String = "", rows: [OptionRow<Request>]
  ) {
    self.text = text
    listArguments = arguments
    self.surplus = surplus
    self.rows = rows
  }

  var arguments: [ArgumentDescription] { listArguments() }

  var description: CommandDescription {
    CommandDescription(
      text: text, arguments: arguments, options: rows.map(\.description) + [.help])
  }

  /// Where an option stands that is written as it is in the table.
  ///
  /// An index and not the row, whose optional type would be made at run time.
  private func index(of name: String) -> Int? {
    for index in rows.indices
    where rows[index].description.name == name || rows[index].description.shortName == name {
      return index
    }
    return nil
  }

  func isFlag(_ word: String) -> Bool {
    guard let index = index(of: word) else { return OptionDescription.help.isCalled(word) }
    return !rows[index].takesValue
  }

  func takesValue(_ word: String) -> Bool {
    guard let index = index(of: word) else { return false }
    return rows[index].takesValue
  }

  /// What is said about an option.
  func option(named name: String) -> OptionDescription? {
    index(of: name).map { rows[$0].description }
  }
}

// MARK: - Reading

extension CommandTable {
  /// What words ask for, each an option, or one with its value such as `-n=30`.
  ///
  /// - Throws: what is wrong with one of them, or with two together.
  func read(_ words: [String], into initial: Request) throws(OptionError) -> Request {
    var request = initial
    var given = GivenOptions()
    for word in words { given.insert(try read(word, into: &request)) }
    try check(given)
    return request
  }

  /// Takes one option, whatever others there are.
  ///
  /// - Returns: where it stands in the table.
  @discardableResult
  func read(_ word: String, into request: inout Request) throws(OptionError) -> Int {
    guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      guard let index = index(of: word) else { throw unknown(word) }
      guard case .flag(let apply) = rows[index].action else { throw missingValue(word, index) }
      apply(&request)
      return index
    }
    let name = String(word[..<equals])
    let value = String(word[word.utf8.index(after: equals)...])
    guard let index = index(of: name) else { throw unknown(name, value: value) }
    guard case .value(let apply) = rows[index].action else { throw unwanted(value, name) }
    if value.isEmpty { throw missingValue(name, index) }
    guard apply(&request, value) else { throw invalid(value, name, index) }
    return index
  }

  /// Checks whether options can be given together.
  func check(names: [String]) throws(OptionError) {
    var given = GivenOptions()
    for name in names {
      if let index = index(of: name) { given.insert(index) }
    }
    try check(given)
  }

  /// Checks how many words there are that are no options.
  func check(arguments words: [String]) throws(OptionError) {
    var count = words.count
    for argument in arguments {
      if count == 0, !argument.isOptional { throw missing(argument) }
      count = argument.isRepeated ? 0 : max(0, count - 1)
    }
    if count > 0 {
      throw OptionError(
        words: surplus.isEmpty ? "unexpected argument '\(words[words.count - count])'" : surplus)
    }
  }

  private func check(_ given: GivenOptions) throws(OptionError) {
    for index in given.indices {
      let needed = rows[index].description.needed
      if !needed.isEmpty, self.index(of: needed).map(given.contains) != true {
        throw OptionError(words: "\(rows[index].description.name) needs \(needed)")
      }
      if rows[index].description.excluded.isEmpty { continue }
      for other in given.indices where other != index { try checkPair(index, other) }
    }
  }

  private func checkPair(_ index: Int, _ other: Int) throws(OptionError) {
    let (first, second) = (rows[index].description, rows[other].description)
    guard first.excludes(second) else { return }
    let remark = second.remark.isEmpty ? "" : "; " + second.remark
    throw OptionError(words: "\(first.name) and \(second.name) exclude each other" + remark)
  }
}

/// Which options of a table were given.
private struct GivenOptions {
  private var bits: UInt64 = 0

  mutating func insert(_ index: Int) {
    precondition(index < UInt64.bitWidth, "a table has more than 64 options")
    bits |= 1 << UInt64(index)
  }

  func contains(_ index: Int) -> Bool { bits >> UInt64(index) & 1 == 1 }

  /// The places of the options, in the order of the table.
  var indices: Indices { Indices(bits: bits) }

  struct Indices: Sequence, IteratorProtocol {
    fileprivate var bits: UInt64

    mutating func next() -> Int? {
      if bits == 0 { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }
  }
}

// MARK: - Errors

extension CommandTable {
  private func unknown(_ name: String, value: String? = nil) -> OptionError {
    if let value, OptionDescription.help.isCalled(name) { return unwanted(value, name) }
    let names = rows.map(\.description.name) + [OptionDescription.help.name]
    let near = option(withValue: name) ?? Spelling.suggestions(for: name, among: names).first
    return OptionError(
      words: "unknown option '\(name)'" + (near.map { ". Did you mean '\($0)'?" } ?? ""))
  }

  /// An option with the value whose name was typed in place of the option's: `--theme dark` for `--dark`, `--output <path>.svg` for `--svg`.
  private func option(withValue name: String) -> String? {
    guard name.hasPrefix("--") else { return nil }
    let value = String(name.dropFirst(2))
    for option in rows.map(\.description) {
      if option.values.listed.contains(value) { return "\(option.name) \(value)" }
      if case .file(let endings) = option.values,
        endings.split(separator: " ").contains(where: { $0 == ".\(value)" })
      {
        return "\(option.name) <\(option.valueName)>.\(value)"
      }
    }
    return nil
  }

  private func missingValue(_ name: String, _ index: Int) -> OptionError {
    OptionError(words: "missing value for '\(name) <\(rows[index].description.valueName)>'")
  }

  private func unwanted(_ value: String, _ name: String) -> OptionError {
    OptionError(
      words: "the option '\(name)' does not take any value, but '\(value)' was specified")
  }

  private func invalid(_ value: String, _ name: String, _ index: Int) -> OptionError {
    let option = rows[index].description
    if !option.expectation.isEmpty {
      return OptionError(words: "\(option.name) takes \(option.expectation)")
    }
    let words = "the value '\(value)' is invalid for '\(name) <\(option.valueName)>'"
    let values = option.values.listed
    return OptionError(
      words: values.isEmpty
        ? words
        : "\(words). Please provide one of the following: \(values.joined(separator: ", "))")
  }

  private func missing(_ argument: ArgumentDescription) -> OptionError {
    let dots = argument.isRepeated ? " ..." : ""
    return OptionError(words: "missing expected argument '<\(argument.name)>\(dots)'")
  }
}

// MARK: - Actions

/// What an action does with what was typed; each returns whether it understood it.
enum Typed {
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

  /// Takes a number of a range.
  static func take<Value: Comparable>(
    _ value: Value?, in range: ClosedRange<Value>, _ place: inout Value?
  ) -> Bool {
    guard let value, range.contains(value) else { return false }
    place = value
    return true
  }

  /// Takes a number of a range in the place of another.
  static func take<Value: Comparable>(
    _ value: Value?, in range: ClosedRange<Value>, _ place: inout Value
  ) -> Bool {
    guard let value, range.contains(value) else { return false }
    place = value
    return true
  }

  /// Adds a value to those before.
  static func append(_ value: String, _ place: inout [String]) -> Bool {
    place.append(value)
    return true
  }
}
