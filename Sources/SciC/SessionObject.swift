public import CSci
import SciCalculator
import SciSyntax
import SciUnits
import Synchronization

/// What `sci_session` stands for: a calculator that remembers, and the options of calls that bring none.
final class SessionObject: Sendable {
  let options: CallOptions
  /// One call at a time has it.
  private let calculator = Mutex(Calculator())

  init(_ options: CallOptions) {
    self.options = options
  }

  /// The result of a text, whose variables and functions are kept.
  func evaluate(_ source: [UInt8], _ options: CallOptions) throws(CallError) -> ResultObject {
    try calculator.withLock { (calculator) throws(CallError) in
      try ResultObject.evaluating(source, options, by: &calculator)
    }
  }

  /// Gives a variable the value of a text.
  func assign(_ text: [UInt8], to name: String) throws(CallError) {
    guard Syntax.isName(name) else {
      throw .usage("`\(DiagnosticRenderer.escaped(name))` is no name of a variable")
    }
    guard !Calculator.isTaken(name) else {
      throw .usage("`\(name)` is built in and cannot be given a value")
    }
    guard let value = Value(parameterText: text) else { throw .input(text, for: name) }
    try calculator.withLock { (calculator) throws(CallError) in
      guard calculator.functions[name] == nil else {
        throw .usage("`\(name)` is a function and cannot be given a value")
      }
      calculator.assign(value, to: name)
    }
  }

  /// Takes the rates in a text; none if it is empty.
  func setRates(_ text: [UInt8]) throws(CallError) {
    do throws(CurrencyRatesError) {
      let rates =
        text.isEmpty ? nil : try CurrencyRates(text: String(decoding: text, as: UTF8.self))
      calculator.withLock { $0.rates = rates }
    } catch {
      throw .usage("\(error)")
    }
  }
}

// MARK: - As C sees it

/// The function of sci.h, which documents it.
@c @implementation
public func sci_session_new(
  _ options: UnsafePointer<sci_options>?, _ session: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  unsafe session?.pointee = nil
  return unsafe status(error, about: [], unit: .degrees) { () throws(CallError) in
    let object = try unsafe SessionObject(CallOptions(options))
    unsafe session?.pointee = Handle.new(object)
  }
}

/// Runs the body of a function on a session.
private func status(
  _ error: UnsafeMutablePointer<OpaquePointer?>?, of session: OpaquePointer?,
  about source: [UInt8] = [], _ options: UnsafePointer<sci_options>? = nil,
  _ body: (SessionObject) throws(CallError) -> Void
) -> sci_status {
  let object = unsafe session.map { unsafe Handle.object($0, as: SessionObject.self) }
  return unsafe status(
    error, about: source,
    unit: unsafe options == nil
      ? object?.options.settings.angleUnit ?? .degrees : AngleUnit(of: options)
  ) { () throws(CallError) in
    guard let object else { throw .usage("there is no session") }
    try body(object)
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_session_evaluate(
  _ session: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ options: UnsafePointer<sci_options>?, _ result: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  let source = unsafe CInput.bytes(text, length)
  unsafe result?.pointee = nil
  return unsafe status(error, of: session, about: source, options) { (session) throws(CallError) in
    let own = unsafe options == nil ? session.options : try CallOptions(options)
    let object = try session.evaluate(source, own)
    unsafe result?.pointee = Handle.new(object)
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_session_assign(
  _ session: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ nameLength: Int,
  _ value: UnsafePointer<CChar>?, _ valueLength: Int,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  unsafe status(error, of: session) { (session) throws(CallError) in
    let name = unsafe String(decoding: CInput.bytes(name, nameLength), as: UTF8.self)
    try unsafe session.assign(CInput.bytes(value, valueLength), to: name)
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_session_set_rates(
  _ session: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  unsafe status(error, of: session) { (session) throws(CallError) in
    try unsafe session.setRates(CInput.bytes(text, length))
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_session_free(_ session: OpaquePointer?) {
  unsafe Handle.free(session, as: SessionObject.self)
}
