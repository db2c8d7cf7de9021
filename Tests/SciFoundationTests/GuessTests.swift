import Foundation
import TestSupport
import Testing

/// Pieces as strangers write them; each must compile as it is.
@Suite struct GuessTests {
  /// Those in `Guesses` were written without the documentation, those in `FirstScreen` after Documentation/money.md and nothing else.
  @Test(arguments: LongTests.some(of: ["Guesses", "Guesses/FirstScreen"]))
  func everyPieceCompiles(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    #expect(files.count >= 10)
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(try SwiftCompiler.errors(in: sources) == "")
  }

  /// Programs that were written after the Swift of README.md and nothing else.
  @Test(.long) func everyProgramCompiles() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Guesses/Readme")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 13)
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(
        try SwiftCompiler.errors(inProgram: source) == "", "\(file.lastPathComponent)")
    }
  }
}
