import SciCalculator
import SciNumber
import SciPlot

// Values over a range: `sci table 'x^2' x=0..1 step 0.1`.

extension TableRun {
  /// A table over a range takes no more rows.
  static let mostRows = 1_000_000

  func performRange(_ streams: Streams, _ options: Options) -> RunStatus {
    let words = step.map { self.words + ["step", $0] } ?? self.words
    let arguments: FormulaArguments
    do throws(FormulaArguments.WordError) {
      arguments = try FormulaArguments(Self.withStepLast(words), options.settings)
    } catch {
      return streams.report(error.error, in: error.word, options.settings.angleUnit)
    }
    guard !arguments.expressions.isEmpty else {
      return complain(streams, "an expression is missing")
    }
    guard arguments.ranges.count == 1, let range = arguments.ranges.first else {
      return complain(streams, "one range is needed, such as x=0..1 step 0.1")
    }
    return performRange(streams, arguments, range, options)
  }

  /// The words with `step` and its value behind the range, wherever `--step` stood.
  private static func withStepLast(_ words: [String]) -> [String] {
    guard words.count >= 2, words[words.count - 2] == "step",
      let range = words.lastIndex(where: { $0.holds("..") && $0.contains("=") })
    else { return words }
    var words = words
    let step = Array(words.suffix(2))
    words.removeLast(2)
    words.insert(contentsOf: step, at: range + 1)
    return words
  }

}

// MARK: - Rows

extension TableRun {
  private func performRange(
    _ streams: Streams, _ arguments: FormulaArguments, _ range: FormulaArguments.Range,
    _ options: Options
  ) -> RunStatus {
    var expressions: [Expression] = []
    for text in arguments.expressions {
      do throws(CalculatorError) {
        expressions.append(
          try Expression(
            text, parameters: [range.name] + arguments.constants.keys.sorted(),
            settings: options.settings))
      } catch {
        return streams.report(error, in: text, options.settings.angleUnit)
      }
    }
    let numbers: [Real]
    do throws(RangeError) {
      numbers = try Self.numbers(of: range, within: options.settings.budget)
    } catch {
      return complain(streams, "`\(range.word)`: \(error.words)")
    }
    var status = RunStatus.success
    var rows = [[range.name] + arguments.expressions]
    var bindings = arguments.constants
    for number in numbers {
      bindings[range.name] = number
      var row = [Self.text(number, within: options.settings.budget)]
      for (expression, text) in zip(expressions, arguments.expressions) {
        do throws(CalculatorError) {
          row.append(try expression.answer(bindings, format: options.format).string)
        } catch {
          row.append("error: \(error.message(inUTF8: Array(text.utf8)))")
          status = max(status, error.exitStatus)
        }
      }
      rows.append(row)
    }
    return max(status, streams.print(Self.text(of: rows, form)))
  }

  private struct RangeError: Error {
    var words: String
  }

  /// The first end of a range, and the numbers so many steps behind it, up to the other end.
  private static func numbers(
    of range: FormulaArguments.Range, within budget: EvaluationBudget
  ) throws(RangeError) -> [Real] {
    let step = range.step ?? 1
    let count: Int?
    do throws(MathError) {
      count = try stepCount(of: range, step, within: budget)
    } catch .divisionByZero {
      throw RangeError(words: "the step is zero")
    } catch {
      throw RangeError(words: "the number of steps cannot be found")
    }
    guard let count, count < mostRows else {
      throw RangeError(words: "a table has \(mostRows) rows at most")
    }
    guard count >= 0 else {
      throw RangeError(words: "the range is empty: its step leads away from the second end")
    }
    return (0...count).map {
      range.lower.adding(Real($0).multiplied(by: step, within: budget), within: budget)
    }
  }

  /// How many steps lead from one end of a range to the other; `nil` for more than 64 bits.
  private static func stepCount(
    of range: FormulaArguments.Range, _ step: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Int? {
    let length = range.upper.subtracting(range.lower, within: budget)
    let steps = try length.divided(by: step, within: budget).floor(within: budget)
    return steps.knownRational.flatMap { Int($0.description) }
  }

  private static func text(_ number: Real, within budget: EvaluationBudget) -> String {
    (try? ResultFormat.standard.text(of: .real(number), within: budget).string) ?? "undecided"
  }
}

// MARK: - Text

extension TableRun {
  private static func text(of rows: [[String]], _ form: Form?) -> String {
    switch form {
    case .csv: rows.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
    case .tsv: rows.map { $0.joined(separator: "\t") + "\n" }.joined()
    case .jsonLines, nil: aligned(rows)
    }
  }

  /// Columns with their numbers on the right.
  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { cell, width in
        String(repeating: " ", count: width - cell.count) + cell
      }.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// A field as RFC 4180 has it.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
