import SciCalculator
import SciNumber
import SciSyntax

/// Results as they stand behind `=>`: how they are written, and whether one that is written is the value.
enum NoteResult {
  /// A result that is read as one again: in a line, and without what would begin a comment or end code.
  static func inOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x23 || $0 == 0x60 }) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "`": safe += "'"
      case "#" where safe.hasSuffix(" "): safe += "'#"
      case _ where scalar.value < 0x20: safe += " "
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe.trimmingSpaces
  }

  /// Compares what is written with what would be.
  ///
  /// - Parameters:
  ///   - place: what stands behind `=>`.
  ///   - result: what would be written there.
  ///   - part: the calculation with its value.
  ///   - settings: those that it was computed with.
  /// - Returns: what is wrong, in lines; `nil` if nothing is.
  static func complaint(
    about place: ArraySlice<UInt8>, _ result: String, of part: NoteEvaluator.AnsweredCalculation,
    _ settings: CalculatorSettings
  ) -> String? {
    let written = String(decoding: place, as: UTF8.self).trimmingSpaces
    if written == result { return nil }
    if written.isEmpty { return "no result is written: it is \(result)" }
    guard let judgement = judge(written, of: part, settings) else {
      return "wrong: \(written) is written, and it is \(result)"
    }
    if judgement.isRight { return nil }
    return judgement.words.split(separator: "\n").joined(separator: "\n")
  }

  /// What `sci verify` says of a number that is written behind `=>`; `nil` where it is none.
  static func judge(
    _ written: String, of part: NoteEvaluator.AnsweredCalculation, _ settings: CalculatorSettings
  ) -> VerifyRun.Judgement? {
    guard let truth = part.value, settings.currency == nil else { return nil }
    let sign = EqualsSign.text(isExact: false)
    let text = (written.hasPrefix(sign) ? written.dropFirst(sign.count) : written[...])
      .trimmingSpaces.writing("−") { _ in "-" }
    do throws(CalculatorError) {
      var settings = settings
      settings.budget = settings.budget.started()
      let claim = try VerifyRun.value(of: text, settings)
      return try VerifyRun.judge(
        claim, written: text, truth, of: String(decoding: part.expression, as: UTF8.self), settings)
    } catch {
      return nil
    }
  }
}
