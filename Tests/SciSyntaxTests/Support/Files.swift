import Foundation
import SciSyntax
import Testing

/// The files of the folder `grammar`.
enum GrammarFiles {
  /// Where a file of the folder is.
  static func path(_ name: String) -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appending(path: "grammar/" + name).path
  }

  /// The text of a file of the folder.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Whether expectations are to be written anew instead of compared.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["SCI_RECORD"] == "1" }

  /// Writes a file anew, and fails, so that a recording cannot pass unseen.
  static func record(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)")
  }

  /// A place in a file, for failures to point at.
  static func location(_ name: String, line: Int) -> SourceLocation {
    SourceLocation(
      fileID: "SciSyntaxTests/" + name, filePath: path(name), line: line, column: 1)
  }
}

/// The names that the tests of the grammar know.
let testNames = GivenNames(
  functions: ["sin", "cos", "ln", "sqrt", "exp", "max", "f", "abs", "log"], bracketed: ["rate"],
  functionsOrUnits: ["min", "sec"],
  units: ["m", "km", "s", "h", "kg", "ft", "in", "min", "sec", "W", "K", "turn", "°C", "°F", "℃"],
  currencies: ["USD", "EUR", "CHF"])

extension GivenNames {
  /// The names of functions as the parser takes them, with those that a text has defined.
  func functionNames(defined: [String] = []) -> FunctionNames {
    let functions = functions.union(defined)
    return FunctionNames { name in
      if functions.contains(name) { return .always }
      if bracketed.contains(name) { return .bracketed }
      return functionsOrUnits.contains(name) ? .orUnit : nil
    }
  }

  /// The names of units as the parser takes them.
  var unitNames: UnitNames { UnitNames(units, currencies: currencies) }
}

/// The functions that the tests of the grammar know.
let testFunctions = testNames.functions

/// The names that the tests of the grammar know as units.
let testUnits = testNames.unitNames

/// The dumps of a text's statements, between semicolons.
func dump(_ text: String) throws(SyntaxError) -> String {
  try Syntax.parse(text, functions: testNames.functionNames(), units: testUnits)
    .map(\.dump).joined(separator: " ; ")
}

/// A text in which `\u{..}` stands for characters that cannot be seen in a file.
func unescaped(_ text: String) -> String {
  var rest = text[...]
  var result = ""
  while let mark = rest.firstRange(of: "\\u{"),
    let end = rest[mark.upperBound...].firstIndex(of: "}")
  {
    result += rest[..<mark.lowerBound]
    let scalar = UInt32(rest[mark.upperBound..<end], radix: 16).flatMap(Unicode.Scalar.init)
    if let scalar { result.unicodeScalars.append(scalar) }
    rest = rest[rest.index(after: end)...]
  }
  return result + rest
}
