import SciNumber

/// The error that `body` throws, without how much would have been needed; `nil` if it throws none.
func refusal<Result>(_ body: () throws -> Result) -> MathError? {
  do {
    _ = try body()
    return nil
  } catch let error as MathError {
    return switch error {
    case .exactLimit(let bits, _): .exactLimit(bits: bits)
    case .digitLimit(let digits, _): .digitLimit(digits: digits)
    case .precisionLimit(let bits, _): .precisionLimit(bits: bits)
    case .memoryLimit(let bytes, _): .memoryLimit(bytes: bytes, needed: 0)
    case .timeLimit(let limit, _): .timeLimit(seconds: limit)
    default: error
    }
  } catch {
    return nil
  }
}
