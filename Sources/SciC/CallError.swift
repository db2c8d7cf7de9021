public import CSci
import SciCalculator
import SciMoney
import SciNumber
import SciSyntax

/// Why a call, or a row of one, has no answer.
enum CallError: Error, Sendable {
  case calculator(CalculatorError)
  /// The value for a parameter or a variable, this text, is neither a number nor a date.
  case input(String, for: String)
  /// The value does not fit into what was asked for.
  case overflow(String)
  /// The value is not a number but this.
  case notANumber(String)
  /// The value is neither true nor false but this.
  case notACondition(String)
  /// The value is no day but this.
  case notADate(String)
  /// The call is not as sci.h says.
  case usage(String)

  /// The error of a text that is neither a number nor a date; of a long one, the beginning is shown.
  static func input(_ text: some Collection<UInt8>, for name: String) -> CallError {
    // So many scalars end before a character that is cut here.
    let start = String(decoding: text.prefix(4 * longestShownText + 3), as: UTF8.self)
    var shown = String(start.unicodeScalars.prefix(longestShownText))
    if shown.utf8.count < text.count { shown += "…" }
    return .input(DiagnosticRenderer.escaped(shown), for: name)
  }

  /// How many scalars of a text are shown.
  static let longestShownText = 40

  /// The error of mathematics, whose place is a whole text.
  init(_ error: MathError, in source: [UInt8]) {
    self = .calculator(
      CalculatorError(.math(error, function: nil), at: SourceRange(0, source.count)))
  }

  /// Does something whose errors are about the whole of a text.
  static func marking<Outcome>(
    _ source: [UInt8], _ body: () throws(MathError) -> Outcome
  ) throws(CallError) -> Outcome {
    do throws(MathError) { return try body() } catch { throw CallError(error, in: source) }
  }

  /// Does something whose errors are those of a calculator.
  static func converting<Outcome>(
    _ body: () throws(CalculatorError) -> Outcome
  ) throws(CallError) -> Outcome {
    do throws(CalculatorError) { return try body() } catch { throw .calculator(error) }
  }

  var status: sci_status {
    switch self {
    case .calculator(let error): Self.status(of: error)
    case .input: sci_status(SCI_INPUT)
    case .overflow: sci_status(SCI_OVERFLOW)
    case .notANumber: sci_status(SCI_NOT_A_NUMBER)
    case .notACondition: sci_status(SCI_NOT_A_CONDITION)
    case .notADate: sci_status(SCI_NOT_A_DATE)
    case .usage: sci_status(SCI_USAGE)
    }
  }

  private static func status(of error: CalculatorError) -> sci_status {
    switch error.mathematics {
    case .cancelled: return sci_status(SCI_CANCELLED)
    case .divisionByZero: return sci_status(SCI_DIVISION_BY_ZERO)
    default: break
    }
    return switch error.errorClass {
    case .mathematics: sci_status(SCI_MATHEMATICS)
    case .syntax: sci_status(SCI_SYNTAX)
    case .limit: sci_status(SCI_LIMIT)
    }
  }

  var isCancellation: Bool { status == sci_status(SCI_CANCELLED) }
}

/// What `sci_error` stands for.
@safe
final class ErrorObject: Sendable {
  let status: sci_status
  let message: CText
  let diagnostic: CText
  let range: SourceRange

  /// The error of a call about a text.
  init(_ error: CallError, source: [UInt8], unit: AngleUnit) {
    status = error.status
    guard case .calculator(let error) = error else {
      let words = error.words
      message = CText(words)
      diagnostic = CText("error: " + words)
      range = SourceRange(0, 0)
      return
    }
    let words = error.diagnostic(inUTF8: source, unit: unit)
    message = CText(words.message)
    diagnostic = CText(DiagnosticRenderer(width: 80).render(words, inUTF8: source))
    range = words.range
  }
}

extension CallError {
  /// What went wrong, in lower case without a full stop; of a calculator's errors without their text.
  fileprivate var words: String {
    switch self {
    case .calculator: "the expression has no answer"
    case .input(let text, let name):
      "the value for `\(name)`, `\(text)`, is neither a number nor a date"
    case .overflow(let words), .usage(let words): words
    case .notANumber(let kind): "expected a number, and the value is \(kind)"
    case .notACondition(let kind): "expected a condition, and the value is \(kind)"
    case .notADate(let kind): "expected a day without a time, and the value is \(kind)"
    }
  }
}

extension UnsafeMutablePointer<OpaquePointer?> {
  /// Stores an error in the place that C has for it.
  fileprivate func store(_ error: CallError, _ source: [UInt8], _ unit: AngleUnit) {
    unsafe pointee = Handle.new(ErrorObject(error, source: source, unit: unit))
  }
}

/// Runs the body of a function that can fail, as C sees it.
///
/// - Parameters:
///   - error: where the error goes; `nil` if the caller does not want it.
///   - source: the text that errors are about.
///   - unit: how angles are measured; asked where there is an error.
///   - body: what is done.
/// - Returns: SCI_OK, or the status of the error.
func status(
  _ error: UnsafeMutablePointer<OpaquePointer?>?, about source: [UInt8],
  unit: @autoclosure () -> AngleUnit,
  _ body: () throws(CallError) -> Void
) -> sci_status {
  unsafe error?.pointee = nil
  do throws(CallError) {
    try body()
    return sci_status(SCI_OK)
  } catch let failure {
    unsafe error?.store(failure, source, unit())
    return failure.status
  }
}

// MARK: - As C sees it

/// The function of sci.h, which documents it.
@c @implementation
public func sci_error_status(_ error: OpaquePointer?) -> sci_status {
  guard let error = unsafe error else { return sci_status(SCI_OK) }
  return unsafe Handle.object(error, as: ErrorObject.self).status
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_error_message(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let error = unsafe error else { return nil }
  return unsafe Handle.object(error, as: ErrorObject.self).message.pointer
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_error_diagnostic(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let error = unsafe error else { return nil }
  return unsafe Handle.object(error, as: ErrorObject.self).diagnostic.pointer
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_error_start(_ error: OpaquePointer?) -> Int {
  guard let error = unsafe error else { return 0 }
  return unsafe Handle.object(error, as: ErrorObject.self).range.lower
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_error_end(_ error: OpaquePointer?) -> Int {
  guard let error = unsafe error else { return 0 }
  return unsafe Handle.object(error, as: ErrorObject.self).range.upper
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_error_free(_ error: OpaquePointer?) {
  unsafe Handle.free(error, as: ErrorObject.self)
}
