/// What a locale writes for currencies: symbols by code; by code and `~` the narrow ones, and by code and `.`, `,` or `#` what one
/// currency has alone.
///
/// Sorted arrays, and no dictionary: to fill one with what a locale has takes as long as all else that is made of it.
struct CurrencyTexts: Sendable {
  /// A text and its key.
  struct Entry {
    var key: String
    var text: String

    /// Reads `USD=$`.
    init?(_ field: String) {
      guard let equals = field.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      key = String(field[..<equals])
      text = String(field[field.utf8.index(after: equals)...])
    }
  }

  /// Sorted by their keys.
  private(set) var entries: [Entry] = []

  /// The texts of several layers, each sorted by its keys; a later layer goes before an earlier one.
  init(_ layers: [[String]]) {
    for layer in layers { merge(layer) }
  }

  private mutating func merge(_ fields: [String]) {
    var merged: [Entry] = []
    merged.reserveCapacity(entries.count + fields.count)
    var next = 0
    for field in fields {
      guard let new = Entry(field) else { continue }
      while next < entries.count, entries[next].key < new.key {
        merged.append(entries[next])
        next += 1
      }
      if next < entries.count, entries[next].key == new.key { next += 1 }
      // An empty one takes away what the parent has.
      if !new.text.isEmpty { merged.append(new) }
    }
    entries = merged + entries[next...]
  }

  /// The text of a key, if there is one.
  subscript(key: String) -> String? {
    var range = entries.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let entry = entries[middle]
      if entry.key == key { return entry.text }
      range = entry.key < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
