import Foundation
import TestSupport
import Testing

/// Pieces as somebody writes them who has not read the documentation; each must compile as it is.
@Suite struct GuessTests {
  @Test func everyPieceCompiles() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Guesses")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    #expect(files.count >= 10)
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(try SwiftCompiler.errors(in: sources) == "")
  }
}
