/// All built-in functions, and who answers to which name.
public enum FunctionTable {
  /// Every built-in function, family by family.
  public static let all: [Function] =
    powers + trigonometric + hyperbolic + rounding + integers + comparison + money

  /// The place of a function in ``all``.
  struct Place: BitwiseCopyable, Hashable, Sendable {
    fileprivate var index: UInt16
  }

  /// The place of each name and alias.
  private static let places: [String: Place] = {
    var places: [String: Place] = [:]
    places.reserveCapacity(2 * all.count)
    for (index, function) in all.enumerated() {
      let place = Place(index: UInt16(index))
      places[function.name] = place
      for alias in function.aliases { places[alias] = place }
    }
    return places
  }()

  /// The function of that name or alias.
  public static func function(named name: String) -> Function? {
    places[name].map { self[$0] }
  }

  static subscript(place: Place) -> Function { all[Int(place.index)] }

  /// The bodies alone, in the order of ``all``: copying a whole entry costs more than most calls.
  private static let bodies = all.map(\.body)

  static func body(at place: Place) -> Function.Body { bodies[Int(place.index)] }

  static func place(of name: String) -> Place? { places[name] }

  static func placeOfInverse(of place: Place) -> Place? {
    self[place].inverseName.flatMap(Self.place)
  }

  /// The function that `f⁻¹` calls, if there is one.
  public static func inverse(of function: Function) -> Function? {
    function.inverseName.flatMap(Self.function)
  }

  /// Every name and alias.
  public static let names: Set<String> = Set(places.keys.lazy.map(\.self))

  /// The names that are functions only before a round bracket.
  ///
  /// Words such as `rate` and `tip` are what people call their own variables.
  static let bracketedNames = Set(money.flatMap { [$0.name] + $0.aliases })

  /// The other names.
  static let plainNames = Set(places.keys.lazy.filter { !bracketedNames.contains($0) })
}
