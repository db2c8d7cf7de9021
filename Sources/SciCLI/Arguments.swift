import SciCalculator

/// The words of a command line, sorted into options and expressions.
///
/// Expressions often begin with a minus, so the words cannot be handed to an ordinary parser as they are.
/// A word is an option if it is written like one of this command's; all else is an expression,
/// and so is all that follows `--`.
struct Arguments: Hashable {
  /// The options with their values, each word as an option parser expects it.
  var options: [String] = []
  /// The expressions in their order.
  var expressions: [String] = []

  static let flags: Set<String> = [
    "-d", "--degrees", "-r", "--radians", "--gradians", "--turns", "--json", "--explain",
    "--version", "-h", "--help",
  ]
  static let valued: Set<String> = [
    "-n", "--digits", "--decimals", "--notation", "--rounding", "--percent", "-f", "--file",
  ]

  init(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let expression = words.next() { expressions.append(expression) }
      } else if Self.valued.contains(word) {
        options.append(word)
        if let value = words.next() { options.append(value) }
      } else if let value = Self.joinedDigits(word) {
        options += ["-n", value]
      } else if Self.isOption(word) {
        options.append(word)
      } else {
        expressions.append(word)
      }
    }
  }

  /// The number in `-n30`.
  private static func joinedDigits(_ word: String) -> String? {
    guard word.hasPrefix("-n"), word.utf8.count > 2 else { return nil }
    let value = word.dropFirst(2)
    return value.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      ? String(value) : nil
  }

  /// Whether a word is an option, or looks so much like one that it is better called unknown.
  ///
  /// `--pi` is the number; `--radian` is a mistake.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-") else { return false }
    if flags.contains(word) { return true }
    guard word.hasPrefix("--") else { return false }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    if valued.contains("--" + name) { return true }
    let isWord = name.count > 1 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    return isWord && !name.hasPrefix("-") && ConstantTable.value(named: String(name)) == nil
  }
}
