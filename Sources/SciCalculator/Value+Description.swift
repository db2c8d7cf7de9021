import SciNumber
import SciUnits

extension Value: CustomStringConvertible {
  /// The value in a line: `3/4`, `≈ 1.4142135623730950488`, `25 km/h`, `true`, `[1; 2; 3]`.
  ///
  /// Numbers are written as a `Real` describes itself; ``ResultFormat`` writes them in all other ways.
  public var description: String {
    switch self {
    case .scalar(let scalar): scalar.description
    case .list(let elements): "[" + elements.map { $0.description }.joined(separator: "; ") + "]"
    }
  }
}

extension Scalar: CustomStringConvertible {
  /// The number with its unit, or `true` or `false`.
  public var description: String {
    switch self {
    case .real(let number): number.description
    case .boolean(let truth): truth ? "true" : "false"
    case .quantity(let quantity): quantity.description
    case .calendar(let value): value.description
    case .complex(let quantity):
      (try? ResultFormat.standard.text(of: .scalar(.complex(quantity)), within: .interactive))?
        .string ?? "a complex number"
    }
  }
}

extension Expression: CustomStringConvertible {
  /// The text that it was read from.
  public var description: String { text }
}

extension Reading: CustomStringConvertible {
  /// The statement with every bracket written, and each note in a line of its own.
  public var description: String {
    ([text] + notes.map { "note: \($0)" }).joined(separator: "\n")
  }
}

extension Constant: CustomStringConvertible {
  /// The name and the number.
  public var description: String {
    let number = value.description
    return number.hasPrefix("≈") ? "\(name) \(number)" : "\(name) = \(number)"
  }
}

extension Function: CustomStringConvertible {
  /// The function as it is called, and what it computes.
  public var description: String { "\(heading): \(summary)" }
}

extension LanguageWord: CustomStringConvertible {
  /// The words, and what they stand for.
  public var description: String { "\(names.joined(separator: ", ")): \(summary)" }
}

extension ColumnAnswers.Failure: CustomStringConvertible {
  /// The number of the row, from 0, and the error.
  public var description: String { "row \(row): \(error)" }
}

extension GoldenFile.Mismatch: CustomStringConvertible {
  /// The line, what was evaluated, what came out, and what the file says.
  public var description: String { "line \(line): \(input) => \(actual), not \(expected)" }
}
