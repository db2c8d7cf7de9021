import SciSyntax

/// All built-in functions, and who answers to which name.
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

  /// The place of a function in ``all``.
  struct Place: BitwiseCopyable, Hashable, Sendable {
    fileprivate var index: UInt16
    fileprivate var kind: FunctionNames.Kind
  }

  private struct NamedPlace {
    var name: String
    var place: Place
  }

  /// The place of each name and alias, in the order of the names.
  ///
  /// The first dictionary that a process makes takes as long as all else that an expression needs, and so does the first
  /// sorting. To search here is no slower.
  private static let places: [NamedPlace] = {
    var places: [NamedPlace] = []
    places.reserveCapacity(2 * all.count)
    func add(_ name: String, _ place: Place) {
      places.insert(NamedPlace(name: name, place: place), at: position(of: name, in: places))
    }
    for (index, function) in all.enumerated() {
      // Words such as `rate` and `tip` are what people call their own variables.
      let kind: FunctionNames.Kind = function.family == .money ? .bracketed : .always
      let place = Place(index: UInt16(index), kind: kind)
      add(function.name, place)
      for alias in function.aliases { add(alias, place) }
    }
    return places
  }()

  /// Where a name is among those in order, or belongs.
  private static func position(of name: String, in places: [NamedPlace]) -> Int {
    var (lower, upper) = (0, places.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if places[middle].name < name { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The function of that name or alias.
  public static func function(named name: String) -> Function? {
    place(of: name).map { self[$0] }
  }

  static subscript(place: Place) -> Function { all[Int(place.index)] }

  /// The bodies alone, in the order of ``all``: copying a whole entry costs more than most calls.
  private static let bodies = all.map { $0.body }

  static func body(at place: Place) -> Function.Body { bodies[Int(place.index)] }

  static func place(of name: String) -> Place? {
    let position = position(of: name, in: places)
    guard position < places.count, places[position].name == name else { return nil }
    return places[position].place
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
  public static let names: Set<String> = Set(places.lazy.map(\.name))
}
