import SciSyntax

/// All built-in functions, and who answers to which name.
///
/// ```swift
/// let rounding = FunctionTable.all.filter { $0.family == .rounding }.map(\.name)
/// print(rounding)  // ["floor", "ceil", "trunc", "round", "frac"]
/// ```
public enum FunctionTable {
  /// Every built-in function, family by family.
  public static let all: [Function] = always.functions + bracketed.functions

  /// The functions whose names are functions everywhere.
  private static let always = Section(
    [powers, trigonometric, hyperbolic, special, rounding, integers, comparison], .always)

  /// The functions whose names are functions only before a bracket.
  ///
  /// They are made when a name is none of the others: most expressions never ask for them.
  private static let bracketed = Section([money, bonds], .bracketed)

  private static func section(_ kind: FunctionNames.Kind) -> Section {
    kind == .always ? always : bracketed
  }

  /// The index of a function among those of its kind.
  struct Index: BitwiseCopyable, Hashable, Sendable {
    fileprivate var position: UInt16
    fileprivate var kind: FunctionNames.Kind
  }

  /// The functions of one kind, and their names in order.
  private struct Section: Sendable {
    struct NamedIndex: Sendable {
      var name: String
      var index: Index
    }

    let functions: [Function]
    /// The bodies alone: copying a whole entry costs more than most calls.
    let bodies: [Function.Body]
    /// The index of each name and alias, in the order of the names.
    ///
    /// The first dictionary that a process makes takes as long as all else that an expression needs, and so does the first
    /// sorting. To search here is no slower.
    private(set) var indices: [NamedIndex] = []

    init(_ families: [[Function]], _ kind: FunctionNames.Kind) {
      var functions: [Function] = []
      functions.reserveCapacity(families.reduce(0) { $0 + $1.count })
      for family in families { functions += family }
      self.functions = functions
      bodies = functions.map { $0.body }
      indices.reserveCapacity(2 * functions.count)
      for (position, function) in functions.enumerated() {
        precondition(function.kind == kind, "a function among those of another kind")
        let index = Index(position: UInt16(position), kind: kind)
        add(function.name, index)
        for alias in function.aliases { add(alias, index) }
      }
    }

    private mutating func add(_ name: String, _ index: Index) {
      indices.insert(NamedIndex(name: name, index: index), at: position(of: name))
    }

    /// Where a name is among those in order, or belongs.
    private func position(of name: String) -> Int {
      var (lower, upper) = (0, indices.count)
      while lower < upper {
        let middle = (lower + upper) / 2
        if indices[middle].name < name { lower = middle + 1 } else { upper = middle }
      }
      return lower
    }

    func index(of name: String) -> Index? {
      let position = position(of: name)
      guard position < indices.count, indices[position].name == name else { return nil }
      return indices[position].index
    }
  }

  /// The function of that name or alias.
  public static func function(named name: String) -> Function? {
    index(of: name).map { self[$0] }
  }

  static subscript(index: Index) -> Function {
    section(index.kind).functions[Int(index.position)]
  }

  static func body(at index: Index) -> Function.Body {
    section(index.kind).bodies[Int(index.position)]
  }

  static func index(of name: String) -> Index? {
    always.index(of: name) ?? bracketed.index(of: name)
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
  public static let names: Set<String> = Set(
    (always.indices + bracketed.indices).lazy.map { $0.name })
}
