/// A text that is being typed: its characters, the cursor, what was cut, and what can be undone.
///
/// A value that knows neither keys nor the terminal. Which keys do what is in ``KeyMap``.
struct LineEditor {
  /// The text; line breaks are characters of it.
  private(set) var characters: [Character] = []
  /// How many characters are before the cursor.
  private(set) var cursor = 0
  /// The texts that were cut, the last one at the end.
  private(set) var cuts: [String] = []
  /// Texts and cursors to return to.
  private var past: [State] = []
  private var future: [State] = []
  /// What the last action was, as far as the next one depends on it.
  private var last = Kind.other
  /// Where the text stands that the last ``paste`` inserted, and which cut it is.
  private var pasted: (range: Range<Int>, index: Int)?

  private struct State {
    var characters: [Character]
    var cursor: Int
  }

  private enum Kind {
    case typing, cutting, other
  }

  /// So many steps can be undone, and so many cuts be pasted.
  private static let mostStates = 1_000
  private static let mostCuts = 60

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }
  /// How many bytes of the text are before the cursor.
  var cursorOffset: Int { String(characters[..<cursor]).utf8.count }

  /// Replaces everything; what was there can be undone.
  mutating func replace(by text: String, cursor: Int? = nil) {
    save(.other)
    characters = Array(text)
    self.cursor = min(cursor ?? characters.count, characters.count)
  }

  /// Begins a new text; only the cuts stay.
  mutating func clear() {
    self = LineEditor(cuts: cuts)
  }

  init() {}

  private init(cuts: [String]) {
    self.cuts = cuts
  }

  /// Moves the cursor next to a character that is there.
  mutating func setCursor(_ place: Int) {
    cursor = min(max(0, place), characters.count)
    last = .other
  }
}

// MARK: - Typing

extension LineEditor {
  /// Writes a text at the cursor; a mark that combines with the character before it joins it.
  mutating func insert(_ text: String) {
    save(.typing)
    put(text)
  }

  private mutating func put(_ text: String, over range: Range<Int>? = nil) {
    let range = range ?? cursor..<cursor
    let before = String(characters[..<range.lowerBound]) + text
    // What stands side by side now may be one character.
    characters = Array(before + String(characters[range.upperBound...]))
    cursor = min(before.count, characters.count)
  }

  /// Replaces the characters in a range and goes behind what replaced them.
  mutating func replace(_ range: Range<Int>, by text: String) {
    save(.other)
    put(text, over: range)
  }

  /// Swaps the characters around the cursor, or the last two at the end, and goes behind them.
  mutating func transpose() {
    let second = min(cursor, characters.count - 1)
    guard second > 0 else { return }
    save(.other)
    put(String([characters[second], characters[second - 1]]), over: second - 1..<second + 1)
  }

  /// Changes the letters as far as a motion goes, and follows it.
  mutating func changeCase(over motion: Motion, _ change: (Character) -> String) {
    let range = self.range(of: motion)
    guard !range.isEmpty else { return }
    replace(range, by: characters[range].map(change).joined())
  }
}

// MARK: - Motions

extension LineEditor {
  mutating func move(_ motion: Motion) {
    cursor = motion.destination(from: cursor, in: characters) ?? cursor
    last = .other
  }

  /// The characters between the cursor and where a motion leads.
  func range(of motion: Motion) -> Range<Int> {
    guard var end = motion.destination(from: cursor, in: characters) else { return cursor..<cursor }
    if motion.isInclusive { end = min(end + 1, characters.count) }
    return min(cursor, end)..<max(cursor, end)
  }

  /// Moves to the line above or below in a text of several lines, to the same column as far as there is one.
  ///
  /// - Returns: whether there is such a line.
  mutating func moveLine(by step: Int) -> Bool {
    let lines = characters.split(separator: "\n", omittingEmptySubsequences: false)
    guard let row = lines.firstIndex(where: { $0.endIndex >= cursor }) else { return false }
    guard lines.indices.contains(row + step) else { return false }
    let target = lines[row + step]
    cursor = target.startIndex + min(cursor - lines[row].startIndex, target.count)
    last = .other
    return true
  }
}

// MARK: - Cutting and pasting

extension LineEditor {
  /// Removes the characters up to where a motion leads, without keeping them.
  mutating func delete(_ motion: Motion) {
    remove(range(of: motion), as: .typing)
  }

  /// Cuts the characters up to where a motion leads; cuts that follow one another are one.
  mutating func cut(_ motion: Motion) {
    cut(
      range(of: motion), isForward: motion.destination(from: cursor, in: characters) ?? 0 >= cursor)
  }

  /// Cuts everything.
  mutating func cutAll() {
    last = .other
    cut(0..<characters.count, isForward: true)
  }

  private mutating func cut(_ range: Range<Int>, isForward: Bool) {
    guard !range.isEmpty else { return }
    let text = String(characters[range])
    if last == .cutting, let previous = cuts.popLast() {
      cuts.append(isForward ? previous + text : text + previous)
    } else {
      keep(text)
    }
    remove(range, as: .cutting)
  }

  /// Keeps the characters up to where a motion leads for pasting.
  mutating func copy(_ motion: Motion) {
    keep(String(characters[range(of: motion)]))
  }

  /// Keeps the whole text for pasting.
  mutating func copyAll() { keep(text) }

  private mutating func keep(_ text: String) {
    guard !text.isEmpty else { return }
    cuts.append(text)
    if cuts.count > Self.mostCuts { cuts.removeFirst() }
  }

  private mutating func remove(_ range: Range<Int>, as kind: Kind) {
    guard !range.isEmpty else { return }
    save(kind)
    put("", over: range)
  }

  /// Inserts what was cut last, before or behind the character at the cursor.
  mutating func paste(isBehind: Bool = false) {
    guard let text = cuts.last else { return }
    save(.other)
    if isBehind { cursor = min(cursor + 1, characters.count) }
    let start = cursor
    put(text)
    pasted = (min(start, cursor)..<cursor, cuts.count - 1)
  }

  /// Replaces what was just pasted by what was cut before it.
  mutating func pasteEarlier() {
    guard let (range, index) = pasted, range.upperBound == cursor else { return }
    let earlier = index == 0 ? cuts.count - 1 : index - 1
    save(.other)
    put(cuts[earlier], over: range)
    pasted = (min(range.lowerBound, cursor)..<cursor, earlier)
  }
}

// MARK: - Undoing

extension LineEditor {
  /// Remembers the state before a change; typing in one go is one change.
  private mutating func save(_ kind: Kind) {
    let goesOn = kind == .typing && last == .typing
    last = kind
    pasted = nil
    future = []
    guard !goesOn else { return }
    past.append(State(characters: characters, cursor: cursor))
    if past.count > Self.mostStates { past.removeFirst() }
  }

  mutating func undo() {
    guard let state = past.popLast() else { return }
    future.append(restoring(state))
  }

  mutating func redo() {
    guard let state = future.popLast() else { return }
    past.append(restoring(state))
  }

  /// Goes to another state.
  ///
  /// - Returns: the state before.
  private mutating func restoring(_ state: State) -> State {
    let before = State(characters: characters, cursor: cursor)
    (characters, cursor) = (state.characters, state.cursor)
    last = .other
    return before
  }
}
