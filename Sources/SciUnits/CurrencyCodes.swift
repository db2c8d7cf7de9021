enum CurrencyCodes {
  static let codes = "EURGBPUSD"
}
