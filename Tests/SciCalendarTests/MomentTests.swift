import SciCalendar
import Testing

/// Times in zones.
///
/// The expected values are those of Python's zoneinfo with tzdata 2025b.
struct MomentTests {
  static func moment(_ text: String) throws(MomentError) -> Moment {
    try Moment(text: text.utf8) { SystemZones.rules(named: $0) }
  }

  @Test(arguments: [
    "2024-02-29", "-000044-03-15", "2024-02-29T14:30", "14:30", "23:59:59.999999999",
    "2024-02-29T14:30:05.25Z", "2025-08-25T12:01+05:30",
    "2024-03-10T12:00:00-04:00[America/New_York]",
  ])
  func textsAreReadBack(_ text: String) throws {
    #expect(try Self.moment(text).description == text)
  }

  @Test func textsThatAreNone() {
    let errors: [(String, MomentError)] = [
      ("2023-02-29", .noSuchDay(year: 2023, month: 2, length: 28)),
      ("2023-13-01", .noSuchMonth(13)), ("2023-01-01T24:00", .noSuchTime),
      ("2023-01-01T12:60", .noSuchTime), ("2023-1-1", .malformed), ("", .malformed),
      ("2023-01-01T12:00[Nowhere/Else]", .unknownZone("Nowhere/Else")),
      ("2023-01-01T12:00[../../etc/passwd]", .unknownZone("../../etc/passwd")),
      ("2023-01-01T12:00+24:00", .noSuchOffset), ("2023-01-01T12:00[", .malformed),
      (
        "2024-03-10T12:00-05:00[America/New_York]",
        .otherOffset(zone: "America/New_York", offset: "-04:00")
      ),
      (
        "2024-03-10T02:30[America/New_York]",
        .skipped(
          before: "02:00", after: "03:00",
          earlier: "2024-03-10T01:30:00-05:00[America/New_York]",
          later: "2024-03-10T03:30:00-04:00[America/New_York]")
      ),
      ("2024-11-03T01:30[America/New_York]", .repeated(earlier: "-04:00", later: "-05:00")),
    ]
    for (text, expected) in errors {
      do throws(MomentError) {
        let moment = try Self.moment(text)
        Issue.record("\(text) is \(moment)")
      } catch {
        #expect(error == expected, "\(text)")
      }
    }
  }

  @Test func daysMoveTheClockAndHoursTheInstant() throws {
    guard case .zoned(let start) = try Self.moment("2024-03-09T12:00[America/New_York]") else {
      Issue.record("it has a zone")
      return
    }
    #expect(
      start.adding(months: 0, days: 1)?.time.description
        == "2024-03-10T12:00:00-04:00[America/New_York]")
    #expect(
      start.adding(nanoseconds: 86_400_000_000_000)?.description
        == "2024-03-10T13:00:00-04:00[America/New_York]")
  }

  /// RFC 9636, appendix B, and the rules of POSIX beyond the last transition of the file.
  @Test func filesWithoutAnEndAreNone() throws {
    #expect(ZoneRules(tzif: []) == nil)
    #expect(ZoneRules(tzif: Array("TZif2".utf8)) == nil)
    #expect(SystemZones.rules(named: "zone.tab") == nil)
    let york = try #require(SystemZones.rules(named: "America/New_York"))
    // Python: datetime(2500, 7, 1, tzinfo=ZoneInfo("America/New_York")).utcoffset(), and on 1 January.
    #expect(york.offset(at: 16_740_864_000) == -14_400)
    #expect(york.offset(at: 16_725_225_600) == -18_000)
    #expect(york.offset(at: -5_000_000_000) == -17_762)
  }
}
