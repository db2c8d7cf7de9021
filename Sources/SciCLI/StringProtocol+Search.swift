// Swift's own search in texts comes with the library of regular expressions, which would be a tenth of the command.

import SciSyntax

extension StringProtocol {
  /// Whether a text occurs in this one, byte by byte.
  func holds(_ text: String) -> Bool { utf8.firstRange(ofBytes: text.utf8) != nil }

  /// The text with another one in the place of each character that is one of some.
  func writing(_ characters: String, as text: (Character) -> String) -> String {
    map { characters.contains($0) ? text($0) : String($0) }.joined()
  }
}
