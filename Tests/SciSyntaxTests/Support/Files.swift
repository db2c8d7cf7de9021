import Foundation
import Testing

/// The files of the folder `grammar`.
enum GrammarFiles {
  /// The path of a file of the folder.
  static func path(_ name: String) -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return root.appending(path: "grammar/" + name).path
  }

  /// The text of a file of the folder.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}

/// The functions that the tests of the grammar know.
let testFunctions: Set = ["sin", "cos", "ln", "sqrt", "exp", "max", "f", "abs"]
