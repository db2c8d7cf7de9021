import SciNumber
import SciSyntax

/// A text of expressions and the results they must have: `input => output`, one a line.
///
/// `input => error: words` expects an error. A line that begins with `:` changes how the rows after it are
/// read or written, such as `:radians` or `:digits 50`; one that begins with `#` is a comment. The rows share
/// one session, so a later row may use what an earlier one has assigned.
///
/// ```swift
/// let file = try GoldenFile(":digits 3\n1/3 => 0.333\nln(0) => 0")
/// for mismatch in file.run().mismatches {
///   print(mismatch.line, mismatch.actual)  // 3 error: the logarithm of zero has no value
/// }
/// ```
public struct GoldenFile: Sendable {
  /// A row that did not come out as written.
  public struct Mismatch: Hashable, Sendable {
    /// The row's line, from 1.
    public var line: Int
    /// What was evaluated.
    public var input: String
    /// What the file says.
    public var expected: String
    /// What came out.
    public var actual: String
  }

  /// What a run found.
  public struct Report: Hashable, Sendable {
    /// How many rows were evaluated.
    public var rowCount: Int
    /// The rows that differ.
    public var mismatches: [Mismatch]
    /// The whole file with what came out on the right-hand sides.
    public var recorded: String
  }

  /// A line that is neither a row nor a directive nor a comment.
  public struct Malformation: Error, Hashable, Sendable {
    /// What is wrong with a line.
    public enum Reason: Hashable, Sendable {
      /// There is no `=>`.
      case missingArrow
      /// The word after `:` is not known.
      case unknownDirective(String)
      /// The directive's value is missing or not one it takes.
      case badValue(directive: String)
    }

    /// The line's number, from 1.
    public var line: Int
    /// What is wrong with it.
    public var reason: Reason
  }

  enum Line: Sendable {
    case other
    case directive(Directive)
    case row(input: String, expected: String)
  }

  /// The lines as they were, how each ended, and what they mean.
  var lines: [(text: Substring, ending: Substring, meaning: Line)] = []

  /// Reads a golden file.
  public init(_ text: String) throws(Malformation) {
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { !$0.endsLine }
      let ending = rest[line.endIndex...].prefix(1)
      rest = rest[ending.endIndex...]
      do throws(Malformation.Reason) {
        lines.append((line, ending, try Self.meaning(of: line)))
      } catch {
        throw Malformation(line: lines.count + 1, reason: error)
      }
    }
  }

  private static func meaning(of line: Substring) throws(Malformation.Reason) -> Line {
    let text = line.trimmingSpaces
    if text.isEmpty || text.hasPrefix("#") { return .other }
    if text.hasPrefix(":") { return .directive(try Directive(text.dropFirst())) }
    guard let arrow = text.arrow else { throw .missingArrow }
    return .row(
      input: String(text[..<arrow].trimmingSpaces),
      expected: String(text[arrow...].dropFirst(2).trimmingSpaces))
  }
}

extension GoldenFile.Malformation: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch reason {
    case .missingArrow: "line \(line): expected `input => output`"
    case .unknownDirective(let name): "line \(line): unknown directive `:\(name)`"
    case .badValue(let directive): "line \(line): `:\(directive)` does not take that value"
    }
  }
}

extension GoldenFile.Malformation.Reason: Error {}

extension GoldenFile {
  /// A change of settings for the rows that follow.
  enum Directive: Hashable, Sendable {
    case angleUnit(AngleUnit)
    case digits(ResultFormat.Digits)
    case notation(ResultFormat.Notation)
    case rounding(RoundingMode)
    case percent(Syntax.PercentRule)
    case complex(Bool)
    case now(String)
    case zone(String)
    case seed(UInt64)

    init(_ text: Substring) throws(Malformation.Reason) {
      let words = text.split(separator: " ", maxSplits: 1)
      let name = words.first.map(String.init) ?? ""
      let value = words.count > 1 ? String(words[1].trimmingSpaces) : ""
      guard let make = Self.makers[name] else { throw .unknownDirective(name) }
      guard let directive = make(value) else { throw .badValue(directive: name) }
      self = directive
    }

    private static let makers: [String: @Sendable (String) -> Directive?] = [
      "degrees": { _ in .angleUnit(.degrees) },
      "radians": { _ in .angleUnit(.radians) },
      "gradians": { _ in .angleUnit(.gradians) },
      "turns": { _ in .angleUnit(.turns) },
      "digits": { value in
        if value == "auto" { return .digits(.upTo(ResultFormat.standardDigits)) }
        return WideInt(value).flatMap { $0 > 0 ? .digits(.significant($0)) : nil }
      },
      "decimals": { WideInt($0).map { .digits(.decimals($0)) } },
      "notation": { ResultFormat.Notation(rawValue: $0).map { .notation($0) } },
      "rounding": { RoundingMode(rawValue: $0).map { .rounding($0) } },
      "complex": { ["": .complex(true), "off": .complex(false)][$0] },
      "now": { ClockSetting(now: $0, zone: nil) == nil ? nil : .now($0) },
      "seed": { UInt64($0).map { .seed($0) } },
      "tz": { ClockSetting.zone(named: $0) == nil ? nil : .zone($0) },
      "percent": { value in
        switch value {
        case "relative": .percent(.relative)
        case "plain": .percent(.plain)
        default: nil
        }
      },
    ]

    /// Changes a session, how its results are written, or what was said of the time so far.
    func apply(
      to calculator: inout Calculator, _ format: inout ResultFormat,
      _ clock: inout (now: String, zone: String)
    ) {
      switch self {
      case .now(let text): clock.now = text
      case .zone(let name): clock.zone = name
      case .seed(let seed): return calculator.setSeed(to: seed)
      default: return apply(to: &calculator.settings, &format)
      }
      let zone = ClockSetting.zone(named: clock.zone)
      guard let time = ClockSetting(now: clock.now, zone: zone)?.time else { return }
      calculator.setClock(to: time)
    }

    private func apply(to settings: inout CalculatorSettings, _ format: inout ResultFormat) {
      switch self {
      case .angleUnit(let unit): settings.angleUnit = unit
      case .digits(let digits): format.digits = digits
      case .notation(let notation): format.notation = notation
      case .rounding(let rounding): format.rounding = rounding
      case .percent(let rule): settings.percent = rule
      case .complex(let isComplex): settings.isComplex = isComplex
      case .now, .zone, .seed: break
      }
    }
  }
}

// MARK: - Running

extension GoldenFile {
  /// Evaluates every row.
  public func run(
    settings: CalculatorSettings = .standard, format: ResultFormat = .standard
  ) -> Report {
    var calculator = Calculator(settings: settings)
    var format = format
    var report = Report(rowCount: 0, mismatches: [], recorded: "")
    var clock = (now: "", zone: "")
    for (index, line) in lines.enumerated() {
      switch line.meaning {
      case .other: report.recorded += line.text
      case .directive(let directive):
        directive.apply(to: &calculator, &format, &clock)
        report.recorded += line.text
      case .row(let input, let expected):
        let actual = Self.outcome(of: input, calculator: &calculator, format: format)
        report.rowCount += 1
        report.recorded += actual == expected ? String(line.text) : "\(input) => \(actual)"
        if actual != expected {
          report.mismatches.append(
            Mismatch(line: index + 1, input: input, expected: expected, actual: actual))
        }
      }
      report.recorded += line.ending
    }
    return report
  }

  /// What the command would print for an input.
  private static func outcome(
    of input: String, calculator: inout Calculator, format: ResultFormat
  ) -> String {
    do throws(CalculatorError) {
      return try calculator.answer(input, format: format)?.string ?? ""
    } catch {
      return "error: \(error.message(inUTF8: Array(input.utf8)))"
    }
  }
}

extension Substring {
  /// Where the first `=>` begins.
  fileprivate var arrow: Index? {
    utf8.indices.first { place in
      utf8[place] == UInt8(ascii: "=") && utf8[place...].dropFirst().first == UInt8(ascii: ">")
    }
  }

  /// The text without spaces and tabs around it.
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while let first = text.unicodeScalars.first, first.isBlank {
      text.unicodeScalars.removeFirst()
    }
    while let last = text.unicodeScalars.last, last.isBlank { text.unicodeScalars.removeLast() }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension Character {
  /// Whether a line ends with it; CR LF is one character.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
