// The error function by that of a positive argument.

extension NormalForm {
  /// erf F, by erf(−x) = −erf x; from 2 on as 1 − erfc F, which shows how far it is from 1.
  ///
  /// erfc F is written as 1 − erf F, so that the two are one generator for equal arguments.
  var errorFunction: NormalForm? {
    guard let sign else { return nil }
    if sign == 0 { return 0 }
    if let known = knownErrorFunction { return known }
    if sign < 0 { return (-self).errorFunction.map { -$0 } }
    let isLarge = real.cheapEnclosure.map { $0.mignitude > .powerOfTwo(1) } ?? false
    guard isLarge else { return Self.value(of: .function(.erf), self) }
    return Self.value(of: .function(.erfc), self).flatMap { NormalForm(1).subtracting($0) }
  }
}

extension NormalForm {
  /// y where this is the inverse error function of y, which is positive as all generators are.
  private var knownErrorFunction: NormalForm? {
    guard let term = onlyTerm, term.coefficient == 1, let generator = term.monomial.onlyGenerator
    else { return nil }
    switch generator.kind {
    case .value(.special(.inverseErf), let y): return y
    case .value(.special(.inverseErfc), let y): return NormalForm(1).subtracting(y)
    default: return nil
    }
  }
}
