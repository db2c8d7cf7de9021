public import ArgumentParser
public import SciNumber

/// The unit of bare angles, an option of several commands.
struct AngleOptions: ParsableArguments {
  @Flag(help: "How a bare angle is measured.")
  var angleUnit = AngleUnit.degrees

  /// The same for an ``OptionTable``, whose request keeps the unit where a function finds it.
  static func rows<Request>(
    _ place: @escaping @Sendable (inout Request, _ unit: AngleUnit) -> Bool
  ) -> [OptionRow<Request>] {
    [
      .flag("--degrees", short: "-d") { place(&$0, .degrees) },
      .flag("--radians", short: "-r") { place(&$0, .radians) },
      .flag("--gradians") { place(&$0, .gradians) },
      .flag("--turns") { place(&$0, .turns) },
    ]
  }
}

extension AngleUnit: EnumerableFlag {
  /// `-d` and `-r` beside the long names.
  public static func name(for value: AngleUnit) -> NameSpecification {
    switch value {
    case .degrees, .radians: .shortAndLong
    case .gradians, .turns: .long
    }
  }
}
