/// The language: from text to trees.
///
/// ```swift
/// let statements = try Syntax.parse("x = 2; sin(x)", functions: ["sin"])
/// print(statements.map(\.dump))  // ["(= x 2)", "(sin x)"]
/// ```
public enum Syntax {
  /// How many brackets and waiting operators may be nested.
  public static let maximumDepth = 4_000_000

  /// How many numbers, names, operators and calls a statement may have.
  public static let maximumParts = 10_000_000

  /// How many bytes a text may have.
  public static let maximumLength = 64 << 20

  /// The words that cannot be names.
  public static let reservedWords: Set<String> = [
    "and", "or", "xor", "not", "if", "mod", "of", "to", "deg", "rad", "grad", "gon", "turn",
  ]

  /// Whether a text is a name, so that it can be given to a variable or a function.
  public static func isName(_ text: String) -> Bool {
    var lexer = Lexer(source: Array(text.utf8))
    let token = lexer.next()
    return token.kind == .name && token.range == SourceRange(0, text.utf8.count)
  }

  /// What `a + b%` means.
  public enum PercentRule: Hashable, Sendable, CaseIterable {
    /// `b` hundredths of `a` are added: `200 + 10%` is 220.
    case relative
    /// `b` hundredths are added: `200 + 10%` is 200.1.
    case plain
  }

  /// Reads the statements of a text.
  ///
  /// Statements are separated by `;` outside brackets and by line breaks; empty ones and comments
  /// give nothing. The time is linear in the length of the text, and the stack is not used for
  /// nesting.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - functions: The names that are functions. A function that the text itself defines counts
  ///     from its definition on.
  ///   - units: The names that are units, where they are neither functions nor variables of the text.
  ///   - percent: What `a + b%` means.
  /// - Returns: The statements in order.
  /// - Throws: The first error of the text.
  public static func parse(
    _ text: String, functions: FunctionNames, units: UnitNames = .none,
    percent: PercentRule = .relative
  ) throws(SyntaxError) -> [Statement] {
    guard text.utf8.count <= maximumLength else { throw tooLong }
    return try parse(utf8: Array(text.utf8), functions: functions, units: units, percent: percent)
  }

  /// Reads the statements of a text that is given as bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text; bytes that are not UTF-8 are an error.
  ///   - functions: The names that are functions.
  ///   - units: The names that are units.
  ///   - percent: What `a + b%` means.
  /// - Returns: The statements in order.
  /// - Throws: The first error of the text.
  public static func parse(
    utf8 bytes: [UInt8], functions: FunctionNames, units: UnitNames = .none,
    percent: PercentRule = .relative
  ) throws(SyntaxError) -> [Statement] {
    var reader = StatementReader()
    try reader.read(utf8: bytes, functions: functions, units: units, percent: percent)
    return reader.takeStatements()
  }

  static var tooLong: SyntaxError {
    SyntaxError(.tooLong(limit: maximumLength), at: SourceRange(maximumLength, maximumLength))
  }
}
