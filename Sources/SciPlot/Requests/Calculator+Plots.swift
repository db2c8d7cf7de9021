package import SciCalculator
package import SciNumber

extension Calculator {
  /// The numbers of a session that names in its plots stand for; those of the axes and of the parameter of a path stand for any number.
  package var numbersForPlots: [String: Real] {
    variables.compactMapValues { $0.real }.filter { !["x", "y", "t"].contains($0.key) }
  }
}
