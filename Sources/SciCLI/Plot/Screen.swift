/// What the terminal that shows standard output can do.
struct Screen: Hashable {
  var columns: Int
  var rows: Int
  /// The size in pixels, where the terminal tells it.
  var pixels: Size?
  var hasColors: Bool
  var graphics: Graphics

  typealias Size = Terminal.Window.Pixels

  /// The screen of a terminal, as far as the environment tells.
  ///
  /// Nothing is asked of the terminal itself: an answer might never come.
  init(
    columns: Int, rows: Int, pixels: Size? = nil, environment: (_ name: String) -> String?
  ) {
    self.columns = columns
    self.rows = rows
    self.pixels = pixels
    let abilities = TerminalAbilities(environment: environment)
    hasColors = abilities.canDraw && abilities.wantsColor
    graphics = abilities.canDraw ? Self.graphics(environment("TERM") ?? "", environment) : .ascii
  }

  private static func graphics(
    _ name: String, _ environment: (_ name: String) -> String?
  ) -> Graphics {
    let encoding =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap(environment).first { !$0.isEmpty } ?? ""
    let isUnicode = ["utf8", "utf-8"].contains(where: encoding.lowercased().holds)
    let program = environment("TERM_PROGRAM") ?? ""
    // A multiplexer takes the pictures of others for text.
    let isPlain = name.hasPrefix("screen") || name.hasPrefix("tmux")
    if !isPlain {
      if environment("KITTY_WINDOW_ID") != nil || name == "xterm-kitty" || name == "xterm-ghostty"
        || program == "WezTerm" || program == "ghostty"
      {
        return .kitty
      }
      if name.holds("sixel") || name.hasPrefix("foot") || name.hasPrefix("mlterm") {
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
    let window = Terminal.window
    return Screen(
      columns: window.columns, rows: window.rows, pixels: window.pixels,
      environment: environmentVariable)
  }
}

/// How a picture is drawn in a terminal.
enum Graphics: String, CaseIterable, Hashable {
  case braille, blocks, sixel, kitty, ascii
}
