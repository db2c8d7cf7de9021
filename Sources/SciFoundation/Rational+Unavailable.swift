public import SciNumber

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Numbers that must not compile, with a message that says what to write instead.

extension Rational {
  /// Not available: Foundation makes 3.132999999999999488 of the literal 3.133.
  @available(
    *, unavailable, message: "write try decimal.rational; price * decimal needs no conversion"
  )
  public init(_ decimal: Decimal) { self = 0 }
}
