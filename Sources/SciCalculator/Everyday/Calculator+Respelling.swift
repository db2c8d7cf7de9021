// What is done with a text that is refused.

import SciSyntax

extension Respelling {
  /// Does with a text in the spelling of the language what could not be done with the text as it was written.
  ///
  /// - Parameters:
  ///   - text: the text that was refused.
  ///   - error: why it was.
  ///   - names: what is known.
  ///   - settings: what decides how texts are read.
  ///   - body: what is done with a text.
  /// - Returns: the outcome of `body`.
  /// - Throws: the error of the last text that is understood, at its place in the text as it was written.
  static func retry<Outcome>(
    _ text: [UInt8], _ error: CalculatorError, names: Environment, _ settings: CalculatorSettings,
    _ body: (Respelling) throws(CalculatorError) -> Outcome
  ) throws(CalculatorError) -> Outcome {
    guard var respelling = Respelling(text, error, names: names, settings) else { throw error }
    var (failure, latest) = (error, error)
    for _ in 0..<rounds {
      guard try respelling.respell(latest) else { break }
      do throws(CalculatorError) {
        return try body(respelling)
      } catch {
        latest = error
        // The ranges inside of a syntax error are in the new text.
        guard case .syntax = error.reason else {
          failure = CalculatorError(error.reason, at: respelling.sourceRange(of: error.range))
          continue
        }
      }
    }
    throw failure
  }
}

extension Calculator {
  /// Does with a text in the spelling of the language what could not be done with the text as it was written.
  ///
  /// - Parameters:
  ///   - text: the text that was refused.
  ///   - error: why it was.
  ///   - body: what is done with a text.
  /// - Returns: the outcome of `body`.
  /// - Throws: the error of the last text that is understood, at its place in the text as it was written.
  @inline(never)
  mutating func respelled<Outcome>(
    _ text: [UInt8], _ error: CalculatorError,
    _ body: (inout Calculator, [UInt8]) throws(CalculatorError) -> Outcome
  ) throws(CalculatorError) -> Outcome {
    // What stands before the failing statement has had its effect.
    let start = startOfFailing(text, error)
    let rest = Array(text[start...])
    do throws(CalculatorError) {
      return try Respelling.retry(rest, error.moved(by: -start), names: names, settings) {
        respelling throws(CalculatorError) in
        let outcome = try body(&self, Array(respelling.text.utf8))
        for note in respelling.notes { add(note: note) }
        return outcome
      }
    } catch let failure {
      if case .syntax = error.reason { forgetDefinitions(in: text) }
      throw failure.moved(by: start)
    }
  }

  /// Where the statement begins that an error is about; 0 where no statement was evaluated.
  private func startOfFailing(_ text: [UInt8], _ error: CalculatorError) -> Int {
    switch error.reason {
    case .syntax, .doubt: return 0
    default:
      let statements = (try? statements(of: text)) ?? []
      return statements.last { $0.range.lower <= error.range.lower }?.range.lower ?? 0
    }
  }
}

extension CalculatorError {
  /// The error of a text that stands so many bytes further on in another one.
  fileprivate func moved(by offset: Int) -> CalculatorError {
    if offset == 0 { return self }
    return CalculatorError(
      reason, at: SourceRange(max(0, range.lower + offset), max(0, range.upper + offset)))
  }
}
