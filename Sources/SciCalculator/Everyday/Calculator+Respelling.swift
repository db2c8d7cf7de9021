// What a session does with a text that is refused.

import SciSyntax

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
    var failure = error
    defer { if case .syntax = failure.reason { forgetDefinitions(in: text) } }
    guard isUnevaluated(text, error), var respelling = Respelling(text, error, names: names, settings)
    else { throw failure }
    var latest = error
    for _ in 0..<Respelling.rounds {
      do throws(CalculatorError) {
        guard try respelling.respell(latest) else { break }
      } catch {
        failure = error
        break
      }
      do throws(CalculatorError) {
        let outcome = try body(&self, Array(respelling.text.utf8))
        for note in respelling.notes { add(note: note) }
        return outcome
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

  /// Whether an error keeps a text from being evaluated from its beginning, so that to evaluate another text has no effect twice.
  private func isUnevaluated(_ text: [UInt8], _ error: CalculatorError) -> Bool {
    switch error.reason {
    case .syntax, .unknownFunction, .functionWithoutArguments, .doubt: true
    default: ((try? statements(of: text))?.count ?? 0) < 2
    }
  }
}
