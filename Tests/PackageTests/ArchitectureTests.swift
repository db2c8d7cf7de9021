import Foundation
import Testing

/// ARCHITECTURE.md against Package.swift, as SwiftPM reads it.
@Suite struct ArchitectureTests {
  @Test func thePictureShowsTheTargetsAndTheirDependencies() throws {
    let targets = try Package.targets()
    #expect(targets.count > 8)
    let picture = try Self.picture()
    for target in Set(targets.keys).union(picture.keys) {
      #expect(picture[target] == targets[target], "\(target)")
    }
  }

  @Test func theTableHasARowForEachTarget() throws {
    let rows = try Package.text("ARCHITECTURE.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(Set(rows) == Set(try Package.targets().keys))
  }

  /// The lines `Target → dependencies` of the first block of code.
  private static func picture() throws -> [String: Set<String>] {
    let blocks = try Package.text("ARCHITECTURE.md").components(separatedBy: "```")
    var targets: [String: Set<String>] = [:]
    let lines = blocks.dropFirst().first?.split(separator: "\n") ?? []
    // The first line names the language of the block.
    for line in lines.dropFirst() {
      let sides = line.split(separator: "→").map { $0.split { ", ".contains($0) }.map(String.init) }
      guard let target = sides.first?.first else { continue }
      targets[target] = Set(sides.count > 1 ? sides[1] : [])
    }
    return targets
  }
}

/// The package that these tests belong to.
enum Package {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The targets that are not of tests, with the targets and products that each depends on.
  static func targets() throws -> [String: Set<String>] {
    let description = try JSONDecoder().decode(Description.self, from: description())
    let targets = description.targets.filter {
      $0.type != "test" && $0.path?.hasPrefix("Tests/") != true
    }
    return Dictionary(uniqueKeysWithValues: targets.map { ($0.name, Set($0.names)) })
  }

  /// What SwiftPM says of Package.swift; a folder of its own keeps it from waiting for the running `swift test`.
  private static func description() throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Package\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file and not a pipe, which would block when it is full.
    let output = folder.appending(path: "package.json")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "dump-package", "--package-path", root.path, "--scratch-path",
      folder.appending(path: "build").path,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try Data(contentsOf: output)
  }

  private struct Description: Decodable {
    var targets: [Target]
  }

  private struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [[String: [Name?]]]

    /// The names of the dependencies: `{"byName": ["SciNumber", null]}`.
    var names: [String] { dependencies.flatMap(\.values).compactMap { $0.first??.text } }
  }

  /// A string; what else stands beside a name is not looked at.
  private struct Name: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
