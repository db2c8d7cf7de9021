import CSci
import SciC
import Testing

/// What a call of the library came to, copied out of its handles.
struct Outcome: Equatable {
  var status: sci_status
  var text: String
}

extension Outcome {
  /// A text that was evaluated.
  static func ok(_ text: String) -> Outcome { Outcome(status: 0, text: text) }

  /// An error with a message.
  static func error(_ status: Int, _ message: String) -> Outcome {
    Outcome(status: sci_status(status), text: message)
  }
}

/// Calls of C for tests, which free what they get.
enum Library {
  /// Options with a change.
  static func options(_ change: (inout sci_options) -> Void = { _ in }) -> sci_options {
    var options = unsafe sci_options()
    unsafe sci_options_init(&options, MemoryLayout<sci_options>.size)
    unsafe change(&options)
    return unsafe options
  }

  /// Writes a currency into options.
  static func setCurrency(_ code: String, in options: inout sci_options) {
    unsafe withUnsafeMutableBytes(of: &options.currency) { bytes in
      unsafe bytes.copyBytes(from: code.utf8)
    }
  }

  /// Evaluates a text.
  static func evaluate(_ text: String, _ options: sci_options = options()) -> Outcome {
    var options = unsafe options
    var (result, error): (OpaquePointer?, OpaquePointer?) = unsafe (nil, nil)
    let status = unsafe sci_evaluate(text, text.utf8.count, &options, &result, &error)
    defer {
      unsafe sci_result_free(result)
      unsafe sci_error_free(error)
    }
    return unsafe Outcome(status: status, text: self.text(result, error))
  }

  /// Evaluates an expression of parameters.
  static func evaluate(
    _ text: String, _ names: [String]?, _ values: [String], _ options: sci_options = options()
  ) -> Outcome {
    unsafe withExpression(text, names, options) { expression in
      var (result, error): (OpaquePointer?, OpaquePointer?) = unsafe (nil, nil)
      let status = unsafe withSlices(values) { slices in
        unsafe sci_expression_evaluate(expression, slices, values.count, nil, &result, &error)
      }
      defer {
        unsafe sci_result_free(result)
        unsafe sci_error_free(error)
      }
      return unsafe Outcome(status: status, text: self.text(result, error))
    }
  }

  /// Does something with an expression; the error of the expression where there is one.
  static func withExpression(
    _ text: String, _ names: [String]?, _ options: sci_options = options(),
    _ body: (OpaquePointer) -> Outcome
  ) -> Outcome {
    var options = unsafe options
    var (expression, error): (OpaquePointer?, OpaquePointer?) = unsafe (nil, nil)
    let status = unsafe withSlices(names ?? []) { slices in
      unsafe sci_expression_new(
        text, -1, names == nil ? nil : slices, names?.count ?? 0, &options, &expression, &error)
    }
    defer {
      unsafe sci_expression_free(expression)
      unsafe sci_error_free(error)
    }
    guard let expression = unsafe expression else {
      return unsafe Outcome(status: status, text: String(cString: sci_error_message(error)))
    }
    return unsafe body(expression)
  }

  /// The text of a result, or the message of an error.
  private static func text(_ result: OpaquePointer?, _ error: OpaquePointer?) -> String {
    if let result = unsafe result {
      return unsafe String(cString: sci_result_text(result, nil))
    }
    return unsafe sci_error_message(error).map { unsafe String(cString: $0) } ?? ""
  }

  /// Lends texts to C.
  static func withSlices<Result>(
    _ texts: [String], _ body: (UnsafePointer<sci_slice>?) -> Result
  ) -> Result {
    let copies = texts.map { text in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: max(1, text.utf8.count))
      for (index, byte) in text.utf8.enumerated() { unsafe copy[index] = CChar(bitPattern: byte) }
      return unsafe sci_slice(bytes: UnsafePointer(copy), length: text.utf8.count)
    }
    defer { for unsafecopy in unsafe copies { unsafe copy.bytes.deallocate() } }
    return unsafe copies.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
  }
}
