import Foundation
import Testing

@Suite struct FileNameTests {
  /// Two files may share a name only if each extends the type before the `+`: `FinanceError+Words.swift`.
  @Test func noTwoFilesShareANameUnlessTheyExtendTheSameType() throws {
    var files: [String: [String]] = [:]
    for folder in ["Sources", "Tests", "Benchmarks/Sources", "Fuzzing/Sources/Fuzz"] {
      let paths = FileManager.default.enumerator(atPath: Package.root.appending(path: folder).path)
      for case let path as String in try #require(paths) where path.hasSuffix(".swift") {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if name != "main.swift" { files[name, default: []].append("\(folder)/\(path)") }
      }
    }
    #expect(files.count > 200)
    for (name, paths) in files where paths.count > 1 {
      let parts = name.split(separator: "+", maxSplits: 1)
      #expect(parts.count == 2, "\(paths)")
      for path in paths {
        #expect(try Package.text(path).contains("extension \(parts[0])"), "\(path)")
      }
    }
  }
}
