@testable import SciCLI

/// The manual page, whose lists are written from the tables that the command reads.
///
/// What stands between two comments, `.\" Table: NAME` and `.\" End of table`, is one of ``tables``. All else is written by hand.
struct ManualPage {
  /// The page with its tables written anew.
  let text: String
  /// The names of the tables in it.
  let names: [String]

  /// Why a page cannot be written.
  enum Mistake: Error, Hashable {
    case unknownTable(String)
    case missingEnd(String)
  }

  private static let start = ".\\\" Table: "
  private static let end = ".\\\" End of table"

  init(_ page: String) throws {
    let tables = Dictionary(uniqueKeysWithValues: Self.tables)
    var lines: [Substring] = []
    var names: [String] = []
    var table: String?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == Self.end { table = nil }
      if table == nil { lines.append(line) }
      if line.hasPrefix(Self.start) {
        let name = String(line.dropFirst(Self.start.count))
        guard let content = tables[name] else { throw Mistake.unknownTable(name) }
        lines += content.map { $0[...] }
        names.append(name)
        table = name
      }
    }
    if let table { throw Mistake.missingEnd(table) }
    (text, self.names) = (lines.joined(separator: "\n"), names)
  }
}

// MARK: - Tables

extension ManualPage {
  /// What can be written from tables, in lines of the macros `man`.
  static var tables: [(name: String, lines: [String])] {
    let common = OptionValues.table.description
    var tables = [
      ("title", [".TH SCI 1 \"\" \"sci \(Run.version)\" \"User Commands\""]),
      ("synopsis", synopsis),
      ("options of sci", entries(of: common.groups(in: ""))),
      ("keys of the keypad", list(LiveKeypad.help.map { (literal($0.key), $0.value) }, 16)),
      (
        "commands of the prompt",
        list(PromptCommand.actions.map { (heading($0.heading), $0.summary) }, 18)
      ),
      (
        "settings of the prompt",
        list(PromptSetting.all.map { (heading(":" + $0.heading), $0.summary) }, 20)
      ),
    ]
    for command in CommandDescription.subcommands {
      for section in command.sections {
        let groups = command.groups(in: section)
        let own = groups.filter { $0.contains { !isShared($0, common) } }
        let shared = groups.filter { $0.allSatisfy { isShared($0, common) } }.joined()
        tables.append(
          (
            "\(section.isEmpty ? "options" : section.lowercased()) of \(command.word)",
            entries(of: own) + remark(on: Array(shared))
          ))
      }
    }
    return tables
  }

  /// How each command is used.
  private static var synopsis: [String] {
    let commands = CommandDescription.subcommands
    let others = OptionValues.table.description.usages.filter { line in
      !commands.contains { line == $0.text.name || line.hasPrefix($0.text.name + " ") }
    }
    let lines = others + commands.flatMap(\.usages)
    return Array(lines.map { [typeset(usage: $0)] }.joined(separator: [".br"]))
  }

  /// A usage with the words in italics that stand for others, and those in bold letters that are typed so.
  private static func typeset(usage: String) -> String {
    usage.replacing(/<([a-z]+)>|[a-z-]+/) { match in
      match.1.map { "\\fI\(escaped($0))\\fP" } ?? literal(match.0)
    }
  }
}

// MARK: - Options

extension ManualPage {
  private static func entries(of groups: [[OptionDescription]]) -> [String] {
    groups.flatMap { group in
      entry(group.map(heading(of:)).joined(separator: ", "), description(of: group[0]))
    }
  }

  /// Whether an option is one of `sci`, with the same meaning.
  private static func isShared(
    _ option: OptionDescription, _ common: CommandDescription
  ) -> Bool {
    common.options.contains {
      $0.names == option.names && $0.help == option.help && $0.standard == option.standard
        && $0.valueName == option.valueName
    }
  }

  private static func heading(of option: OptionDescription) -> String {
    let value = option.takesValue ? " \\fI\(escaped(option.valueName))\\fP" : ""
    return option.names.map { literal($0) }.joined(separator: ", ") + value
  }

  /// What an option does, its values and its default.
  private static func description(of option: OptionDescription) -> String {
    var text = option.help
    let values = option.unnamedValues
    if !values.isEmpty {
      text += " Values: \(values.map { "`\($0)`" }.joined(separator: ", "))."
    }
    if option.standard.isEmpty { return text }
    // One word is what could be typed.
    let standard = option.standard.contains(" ") ? option.standard : "`\(option.standard)`"
    return text + " Default: \(standard)."
  }

  private static func remark(on options: [OptionDescription]) -> [String] {
    if options.isEmpty { return [] }
    let names = options.map { "`\($0.name)`" }
    return [".PP"] + prose("As under OPTIONS: \(names.joined(separator: ", ")).")
  }
}

// MARK: - Typesetting

extension ManualPage {
  /// A heading with its description.
  private static func entry(_ heading: String, _ description: String) -> [String] {
    [".TP", heading] + prose(description)
  }

  /// Short entries without space between them, whose descriptions begin in the same column.
  private static func list(
    _ rows: [(heading: String, description: String)], _ column: Int
  ) -> [String] {
    let entries = rows.flatMap { [".TP \(column)", $0.heading] + prose($0.description) }
    return [".PD 0"] + entries + [".PD"]
  }

  /// The heading of a command of the prompt, what follows its name in italics.
  private static func heading(_ text: String) -> String {
    let name = text.prefix { $0 != " " }
    return literal(name) + "\\fI\(escaped(text.dropFirst(name.count)))\\fP"
  }

  private static func literal(_ text: some StringProtocol) -> String { "\\fB\(escaped(text))\\fP" }

  /// Sentences in lines; what is in back quotes is in bold letters.
  private static func prose(_ text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
      .map { escaped($0) }
    let text = parts.enumerated()
      .map { $0.offset % 2 == 0 ? $0.element : "\\fB\($0.element)\\fP" }.joined()
    // A line that begins with one of these would be a request.
    return text.wrapped(columns: 80).map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }
  }

  /// A text as it stands: these characters have other meanings, or are drawn as other ones.
  private static func escaped(_ text: some StringProtocol) -> String {
    let replacements: [Character: String] = [
      "\\": "\\e", "-": "\\-", "'": "\\(aq", "^": "\\(ha", "~": "\\(ti",
    ]
    return text.map { replacements[$0] ?? String($0) }.joined()
  }
}
