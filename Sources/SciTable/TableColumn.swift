import SciSyntax

/// A column of the input: its title in the header, and the name by which formulas use it.
package struct TableColumn: Hashable, Sendable {
  var title: [UInt8]
  var name: String

  /// A column.
  ///
  /// - Parameters:
  ///   - title: as it stands in the header.
  ///   - number: its place, from 1.
  init(title: [UInt8], number: Int) {
    self.title = title
    name = Self.name(for: String(decoding: title, as: UTF8.self), number)
  }

  /// The title, if it can be a name, even one of something built in; else the title in lower case, with `_` for what cannot: `Unit price` is
  /// `unit_price`.
  private static func name(for title: String, _ number: Int) -> String {
    if Syntax.isName(title) { return title }
    var name = ""
    for letter in title.lowercased() {
      if Syntax.isName("a\(letter)") {
        name.append(letter)
      } else if name.last != "_", !name.isEmpty {
        name.append("_")
      }
    }
    while name.last == "_" { name.removeLast() }
    if name.isEmpty { return "column_\(number)" }
    if name.first?.isNumber == true { name = "column_\(name)" }
    return Syntax.isName(name) ? name : name + "_"
  }

  /// The column in words: its name, and its title where that is another.
  var words: String {
    let title = String(decoding: title, as: UTF8.self)
    return title == name ? name : "\(name) (`\(title)`)"
  }
}
