/// Which names are functions; the parser asks about each name it meets.
///
/// ```swift
/// let names = FunctionNames(["sin"], bracketed: ["rate"])
/// let product = try Syntax.parse("rate sin 30", functions: names)[0]
/// print(product.dump)  // (* rate (sin 30))
/// ```
public struct FunctionNames: Sendable {
  /// Where a name is a function.
  public enum Kind: BitwiseCopyable, Hashable, Sendable {
    /// Wherever it stands: `sin 30` and `sin(30)`.
    case always
    /// Before a round bracket; elsewhere it is free: `tip(20; 15%)` and `tip = 3`.
    case bracketed
    /// Wherever an argument follows; elsewhere it is a unit: `min(3; 4)` and `5 min`.
    case orUnit
  }

  /// What kind of function a name is; `nil` if it is none, and perhaps if it is one before a bracket and none follows.
  let kind: @Sendable (_ name: String, _ isBeforeBracket: Bool) -> Kind?

  /// The names for which `kind` has an answer.
  public init(_ kind: @escaping @Sendable (_ name: String) -> Kind?) {
    self.init { name, _ in kind(name) }
  }

  /// The names for which `kind` has an answer, which may be `nil` for a function before a bracket where none follows.
  package init(_ kind: @escaping @Sendable (_ name: String, _ isBeforeBracket: Bool) -> Kind?) {
    self.kind = kind
  }

  /// No name is a function.
  static let none = FunctionNames { _ in nil }

  /// The names of two sets.
  public init(_ names: Set<String>, bracketed: Set<String> = []) {
    self.init { names.contains($0) ? .always : bracketed.contains($0) ? .bracketed : nil }
  }
}

extension FunctionNames: ExpressibleByArrayLiteral {
  /// Names that are functions wherever they stand.
  public init(arrayLiteral names: String...) {
    self.init(Set(names))
  }
}
