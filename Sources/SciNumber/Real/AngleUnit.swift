/// How an angle is measured.
///
/// ```swift
/// let budget = EvaluationBudget.interactive
/// let half = try Real(30).sin(.degrees, within: budget)  // 1/2
/// ```
public enum AngleUnit: String, CaseIterable, Codable, Hashable, Sendable {
  /// 360 to a turn.
  case degrees
  /// 2π to a turn.
  case radians
  /// 400 to a turn.
  case gradians
  /// The turn itself.
  case turns

  /// How many make a turn, where that is an integer.
  public var perTurn: WideInt? {
    switch self {
    case .degrees: 360
    case .radians: nil
    case .gradians: 400
    case .turns: 1
    }
  }
}
