public import ArgumentParser
public import SciNumber

/// The unit of bare angles, an option of several commands.
struct AngleOptions: ParsableArguments {
  @Flag(help: "How a bare angle is measured.")
  var angleUnit = AngleUnit.degrees

  /// The same for an ``OptionTable``; `nil` where no unit was typed.
  static let rows: [OptionRow<AngleUnit?>] = [
    .flag("--degrees", short: "-d") { Typed.take(only: .degrees, &$0) },
    .flag("--radians", short: "-r") { Typed.take(only: .radians, &$0) },
    .flag("--gradians") { Typed.take(only: .gradians, &$0) },
    .flag("--turns") { Typed.take(only: .turns, &$0) },
  ]
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
