import Testing

/// Infinite sums and products from published tables: Data/sums.tsv, which scripts/sum_table.py writes from closed forms over Arb balls.
///
/// All rows are tried by the long tests, and every ninth one by the others.
@Suite struct SumTableTests {
  @Test func tablesAgree() throws {
    try TableOfValues(
      file: "sums.tsv", count: 377,
      refusals: [
        "no value of this sum is proved", "no value of this product is proved",
        "`sum` has no method", "`product` has no method", "undecided", "it takes longer",
        "too many digits", "no integral is proved",
      ],
      nouns: ["sum", "product"]
    ).check()
  }
}
