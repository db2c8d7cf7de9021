import SciSyntax

/// All built-in functions, and who answers to which name.
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
    [powers, trigonometric, hyperbolic, rounding, integers, comparison], .mathematics)
  private static let finance = Section([money], .money)
  private static let securitiesAndDays = Section([bonds], .bonds)

  private static func section(_ part: Part) -> Section {
    switch part {
    case .mathematics: mathematics
    case .money: finance
    case .bonds: securitiesAndDays
    }
  }

  /// The place of a function among those of its part.
  struct Place: BitwiseCopyable, Hashable, Sendable {
    fileprivate var index: UInt16
    fileprivate var part: Part
  }

  /// The functions of one part, and their names in order.
  private struct Section: Sendable {
    struct NamedPlace: Sendable {
      var name: String
      var place: Place
    }

    let functions: [Function]
    /// The bodies alone: copying a whole entry costs more than most calls.
    let bodies: [Function.Body]
    /// The place of each name and alias, in the order of the names.
    ///
    /// The first dictionary that a process makes takes as long as all else that an expression needs, and so does the first
    /// sorting. To search here is no slower.
    private(set) var places: [NamedPlace] = []

    init(_ families: [[Function]], _ part: Part) {
      var functions: [Function] = []
      functions.reserveCapacity(families.reduce(0) { $0 + $1.count })
      for family in families { functions += family }
      self.functions = functions
      bodies = functions.map { $0.body }
      places.reserveCapacity(2 * functions.count)
      for (index, function) in functions.enumerated() {
        precondition(function.kind == part.kind, "a function among those of another kind")
        let place = Place(index: UInt16(index), part: part)
        add(function.name, place)
        for alias in function.aliases { add(alias, place) }
      }
    }

    private mutating func add(_ name: String, _ place: Place) {
      places.insert(NamedPlace(name: name, place: place), at: position(of: name))
    }

    /// Where a name is among those in order, or belongs.
    private func position(of name: String) -> Int {
      var (lower, upper) = (0, places.count)
      while lower < upper {
        let middle = (lower + upper) / 2
        if places[middle].name < name { lower = middle + 1 } else { upper = middle }
      }
      return lower
    }

    func place(of name: String) -> Place? {
      let position = position(of: name)
      guard position < places.count, places[position].name == name else { return nil }
      return places[position].place
    }
  }

  /// The function of that name or alias.
  public static func function(named name: String) -> Function? {
    place(of: name).map { self[$0] }
  }

  static subscript(place: Place) -> Function {
    section(place.part).functions[Int(place.index)]
  }

  static func body(at place: Place) -> Function.Body {
    section(place.part).bodies[Int(place.index)]
  }

  static func place(of name: String) -> Place? {
    if let place = mathematics.place(of: name) { return place }
    if isAmong(moneyNames, name) { return finance.place(of: name) }
    return isAmong(bondNames, name) ? securitiesAndDays.place(of: name) : nil
  }

  /// Where a name or alias is a function; `nil` if it is none.
  static func kind(of name: String) -> FunctionNames.Kind? {
    if mathematics.place(of: name) != nil { return .always }
    return isAmong(moneyNames, name) || isAmong(bondNames, name) ? .bracketed : nil
  }

  static func placeOfInverse(of place: Place) -> Place? {
    self[place].inverseName.flatMap(Self.place)
  }

  /// The function that `f⁻¹` calls, if there is one.
  public static func inverse(of function: Function) -> Function? {
    function.inverseName.flatMap(Self.function)
  }

  /// Every name and alias.
  public static let names = Set(
    Part.allCases.flatMap { part in section(part).places.map { $0.name } })
}
