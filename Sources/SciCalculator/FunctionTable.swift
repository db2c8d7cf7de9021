import SciSyntax

/// All built-in functions, and who answers to which name.
///
/// ```swift
/// let rounding = FunctionTable.all.filter { $0.family == .rounding }.map(\.name)
/// print(rounding)  // ["floor", "ceil", "trunc", "round", "frac"]
/// ```
public enum FunctionTable {
  /// Every built-in function, family by family.
  public static let all: [Function] = {
    let families = [
      powers, trigonometric, hyperbolic, special, rounding, integers, comparison, money,
    ]
    var all: [Function] = []
    all.reserveCapacity(families.reduce(0) { $0 + $1.count })
    for family in families { all += family }
    return all
  }()

  /// The index of a function in ``all``.
  struct Index: BitwiseCopyable, Hashable, Sendable {
    fileprivate var position: UInt16
    fileprivate var kind: FunctionNames.Kind
  }

  private struct NamedIndex {
    var name: String
    var index: Index
  }

  /// The index of each name and alias, in the order of the names.
  ///
  /// The first dictionary that a process makes takes as long as all else that an expression needs, and so does the first
  /// sorting. To search here is no slower.
  private static let indices: [NamedIndex] = {
    var indices: [NamedIndex] = []
    indices.reserveCapacity(2 * all.count)
    func add(_ name: String, _ functionIndex: Index) {
      indices.insert(
        NamedIndex(name: name, index: functionIndex), at: position(of: name, in: indices))
    }
    for (position, function) in all.enumerated() {
      let index = Index(position: UInt16(position), kind: function.kind)
      add(function.name, index)
      for alias in function.aliases { add(alias, index) }
    }
    return indices
  }()

  /// Where a name is among those in order, or belongs.
  private static func position(of name: String, in indices: [NamedIndex]) -> Int {
    var (lower, upper) = (0, indices.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if indices[middle].name < name { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The function of that name or alias.
  public static func function(named name: String) -> Function? {
    index(of: name).map { self[$0] }
  }

  static subscript(index: Index) -> Function { all[Int(index.position)] }

  /// The bodies alone, in the order of ``all``: copying a whole entry costs more than most calls.
  private static let bodies = all.map { $0.body }

  static func body(at index: Index) -> Function.Body { bodies[Int(index.position)] }

  static func index(of name: String) -> Index? {
    let position = position(of: name, in: indices)
    guard position < indices.count, indices[position].name == name else { return nil }
    return indices[position].index
  }

  /// Where a name or alias is a function; `nil` if it is none.
  static func kind(of name: String) -> FunctionNames.Kind? { index(of: name)?.kind }

  static func indexOfInverse(of index: Index) -> Index? {
    self[index].inverseName.flatMap(Self.index)
  }

  /// The function that `f⁻¹` calls, if there is one.
  public static func inverse(of function: Function) -> Function? {
    function.inverseName.flatMap(Self.function)
  }

  /// Every name and alias.
  public static let names: Set<String> = Set(indices.lazy.map(\.name))
}
