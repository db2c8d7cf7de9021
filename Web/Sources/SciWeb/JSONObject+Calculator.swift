// How the answers of the expression line are written.

import SciAnswers
import SciCalculator
import SciJSON
import SciMoney
import SciNumber
import SciSyntax

// MARK: - Answers

extension JSONObject {
  /// The object of an answer.
  static func answer(_ answer: ExpressionLine.Answer) -> JSONObject {
    var object = JSONObject()
    object.add("text", answer.text)
    if let result = answer.result {
      object.add("result", result.text)
      object.add("isExact", result.isExact)
      if let provenance = result.provenance { object.add("provenance", provenance) }
    }
    object.add("statements", answer.readings.count)
    object.add("mayDependOnAngleUnit", answer.readings.contains { $0.mayDependOnAngleUnit })
    if let form = answer.exactForm {
      if form.isFraction { object.add("fraction", form.text) }
      object.add("exact", form.text)
      if let mathML = form.mathML { object.add("mathML", mathML) }
    }
    object.add(
      "readings",
      answer.readings.filter { $0.hasUnwrittenParts || !$0.notes.isEmpty }.map { reading in
        var object = JSONObject()
        // What was typed says as much if it differs in spaces only.
        if reading.text.withoutSpaces != answer.text.withoutSpaces {
          object.add("text", reading.text)
        }
        object.add("notes", reading.notes)
        return object
      })
    let said = answer.readings.flatMap { $0.notes }
    object.add("notes", answer.notes.filter { !said.contains($0) })
    return object
  }

  /// The object of an error; its positions are those of JavaScript.
  static func error(_ error: CalculatorError, in text: String, unit: AngleUnit) -> JSONObject {
    .error(error, in: text, part: text, at: 0, unit: unit)
  }

  /// The object of an error in a part of a text.
  ///
  /// - Parameters:
  ///   - error: the error, whose places are those in the part.
  ///   - text: all that was typed.
  ///   - part: what the error is about.
  ///   - start: how many bytes of the text are before the part; less than 0 if the part begins in lines above.
  ///   - unit: how angles were measured.
  /// - Returns: the object.
  static func error(
    _ error: CalculatorError, in text: String, part: String, at start: Int, unit: AngleUnit
  ) -> JSONObject {
    let bytes = Array(part.utf8)
    let offsets = UTF16Offsets(in: Array(text.utf8))
    let diagnostic = error.diagnostic(inUTF8: bytes, unit: unit)
    func place(_ byte: Int) -> Int { offsets.offset(ofByte: max(0, start + byte)) }
    var parts = JSONObject()
    parts.add("message", DiagnosticRenderer.escaped(diagnostic.message))
    if let label = diagnostic.label { parts.add("label", DiagnosticRenderer.escaped(label)) }
    parts.add("notes", diagnostic.notes.map { DiagnosticRenderer.escaped($0) })
    parts.add("class", error.errorClass.rawValue)
    parts.add("isOutOfMeans", error.isOutOfMeans)
    parts.add("isUnfinished", error.isUnfinished(bytes))
    parts.add("start", place(error.range.lower))
    parts.add("end", place(error.range.upper))
    parts.add(
      "fixIts",
      diagnostic.fixIts.map { fixIt in
        var object = JSONObject()
        object.add("words", DiagnosticRenderer.escaped(fixIt.words))
        object.add("start", place(fixIt.range.lower))
        object.add("end", place(fixIt.range.upper))
        object.add("replacement", fixIt.replacement)
        return object
      })
    var object = JSONObject()
    object.add("text", text)
    object.add("error", parts)
    return object
  }
}

extension String {
  fileprivate var withoutSpaces: [UInt8] { utf8.filter { $0 != UInt8(ascii: " ") } }
}

extension CalculatorError {
  /// Whether a text may become an expression if somebody types on.
  func isUnfinished(_ text: [UInt8]) -> Bool {
    if case .syntax = reason { range.upper >= text.count } else { false }
  }

  /// Whether there was no time or memory for an answer, so that another attempt may be given more.
  fileprivate var isOutOfMeans: Bool {
    switch mathematics {
    case .cancelled, .timeLimit, .memoryLimit: true
    default: false
    }
  }
}

// MARK: - Settings and completions

extension JSONObject {
  /// The settings.
  static func settings(of line: ExpressionLine) -> JSONObject {
    var object = JSONObject()
    object.add("angle", line.angleUnit.rawValue)
    object.add("notation", line.format.notation.rawValue)
    object.add("digits", Int(line.digitCount))
    object.add("complex", line.calculator.settings.isComplex)
    object.add("money", line.money?.currency.code ?? "")
    object.add("cash", line.moneyValues.cash)
    object.add("locale", line.moneyValues.locale ?? "")
    return object
  }

  /// The names that can stand at a place in a text, where they would stand, and the call around it.
  static func completions(
    in text: String, at caret: Int, of line: ExpressionLine
  ) -> JSONObject {
    let bytes = Array(text.utf8)
    let offsets = UTF16Offsets(in: bytes)
    let place = TypingPlace(in: bytes, at: offsets.byte(at: caret))
    var object = JSONObject()
    if let name = place.name {
      let prefix = bytes[name.lower..<offsets.byte(at: caret)]
      object.add("start", offsets.offset(ofByte: name.lower))
      object.add("end", offsets.offset(ofByte: name.upper))
      object.add(
        "completions",
        line.completions(
          of: String(decoding: prefix, as: UTF8.self), behind: bytes[..<name.lower]
        ).map { .completion($0) })
    }
    if let call = place.call, let function = line.heading(of: call.name) {
      var parts = JSONObject.completion(function)
      parts.add("argument", call.argument)
      object.add("call", parts)
    }
    return object
  }

  private static func completion(_ completion: NameCompletion) -> JSONObject {
    var object = JSONObject()
    object.add("name", completion.name)
    object.add("kind", completion.kind.rawValue)
    object.add("heading", completion.heading)
    object.add("summary", completion.summary)
    return object
  }
}

// MARK: - Documentation

extension JSONObject {
  /// All functions by family, constants and words.
  static var functionList: JSONObject {
    var object = JSONObject()
    object.add(
      "families",
      Function.Family.allCases.map { family in
        var object = JSONObject()
        object.add("name", family.rawValue)
        object.add(
          "functions",
          FunctionTable.all.filter { $0.family == family }.map { .documentation(of: $0) })
        return object
      })
    object.add(
      "constants",
      ConstantTable.all.map { .named([$0.name] + $0.aliases, summary: $0.summary) })
    object.add("words", LanguageWord.all.map { .named($0.names, summary: $0.summary) })
    return object
  }

  /// All that is said about a function.
  static func documentation(of function: Function) -> JSONObject {
    var object = JSONObject()
    object.add("name", function.name)
    object.add("heading", function.heading)
    object.add("summary", function.summary)
    object.add("domain", function.domain)
    object.add("aliases", function.otherNames)
    if let inverse = FunctionTable.inverse(of: function) { object.add("inverse", inverse.name) }
    object.add(
      "examples",
      function.examples.map { example in
        var object = JSONObject()
        object.add("input", example.input)
        object.add("output", example.output)
        return object
      })
    return object
  }

  private static func named(_ names: [String], summary: String) -> JSONObject {
    var object = JSONObject()
    object.add("names", names)
    object.add("summary", summary)
    return object
  }
}
