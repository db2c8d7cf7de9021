import Foundation

/// The compiler, for tests of what must not compile.
public enum SwiftCompiler {
  /// The folder with the modules that the test program was built from was not found.
  public struct NoModules: Error {}

  /// Whether a snippet type-checks behind these imports.
  public static func accepts(_ snippet: String, importing imports: [String]) throws -> Bool {
    // The test program lies beside the folder with the modules that it was built from.
    let programs =
      Bundle.allBundles.map(\.bundleURL)
      + CommandLine.arguments.filter { $0.hasPrefix("/") }.map { URL(filePath: $0) }
    guard
      let modules = programs.map({ $0.deletingLastPathComponent().appending(path: "Modules") })
        .first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { throw NoModules() }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = FileManager.default.temporaryDirectory.appending(path: "Snippet\(UUID()).swift")
    let lines = imports.map { "import \($0)" } + [snippet, ""]
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-I", modules.path,
      "-I", root.appending(path: "Sources/CMPFR").path, file.path,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
