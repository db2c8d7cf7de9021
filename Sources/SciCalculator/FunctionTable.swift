import SciSyntax

/// All built-in functions, and who answers to which name.
public enum FunctionTable {
  /// Every built-in function, family by family.
  public static let all: [Function] = always.functions + bracketed.functions

  /// The functions whose names are functions everywhere.
  private static let always = Section(
    [powers, trigonometric, hyperbolic, rounding, integers, comparison], .always)

  /// The functions whose names are functions only before a bracket.
  ///
  /// They are made when a name is none of the others: most expressions never ask for them.
  private static let bracketed = Section([money, bonds], .bracketed)

  private static func section(_ kind: FunctionNames.Kind) -> Section {
    kind == .always ? always : bracketed
  }

  /// The place of a function among those of its kind.
  struct Place: BitwiseCopyable, Hashable, Sendable {
    fileprivate var index: UInt16
    fileprivate var kind: FunctionNames.Kind
  }

  /// The functions of one kind, and their names in order.
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

    init(_ families: [[Function]], _ kind: FunctionNames.Kind) {
      var functions: [Function] = []
      functions.reserveCapacity(families.reduce(0) { $0 + $1.count })
      for family in families { functions += family }
      self.functions = functions
      bodies = functions.map { $0.body }
      places.reserveCapacity(2 * functions.count)
      for (index, function) in functions.enumerated() {
        precondition(function.kind == kind, "a function among those of another kind")
        let place = Place(index: UInt16(index), kind: kind)
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
    section(place.kind).functions[Int(place.index)]
  }

  static func body(at place: Place) -> Function.Body {
    section(place.kind).bodies[Int(place.index)]
  }

  static func place(of name: String) -> Place? {
    always.place(of: name) ?? bracketed.place(of: name)
  }

  /// Where a name or alias is a function; `nil` if it is none.
  static func kind(of name: String) -> FunctionNames.Kind? { place(of: name)?.kind }

  static func placeOfInverse(of place: Place) -> Place? {
    self[place].inverseName.flatMap(Self.place)
  }

  /// The function that `f⁻¹` calls, if there is one.
  public static func inverse(of function: Function) -> Function? {
    function.inverseName.flatMap(Self.function)
  }

  /// Every name and alias.
  public static let names: Set<String> = Set(
    (always.places + bracketed.places).lazy.map { $0.name })
}
