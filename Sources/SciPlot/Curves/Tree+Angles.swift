import SciCalculator
import SciSyntax

extension Tree {
  /// Whether it has an angle in it, or a function of one.
  var usesAngles: Bool {
    calls.contains { FunctionTable.function(named: name(of: $0))?.family == .trigonometric }
  }

  /// Whether it has a function of an angle in it, such as a sine.
  var takesAngles: Bool {
    calls.contains { FunctionTable.function(named: name(of: $0))?.unitRule.takesAngles ?? false }
  }
}
