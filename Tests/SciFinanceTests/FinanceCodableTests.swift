import Foundation
import SciFinance
import SciNumber
import Testing

@Suite struct FinanceCodableTests {
  private func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func value<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  /// What a decoder says against a text.
  private func problem<Value: Decodable>(_ text: String, as type: Value.Type) -> String? {
    do {
      _ = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }

  @Test func datesAreISO8601() throws {
    let day = try #require(CalendarDate(2026, 11, 21))
    #expect(try text([day]) == #"["2026-11-21"]"#)
    #expect(try value(#"["2026-11-21"]"#) == [day])
    #expect(
      problem(#"["2023-02-29"]"#, as: [CalendarDate].self)
        == "there is no day 2023-02-29; a date is written 2026-11-21")
    #expect(problem("[45000]", as: [CalendarDate].self) != nil)
  }

  @Test func loansAreExact() throws {
    let loan = try Loan(
      principal: Rational(200_000_01, over: 100), rate: Rational(5, over: 1200), periods: 360,
      due: .beginning)
    let json = #"{"periods":360,"principal":"200000.01","rate":"1/240","timing":"beginning"}"#
    #expect(try text(loan) == json)
    #expect(try value(json) == loan)
  }

  @Test(arguments: [
    (
      #"{"periods":360,"principal":"1,000","rate":"1/240","timing":"end"}"#,
      "`1,000` is no number such as `1073.64` or `1/240`"
    ),
    (
      #"{"periods":360,"principal":"1e999999999","rate":"1/240","timing":"end"}"#,
      "`1e999999999` is no number such as `1073.64` or `1/240`"
    ),
    (
      #"{"periods":0,"principal":"1","rate":"1/240","timing":"end"}"#,
      "the number of periods must be positive"
    ),
    (
      #"{"periods":1,"principal":"1","rate":"-1","timing":"end"}"#,
      "the rate must be above −1 (−100 %), such as 5% or 0.05"
    ),
    (
      #"{"periods":1,"principal":"1","rate":"0","timing":"never"}"#,
      "`never` is not `end` or `beginning`"
    ),
  ])
  func badLoansSayWhatIsWrong(_ json: String, _ message: String) {
    #expect(problem(json, as: Loan.self) == message)
  }

  @Test func schedulesComeBack() throws {
    let loan = try Loan(principal: 1000, rate: Rational(1, over: 100), periods: 12)
    for options in [
      Schedule.Options.exact,
      .rounded(
        to: Rational(1, over: 100), payment: .halfEven, interest: .halfEven,
        extraPayments: [3: 100]),
    ] {
      let schedule = try loan.schedule(options)
      #expect(try value(text(schedule)) == schedule)
    }
  }

  private static let row =
    #"{"balance":"0","extra":"0","interest":"1","payment":"101","period":1}"#

  @Test(arguments: [
    (#"{"rows":[]}"#, "a schedule has one payment at least"),
    (
      #"{"rows":[\#(row.replacing(#""0","extra""#, with: #""5","extra""#))]}"#,
      "the last payment leaves 5, not 0"
    ),
    (
      #"{"rows":[\#(row.replacing("period\":1", with: "period\":2"))]}"#,
      "the period 2 stands where 1 should be"
    ),
    (
      #"{"rows":[\#(row),\#(row.replacing("period\":1", with: "period\":2"))]}"#,
      "the balance of period 2 is not the one before less its principal"
    ),
  ])
  func badSchedulesSayWhatIsWrong(_ json: String, _ message: String) {
    #expect(problem(json, as: Schedule.self) == message)
    #expect(problem(#"{"rows":[\#(Self.row)]}"#, as: Schedule.self) == nil)
  }
}
