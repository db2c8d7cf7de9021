// swift-format-ignore-file
import SciMoney

struct Applicant: Comparable {
  let name: String
  let income: Money
  let grade: Rational
  let siblings: Int

  var score: Rational {
    let incomePoints = max(0, 50 - income / Money(1_000, .usd))
    let gradePoints = (4 - grade) * 20
    return incomePoints + gradePoints + Rational(siblings) * 5
  }
  static func < (left: Applicant, right: Applicant) -> Bool { left.score < right.score }
  static func == (left: Applicant, right: Applicant) -> Bool { left.name == right.name }
}

func distribute(_ pot: Money, among applicants: [Applicant], minimum: Money) -> [(Applicant, Money)] {
  let chosen = applicants.sorted(by: >).prefix(3)
  let reserved = minimum * chosen.count
  guard reserved <= pot else { return [] }
  let rest = (pot - reserved).allocate(ratios: chosen.map(\.score))
  return zip(chosen, rest).map { ($0, minimum + $1) }
}

func v06() throws {
  let applicants = [
    Applicant(name: "Ana", income: Money("21450.00", .usd), grade: 1.3, siblings: 2),
    Applicant(name: "Ben", income: Money(48_000, .usd), grade: 1.0, siblings: 0),
    Applicant(name: "Cho", income: Money(12_900, .usd), grade: 2.7, siblings: 3),
    Applicant(name: "Dev", income: Money(80_000, .usd), grade: 3.1, siblings: 1),
  ]
  let pot = Money(10_000, .usd)
  let grants = distribute(pot, among: applicants, minimum: Money(1_000, .usd))
  for (applicant, grant) in grants {
    print("\(applicant.name): score \(applicant.score.rounded(places: 2)), grant \(grant), \(grant.percentage(of: pot).rounded(places: 1))")
  }
  print(grants.map(\.1).sum() == pot)
  let mean = applicants.map(\.income).average()
  let gradeMean = applicants.map(\.grade).sum() / applicants.count
  print("Mean income \(mean.rounded()), mean grade \(gradeMean.rounded(places: 2))")
  let endowment = Money(250_000, .usd)
  let forever = (endowment * 4%).rounded()
  print("An endowment pays \(forever) a year, \((forever / 12).rounded()) a month")
  let needed = pot / 3.75%
  print("For \(pot) a year it needs \(needed.rounded(to: .wholeUnit, .up))")
}
