import SciJSON
import SciTable

/// The Model Context Protocol: a message in, at most one out.
///
/// It keeps nothing between messages, so that both kinds of clients are answered alike: those of revision 2025-11-25 and before, which begin with
/// `initialize`, and those of 2026-07-28, which name the revision in each request.
enum Server {
  /// The revisions that are known, the newest first.
  static let revisions = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The revision since which requests stand for themselves.
  private static let stateless = "2026-07-28"

  private static let instructions =
    "Use `evaluate` for all arithmetic: its digits are right. Angles are in radians unless `angle` is given. Use `verify` to check a number."

  /// Why a request is not answered.
  private struct Failure: Error {
    var code: Int
    var words: String
    var details: JSONObject?
  }

  /// The answer to a message, without a line break; `nil` where none is wanted.
  static func answer(to message: [UInt8]) -> [UInt8]? {
    let request: JSONText
    guard String(validating: message, as: UTF8.self) != nil else {
      return reply(to: nil, Failure(code: -32700, words: "expected UTF-8"))
    }
    do throws(JSONMembers.Problem) {
      request = try JSONText(object: message)
    } catch {
      let isArray = message.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "[")
      let failure = Failure(
        code: isArray ? -32600 : -32700,
        words: isArray
          ? "a message is one object" : "byte \(error.offset + 1): \(error.words)")
      return reply(to: nil, failure)
    }
    return answer(to: request)
  }

  private static func answer(to request: JSONText) -> [UInt8]? {
    let members = request.members ?? []
    func member(_ name: String) -> JSONText? { members.last { $0.name == name }?.value }
    let identifier = member("id")
    let isAnswer = member("result") != nil || member("error") != nil
    guard let method = member("method")?.string, member("jsonrpc")?.string == "2.0" else {
      // Nothing is asked of the client, so that an answer of its is for nobody.
      if isAnswer { return nil }
      return reply(
        to: identifier, Failure(code: -32600, words: "expected a request of JSON-RPC 2.0"))
    }
    // What has no identifier wants no answer.
    guard let identifier else { return nil }
    guard identifier.kind == .string || identifier.kind == .number else {
      return reply(to: nil, Failure(code: -32600, words: "`id` must be a string or a number"))
    }
    do throws(Failure) {
      let result = try result(of: method, member("params"))
      var object = beginning(identifier)
      object.add("result", result)
      return object.closed
    } catch {
      return reply(to: identifier, error)
    }
  }

  private static func beginning(_ identifier: JSONText?) -> JSONObject {
    var object = JSONObject()
    object.add("jsonrpc", "2.0")
    let isIdentifier = identifier.map { $0.kind == .string || $0.kind == .number } ?? false
    if let identifier, isIdentifier {
      object.add("id", json: identifier.written)
    } else {
      object.addNull("id")
    }
    return object
  }

  private static func reply(to identifier: JSONText?, _ failure: Failure) -> [UInt8] {
    var error = JSONObject()
    error.add("code", failure.code)
    error.add("message", failure.words)
    if let details = failure.details { error.add("data", details) }
    var object = beginning(identifier)
    object.add("error", error)
    return object.closed
  }
}

// MARK: - Methods

extension Server {
  private static func result(
    of method: String, _ parameters: JSONText?
  ) throws(Failure) -> JSONObject {
    let revision = parameters?["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string
    if let revision, !revisions.contains(revision) { throw unsupported(revision) }
    var result: JSONObject
    switch method {
    case "initialize": return welcome(parameters?["protocolVersion"]?.string)
    case "ping": result = JSONObject()
    case "server/discover": return discovery
    case "tools/list":
      result = JSONObject()
      result.add("tools", ServerTool.all.map { $0.description })
    case "tools/call": result = try call(parameters)
    default: throw Failure(code: -32601, words: "no method is called `\(method)`")
    }
    if revision == stateless { describe(&result, isKept: method == "tools/list") }
    return result
  }

  private static func unsupported(_ revision: String) -> Failure {
    var details = JSONObject()
    details.add("supported", revisions)
    details.add("requested", revision)
    return Failure(code: -32022, words: "unsupported protocol version", details: details)
  }

  /// Adds what results have since requests stand for themselves.
  private static func describe(_ result: inout JSONObject, isKept: Bool) {
    var about = JSONObject()
    about.add("io.modelcontextprotocol/serverInfo", information)
    result.add("_meta", about)
    result.add("resultType", "complete")
    if isKept {
      result.add("ttlMs", 3_600_000)
      result.add("cacheScope", "public")
    }
  }

  private static var information: JSONObject {
    var object = JSONObject()
    object.add("name", "sci")
    object.add("title", "sci, a calculator whose digits are right")
    object.add("version", Run.version)
    return object
  }

  private static var capabilities: JSONObject {
    var object = JSONObject()
    object.add("tools", JSONObject())
    return object
  }

  private static func welcome(_ wanted: String?) -> JSONObject {
    let known = revisions.dropFirst()
    var object = JSONObject()
    object.add(
      "protocolVersion", wanted.flatMap { known.contains($0) ? $0 : nil } ?? known[known.startIndex]
    )
    object.add("capabilities", capabilities)
    object.add("serverInfo", information)
    object.add("instructions", instructions)
    return object
  }

  private static var discovery: JSONObject {
    var object = JSONObject()
    object.add("supportedVersions", revisions)
    object.add("capabilities", capabilities)
    object.add("instructions", instructions)
    describe(&object, isKept: true)
    return object
  }

  private static func call(_ parameters: JSONText?) throws(Failure) -> JSONObject {
    guard let name = parameters?["name"]?.string else {
      throw Failure(code: -32602, words: "`name` is missing")
    }
    guard let tool = ServerTool.all.first(where: { $0.name == name }) else {
      throw Failure(code: -32602, words: "no tool is called `\(name)`")
    }
    var outcome: ServerTool.Outcome
    do throws(ServerTool.Refusal) {
      guard let arguments = parameters?["arguments"] else {
        throw ServerTool.Refusal(words: "`arguments` is missing")
      }
      outcome = try tool.run(arguments)
    } catch {
      // A model can do better the next time, which it cannot where a protocol fails.
      outcome = ServerTool.Outcome(text: "error: \(error.words)", structured: nil)
    }
    var content = JSONObject()
    content.add("type", "text")
    content.add("text", outcome.text)
    var object = JSONObject()
    object.add("content", [content])
    if let structured = outcome.structured { object.add("structuredContent", json: structured) }
    object.add("isError", outcome.structured == nil)
    return object
  }
}
