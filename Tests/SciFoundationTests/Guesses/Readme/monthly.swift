import SciMoney

// Monthly shop report
struct Month {
    let name: String
    let orders: [Money]
    var revenue: Money { orders.sum() }
    var averageOrder: Money { revenue / orders.count }
}

func growth(from old: Money, to new: Money) -> Percent {
    Percent(fraction: (new - old) / old).rounded(places: 1)
}

let may = Month(name: "May", orders: try ["59.90", "120.00", "15.50", "84.60"].map { try Money($0, .eur) })
let june = Month(name: "June", orders: try ["45.00", "210.25", "33.30", "18.90", "99.99"].map { try Money($0, .eur) })
for month in [may, june] {
    print("\(month.name): \(month.revenue.formatted(locale: "fr_FR")), AOV \(month.averageOrder.rounded())")
}
print("Revenue growth: \(growth(from: may.revenue, to: june.revenue))")
print("AOV growth: \(growth(from: may.averageOrder, to: june.averageOrder))")
let big = june.orders.filter { $0 > Money(90, .eur) }
print("Biggest: \(june.orders.max()!), orders above 90: \(big.count), together \(big.sum())")
print("Their share: \(Percent(fraction: big.sum() / june.revenue).rounded())")
// May: 280,00 €, AOV EUR 70.00
// June: 407,44 €, AOV EUR 81.49
// Revenue growth: 45.5%
// AOV growth: 16.4%
// Biggest: EUR 210.25, orders above 90: 2, together EUR 310.24
// Their share: 76%
