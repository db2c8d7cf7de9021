package import SciJSON
import SciKeypad

/// All that one page holds, and what its scripts can ask.
///
/// A question is the name of a function and texts; the answer is a JSON object. A text is the only type that JavaScript and Swift share
/// without loss: a number would become a double.
///
/// ```swift
/// var page = Page()
/// page.answer(["keypad.press", "7"])
/// ```
package struct Page {
  var keypad = PageKeypad()
  var fields: [String: DecimalField] = [:]
  var tip = PageTip()
  #if !KEYPAD_ALONE
    /// The session of the expression line.
    var expressionLine = ExpressionLine()
    /// The sheet of the notebook.
    var notebook = Notebook()
  #endif

  package init() {}

  /// A function that scripts can call with texts.
  typealias Function = @Sendable (inout Page, [String]) -> JSONObject

  /// The functions of all parts of the page, by their names.
  ///
  /// A module for the keypad and the tip alone has half the length.
  private static let functions: [String: Function] = {
    var functions = keypadFunctions + fieldFunctions + tipFunctions
    #if !KEYPAD_ALONE
      functions += calculatorFunctions + plotFunctions + notebookFunctions
    #endif
    return Dictionary(uniqueKeysWithValues: functions)
  }()

  /// Calls the function that the first word names with the others.
  package mutating func answer(_ words: [String]) -> JSONObject {
    guard let name = words.first, let function = Self.functions[name] else {
      return .error("there is no such function")
    }
    return function(&self, Array(words.dropFirst()))
  }
}
