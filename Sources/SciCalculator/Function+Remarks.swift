// What an entry says on occasion, by occasion.

import SciFinance
import SciNumber

extension Function {
  /// The first remark that `choose` takes something from.
  private func first<Part>(_ choose: (Remark) -> Part?) -> Part? {
    for remark in remarks {
      if let part = choose(remark) { return part }
    }
    return nil
  }

  /// The quantity whose inverse function it is.
  var inverseQuantity: String? {
    first { if case .inverse(let quantity) = $0 { quantity } else { nil } }
  }

  /// The angles at which it has no value.
  var poles: Poles? {
    first { if case .poles(let poles) = $0 { poles } else { nil } }
  }

  /// The words for an argument outside of the domain, if it has its own.
  func error(for violation: DomainViolation) -> String? {
    first { if case .error(violation, let words) = $0 { words } else { nil } }
  }

  /// What helps where an argument is out of range, if that is special here.
  func hint(for argument: FinanceArgument) -> String? {
    first { if case .hint(argument, let words) = $0 { words } else { nil } }
  }

  /// What it solves an equation for.
  var unknown: String? {
    first { if case .unknown(let unknown) = $0 { unknown } else { nil } }
  }

  /// A call that chooses among several solutions.
  var callWithGuess: String? {
    first { if case .callWithGuess(let call) = $0 { call } else { nil } }
  }

  /// How a call says what shares are multiples of.
  var shareUnitHint: String? {
    first { if case .shareUnit(let words) = $0 { words } else { nil } }
  }

  /// Where the principal value for complex numbers jumps, and from which side it is continuous there.
  public var cut: String? {
    first { if case .cut(let words) = $0 { words } else { nil } }
  }

  /// The rules about its result that a reader may not expect, each in one line; the help page and `--explain` have them.
  public var notes: [String] {
    remarks.compactMap { if case .note(let words) = $0 { words } else { nil } }
  }
}
