import SciJSON
import SciTable

/// The Language Server Protocol, revision 3.17: editors show results, errors and help beside documents as `sci note` reads them.
///
/// It is told messages one after another, and says what is to be sent. Documents are answered while no message waits, line by line, and a message
/// stops that. See Documentation/editors.md for what it offers.
struct LanguageServer {
  /// Where a conversation is.
  enum Phase {
    case new
    case running
    case shutDown
    /// The client has left; whether it said so before.
    case ended(inOrder: Bool)
  }

  private(set) var phase = Phase.new
  /// The documents that are open, by their URIs.
  var documents: [String: LiveDocument] = [:]
  private(set) var client = ClientAbilities()
  let values: OptionValues
  let streams: Streams
  let patience: Patience
  /// How many requests were sent to the client.
  private var requestCount = 0

  /// How long a request waits for answers; then it gets those that there are.
  var requestTime = Duration.milliseconds(250)

  /// Makes a server for a conversation.
  ///
  /// - Parameters:
  ///   - values: the options that documents begin with.
  ///   - streams: those of the command, of which nothing is used but what they are.
  ///   - isWaiting: whether a message waits to be read.
  init(_ values: OptionValues, _ streams: Streams, isWaiting: @escaping @Sendable () -> Bool) {
    (self.values, self.streams) = (values, streams)
    patience = Patience(isWaiting: isWaiting)
  }

  /// Takes a frame of the input.
  ///
  /// - Returns: the messages that are sent in return.
  mutating func answer(to frame: MessageFrames.Frame) -> [[UInt8]] {
    switch frame {
    case .message(let message): answer(to: message)
    case .malformed(let words): [JSONRPCMessage.reply(to: nil, error: .malformed(words))]
    }
  }

  private mutating func answer(to bytes: [UInt8]) -> [[UInt8]] {
    var identifier: JSONText?
    do throws(JSONRPCError) {
      let message = try JSONRPCMessage(bytes)
      identifier = message.identifier
      guard let method = message.method else {
        // What the server asks for, such as new hints, needs no answer.
        if message.isReply { return [] }
        throw .invalidRequest("expected a request with a `method`")
      }
      guard let identifier else { return notify(method, message.parameters) }
      try JSONRPCMessage.check(identifier)
      let result = try result(of: method, message.parameters)
      return [JSONRPCMessage.reply(to: identifier, result: result.bytes)]
    } catch {
      return [JSONRPCMessage.reply(to: identifier, error: error)]
    }
  }

  /// Answers documents, until all are or a message waits.
  ///
  /// - Returns: what is to be said of those that are answered.
  mutating func goOn() -> [[UInt8]] {
    guard case .running = phase else { return [] }
    var messages: [[UInt8]] = []
    var hasNews = false
    for (uri, document) in documents where !document.isPublished {
      var document = document
      document.goOn(patience)
      if document.evaluation.isComplete {
        document.isPublished = true
        hasNews = hasNews || document.wasAskedEarly
        document.wasAskedEarly = false
        messages.append(publication(of: document))
      }
      documents[uri] = document
    }
    if hasNews, client.refreshesHints { messages.append(request("workspace/inlayHint/refresh")) }
    return messages
  }
}

// MARK: - Messages

extension LanguageServer {
  static func notification(_ method: String, _ parameters: JSONObject) -> [UInt8] {
    var object = JSONRPCMessage.outgoing
    object.add("method", method)
    object.add("params", parameters)
    return object.closed
  }

  private mutating func request(_ method: String) -> [UInt8] {
    requestCount += 1
    var object = JSONRPCMessage.outgoing
    object.add("id", requestCount)
    object.add("method", method)
    return object.closed
  }
}

// MARK: - Methods

extension LanguageServer {
  private mutating func result(
    of method: String, _ parameters: JSONText?
  ) throws(JSONRPCError) -> JSONResult {
    switch phase {
    case .new where method != "initialize":
      throw JSONRPCError(code: -32002, words: "the first request must be `initialize`")
    case .shutDown, .ended:
      throw .invalidRequest("the server is shut down; only `exit` is left")
    case .new, .running: break
    }
    switch method {
    case "initialize": return try welcome(parameters)
    case "shutdown":
      phase = .shutDown
      return .null
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/completion": return try completion(parameters)
    case "textDocument/signatureHelp": return try signatureHelp(parameters)
    case "textDocument/inlayHint": return try inlayHints(parameters)
    case "textDocument/codeAction": return try codeActions(parameters)
    case "textDocument/semanticTokens/full": return try semanticTokens(parameters, in: nil)
    case "textDocument/semanticTokens/range":
      return try semanticTokens(parameters, in: parameters?["range"])
    default: throw JSONRPCError.unknownMethod(method)
    }
  }

  /// Takes a message that wants no answer; what is malformed in one is left out, because nobody can be told.
  private mutating func notify(_ method: String, _ parameters: JSONText?) -> [[UInt8]] {
    if method == "exit" {
      let isInOrder = if case .shutDown = phase { true } else { false }
      phase = .ended(inOrder: isInOrder)
      return []
    }
    guard case .running = phase else { return [] }
    switch method {
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": return close(parameters)
    default: break
    }
    return []
  }

  private mutating func welcome(_ parameters: JSONText?) throws(JSONRPCError) -> JSONResult {
    guard case .new = phase else {
      throw .invalidRequest("`initialize` was sent before")
    }
    phase = .running
    client = ClientAbilities(parameters?["capabilities"])
    var about = JSONObject()
    about.add("name", "sci")
    about.add("version", Run.version)
    var object = JSONObject()
    object.add("capabilities", client.capabilities)
    object.add("serverInfo", about)
    return .object(object)
  }
}

/// The result of a request as JSON.
struct JSONResult {
  var bytes: [UInt8]

  static let null = JSONResult(bytes: Array("null".utf8))

  static func object(_ object: JSONObject) -> JSONResult { JSONResult(bytes: object.closed) }

  static func array(_ objects: [JSONObject]) -> JSONResult {
    JSONResult(bytes: [0x5B] + objects.map { $0.closed }.joined(separator: [0x2C]) + [0x5D])
  }
}
