public import SciLocale
import SciNumber

extension NumberLocale: ExpressibleByStringLiteral {
  /// The locale with a tag that stands in the source, such as `"de_DE"`.
  ///
  /// - Precondition: the tag is one; ``/SciLocale/NumberLocale/init(_:numbering:)`` throws for a text that comes from data.
  public init(stringLiteral tag: String) {
    do throws(LocaleTagError) {
      try self.init(tag, numbering: .usual)
    } catch {
      stop("\"\(tag)\" is not a locale: \(error)")
    }
  }
}
