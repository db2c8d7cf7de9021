// What the expression line asks: evaluations, settings, completions and the list of functions.

import SciCalculator
import SciJSON
import SciNumber
import SciSyntax

extension Page {
  /// The functions of the expression line.
  static let calculatorFunctions: [(String, Function)] = [
    (
      // A text, and the unit of angles and whether results may be complex, if they are not those of the settings.
      "calculator.evaluate",
      { page, words in
        let text = words.first ?? ""
        let unit = words.dropFirst().first.flatMap { AngleUnit(rawValue: $0) }
        let isComplex = words.dropFirst(2).first.map { $0 == "true" }
        if let answer = page.pictureAnswer(text, angleUnit: unit) { return answer }
        do throws(CalculatorError) {
          let answer = try page.expressionLine.evaluate(
            text, angleUnit: unit, isComplex: isComplex)
          var object = JSONObject.answer(answer)
          if answer.value != nil { object.add("number", page.expressionLine.resultNumber) }
          return object
        } catch {
          return .error(error, in: text, unit: unit ?? page.expressionLine.angleUnit)
        }
      }
    ),
    (
      "calculator.preview",
      { page, words in
        let text = words.first ?? ""
        if let answer = page.pictureAnswer(text, isPreview: true) { return answer }
        do throws(CalculatorError) {
          return .answer(try page.expressionLine.preview(text))
        } catch {
          return .error(error, in: text, unit: page.expressionLine.angleUnit)
        }
      }
    ),
    (
      // The number of an earlier result.
      "calculator.result",
      { page, words in
        do throws(CalculatorError) {
          let number = words.first.flatMap { Int($0) } ?? -1
          return try page.expressionLine.result(number).map { .answer($0) } ?? JSONObject()
        } catch {
          return .error(error, in: "", unit: page.expressionLine.angleUnit)
        }
      }
    ),
    (
      // Names and values in turn; without any, nothing is changed. What a setting does not take is not set, and said in `refused`.
      "calculator.settings",
      { page, words in
        var refused: [String] = []
        for index in stride(from: 0, to: words.count, by: 2) {
          let name = words[index]
          guard let setting = ExpressionLine.settings.first(where: { $0.name == name }) else {
            refused.append("there is no setting `\(name)`")
            continue
          }
          let value = index + 1 < words.count ? words[index + 1] : ""
          if let reason = setting.set(&page.expressionLine, value) {
            refused.append("`\(name)` \(reason)")
          }
        }
        var answer = JSONObject.settings(of: page.expressionLine)
        answer.add("refused", refused.map { DiagnosticRenderer.escaped($0) })
        return answer
      }
    ),
    (
      // A text, and the caret in UTF-16 code units.
      "calculator.complete",
      { page, words in
        let caret = words.dropFirst().first.flatMap { Int($0) } ?? 0
        return .completions(in: words.first ?? "", at: caret, of: page.expressionLine)
      }
    ),
    ("calculator.functions", { _, _ in .functionList }),
    (
      "calculator.help",
      { _, words in
        FunctionTable.function(named: words.first ?? "").map { .documentation(of: $0) }
          ?? JSONObject()
      }
    ),
    (
      // Forgets all definitions and results, but not the settings.
      "calculator.reset",
      { page, _ in
        page.expressionLine.reset()
        return JSONObject()
      }
    ),
  ]
}
