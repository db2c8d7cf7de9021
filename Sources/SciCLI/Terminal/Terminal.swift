internal import CLastWords
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of this process: raw input, its size, and the signals that end or resize it.
///
/// However the process ends, but by a signal that no program sees, the terminal is as it was found: by ``restore()``, or by `CLastWords` where
/// memory runs out or something crashes.
struct Terminal {
  private let original: termios
  let modes: Modes

  /// What the terminal is told to do for as long as it is used, and what undoes it.
  struct Modes {
    let enter: String
    let leave: String

    /// Marks around pasted text.
    static let prompt = Modes(enter: "\u{1b}[?2004h", leave: "\u{1b}[?2004l")
    /// Another screen, no cursor, the mouse with its movements while a button is down, and marks around pasted text.
    static let fullScreen = Modes(
      enter: "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1002h\u{1b}[?1006h\u{1b}[?2004h",
      leave: "\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?25h\u{1b}[?1049l")
  }

  /// `nil` where standard input is no terminal.
  init?(_ modes: Modes) {
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    original = settings
    self.modes = modes
  }

  /// Gives each key at once and unechoed, control keys included.
  func enterRaw() {
    // What is being typed stays.
    prepareForSuddenEnd("\r\n\u{1b}[J")
    var raw = original
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | BRKINT | ISTRIP)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  }

  /// Leaves keys unread and unechoed while something is computed; ^C and ^Z send their signals.
  func enterWaiting() {
    prepareForSuddenEnd("\r\u{1b}[J")
    var waiting = original
    waiting.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    waiting.c_lflag |= tcflag_t(ISIG)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &waiting)
  }

  /// Makes the terminal what it was.
  func restore() {
    var settings = original
    _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    sci_set_terminal(nil, nil)
  }

  /// Has the terminal restored where the process ends at once, with the cursor in an empty row.
  private func prepareForSuddenEnd(_ toEmptyRow: String) {
    var settings = original
    unsafe sci_set_terminal(&settings, toEmptyRow + modes.leave)
  }

  /// The size of a window.
  struct Window: Hashable {
    var columns = 80
    var rows = 24
    /// Its size in pixels, where the terminal tells it.
    var pixels: Pixels?

    struct Pixels: Hashable {
      var width: Int
      var height: Int
    }
  }

  /// The window that shows standard output; of a usual size where none is told.
  static var window: Window {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return Window() }
    let hasPixels = size.ws_xpixel > 0 && size.ws_ypixel > 0
    return Window(
      columns: Int(size.ws_col), rows: Int(size.ws_row),
      pixels: hasPixels
        ? Window.Pixels(width: Int(size.ws_xpixel), height: Int(size.ws_ypixel)) : nil)
  }

  /// Waits for input.
  ///
  /// - Returns: whether there is any; not when a signal came first.
  static func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  /// Stops this process, and what it was started with, until the shell continues them.
  ///
  /// Where no shell could, nothing stops, as with any ^Z.
  static func stop() {
    arrived.bitwiseAnd(~bit(SIGCONT), ordering: .relaxed)
    catchSignal(SIGTSTP, SIG_DFL)
    _ = kill(0, SIGTSTP)
    // Where there are several threads, the signal may come some time after `kill` has returned. It must not find the handler then.
    var patience = 100
    while patience > 0, arrived.load(ordering: .relaxed) & bit(SIGCONT) == 0 {
      usleep(1_000)
      patience -= 1
    }
    catchSignal(SIGTSTP) { Terminal.note($0) }
  }

  /// Ends this process as the signal would have.
  static func end(by signal: Int32) {
    catchSignal(signal, SIG_DFL)
    _ = raise(signal)
  }
}

// MARK: - Signals

extension Terminal {
  /// The signal of ^C.
  static let interrupt = SIGINT

  /// Signals that came and were not looked at, a bit each.
  private static let arrived = Atomic<UInt64>(0)

  /// All that others send to end a process, but the one that cannot be noted.
  private static let endings = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
  ]

  private static let noted = endings + [SIGWINCH, SIGTSTP, SIGCONT]

  /// Notes signals from now on instead of being ended by them.
  static func catchSignals() {
    // The handler must not be the first to touch it.
    arrived.store(0, ordering: .relaxed)
    for number in noted { catchSignal(number) { Terminal.note($0) } }
  }

  static func releaseSignals() {
    for number in noted { catchSignal(number, SIG_DFL) }
  }

  private static func note(_ number: Int32) {
    arrived.bitwiseOr(bit(number), ordering: .relaxed)
  }

  private static func bit(_ number: Int32) -> UInt64 { 1 << UInt64(number) }

  /// What signals ask for.
  enum Request: Hashable {
    case end(Int32)
    case stop
    case redraw
  }

  /// What the signals since the last call ask for.
  static func requests() -> [Request] {
    let bits = arrived.exchange(0, ordering: .relaxed)
    if bits == 0 { return [] }
    func came(_ number: Int32) -> Bool { bits & bit(number) != 0 }
    var requests = endings.filter(came).map(Request.end)
    if came(SIGTSTP) { requests.append(.stop) }
    if came(SIGWINCH) || came(SIGCONT) { requests.append(.redraw) }
    return requests
  }

  private static func catchSignal(
    _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
  ) {
    _ = signal(number, handler)
  }
}
