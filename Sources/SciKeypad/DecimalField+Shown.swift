// A field as it is shown: with groups and in the digits of the locale, while every position is kept.

import SciNumber

extension DecimalField {
  /// The text with groups and in the digits of the locale.
  ///
  /// Positions in it are counted in UTF-16 units, as text fields count them.
  ///
  /// ```swift
  /// var field = DecimalField()
  /// _ = field.append("1234")
  /// field.shownText  // 1,234
  /// ```
  public var shownText: String { pieces.reduce(into: "") { $0 += $1 } }

  /// Replaces a part of ``shownText``.
  ///
  /// - Parameters:
  ///   - range: positions in the text that is shown; group signs count, but cannot be deleted.
  ///   - replacement: what comes there, as in ``replace(_:with:)``.
  /// - Returns: the new text as it is shown with its caret, or why nothing changed.
  public mutating func replaceShown(_ range: Range<Int>, with replacement: String) -> Outcome {
    let outcome = replace(index(range.lowerBound)..<index(range.upperBound), with: replacement)
    return shown(outcome)
  }

  /// Takes away the character before a position in ``shownText``, or the one behind it.
  ///
  /// Beside a group sign that is the next digit.
  ///
  /// - Parameters:
  ///   - caret: the position.
  ///   - isForward: whether the character behind the position is meant.
  /// - Returns: the new text as it is shown with its caret, or why nothing changed.
  public mutating func deleteShown(at caret: Int, forward isForward: Bool = false) -> Outcome {
    let index = index(caret)
    let outcome = isForward ? replace(index..<index + 1, with: "") : deleteBackward(from: index)
    return shown(outcome)
  }

  /// Ends the editing, as ``commit()`` does.
  ///
  /// - Returns: the text as it is shown with its caret, or why the number is not accepted.
  public mutating func commitShown() -> Outcome {
    let outcome = commit()
    return shown(outcome)
  }

  private func shown(_ outcome: Outcome) -> Outcome {
    guard case .accepted(_, let caret) = outcome else { return outcome }
    let pieces = pieces
    return .accepted(
      text: shownText, caret: pieces.prefix(caret).reduce(0) { $0 + $1.utf16.count })
  }

  /// How many characters of ``text`` end at or before a position in ``shownText``.
  private func index(_ position: Int) -> Int {
    var end = 0
    var count = 0
    for piece in pieces {
      end += piece.utf16.count
      guard end <= position else { break }
      count += 1
    }
    return count
  }

  /// What is shown for each character, with the group sign before it if there is one.
  private var pieces: [String] {
    let format = rules.format
    let number = PositionalDigits(integer: plain.prefix { $0 != "." }.compactMap { $0.asciiValue })
    return plain.enumerated().map { index, character in
      guard let digit = character.asciiValue, character != "." else { return format.decimalPoint }
      let left = number.integer.count - index
      let isGrouped = index > 0 && left > 0 && number.isGroupEnd(left, format)
      return (isGrouped ? format.groupSeparator : "") + PositionalDigits.digit(digit, format)
    }
  }
}
