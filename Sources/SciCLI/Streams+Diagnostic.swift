import SciCalculator
import SciSyntax

extension Streams {
  /// Says why an expression has no value, with a mark below the part it is about.
  func report(_ error: CalculatorError, in text: String, _ unit: AngleUnit) -> RunStatus {
    let bytes = Array(text.utf8)
    let diagnostic = error.diagnostic(inUTF8: bytes, unit: unit)
    let rendered = DiagnosticRenderer(width: 100).render(diagnostic, inUTF8: bytes)
    writeDiagnostic(Array((rendered + "\n").utf8))
    return error.exitStatus
  }
}
