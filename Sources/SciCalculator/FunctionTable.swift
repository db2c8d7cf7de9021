/// All built-in functions, and who answers to which name.
public enum FunctionTable {
  /// Every built-in function, family by family.
  public static let all: [Function] =
    powers + trigonometric + hyperbolic + rounding + integers + comparison

  /// The place in ``all`` of each name and alias.
  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, function) in all.enumerated() {
      places[function.name] = place
      for alias in function.aliases { places[alias] = place }
    }
    return places
  }()

  /// The function of that name or alias.
  public static func function(named name: String) -> Function? {
    places[name].map { all[$0] }
  }

  /// The function that `f⁻¹` calls, if there is one.
  public static func inverse(of function: Function) -> Function? {
    function.inverseName.flatMap(Self.function)
  }

  /// Every name and alias.
  public static let names = Set(places.keys)
}
