import SciCalculator
import SciNumber
import SciSyntax

// What the commands of ``PromptCommand`` do.

extension PromptSession {
  /// Makes a setting and says so.
  mutating func perform(_ setting: PromptSetting, _ value: String) throws(FileError) {
    do throws(PromptSetting.SettingError) {
      try set(setting, to: value)
    } catch {
      return try complain("error: \(error.words)")
    }
  }

  // MARK: Help

  func help(_ topic: String) throws(FileError) {
    switch topic {
    case "": try write(guide)
    case "settings": try write(settingTable)
    default:
      for name in topic.split(separator: " ") { try explainName(String(name)) }
    }
  }

  /// What a function, a constant, a unit or a command is.
  private func explainName(_ name: String) throws(FileError) {
    let page = HelpCommand.page(on: name)
    let command = PromptCommand.named(name.hasPrefix(":") ? String(name.dropFirst()) : name)
    try write(page ?? "")
    if let command { try write("\(command.heading)\n  \(command.summary)\n") }
    if page == nil, command == nil {
      let hint = HelpCommand.suggestion(for: name) ?? ":functions lists the functions"
      try complain("error: nothing is called `\(name)`; \(hint)")
    }
  }

  /// How to begin.
  private var guide: String {
    let commands = PromptCommand.actions.map { ($0.heading, $0.summary) }
    return Self.introduction + HelpTable(commands).text(columns: columns)
      + "\n" + HelpTable(Self.keys).text(columns: columns)
  }

  private var settingTable: String {
    HelpTable(PromptSetting.all.map { (":" + $0.heading, $0.summary) }).text(columns: columns)
      + "`off` behind a setting takes it back.\n"
  }

  private static let introduction = """
    Type an expression: 2(3+4), sin 30, x = 5, f(t) = t^2, 5 km to mi.
    = is exact, ≈ is rounded. ans is the last result, _1, _2, … all of them.


    """

  private static let keys: [(heading: String, summary: String)] = [
    ("Tab", "completes a name, lists names the second time; \\pi Tab is π"),
    ("Up, Ctrl-R", "earlier lines that begin so; search in earlier lines"),
    ("Alt-Enter", "another line; an open bracket begins one by itself"),
    ("Ctrl-C", "stops what is computed, or clears the line"),
    ("Ctrl-_", "undoes"),
  ]

  // MARK: Lists

  func listVariables() throws(FileError) {
    let variables = calculator.variables.filter { !$0.key.hasPrefix("_") }
    if variables.isEmpty { return try write("no variables yet: x = 5 makes one\n", .aside) }
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
      try write(
        StyledLine("\(name) \(shortText(of: value))").written(
          Palette(usesColor: false), columns: columns) + "\n")
    }
  }

  /// A value with its sign, if its digits are soon found.
  private func shortText(of value: Value) -> String {
    var budget = calculator.settings.budget
    budget.time = .milliseconds(200)
    do throws(MathError) {
      let text = try command.options.format.text(of: value, within: budget)
      return EqualsSign.signed(text)
    } catch {
      return "has a value whose digits take long"
    }
  }

  func listFunctions() throws(FileError) {
    let own = calculator.functions.sorted { $0.key < $1.key }
    if !own.isEmpty {
      try write("Yours\n")
      for (name, parameters) in own {
        try write("  \(name)(\(parameters.joined(separator: "; ")))\n")
      }
    }
    for family in Function.Family.allCases {
      try write("\(family.rawValue)\n")
      try write(filled(FunctionTable.all.filter { $0.family == family }.map { $0.name }))
    }
    try write("help NAME says more about one.\n", .aside)
  }

  /// Names in lines that fit.
  private func filled(_ names: [String]) -> String {
    var text = ""
    var line = " "
    for name in names {
      if line.columnCount + 1 + name.columnCount > columns, line != " " {
        text += line + "\n"
        line = " "
      }
      line += " " + name
    }
    return text + line + "\n"
  }

  func listHistory(_ count: String) throws(FileError) {
    guard let count = count.isEmpty ? 20 : Int(count), count >= 0 else {
      return try complain("error: expected `:history N`, with a number of lines")
    }
    for entry in history.entries.suffix(count) { try write(entry + "\n") }
  }

  func listSettings() throws(FileError) {
    for line in settingLines { try write(line + "\n") }
    try write("keys \(preferences.keys)\n")
    try write("color \(preferences.color)\n")
    try write("preview \(preferences.showsPreview ? "on" : "off")\n")
  }

  // MARK: One expression

  mutating func explain(_ text: String) throws(FileError) {
    guard !text.isEmpty else {
      toggleExplanations()
      return try write(
        values.explain ? "every line is explained\n" : "no line is explained\n", .aside)
    }
    let explained = values.explain
    if !explained { toggleExplanations() }
    try answerLines(of: text, isTyped: false)
    if !explained { toggleExplanations() }
  }

  mutating func time(_ text: String) throws(FileError) {
    guard !text.isEmpty else {
      toggleTimes()
      return try write(isTimed ? "times are shown\n" : "no times are shown\n", .aside)
    }
    let timed = isTimed
    if !timed { toggleTimes() }
    try answerLines(of: text, isTyped: false)
    if !timed { toggleTimes() }
  }

  // MARK: Files

  func save(to path: String) throws(FileError) {
    let path = Self.expanded(path)
    do throws(FileError) {
      // Only what was saved before is written over.
      let old = try streams.contents(of: path)
      guard old.isEmpty || old.starts(with: Self.savedHeader.utf8) else {
        return try complain("error: \(path) is there already and is no saved session")
      }
    } catch {
      guard error.isMissing else { return try complain("error: \(path): \(error.words)") }
    }
    do throws(FileError) {
      try streams.replace(path, Array(saved.utf8))
    } catch {
      return try complain("error: \(path): \(error.words)")
    }
    try write("saved \(record.count) lines\n", .aside)
  }

  mutating func load(_ path: String) throws(FileError) {
    let path = Self.expanded(path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try streams.contents(of: path)
    } catch {
      return try complain("error: \(path): \(error.words)")
    }
    guard let count = try load(String(decoding: bytes, as: UTF8.self), from: path) else {
      return try complain("error: \(path): files load each other without end")
    }
    try write("read \(count) lines\n", .aside)
  }

  /// A path with the home in place of `~`.
  private static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = environmentVariable("HOME") else { return path }
    return home + path.dropFirst()
  }
}

// MARK: - Hints

extension PromptSession {
  /// What a command that is being typed does.
  func hint(on text: String) -> StyledLine? {
    guard let request = request(in: text), let command = PromptCommand.named(request.name),
      text.hasPrefix(":")
    else { return nil }
    return StyledLine("\(command.heading)   \(command.summary)", .aside)
  }

  /// How the function is called whose arguments are being typed.
  func hint(onCallIn text: [UInt8], at offset: Int) -> StyledLine? {
    let call = Completer(calculator: calculator).call(in: text, at: offset)
    return call.map { StyledLine("\($0.heading)   \($0.summary)", .aside) }
  }
}
