import SciJSON
import SciTable

/// A message of JSON-RPC 2.0 as it was received; see https://www.jsonrpc.org/specification.
struct JSONRPCMessage {
  private let members: [(name: String, value: JSONText)]

  init(_ bytes: [UInt8]) throws(JSONRPCError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .malformed("expected UTF-8")
    }
    do throws(JSONMembers.MalformedLine) {
      members = try JSONText(object: bytes).members ?? []
    } catch {
      let isArray = bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "[")
      throw isArray
        ? .invalidRequest("a message is one object")
        : .malformed("byte \(error.offset + 1): \(error.words)")
    }
  }

  private subscript(name: String) -> JSONText? { members.last { $0.name == name }?.value }

  var version: String? { self["jsonrpc"]?.string }
  var method: String? { self["method"]?.string }
  var parameters: JSONText? { self["params"] }

  /// What a reply names; a message without it is a notification, which has no reply.
  var identifier: JSONText? { self["id"] }

  /// Throws where an identifier is neither a string nor a number.
  static func check(_ identifier: JSONText) throws(JSONRPCError) {
    guard identifier.isIdentifier else {
      throw .invalidRequest("`id` must be a string or a number")
    }
  }

  /// Whether this is the reply to a request of ours.
  var isReply: Bool { self["result"] != nil || self["error"] != nil }

  /// The start of a message that this program sends.
  static var outgoing: JSONObject {
    var message = JSONObject()
    message.add("jsonrpc", "2.0")
    return message
  }

  /// The reply to a request, as JSON without a line break.
  static func reply(to identifier: JSONText?, result: [UInt8]) -> [UInt8] {
    var message = outgoing(to: identifier)
    message.add("result", json: result)
    return message.closed
  }

  /// The reply to a request that has no result; what cannot be an identifier is null in it.
  static func reply(to identifier: JSONText?, error: JSONRPCError) -> [UInt8] {
    var message = outgoing(to: identifier)
    message.add("error", error.object)
    return message.closed
  }

  private static func outgoing(to identifier: JSONText?) -> JSONObject {
    var message = outgoing
    if let identifier, identifier.isIdentifier {
      message.add("id", json: identifier.written)
    } else {
      message.addNull("id")
    }
    return message
  }
}

extension JSONText {
  /// Whether JSON-RPC takes it for an identifier.
  fileprivate var isIdentifier: Bool { kind == .string || kind == .number }
}

/// Why a request has no result.
struct JSONRPCError: Error {
  /// The number that the specification, or a protocol over it, gives the reason.
  var code: Int
  var words: String
  var details: JSONObject?

  static func malformed(_ words: String) -> Self { Self(code: -32700, words: words) }
  static func invalidRequest(_ words: String) -> Self { Self(code: -32600, words: words) }
  static func unknownMethod(_ name: String) -> Self {
    Self(code: -32601, words: "no method is called `\(name)`")
  }
  static func invalidParameters(_ words: String) -> Self { Self(code: -32602, words: words) }

  fileprivate var object: JSONObject {
    var object = JSONObject()
    object.add("code", code)
    object.add("message", words)
    if let details { object.add("data", details) }
    return object
  }
}
