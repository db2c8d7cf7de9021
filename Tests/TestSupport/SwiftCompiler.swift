import Foundation

/// The compiler, for tests of what must compile and of what must not.
public enum SwiftCompiler {
  /// The folder with the modules that the test program was built from was not found.
  public struct NoModules: Error {}

  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether a snippet type-checks behind these imports.
  public static func accepts(_ snippet: String, importing imports: [String]) throws -> Bool {
    let lines = imports.map { "import \($0)" } + [snippet, ""]
    return try run(on: [lines.joined(separator: "\n")]).status == 0
  }

  /// The errors of some files of one module, in one call of the compiler; empty if there are none.
  public static func errors(in sources: [String]) throws -> String {
    let (status, output) = try run(on: sources, ["-suppress-warnings", "-parse-as-library"])
    return status == 0 ? "" : output.isEmpty ? "swiftc exits with \(status)" : output
  }

  /// The errors of a program of one file; empty if there are none.
  public static func errors(inProgram source: String) throws -> String {
    let (status, output) = try run(on: [source], ["-suppress-warnings"])
    return status == 0 ? "" : output.isEmpty ? "swiftc exits with \(status)" : output
  }

  /// The folder with the modules, which lies beside the test program that was built from them.
  private static func modules() throws -> URL {
    let programs =
      Bundle.allBundles.map(\.bundleURL)
      + CommandLine.arguments.filter { $0.hasPrefix("/") }.map { URL(filePath: $0) }
    let folders = programs.map { $0.deletingLastPathComponent().appending(path: "Modules") }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { throw NoModules() }
    return folder
  }

  /// Type-checks the files as one module.
  private static func run(
    on sources: [String], _ options: [String] = []
  ) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Snippets\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (index, source) in sources.enumerated() {
      let file = folder.appending(path: "Snippet\(index).swift")
      try Data(source.utf8).write(to: file)
      files.append(file.path)
    }
    // A file and not a pipe, which would block the compiler when it is full.
    let log = folder.appending(path: "errors.txt")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Snippets"] + options
      + ["-I", try modules().path]
      + ["CMPFR", "CZlib"].flatMap {
        ["-I", root.appending(path: "Sources/\($0)").path]
      } + files
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }
}
