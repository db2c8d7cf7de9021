import SciSyntax

/// All built-in functions, and who answers to which name.
///
/// ```swift
/// let rounding = FunctionTable.all.filter { $0.family == .rounding }.map(\.name)
/// print(rounding)  // ["floor", "ceil", "trunc", "round", "frac"]
/// ```
public enum FunctionTable {
  /// Every built-in function, family by family.
  public static let all: [Function] = Part.allCases.flatMap { section($0).functions }

  /// A part of the functions, made when one of its names is looked up.
  ///
  /// Entries are long and most expressions need few of them: to make those of bonds would cost more than to evaluate
  /// `x + 1`. The names of the financial ones stand in lists of their own (``moneyNames``), so that a variable's name makes
  /// none.
  enum Part: UInt8, CaseIterable {
    case mathematics
    case money
    case bonds

    /// Where the names are functions.
    var kind: FunctionNames.Kind { self == .mathematics ? .always : .bracketed }
  }

  private static let mathematics = Section(
    [powers, trigonometric, hyperbolic, special, rounding, integers, comparison], .mathematics)
  private static let finance = Section([money], .money)
  private static let securitiesAndDays = Section([bonds], .bonds)

  private static func section(_ part: Part) -> Section {
    switch part {
    case .mathematics: mathematics
    case .money: finance
    case .bonds: securitiesAndDays
    }
  }

  /// The index of a function among those of its part.
  struct Index: BitwiseCopyable, Hashable, Sendable {
    fileprivate var position: UInt16
    fileprivate var part: Part
  }

  /// The functions of one part, and their names in order.
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

    init(_ families: [[Function]], _ part: Part) {
      var functions: [Function] = []
      functions.reserveCapacity(families.reduce(0) { $0 + $1.count })
      for family in families { functions += family }
      self.functions = functions
      bodies = functions.map { $0.body }
      indices.reserveCapacity(2 * functions.count)
      for (position, function) in functions.enumerated() {
        precondition(function.kind == part.kind, "a function among those of another kind")
        let index = Index(position: UInt16(position), part: part)
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
    section(index.part).functions[Int(index.position)]
  }

  static func body(at index: Index) -> Function.Body {
    section(index.part).bodies[Int(index.position)]
  }

  static func index(of name: String) -> Index? {
    if let index = mathematics.index(of: name) { return index }
    if isAmong(moneyNames, name) { return finance.index(of: name) }
    return isAmong(bondNames, name) ? securitiesAndDays.index(of: name) : nil
  }

  /// Where a name or alias is a function; `nil` if it is none.
  static func kind(of name: String) -> FunctionNames.Kind? {
    if mathematics.index(of: name) != nil { return .always }
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
  public static let names = Set(
    Part.allCases.flatMap { part in section(part).indices.map { $0.name } })
}
