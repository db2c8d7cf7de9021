/// Runs all examples; each prints its result and checks itself.
@main
struct Main {
  static func main() async throws {
    try example("A cart with a coupon", cart)
    try example("Wages with overtime", wages)
    try example("Expenses in three currencies", trip)
    try example("A change of plan", plans)
    try example("Taxes by country", taxReport)
    try example("A donation that is shared", donations)
    try example("An invoice with two rates of VAT", invoice)
    try example("A bill split by seven", billSplitBySeven)
    try example("Shares by ratios", sharesByRatios)
    try example("A conversion with its residue", conversionWithResidue)
    try example("A mortgage of 30 years", mortgage)
    try example("JSON and back", jsonAndBack)
    try example("Input in five languages", inputInFiveLanguages)
    print("Amounts across tasks")
    try await amountsAcrossTasks()
  }

  private static func example(_ title: String, _ body: () throws -> Void) throws {
    print(title)
    try body()
    print()
  }
}

/// What an example found out about itself.
struct WrongResult: Error {
  var expectation: String
}

/// Ends an example with an error if something does not hold.
func check(_ holds: Bool, _ expectation: String) throws {
  guard holds else { throw WrongResult(expectation: expectation) }
}
