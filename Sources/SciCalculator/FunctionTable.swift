import SciNumber
import SciSyntax

/// All built-in functions, and who answers to which name.
///
/// ```swift
/// let rounding = FunctionTable.all.filter { $0.family == .rounding }.map(\.name)
/// print(rounding)  // ["floor", "ceil", "trunc", "round", "frac"]
/// ```
public enum FunctionTable {
  /// Every built-in function, family by family.
  public static let all: [Function] = Section.allCases.flatMap(entries)

  /// A part of the functions, whose entries are made when one of its names is looked up.
  ///
  /// Most expressions need few functions, and to make the entries of all bonds costs more than to evaluate `x + 1`. The
  /// names of all parts but the first are a list of their own (``bracketedNames``), so that a variable's name makes none.
  enum Section: UInt8, CaseIterable {
    /// The functions of every calculator's keys, whose names are functions wherever they stand.
    case elementary
    case numberTheory
    case analysis
    case statistics
    case money
    case bonds
    case complex
    case calculus
  }

  private static let elementaryFunctions = Functions(in: .elementary) {
    $0 += roots
    $0 += exponentials
    $0 += logarithms
    $0 += ofAngles
    $0 += anglesOf
    $0 += hyperbolic
    $0 += special
    $0 += rounding
    $0 += division
    $0 += factorials
    $0 += comparison
  }
  private static let numberTheoryFunctions = Functions(in: .numberTheory) {
    $0 += numberTheory + fractions
  }
  private static let analysisFunctions = Functions(in: .analysis) { $0 += analysis }
  private static let statisticsFunctions = Functions(in: .statistics) { $0 += statistics }
  private static let moneyFunctions = Functions(in: .money) { $0 += money }
  private static let complexFunctions = Functions(in: .complex) { $0 += complexNumbers }
  private static let calculusFunctions = Functions(in: .calculus) { $0 += calculus }
  private static let bondFunctions = Functions(in: .bonds) { $0 += bonds }

  /// The functions of a part, family by family.
  static func entries(in part: Section) -> [Function] { functions(in: part).entries }

  private static func functions(in part: Section) -> Functions {
    switch part {
    case .elementary: elementaryFunctions
    case .numberTheory: numberTheoryFunctions
    case .analysis: analysisFunctions
    case .statistics: statisticsFunctions
    case .money: moneyFunctions
    case .bonds: bondFunctions
    case .complex: complexFunctions
    case .calculus: calculusFunctions
    }
  }

  /// The part of a function, and its position there.
  struct Index: BitwiseCopyable, Hashable, Sendable {
    fileprivate var position: UInt16
    fileprivate var part: Section

    /// Whether it makes complex numbers, or takes them apart.
    var isOfComplexNumbers: Bool { part == .complex }
  }
}

// MARK: - Looking up

extension FunctionTable {
  /// The function of that name or alias.
  public static func function(named name: String) -> Function? {
    index(of: name).map { self[$0] }
  }

  static subscript(index: Index) -> Function {
    entries(in: index.part)[Int(index.position)]
  }

  static func body(at index: Index) -> Function.Body {
    let entries = entries(in: index.part)
    return entries.span[Int(index.position)].body
  }

  /// The primitive that the function is, if it is one.
  static func primitive(at index: Index) -> Primitive? {
    let entries = entries(in: index.part)
    return entries.span[Int(index.position)].primitive
  }

  static func index(of name: String) -> Index? {
    if let index = elementaryFunctions.index(of: name) { return index }
    guard let part = Section.bracketed(name) else { return nil }
    let functions = functions(in: part)
    return functions.index(of: name)
      ?? furtherNames.first { $0.name == name }.flatMap { functions.index(of: $0.function) }
  }

  /// The index of a function on a calculator's keys.
  static func elementaryIndex(of key: NameKey) -> Index? { elementaryFunctions.index(of: key) }

  /// Where a name or alias is a function of a calculator's keys; `nil` if it is none.
  static func elementaryKind(of name: String) -> FunctionNames.Kind? {
    elementaryFunctions.kind(of: name)
  }

  /// Where a name or alias is a function; `nil` if it is none.
  static func kind(of name: String) -> FunctionNames.Kind? {
    if let kind = elementaryKind(of: name) { return kind }
    return Section.bracketed(name) == nil ? nil : .bracketed
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
///
/// A class, so that a look at one of them copies no arrays.
private final class Functions: Sendable {
  private struct NamedIndex: Sendable {
    var key: NameKey
    var index: FunctionTable.Index
    /// Whether the name is a unit where no argument follows, as `min` is.
    var isUnit: Bool
  }

  let entries: [Function]
  /// The index of each name and alias.
  private let indices: [NamedIndex]
  /// Positions in ``indices``, each 1 more than it is, at the hash of the name or behind; 0 where there is none.
  ///
  /// Our own, since the first dictionary that a process makes takes as long as all else that an expression needs.
  private let slots: [UInt8]

  /// `append` adds the families of the part one by one: an array of them would be a type that each start has to make.
  init(in part: FunctionTable.Section, append: (inout [Function]) -> Void) {
    var entries: [Function] = []
    entries.reserveCapacity(Self.slotCount / 4)
    append(&entries)
    if part != .elementary {
      for position in entries.indices { entries[position].kind = .bracketed }
    }
    var indices: [NamedIndex] = []
    indices.reserveCapacity(2 * entries.count)
    var slots = [UInt8](repeating: 0, count: Self.slotCount)
    // A span shows a member where it is: an array copies the entry, and so does a computed property.
    for position in entries.indices {
      let index = FunctionTable.Index(position: UInt16(position), part: part)
      let unitNames = entries.span[position].makeUnitNames()
      func add(_ name: String) {
        let key = NameKey(name)
        indices.append(NamedIndex(key: key, index: index, isUnit: unitNames.contains(name)))
        precondition(indices.count < Self.slotCount / 2, "the table of names is too small")
        slots[Self.slot(of: key, indices, slots)] = UInt8(indices.count)
      }
      add(entries.span[position].name)
      for alias in entries.span[position].makeAliases() { add(alias) }
    }
    (self.entries, self.indices, self.slots) = (entries, indices, slots)
  }

  /// A power of two that is more than twice the number of names in any part.
  private static let slotCount = 512

  /// Where a name is among the slots, or the empty slot where it belongs.
  @inline(__always)
  private static func slot(of key: NameKey, _ indices: [NamedIndex], _ slots: [UInt8]) -> Int {
    var slot = Int(key.hash(bits: 9))
    while slots[slot] != 0, indices[Int(slots[slot]) - 1].key != key {
      slot = (slot + 1) % slotCount
    }
    return slot
  }

  func index(of name: String) -> FunctionTable.Index? { index(of: NameKey(name)) }

  func index(of key: NameKey) -> FunctionTable.Index? { named(key)?.index }

  /// Where the name of a function stands for it, if it is one wherever it stands.
  func kind(of name: String) -> FunctionNames.Kind? {
    named(NameKey(name)).map { $0.isUnit ? .orUnit : .always }
  }

  private func named(_ key: NameKey) -> NamedIndex? {
    let position = Int(slots[Self.slot(of: key, indices, slots)])
    return position == 0 ? nil : indices[position - 1]
  }
}
