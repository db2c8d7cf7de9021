/// One statement of a text: an expression, an assignment or a definition.
///
/// ```swift
/// let statement = try Syntax.parse("f(x) = x^2", functions: [])[0]
/// if case .definition(let name, _, let parameters) = statement.kind {
///   print(name, parameters.map(\.name))  // f ["x"]
/// }
/// ```
public struct Statement: Hashable, Sendable {
  /// What the statement does with its expression.
  public enum Kind: Hashable, Sendable {
    /// `1 + 2`
    case expression
    /// `x = 1 + 2`
    case assignment(name: String, nameRange: SourceRange)
    /// `f(x; y) = x + y`
    case definition(name: String, nameRange: SourceRange, parameters: [Parameter])
  }

  /// A parameter of a definition.
  public struct Parameter: Hashable, Sendable {
    /// The parameter's name.
    public var name: String

    /// Where it stands.
    public var range: SourceRange
  }

  /// What the statement does with its expression.
  public var kind: Kind

  /// The expression, or the right-hand side.
  public var tree: Tree

  /// The form in which the value is to be written, if the statement says one.
  public var conversion: Conversion?

  /// Where the whole statement stands, without what follows `to`.
  public var range: SourceRange
}
