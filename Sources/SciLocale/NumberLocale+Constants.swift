// The locales of many users, so that common tags need no `try`. Any other is made with `NumberLocale(_:numbering:)`.

extension NumberLocale {
  /// A locale of the tables; the tests know that each of them is there.
  private static func constant(_ tag: String) -> NumberLocale {
    (try? NumberLocale(tag)) ?? .root
  }

  /// Arabic.
  public static let ar = constant("ar")
  /// Arabic in Egypt.
  public static let arEG = constant("ar-EG")
  /// Bulgarian.
  public static let bg = constant("bg")
  /// Bangla.
  public static let bn = constant("bn")
  /// Czech.
  public static let cs = constant("cs")
  /// Danish.
  public static let da = constant("da")
  /// German.
  public static let de = constant("de")
  /// German in Austria.
  public static let deAT = constant("de-AT")
  /// German in Switzerland.
  public static let deCH = constant("de-CH")
  /// Greek.
  public static let el = constant("el")
  /// English.
  public static let en = constant("en")
  /// English in Australia.
  public static let enAU = constant("en-AU")
  /// English in Canada.
  public static let enCA = constant("en-CA")
  /// English in the United Kingdom.
  public static let enGB = constant("en-GB")
  /// English in India.
  public static let enIN = constant("en-IN")
  /// English in the United States.
  public static let enUS = constant("en-US")
  /// Spanish.
  public static let es = constant("es")
  /// Spanish in Mexico.
  public static let esMX = constant("es-MX")
  /// Persian.
  public static let fa = constant("fa")
  /// Finnish.
  public static let fi = constant("fi")
  /// French.
  public static let fr = constant("fr")
  /// French in Canada.
  public static let frCA = constant("fr-CA")
  /// French in Switzerland.
  public static let frCH = constant("fr-CH")
  /// Hebrew.
  public static let he = constant("he")
  /// Hindi.
  public static let hi = constant("hi")
  /// Croatian.
  public static let hr = constant("hr")
  /// Hungarian.
  public static let hu = constant("hu")
  /// Indonesian.
  public static let id = constant("id")
  /// Italian.
  public static let it = constant("it")
  /// Japanese.
  public static let ja = constant("ja")
  /// Korean.
  public static let ko = constant("ko")
  /// Norwegian Bokmål.
  public static let nb = constant("nb")
  /// Dutch.
  public static let nl = constant("nl")
  /// Polish.
  public static let pl = constant("pl")
  /// Portuguese in Brazil.
  public static let ptBR = constant("pt-BR")
  /// Portuguese in Portugal.
  public static let ptPT = constant("pt-PT")
  /// Romanian.
  public static let ro = constant("ro")
  /// Russian.
  public static let ru = constant("ru")
  /// Slovak.
  public static let sk = constant("sk")
  /// Swedish.
  public static let sv = constant("sv")
  /// Thai.
  public static let th = constant("th")
  /// Turkish.
  public static let tr = constant("tr")
  /// Ukrainian.
  public static let uk = constant("uk")
  /// Vietnamese.
  public static let vi = constant("vi")
  /// Chinese in simplified characters.
  public static let zh = constant("zh")
  /// Chinese in traditional characters.
  public static let zhHant = constant("zh-Hant")
}
