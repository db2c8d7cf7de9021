import CSci
import Testing

/// Rows that come one by one.
@Suite struct SingleRowTests {
  /// What rows come to: an integer and its scale, or nothing for what is evaluated as a text.
  private func answers(
    _ text: String, _ names: [String], _ rows: [[sci_decimal]],
    as type: Int32 = Int32(SCI_DECIMAL128), _ options: sci_options = Library.options()
  ) -> (status: sci_status, answers: [String]) {
    var answers: [String] = []
    let outcome = Library.withExpression(text, names, options) { expression in
      var (handle, error): (OpaquePointer?, OpaquePointer?) = (nil, nil)
      let status = sci_rows_new(expression, type, nil, &handle, &error)
      defer {
        sci_rows_free(handle)
        sci_error_free(error)
      }
      for row in rows {
        var answer = sci_decimal()
        let isThere = sci_rows_answer(handle, row, row.count, &answer) == 1
        answers.append(isThere ? "\(integer(answer))e-\(answer.scale)" : "none")
      }
      return Outcome(status: status, text: "")
    }
    return (outcome.status, answers)
  }

  private func integer(_ decimal: sci_decimal) -> Int128 {
    Int128(decimal.high) << 64 | Int128(decimal.low)
  }

  private func decimal(_ integer: Int128, _ scale: Int32 = 0) -> sci_decimal {
    sci_decimal(
      low: UInt64(truncatingIfNeeded: integer), high: Int64(truncatingIfNeeded: integer >> 64),
      scale: scale, reserved: 0)
  }

  private static var dollars: sci_options {
    Library.options { Library.setCurrency("USD", in: &$0) }
  }

  @Test func amountsHaveTheDecimalsOfTheirCurrency() {
    let rows = [
      [decimal(1_999, 2), decimal(3)], [decimal(-25, 1), decimal(10)],
      [decimal(0), decimal(7)], [decimal(1 << 100), decimal(1)],
    ]
    let found = answers("price*qty + 8.25%", ["price", "qty"], rows, Self.dollars)
    #expect(found.status == SCI_OK)
    #expect(
      found.answers == [
        "6492e-2", "-2706e-2", "0e-2", "137223177474705832712018121981952e-2",
      ])
  }

  @Test func withoutACurrencyValuesAreExactOrThereIsNone() {
    let rows = [[decimal(150, 2)], [decimal(10)], [decimal(1, 2)]]
    #expect(answers("x*2", ["x"], rows).answers == ["3e-0", "20e-0", "2e-2"])
    #expect(answers("x/3", ["x"], rows).answers == ["none", "none", "none"])
    #expect(answers("sin(x)", ["x"], rows).answers == ["none", "none", "none"])
    let decimals = Library.options {
      ($0.digits_rule, $0.digits) = (sci_digits_rule(SCI_DECIMALS), 3)
    }
    #expect(answers("x/3", ["x"], rows, decimals).answers == ["500e-3", "3333e-3", "3e-3"])
  }

  @Test func conditionsAreOneOrZero() {
    let rows = [[decimal(599, 2)], [decimal(6)], [decimal(601, 2)]]
    let found = answers("x >= 6", ["x"], rows, as: Int32(SCI_TRUTH))
    #expect(found.answers == ["0e-0", "1e-0", "1e-0"])
    #expect(answers("x >= 6", ["x"], rows).answers == ["none", "none", "none"])
  }

  @Test func whatIsNotAsDocumentedHasNoAnswer() {
    #expect(answers("x", ["x"], [[decimal(1), decimal(2)], []]).answers == ["none", "none"])
    #expect(
      answers("x", ["x"], [[decimal(1, -1)], [decimal(1, 1_000)], [decimal(1, .min)]]).answers
        == ["10e-0", "none", "none"])
    #expect(answers("x", ["x"], [], as: Int32(SCI_UTF8)).status == SCI_USAGE)
    #expect(sci_rows_answer(nil, nil, 0, nil) == 0)
    sci_rows_free(nil)
  }

  @Test func anExpressionMayBeFreedBefore() {
    var (expression, rows): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    #expect(sci_expression_new("x + 1", -1, nil, 0, nil, &expression, nil) == SCI_OK)
    #expect(sci_rows_new(expression, sci_column_type(SCI_DECIMAL128), nil, &rows, nil) == SCI_OK)
    sci_expression_free(expression)
    var (value, answer) = (decimal(41), sci_decimal())
    #expect(sci_rows_answer(rows, &value, 1, &answer) == 1)
    #expect(integer(answer) == 42)
    sci_rows_free(rows)
  }
}
