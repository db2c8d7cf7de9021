import SciKeypad
import SciLocale
import SciSyntax

/// The calculator on a terminal: events in, lines out.
///
/// What talks to the terminal is ``FullScreen``.
struct LiveKeypad: ScreenContent {
  private let session: KeypadSession
  private let locale: NumberLocale
  private let colors: TerminalAbilities.Colors
  private(set) var screen: KeypadScreen
  /// The keys that the mouse has passed over, and the key that was pressed a moment ago.
  private var trail: Set<KeypadKey> = []
  private var flash: KeypadKey?
  /// Where the mouse went down on the display, for a swipe.
  private var swipeStart: Int?
  private var isDragging = false
  private var message = ""
  /// The first line of the help that is shown, while it is.
  private var helpStart: Int?
  /// The line of the tape or of the memories that is chosen.
  private var selection: Int?
  /// Whether the memories stand where the tape else is.
  private var showsMemories = false
  /// What was copied last, so that the same text gives back a number that has no exact text.
  private var copied: (text: String, value: KeypadValue)?

  init(
    _ session: KeypadSession, columns: Int, rows: Int, locale: NumberLocale = .en,
    colors: TerminalAbilities.Colors = .none
  ) {
    (self.session, self.locale, self.colors) = (session, locale, colors)
    screen = KeypadScreen(
      columns: columns, rows: rows, colors: colors, layout: session.snapshot.layout)
    turn()
  }

  /// Fits the keypad to a window of another size.
  mutating func resize(columns: Int, rows: Int) {
    screen = KeypadScreen(
      columns: columns, rows: rows, colors: colors, layout: session.snapshot.layout)
    (trail, isDragging, swipeStart) = ([], false, nil)
    turn()
  }

  private func turn() {
    if session.snapshot.isLandscape != screen.isLandscape { session.press(.rotate) }
  }

  var isMomentary: Bool { flash != nil }

  mutating func rest() { flash = nil }

  mutating func saved(as name: String?) {
    message = name.map { "saved in \($0)" } ?? "the tape could not be saved"
  }

  /// Answers an event.
  mutating func handle(_ event: TerminalEvent) -> ScreenReaction {
    (message, flash) = ("", nil)
    switch event {
    case .escape: escape()
    case .mouse(let kind, let column, let row): handle(kind, column: column, row: row)
    case .character(let character): return handle(character)
    case .key(let name): scroll(name)
    case .paste(let text): paste(text)
    }
    return .redraw
  }

  private mutating func handle(_ character: Character) -> ScreenReaction {
    switch character {
    case "\u{3}", "\u{4}", "\u{11}", "q", "Q": return .end
    case "\u{1a}": return .suspend
    case "?": toggleHelp()
    case "u": move(session.record.canUndo, "there is nothing to undo", session.undo)
    case "U": move(!session.record.undoneSteps.isEmpty, "there is nothing to redo", session.redo)
    case "y": return copy()
    case "w": return save()
    case "L": toggleMemories()
    case "h" where session.snapshot.layout == .windows: press(.hyperbolic)
    case "W" where word != nil: press(.size((word?.size ?? .qword).next))
    case "S": press(.memory(.store))
    case "\r", "\n":
      if let line = selection { use(line) } else { press(.equals) }
    default:
      if let key = KeypadKey(typed: character, on: session.snapshot.layout) {
        // The letters stand for what stands on the keys now.
        press(KeypadLayout.shown(key, session.snapshot))
      } else if !character.isWhitespace {
        // Passed on as it is, ^N would change the terminal's characters.
        let name = DiagnosticRenderer.escaped(String(character))
        message = "no key `\(name)`; ? lists them"
      }
    }
    return .redraw
  }

  private var word: WordFormat? { session.record.keypad.word }

  private mutating func move(_ isPossible: Bool, _ refusal: String, _ body: () -> Void) {
    leaveList()
    if isPossible { body() } else { message = refusal }
  }

  private mutating func press(_ key: KeypadKey) {
    leaveList()
    flash = key
    note(session.press(key))
  }

  private mutating func note(_ effect: KeypadEffect) {
    switch effect {
    case .refused(let reason): message = reason.words
    case .failed(let fault): message = fault.words
    case .unchanged, .changed, .evaluated: break
    }
  }

  /// Leaves the help, or the tape, or clears.
  private mutating func escape() {
    if helpStart != nil {
      helpStart = nil
    } else if selection != nil {
      leaveList()
    } else {
      press(.clear)
    }
  }
}

// MARK: - Copies

extension LiveKeypad {
  private mutating func copy() -> ScreenReaction {
    let keypad = session.record.keypad
    guard let text = keypad.copyText(session.format) else {
      message = "there is no result to copy"
      return .redraw
    }
    // On a programmer's keypad the text is exact, and says another number in another base.
    copied = word == nil ? (text, keypad.value) : nil
    message = "copied \(text)"
    return .copy(text)
  }

  /// Enters the number of a text, or presses the keys that it names.
  private mutating func paste(_ text: String) {
    leaveList()
    let text = text.trimmingSpaces
    if let copied, copied.text == text {
      note(session.enter(copied.value))
      return
    }
    do throws(KeypadPasteError) {
      note(session.enter(try session.record.keypad.number(pasted: text, in: locale)))
    } catch {
      guard error == .notNumber,
        let keys = try? session.record.keypad.keys(named: text, in: locale), !keys.isEmpty
      else {
        message = "not pasted: \(error.words)"
        return
      }
      for key in keys { note(session.press(key)) }
    }
  }
}

// MARK: - The tape

extension LiveKeypad {
  private mutating func save() -> ScreenReaction {
    let lines = tapeLines
    guard !lines.isEmpty else {
      message = "the tape is empty"
      return .redraw
    }
    return .save(lines.map { $0 + "\n" }.joined())
  }

  private var tapeLines: [String] {
    let keypad = session.record.keypad
    return session.record.tape.map { keypad.text(of: $0, session.format) }
  }

  /// The numbers that lines can be chosen of: the results on the tape, or the memories.
  private var listedValues: [KeypadValue] {
    showsMemories ? session.record.keypad.memories : session.record.tape.map(\.result)
  }

  /// Enters the number of a line again, exactly.
  private mutating func use(_ line: Int) {
    let values = listedValues
    leaveList()
    if values.indices.contains(line) { note(session.enter(values[line])) }
  }

  private mutating func select(_ line: Int) {
    let count = listedValues.count
    if count == 0 { message = showsMemories ? "the memory is empty" : "the tape is empty" }
    selection = line < count && count > 0 ? max(0, line) : nil
    if selection == nil { showsMemories = false }
  }

  /// Shows the numbers in the memory with the newest chosen, or the tape again.
  private mutating func toggleMemories() {
    helpStart = nil
    showsMemories.toggle()
    if showsMemories { select(0) } else { selection = nil }
  }

  private mutating func leaveList() { (selection, showsMemories) = (nil, false) }
}

// MARK: - Lists

extension LiveKeypad {
  private mutating func toggleHelp() {
    helpStart = helpStart == nil ? 0 : nil
    leaveList()
  }

  private mutating func scroll(_ key: String) {
    let page = max(1, screen.openPanel.height - 2)
    switch key {
    case "Up": scroll(by: -1)
    case "Down": scroll(by: 1)
    case "PageUp": scroll(by: -page)
    case "PageDown": scroll(by: page)
    case "Home": scroll(by: -10_000)
    case "End": scroll(by: 10_000)
    case "Delete": press(.backspace)
    default: break
    }
  }

  /// Scrolls the help, or chooses another line of the tape.
  private mutating func scroll(by lines: Int) {
    if let start = helpStart {
      let last = max(0, help.lines.count - max(1, screen.openPanel.height - 1))
      helpStart = min(max(0, start + lines), last)
    } else if selection != nil || lines < 0 {
      select((selection ?? listedValues.count) + lines)
    }
  }

  private var help: ScrolledList {
    let width = screen.openPanel.width
    let entries = (word == nil ? Self.help : Self.wordHelp).map {
      $0.key.padded(columns: 11) + $0.value
    }
    let columns = max(1, width / 34)
    let height = (entries.count + columns - 1) / columns
    let lines = (0..<height).map { row in
      stride(from: row, to: entries.count, by: height)
        .map { entries[$0].padded(columns: width / columns) }.joined()
    }
    return ScrolledList(heading: "Keyboard", lines: lines, first: helpStart)
  }

  /// What the keyboard's keys do, beside those that say what they are.
  static let help: KeyValuePairs<String, String> = [
    "Enter =": "equals", "Esc": "C, then AC", "A": "AC", "Backspace": "⌫ last digit",
    "* x  / :": "×  ÷", "n": "± sign", "%": "percent", ". ,": "decimal point", "r": "√ root",
    "@  #": "x²  x³", "^": "xʸ power", "!": "x! factorial", "i": "1/x", "p  e": "π  e",
    "s c t": "sin cos tan", "l g": "ln log₁₀", "E": "EE exponent", "( )": "brackets",
    "Tab": "2nd, for letters too", "d  h": "angle unit, hyp", "m M": "mr m+",
    "S  L": "ms, list of memories", "u U": "undo, redo",
    "y": "copy the number", "paste": "a number, or keys", "↑ ↓": "choose a line of tape",
    "Enter": "use its result", "w": "save the tape", "?": "this list", "q  ^C": "quit",
  ]
}

extension LiveKeypad {
  /// What the keyboard's keys do on a programmer's keypad.
  static let wordHelp: KeyValuePairs<String, String> = [
    "Enter =": "equals", "Esc": "CE, then AC", "Backspace": "⌫ last digit",
    "0-9 a-f": "digits", "h t o i": "HEX DEC OCT BIN", "W": "next word size",
    "s": "signed or unsigned", "& | ^ ~": "AND OR XOR NOT", "N R": "NAND NOR",
    "<  >": "shift by y bits", "z": ">>> with zeros", "l r": "RoL RoR",
    "* x  /": "×  ÷", "%": "mod", "n": "± sign", "( )": "brackets", "m M": "mr m+",
    "S  L": "ms, list of memories", "u U": "undo, redo", "y": "copy the number",
    "paste": "a number, or keys", "↑ ↓": "choose a line of tape", "Enter": "use its result",
    "w": "save the tape", "?": "this list", "q  ^C": "quit",
  ]
}

// MARK: - The mouse

extension LiveKeypad {
  private mutating func handle(_ kind: TerminalEvent.Mouse, column: Int, row: Int) {
    let target = screen.target(column: column, row: row, covering: coveringArea)
    switch kind {
    case .wheelUp: scroll(by: -1)
    case .wheelDown: scroll(by: 1)
    case .press:
      trail = Set([key(at: target)].compactMap(\.self))
      isDragging = !trail.isEmpty
      swipeStart = target == .display ? column : nil
      if case .panel(let line) = target { choose(row: line) }
    case .drag:
      if isDragging, let key = key(at: target) { trail.insert(key) }
    case .release:
      // As on glass: the key counts on which the finger is lifted.
      if isDragging, let key = key(at: target) { press(key) }
      if let swipeStart, target == .display, swipeStart != column { press(.backspace) }
      (trail, isDragging, swipeStart) = ([], false, nil)
    }
  }

  private func key(at target: KeypadScreen.Target?) -> KeypadKey? {
    switch target {
    case .key(let place): screen.key(at: place, session.snapshot)
    case .backspace: .backspace
    case .display, .panel, nil: nil
    }
  }

  /// Chooses a line of the tape that is pointed to, or uses it if it is chosen.
  private mutating func choose(row: Int) {
    guard helpStart == nil, row > 0 else { return }
    let height = (isListOpen ? screen.openPanel : screen.panel ?? screen.openPanel).height
    let line = list.shown(height).lowerBound + row - 1
    guard list.shown(height).contains(line) else { return }
    if selection == line { use(line) } else { selection = line }
  }
}

// MARK: - What is shown

extension LiveKeypad {
  /// The tape, or the memories.
  private var list: ScrolledList {
    guard showsMemories else {
      return ScrolledList(heading: "Tape", lines: tapeLines, selection: selection, keepsEnds: true)
    }
    let keypad = session.record.keypad
    let lines = keypad.memories.map { keypad.text(of: $0, session.format) }
    return ScrolledList(heading: "Memory", lines: lines, selection: selection, keepsEnds: true)
  }

  /// Whether help or tape were asked for.
  private var isListOpen: Bool { helpStart != nil || selection != nil }

  /// The keys' area while something else is drawn there.
  private var coveringArea: KeypadScreen.Area? {
    isListOpen && screen.openPanel != screen.panel ? screen.openPanel : nil
  }

  private var hints: [String] {
    if helpStart != nil { return ["↑ ↓ scroll   ? back   q quit", "? back  q quit", "q quit"] }
    if selection != nil {
      return ["Enter use the number   Esc back   q quit", "Enter use  q quit", "q quit"]
    }
    return [
      "? keys   ↑ tape   w save it   u undo   y copy   q quit",
      "? keys  ↑ tape  u undo  y copy  q quit", "? keys  u undo  q quit", "? keys  q quit",
      "q quit",
    ]
  }

  private var picture: KeypadPicture {
    var picture = KeypadPicture(screen: screen, snapshot: session.snapshot, format: session.format)
    picture.pressed = trail.union([flash].compactMap(\.self))
    picture.calculation = session.record.calculationText(session.format)
    (picture.message, picture.hints) = (message, hints)
    (picture.list, picture.isListOpen) = (helpStart != nil ? help : list, isListOpen)
    return picture
  }

  /// The lines to draw.
  var lines: [String] { picture.lines }
}
