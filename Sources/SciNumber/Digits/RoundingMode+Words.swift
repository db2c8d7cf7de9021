extension RoundingMode {
  /// The mode in words that can stand before "to 0.01": `half away from zero`.
  public var words: String {
    switch self {
    case .halfEven: "half to even"
    case .halfOdd: "half to odd"
    case .halfAwayFromZero: "half away from zero"
    case .halfTowardZero: "half toward zero"
    case .halfUpward: "half upward"
    case .halfDownward: "half downward"
    case .towardZero: "toward zero"
    case .awayFromZero: "away from zero"
    case .floor: "down"
    case .ceiling: "up"
    case .zeroFiveAway: "away from zero at 0 and 5"
    case .unnecessary: "not rounded"
    }
  }
}
