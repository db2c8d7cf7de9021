/// The prefixes that units are usually written with: those that are offered where a name is completed.
///
/// Any other prefix that a unit takes is understood when it is typed: with all of them, Tab would list thousands of units that nobody uses.
package enum UsualPrefixes {
  /// Units and their prefixes, the most usual first.
  package static let table: KeyValuePairs<String, String> = [
    "m": "k c m µ n d p", "L": "m c d h µ", "g": "k m µ n", "t": "k M G", "s": "m µ n p f",
    "rad": "m µ", "N": "k M m µ", "Pa": "k h M G m", "J": "k M G T m",
    "eV": "k M G T m", "cal": "k", "Wh": "k M G T", "W": "k M G T m µ", "VA": "k M",
    "Hz": "k M G T m", "K": "m µ", "A": "m µ n p k", "C": "m µ n p", "Ah": "m k",
    "V": "k m µ n M", "Ω": "k M G m", "S": "m µ", "F": "µ n p m", "H": "m µ n", "Wb": "m",
    "T": "m µ n", "lm": "k", "lx": "k m", "cd": "m", "mol": "m µ n k", "kat": "n µ m",
    "Bq": "k M G T m", "Ci": "m µ n", "Gy": "m µ c", "Sv": "m µ", "P": "c", "St": "c",
    "bit": "k M G T Ki Mi Gi Ti", "B": "k M G T P Ki Mi Gi Ti Pi", "pc": "k M G", "ly": "k M G",
    "yr": "k M G",
  ]

  /// The symbols of a unit with each of its usual prefixes.
  package static func symbols(of info: UnitInfo) -> [String] {
    let prefixes = table.first { $0.key == info.symbol }?.value.split(separator: " ") ?? []
    return prefixes.map { $0 + info.symbol }
  }

  /// The symbols and words that can be typed for a unit, without and with usual prefixes, and what each is.
  package static func names(of info: UnitInfo) -> [(name: String, summary: String)] {
    let symbols = [info.symbol] + symbols(of: info)
    return symbols.flatMap { name in
      let found = name == info.symbol ? info : Unit(named: name)?.info
      // A product such as MWh has no words of its own.
      guard let found else { return [(name: name, summary: "a unit of \(info.quantity)")] }
      let word = String(found.singular.map { $0 == " " ? "_" : $0 })
      return [name, word].filter { Unit.isName($0) }
        .map { (name: $0, summary: "\(found.plural), a unit of \(info.quantity)") }
    }
  }
}
