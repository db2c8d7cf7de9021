/// The lines that were typed before, and the one that is shown while somebody goes through them.
struct PromptHistory {
  /// The lines, the oldest first.
  private(set) var entries: [String]
  /// The entry that is shown; `nil` for the line that is being typed.
  private var place: Int?
  /// What was typed before somebody went to other lines.
  private var draft = ""

  init(_ entries: [String] = []) {
    self.entries = entries
  }

  /// Adds a line, unless it is the last one again.
  ///
  /// - Returns: whether it was added.
  mutating func add(_ line: String) -> Bool {
    place = nil
    guard line != entries.last else { return false }
    entries.append(line)
    return true
  }

  /// The nearest entry before the one that is shown that begins like what was typed.
  mutating func previous(from text: String) -> String? {
    if place == nil { draft = text }
    let range = 0..<(place ?? entries.count)
    return show(entries[range].lastIndex { $0.hasPrefix(draft) && $0 != text })
  }

  /// The nearest entry behind the one that is shown that begins like what was typed; then what was typed itself.
  mutating func next(from text: String) -> String? {
    guard let place else { return nil }
    let found = entries[(place + 1)...].firstIndex { $0.hasPrefix(draft) && $0 != text }
    if found == nil {
      self.place = nil
      return draft
    }
    return show(found)
  }

  mutating func first(from text: String) -> String? {
    if place == nil { draft = text }
    return show(entries.isEmpty ? nil : 0)
  }

  mutating func last() -> String? {
    guard place != nil else { return nil }
    place = nil
    return draft
  }

  /// Forgets which entry is shown, because another line is typed.
  mutating func leave() { place = nil }

  private mutating func show(_ index: Int?) -> String? {
    guard let index else { return nil }
    place = index
    return entries[index]
  }

  /// The nearest entry at a place or before it that contains a text.
  func match(_ query: String, before end: Int) -> Int? {
    guard !query.isEmpty else { return nil }
    return entries[..<min(end, entries.count)].lastIndex { $0.holds(query) }
  }

  /// The nearest entry behind a place that contains a text.
  func match(_ query: String, after start: Int) -> Int? {
    guard !query.isEmpty, start + 1 < entries.count else { return nil }
    return entries[(start + 1)...].firstIndex { $0.holds(query) }
  }
}
