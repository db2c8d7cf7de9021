import SciKeypad
import SciSyntax

/// The calculator on a terminal: events in, lines out.
///
/// What talks to the terminal is ``TerminalKeypad``.
struct LiveKeypad {
  private let session: KeypadSession
  private(set) var screen: KeypadScreen
  private var trail: Set<KeypadScreen.Place> = []
  /// Where the mouse went down on the display, for a swipe.
  private var swipeStart: Int?
  private var isDragging = false
  private var message = ""
  /// Whether the keyboard's keys stand where the tape else is.
  private var showsHelp = false

  /// What is to be done after an event.
  enum Reaction: Hashable {
    case redraw
    case copy(String)
    case suspend
    case end
  }

  init(_ session: KeypadSession, columns: Int, rows: Int) {
    self.session = session
    screen = KeypadScreen(columns: columns, rows: rows)
    turn()
  }

  /// Fits the keypad to a window of another size.
  mutating func resize(columns: Int, rows: Int) {
    screen = KeypadScreen(columns: columns, rows: rows)
    trail = []
    turn()
  }

  private func turn() {
    if session.snapshot.isLandscape != screen.isLandscape { session.press(.rotate) }
  }

  /// The lines to draw.
  var lines: [String] {
    let keypad = session.record.keypad
    let tape = session.record.tape.suffix(screen.rows)
      .map { keypad.text(of: $0, session.format) }
    return screen.lines(
      session.snapshot, trail: trail, tape: showsHelp ? nil : tape, message: message)
  }

  /// Answers an event.
  mutating func handle(_ event: TerminalEvent) -> Reaction {
    message = ""
    switch event {
    case .escape: press(.clear)
    case .mouse(let kind, let column, let row): handle(kind, column: column, row: row)
    case .character(let character): return handle(character)
    case .key, .paste: break
    }
    return .redraw
  }

  private mutating func handle(_ character: Character) -> Reaction {
    switch character {
    case "\u{3}", "\u{4}", "\u{11}", "Q": return .end
    case "\u{1a}": return .suspend
    case "?": showsHelp.toggle()
    case "u": session.undo()
    case "U": session.redo()
    case "y":
      message = "copied"
      return .copy(session.snapshot.text)
    default:
      if let key = KeypadKey(typed: character) {
        press(key)
      } else if !character.isWhitespace {
        // Passed on as it is, ^N would change the terminal's characters.
        let name = DiagnosticRenderer.escaped(String(character))
        message = "no key `\(name)`; ? lists them"
      }
    }
    return .redraw
  }

  private mutating func press(_ key: KeypadKey) {
    switch session.press(key) {
    case .refused(let reason): message = reason.words
    case .failed(let fault): message = fault.words
    case .unchanged, .changed, .evaluated: break
    }
  }

  /// What the keyboard's keys do, beside those that say what they are.
  static let help: KeyValuePairs<String, String> = [
    "Enter": "=", "Esc": "C, AC", "A": "AC", "Backspace": "⌫", "n": "±", "x": "×", "r": "√",
    "q": "x²", "^": "xʸ", "!": "x!", "i": "1/x", "p": "π", "s c t": "sin cos tan",
    "l g": "ln log₁₀", "E": "EE", "d": "Rad, Deg", "m M": "mr m+", "Tab": "2nd",
    "u U": "undo redo", "y": "copy", "Q": "end", "?": "the tape",
  ]
}

// MARK: - The mouse

extension LiveKeypad {
  private mutating func handle(_ kind: TerminalEvent.Mouse, column: Int, row: Int) {
    let place = screen.place(column: column, row: row)
    switch kind {
    case .press:
      trail = Set([place].compactMap(\.self))
      isDragging = place != nil
      swipeStart = row == screen.displayRow ? column : nil
    case .drag:
      if isDragging, let place { trail.insert(place) }
    case .release:
      // As on glass: the key counts on which the finger is lifted.
      if isDragging, let place, let key = screen.key(at: place, session.snapshot) { press(key) }
      if let swipeStart, row == screen.displayRow, swipeStart != column { press(.backspace) }
      trail = []
      isDragging = false
      swipeStart = nil
    }
  }
}
