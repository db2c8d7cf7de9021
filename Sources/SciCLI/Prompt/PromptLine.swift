import SciCalculator
import SciSyntax

/// The line that is being typed: events in, and what is to be done out.
///
/// What talks to the terminal is ``TerminalPrompt``; what a line means is asked of a ``PromptSession``.
struct PromptLine {
  private(set) var editor = LineEditor()
  /// What was searched for, while somebody searches.
  private(set) var search: HistorySearch?
  /// What is listed below the line until the next key.
  private(set) var candidates: [NameCompletion] = []
  /// What is said below the line until the next key.
  private(set) var message: String?
  /// Whether keys are commands of vi.
  private(set) var isCommanding = false
  private var commands = ViCommands()
  /// What stood around the cursor when a command of vi let typing begin.
  private var insertion: (before: [Character], behind: [Character])?
  /// Whether the last key was a Tab that could not complete more.
  private var isTabRepeated = false

  /// What is to be done after an event.
  enum Reaction: Hashable {
    case redraw
    case accept(String)
    case suspend
    case clearScreen
    case end
  }

  /// Answers an event.
  mutating func handle(_ event: TerminalEvent, in session: inout PromptSession) -> Reaction {
    message = nil
    candidates = []
    let wasTab = isTabRepeated
    isTabRepeated = false
    if search != nil, let reaction = handleInSearch(event, &session) { return reaction }
    switch event {
    case .character(let character) where !character.isControl: type(character, &session)
    case .character(let character):
      return perform(key: TerminalReader.name(character), &session, afterTab: wasTab)
    case .key(let key): return perform(key: key, &session, afterTab: wasTab)
    case .paste(let text): paste(text, &session)
    case .escape: escape(session.preferences.keys)
    case .mouse: break
    }
    return .redraw
  }

  private mutating func type(_ character: Character, _ session: inout PromptSession) {
    if isCommanding {
      perform(commands.take(character), &session)
    } else {
      editor.insert(String(character))
      session.history.leave()
    }
  }

  /// Inserts pasted text, without the line breaks at its end.
  private mutating func paste(_ text: String, _ session: inout PromptSession) {
    var characters = text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 == "\t" ? " " : $0 }
    while characters.last == "\n" { characters.removeLast() }
    editor.insert(String(characters.filter { $0 == "\n" || !$0.isControl }))
    session.history.leave()
  }

  private mutating func escape(_ style: KeyStyle) {
    guard style == .vi else { return }
    endInsertion()
    if !isCommanding { editor.move(.left) }
    isCommanding = true
    commands.reset()
  }
}

// MARK: - Keys

extension PromptLine {
  private mutating func perform(
    key: String, _ session: inout PromptSession, afterTab: Bool
  ) -> Reaction {
    commands.reset()
    if isCommanding {
      // What is typed there moves and does not write.
      if key == "Backspace" { return perform(.move(.left), &session, afterTab) }
      if key == "C-r" { return perform(.redo, &session, afterTab) }
    }
    guard let action = KeyMap.action(of: key, session.preferences.keys) else { return .redraw }
    return perform(action, &session, afterTab)
  }

  private mutating func perform(
    _ action: EditorAction, _ session: inout PromptSession, _ afterTab: Bool = false
  ) -> Reaction {
    switch action {
    case .move(let motion): editor.move(motion)
    case .delete(let motion): editor.delete(motion)
    case .cut(let motion): editor.cut(motion)
    case .transpose: editor.transpose()
    case .uppercase: editor.changeCase(over: .wordEnd) { $0.uppercased() }
    case .lowercase: editor.changeCase(over: .wordEnd) { $0.lowercased() }
    case .capitalize: capitalize()
    case .paste: editor.paste()
    case .pasteEarlier: editor.pasteEarlier()
    case .undo: editor.undo()
    case .redo: editor.redo()
    case .insertLineBreak: editor.insert("\n")
    case .previous: goToPrevious(&session)
    case .next: goToNext(&session)
    case .first: show(session.history.first(from: editor.text))
    case .last: show(session.history.last())
    case .search: search = HistorySearch(draft: editor.text, end: session.history.entries.count)
    case .complete: complete(session, afterTab: afterTab)
    case .accept: return accept(session)
    case .interrupt: interrupt()
    case .deleteOrEnd:
      if editor.isEmpty { return .end }
      editor.delete(.right)
    case .suspend: return .suspend
    case .clearScreen: return .clearScreen
    case .ignore: break
    }
    return .redraw
  }

  private mutating func capitalize() {
    var isFirst = true
    editor.changeCase(over: .wordEnd) { character in
      guard isFirst, character.isLetter else { return character.lowercased() }
      isFirst = false
      return character.uppercased()
    }
  }

  private mutating func interrupt() {
    message = editor.isEmpty ? "Ctrl-D or quit ends the session" : nil
    editor.cutAll()
    insertion = nil
    clear()
  }

  /// Hands the text over, unless it goes on in another line.
  private mutating func accept(_ session: PromptSession) -> Reaction {
    if !editor.isEmpty, session.isUnfinished(editor.text) {
      editor.move(.end)
      editor.insert("\n")
      return .redraw
    }
    return .accept(editor.text)
  }

  /// Begins with an empty line.
  mutating func clear() {
    endInsertion()
    editor.clear()
    isCommanding = false
    commands.reset()
  }
}

// MARK: - Other lines

extension PromptLine {
  private mutating func goToPrevious(_ session: inout PromptSession) {
    if editor.moveLine(by: -1) { return }
    show(session.history.previous(from: editor.text))
  }

  private mutating func goToNext(_ session: inout PromptSession) {
    if editor.moveLine(by: 1) { return }
    show(session.history.next(from: editor.text))
  }

  private mutating func show(_ text: String?) {
    if let text { editor.replace(by: text) }
  }

  /// Answers an event while somebody searches.
  ///
  /// - Returns: `nil` for a key that ends the search and is to be answered as any other.
  private mutating func handleInSearch(
    _ event: TerminalEvent, _ session: inout PromptSession
  ) -> Reaction? {
    guard var state = search else { return nil }
    switch event {
    case .character(let character) where !character.isControl:
      state.extend(by: character, session.history)
    case .character(let character):
      switch TerminalReader.name(character) {
      case "Backspace": state.shorten(session.history)
      case "C-r": state.goOn(session.history)
      case "C-s": state.goBack(session.history)
      case "C-c", "C-g":
        editor.replace(by: state.draft)
        search = nil
        return .redraw
      default:
        search = nil
        return nil
      }
    case .escape:
      search = nil
      return .redraw
    default:
      search = nil
      return nil
    }
    search = state
    if let place = state.place {
      let entry = session.history.entries[place]
      editor.replace(by: entry, cursor: state.range(in: entry)?.lowerBound)
    }
    return .redraw
  }
}

// MARK: - Commands of vi

extension PromptLine {
  private mutating func perform(_ action: ViCommands.Action, _ session: inout PromptSession) {
    switch action {
    case .edit(let action): _ = perform(action, &session)
    case .operate(let verb, let motion): operate(verb, motion)
    case .insert(let motion):
      if let motion { editor.move(motion) }
      beginInsertion()
    case .again(let action, let text):
      perform(action, &session)
      guard !isCommanding else { break }
      editor.insert(text)
      insertion = nil
      escape(.vi)
    case .pasteBehind: editor.paste(isBehind: true)
    case .replace(let character, let count):
      let end = editor.cursor + count
      guard end <= editor.characters.count else { break }
      editor.replace(editor.cursor..<end, by: String(repeating: character, count: count))
      editor.move(.left)
    case .toggleCase(let count):
      editor.changeCase(over: .times(count, .right)) {
        $0.isUppercase ? $0.lowercased() : $0.uppercased()
      }
    case .wait, .none: break
    }
    // The cursor stands on a character, not behind the last one.
    if isCommanding, editor.cursor > 0, editor.cursor == editor.characters.count {
      editor.setCursor(editor.cursor - 1)
    }
  }

  private mutating func operate(_ verb: ViCommands.Operator, _ motion: Motion?) {
    switch (verb, motion) {
    case (.copy, let motion?): editor.copy(motion)
    case (.copy, nil): editor.copyAll()
    case (_, let motion?): editor.cut(motion)
    case (_, nil): editor.cutAll()
    }
    if verb == .change { beginInsertion() }
  }

  private mutating func beginInsertion() {
    isCommanding = false
    let characters = editor.characters
    insertion = (Array(characters[..<editor.cursor]), Array(characters[editor.cursor...]))
  }

  /// Lets the command that let typing begin be repeated with what was typed; without it, if other text has changed too.
  private mutating func endInsertion() {
    guard let (before, behind) = insertion else { return }
    insertion = nil
    let characters = editor.characters
    guard characters.count >= before.count + behind.count, characters.starts(with: before),
      characters.suffix(behind.count).elementsEqual(behind)
    else { return }
    commands.note(
      insertion: String(characters.dropFirst(before.count).dropLast(behind.count)))
  }
}

// MARK: - Completion

extension PromptLine {
  /// Completes what all candidates have in common; a second time, lists them.
  private mutating func complete(_ session: PromptSession, afterTab: Bool) {
    let text = Array(editor.text.utf8)
    guard let found = session.completion(of: text, at: editor.cursorOffset) else {
      if editor.isEmpty { message = "type an expression, or help" }
      return
    }
    let start = String(decoding: text[..<found.range.lower], as: UTF8.self).count
    let end = String(decoding: text[..<found.range.upper], as: UTF8.self).count
    let typed = String(editor.characters[start..<end])
    let isCalled = end < editor.characters.count && editor.characters[end] == "("
    let common = found.common(isBeforeBracket: isCalled)
    if common != typed, common.count >= typed.count || found.candidates.count == 1 {
      editor.replace(start..<end, by: common)
      if found.candidates.count == 1 { return }
    } else if afterTab || found.candidates.count == 1 {
      candidates = found.candidates
    }
    isTabRepeated = true
  }
}

extension Character {
  /// Whether it is a key and no character of a text.
  fileprivate var isControl: Bool {
    unicodeScalars.first?.properties.generalCategory == .control
  }
}
