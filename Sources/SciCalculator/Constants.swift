public import SciNumber

/// A number with a name of its own.
///
/// ```swift
/// for constant in ConstantTable.all { print(constant.name, constant.summary) }
/// ```
public struct Constant: Sendable {
  /// The name it is listed under.
  public let name: String
  /// Other names for the same number.
  public let aliases: [String]
  /// What it is, in one line.
  public let summary: String
  /// The number.
  public let value: Real
}

/// All constants, and who answers to which name.
///
/// ```swift
/// let tau = ConstantTable.value(named: "τ")  // 2π, exactly
/// ```
public enum ConstantTable {
  /// Every constant.
  public static let all: [Constant] = [
    Constant(
      name: "pi", aliases: ["π"], summary: "The ratio of a circle's circumference to its diameter.",
      value: .pi),
    Constant(
      name: "tau", aliases: ["τ"], summary: "A whole turn in radians: 2π.", value: .tau),
    Constant(name: "e", aliases: [], summary: "Euler's number.", value: .e),
    Constant(
      name: "phi", aliases: ["φ", "ϕ"], summary: "The golden ratio: (1 + √5)/2.",
      value: .goldenRatio),
    Constant(
      name: "egamma", aliases: [],
      summary: "Euler’s constant γ: the limit of 1 + 1/2 + … + 1/n − ln(n).", value: .eulerGamma),
  ]

  /// The number of that name or alias.
  public static func value(named name: String) -> Real? {
    // To compare letters of different alphabets takes longer than all else.
    guard let first = name.utf8.first else { return nil }
    return first < 0x80 ? value(inLatin: name) : value(inGreek: name)
  }

  private static func value(inLatin name: String) -> Real? {
    switch name {
    case "pi": .pi
    case "e": .e
    case "tau": .tau
    case "phi": .goldenRatio
    case "egamma": .eulerGamma
    default: nil
    }
  }

  private static func value(inGreek name: String) -> Real? {
    switch name {
    case "π": .pi
    case "τ": .tau
    case "φ", "ϕ": .goldenRatio
    default: nil
    }
  }

  /// Whether a name is that of the imaginary unit, where nothing else has it.
  static func isImaginaryUnit(_ name: String) -> Bool { name == "i" || name == "ⅈ" }

  /// Every name and alias.
  public static var names: [String] { all.flatMap { [$0.name] + $0.aliases } }
}
