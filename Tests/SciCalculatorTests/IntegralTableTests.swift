import Testing

/// Definite integrals from published tables: Data/integrals.tsv, which scripts/integral_table.py writes from closed forms over Arb balls.
///
/// All rows are tried by the long tests, and every ninth one by the others.
@Suite struct IntegralTableTests {
  @Test func tablesAgree() throws {
    try TableOfValues(
      file: "integrals.tsv", count: 451,
      refusals: ["no integral is proved", "undecided", "it takes longer", "too many digits"],
      nouns: ["integral"]
    ).check()
  }
}
