import SciKeypad

/// The number of a programmer's keypad in each base, a line for each; bits may take several.
enum BaseLines {
  /// The columns before a number, where the base stands.
  static let margin = 4

  /// How many bits a row has room for: 64, 32 or 16 in groups of four, or none.
  private static func bits(columns: Int) -> Int? {
    [64, 32, 16].first { margin + $0 / 4 * 5 - 1 <= columns }
  }

  /// How many rows the largest words take; 0 if there is no room for them.
  static func height(columns: Int) -> Int {
    // 18,446,744,073,709,551,615 and 1 777 777 777 777 777 777 777 are the longest lines of the other bases.
    guard margin + 29 <= columns, let bits = bits(columns: columns) else { return 0 }
    return 3 + 64 / bits
  }

  /// A line, cut between groups of bits where it is too long.
  static func rows(of line: WordSnapshot.Line, columns: Int) -> [String] {
    guard line.base == .binary, let bits = bits(columns: columns) else { return [line.text] }
    let groups = line.text.split(separator: " ")
    // The last row is full, as the lowest bits are in words.
    let rows = stride(from: groups.count, to: 0, by: -bits / 4).map { end in
      groups[max(0, end - bits / 4)..<end].joined(separator: " ")
    }.reversed()
    let width = bits / 4 * 5 - 1
    return rows.map { row in
      rows.count > 1 ? String(repeating: " ", count: width - row.count) + row : row
    }
  }
}

extension WordFormat {
  /// What stands in the row of signs: the base, the size, and how numbers are meant.
  var signs: [String] { [base.face, size.face] + (isSigned ? [] : ["unsigned"]) }
}
