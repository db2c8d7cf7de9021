/// What is said about one option of a command: its names, its value, its help.
///
/// Help, errors, the manual page and the completions of shells are written from it. A row of a table is a constant that the compiler lays out: it
/// holds texts and functions, and no array.
struct OptionDescription: Sendable {
  /// The name as it is typed: `--digits`.
  let name: String
  /// The short name as it is typed, `-n`, if there is one.
  let shortName: String?
  /// What stands for the value in help; empty for a flag.
  let valueName: String
  /// What the option does, in a sentence.
  let help: String
  /// What the value can be.
  var values: OptionValueKind
  /// What the value can be, for an error: `a number from 2 to 36`; empty where ``values`` says it, or nothing.
  let expectation: String
  /// What is done without the option, in words; empty where the help says so.
  var standard: String
  /// The options that cannot be given together with this one, with spaces between them.
  ///
  /// One of two that exclude each other says so.
  let excluded: String
  /// What else is said where another option excludes this one.
  let remark: String
  /// The option without which this one means nothing; empty where there is none.
  var needed: String
  /// The heading under which help lists it; empty for that of all options.
  let section: String
  /// Whether each one counts, and not just the last.
  let isRepeated: Bool

  var takesValue: Bool { !valueName.isEmpty }

  /// The short name, if there is one, and the name.
  var names: [String] { (shortName.map { [$0] } ?? []) + [name] }

  /// The names as one reads them: `-n, --digits`.
  var heading: String { names.joined(separator: ", ") }

  /// Whether it says of another option that it excludes that one.
  ///
  /// Words are compared in place: to split the text takes a start 20,000 instructions.
  func excludes(_ other: OptionDescription) -> Bool {
    var rest = excluded.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
      if rest[..<end].elementsEqual(other.name.utf8) { return true }
      rest = rest[end...].dropFirst()
    }
    return false
  }

  /// Whether the option is written so.
  func isCalled(_ word: String) -> Bool { name == word || shortName == word }

  /// Asks for help; every command has it.
  static let help = OptionDescription(
    name: "--help", shortName: "-h", valueName: "", help: "Show help information.", values: .any,
    expectation: "", standard: "", excluded: "", remark: "", needed: "", section: "",
    isRepeated: false)
}

/// What the value of an option or an argument can be, for errors and for completion in a shell.
enum OptionValueKind: Sendable {
  case any
  /// One of these, which help and errors list.
  case only(@Sendable () -> [String])
  /// One of these among others, or too many to list; a shell offers them.
  case offered(@Sendable () -> [String])
  /// The path of a file; one whose name ends in one of these, with spaces between them, if there are any.
  case file(endings: String)

  static var file: OptionValueKind { .file(endings: "") }

  /// The values of a type whose cases are all of them.
  static func cases<Value: CaseIterable & RawRepresentable>(
    _ type: Value.Type
  ) -> [String] where Value.RawValue == String {
    type.allCases.map(\.rawValue)
  }

  /// All values, where help lists them.
  var listed: [String] {
    if case .only(let values) = self { values() } else { [] }
  }
}

/// What is said about a word of a command that is no option.
struct ArgumentDescription: Sendable {
  /// The name as it stands in help, without brackets.
  let name: String
  let help: String
  let isOptional: Bool
  /// Whether there may be several.
  let isRepeated: Bool
  let values: OptionValueKind

  static func one(
    _ name: String, _ help: String, isOptional: Bool = false, values: OptionValueKind = .any
  ) -> ArgumentDescription {
    ArgumentDescription(
      name: name, help: help, isOptional: isOptional, isRepeated: false, values: values)
  }

  static func several(
    _ name: String, _ help: String, isOptional: Bool = false, values: OptionValueKind = .any
  ) -> ArgumentDescription {
    ArgumentDescription(
      name: name, help: help, isOptional: isOptional, isRepeated: true, values: values)
  }
}

/// What is said about a command as a whole.
struct CommandText: Sendable {
  /// What is typed to call it: `sci verify`.
  let name: String
  /// What it does, in a sentence.
  let abstract: String
  /// The forms in which it is called, one on each line.
  let usage: String
  /// Examples, and what else has to be known.
  let discussion: String

  init(name: String, abstract: String, usage: String, discussion: String = "") {
    (self.name, self.abstract) = (name, abstract)
    (self.usage, self.discussion) = (usage, discussion)
  }
}

/// All that is said about a command.
struct CommandDescription: Sendable {
  let text: CommandText
  let arguments: [ArgumentDescription]
  /// The options, that for help last.
  let options: [OptionDescription]

  /// The word behind `sci` that calls it; empty for `sci` itself.
  var word: String { String(text.name.dropFirst("sci".count).drop { $0 == " " }) }

  var usages: [String] { text.usage.split(separator: "\n").map(String.init) }

  /// Every command, `sci` itself first.
  static var all: [CommandDescription] { [OptionValues.table.description] + subcommands }

  /// The commands that have a name of their own.
  static var subcommands: [CommandDescription] {
    [
      VerifyRun.table.description, TestRun.table.description, KeypadRun.table.description,
      TipRun.table.description, PlotRun.table.description, TableRun.table.description,
      NoteRun.table.description, ServerRun.table.description,
      LanguageServerRun.table.description,
    ]
  }

  /// The names of the options that cannot be given together with one.
  func names(excludedBy option: OptionDescription) -> [String] {
    options.filter { $0.excludes(option) || option.excludes($0) }.flatMap(\.names)
  }
}
