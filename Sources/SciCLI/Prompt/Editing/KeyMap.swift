/// What a key asks for.
enum EditorAction: Hashable, Sendable {
  // The text
  case move(Motion)
  case delete(Motion)
  case cut(Motion)
  case transpose
  case uppercase, lowercase, capitalize
  case paste, pasteEarlier
  case undo, redo
  case insertLineBreak
  // Other lines
  case previous, next
  case first, last
  case search
  case complete(isBackward: Bool)
  // The session
  case accept
  case interrupt
  case deleteOrEnd
  case suspend
  case clearScreen
  case ignore
}

/// Which keys people use.
enum KeyStyle: String, CaseIterable {
  case emacs, vi
}

/// What keys do while text is typed, by the names of ``TerminalReader``.
enum KeyMap {
  /// The action of a key that writes nothing, if it has one.
  static func action(of key: String, _ style: KeyStyle) -> EditorAction? {
    switch style {
    case .emacs: common[key] ?? emacs[key]
    case .vi: common[key] ?? viInsert[key]
    }
  }

  /// The keys that do the same in any style.
  static let common: [String: EditorAction] = [
    "Enter": .accept, "Tab": .complete(isBackward: false), "S-Tab": .complete(isBackward: true),
    "Up": .previous, "Down": .next, "PageUp": .first, "PageDown": .last,
    "Left": .move(.left), "Right": .move(.right),
    "Home": .move(.lineStart), "End": .move(.lineEnd),
    "C-Left": .move(.wordStart), "C-Right": .move(.wordEnd),
    "M-Left": .move(.wordStart), "M-Right": .move(.wordEnd),
    "Backspace": .delete(.left), "Delete": .delete(.right),
    "C-Delete": .cut(.wordEnd), "M-Delete": .cut(.wordEnd), "C-Backspace": .cut(.wordStart),
    "M-Enter": .insertLineBreak,
    "C-c": .interrupt, "C-d": .deleteOrEnd, "C-z": .suspend, "C-l": .clearScreen, "C-r": .search,
    "C-w": .cut(.spacedWordStart), "C-u": .cut(.lineStart),
    "C-q": .ignore, "C-s": .ignore,
  ]

  static let emacs: [String: EditorAction] = [
    "C-a": .move(.lineStart), "C-e": .move(.lineEnd), "C-b": .move(.left), "C-f": .move(.right),
    "M-b": .move(.wordStart), "M-f": .move(.wordEnd),
    "M-<": .first, "M->": .last, "C-p": .previous, "C-n": .next,
    "C-k": .cut(.lineEnd), "M-d": .cut(.wordEnd), "M-Backspace": .cut(.wordStart),
    "C-y": .paste, "M-y": .pasteEarlier, "C-t": .transpose,
    "M-u": .uppercase, "M-l": .lowercase, "M-c": .capitalize,
    "C-_": .undo, "M-_": .redo, "M-r": .redo, "C-o": .insertLineBreak,
  ]

  static let viInsert: [String: EditorAction] = [
    "C-p": .previous, "C-n": .next, "C-y": .paste, "C-_": .undo,
  ]
}
