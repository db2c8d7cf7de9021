import Foundation
import Testing

@testable import SciCLI

/// Conversations with `sci mcp`, as the revisions of the Model Context Protocol have them.
@Suite struct ServerTests {
  /// The answer to a message; `nil` where there is none.
  private static func answer(_ message: String) throws -> [String: Any]? {
    guard let answer = Server.answer(to: Array(message.utf8)) else { return nil }
    #expect(!answer.contains(0x0A), "one line")
    return try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
  }

  private static func result(_ method: String, _ parameters: String) throws -> [String: Any] {
    let message = #"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":\#(parameters)}"#
    let answer = try #require(try answer(message))
    #expect(answer["jsonrpc"] as? String == "2.0" && answer["id"] as? Int == 7)
    return try #require(answer["result"] as? [String: Any], "\(answer)")
  }

  private static func code(_ message: String) throws -> Int? {
    (try answer(message)?["error"] as? [String: Any])?["code"] as? Int
  }

  /// What a call of a tool comes to.
  private static func call(_ tool: String, _ arguments: String) throws -> (
    text: String, structured: [String: Any]?, isError: Bool
  ) {
    let result = try result("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
    let content = try #require(result["content"] as? [[String: Any]])
    #expect(content.count == 1 && content[0]["type"] as? String == "text")
    return (
      try #require(content[0]["text"] as? String), result["structuredContent"] as? [String: Any],
      try #require(result["isError"] as? Bool)
    )
  }

  private static func values(_ arguments: String) throws -> [String] {
    let structured = try #require(try call("evaluate", arguments).structured)
    let results = try #require(structured["results"] as? [[String: Any]])
    return results.map { $0["value"] as? String ?? "" }
  }

  // MARK: Revisions

  @Test func aConversationBeginsWithInitialize() throws {
    let words = """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}

      {"jsonrpc":"2.0","id":"a","method":"ping"}
      """
    let run = Transcript(words: ["mcp"], input: words)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 2 && run.status == .success && run.diagnosticText.isEmpty)
    #expect(lines[0].contains(#""protocolVersion":"2025-11-25","capabilities":{"tools":{}}"#))
    #expect(lines[1] == #"{"jsonrpc":"2.0","id":"a","result":{}}"#)
  }

  @Test func anUnknownRevisionIsAnsweredWithTheNewestThatHasInitialize() throws {
    for (wanted, answered) in [
      ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
    ] {
      let result = try Self.result("initialize", #"{"protocolVersion":"\#(wanted)"}"#)
      #expect(result["protocolVersion"] as? String == answered)
    }
  }

  @Test func requestsMayStandForThemselves() throws {
    let meta = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#
    let discovered = try Self.result("server/discover", "{\(meta)}")
    #expect((discovered["supportedVersions"] as? [String])?.first == "2026-07-28")
    let list = try Self.result("tools/list", "{\(meta)}")
    for result in [discovered, list] {
      #expect(result["resultType"] as? String == "complete" && result["ttlMs"] as? Int == 3_600_000)
      #expect(result["cacheScope"] as? String == "public")
      let about = result["_meta"] as? [String: Any]
      #expect(about?["io.modelcontextprotocol/serverInfo"] != nil)
    }
    let call = try Self.result(
      "tools/call", #"{\#(meta),"name":"evaluate","arguments":{"expressions":["1+1"]}}"#)
    #expect(call["resultType"] as? String == "complete" && call["ttlMs"] == nil)
    let old = try Self.result("tools/list", "{}")
    #expect(old["resultType"] == nil && old["_meta"] == nil)
  }

  @Test func aRevisionOfTheFutureIsRefusedWithThoseThatAreKnown() throws {
    let message =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2099-01-01"}}}"#
    let error = try #require(try Self.answer(message)?["error"] as? [String: Any])
    #expect(error["code"] as? Int == -32022)
    #expect((error["data"] as? [String: Any])?["requested"] as? String == "2099-01-01")
  }

  // MARK: Tools

  @Test func toolsAreDescribedBySchemas() throws {
    let tools = try #require(try Self.result("tools/list", "{}")["tools"] as? [[String: Any]])
    #expect(tools.compactMap { $0["name"] as? String } == ["evaluate", "verify", "help"])
    for tool in tools {
      for name in ["inputSchema", "outputSchema"] {
        let schema = try #require(tool[name] as? [String: Any])
        #expect(schema["type"] as? String == "object" && schema["properties"] != nil)
      }
      let hints = try #require(tool["annotations"] as? [String: Any])
      #expect(hints["readOnlyHint"] as? Bool == true && hints["openWorldHint"] as? Bool == false)
    }
  }

  /// Inputs that calculators of floating-point numbers answer wrong, or never.
  @Test(arguments: [
    ("0.1 + 0.2", "0.3"), ("49.95*3*1.0825", "162.212625"), ("floor((0.1+0.7)*10)", "8"),
    ("200 + 10%", "220"), ("5 km to m", "5000"), ("9^9^9", "4.2812477317574704804e369693099"),
    ("sin(pi/6)", "0.5"), ("sin(30°)", "0.5"), ("2**10", "1024"), ("log(8, 2)", "3"),
    ("max(1, 2, 3)", "3"), ("10 choose 3", "120"), ("1e16 + 1 - 1e16", "1"),
  ])
  func ordinaryInputsAreRight(_ row: (String, String)) throws {
    #expect(try Self.values(#"{"expressions":["\#(row.0)"]}"#) == [row.1])
  }

  @Test func argumentsAreOptions() throws {
    #expect(try Self.values(#"{"expressions":["sin(30)"],"angle":"degrees"}"#) == ["0.5"])
    #expect(try Self.values(#"{"expressions":["pi"],"digits":5}"#) == ["3.1416"])
    #expect(try Self.values(#"{"expressions":["100/3"],"money":"USD"}"#) == ["$33.33"])
    #expect(
      try Self.values(#"{"expressions":["x*y","ans"],"variables":{"x":3,"y":"1/4"}}"#)
        == ["0.75", "0.75"])
    #expect(try Self.values(#"{"expressions":["f(x) = x^2","f(3)"]}"#) == ["", "9"])
    #expect(try Self.values(#"{"expressions":"1+1"}"#) == ["2"])
  }

  @Test func anErrorHasItsPlaceAndTheLineThatWorks() throws {
    let call = try Self.call("evaluate", #"{"expressions":["1+1","1,234*2"]}"#)
    #expect(call.isError && call.structured == nil)
    #expect(call.text.contains("\n  1,234*2\n  ^~~~~\n  note: write `1234` or `1.234`"))
    #expect(call.text.hasPrefix(#"{"input":"1+1","value":"2""#))
    let pole = try Self.call("evaluate", #"{"expressions":["tan(pi/2)"]}"#)
    #expect(pole.isError)
  }

  @Test(arguments: [
    #"{}"#, #"{"expressions":[]}"#, #"{"expressions":[{}]}"#,
    #"{"expressions":["1"],"angle":"deg"}"#,
    #"{"expressions":["1"],"digits":99999}"#, #"{"expressions":["1"],"money":"XQQ"}"#, #"[]"#,
    #"{"expressions":["1"],"variables":[1]}"#, #"{"expressions":["1"],"variables":{"1+":2}}"#,
    #"{"expression":["1"]}"#, #"{"expressions":["1"],"complex":"yes"}"#,
    #"{"expressions":["1"],"locale":"xx"}"#, #""1+1""#,
  ])
  func argumentsThatCannotBeMeantAreSaid(_ arguments: String) throws {
    let call = try Self.call("evaluate", arguments)
    #expect(call.isError && call.text.hasPrefix("error: "), "\(call.text)")
  }

  @Test func claimsAreJudged() throws {
    let right = try Self.call("verify", #"{"expression":"pi","claimed":"3.14159"}"#)
    #expect(right.structured?["right"] as? Bool == true && !right.isError)
    let wrong = try Self.call("verify", #"{"expression":"49.95*3","claimed":149.84}"#)
    #expect(wrong.structured?["right"] as? Bool == false && wrong.text.contains("149.85"))
    #expect(try Self.call("verify", #"{"expression":"1/0","claimed":"1"}"#).isError)
  }

  @Test func complexResultsAreAskedFor() throws {
    #expect(try Self.call("evaluate", #"{"expressions":["sqrt(-4)"]}"#).isError)
    let call = try Self.call(
      "evaluate", #"{"expressions":["sqrt(-4)","(1+2i)^2","exp(i)"],"complex":true,"digits":5}"#)
    let results = try #require(call.structured?["results"] as? [[String: Any]])
    #expect(
      results.compactMap { $0["value"] as? String } == ["2i", "-3 + 4i", "0.54030 + 0.84147i"])
    #expect(results[2]["real"] as? String == "0.54030")
    #expect(
      results[2]["imaginary"] as? String == "0.84147" && results[2]["exact"] as? Bool == false)
    let claim = #"{"expression":"sqrt(-2)","claimed":"1.4142i","complex":true}"#
    #expect(try Self.call("verify", claim).structured?["right"] as? Bool == true)
  }

  /// `server.json` is what a registry of servers reads.
  @Test func theRegistryIsToldTheSameVersionAndCommand() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../server.json").standardized
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let server = try #require(object as? [String: Any])
    #expect(server["version"] as? String == Run.version)
    #expect((server["description"] as? String)?.count ?? 101 <= 100)
    #expect((server["name"] as? String)?.split(separator: "/").count == 2)
  }

  @Test func wordsAreExplained() throws {
    #expect(try Self.call("help", #"{"word":"erf"}"#).text.contains("The error function"))
    let near = try Self.call("help", #"{"word":"squrt"}"#)
    #expect(near.isError && near.text.contains("did you mean"))
  }

  // MARK: Messages that are none

  @Test func malformedMessagesAreErrorsOfTheProtocol() throws {
    #expect(try Self.code("{") == -32700)
    #expect(try Self.code("nonsense") == -32700)
    #expect(try Self.code("[]") == -32600)
    #expect(try Self.code("{}") == -32600)
    #expect(try Self.code(#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#) == -32600)
    #expect(try Self.code(#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#) == -32600)
    #expect(try Self.code(#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#) == -32601)
    #expect(try Self.code(#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#) == -32602)
    #expect(
      try Self.code(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"eval"}}"#)
        == -32602)
    #expect(try Self.answer(#"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#) == nil)
    #expect(try Self.answer(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
    #expect(Server.answer(to: [0xFF]) != nil)
  }

  @Test func anyBytesAreAnswered() throws {
    let seed = Array(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"evaluate","arguments":{"expressions":["1+\u00e9"]}}}"#
        .utf8)
    for round in 0..<5_000 {
      var message = seed
      for _ in 0..<(1 + round % 4) {
        message[Int.random(in: message.indices)] = UInt8.random(in: .min ... .max)
      }
      guard let answer = Server.answer(to: message) else { continue }
      #expect(throws: Never.self, "\(message)") {
        try JSONSerialization.jsonObject(with: Data(answer))
      }
    }
  }

  @Test func anExpressionAndACallHaveALimitOfTime() throws {
    let clock = ContinuousClock()
    let time = try clock.measure {
      let call = try Self.call("evaluate", #"{"expressions":["factor(2^401 - 1)","10^10!"]}"#)
      #expect(call.isError && call.text.contains("error: "), "\(call.text)")
    }
    #expect(time < .seconds(10))
  }

  @Test func deepMessagesTakeNoStack() throws {
    let depth = 1_000_000
    let text = "{\"a\":" + String(repeating: "[", count: depth)
    #expect(try Self.code(text) == -32700)
  }
}
