import CSci
import Testing

@Suite struct EvaluationTests {
  @Test func aTextIsEvaluatedAsTheCommandDoes() {
    #expect(Library.evaluate("sin(30)*2") == .ok("1"))
    #expect(Library.evaluate("r = 2; pi*r^2") == .ok("12.566370614359172954"))
    #expect(Library.evaluate("100 km/h * 45 min") == .ok("75 km"))
    #expect(Library.evaluate("255 to hex") == .ok("0xff"))
    #expect(Library.evaluate("f(x) = x + 1") == .ok(""))
  }

  @Test func optionsDecideHowItIsComputedAndWritten() {
    let radians = Library.options { $0.angle_unit = sci_angle_unit(SCI_RADIANS) }
    #expect(Library.evaluate("sin(pi/6)", radians) == .ok("0.5"))
    let cents = Library.options {
      $0.digits_rule = sci_digits_rule(SCI_DECIMALS)
      $0.digits = 2
      $0.rounding = sci_rounding(SCI_FLOOR)
    }
    #expect(Library.evaluate("-2/3", cents) == .ok("-0.67"))
    let plain = Library.options { $0.percent = sci_percent(SCI_PERCENT_PLAIN) }
    #expect(Library.evaluate("100 + 10%", plain) == .ok("100.1"))
  }

  @Test func anExpressionTakesNumbersOfAnyForm() {
    let total = "price*qty + 8.25%"
    // 3 × 49.95 × 1.0825 = 162.212625
    #expect(Library.evaluate(total, ["price", "qty"], ["49.95", "3"]) == .ok("162.212625"))
    #expect(Library.evaluate(total, ["qty", "price"], ["3", "49.95"]) == .ok("162.212625"))
    #expect(Library.evaluate("x + y", nil, ["-1e-3", "1/3"]) == .ok("0.33233333333333333333"))
    #expect(
      Library.evaluate("x", ["x"], ["123456789012345678901234567890.5"])
        == .ok("1.234567890123456789012345678905e29"))
  }

  @Test func aParameterComesBeforeWhatIsBuiltIn() {
    let names = ["a", "e", "m", "max"]
    #expect(Library.evaluate("a*e + 2 m + max", names, ["2", "3", "4", "5"]) == .ok("19"))
    #expect(Library.evaluate("5 rad", ["rad"], ["2"]).status == SCI_SYNTAX)
  }

  @Test func theConstantsOfAnExpressionAreTold() {
    let constants = { (names: [String]?) in
      Library.withExpression("pi*a*e", names) { expression in
        let found = (0..<sci_expression_constant_count(expression)).map {
          String(cString: sci_expression_constant(expression, $0))
        }
        #expect(sci_expression_constant(expression, found.count) == nil)
        return .ok(found.joined(separator: " "))
      }
    }
    #expect(constants(nil) == .ok("pi e"))
    #expect(constants(["a"]) == .ok(""))
    #expect(sci_expression_constant_count(nil) == 0)
  }

  @Test(arguments: [
    ("sqrt(3 + 4i)", "2 + i", "2", "1", ""),
    ("(2 + 3i)/(1 - i)", "-0.5 + 2.5i", "-0.5", "2.5", ""),
    ("3i", "3i", "0", "3", ""),
    ("(3 + 4i) V", "(3 + 4i) V", "3", "4", "V"),
    ("5 ∠ 90 to polar", "5 ∠ 90", "0", "5", ""),
    (
      "ln(-2 + 0i)", "0.69314718055994530942 + 3.1415926535897932385i",
      "0.69314718055994530942", "3.1415926535897932385", ""
    ),
  ])
  func aComplexNumberHasItsParts(_ row: (String, String, String, String, String)) throws {
    var result: OpaquePointer?
    #expect(sci_evaluate(row.0, -1, nil, &result, nil) == SCI_OK)
    defer { sci_result_free(result) }
    #expect(sci_result_kind(result) == SCI_COMPLEX)
    #expect(String(cString: sci_result_text(result, nil)) == row.1)
    #expect(try String(cString: #require(sci_result_real(result))) == row.2)
    #expect(try String(cString: #require(sci_result_imaginary(result))) == row.3)
    #expect(String(cString: sci_result_unit(result)) == row.4)
  }

  @Test func whatIsRealHasNoParts() {
    for text in ["i^2", "5", "5 V", "1 < 2", "[1; 2]"] {
      var result: OpaquePointer?
      #expect(sci_evaluate(text, -1, nil, &result, nil) == SCI_OK)
      #expect(sci_result_kind(result) != SCI_COMPLEX)
      #expect(sci_result_real(result) == nil, "\(text)")
      #expect(sci_result_imaginary(result) == nil, "\(text)")
      sci_result_free(result)
    }
    #expect(sci_result_real(nil) == nil)
    #expect(sci_result_imaginary(nil) == nil)
  }

  @Test func anOptionAsksForComplexResults() {
    let complex = Library.options { $0.complex_results = 1 }
    #expect(Library.evaluate("sqrt(-4)").status == SCI_MATHEMATICS)
    #expect(Library.evaluate("sqrt(-4)", complex) == .ok("2i"))
    #expect(Library.evaluate("x^0.5", ["x"], ["-4"]).status == SCI_MATHEMATICS)
    #expect(Library.evaluate("x^0.5", ["x"], ["-4"], complex) == .ok("2i"))
    // The options of a program that was compiled before there was this field.
    let older = Library.options {
      $0.complex_results = 1
      $0.size = MemoryLayout<sci_options>.offset(of: \.complex_results) ?? 0
    }
    #expect(Library.evaluate("sqrt(-4)", older).status == SCI_MATHEMATICS)
  }

  @Test func theImaginaryUnitIsAParameterWhereNoneAreListed() {
    #expect(Library.evaluate("x + 2i", ["x"], ["3"]) == .ok("3 + 2i"))
    #expect(Library.evaluate("x + 2i", ["x", "i"], ["3", "5"]) == .ok("13"))
    #expect(Library.evaluate("x + 2i", nil, ["3", "5"]) == .ok("13"))
  }

  @Test func errorsSayWhatAndWhere() {
    #expect(Library.evaluate("1/0") == .error(Int(SCI_DIVISION_BY_ZERO), "division by zero"))
    #expect(Library.evaluate("2 3").status == SCI_SYNTAX)
    #expect(Library.evaluate("sqrt(-1)").status == SCI_MATHEMATICS)
    #expect(Library.evaluate("factor(10^10^10)").status == SCI_LIMIT)
    #expect(
      Library.evaluate("x", ["x"], ["1,5"])
        == .error(Int(SCI_INPUT), "the value for `x`, `1,5`, is neither a number nor a date"))
    #expect(Library.evaluate("x", ["x"], [""]).status == SCI_INPUT)
    #expect(Library.evaluate("x", ["x"], []).status == SCI_USAGE)
    #expect(Library.evaluate("x +", ["x"], []).status == SCI_SYNTAX)
  }

  @Test func theDiagnosticHasACaret() {
    var error: OpaquePointer?
    let text = "1 + tan(90)"
    let status = sci_evaluate(text, -1, nil, nil, &error)
    #expect(status == SCI_MATHEMATICS)
    let lines = String(cString: sci_error_diagnostic(error)).split(separator: "\n")
    #expect(lines.contains("  \(text)"))
    #expect(lines.contains("      ^~~~~~~"))
    #expect(sci_error_start(error) == 4)
    #expect(sci_error_end(error) == text.utf8.count)
    sci_error_free(error)
  }

  @Test func limitsAndRequestsToStopAreObeyed() {
    let many = Library.options {
      $0.budget = sci_budget(SCI_UNTRUSTED)
      $0.digits = 20_000
    }
    #expect(Library.evaluate("sqrt(2)", many).status == SCI_LIMIT)
    #expect(Library.evaluate("1/x", ["x"], ["3"], many).status == SCI_LIMIT)
    let cancellation = sci_cancellation_new()
    sci_cancellation_cancel(cancellation)
    let cancelled = Library.options { $0.cancellation = cancellation }
    #expect(Library.evaluate("2^0.5 + pi", cancelled).status == SCI_CANCELLED)
    sci_cancellation_free(cancellation)
    let asked = Library.options { $0.is_cancelled = { _ in 1 } }
    #expect(Library.evaluate("2^0.5 + pi", asked).status == SCI_CANCELLED)
  }

  @Test func valuesThatSciHDoesNotHaveAreErrors() {
    let strange = Library.options { $0.rounding = 12 }
    #expect(Library.evaluate("1", strange).status == SCI_USAGE)
    let larger = Library.options { $0.size = 10_000 }
    #expect(Library.evaluate("1", larger).status == SCI_USAGE)
    let without = Library.options { $0.cash = 1 }
    #expect(Library.evaluate("1", without).status == SCI_USAGE)
  }

  @Test func aTextFitsIntoMemoryOfTheCallerOrIsNotWritten() {
    let outcome = Library.withExpression("1/7", []) { expression in
      var buffer = [CChar](repeating: 7, count: 24)
      var length = 0
      // 22 digits and signs, and a zero byte.
      let short = sci_expression_evaluate_into(
        expression, nil, 0, nil, &buffer, 22, &length, nil)
      #expect(short == SCI_OVERFLOW)
      #expect(length == 22)
      #expect(buffer[0] == 7)
      let status = sci_expression_evaluate_into(
        expression, nil, 0, nil, &buffer, 23, &length, nil)
      let text = buffer.prefix(length).map { UInt8(bitPattern: $0) }
      #expect(buffer[length] == 0)
      return Outcome(status: status, text: String(decoding: text, as: UTF8.self))
    }
    #expect(outcome == .ok("0.14285714285714285714"))
  }

  @Test func listsHaveElementsAndQuantitiesAUnit() {
    var result: OpaquePointer?
    sci_evaluate("split(100; 3; 0.01)", -1, nil, &result, nil)
    #expect(sci_result_kind(result) == SCI_LIST)
    let elements = (0..<sci_result_element_count(result)).map {
      String(cString: sci_result_element(result, $0))
    }
    #expect(elements == ["33.34", "33.33", "33.33"])
    #expect(sci_result_element(result, 3) == nil)
    sci_result_free(result)
    sci_evaluate("100 km / (4 h)", -1, nil, &result, nil)
    #expect(sci_result_kind(result) == SCI_QUANTITY)
    #expect(String(cString: sci_result_unit(result)) == "km/h")
    sci_result_free(result)
  }
}

/// Amounts of a currency; what is expected is by hand.
@Suite struct AmountTests {
  private func amount(_ text: String, _ currency: String, cash: Bool = false) -> [String] {
    var options = Library.options {
      $0.cash = cash ? 1 : 0
    }
    Library.setCurrency(currency, in: &options)
    var (result, error): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    sci_evaluate(text, -1, &options, &result, &error)
    defer {
      sci_result_free(result)
      sci_error_free(error)
    }
    guard result != nil else {
      return [String(cString: sci_error_message(error))]
    }
    let residue = sci_result_residue(result).map { String(cString: $0) }
    return [String(cString: sci_result_text(result, nil))] + (residue.map { [$0] } ?? [])
  }

  @Test func aValueIsRoundedOnceAndTheResidueIsTold() {
    #expect(amount("49.95 * 3 + 8.25%", "USD") == ["162.21", "0.002625"])
    #expect(amount("1.005", "EUR") == ["1.01", "-0.005"])
    #expect(amount("10.5", "EUR") == ["10.50", "0"])
    #expect(amount("1234.5", "JPY") == ["1235", "-0.5"])
    #expect(amount("1.23", "CHF", cash: true) == ["1.25", "-0.02"])
    #expect(amount("2^0.5", "USD") == ["1.41", "0.0042135623730950488017"])
  }

  @Test func sharesAreMultiplesOfItsUnits() {
    #expect(amount("split(100; 3)", "EUR") == ["[33.34; 33.33; 33.33]"])
    #expect(amount("split(100; 3)", "JPY") == ["[34; 33; 33]"])
    #expect(amount("20 EUR * 3", "EUR") == ["60.00", "0"])
  }

  @Test func otherCurrenciesAreErrors() {
    #expect(amount("20 USD", "EUR").first?.contains("USD") == true)
    #expect(amount("1", "EUX").first?.contains("EUX") == true)
  }
}
