import CLastWords
import Foundation

@testable import SciCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal with the command `sci` on it, and the program that plays the person before it.
///
/// As on a real one, a shell starts the command, so that it can be stopped and go on. When the command ends or stops,
/// the shell prints ``left`` with the status and a bracket.
final class PseudoTerminal {
  /// What the shell prints before the status.
  static let left = "[left "

  /// Whether there are such terminals here; a container may have none.
  static let isAvailable: Bool = {
    var (master, slave) = (-1 as Int32, -1 as Int32)
    guard unsafe openpty(&master, &slave, nil, nil, nil) == 0 else { return false }
    for file in [master, slave] { close(file) }
    return true
  }()

  /// What was waited for did not come in time.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// A call that the operating system refused.
  struct Failure: Error {
    var call: String
    var number = errno
  }

  /// All that was written to the terminal.
  private(set) var output = ""
  /// Bytes at the end that are no whole character yet.
  private var pending: [UInt8] = []
  private let master: Int32
  /// Held open, so that the settings can be read whatever the shell does.
  private let slave: Int32
  private let shell: pid_t
  /// The settings before the command could change them.
  let initialSettings: [UInt64]

  /// The shell outlives the signals that end the command, and a line continues one that was stopped.
  private static let script = """
    ulimit -c 0
    trap : HUP INT QUIT PIPE ALRM TERM USR1 USR2 XCPU ABRT BUS FPE ILL SEGV SYS TRAP XFSZ
    "$@"; echo "\(left)$?]"; read -r line
    fg; echo "\(left)$?]"; read -r line
    """

  /// Starts `sci` with these words.
  ///
  /// - Parameters:
  ///   - words: the command line without the command's name.
  ///   - canStop: whether the shell looks after stopped commands, as one that a person types into.
  ///   - columns: the width of the window.
  ///   - rows: its height.
  ///   - environment: what differs from that of the tests; `nil` for what is not there.
  /// - Throws: which call was refused.
  init(
    _ words: [String], canStop: Bool = false, columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:]
  ) throws {
    var size = Self.size(columns: columns, rows: rows)
    var name = [CChar](repeating: 0, count: 128)
    var (master, slave) = (-1 as Int32, -1 as Int32)
    guard unsafe openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw Failure(call: "openpty")
    }
    (self.master, self.slave) = (master, slave)
    initialSettings = try Self.settings(of: slave)
    for file in [master, slave] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    // A crash ends the command; where there is a terminal, Swift would ask what to do.
    let usual = ["TERM": "xterm", "NO_COLOR": nil, "SWIFT_BACKTRACE": "enable=no"]
    shell = try Self.start(
      ["/bin/sh", canStop ? "-m" : "+m", "-c", Self.script, "sh", try Self.binary] + words,
      on: name,
      environment: usual.merging(environment) { $1 })
  }

  deinit {
    send(SIGKILL)
    _ = kill(shell, SIGKILL)
    close(master)
    close(slave)
    _ = waitpid(shell, nil, 0)
  }

  /// The command, which lies beside the test program.
  private static var binary: String {
    get throws {
      let programs =
        Bundle.allBundles.map(\.bundleURL)
        + CommandLine.arguments.filter { $0.hasPrefix("/") }.map { URL(filePath: $0) }
      let paths = programs.map { $0.deletingLastPathComponent().appending(path: "sci").path }
      guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
        throw Failure(call: "finding sci", number: ENOENT)
      }
      return path
    }
  }

  /// The flag `POSIX_SPAWN_SETSID`, which Swift does not see everywhere.
  private static var newSession: Int32 {
    #if canImport(Darwin)
      0x400
    #else
      0x80
    #endif
  }

  /// Starts a program in a session of its own, whose terminal is the one with this name.
  private static func start(
    _ words: [String], on terminal: [CChar], environment: [String: String?]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var files = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&files)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&files)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addopen(&files, 0, terminal, O_RDWR, 0)
    for output in [1, 2] as [Int32] { unsafe posix_spawn_file_actions_adddup2(&files, 0, output) }
    // Whatever the test program ignores or blocks, the command must not.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Self.newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var settings = unsafe variables.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (arguments + settings).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let error = unsafe posix_spawn(
      &process, words[0], &files, &attributes, &arguments, &settings)
    guard error == 0 else { throw Failure(call: "posix_spawn", number: error) }
    return process
  }
}

// MARK: - What a person and a shell do

extension PseudoTerminal {
  /// Types bytes.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(master, bytes, bytes.count)
  }

  /// Sends a signal to the command, as the terminal would.
  func send(_ signal: Int32) {
    let group = tcgetpgrp(master)
    // Before the shell has the terminal there is none, and 0 would mean the group of the test program.
    if group > 1 { _ = kill(-group, signal) }
  }

  /// Lets a stopped command go on, as `fg` in a shell does.
  func continueCommand() { type("\n") }

  /// Makes the window another size.
  func resize(columns: Int, rows: Int) throws {
    var size = Self.size(columns: columns, rows: rows)
    guard unsafe ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw Failure(call: "ioctl") }
  }

  private static func size(columns: Int, rows: Int) -> winsize {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    return size
  }

  /// The settings of the terminal, as far as programs change them.
  var settings: [UInt64] {
    get throws { try Self.settings(of: slave) }
  }

  private static func settings(of file: Int32) throws -> [UInt64] {
    var settings = termios()
    guard unsafe tcgetattr(file, &settings) == 0 else { throw Failure(call: "tcgetattr") }
    // Darwin says by it that typed bytes are to be read again.
    let local = settings.c_lflag & ~tcflag_t(PENDIN)
    return [
      UInt64(settings.c_iflag), UInt64(settings.c_oflag), UInt64(settings.c_cflag), UInt64(local),
    ] + (unsafe withUnsafeBytes(of: settings.c_cc) { unsafe $0.map(UInt64.init) })
  }
}

// MARK: - What is seen

extension PseudoTerminal {
  /// What was last drawn as a whole.
  var frame: Substring {
    guard let end = output.range(of: "\u{1b}[?2026l", options: .backwards),
      let start = output.range(
        of: "\u{1b}[H", options: .backwards, range: output.startIndex..<end.lowerBound)
    else { return "" }
    return output[start.upperBound..<end.lowerBound]
  }

  /// The lines last drawn as a whole, without colours.
  var screen: [String] {
    // The terminal adds a return of its own where it is not raw enough to leave lines alone.
    let text = String(String.UnicodeScalarView(frame.unicodeScalars.filter { $0 != "\r" }))
    return text.replacing(/\u{1b}\[[0-9;]*[Km]/, with: "").components(separatedBy: "\n")
  }

  /// Whether a text stands on the display, in large type or small.
  func displays(_ text: String) -> Bool {
    func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
    let lines = screen.map(trimmed)
    if lines.contains(text) { return true }
    guard let large = LargeDigits.rows(of: text)?.map(trimmed) else { return false }
    return lines.indices.contains { lines[$0...].starts(with: large) }
  }

  /// Reads until what was written satisfies a condition; not beyond the end of the command.
  func wait(for what: String, seconds: Double = 10, until isSatisfied: () -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !isSatisfied() {
      let rest = status == nil ? deadline.timeIntervalSinceNow : 0
      guard rest > 0 else {
        let seen = screen.joined(separator: "\n")
        throw Missing(description: "\(what)\n\(seen)\n\(output.suffix(200).debugDescription)")
      }
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, Int32(rest * 1000) + 1) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe read(master, &buffer, buffer.count)
      guard count > 0 else { throw Failure(call: "read") }
      take(buffer.prefix(count))
    }
  }

  /// Waits until a text stands on the display.
  func wait(forDisplay text: String) throws {
    try wait(for: "display \(text)") { displays(text) }
  }

  /// Waits until the command has ended or stopped.
  ///
  /// - Returns: its status.
  func waitForEnd() throws -> Int? {
    try wait(for: "end") { status != nil }
    return status
  }

  /// The status that the shell printed, if it has.
  private var status: Int? {
    guard let mark = output.range(of: Self.left, options: .backwards) else { return nil }
    let rest = output[mark.upperBound...]
    return rest.firstIndex(of: "]").flatMap { Int(rest[..<$0]) }
  }

  /// Forgets what was written until now.
  func clearOutput() { output = "" }

  private func take(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    // A character may arrive in pieces.
    guard let text = String(validating: pending, as: UTF8.self) else { return }
    output += text
    pending = []
  }
}
