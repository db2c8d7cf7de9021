import SciMoney

// Code as it is written at first try: carts, wages, trips, plans, reports, donations.

/// A cart with a coupon, tax on what is left, and free shipping from 50 dollars on.
func cart() throws {
  struct Item {
    var name: String
    var price: Money
    var quantity = 1
    var total: Money { price * quantity }
  }
  let items = [
    Item(name: "Mug", price: Money("12.50", .usd), quantity: 2),
    Item(name: "Shirt", price: Money(19.99, .usd)),
  ]
  let coupon: Percent = "10%"
  let subtotal = items.map(\.total).reduce(.zero, +)
  let discounted = (subtotal - coupon).rounded()
  let tax = (discounted * 0.0825).rounded()
  let shipping = discounted >= Money(50, .usd) ? .zero : Money("5.99", .usd)
  let total = discounted + tax + shipping
  print("  \(subtotal) less \(coupon) is \(discounted), tax \(tax), shipping \(shipping)")
  print("  total \(total), the dearest item \(items.map(\.price).max() ?? .zero)")

  try check(discounted == Money("40.49", .usd), "a tenth of 44.99 is taken off")
  try check(total == Money("49.82", .usd), "the sum of what is rounded")
}

/// Wages with overtime at time and a half, and what is withheld.
func wages() throws {
  let staff: [(name: String, rate: Money, hours: Rational)] = [
    ("Maria", Money("23.75", .usd), 37.5), ("John", Money("31.20", .usd), 42.25),
  ]
  let socialSecurity: Percent = 6.2
  let medicare: Percent = "1.45%"
  var paid = Money.zero(.usd)
  for (name, rate, hours) in staff {
    let overtime = max(hours - 40, 0)
    let gross = (rate * (hours - overtime) + rate * 1.5 * overtime).rounded(.bankers)
    let withheld =
      (gross * socialSecurity).rounded(.bankers) + medicare.of(gross).rounded(.bankers)
    paid += gross - withheld
    print("  \(name): \(gross) less \(withheld)")
  }
  print("  paid \(paid)")
  try check(paid == Money("2072.27", .usd), "to the cent")
}

/// Expenses of a trip in three currencies.
func trip() throws {
  let rates = ExchangeRates(base: .usd, rates: [.eur: 0.92, .gbp: "0.79", .jpy: 151.3])
  let expenses: [Money] = [Money("120.50", .eur), Money(15_000, .jpy), Money("42.10", .gbp)]
  var total = Money.zero(.usd)
  for expense in expenses {
    let dollars = try rates.convert(expense, to: .usd).rounded()
    print("  \(expense) is \(dollars)")
    total += dollars
  }
  let back = total.converted(to: .eur, rate: 0.92).rounded()
  print("  together \(total), \(back.formatted(locale: "de_DE"))")
  try check(total == Money("283.41", .usd), "each is rounded to a cent")
}

/// A change of plan within a month, and a discount for a year.
func plans() throws {
  let (basic, pro) = (Money("9.99", .usd), Money("29.99", .usd))
  let charge = ((pro - basic) * 12 / 30).rounded()
  let yearly = (pro * 12 * (1 - 20%)).rounded()
  print("  12 of 30 days: \(charge); a year: \(yearly), saved \(pro * 12 - yearly)")
  try check(charge == 8 && yearly == "USD 287.90", "exact until it is rounded")
}

/// Sales by country, with the tax that is in them.
func taxReport() throws {
  let sales: [(country: String, gross: Money, tax: Percent)] = [
    ("DE", Money("119.00", .eur), 19%), ("FR", Money("240.00", .eur), 20%),
    ("DE", Money("53.50", .eur), 7%),
  ]
  let countries = Dictionary(grouping: sales, by: \.country)
  for (country, sales) in countries.sorted(by: { $0.key < $1.key }) {
    let gross = sales.sum { $0.gross }
    let net = sales.map { $0.gross.removing(tax: $0.tax).rounded() }.sum()
    print("  \(country): gross \(gross), net \(net), tax \(gross - net)")
  }
  try check(sales.sum { $0.gross.removing(tax: $0.tax) } == 350, "nothing is lost")
}

/// A donation by ratios, and one in equal parts.
func donations() throws {
  let donation = Money("1000.00", .gbp)
  let projects = [("Water", 5), ("School", 3), ("Clinic", 3)]
  let shares = donation.allocate(ratios: projects.map(\.1))
  for ((name, _), share) in zip(projects, shares) { print("  \(name): \(share)") }
  print("  with gift aid: \(donation + 25%), in three: \(donation.split(3).map(\.exactText))")
  try check(shares.sum() == donation, "the shares are the donation")
}
