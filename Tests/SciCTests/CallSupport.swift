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
    var options = sci_options()
    sci_options_init(&options, MemoryLayout<sci_options>.size)
    change(&options)
    return options
  }

  /// Writes a currency into options.
  static func setCurrency(_ code: String, in options: inout sci_options) {
    withUnsafeMutableBytes(of: &options.currency) { bytes in
      bytes.copyBytes(from: code.utf8)
    }
  }

  /// Evaluates a text.
  static func evaluate(_ text: String, _ options: sci_options = options()) -> Outcome {
    var options = options
    var (result, error): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    let status = sci_evaluate(text, text.utf8.count, &options, &result, &error)
    return outcome(status, &result, &error)
  }

  /// Evaluates an expression of parameters.
  static func evaluate(
    _ text: String, _ names: [String]?, _ values: [String], _ options: sci_options = options()
  ) -> Outcome {
    withExpression(text, names, options) { expression in
      var (result, error): (OpaquePointer?, OpaquePointer?) = (nil, nil)
      let status = withSlices(values) { slices in
        sci_expression_evaluate(expression, slices, values.count, nil, &result, &error)
      }
      return outcome(status, &result, &error)
    }
  }

  /// Does something with an expression; the error of the expression where there is one.
  static func withExpression(
    _ text: String, _ names: [String]?, _ options: sci_options = options(),
    _ body: (OpaquePointer) -> Outcome
  ) -> Outcome {
    var options = options
    var (expression, error): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    let status = withSlices(names ?? []) { slices in
      sci_expression_new(
        text, -1, names == nil ? nil : slices, names?.count ?? 0, &options, &expression, &error)
    }
    defer {
      sci_expression_free(expression)
      sci_error_free(error)
    }
    guard let expression = expression else {
      return Outcome(status: status, text: String(cString: sci_error_message(error)))
    }
    return body(expression)
  }

  /// What a call came to; its handles are freed.
  static func outcome(
    _ status: sci_status, _ result: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
  ) -> Outcome {
    defer {
      sci_result_free(result?.pointee)
      sci_error_free(error?.pointee)
    }
    return Outcome(status: status, text: text(result?.pointee, error?.pointee))
  }

  /// The text of a result, or the message of an error.
  private static func text(_ result: OpaquePointer?, _ error: OpaquePointer?) -> String {
    if let result = result {
      return String(cString: sci_result_text(result, nil))
    }
    return sci_error_message(error).map { String(cString: $0) } ?? ""
  }

  /// Lends texts to C.
  static func withSlices<Result>(
    _ texts: [String], _ body: (UnsafePointer<sci_slice>?) -> Result
  ) -> Result {
    let copies = texts.map { text in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: max(1, text.utf8.count))
      for (index, byte) in text.utf8.enumerated() { copy[index] = CChar(bitPattern: byte) }
      return sci_slice(bytes: UnsafePointer(copy), length: text.utf8.count)
    }
    defer { for copy in copies { copy.bytes.deallocate() } }
    return copies.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
