/// What a locale writes for currencies: symbols by code; by code and `~` the narrow ones, and by code and `.`, `,` or `#` what one
/// currency has alone.
///
/// The lines of the table are kept as they are, and searched: to make texts of all that a locale has takes longer than all else that is
/// made of it.
struct CurrencyTexts: Sendable {
  /// A line for the locale and each of its parents, root's first, of fields such as `USD=$` that are sorted by what stands before `=`.
  var layers: [SortedTable.Line]

  /// The text of a key, if there is one.
  ///
  /// A locale goes before its parents; an empty text takes away what they have.
  subscript(key: String) -> String? {
    for layer in layers.reversed() {
      guard let text = layer.text(of: key) else { continue }
      return text.isEmpty ? nil : text
    }
    return nil
  }

  /// The keys of the texts for which a condition holds.
  func keys(where matches: (String) -> Bool) -> [String] {
    keys { $0.texts(where: matches) }
  }

  /// The keys of the texts that are `label` in the form in which labels are compared.
  func keys(written label: String, comparable: (String) -> String) -> [String] {
    keys { $0.texts(written: label, comparable: comparable) }
  }

  private func keys(_ found: (SortedTable.Line) -> [(key: String, text: String)]) -> [String] {
    var keys: [String] = []
    for layer in layers {
      for (key, text) in found(layer) where self[key] == text && !keys.contains(key) {
        keys.append(key)
      }
    }
    return keys
  }
}
