/// A search through the lines that were typed before, letter by letter.
struct HistorySearch: Hashable {
  /// The line before the search.
  let draft: String
  private(set) var query = ""
  /// The entry that was found.
  private(set) var place: Int?
  private let end: Int
  /// Whether the letters so far are in no entry.
  private(set) var isFailed = false

  init(draft: String, end: Int) {
    (self.draft, self.end) = (draft, end)
  }

  mutating func extend(by character: Character, _ history: PromptHistory) {
    query.append(character)
    find(history.match(query, before: place.map { $0 + 1 } ?? end))
  }

  mutating func shorten(_ history: PromptHistory) {
    query = String(query.dropLast())
    place = nil
    find(history.match(query, before: end))
  }

  /// Goes to the next older entry.
  mutating func goOn(_ history: PromptHistory) {
    find(history.match(query, before: place ?? end))
  }

  /// Goes to the next newer entry.
  mutating func goBack(_ history: PromptHistory) {
    find(history.match(query, after: place ?? end))
  }

  private mutating func find(_ found: Int?) {
    isFailed = found == nil && !query.isEmpty
    if let found { place = found }
  }

  /// Where in an entry the letters stand, in characters.
  func range(in entry: String) -> Range<Int>? {
    guard let range = entry.range(of: query) else { return nil }
    let start = entry[..<range.lowerBound].count
    return start..<start + query.count
  }
}

extension String {
  /// Where a text occurs first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<(index(start, offsetBy: text.count, limitedBy: endIndex) ?? endIndex)
      }
      start = index(after: start)
    }
    return nil
  }
}
