public import SciLocale
public import SciMoney
public import SciNumber
public import SciUnits

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// `localizedDescription` of an error is a sentence where the program links SciFoundation.

extension MoneyError: LocalizedError {
  /// What is wrong and what helps.
  public var errorDescription: String? { description }
}

extension FinanceError: LocalizedError {
  /// What is wrong and what helps.
  public var errorDescription: String? { description }
}

extension AllocationError: LocalizedError {
  /// What is wrong and what helps.
  public var errorDescription: String? { description }
}

extension MathError: LocalizedError {
  /// What is wrong and what helps.
  public var errorDescription: String? { description }
}

extension LocaleTagError: LocalizedError {
  /// What is wrong and what helps.
  public var errorDescription: String? { description }
}

extension NumberTextError: LocalizedError {
  /// What is wrong and what helps.
  public var errorDescription: String? { description }
}

extension UnitError: LocalizedError {
  /// What is wrong and what helps.
  public var errorDescription: String? { description }
}

extension ConversionError: LocalizedError {
  /// What is wrong and what helps.
  public var errorDescription: String? { description }
}
