/// Which names are units; the parser asks about a name where more depends on it than a product.
///
/// A unit is a name like any other. But `10 m / 5 s` divides by 5 s, where `10 x / 5 y` divides by 5, and `5 ft 3 in` is one
/// length.
///
/// ```swift
/// let units = UnitNames(["m", "s"])
/// let speed = try Syntax.parse("10 m / 5 s", functions: [], units: units)[0]
/// print(speed.dump)  // (/ (* 10 m) (* 5 s))
/// ```
public struct UnitNames: Sendable {
  /// What a unit measures, as far as the place of its name depends on it.
  public enum Kind: BitwiseCopyable, Hashable, Sendable {
    /// A unit that stands behind a number: `5 km`
    case unit
    /// The code of a currency, which may also stand before a number: `CHF 5`
    case currency
  }

  /// What kind of unit a name is; `nil` if it is none.
  let kind: (@Sendable (_ name: String) -> Kind?)?

  /// Names that stand for something else, such as variables.
  let others: Set<String>

  /// The names for which `kind` has an answer, but for `others`.
  public init(
    besides others: Set<String> = [], _ kind: @escaping @Sendable (_ name: String) -> Kind?
  ) {
    self.kind = kind
    self.others = others
  }

  /// The names of two sets.
  public init(_ names: Set<String>, currencies: Set<String> = []) {
    self.init { names.contains($0) ? .unit : currencies.contains($0) ? .currency : nil }
  }

  private init() {
    kind = nil
    others = []
  }

  /// No name is a unit, and `to` asks for nothing but a form.
  public static let none = UnitNames()
}
