import SciSyntax

/// All built-in functions, and who answers to which name.
///
/// ```swift
/// let rounding = FunctionTable.all.filter { $0.family == .rounding }.map(\.name)
/// print(rounding)  // ["floor", "ceil", "trunc", "round", "frac"]
/// ```
public enum FunctionTable {
  /// Every built-in function, family by family.
  public static let all: [Function] = Part.allCases.flatMap { functions(in: $0).entries }

  /// A part of the functions, whose entries are made when one of its names is looked up.
  ///
  /// Most expressions need few functions, and to make the entries of all bonds costs more than to evaluate `x + 1`. The
  /// names of the financial functions are lists of their own (``moneyNames``), so that a variable's name makes none.
  enum Part: UInt8, CaseIterable {
    case mathematics
    case money
    case bonds

    /// Where the names are functions.
    var kind: FunctionNames.Kind { self == .mathematics ? .always : .bracketed }
  }

  private static let mathematicalFunctions = Functions(
    [powers, trigonometric, hyperbolic, special, rounding, integers, comparison], in: .mathematics)
  private static let moneyFunctions = Functions([money], in: .money)
  private static let bondFunctions = Functions([bonds], in: .bonds)

  private static func functions(in part: Part) -> Functions {
    switch part {
    case .mathematics: mathematicalFunctions
    case .money: moneyFunctions
    case .bonds: bondFunctions
    }
  }

  /// The part of a function, and its position there.
  struct Index: BitwiseCopyable, Hashable, Sendable {
    fileprivate var position: UInt16
    fileprivate var part: Part
  }
}

// MARK: - Looking up

extension FunctionTable {
  /// The function of that name or alias.
  public static func function(named name: String) -> Function? {
    index(of: name).map { self[$0] }
  }

  static subscript(index: Index) -> Function {
    functions(in: index.part).entries[Int(index.position)]
  }

  static func body(at index: Index) -> Function.Body {
    functions(in: index.part).bodies[Int(index.position)]
  }

  static func index(of name: String) -> Index? {
    if let index = mathematicalFunctions.index(of: name) { return index }
    if isAmong(moneyNames, name) { return moneyFunctions.index(of: name) }
    return isAmong(bondNames, name) ? bondFunctions.index(of: name) : nil
  }

  /// Where a name or alias is a function; `nil` if it is none.
  static func kind(of name: String) -> FunctionNames.Kind? {
    if mathematicalFunctions.index(of: name) != nil { return .always }
    return isAmong(moneyNames, name) || isAmong(bondNames, name) ? .bracketed : nil
  }

  static func indexOfInverse(of index: Index) -> Index? {
    self[index].inverseName.flatMap(Self.index)
  }

  /// The function that `f⁻¹` calls, if there is one.
  public static func inverse(of function: Function) -> Function? {
    function.inverseName.flatMap(Self.function)
  }

  /// Every name and alias.
  public static let names: Set<String> = Set(all.flatMap { [$0.name] + $0.aliases })
}

// MARK: - The functions of one part

/// The functions of one part, and their names in order.
private struct Functions: Sendable {
  private struct NamedIndex: Sendable {
    var name: String
    var index: FunctionTable.Index
  }

  let entries: [Function]
  /// The bodies alone: copying a whole entry costs more than most calls.
  let bodies: [Function.Body]
  /// The index of each name and alias, in the order of the names.
  ///
  /// The first dictionary that a process makes takes as long as all else that an expression needs, and so does the first
  /// sorting. To search here is no slower.
  private var indices: [NamedIndex] = []

  init(_ families: [[Function]], in part: FunctionTable.Part) {
    var entries: [Function] = []
    entries.reserveCapacity(families.reduce(0) { $0 + $1.count })
    for family in families { entries += family }
    self.entries = entries
    bodies = entries.map { $0.body }
    indices.reserveCapacity(2 * entries.count)
    for (position, function) in entries.enumerated() {
      precondition(function.kind == part.kind, "a function among those of another kind")
      let index = FunctionTable.Index(position: UInt16(position), part: part)
      add(function.name, index)
      for alias in function.aliases { add(alias, index) }
    }
  }

  private mutating func add(_ name: String, _ index: FunctionTable.Index) {
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

  func index(of name: String) -> FunctionTable.Index? {
    let position = position(of: name)
    guard position < indices.count, indices[position].name == name else { return nil }
    return indices[position].index
  }
}
