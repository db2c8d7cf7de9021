import CSci
import Testing

/// Columns in Arrow's layout, in and out.
@Suite struct ColumnCallTests {
  /// What a call came to: a text for each row, where `null` is one without an answer.
  private struct Answers: Equatable {
    var rows: [String]
    var errors: [String] = []
  }

  /// Evaluates an expression of `x` for a column.
  private func answers(
    _ text: String, _ column: sci_column, rowCount: Int, as type: Int32, precision: Int32 = 38,
    scale: Int32 = 2, _ options: sci_options = Library.options()
  ) -> (status: sci_status, answers: Answers) {
    var answers = Answers(rows: [])
    let outcome = Library.withExpression(text, ["x"]) { expression in
      var (column, options) = (column, options)
      var (handle, error): (OpaquePointer?, OpaquePointer?) = (nil, nil)
      let status = sci_expression_evaluate_columns(
        expression, &column, 1, Int64(rowCount), type, precision, scale, &options, &handle, &error)
      defer {
        sci_answers_free(handle)
        sci_error_free(error)
      }
      if let handle = handle { answers = Self.read(handle) }
      return Outcome(status: status, text: "")
    }
    return (outcome.status, answers)
  }

  private static func read(_ handle: OpaquePointer) -> Answers {
    var column = sci_column()
    sci_answers_column(handle, &column)
    let rows = (0..<Int(sci_answers_row_count(handle))).map { row in
      if let validity = column.validity, validity[row / 8] >> (row % 8) & 1 == 0 {
        return "null"
      }
      return text(of: column, row)
    }
    var answers = Answers(rows: rows)
    for index in 0..<sci_answers_error_count(handle) {
      var row: Int64 = -1
      let error = sci_answers_error(handle, index, &row)
      answers.errors.append("\(row): \(String(cString: sci_error_message(error)))")
      sci_error_free(error)
    }
    return answers
  }

  private static func text(of column: sci_column, _ row: Int) -> String {
    switch column.type {
    case sci_column_type(SCI_UTF8):
      let offsets = column.offsets.assumingMemoryBound(to: Int32.self)
      let bytes = UnsafeRawBufferPointer(
        start: column.values + Int(offsets[row]), count: Int(offsets[row + 1] - offsets[row]))
      return String(decoding: bytes, as: UTF8.self)
    case sci_column_type(SCI_DOUBLE):
      return "\(column.values.load(fromByteOffset: 8 * row, as: Double.self))"
    case sci_column_type(SCI_DATE32):
      return "\(column.values.load(fromByteOffset: 4 * row, as: Int32.self))"
    case sci_column_type(SCI_TRUTH):
      return "\(column.values.load(fromByteOffset: row / 8, as: UInt8.self) >> (row % 8) & 1 == 1)"
    case sci_column_type(SCI_INT64):
      return "\(column.values.load(fromByteOffset: 8 * row, as: Int64.self))"
    default:
      return "\(column.values.load(fromByteOffset: 16 * row, as: Int128.self))"
    }
  }

  @Test func integersWithAScaleAreExact() {
    let cents: [Int64] = [1999, 250, -5]
    let (status, answers) = cents.withUnsafeBytes { bytes in
      var column = sci_column()
      column.type = sci_column_type(SCI_INT64)
      column.scale = 2
      column.values = bytes.baseAddress
      return self.answers(
        "x*3 + 8.25%", column, rowCount: 3, as: sci_column_type(SCI_UTF8))
    }
    #expect(status == SCI_OK)
    // 59.97 × 1.0825, 7.5 × 1.0825, −0.15 × 1.0825
    #expect(answers.rows == ["64.917525", "8.11875", "-0.162375"])
  }

  @Test func decimalsOf128BitsGoInAndOut() {
    // The first is 1 − 2¹²⁷.
    let numbers: [Int128] = [-170_141_183_460_469_231_731_687_303_715_884_105_727, 7, 0, 5]
    let options = Library.options { $0.rounding = sci_rounding(SCI_HALF_EVEN) }
    let (status, answers) = numbers.withUnsafeBytes { bytes in
      var column = sci_column()
      column.type = sci_column_type(SCI_DECIMAL128)
      column.scale = 10
      column.values = bytes.baseAddress
      return self.answers(
        "x/2", column, rowCount: 4, as: sci_column_type(SCI_DECIMAL128), scale: 10, options)
    }
    #expect(status == SCI_OK)
    // All but 0 are ties, and go to the even neighbour.
    #expect(
      answers.rows == ["-85070591730234615865843651857942052864", "4", "0", "2"])
  }

  @Test func nullsStayNullAndErrorsAreTold() {
    let texts = "2|x|0|-4"
    let bytes = Array(texts.utf8.filter { $0 != UInt8(ascii: "|") })
    // Rows: "2", null, "x", "0", "-4".
    let offsets: [Int32] = [0, 1, 1, 2, 3, 5]
    let validity: [UInt8] = [0b11101]
    let (status, answers) = bytes.withUnsafeBytes { bytes in
      offsets.withUnsafeBytes { offsets in
        validity.withUnsafeBufferPointer { validity in
          var column = sci_column()
          column.type = sci_column_type(SCI_UTF8)
          column.values = bytes.baseAddress
          column.offsets = offsets.baseAddress
          column.validity = validity.baseAddress
          return self.answers(
            "1/x", column, rowCount: 5, as: sci_column_type(SCI_DECIMAL128))
        }
      }
    }
    #expect(status == SCI_OK)
    #expect(answers.rows == ["50", "null", "null", "null", "-25"])
    #expect(
      answers.errors == [
        "2: the value for `x`, `x`, is neither a number nor a date", "3: division by zero",
      ])
  }

  @Test func doublesAreShortestDecimalsOrExact() {
    let doubles = [0.1, 1e300, .infinity]
    for (type, expected) in [
      (SCI_DOUBLE, "0.3"),
      // Three times the double, by Python's decimal.
      (SCI_DOUBLE_EXACT, "0.3000000000000000166533453693773481063544750213623046875"),
    ] {
      let (_, answers) = doubles.withUnsafeBytes { bytes in
        var column = sci_column()
        column.type = sci_column_type(type)
        column.values = bytes.baseAddress
        return self.answers("x*3", column, rowCount: 3, as: sci_column_type(SCI_UTF8))
      }
      #expect(answers.rows.first == expected)
      #expect(answers.errors == ["2: the value for `x`, `inf`, is neither a number nor a date"])
    }
  }

  @Test func whatDoesNotFitIsAnErrorOfItsRow() {
    let integers: [Int64] = [5, 4, 400]
    let (status, answers) = integers.withUnsafeBytes { bytes in
      var column = sci_column()
      column.type = sci_column_type(SCI_INT64)
      column.values = bytes.baseAddress
      return self.answers(
        "10^x", column, rowCount: 3, as: sci_column_type(SCI_DECIMAL128), precision: 7)
    }
    #expect(status == SCI_OK)
    #expect(answers.rows == ["null", "1000000", "null"])
    #expect(answers.errors.count == 2)
  }

  @Test func aConstantColumnStandsForAllRowsAndAnOffsetMovesTheFirst() {
    let integers: [Int64] = [7, 8, 9]
    for (isConstant, expected) in [(Int32(1), ["8", "8"]), (0, ["8", "9"])] {
      let (_, answers) = integers.withUnsafeBytes { bytes in
        var column = sci_column()
        column.type = sci_column_type(SCI_INT64)
        column.values = bytes.baseAddress
        column.offset = 1
        column.is_constant = isConstant
        return self.answers("x", column, rowCount: 2, as: sci_column_type(SCI_UTF8))
      }
      #expect(answers.rows == expected)
    }
  }

  @Test(arguments: [SCI_UTF8, SCI_DECIMAL128, SCI_DOUBLE, SCI_INT64])
  func threadsDoNotChangeTheAnswers(_ type: Int) {
    let integers = (0..<4001).map { Int64($0 % 997) - 400 }
    let validity = (0..<501).map { UInt8(truncatingIfNeeded: $0 &* 37 | 1) }
    let outcomes = [1, 3].map { threads in
      integers.withUnsafeBytes { bytes in
        validity.withUnsafeBufferPointer { validity in
          var column = sci_column()
          column.type = sci_column_type(SCI_INT64)
          column.values = bytes.baseAddress
          column.validity = validity.baseAddress
          let options = Library.options { $0.threads = Int32(threads) }
          return self.answers(
            "1/x + sqrt(2)", column, rowCount: 4001, as: sci_column_type(type), precision: 18,
            options)
        }
      }.answers
    }
    #expect(outcomes[0].rows.count == 4001)
    #expect(!outcomes[0].errors.isEmpty)
    #expect(outcomes[0] == outcomes[1])
  }

  @Test func valuesThatAreNoNumbersAreErrors() {
    let integers: [Int64] = [1]
    for (text, kind) in [("x > 0", "true or false"), ("[x; 2]", "a list"), ("x km", "in km")] {
      let (_, answers) = integers.withUnsafeBytes { bytes in
        var column = sci_column()
        column.type = sci_column_type(SCI_INT64)
        column.values = bytes.baseAddress
        return self.answers(text, column, rowCount: 1, as: sci_column_type(SCI_DOUBLE))
      }
      #expect(answers.errors == ["0: expected a number, and the value is \(kind)"])
    }
  }

  @Test func conditionsAreBitsOfTruth() {
    // A plain comparison, and one that only a proof decides; 1,001 rows are several parts, and end within a byte.
    for text in ["x^2 < 50", "sqrt(x^2)^2 == x^2 and x < 8"] {
      let integers = (-500...500).map { Int64($0) }
      let (status, answers) = integers.withUnsafeBytes { bytes in
        var column = sci_column()
        column.type = sci_column_type(SCI_INT64)
        column.values = bytes.baseAddress
        let options = Library.options { $0.threads = 3 }
        return self.answers(
          text, column, rowCount: 1001, as: sci_column_type(SCI_TRUTH), options)
      }
      #expect(status == SCI_OK)
      let holds: (Int64) -> Bool = text.hasPrefix("x") ? { abs($0) <= 7 } : { $0 < 8 }
      #expect(answers.rows == integers.map { "\(holds($0))" })
    }
  }

  /// Days since 1970 by Python's `datetime.date.toordinal`.
  @Test func daysGoInAndOut() {
    let days: [Int32] = [19_753, 0, -1, 2_932_896, 19_782, 2_932_897, .max, .min]
    func answers(_ text: String, as type: Int, count: Int = 5) -> Answers {
      days.withUnsafeBytes { bytes in
        var column = sci_column()
        column.type = sci_column_type(SCI_DATE32)
        column.values = bytes.baseAddress
        let options = Library.options { $0.threads = 2 }
        return self.answers(text, column, rowCount: count, as: sci_column_type(type), options)
          .answers
      }
    }
    #expect(
      answers("x", as: SCI_UTF8).rows
        == ["@2024-01-31", "@1970-01-01", "@1969-12-31", "@9999-12-31", "@2024-02-29"])
    // 2024-02-29, 1970-02-01, 1970-01-31, nothing, 2024-03-29
    let later = answers("x + 1 month", as: SCI_DATE32)
    #expect(later.rows == ["19782", "31", "30", "null", "19811"])
    #expect(later.errors.count == 1 && later.errors[0].hasPrefix("3: "))
    #expect(answers("x - 10 days", as: SCI_DATE32).rows[0] == "19743")
    #expect(answers("x to iso", as: SCI_DATE32).rows[1] == "0")
    #expect(
      answers("x >= @1970-01-01", as: SCI_TRUTH).rows == ["true", "true", "false", "true", "true"])
    #expect(answers("(x - @1970-01-01)/(1 day)", as: SCI_DOUBLE).rows[0] == "19753.0")
    #expect(
      answers("x", as: SCI_DATE32, count: 8).errors
        == (5...7).map { "\($0): the value for `x`, `\(days[$0])`, is neither a number nor a date" }
    )
  }

  @Test func valuesThatAreNoDaysAreErrors() {
    let days: [Int32] = [0]
    for (text, kind) in [
      ("5", "a number"), ("x - @1969-12-31", "a time between dates"),
      ("@1970-01-01T12:00", "a date or a time"),
    ] {
      let (_, answers) = days.withUnsafeBytes { bytes in
        var column = sci_column()
        column.type = sci_column_type(SCI_DATE32)
        column.values = bytes.baseAddress
        return self.answers(
          "false ? x : \(text)", column, rowCount: 1, as: sci_column_type(SCI_DATE32))
      }
      #expect(answers.errors == ["0: expected a day without a time, and the value is \(kind)"])
    }
  }

  @Test func datesInTextsAreDates() {
    let bytes = Array("2024-02-29x2024-02-292024-02-302024-03-10T12:00Z".utf8)
    let offsets: [Int32] = [0, 10, 21, 31, 48]
    let (_, answers) = bytes.withUnsafeBytes { bytes in
      offsets.withUnsafeBytes { offsets in
        var column = sci_column()
        column.type = sci_column_type(SCI_UTF8)
        column.values = bytes.baseAddress
        column.offsets = offsets.baseAddress
        return self.answers("x + 1 year", column, rowCount: 4, as: sci_column_type(SCI_UTF8))
      }
    }
    #expect(answers.rows == ["@2025-02-28", "null", "null", "@2025-03-10T12:00Z"])
    #expect(answers.errors.count == 2)
    #expect(Library.evaluate("d + 1 day", ["d"], ["2024-02-28"]) == .ok("@2024-02-29"))
    #expect(Library.evaluate("d + 1 day", ["d"], ["2024-02-30"]).status == SCI_INPUT)
  }

  @Test func valuesThatAreNoConditionsAreErrors() {
    let integers: [Int64] = [1, 0]
    let (_, answers) = integers.withUnsafeBytes { bytes in
      var column = sci_column()
      column.type = sci_column_type(SCI_INT64)
      column.values = bytes.baseAddress
      return self.answers("x == 1 ? 2 : x > 0", column, rowCount: 2, as: sci_column_type(SCI_TRUTH))
    }
    #expect(answers.errors == ["0: expected a condition, and the value is a number"])
    #expect(answers.rows == ["null", "false"])
  }

  @Test func aCallEndsWhenItIsCancelledOrItsAnswersAreTooLong() {
    let integers = [Int64](repeating: 3, count: 1000)
    integers.withUnsafeBytes { bytes in
      var column = sci_column()
      column.type = sci_column_type(SCI_INT64)
      column.values = bytes.baseAddress
      let cancelled = Library.options { $0.is_cancelled = { _ in 1 } }
      let text = sci_column_type(SCI_UTF8)
      #expect(
        self.answers("x", column, rowCount: 1000, as: text, cancelled).status
          == SCI_CANCELLED)
      let short = Library.options { $0.max_memory = 5000 }
      #expect(
        self.answers("1/x", column, rowCount: 1000, as: text, short).status == SCI_LIMIT)
    }
  }

  /// Rows of several blocks, one of which has rows with errors: all others have their answers.
  @Test(arguments: [Int32(1), 2])
  func anErrorInOneBlockLeavesTheOthersAsTheyAre(_ threads: Int32) {
    let count = 7_000
    var integers: [Int64] = (0..<count).map { row in Int64(row % 97 + 1) }
    (integers[0], integers[3_000], integers[6_999]) = (0, 0, -3)
    integers.withUnsafeBytes { bytes in
      var column = sci_column()
      column.type = sci_column_type(SCI_INT64)
      column.values = bytes.baseAddress
      let options = Library.options { $0.threads = threads }
      let (status, answers) = self.answers(
        "600/x", column, rowCount: count, as: sci_column_type(SCI_INT64), precision: 5, scale: 2,
        options)
      #expect(status == SCI_OK)
      let expected: [String] = integers.map { integer in
        guard integer != 0 else { return "null" }
        // 600.00 has five digits, and 600/96 is a tie of cents at 6.25.
        let cents: Double = 60_000 / Double(integer)
        return String(Int(cents.rounded(.toNearestOrEven)))
      }
      #expect(answers.rows == expected)
      #expect(answers.errors == ["0: division by zero", "3000: division by zero"])
      let narrow = self.answers(
        "600/x", column, rowCount: 100, as: sci_column_type(SCI_INT64), precision: 4, scale: 2,
        options
      ).answers
      // 600/1 to 600/6, eight rows of these, have five digits in cents; and one has no value.
      #expect(narrow.errors.count == 9)
      #expect(narrow.rows[7] == "7500")
    }
  }

  /// Roots that are whole numbers of cents are decided row by row, among others that bounds decide: the answers are those that are written as texts, one by one.
  @Test(arguments: ["sqrt(x)", "1.05^x", "ln(x/100)", "x > 50 ? exp(x/10) : -x"], [Int32(1), 2])
  func functionsHaveTheAnswersOfSingleRows(_ formula: String, _ threads: Int32) {
    let count = 5_000
    let integers = (0..<count).map { Int64($0 % 131 - 3) }
    let validity = (0..<count / 8).map { UInt8(truncatingIfNeeded: $0 &* 37 | 1) }
    integers.withUnsafeBytes { bytes in
      validity.withUnsafeBufferPointer { validity in
        var column = sci_column()
        column.type = sci_column_type(SCI_INT64)
        column.values = bytes.baseAddress
        column.validity = validity.baseAddress
        func answers(_ type: Int) -> Answers {
          let options = Library.options {
            $0.threads = threads
            $0.digits_rule = sci_digits_rule(SCI_DECIMALS)
            $0.digits = 2
          }
          return self.answers(
            formula, column, rowCount: count, as: sci_column_type(type), precision: 18, scale: 2,
            options
          ).answers
        }
        let (texts, decimals) = (answers(SCI_UTF8), answers(SCI_INT64))
        #expect(texts.errors == decimals.errors)
        // In cents; all of these are far below 2⁵³.
        #expect(
          decimals.rows
            == texts.rows.map { text in Double(text).map { "\(Int(($0 * 100).rounded()))" } ?? text
            })
      }
    }
  }

  @Test func blocksAreCancelledAndHaveALimitToo() {
    let integers = [Int64](repeating: 3, count: 5_000)
    integers.withUnsafeBytes { bytes in
      var column = sci_column()
      column.type = sci_column_type(SCI_INT64)
      column.values = bytes.baseAddress
      let type = sci_column_type(SCI_INT64)
      func status(_ options: sci_options) -> sci_status {
        self.answers("x*2", column, rowCount: 5_000, as: type, precision: 18, options).status
      }
      #expect(status(Library.options { $0.is_cancelled = { _ in 1 } }) == SCI_CANCELLED)
      #expect(status(Library.options { $0.max_memory = 30_000 }) == SCI_LIMIT)
      #expect(status(Library.options { $0.max_memory = 40_000 }) == SCI_OK)
    }
  }

  /// What rounding takes away is counted in rows that are not null.
  @Test func roundedAnswersAreCounted() {
    let doubles = [0.125, 0.5, 0.25, 1.005]
    let validity: [UInt8] = [0b0111]
    let outcome = Library.withExpression("x", ["x"]) { expression in
      doubles.withUnsafeBytes { bytes in
        validity.withUnsafeBufferPointer { validity in
          var column = sci_column()
          column.type = sci_column_type(SCI_DOUBLE)
          column.values = bytes.baseAddress
          column.validity = validity.baseAddress
          var (handle, error): (OpaquePointer?, OpaquePointer?) = (nil, nil)
          let status = sci_expression_evaluate_columns(
            expression, &column, 1, 4, sci_column_type(SCI_INT64), 18, 2, nil, &handle, &error)
          defer { sci_answers_free(handle) }
          return Outcome(status: status, text: "\(sci_answers_rounded_count(handle))")
        }
      }
    }
    #expect(outcome == .ok("1"))
  }
}
