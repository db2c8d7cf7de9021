import SciMoney

// Weekly payroll: time and a half above 40 hours, 7.65% FICA withheld
struct Timesheet {
  let employee: String
  let hours: Rational
  let rate: Money

  var gross: Money {
    let regular = min(hours, 40)
    let overtime = max(hours - 40, 0)
    return (rate * regular + rate * 1.5 * overtime).rounded()
  }
  var fica: Money { (gross * 7.65%).rounded() }
  var net: Money { gross - fica }
}

let week = [
  Timesheet(employee: "Ana", hours: 46.5, rate: Money("22.80", .usd)),
  Timesheet(employee: "Ben", hours: 38.25, rate: Money("19.95", .usd)),
]

for sheet in week {
  print(sheet.employee, sheet.gross, sheet.fica, sheet.net)
}
print("Total gross:", week.map { $0.gross }.sum())
// Expected:
// Ana USD 1134.30 USD 86.77 USD 1047.53
// Ben USD 763.09 USD 58.38 USD 704.71
// Total gross: USD 1897.39
