// swift-format-ignore-file
import Foundation
import SciFoundation

struct TimeEntry: Codable {
  var project: String
  var minutes: Int
  var billable: Bool
}

struct Client {
  let name: String
  let hourlyRate: Money
  let retainer: Money?
  let discountAfterHours: (hours: Rational, percent: Percent)?
}

struct Statement {
  let client: Client
  let entries: [TimeEntry]

  var billableHours: Rational {
    Rational(entries.filter(\.billable).map(\.minutes).reduce(0, +), 60)
  }

  var fee: Money {
    guard let discount = client.discountAfterHours, billableHours > discount.hours else {
      return client.hourlyRate * billableHours
    }
    let normal = client.hourlyRate * discount.hours
    let reduced = (client.hourlyRate - discount.percent) * (billableHours - discount.hours)
    return normal + reduced
  }

  var amountDue: Money {
    let due = fee - (client.retainer ?? .zero)
    return due.isNegative ? .zero(client.hourlyRate.currency) : due.rounded()
  }

  var utilisation: Percent {
    let all = entries.reduce(0) { $0 + $1.minutes }
    return Percent(fraction: billableHours * 60 / Rational(all))
  }
}

func t01() throws {
  let entries = [TimeEntry(project: "App", minutes: 455, billable: true), TimeEntry(project: "App", minutes: 610, billable: true), TimeEntry(project: "Admin", minutes: 95, billable: false)]
  let client = Client(name: "Acme", hourlyRate: Money(110, .eur), retainer: Money(500, .eur), discountAfterHours: (hours: 10, percent: 15%))
  let statement = Statement(client: client, entries: entries)
  print("\(statement.billableHours.rounded(places: 2)) h, fee \(statement.fee.rounded()), due \(statement.amountDue)")
  print("Utilisation \(statement.utilisation.formatted(places: 1))")
  let gross = (statement.amountDue + 20%).rounded()
  print(gross.formatted(.currency.locale(Locale(identifier: "de_AT"))))
  let late = gross.compounded(at: 1%, periods: 3)
  print("After three months \(late.rounded())")
  let dayRate = client.hourlyRate * 8
  print("Day rate \(dayRate), week \(dayRate * 5 - 10%)")
}
