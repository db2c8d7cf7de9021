import Foundation
import SciFoundation

// Subscription upgrade in the middle of a month, prorated by days
enum Plan: String {
    case basic, pro
    var price: Money {
        switch self {
        case .basic: return Money(12, .usd)
        case .pro: return Money("29.99", .usd)
        }
    }
}
func amountDue(from old: Plan, to new: Plan, on date: Date, calendar: Calendar) -> Money {
    let daysInMonth = calendar.range(of: .day, in: .month, for: date)!.count
    let daysLeft = daysInMonth - calendar.component(.day, from: date) + 1
    let share = Rational(daysLeft, daysInMonth)
    let credit = (old.price * share).rounded()
    let charge = (new.price * share).rounded()
    return charge - credit
}
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let upgrade = calendar.date(from: DateComponents(year: 2024, month: 6, day: 19))!
let due = amountDue(from: .basic, to: .pro, on: upgrade, calendar: calendar)
print("Pay now: \(due)")
print("Shown to the user: \(due.formatted(locale: "en_US"))")
// Expected:
// Pay now: USD 7.20
// Shown to the user: $7.20
