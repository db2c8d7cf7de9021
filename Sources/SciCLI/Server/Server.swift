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

  /// The answer to a message, without a line break; `nil` where none is wanted.
  static func answer(to bytes: [UInt8]) -> [UInt8]? {
    var identifier: JSONText?
    do throws(JSONRPCError) {
      let message = try JSONRPCMessage(bytes)
      identifier = message.identifier
      guard let method = message.method, message.version == "2.0" else {
        // This server asks the client for nothing, so that a reply has no request.
        if message.isReply { return nil }
        throw .invalidRequest("expected a request of JSON-RPC 2.0")
      }
      guard let identifier else { return nil }
      try JSONRPCMessage.check(identifier)
      let result = try result(of: method, message.parameters)
      return JSONRPCMessage.reply(to: identifier, result: result.closed)
    } catch {
      return JSONRPCMessage.reply(to: identifier, error: error)
    }
  }
}

// MARK: - Methods

extension Server {
  private static func result(
    of method: String, _ parameters: JSONText?
  ) throws(JSONRPCError) -> JSONObject {
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
    default: throw JSONRPCError.unknownMethod(method)
    }
    if revision == stateless { describe(&result, isKept: method == "tools/list") }
    return result
  }

  private static func unsupported(_ revision: String) -> JSONRPCError {
    var details = JSONObject()
    details.add("supported", revisions)
    details.add("requested", revision)
    return JSONRPCError(code: -32022, words: "unsupported protocol version", details: details)
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

  private static func call(_ parameters: JSONText?) throws(JSONRPCError) -> JSONObject {
    guard let name = parameters?["name"]?.string else {
      throw .invalidParameters("`name` is missing")
    }
    guard let tool = ServerTool.all.first(where: { $0.name == name }) else {
      throw .invalidParameters("no tool is called `\(name)`")
    }
    var reply: ServerTool.Reply
    do throws(ServerTool.ArgumentError) {
      guard let arguments = parameters?["arguments"] else {
        throw ServerTool.ArgumentError(words: "`arguments` is missing")
      }
      reply = try tool.run(arguments)
    } catch {
      // A model can do better the next time, which it cannot where a protocol fails.
      reply = ServerTool.Reply(text: "error: \(error.words)", structured: nil)
    }
    var content = JSONObject()
    content.add("type", "text")
    content.add("text", reply.text)
    var object = JSONObject()
    object.add("content", [content])
    if let structured = reply.structured { object.add("structuredContent", json: structured) }
    object.add("isError", reply.structured == nil)
    return object
  }
}
