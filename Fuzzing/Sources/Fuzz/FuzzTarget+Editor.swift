@testable import SciCLI
@testable import SciTable

extension FuzzTarget {
  /// The language server: frames, messages, and a document with a change, about whose places everything is asked.
  static let editor = FuzzTarget(
    name: "editor",
    summary: "whatever an editor sends, each message is JSON, and each request has one answer"
  ) { input in
    var frames = MessageFrames()
    frames.append(input)
    var server = start()
    while let frame = frames.next() { _ = check(server.answer(to: frame)) }
    server = start()
    _ = check(server.answer(to: .message(input)))

    server = start()
    let half = input.count / 2
    let text = String(decoding: input[..<half], as: UTF8.self)
    let change = String(decoding: input[half...], as: UTF8.self)
    let line = input.first.map { Int($0 & 7) } ?? 0
    let character = input.last.map { Int($0 & 31) } ?? 0
    let place = #"{"line":\#(line),"character":\#(character)}"#
    let range = #"{"start":\#(place),"end":{"line":\#(line + 1),"character":0}}"#
    for path in ["a.sci", "a.md"] {
      let document = #""textDocument":{"uri":"\#(path)","version":1"#
      notify(&server, "didOpen", "{\(document),\"text\":\(quoted(text))}}")
      ask(&server, place, range, document)
      notify(
        &server, "didChange",
        "{\(document)},\"contentChanges\":[{\"range\":\(range),\"text\":\(quoted(change))}]}")
      ask(&server, place, range, document)
    }
  }

  /// A server that has been greeted, and that is given up whatever takes long.
  private static func start() -> LanguageServer {
    let streams = MemoryStreams(input: []).streams
    var server = LanguageServer(OptionValues(), streams) { true }
    server.requestTime = .milliseconds(20)
    _ = server.answer(to: .message(Array(#"{"id":0,"method":"initialize"}"#.utf8)))
    return server
  }

  private static func notify(
    _ server: inout LanguageServer, _ method: String, _ parameters: String
  ) {
    let message = #"{"method":"textDocument/\#(method)","params":\#(parameters)}"#
    require(check(server.answer(to: .message(Array(message.utf8)))) == 0, "an answer to nobody")
  }

  private static func ask(
    _ server: inout LanguageServer, _ place: String, _ range: String, _ document: String
  ) {
    for method in [
      "hover", "completion", "signatureHelp", "inlayHint", "codeAction", "semanticTokens/full",
      "semanticTokens/range",
    ] {
      let message =
        #"{"id":1,"method":"textDocument/\#(method)","params":{\#(document)},"position":\#(place),"range":\#(range)}}"#
      require(check(server.answer(to: .message(Array(message.utf8)))) == 1, "no answer: \(method)")
    }
  }

  /// A text as JSON, all of it in escapes.
  private static func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + units.joined() + "\""
  }

  /// How many messages there are, each of which is JSON.
  private static func check(_ messages: [[UInt8]]) -> Int {
    for message in messages {
      var reader = JSONMembers()
      do throws(JSONMembers.MalformedLine) {
        try reader.read(message.span, 0..<message.count)
      } catch {
        require(false, "a message that is no JSON: \(error.words)")
      }
    }
    return messages.count
  }
}
