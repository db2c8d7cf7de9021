import SciCalculator
import SciSyntax

/// A command at the prompt: what is typed behind a colon.
struct PromptCommand: Sendable {
  let name: String
  /// What follows the name, as help writes it; empty where nothing does.
  let argument: String
  let summary: String
  let action: @Sendable (inout PromptSession, String) throws(FileError) -> PromptSession.Reaction

  /// The command as it is typed.
  var heading: String { argument.isEmpty ? ":\(name)" : ":\(name) \(argument)" }

  private init(
    _ name: String, takes argument: String = "", _ summary: String,
    _ action: @escaping @Sendable (inout PromptSession, String) throws(FileError) -> Void
  ) {
    (self.name, self.argument, self.summary) = (name, argument, summary)
    self.action = { (session, argument) throws(FileError) in
      try action(&session, argument)
      return .goOn
    }
  }

  private init(_ name: String, _ summary: String, _ reaction: PromptSession.Reaction) {
    (self.name, argument, self.summary) = (name, "", summary)
    action = { (_, _) throws(FileError) in reaction }
  }

  /// The command of a setting.
  private init(_ setting: PromptSetting) {
    self.init(setting.name, takes: setting.argument, setting.summary) {
      (session, value) throws(FileError) in
      try session.perform(setting, value)
    }
  }

  /// What is done in a session, without the settings.
  static let actions: [PromptCommand] = [
    PromptCommand("help", takes: "[NAME]", "What a name is; `:help settings` lists the settings.") {
      (session, name) throws(FileError) in try session.help(name)
    },
    PromptCommand("vars", "Your variables.") { (session, _) throws(FileError) in
      try session.listVariables()
    },
    PromptCommand("functions", "All functions by subject, yours first.") {
      (session, _) throws(FileError) in try session.listFunctions()
    },
    PromptCommand("history", takes: "[N]", "The last lines.") {
      (session, count) throws(FileError) in try session.listHistory(count)
    },
    PromptCommand("settings", "What is set.") { (session, _) throws(FileError) in
      try session.listSettings()
    },
    PromptCommand(
      "explain", takes: "[EXPR]",
      "How it is read; alone: of every line, on or off."
    ) {
      (session, text) throws(FileError) in try session.explain(text)
    },
    PromptCommand(
      "time", takes: "[EXPR]", "How long it takes; alone: of every line, on or off."
    ) {
      (session, text) throws(FileError) in try session.time(text)
    },
    PromptCommand(
      "plot", takes: "EXPR", "Draws a curve, or a condition on x and y, below the line."
    ) {
      (session, text) throws(FileError) in try session.plot(text)
    },
    PromptCommand("save", takes: "FILE", "Writes the lines of the session to a file.") {
      (session, path) throws(FileError) in try session.save(to: path)
    },
    PromptCommand("load", takes: "FILE", "Answers the lines of such a file.") {
      (session, path) throws(FileError) in try session.load(path)
    },
    PromptCommand("j", "j is the imaginary unit, as i is: 3 + 4j.") {
      (session, _) throws(FileError) in try session.answerLines(of: "j = i", isTyped: false)
    },
    PromptCommand("clear", "Clears the screen; so does Ctrl-L.", .clearScreen),
    PromptCommand("quit", "Ends the session; so does Ctrl-D.", .end),
  ]

  /// Every command.
  static let all = actions + PromptSetting.all.map { PromptCommand($0) }

  /// Other names of commands.
  private static let aliases = [
    "exit": "quit", "q": "quit", "h": "help", "?": "help", "variables": "vars",
    "colour": "color",
  ]

  static func named(_ name: String) -> PromptCommand? {
    let name = aliases[name] ?? name
    return all.first { $0.name == name }
  }
}

// MARK: - Reading

extension PromptSession {
  /// A command that was typed.
  struct Request: Hashable {
    var name: String
    var argument: String
  }

  /// The command that a text is, if it is one: behind a colon, or one of the words that everybody tries.
  func request(in text: String) -> Request? {
    let line = text.trimmingSpaces
    if line.hasPrefix(":"), !line.hasPrefix(":=") { return Self.request(line.dropFirst()) }
    if line.hasPrefix("?") {
      return Request(name: "help", argument: line.dropFirst().trimmingSpaces)
    }
    let request = Self.request(line[...])
    guard !isDefined(request.name) else { return nil }
    switch (request.name, request.argument) {
    case ("quit", ""), ("exit", ""), ("quit()", ""), ("exit()", ""):
      return Request(name: "quit", argument: "")
    // `help = 5` and `help(x) = x` give the name a meaning.
    case ("help", let topic) where !["=", ":=", "("].contains(where: topic.hasPrefix):
      return request
    default: return nil
    }
  }

  private static func request(_ text: Substring) -> Request {
    let name = text.prefix { !$0.isWhitespace }
    return Request(name: String(name), argument: text.dropFirst(name.count).trimmingSpaces)
  }

  private func isDefined(_ name: String) -> Bool {
    calculator.variables[name] != nil || calculator.functions[name] != nil
  }

  /// Does what a command says.
  mutating func perform(_ request: Request) throws(FileError) -> Reaction {
    guard let command = PromptCommand.named(request.name) else {
      let near = Self.suggestions(for: request.name)
      try complain("error: no command is called `:\(request.name)`; \(near ?? ":help lists them")")
      return .goOn
    }
    if command.argument.isEmpty, !request.argument.isEmpty, request.argument != "off" {
      try complain("error: `\(command.heading)` takes nothing behind it")
      return .goOn
    }
    if !command.argument.isEmpty, !command.argument.hasPrefix("["), request.argument.isEmpty {
      try complain("error: expected `\(command.heading)`")
      return .goOn
    }
    return try command.action(&self, request.argument)
  }

  private static func suggestions(for name: String) -> String? {
    let near = Spelling.suggestions(for: name, among: PromptCommand.all.map(\.name))
    return Spelling.question(near.map { ":" + $0 })
  }
}
