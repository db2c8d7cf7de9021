import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The built command as a conversation: what keys, signals and other sessions do.
@Suite(.enabled(if: PseudoTerminal.isAvailable), .serialized, .timeLimit(.minutes(10)))
struct PromptTerminalTests {
  private func started(
    _ words: [String] = [], home: TemporaryHome? = nil, canStop: Bool = false,
    configuration: String? = nil, environment: [String: String?] = [:]
  ) throws -> PromptTerminal {
    let prompt = try PromptTerminal(
      words, home: home, canStop: canStop, configuration: configuration, environment: environment)
    try prompt.wait(for: ">")
    return prompt
  }

  /// Takes seconds wherever it is computed.
  private static let long = "sum(sin(k); k; 1; 10000000)"

  // MARK: The end

  @Test(arguments: ["\u{4}", "quit\r", "exit\r", ":quit\r", ":q\r"])
  func `it ends and leaves the terminal as it was`(keys: String) throws {
    let prompt = try started()
    prompt.type("1/0\r")
    try prompt.wait(for: "division by zero")
    prompt.type(keys)
    #expect(try prompt.terminal.waitForEnd() == 0)
    #expect(try prompt.terminal.settings == prompt.terminal.initialSettings)
    #expect(!prompt.screen.marksPastes)
    #expect(prompt.screen.unknown == [])
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGABRT, SIGSEGV])
  func `a signal ends it and leaves the terminal as it was`(signal: Int32) throws {
    for keys in ["1+1", Self.long + "\r"] {
      let prompt = try started()
      prompt.type(keys)
      try prompt.wait(for: keys.hasSuffix("\r") ? "computing for" : "= 2")
      prompt.terminal.send(signal)
      #expect(try prompt.terminal.waitForEnd() == 128 + Int(signal))
      #expect(try prompt.terminal.settings == prompt.terminal.initialSettings)
      #expect(!prompt.screen.marksPastes)
    }
  }

  @Test func `a name of one's own goes before the words that end it`() throws {
    let prompt = try started()
    prompt.type("quit = 5\r")
    try prompt.wait(for: "_1 = 5")
    prompt.type("quit\r")
    try prompt.wait(for: "_2 = 5")
    prompt.type(":quit\r")
    #expect(try prompt.terminal.waitForEnd() == 0)
  }

  // MARK: Ctrl-C and Ctrl-Z

  @Test func `Ctrl-C stops what is computed and keeps the session`() throws {
    let prompt = try started()
    prompt.type("x = 5\r\(Self.long)\r")
    try prompt.wait(for: "computing for")
    prompt.type("\u{3}")
    try prompt.wait(for: "stopped")
    prompt.type("x + _1\r")
    try prompt.wait(forLast: "_2 = 10", ">")
    #expect(!prompt.screen.lines.contains { $0.contains("computing") })
  }

  @Test func `a limit of time keeps the session and names the setting`() throws {
    let prompt = try started()
    prompt.type(":max-time 0.6\r\(Self.long)\r")
    try prompt.wait(for: "note: :max-time raises the limit")
    prompt.type("1+1\r")
    try prompt.wait(forLast: "_1 = 2", ">")
  }

  @Test func `Ctrl-C clears a line, and says how to quit in an empty one`() throws {
    let prompt = try started()
    prompt.type("12+")
    try prompt.wait(forLast: "> 12+")
    prompt.type("\u{3}")
    try prompt.wait(forLast: ">")
    prompt.type("\u{3}")
    try prompt.wait(forLast: ">", "Ctrl-D or quit ends the session")
    // What was cleared can be pasted.
    prompt.type("\u{19}1\r")
    try prompt.wait(forLast: "_1 = 13", ">")
  }

  @Test(arguments: [false, true])
  func `it can be suspended and continued`(isComputing: Bool) throws {
    let prompt = try started(canStop: true)
    prompt.type(isComputing ? Self.long + "\r" : "12+3")
    try prompt.wait(for: isComputing ? "computing for" : "= 15")
    prompt.type("\u{1a}")
    #expect(try prompt.terminal.waitForEnd() == 128 + Int(SIGTSTP))
    #expect(try prompt.terminal.settings == prompt.terminal.initialSettings)
    prompt.terminal.clearOutput()
    prompt.restart()
    prompt.terminal.continueCommand()
    try prompt.wait(for: isComputing ? "computing for" : "> 12+3")
    prompt.type(isComputing ? "\u{3}" : "\r")
    try prompt.wait(for: isComputing ? "stopped" : "_1 = 15")
    prompt.type("\u{4}")
    #expect(try prompt.terminal.waitForEnd() == 0)
  }

  // MARK: History

  @Test func `what was typed outlives a session that is killed`() throws {
    let first = try started(canStop: true)
    first.type("1+1\rf(x) = (x +\r1)\r secret\r1+1\r1+1\r")
    try first.wait(forLast: "_3 = 2", ">")
    first.type("5+")
    try first.wait(for: "> 5+")
    first.terminal.send(SIGKILL)
    #expect(try first.terminal.waitForEnd() == 137)
    #expect(first.history == ["1+1", "f(x) = (x +\\n1)", "1+1"])
    let second = try started(home: first.home)
    second.type("\u{1b}[A\u{1b}[A")
    try second.wait(forLast: "> f(x) = (x +", "… 1)")
    second.type("\u{15}\u{1b}OA\u{1b}OA\u{15}")
  }

  @Test func `two sessions at once lose nothing`() throws {
    let first = try started()
    let second = try started(home: first.home)
    for number in 1...20 {
      first.type("1+\(number)\r")
      second.type("2+\(number)\r")
    }
    try first.wait(for: "_20 = 21")
    try second.wait(for: "_20 = 22")
    let lines = first.history
    #expect(lines.filter { $0.hasPrefix("1+") } == (1...20).map { "1+\($0)" })
    #expect(lines.filter { $0.hasPrefix("2+") } == (1...20).map { "2+\($0)" })
    #expect(lines.count == 40)
  }

  @Test func `a home that cannot be written is said once`() throws {
    let prompt = try started(environment: ["XDG_STATE_HOME": "/proc/sci"])
    prompt.type("1+1\r2+2\r")
    try prompt.wait(forLast: "_2 = 4", ">")
    #expect(prompt.screen.lines.filter { $0.hasPrefix("lines are not kept: ") }.count == 1)
  }

  @Test func `Ctrl-R searches letter by letter`() throws {
    let prompt = try started()
    prompt.type("sin(30)\rcos(60)\rtan(45)\r")
    try prompt.wait(forLast: "_3 = 1", ">")
    prompt.type("\u{12}6")
    try prompt.wait(forLast: "> cos(60)", "search: 6")
    prompt.type("\u{7f}(")
    try prompt.wait(forLast: "> tan(45)", "search: (")
    prompt.type("\u{12}\u{12}")
    try prompt.wait(forLast: "> sin(30)", "search: (")
    prompt.type("x")
    try prompt.wait(forLast: "> sin(30)", "not found: (x")
    prompt.type("\u{3}")
    try prompt.wait(forLast: ">")
    prompt.type("\u{12}sin\r")
    try prompt.wait(forLast: "_4 = 0.5", ">")
  }

  // MARK: Typing

  @Test func `pasted lines are one text, and each is answered`() throws {
    let prompt = try started()
    prompt.type("\u{1b}[200~a = 1\r\nb = [1;\r\n2]\r\na + b\r\n\u{1b}[201~")
    try prompt.wait(forLast: "> a = 1", "… b = [1;", "… 2]", "… a + b", "= [2; 3]")
    prompt.type("\r")
    try prompt.wait(forLast: "_1 = 1", "_2 = [1; 2]", "_3 = [2; 3]", ">")
  }

  @Test func `control characters in a paste are left out`() throws {
    let prompt = try started()
    prompt.type("\u{1b}[200~1\u{7}+\u{1}\t2\u{1b}[201~\r")
    try prompt.wait(forLast: "> 1+ 2", "_1 = 3", ">")
    #expect(prompt.screen.unknown == [])
  }

  @Test func `keys of vi`() throws {
    let prompt = try started(configuration: "keys vi\n")
    prompt.type("sin(45)+1")
    try prompt.wait(for: "> sin(45)+1")
    prompt.type("\u{1b}")
    try prompt.wait(for: ": sin(45)+1")
    prompt.type("0f4cw30\u{1b}")
    try prompt.wait(for: ": sin(30)+1")
    prompt.type("$r2")
    try prompt.wait(for: ": sin(30)+2")
    prompt.type("\r")
    try prompt.wait(forLast: "_1 = 2.5", ">")
  }

  @Test func `the configuration is the prompt's, and its errors are told`() throws {
    let prompt = try started(
      configuration: "digits 5 # few\nradians\ndigts 7\nbase 99\npreview off\n")
    try prompt.wait(
      forWrapped: "config: line 3: no setting is called `digts`; did you mean `digits`?")
    try prompt.wait(forWrapped: "config: line 4: base takes a number from 2 to 36")
    prompt.type("1/3")
    try prompt.wait(forLast: "rad> 1/3")
    prompt.type("\r")
    try prompt.wait(forLast: "_1 ≈ 0.33333", "rad>")
    let other = try PromptTerminal(["1/3"], home: prompt.home)
    try other.wait(for: "0.33333333333333333333")
  }

  @Test func `options go before the configuration`() throws {
    let prompt = try started(["-n7", "-d"], configuration: "digits 5\nradians\n")
    prompt.type("1/3\r")
    try prompt.wait(forLast: "_1 ≈ 0.3333333", ">")
  }

  // MARK: Documentation

  @Test func `the conversation in the documentation is what is seen`() throws {
    let text = try ReadmeTests.text("Documentation/prompt.md")
    let conversations = ReadmeTests.examples(in: text).filter { $0.command == "sci" }
    #expect(conversations.count == 1)
    for conversation in conversations {
      let prompt = try started()
      let lines = conversation.expected.split(separator: "\n")
      for line in lines {
        guard let sign = line.range(of: "> ") else { continue }
        prompt.type(line[sign.upperBound...] + "\r")
      }
      try prompt.wait(for: "_4 = ")
      let (shown, written) = (Array(prompt.screen.lines.dropLast()), lines.map { String($0) })
      #expect(shown == written)
    }
  }

  // MARK: Colours and terminals

  private static var colour: Regex<Substring> { /\u{1b}\[[0-9;]*3[0-9]m/ }

  @Test func `colours are for terminals that want them`() throws {
    for (environment, hasColour) in [
      (["NO_COLOR": nil], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true),
    ] as [([String: String?], Bool)] {
      let prompt = try started(environment: environment)
      prompt.type("1/0\r(1)\r")
      try prompt.wait(forLast: "_1 = 1", ">")
      #expect(prompt.terminal.output.contains(Self.colour) == hasColour, "\(environment)")
      #expect(prompt.screen.unknown == [])
    }
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal that cannot draw is answered line by line`(name: String) throws {
    let prompt = try started(environment: ["TERM": name])
    prompt.type("1/4\n")
    try prompt.wait(for: "= 0.25")
    prompt.type(":digits 5\n1/3\n")
    try prompt.wait(for: "≈ 0.33333")
    prompt.type("quit\n")
    #expect(try prompt.terminal.waitForEnd() == 0)
    #expect(!prompt.terminal.output.contains("\u{1b}"))
    #expect(prompt.history == [])
  }
}
