import SciNumber
import SciUnits
import Testing

@Suite struct UnitNameTests {
  static let symbolPrefixes = [
    "Q", "R", "Y", "Z", "E", "P", "T", "G", "M", "k", "h", "da", "d", "c", "m", "µ", "μ", "u", "n",
    "p", "f", "a", "z", "y", "r", "q", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei", "Zi", "Yi",
  ]
  static let wordPrefixes = [
    "quetta", "ronna", "yotta", "zetta", "exa", "peta", "tera", "giga", "mega", "kilo", "hecto",
    "deca", "deka", "deci", "centi", "milli", "micro", "nano", "pico", "femto", "atto", "zepto",
    "yocto", "ronto", "quecto", "kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi",
  ]

  /// Every name with every prefix that it takes is one unit, but for names that are units themselves.
  @Test func noNameHasTwoReadings() throws {
    let names = Unit.names
    // Strings that are canonically equivalent are equal, such as Å and the sign of the ångström.
    #expect(names.count == Set(names.map { Array($0.utf8) }).count)
    #expect(names.count > 900)
    var readings: [String: Set<String>] = [:]
    var shadowed: [String] = []
    for name in names {
      for prefix in Self.symbolPrefixes + Self.wordPrefixes {
        guard let unit = Unit(named: prefix + name) else { continue }
        if names.contains(prefix + name) {
          shadowed.append(prefix + name)
        } else {
          readings[prefix + name, default: []].insert(unit.symbol)
        }
      }
    }
    for (name, units) in readings { #expect(units.count == 1, "\(name)") }
    #expect(readings.count > 4500)
    // These are units without a prefix, although a prefix and another name make them too.
    for name in ["PS", "at", "ct", "ft", "pt", "qt"] { #expect(shadowed.contains(name)) }
  }

  @Test(
    arguments: [
      ("min", "min"), ("h", "h"), ("d", "d"), ("m", "m"), ("Pa", "Pa"), ("cd", "cd"), ("ft", "ft"),
      ("pt", "pt"), ("T", "T"), ("PS", "PS"), ("at", "at"), ("ct", "ct"), ("qt", "qt"),
      ("au", "au"),
      ("kat", "kat"), ("mol", "mol"), ("nmi", "nmi"), ("Gal", "Gal"), ("gal", "gal"),
    ] as [(String, String)])
  func anUnprefixedNameComesFirst(_ name: String, _ symbol: String) {
    #expect(Unit(named: name)?.symbol == symbol)
    #expect(Unit(named: name)?.info?.names.contains(name) == true)
  }

  /// What people type, and the symbol that is written.
  @Test(
    arguments: [
      ("km", "km"), ("kilometres", "km"), ("kilometers", "km"), ("kilometer", "km"), ("µm", "µm"),
      ("um", "µm"),
      ("\u{3BC}m", "µm"), ("micrometre", "µm"), ("kmh", "km/h"), ("kph", "km/h"), ("mph", "mph"),
      ("l", "L"),
      ("L", "L"), ("ml", "mL"), ("litre", "L"), ("liters", "L"), ("oz", "oz"), ("lb", "lb"),
      ("lbs", "lb"),
      ("pounds", "lb"), ("kWh", "kWh"), ("Wh", "Wh"), ("MWh", "MWh"), ("kwh", "kWh"),
      ("GiB", "GiB"),
      ("gibibytes", "GiB"), ("Kib", "Kibit"), ("sqm", "m²"), ("sqft", "ft²"), ("hr", "h"),
      ("hrs", "h"),
      ("hours", "h"), ("sec", "s"), ("secs", "s"), ("mins", "min"), ("yr", "yr"), ("years", "yr"),
      ("wk", "wk"),
      ("weeks", "wk"), ("foot", "ft"), ("feet", "ft"), ("inch", "in"), ("inches", "in"),
      ("in", "in"),
      ("yd", "yd"), ("mi", "mi"), ("miles", "mi"), ("°C", "°C"), ("degC", "°C"), ("celsius", "°C"),
      ("℃", "°C"), ("°F", "°F"), ("degF", "°F"), ("fahrenheit", "°F"), ("℉", "°F"), ("K", "K"),
      ("\u{212A}", "K"), ("Ω", "Ω"), ("\u{2126}", "Ω"), ("Ohm", "Ω"), ("ohms", "Ω"), ("kΩ", "kΩ"),
      ("kOhm", "kΩ"), ("Å", "Å"), ("\u{212B}", "Å"), ("ha", "ha"), ("acre", "acre"),
      ("acres", "acre"),
      ("cup", "cup"), ("tbsp", "tbsp"), ("tsp", "tsp"), ("floz", "floz"), ("psi", "psi"),
      ("bar", "bar"),
      ("mbar", "mbar"), ("millibar", "mbar"), ("atm", "atm"), ("mmHg", "mmHg"), ("Torr", "Torr"),
      ("cal", "cal"), ("kcal", "kcal"), ("Cal", "Cal"), ("BTU", "BTU"), ("Btu", "BTU"),
      ("hp", "hp"),
      ("eV", "eV"), ("keV", "keV"), ("MeV", "MeV"), ("GeV", "GeV"), ("u", "u"), ("Da", "Da"),
      ("kDa", "kDa"),
      ("ly", "ly"), ("pc", "pc"), ("Mpc", "Mpc"), ("kn", "kn"), ("knots", "kn"), ("rpm", "rpm"),
      ("Hz", "Hz"),
      ("GHz", "GHz"), ("bit", "bit"), ("bits", "bit"), ("b", "bit"), ("byte", "B"), ("bytes", "B"),
      ("B", "B"),
      ("KB", "kB"), ("kB", "kB"), ("kbps", "kbit/s"), ("Mbps", "Mbit/s"), ("Gbit", "Gbit"),
      ("px", "px"),
      ("Mpx", "Mpx"), ("lm", "lm"), ("lx", "lx"), ("mT", "mT"), ("G", "G"), ("gauss", "G"),
      ("Gy", "Gy"),
      ("mSv", "mSv"), ("Bq", "Bq"), ("Ci", "Ci"), ("t", "t"), ("tonnes", "t"), ("metric_tons", "t"),
      ("dyn", "dyn"), ("erg", "erg"), ("P", "P"), ("cP", "cP"), ("mAh", "mAh"), ("kVA", "kVA"),
      ("mpg", "mpg"),
      ("imp_gal", "imp_gal"), ("g0", "g_force"), ("light_years", "ly"), ("EUR", "EUR"),
      ("XAU", "XAU"),
      ("nautical_miles", "nmi"), ("fluid_ounces", "floz"), ("cc", "cm³"), ("Nm", "N·m"),
    ] as [(String, String)])
  func namesThatPeopleType(_ name: String, _ symbol: String) {
    #expect(Unit(named: name)?.symbol == symbol)
    #expect(Unit.isName(name))
  }

  @Test(arguments: [
    "", "k", "da", "Ki", "x", "kmm", "kkm", "KM", "Km", "kmin", "dB", "mB", "KiW", "eur", "Eur",
    "EURO", "hbar", "millimins", "dag ", " m", "m ", "kilom", "kmeter", "°", "%", "1", "m2", "€",
    "AAA", "kilometress", "a", "c", "e", "i", "y", "\u{0}", "m\u{0}", "🙂",
  ])
  func namesOfNothing(_ name: String) {
    #expect(Unit(named: name) == nil)
    #expect(!Unit.isName(name))
  }

  @Test func suggestionsDifferInCase() {
    #expect(Unit.suggestions(for: "KM").contains("km"))
    #expect(Unit.suggestions(for: "eur") == ["EUR"])
    #expect(Set(Unit.suggestions(for: "mhz")) == ["MHz", "mHz"])
    #expect(Unit.suggestions(for: "Kilometers").contains("kilometers"))
    #expect(Unit.suggestions(for: "km").isEmpty)
    #expect(Unit.suggestions(for: "nothing").isEmpty)
  }

  @Test func prefixedUnitsAreDescribed() throws {
    let info = try #require(Unit(named: "kilometre")?.info)
    #expect(info.symbol == "km")
    #expect(info.singular == "kilometer")
    #expect(info.plural == "kilometers")
    #expect(info.factor == 1000)
    #expect(info.quantity == "length")
    #expect(!info.takesPrefixes)
    #expect(Unit(named: "m")?.info?.takesPrefixes == true)
    #expect(Unit(named: "B")?.info?.takesBinaryPrefixes == true)
    #expect(Unit(named: "MiB")?.info?.factor == 8_388_608)
    #expect(Unit(named: "min")?.info?.takesPrefixes == false)
    #expect(try q("1", "kg·m").unit.info == nil)
    #expect(Unit(named: "EUR")?.info?.quantity == "currency")
  }

  @Test func symbolsAreWrittenAsTheyAreRead() throws {
    #expect(try q("1", "kg·m²/(s³·A)").unit.symbol == "kg·m²/(s³·A)")
    #expect(try q("1", "km/h").unit.symbol == "km/h")
    #expect(try q("1", "s⁻¹").unit.symbol == "s⁻¹")
    #expect(try q("1", "s⁻¹·m⁻²").unit.symbol == "s⁻¹·m⁻²")
    #expect(try q("1", "m^(1/2)").unit.symbol == "m^(1/2)")
    #expect(try q("1", "m/s^(3/2)").unit.symbol == "m/s^(3/2)")
    #expect(try q("1", "m^(-1/2)").unit.symbol == "m^(-1/2)")
    #expect(try q("1", "m¹⁰").unit.symbol == "m¹⁰")
    #expect(try q("1", "m·m").unit.symbol == "m²")
    #expect(try q("1", "m/m").unit == .none)
    #expect(try q("1", "m·s").unit == q("1", "s·m").unit)
    #expect(try q("1", "m·s").unit.hashValue == q("1", "s·m").unit.hashValue)
    #expect(try q("1", "m·s").unit.symbol != q("1", "s·m").unit.symbol)
    #expect(Unit.none.symbol == "")
    #expect(Unit.none.isNone)
  }
}
