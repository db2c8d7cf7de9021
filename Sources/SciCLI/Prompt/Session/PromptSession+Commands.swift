import SciCalculator
import SciNumber
import SciSyntax

// What the commands of ``PromptCommand`` do.

extension PromptSession {
  /// Makes a setting and says so.
  mutating func perform(_ setting: PromptSetting, _ value: String) throws(FileError) {
    do throws(PromptSetting.Refusal) {
      try set(setting, to: value)
    } catch {
      return try complain("error: \(error.words)")
    }
    if screen != nil, !isLoading {
      try write(value.isEmpty ? "\(setting.name)\n" : "\(setting.name) \(value)\n", .aside)
    }
  }

  // MARK: Help

  mutating func help(_ topic: String) throws(FileError) {
    if topic.isEmpty { return try write(Self.guide) }
    var text = ""
    for name in topic.split(separator: " ").map(String.init) {
      let page = HelpCommand.page(on: name)
      let command = PromptCommand.named(name.hasPrefix(":") ? String(name.dropFirst()) : name)
      text += page ?? ""
      if let command { text += HelpCommand.row(command.heading, command.summary) }
      if page == nil, command == nil {
        let hint = HelpCommand.suggestion(for: name) ?? ":functions lists the functions"
        text += "nothing is called `\(name)`; \(hint)\n"
      }
    }
    try write(text)
  }

  /// How to begin.
  static var guide: String {
    var text = """
      Type an expression, and its value is shown. Exact results have =, rounded ones ≈.

        2(3+4)   sin 30   x = 2.5   f(t) = t^2   5 km to mi   20% of 50   1/3 to fraction

      ans is the last result and _1, _2, … are the earlier ones, with all their digits.


      """
    for command in PromptCommand.actions {
      text += HelpCommand.row(command.heading, command.summary)
    }
    text += "\nSettings, which :settings shows; `off` takes one back\n"
    for setting in PromptSetting.all {
      text += HelpCommand.row(":" + setting.heading, setting.summary)
    }
    text += "\nKeys\n"
    for (keys, summary) in Self.keys { text += HelpCommand.row(keys, summary) }
    return text
  }

  private static let keys: KeyValuePairs<String, String> = [
    "Tab": "completes a name; again lists what there is; \\pi Tab is π",
    "Up, Down": "earlier lines that begin like this one",
    "Ctrl-R": "searches in earlier lines",
    "Alt-Enter": "begins another line; an open bracket does so by itself",
    "Ctrl-C": "stops what is computed, or clears the line",
    "Ctrl-_": "undoes",
    "Ctrl-D": "ends the session",
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
      return (text.isExact ? "= " : "≈ ") + text.string
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
