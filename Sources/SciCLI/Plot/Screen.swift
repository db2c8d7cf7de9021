#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the terminal that shows standard output can do.
struct Screen: Hashable {
  var columns: Int
  var rows: Int
  /// The size in pixels, where the terminal tells it.
  var pixels: Size?
  var hasColors: Bool
  var graphics: Graphics

  struct Size: Hashable {
    var width: Int
    var height: Int
  }

  /// The screen of a terminal, as far as the environment tells.
  ///
  /// Nothing is asked of the terminal itself: an answer might never come.
  init(
    columns: Int, rows: Int, pixels: Size? = nil, environment: (_ name: String) -> String?
  ) {
    self.columns = columns
    self.rows = rows
    self.pixels = pixels
    let name = environment("TERM") ?? ""
    let isDumb = name.isEmpty || name == "dumb"
    hasColors = !isDumb && (environment("NO_COLOR") ?? "").isEmpty
    graphics = isDumb ? .ascii : Self.graphics(name, environment)
  }

  private static func graphics(
    _ name: String, _ environment: (_ name: String) -> String?
  ) -> Graphics {
    let encoding =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap(environment).first { !$0.isEmpty } ?? ""
    let isUnicode = encoding.lowercased().contains(/utf-?8/)
    let program = environment("TERM_PROGRAM") ?? ""
    // A multiplexer takes the pictures of others for text.
    let isPlain = name.hasPrefix("screen") || name.hasPrefix("tmux")
    if !isPlain {
      if environment("KITTY_WINDOW_ID") != nil || name == "xterm-kitty" || name == "xterm-ghostty"
        || program == "WezTerm" || program == "ghostty"
      {
        return .kitty
      }
      if name.contains("sixel") || name.hasPrefix("foot") || name.hasPrefix("mlterm") {
        return .sixel
      }
    }
    if !isUnicode { return .ascii }
    // The console of Linux has no dots among its letters.
    return name == "linux" ? .blocks : .braille
  }

  /// The screen of this process; `nil` where standard output is no terminal.
  static var process: Screen? {
    guard FileDescriptor.standardOutput.isTerminal else { return nil }
    var size = winsize()
    let isKnown =
      unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      && size.ws_row > 0
    let hasPixels = isKnown && size.ws_xpixel > 0 && size.ws_ypixel > 0
    return Screen(
      columns: isKnown ? Int(size.ws_col) : 80, rows: isKnown ? Int(size.ws_row) : 24,
      pixels: hasPixels ? Size(width: Int(size.ws_xpixel), height: Int(size.ws_ypixel)) : nil,
      environment: { name in unsafe getenv(name).map { unsafe String(cString: $0) } })
  }
}

/// How a picture is drawn in a terminal.
enum Graphics: String, CaseIterable, Hashable {
  case braille, blocks, sixel, kitty, ascii
}
