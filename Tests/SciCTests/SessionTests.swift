import CSci
import Testing

/// A session of C, freed with its last use.
private final class TestSession: @unchecked Sendable {  // calls wait for one another
  private let handle: OpaquePointer?

  init(_ options: sci_options = Library.options()) {
    var options = options
    var session: OpaquePointer?
    sci_session_new(&options, &session, nil)
    handle = session
  }

  deinit { sci_session_free(handle) }

  func evaluate(_ text: String, _ options: sci_options? = nil) -> Outcome {
    var own = options ?? Library.options()
    var (result, error): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    let status =
      options == nil
      ? sci_session_evaluate(handle, text, text.utf8.count, nil, &result, &error)
      : sci_session_evaluate(handle, text, text.utf8.count, &own, &result, &error)
    return Library.outcome(status, &result, &error)
  }

  func assign(_ name: String, _ value: String) -> Outcome {
    var error: OpaquePointer?
    let status = sci_session_assign(handle, name, -1, value, value.utf8.count, &error)
    return Library.outcome(status, nil, &error)
  }

  func setRates(_ text: String) -> Outcome {
    var error: OpaquePointer?
    let status = sci_session_set_rates(handle, text, -1, &error)
    return Library.outcome(status, nil, &error)
  }

  func notes(on text: String) -> [String] {
    var result: OpaquePointer?
    sci_session_evaluate(handle, text, -1, nil, &result, nil)
    defer { sci_result_free(result) }
    return (0..<10).compactMap { sci_result_note(result, $0).map { String(cString: $0) } }
  }
}

@Suite struct SessionTests {
  private static var euros: sci_options {
    Library.options { Library.setCurrency("EUR", in: &$0) }
  }

  @Test func whatTextsAssignAndDefineIsKept() {
    let session = TestSession()
    #expect(session.evaluate("rate = 3.5%") == .ok("0.035"))
    #expect(session.evaluate("1200 * rate") == .ok("42"))
    #expect(session.evaluate("ans/2") == .ok("21"))
    #expect(session.evaluate("f(x) = x * rate") == .ok(""))
    #expect(session.evaluate("f(200)") == .ok("7"))
    #expect(session.evaluate("rate = 10%; f(200)") == .ok("20"))
    // Another one knows nothing of it.
    #expect(TestSession().evaluate("1200 * rate").status == SCI_SYNTAX)
  }

  @Test func aVariableIsExactWhereResultsAreRounded() {
    let session = TestSession(Self.euros)
    #expect(session.evaluate("rate = 3.5%") == .ok("0.04"))
    #expect(session.evaluate("1200 * rate") == .ok("42.00"))
    #expect(session.evaluate("third = 1/3") == .ok("0.33"))
    #expect(session.evaluate("3 * third") == .ok("1.00"))
  }

  @Test func optionsOfACallCountForItAlone() {
    let session = TestSession(Library.options { $0.angle_unit = sci_angle_unit(SCI_RADIANS) })
    #expect(session.evaluate("sin(pi/6)") == .ok("0.5"))
    #expect(session.evaluate("sin(30)", Library.options()) == .ok("0.5"))
    #expect(session.evaluate("2/3", Self.euros) == .ok("0.67"))
    #expect(session.evaluate("sin(pi/6)") == .ok("0.5"))
  }

  @Test func statementsBeforeAFailingOneKeepTheirEffect() {
    let session = TestSession()
    #expect(session.evaluate("a = 2; quotient = 1/0").status == SCI_DIVISION_BY_ZERO)
    #expect(session.evaluate("a") == .ok("2"))
    #expect(session.evaluate("quotient").status == SCI_SYNTAX)
  }

  @Test func variablesAreGivenNumbersAndDays() {
    let session = TestSession()
    for (name, value) in [("price", "19.99"), ("third", "-1/3"), ("paid", "2024-01-31")] {
      #expect(session.assign(name, value) == .ok(""))
    }
    #expect(session.evaluate("price * 3") == .ok("59.97"))
    #expect(session.evaluate("third * 3") == .ok("-1"))
    #expect(session.evaluate("paid + 1 month") == .ok("@2024-02-29"))
    // `ans` is not what a variable is given.
    #expect(session.assign("price", "20") == .ok(""))
    #expect(session.evaluate("ans") == .ok("@2024-02-29"))
    #expect(session.evaluate("price") == .ok("20"))
  }

  @Test func whatCannotBeAssignedIsAnError() {
    let session = TestSession()
    #expect(session.evaluate("f(x) = x") == .ok(""))
    #expect(session.assign("x", "1,5").status == SCI_INPUT)
    for (name, words) in [
      ("2x", "`2x` is no name of a variable"), ("", "`` is no name of a variable"),
      ("a b", "`a b` is no name of a variable"),
      ("pi", "`pi` is built in and cannot be given a value"),
      ("f", "`f` is a function and cannot be given a value"),
    ] {
      #expect(session.assign(name, "1") == .error(Int(SCI_USAGE), words))
    }
    #expect(session.evaluate("f(1)") == .ok("1"))
  }

  @Test func ratesExchangeAmountsAndAreNoted() {
    let session = TestSession(Self.euros)
    #expect(session.evaluate("20 USD").status == SCI_SYNTAX)
    #expect(session.setRates("2026-11-25\nEUR,1\nUSD,1.25") == .ok(""))
    #expect(session.evaluate("20 USD") == .ok("16.00"))
    #expect(session.evaluate("20 USD + 5 EUR") == .ok("21.00"))
    #expect(session.notes(on: "20 USD") == ["1 EUR = 1.25 USD on 2026-11-25"])
    #expect(session.setRates("USD,two").status == SCI_USAGE)
    #expect(session.evaluate("20 USD") == .ok("16.00"))
    #expect(session.setRates("") == .ok(""))
    #expect(session.evaluate("20 USD").status == SCI_SYNTAX)
  }

  @Test func theClockAndTheRequestToStopAreThoseOfTheCall() {
    let session = TestSession(Library.options { $0.budget = sci_budget(SCI_UNTRUSTED) })
    #expect(session.evaluate("a = 2") == .ok("2"))
    let cancellation = sci_cancellation_new()
    defer { sci_cancellation_free(cancellation) }
    sci_cancellation_cancel(cancellation)
    let cancelled = Library.options { $0.cancellation = cancellation }
    #expect(session.evaluate("sqrt(a) + pi", cancelled).status == SCI_CANCELLED)
    #expect(session.evaluate("sqrt(a) + pi") == .ok("4.5558062159628882873"))
  }

  @Test func threadsWaitForOneAnother() async {
    let session = TestSession()
    #expect(session.assign("total", "0") == .ok(""))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<100 { #expect(session.evaluate("total = total + 0.1").status == SCI_OK) }
        }
      }
    }
    #expect(session.evaluate("total") == .ok("40"))
  }

  @Test func withoutASessionThereIsAnError() {
    #expect(sci_session_evaluate(nil, "1", -1, nil, nil, nil) == SCI_USAGE)
    #expect(sci_session_assign(nil, "a", -1, "1", -1, nil) == SCI_USAGE)
    #expect(sci_session_set_rates(nil, "", -1, nil) == SCI_USAGE)
    var strange = Library.options { $0.rounding = 12 }
    #expect(sci_session_new(&strange, nil, nil) == SCI_USAGE)
    sci_session_free(nil)
  }
}
