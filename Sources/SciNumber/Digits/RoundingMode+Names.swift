// Names that other libraries have for the modes.

extension RoundingMode {
  /// ``halfEven``, as Swift calls it.
  public static var toNearestOrEven: RoundingMode { .halfEven }

  /// ``halfAwayFromZero``, as Swift calls it.
  public static var toNearestOrAwayFromZero: RoundingMode { .halfAwayFromZero }

  /// ``ceiling``, as Swift calls it; Java's `UP` is ``awayFromZero``.
  public static var up: RoundingMode { .ceiling }

  /// ``floor``, as Swift calls it; Java's `DOWN` is ``towardZero``.
  public static var down: RoundingMode { .floor }

  /// ``halfEven``, as Foundation and banks call it.
  public static var bankers: RoundingMode { .halfEven }

  /// ``halfAwayFromZero``, as Foundation calls it.
  public static var plain: RoundingMode { .halfAwayFromZero }

  /// ``halfAwayFromZero``, as Java, Joda-Money and brick call it.
  public static var halfUp: RoundingMode { .halfAwayFromZero }

  /// ``halfTowardZero``, as Java, Joda-Money and brick call it.
  public static var halfDown: RoundingMode { .halfTowardZero }
}
