/// A part of the project that takes text or bytes from strangers, and what must hold whatever they send.
struct FuzzTarget: Sendable {
  /// How the target is called on the command line; also the folder of its inputs.
  var name: String
  /// What it tests, in a line.
  var summary: String
  /// Takes an input, and ends the process if something that must hold does not.
  var run: @Sendable ([UInt8]) -> Void
}

extension FuzzTarget {
  /// Every target once.
  static let all = [
    syntax, evaluation, readback, keypad, field, money, golden, options, rows, messages, notes,
    editor, calculus,
  ]

  /// The target of a name; `nil` if there is none.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Ends the process, so that libFuzzer saves the input, unless a condition holds.
///
/// - Parameters:
///   - condition: What must hold.
///   - message: What is wrong otherwise, with the values that show it.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError("found: \(message())") }
}
