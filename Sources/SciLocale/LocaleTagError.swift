/// Why a text is no tag of a locale, and which part of it.
///
/// ```swift
/// do throws(LocaleTagError) {
///   _ = try NumberLocale("en-ZZ9")
/// } catch {
///   print(error.subtag)  // ZZ9
/// }
/// ```
public struct LocaleTagError: Error, Hashable, Sendable {
  /// Which kind of subtag is wrong.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// CLDR has no numbers for the language.
    case language
    /// CLDR has no numbers for the language in this script.
    case script
    /// No region has this code.
    case region
    /// No language has this variant.
    case variant
    /// No numbering system with ten digits has this name.
    case digits
    /// An extension, or a key of the extension `u`, that is not known or would change numbers in a way that a
    /// ``NumberLocale`` does not.
    case `extension`
    /// A subtag that is of no kind, or out of place.
    case subtag
  }

  /// Which kind of subtag is wrong.
  public var reason: Reason
  /// The part of the tag that is wrong, as it was written.
  public var subtag: String

  /// An error of one part of a tag.
  init(_ reason: Reason, _ subtag: String) {
    self.reason = reason
    self.subtag = subtag
  }
}

extension LocaleTagError: CustomStringConvertible {
  /// What is wrong and what helps, in lower case without a full stop.
  public var description: String {
    switch reason {
    case .language: "`\(subtag)` is no language that \(NumberLocale.dataVersion) has numbers for"
    case .script: "\(NumberLocale.dataVersion) has no numbers for the language in `\(subtag)`"
    case .region: "`\(subtag)` is no region; write two letters or three digits, as in en-GB"
    case .variant: "`\(subtag)` is no variant of a language"
    case .digits: "`\(subtag)` is no numbering system; write one such as latn, arab or deva"
    case .extension: "`\(subtag)` is no extension that numbers can follow; write -u-nu- and digits"
    case .subtag: "`\(subtag)` is no script, region or variant"
    }
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}
