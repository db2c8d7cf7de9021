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

  init(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let expression = words.next() { expressions.append(expression) }
      } else if !word.hasPrefix("-") {
        expressions.append(word)
      } else if OptionValues.table.takesValue(word) {
        append(word, valued: words.next())
      } else if OptionValues.table.isFlag(word) {
        options.append(word)
      } else if let bundle = Self.bundled(word) {
        options += bundle.flags
        if let name = bundle.valued { append(name, valued: bundle.value ?? words.next()) }
      } else if Self.isOption(word) {
        options.append(word)
      } else {
        expressions.append(word)
      }
    }
  }

  /// Adds an option and its value as one word, so that a value that begins with a minus stays one.
  private mutating func append(_ option: String, valued value: String?) {
    options.append(value.map { "\(option)=\($0)" } ?? option)
  }

  /// The options in a word that begins with a minus, such as `-n30`, `-n=30`, `-rn` and `-rn30`.
  private static func bundled(_ word: String) -> (flags: [String], valued: String?, value: String?)?
  {
    let units = word.dropFirst().prefix { $0 == "d" || $0 == "r" }
    let rest = word.dropFirst(1 + units.count)
    let flags = units.map { "-\($0)" }
    if rest.isEmpty { return flags.count > 1 ? (flags, nil, nil) : nil }
    if rest == "n" { return (flags, "-n", nil) }
    guard rest.first == "n" else { return nil }
    let value = rest.dropFirst(rest.hasPrefix("n=") ? 2 : 1)
    let isNumber = value.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return isNumber && !value.isEmpty ? (flags, "-n", String(value)) : nil
  }

  /// Whether a word that begins with a minus is an option, or looks so much like one that it is better called unknown.
  ///
  /// `--pi` is the number; `--radian` is an error.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("--") else { return false }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    if OptionValues.table.takesValue("--" + name) { return true }
    let isWord = name.count > 1 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    return isWord && !name.hasPrefix("-") && ConstantTable.value(named: String(name)) == nil
  }
}
