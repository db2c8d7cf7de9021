import Foundation
import Synchronization
import Testing

@testable import SciCLI

/// An editor that talks to a language server in the same process.
final class LanguageClient {
  private var server: LanguageServer
  private var requestCount = 0
  /// What the server said of itself, the newest last.
  private(set) var notifications: [[String: Any]] = []
  private let flag = BusyFlag()

  /// A mark that closures may carry.
  private final class BusyFlag: Sendable {
    let isSet = Mutex(false)
  }

  /// Whether a message seems to wait while documents are answered.
  var isBusy: Bool {
    get { flag.isSet.withLock { $0 } }
    set { flag.isSet.withLock { $0 = newValue } }
  }

  init(_ words: String..., encoding: String? = nil, capabilities: String = "") throws {
    let values = try LanguageServerRun.table.read(words, into: LanguageServerRun(words: [])).values
    let streams = Transcript(words: ["help", "pi"]).streams(isInteractive: false)
    server = LanguageServer(values, streams) { [flag] in flag.isSet.withLock { $0 } }
    let encodings = encoding.map { #""general":{"positionEncodings":["\#($0)"]}"# } ?? ""
    let parts = [encodings, capabilities].filter { !$0.isEmpty }.joined(separator: ",")
    let result = try request("initialize", #"{"capabilities":{\#(parts)}}"#)
    welcome = try #require(result as? [String: Any])
    notify("initialized", "{}")
  }

  /// How long requests wait for answers.
  var requestTime: Duration {
    get { server.requestTime }
    set { server.requestTime = newValue }
  }

  /// What the server has answered to `initialize`.
  private(set) var welcome: [String: Any] = [:]

  /// Sends a message and takes what comes back.
  @discardableResult
  func send(_ message: String) throws -> [[String: Any]] {
    try send(.message(Array(message.utf8)))
  }

  @discardableResult
  func send(_ frame: MessageFrames.Frame) throws -> [[String: Any]] {
    let answers = server.answer(to: frame) + server.goOn()
    return try answers.map { bytes in
      let object = try JSONSerialization.jsonObject(with: Data(bytes))
      return try #require(object as? [String: Any])
    }
  }

  func notify(_ method: String, _ parameters: String) {
    do {
      notifications += try send(
        #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
    } catch {
      Issue.record(error)
    }
  }

  /// The result of a request; an error is thrown.
  func request(_ method: String, _ parameters: String) throws -> Any {
    requestCount += 1
    var answers = try send(
      #"{"jsonrpc":"2.0","id":\#(requestCount),"method":"\#(method)","params":\#(parameters)}"#)
    let answer = answers.removeFirst()
    notifications += answers
    #expect(answer["id"] as? Int == requestCount)
    return try #require(answer["result"], "\(answer)")
  }

  var phase: LanguageServer.Phase { server.phase }

  // MARK: Documents

  static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast())
  }

  func open(_ text: String, path: String = "a.sci", language: String = "") {
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"file:///\#(path)","languageId":"\#(language)","version":1,"text":\#(Self.quoted(text))}}"#
    )
  }

  /// Replaces a range, given as line, character, line, character.
  func change(_ range: [Int], _ text: String, path: String = "a.sci") {
    let (start, end) = ((range[0], range[1]), (range[2], range[3]))
    notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///\#(path)","version":2},"contentChanges":[{"range":{"start":{"line":\#(start.0),"character":\#(start.1)},"end":{"line":\#(end.0),"character":\#(end.1)}},"text":\#(Self.quoted(text))}]}"#
    )
  }

  /// A request about a place in a document.
  func ask(_ method: String, _ line: Int, _ character: Int, path: String = "a.sci") throws -> Any {
    try request(
      "textDocument/\(method)",
      #"{"textDocument":{"uri":"file:///\#(path)"},"position":{"line":\#(line),"character":\#(character)}}"#
    )
  }

  /// A request about a whole document.
  func askAll(_ method: String, path: String = "a.sci") throws -> [[String: Any]] {
    let result = try request(
      "textDocument/\(method)",
      #"{"textDocument":{"uri":"file:///\#(path)"},"range":{"start":{"line":0,"character":0},"end":{"line":9999,"character":0}},"context":{"diagnostics":[]}}"#
    )
    return try #require(result as? [[String: Any]])
  }

  /// The hints as `LINE:CHARACTER LABEL`.
  func hints(path: String = "a.sci") throws -> [String] {
    try askAll("inlayHint", path: path).map { hint in
      let position = try #require(hint["position"] as? [String: Int])
      return "\(position["line"] ?? -1):\(position["character"] ?? -1) \(hint["label"] ?? "")"
    }
  }

  /// What is wrong by what was published last, as `LINE:CHARACTER-CHARACTER MESSAGE` with the first line of each message.
  func findings() throws -> [String] {
    let last = try #require(
      notifications.last { $0["method"] as? String == "textDocument/publishDiagnostics" })
    let parameters = try #require(last["params"] as? [String: Any])
    let diagnostics = try #require(parameters["diagnostics"] as? [[String: Any]])
    return try diagnostics.map { diagnostic in
      let range = try #require(diagnostic["range"] as? [String: [String: Int]])
      let (start, end) = (range["start"] ?? [:], range["end"] ?? [:])
      let words = (diagnostic["message"] as? String ?? "").split(separator: "\n").first ?? ""
      return "\(start["line"] ?? -1):\(start["character"] ?? -1)-\(end["character"] ?? -1) \(words)"
    }
  }
}
