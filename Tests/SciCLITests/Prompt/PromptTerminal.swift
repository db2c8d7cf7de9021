import Foundation

/// A folder in which sessions keep their files, for as long as one of them needs it.
final class TemporaryHome {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sci-prompt-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// The prompt on a terminal, with a home of its own, and what is seen there.
final class PromptTerminal {
  let terminal: PseudoTerminal
  /// The folder in which the prompt keeps its files.
  let home: TemporaryHome
  private var emulator: TerminalEmulator
  private var fed = 0

  /// Starts `sci`.
  ///
  /// - Parameters:
  ///   - words: the command line without the command's name.
  ///   - columns: the width of the window.
  ///   - rows: its height.
  ///   - home: the folder of another session; a new one otherwise.
  ///   - canStop: whether the shell looks after stopped commands.
  ///   - configuration: the content of the configuration file.
  ///   - environment: what differs from that of the tests.
  /// - Throws: which call was refused.
  init(
    _ words: [String] = [], columns: Int = 80, rows: Int = 24, home: TemporaryHome? = nil,
    canStop: Bool = false, configuration: String? = nil, environment: [String: String?] = [:]
  ) throws {
    self.home = try home ?? TemporaryHome()
    if let configuration {
      let path = self.home.folder.appending(path: "config/sci")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try configuration.write(to: path.appending(path: "config"), atomically: true, encoding: .utf8)
    }
    emulator = TerminalEmulator(columns: columns, rows: rows)
    let usual: [String: String?] = [
      "TERM": "xterm-256color", "HOME": self.home.folder.path, "SCI_CONFIG": nil,
      "XDG_STATE_HOME": self.home.folder.appending(path: "state").path,
      "XDG_CONFIG_HOME": self.home.folder.appending(path: "config").path,
    ]
    terminal = try PseudoTerminal(
      words, canStop: canStop, columns: columns, rows: rows,
      environment: usual.merging(environment) { $1 })
  }

  /// The lines in the history file.
  var history: [String] {
    let text = try? String(
      contentsOf: home.folder.appending(path: "state/sci/history"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// What the terminal shows.
  var screen: TerminalEmulator {
    let output = terminal.output
    emulator.feed(String(output.unicodeScalars.dropFirst(fed)))
    fed = output.unicodeScalars.count
    return emulator
  }

  /// Looks at an empty screen, after ``PseudoTerminal/clearOutput()``.
  func restart() {
    emulator = TerminalEmulator(columns: emulator.columns, rows: emulator.rows)
    fed = 0
  }

  func type(_ keys: String) { terminal.type(keys) }

  func resize(columns: Int, rows: Int) throws {
    _ = screen
    emulator.resize(columns: columns, rows: rows)
    try terminal.resize(columns: columns, rows: rows)
  }

  /// Waits until a row of the screen is, or contains, a text.
  func wait(for text: String) throws {
    try terminal.wait(for: "\(text)\n\(screen.picture)") {
      screen.lines.contains { $0.contains(text) }
    }
  }

  /// Waits until a text is on the screen, in one row or several.
  func wait(forWrapped text: String) throws {
    try terminal.wait(for: text) { screen.lines.joined().contains(text) }
  }

  /// Waits until the last rows of the screen are these.
  func wait(forLast lines: String...) throws {
    do {
      try terminal.wait(for: lines.joined(separator: "\n")) {
        Array(screen.lines.suffix(lines.count)) == lines
      }
    } catch {
      throw PseudoTerminal.Missing(description: "\(lines) on\n\(screen.picture)")
    }
  }

  /// Waits until nothing is written for a while; only for recording.
  func settle() {
    var count = -1
    while count != terminal.output.utf8.count {
      count = terminal.output.utf8.count
      try? terminal.wait(for: "more", seconds: 0.7) { terminal.output.utf8.count != count }
    }
  }
}
