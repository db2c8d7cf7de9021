/// A currency that the compiler knows.
///
/// ```swift
/// enum BTN: CurrencyType { static var currency: Currency { .btn } }
/// let fare = TypedMoney<BTN>(120)
/// ```
///
/// The currencies that are traded most have such types already: `Currency.USD`, `Currency.EUR` and so on.
public protocol CurrencyType: Sendable {
  /// The currency that the type stands for.
  static var currency: Currency { get }
}

// The twenty currencies that are traded most, by the Bank for International Settlements, Triennial Central Bank Survey
// 2022. Another one takes one line in the program that needs it.

extension Currency {
  /// The Australian dollar as a type.
  public enum AUD: CurrencyType {
    /// ``Currency/aud``.
    public static var currency: Currency { .aud }
  }

  /// The Brazilian real as a type.
  public enum BRL: CurrencyType {
    /// ``Currency/brl``.
    public static var currency: Currency { .brl }
  }

  /// The Canadian dollar as a type.
  public enum CAD: CurrencyType {
    /// ``Currency/cad``.
    public static var currency: Currency { .cad }
  }

  /// The Swiss franc as a type.
  public enum CHF: CurrencyType {
    /// ``Currency/chf``.
    public static var currency: Currency { .chf }
  }

  /// The Chinese yuan as a type.
  public enum CNY: CurrencyType {
    /// ``Currency/cny``.
    public static var currency: Currency { .cny }
  }

  /// The Danish krone as a type.
  public enum DKK: CurrencyType {
    /// ``Currency/dkk``.
    public static var currency: Currency { .dkk }
  }

  /// The euro as a type.
  public enum EUR: CurrencyType {
    /// ``Currency/eur``.
    public static var currency: Currency { .eur }
  }

  /// The pound sterling as a type.
  public enum GBP: CurrencyType {
    /// ``Currency/gbp``.
    public static var currency: Currency { .gbp }
  }

  /// The Hong Kong dollar as a type.
  public enum HKD: CurrencyType {
    /// ``Currency/hkd``.
    public static var currency: Currency { .hkd }
  }

  /// The Indian rupee as a type.
  public enum INR: CurrencyType {
    /// ``Currency/inr``.
    public static var currency: Currency { .inr }
  }

  /// The Japanese yen as a type.
  public enum JPY: CurrencyType {
    /// ``Currency/jpy``.
    public static var currency: Currency { .jpy }
  }

  /// The South Korean won as a type.
  public enum KRW: CurrencyType {
    /// ``Currency/krw``.
    public static var currency: Currency { .krw }
  }

  /// The Mexican peso as a type.
  public enum MXN: CurrencyType {
    /// ``Currency/mxn``.
    public static var currency: Currency { .mxn }
  }

  /// The Norwegian krone as a type.
  public enum NOK: CurrencyType {
    /// ``Currency/nok``.
    public static var currency: Currency { .nok }
  }

  /// The New Zealand dollar as a type.
  public enum NZD: CurrencyType {
    /// ``Currency/nzd``.
    public static var currency: Currency { .nzd }
  }

  /// The Polish złoty as a type.
  public enum PLN: CurrencyType {
    /// ``Currency/pln``.
    public static var currency: Currency { .pln }
  }

  /// The Swedish krona as a type.
  public enum SEK: CurrencyType {
    /// ``Currency/sek``.
    public static var currency: Currency { .sek }
  }

  /// The Singapore dollar as a type.
  public enum SGD: CurrencyType {
    /// ``Currency/sgd``.
    public static var currency: Currency { .sgd }
  }

  /// The New Taiwan dollar as a type.
  public enum TWD: CurrencyType {
    /// ``Currency/twd``.
    public static var currency: Currency { .twd }
  }

  /// The United States dollar as a type.
  public enum USD: CurrencyType {
    /// ``Currency/usd``.
    public static var currency: Currency { .usd }
  }
}

// MARK: - Short names

// A type of your own with such a name comes first.

/// The Australian dollar as a type, for `TypedMoney<AUD>`.
public typealias AUD = Currency.AUD
/// The Brazilian real as a type, for `TypedMoney<BRL>`.
public typealias BRL = Currency.BRL
/// The Canadian dollar as a type, for `TypedMoney<CAD>`.
public typealias CAD = Currency.CAD
/// The Swiss franc as a type, for `TypedMoney<CHF>`.
public typealias CHF = Currency.CHF
/// The Chinese yuan as a type, for `TypedMoney<CNY>`.
public typealias CNY = Currency.CNY
/// The Danish krone as a type, for `TypedMoney<DKK>`.
public typealias DKK = Currency.DKK
/// The euro as a type, for `TypedMoney<EUR>`.
public typealias EUR = Currency.EUR
/// The pound sterling as a type, for `TypedMoney<GBP>`.
public typealias GBP = Currency.GBP
/// The Hong Kong dollar as a type, for `TypedMoney<HKD>`.
public typealias HKD = Currency.HKD
/// The Indian rupee as a type, for `TypedMoney<INR>`.
public typealias INR = Currency.INR
/// The Japanese yen as a type, for `TypedMoney<JPY>`.
public typealias JPY = Currency.JPY
/// The South Korean won as a type, for `TypedMoney<KRW>`.
public typealias KRW = Currency.KRW
/// The Mexican peso as a type, for `TypedMoney<MXN>`.
public typealias MXN = Currency.MXN
/// The Norwegian krone as a type, for `TypedMoney<NOK>`.
public typealias NOK = Currency.NOK
/// The New Zealand dollar as a type, for `TypedMoney<NZD>`.
public typealias NZD = Currency.NZD
/// The Polish złoty as a type, for `TypedMoney<PLN>`.
public typealias PLN = Currency.PLN
/// The Swedish krona as a type, for `TypedMoney<SEK>`.
public typealias SEK = Currency.SEK
/// The Singapore dollar as a type, for `TypedMoney<SGD>`.
public typealias SGD = Currency.SGD
/// The New Taiwan dollar as a type, for `TypedMoney<TWD>`.
public typealias TWD = Currency.TWD
/// The United States dollar as a type, for `TypedMoney<USD>`.
public typealias USD = Currency.USD
