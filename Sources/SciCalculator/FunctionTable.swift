import SciSyntax

/// All built-in functions, and who answers to which name.
///
/// ```swift
/// let rounding = FunctionTable.all.filter { $0.family == .rounding }.map(\.name)
/// print(rounding)  // ["floor", "ceil", "trunc", "round", "frac"]
/// ```
public enum FunctionTable {
  /// Every built-in function, family by family.
  public static let all: [Function] = Part.allCases.flatMap(entries)

  /// A part of the functions, whose entries are made when one of its names is looked up.
  ///
  /// Most expressions need few functions, and to make the entries of all bonds costs more than to evaluate `x + 1`. The
  /// names of all parts but the first are a list of their own (``bracketedNames``), so that a variable's name makes none.
  enum Part: UInt8, CaseIterable {
    /// The functions of every calculator's keys, whose names are functions wherever they stand.
    case elementary
    case numberTheory
    case analysis
    case statistics
    case money
    case bonds
  }

  private static let elementaryFunctions = Functions(
    [powers, trigonometric, hyperbolic, special, rounding, integers, comparison], in: .elementary)
  private static let numberTheoryFunctions = Functions(
    [numberTheory, fractions], in: .numberTheory)
  private static let analysisFunctions = Functions([analysis], in: .analysis)
  private static let statisticsFunctions = Functions([statistics], in: .statistics)
  private static let moneyFunctions = Functions([money], in: .money)
  private static let bondFunctions = Functions([bonds], in: .bonds)

  /// The functions of a part, family by family.
  static func entries(in part: Part) -> [Function] { functions(in: part).entries }

  private static func functions(in part: Part) -> Functions {
    switch part {
    case .elementary: elementaryFunctions
    case .numberTheory: numberTheoryFunctions
    case .analysis: analysisFunctions
    case .statistics: statisticsFunctions
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
    if let index = elementaryFunctions.index(of: name) { return index }
    guard let part = Part.bracketed(name) else { return nil }
    let functions = functions(in: part)
    return functions.index(of: name)
      ?? furtherNames.first { $0.name == name }.flatMap { functions.index(of: $0.function) }
  }

  /// Where a name or alias is a function; `nil` if it is none.
  static func kind(of name: String) -> FunctionNames.Kind? {
    if let kind = elementaryFunctions.kind(of: name) { return kind }
    return Part.bracketed(name) == nil ? nil : .bracketed
  }

  /// The function that a name in letters of another case means, as `SIN` means `sin`; it needs brackets.
  ///
  /// `Li` means two functions: li(x) and li(x) − li(2).
  static func indexIgnoringCase(of name: String) -> Index? {
    let isLowercase = !name.utf8.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    return isLowercase || name == "Li" ? nil : index(of: name.lowercased())
  }

  static func indexOfInverse(of index: Index) -> Index? {
    self[index].inverseName.flatMap(Self.index)
  }

  /// The function that `f⁻¹` calls, if there is one.
  public static func inverse(of function: Function) -> Function? {
    function.inverseName.flatMap(Self.function)
  }

  /// The names and aliases that are functions wherever they stand.
  static let alwaysNames: Set<String> = Set(
    entries(in: .elementary).flatMap { [$0.name] + $0.aliases })

  /// Every name and alias.
  public static let names: Set<String> =
    Set(all.flatMap { [$0.name] + $0.aliases } + furtherNames.map { $0.name })
}

// MARK: - The functions of one part

/// The functions of one part, and their names.
private struct Functions: Sendable {
  private struct NamedIndex: Sendable {
    var key: NameKey
    var index: FunctionTable.Index
    /// Whether the name is a unit where no argument follows, as `min` is.
    var isUnit: Bool
  }

  let entries: [Function]
  /// The bodies alone: copying a whole entry costs more than most calls.
  let bodies: [Function.Body]
  /// The index of each name and alias.
  private var indices: [NamedIndex] = []
  /// Positions in ``indices``, each 1 more than it is, at the hash of the name or behind; 0 where there is none.
  ///
  /// Our own, since the first dictionary that a process makes takes as long as all else that an expression needs.
  private var slots: [UInt8]

  init(_ families: [[Function]], in part: FunctionTable.Part) {
    var entries: [Function] = []
    entries.reserveCapacity(families.reduce(0) { $0 + $1.count })
    for family in families { entries += family }
    if part != .elementary {
      for position in entries.indices { entries[position].kind = .bracketed }
    }
    self.entries = entries
    bodies = entries.map { $0.body }
    indices.reserveCapacity(2 * entries.count)
    slots = Array(repeating: 0, count: Self.slotCount)
    // By index, because a sequence of entries copies each of them.
    for position in entries.indices {
      let index = FunctionTable.Index(position: UInt16(position), part: part)
      add(entries[position].name, index)
      for alias in entries[position].aliases { add(alias, index) }
    }
  }

  /// A power of two that is more than twice the number of names in any part.
  private static let slotCount = 512

  private mutating func add(_ name: String, _ index: FunctionTable.Index) {
    let key = NameKey(name)
    indices.append(
      NamedIndex(
        key: key, index: index,
        isUnit: entries[Int(index.position)].unitNames.contains(name)))
    precondition(indices.count < Self.slotCount / 2, "the table of names is too small")
    slots[slot(of: key)] = UInt8(indices.count)
  }

  /// Where a name is among the slots, or the empty slot where it belongs.
  private func slot(of key: NameKey) -> Int {
    var slot = Int(key.hash(bits: 9))
    while slots[slot] != 0, indices[Int(slots[slot]) - 1].key != key {
      slot = (slot + 1) % Self.slotCount
    }
    return slot
  }

  func index(of name: String) -> FunctionTable.Index? { named(name)?.index }

  /// Where the name of a function stands for it, if it is one wherever it stands.
  func kind(of name: String) -> FunctionNames.Kind? {
    named(name).map { $0.isUnit ? .orUnit : .always }
  }

  private func named(_ name: String) -> NamedIndex? {
    let position = Int(slots[slot(of: NameKey(name))])
    return position == 0 ? nil : indices[position - 1]
  }
}
