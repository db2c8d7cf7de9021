// What the notebook asks: answers to all lines of a sheet, completions in one of them, and the sheet as a document.

import SciCalculator
import SciJSON
import SciPlot
import SciSyntax

extension Page {
  /// The functions of the notebook.
  static let notebookFunctions: [(String, Function)] = [
    (
      // A sheet.
      "notebook.answer",
      { page, words in
        page.notebook.answer(words.first ?? "")
        var object = JSONObject()
        let notebook = page.notebook
        object.add("lines", notebook.lines.indices.map { .line($0, of: notebook) })
        object.add("names", page.notebook.definitions.map { .definition($0) })
        return object
      }
    ),
    (
      // The number of a line, from 0 on, its text, and the caret in UTF-16 code units.
      "notebook.complete",
      { page, words in
        guard words.count == 3, let index = Int(words[0]), let caret = Int(words[2]) else {
          return .error("expected a line, its text and the caret")
        }
        return .completions(in: words[1], at: caret, of: page.notebook.session(before: index))
      }
    ),
    (
      // The text of a file of rates; all lines have to be answered again.
      "notebook.rates",
      { page, words in
        page.notebook.setRates(words.first ?? "").map { .error(DiagnosticRenderer.escaped($0)) }
          ?? JSONObject()
      }
    ),
    (
      // The sheet that was answered last, with its results.
      "notebook.export", { page, _ in JSONObject(["text": page.notebook.exported]) }
    ),
  ]
}

// MARK: - Answers

extension JSONObject {
  /// The object of a line: what it came to, and a number that no other answer has.
  fileprivate static func line(_ index: Int, of notebook: Notebook) -> JSONObject {
    let line = notebook.lines[index]
    var object: JSONObject
    switch line.outcome {
    case .nothing: object = JSONObject(["kind": "nothing"])
    case .unfinished: object = JSONObject(["kind": "unfinished"])
    case .answer(let answer): object = .answer(answer)
    case .picture(let picture): object = .picture(picture, of: line.text, "sheet \(line.serial)")
    case .failure(let error, let text, let start):
      object = .error(error, in: line.text, part: text, at: -start, unit: line.angleUnit)
    case .plotFailure(let failure, let text):
      object = .error(failure, in: text, unit: line.angleUnit)
    case .refusal(let words): object = .error(.whole(words), in: line.text, unit: line.angleUnit)
    }
    let sliders = notebook.sliders(of: index)
    if !sliders.isEmpty { object.add("sliders", sliders.map { .slider($0) }) }
    object.add("serial", line.serial)
    object.add("names", line.names)
    return object
  }

  private static func slider(_ slider: Notebook.Slider) -> JSONObject {
    var object = JSONObject(["name": slider.name, "value": slider.value])
    object.add("line", slider.line)
    return object
  }

  fileprivate static func definition(_ definition: NameCompletion) -> JSONObject {
    var object = JSONObject()
    object.add("name", definition.heading)
    object.add("summary", definition.summary)
    return object
  }
}
