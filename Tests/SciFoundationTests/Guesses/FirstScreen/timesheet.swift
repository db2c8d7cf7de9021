// swift-format-ignore-file
import Foundation
import SciFoundation

struct Shift: Codable {
  let start: String
  let end: String
  let breakMinutes: Int

  var hours: Rational {
    func minutes(_ text: String) -> Int {
      let parts = text.split(separator: ":").compactMap { Int($0) }
      return parts[0] * 60 + parts[1]
    }
    return Rational(minutes(end) - minutes(start) - breakMinutes) / 60
  }
}

struct Week {
  var shifts: [Shift]
  let rate: Money
  let overtimeAfter: Rational = 38.5
  let nightBonus: Percent = 25%

  var hours: Rational {
    var total: Rational = 0
    for shift in shifts { total += shift.hours }
    return total
  }
  var overtime: Rational { max(hours - overtimeAfter, 0) }
  var pay: Money {
    var pay = rate * (hours - overtime)
    pay += rate * overtime * 1.5
    let nights = shifts.filter { $0.end > "22:00" }.count
    pay += rate * nights * nightBonus
    return pay.rounded()
  }
}

func v02() throws {
  let json = #"[{"start":"08:00","end":"17:15","breakMinutes":45},{"start":"07:30","end":"18:00","breakMinutes":30},{"start":"12:00","end":"22:30","breakMinutes":40},{"start":"09:00","end":"20:10","breakMinutes":60}]"#
  let shifts = try JSONDecoder().decode([Shift].self, from: Data(json.utf8))
  let week = Week(shifts: shifts, rate: Money("18.75", .eur))
  print("Hours \(week.hours.rounded(places: 2)), overtime \(week.overtime.rounded(places: 2)), pay \(week.pay)")
  for shift in shifts { print("\(shift.start)-\(shift.end): \(shift.hours.formatted(locale: "de_DE")) h") }
  let average = week.hours / shifts.count
  print("Average \(average.rounded(places: 1)) h")
  var net = week.pay
  net -= 19.5%
  print("Net \(net.rounded()), an hour \((net / week.hours).rounded())")
  let budget = Money(500, .eur)
  let affordable = Int(budget / week.rate)
  print("Budget for \(affordable) hours")
}
