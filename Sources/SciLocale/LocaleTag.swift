/// A language tag in its parts, with old codes replaced by those of today.
struct LocaleTag {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []
  /// What `-u-nu-` says, such as `latn` or `native`.
  var digits: String?

  /// Reads a tag of BCP 47 such as `de-CH`, `zh-Hant-TW` or `ar-EG-u-nu-latn`, with `-` or `_`, in any case of letters.
  ///
  /// The scripts of languages are looked up later, with ``chain()``.
  init(_ text: String) throws(LocaleTagError) {
    var subtags = Self.subtags(text)[...]
    let first = subtags.removeFirst()
    guard Self.isLetters(first), [2, 3, 5, 6, 7, 8].contains(first.utf8.count) else {
      throw LocaleTagError(.language, first)
    }
    language = first.lowercased()
    if let other = LocaleTable.aliasTable.fields(of: language)?.first {
      let parts = other.split(separator: "_").map(String.init)
      language = parts[0]
      for part in parts.dropFirst() {
        if Self.isRegion(part) { region = part } else { script = part }
      }
    }
    guard LocaleTable.localeTable.fields(of: language) != nil else {
      throw LocaleTagError(.language, first)
    }
    if let next = subtags.first, next.utf8.count == 4, Self.isLetters(next) {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      subtags.removeFirst()
    }
    if let next = subtags.first, Self.isRegion(next) {
      region = try Self.region(next)
      subtags.removeFirst()
    }
    while let next = subtags.first, Self.isVariant(next) {
      guard LocaleTable.variantTable.fields(of: next.uppercased()) != nil else {
        throw LocaleTagError(.variant, next)
      }
      variants.append(next.uppercased())
      subtags.removeFirst()
    }
    try readExtension(subtags)
  }

  private static func subtags(_ text: String) -> [String] {
    var subtags: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        subtags.append(String(decoding: word, as: UTF8.self))
        word = []
      } else {
        word.append(byte)
      }
    }
    return subtags + [String(decoding: word, as: UTF8.self)]
  }

  private static func isLetters(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static func isRegion(_ text: String) -> Bool {
    text.utf8.count == 2 && isLetters(text) || text.utf8.count == 3 && isDigits(text)
  }

  private static func isVariant(_ text: String) -> Bool {
    5...8 ~= text.utf8.count || text.utf8.count == 4 && isDigits(text.prefix(1))
  }

  /// The region of a code, or the one that took its place: `UK` is `GB`.
  private static func region(_ code: String) throws(LocaleTagError) -> String {
    let upper = code.uppercased()
    guard let fields = LocaleTable.regionTable.fields(of: upper) else {
      throw LocaleTagError(.region, code)
    }
    return fields.first.flatMap { $0.isEmpty ? nil : $0 } ?? upper
  }
}

// MARK: - Extensions

extension LocaleTag {
  /// The keys of the extension `u` that say nothing about numbers, such as a calendar.
  private static let otherKeys: Set<String> = [
    "ca", "co", "dx", "em", "fw", "hc", "ka", "kb", "kc", "kf", "kh", "kk", "kn", "kr", "ks", "kv",
    "lb", "lw", "ms", "mu", "sd", "ss", "tz",
  ]

  /// Reads `u-nu-latn` and the like; what would change numbers in another way is an error.
  private mutating func readExtension(_ subtags: ArraySlice<String>) throws(LocaleTagError) {
    guard let first = subtags.first else { return }
    guard first.utf8.count == 1 else { throw LocaleTagError(.subtag, first) }
    guard first.lowercased() == "u", subtags.count > 1 else {
      throw LocaleTagError(.extension, subtags.joined(separator: "-"))
    }
    var rest = subtags.dropFirst()
    while let key = rest.popFirst()?.lowercased() {
      let values = rest.prefix { $0.utf8.count >= 3 }
      rest = rest.dropFirst(values.count)
      guard key.utf8.count == 2, key == "nu" || Self.otherKeys.contains(key) else {
        throw LocaleTagError(.extension, ([key] + values).joined(separator: "-"))
      }
      guard key == "nu", digits == nil else { continue }
      let name = values.joined(separator: "-").lowercased()
      guard name == "native" || LocaleTable.digitTable.fields(of: name) != nil else {
        throw LocaleTagError(.digits, name)
      }
      digits = name
    }
  }
}

// MARK: - Names

extension LocaleTag {
  /// The tag without an extension, such as `zh-TW`.
  var name: String {
    var name = language
    if let script { name += "-" + script }
    if let region { name += "-" + region }
    for variant in variants { name += "-" + variant.lowercased() }
    return name
  }

  /// The names of the tables that the tag leads to, from the most special one to the last before root.
  ///
  /// `zh-TW` is `zh_Hant_TW` and `zh_Hant`; `en-GB` is `en_GB`, `en_001` and `en`.
  func chain() throws(LocaleTagError) -> [String] {
    var (result, next) = ([String](), try tableName())
    while next != "root" {
      result.append(next)
      let parent = LocaleTable.localeTable.fields(of: next)?.first ?? ""
      next = parent.isEmpty ? Self.truncated(next) ?? "root" : parent
    }
    return result
  }

  private static func truncated(_ name: String) -> String? {
    name.utf8.lastIndex(of: UInt8(ascii: "_")).map { String(name[..<$0]) }
  }

  private static func isInTable(_ name: String) -> Bool {
    LocaleTable.localeTable.fields(of: name) != nil
      || LocaleTable.symbolTable.fields(of: name) != nil
  }

  /// The name with the script that goes without saying, where the table has one: `zh_TW` is found as `zh_Hant_TW`.
  private func tableName() throws(LocaleTagError) -> String {
    var ends = variants
    if let region { ends.insert(region, at: 0) }
    guard let script else {
      let short = Self.joined(language, ends.prefix(1))
      let long = LocaleTable.aliasTable.fields(of: short)?.first ?? short
      return Self.joined(long, ends.dropFirst())
    }
    let usual = LocaleTable.scriptTable.fields(of: script) ?? []
    let name = Self.joined(language + "_" + script, ends[...])
    if usual.contains(language) {
      return Self.isInTable(name) ? name : Self.joined(language, ends[...])
    }
    guard Self.isInTable(language + "_" + script) else { throw LocaleTagError(.script, script) }
    return name
  }

  private static func joined(_ first: String, _ others: ArraySlice<String>) -> String {
    var name = first
    for other in others { name += "_" + other }
    return name
  }
}

extension LocaleTable {
  static let localeTable = SortedTable(locales)
  static let aliasTable = SortedTable(aliases)
  static let formatTable = SortedTable(formats)
  static let symbolTable = SortedTable(symbols)
  static let digitTable = SortedTable(digits)
  static let scriptTable = SortedTable(scripts)
  static let regionTable = SortedTable(regions)
  static let variantTable = SortedTable(variants)
}
