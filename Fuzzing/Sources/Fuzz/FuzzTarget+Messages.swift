@testable import SciCLI
@testable import SciTable

extension FuzzTarget {
  /// The server for models, and with it the reader of JSON.
  static let messages = FuzzTarget(
    name: "messages", summary: "any message is answered by one line of JSON, or by none"
  ) { input in
    guard let answer = Server.answer(to: input) else { return }
    require(!answer.contains(UInt8(ascii: "\n")), "an answer of several lines")
    var reader = JSONMembers()
    do throws(JSONMembers.MalformedLine) {
      try reader.read(answer.span, 0..<answer.count)
    } catch {
      require(false, "an answer that is no JSON: \(error.words)")
    }
  }

  /// Documents whose results are written into them.
  static let notes = FuzzTarget(
    name: "notes", summary: "a document that was answered is answered by itself"
  ) { input in
    for path in ["a.md", "a.sci"] {
      let once = note(path, input)
      // What is not UTF-8 stays as it is, and so does what takes longer than it may once.
      let twice = note(path, once)
      require(once == twice, "\(path) changes once more")
    }
  }

  private static func note(_ path: String, _ text: [UInt8]) -> [UInt8] {
    let memory = MemoryStreams(input: [], files: [path: text])
    _ = Run.command(["note", path, "--max-digits", "1000"], memory.streams)
    return memory.files[path] ?? []
  }
}
