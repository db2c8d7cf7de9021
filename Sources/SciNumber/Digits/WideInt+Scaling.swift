extension WideInt {
  /// ⌊self · numerator / denominator⌋ for a fraction below 1, rounded towards zero, without an overflow on the way.
  func scaled(by numerator: WideInt, over denominator: WideInt) -> WideInt {
    let product = magnitude.multipliedFullWidth(by: numerator.magnitude)
    let quotient = denominator.magnitude.dividingFullWidth(product).quotient
    return self < 0 ? -WideInt(quotient) : WideInt(quotient)
  }
}
