import Foundation
import TestSupport
import Testing

@testable import SciCLI

/// Conversations of editors with `sci lsp`.
@Suite struct LanguageServerTests {
  // MARK: Results and errors

  @Test func resultsStandAtTheEndsOfLines() throws {
    let client = try LanguageClient()
    client.open(
      "x = 3  # three\n\n x^2\n2 => 2\nsqrt(2) =>\n(1 +\n 2)*x\n:radians\nsin(pi/6)\nf(x) = x\n")
    #expect(
      try client.hints() == [
        "0:5 = 3", "2:4 = 9", "4:10 ≈ 1.4142135623730950488", "6:5 = 9", "8:9 = 0.5",
      ])
    #expect(try client.findings() == [])
  }

  @Test func onlyCalculationsInMarkdownCount() throws {
    let client = try LanguageClient()
    client.open("1+ is no sum, `= 3*4` is\n```sci\n5*5\n2+\n```\n`= foo`\n", path: "a.md")
    #expect(try client.hints(path: "a.md") == ["0:20 = 12", "2:3 = 25"])
    #expect(try client.findings() == ["3:2-2 expected a number, a name or `(` after `+`"])
    client.open("1+1\n", path: "b.txt", language: "sci")
    #expect(try client.hints(path: "b.txt") == ["0:3 = 2"])
  }

  @Test func errorsHaveTheirPlacesAndTheLineThatWorks() throws {
    let client = try LanguageClient()
    client.open("1\n  1,234*2\nsqt(2)\n(1 +\n  1/0)\n(2\n")
    #expect(
      try client.findings() == [
        "1:2-7 `1,234` can be read as 1234 or as 1.234",
        "2:0-3 unknown function `sqt`",
        "4:2-5 division by zero",
        "5:0-1 `(` is never closed",
      ])
    let last = try #require(client.notifications.last?["params"] as? [String: Any])
    #expect(last["version"] as? Int == 1)
    let first = (last["diagnostics"] as? [[String: Any]])?.first
    #expect((first?["message"] as? String)?.hasSuffix("\nwrite `1234` or `1.234`") == true)
  }

  @Test func writtenResultsAreJudged() throws {
    let client = try LanguageClient()
    client.open("sqrt(2) => 1.4142\n3*4 => 13 # c\nx = 1 => pear\n")
    #expect(
      try client.findings() == [
        "1:7-9 wrong: 1 of 2 significant digits are right",
        "2:9-13 wrong: pear is written, and it is 1",
      ])
    #expect(try client.hints() == [])
  }

  @Test func optionsAreWhereDocumentsBegin() throws {
    let client = try LanguageClient("--radians", "--complex")
    client.open("sin(pi/6)\nsqrt(-4)\n")
    #expect(try client.hints() == ["0:9 = 0.5", "1:8 = 2i"])
  }

  @Test func aLineHasALimitThatSettingsDoNotRaise() throws {
    let client = try LanguageClient()
    client.open(":max-digits 1000000000\n:max-time 1000\n:digits 5000000\npi\n1+1\n")
    let findings = try client.findings()
    #expect(findings.contains { $0.hasPrefix("3:") }, "\(findings)")
  }

  // MARK: Changes

  @Test func changesAreAnswered() throws {
    let client = try LanguageClient()
    client.open("x = 3\nx*2\nx*3\n")
    client.change([0, 4, 0, 5], "5")
    #expect(try client.hints() == ["0:5 = 5", "1:3 = 10", "2:3 = 15"])
    client.change([2, 3, 2, 3], "00")
    #expect(try client.hints() == ["0:5 = 5", "1:3 = 10", "2:5 = 1500"])
    client.change([1, 0, 2, 0], "")
    #expect(try client.hints() == ["0:5 = 5", "1:5 = 1500"])
    client.change([2, 0, 2, 0], "total\n")
    #expect(try client.hints() == ["0:5 = 5", "1:5 = 1500", "2:5 = 1505"])
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///a.sci","version":3},"contentChanges":[{"text":"7"}]}"#)
    #expect(try client.hints() == ["0:1 = 7"])
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///a.sci"}}"#)
    #expect(try client.findings() == [])
  }

  /// A change answers the same as the whole document at once.
  @Test func changedDocumentsAreThoseThatAreOpenedAnew() throws {
    try checkChanges(documentCount: 20, seed: 7)
  }

  @Test(.long) func manyChangedDocumentsAreThoseThatAreOpenedAnew() throws {
    try checkChanges(documentCount: 120, seed: 8)
  }

  private func checkChanges(documentCount: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<documentCount {
      let path = round % 2 == 0 ? "a.sci" : "a.md"
      let encoding = round % 4 < 2 ? "utf-8" : "utf-16"
      let ending = round % 3 == 0 ? "\r\n" : "\n"
      var text = (0..<8).map { _ in Self.element(of: Self.lines, &random) }
        .joined(separator: ending)
      let client = try LanguageClient(encoding: encoding)
      client.open(text, path: path)
      for _ in 0..<12 {
        let scalars: [Unicode.Scalar] = Array(text.unicodeScalars)
        let lower = Int.random(in: 0...scalars.count, using: &random)
        let upper = min(scalars.count, lower + Int.random(in: 0..<9, using: &random))
        let isRemoval = Int.random(in: 0..<3, using: &random) == 0
        let insertion: String = isRemoval ? "" : Self.element(of: Self.lines, &random) + ending
        if Self.isSplit(scalars, at: lower) || Self.isSplit(scalars, at: upper) { continue }
        let start = Self.position(lower, scalars, encoding)
        client.change(start + Self.position(upper, scalars, encoding), insertion, path: path)
        text = Self.text(scalars, lower..<upper, insertion)
        try Self.compare(client, text, path, encoding)
      }
    }
  }

  private static let lines = [
    "x = 3", "x + 1", "(1 +", "2) =>", "", "total", "y = x^2 => 9", "_1", "1,2", "foo", ":radians",
    "sin(1)", "# é𝟙", "ü = 2 # 😀", "2 ü", "```sci", "```", "`= 3*x`", "1/0 =>", "@2024-02-29",
  ]

  /// Compares what an editor is told with what it is when it opens the document.
  private static func compare(
    _ client: LanguageClient, _ text: String, _ path: String, _ encoding: String
  ) throws {
    let fresh = try LanguageClient(encoding: encoding)
    fresh.open(text, path: path)
    #expect(try client.hints(path: path) == fresh.hints(path: path), "\(text.debugDescription)")
    #expect(try client.findings() == fresh.findings(), "\(text.debugDescription)")
    let places = #"{"textDocument":{"uri":"file:///\#(path)"}}"#
    let tokens = try client.request("textDocument/semanticTokens/full", places)
    let data = try #require((tokens as? [String: [Int]])?["data"])
    #expect(data.allSatisfy { $0 >= 0 } && data.count % 5 == 0)
  }

  /// Between CR and LF is no place.
  private static func isSplit(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1].value == 0x0D
      && scalars[index].value == 0x0A
  }

  private static func text(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, _ insertion: String
  ) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[..<range.lowerBound])
    view.append(contentsOf: insertion.unicodeScalars)
    view.append(contentsOf: scalars[range.upperBound...])
    return String(view)
  }

  private static func element<Element>(
    of elements: [Element], _ random: inout SplitMix64
  ) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private static func position(
    _ index: Int, _ scalars: [Unicode.Scalar], _ encoding: String
  ) -> [Int] {
    var (line, character) = (0, 0)
    for scalar in scalars[..<index] {
      if scalar == "\n" {
        (line, character) = (line + 1, 0)
      } else {
        character +=
          encoding == "utf-8" ? UTF8.width(scalar) : UTF16.width(scalar)
      }
    }
    return [line, character]
  }

  @Test func aMessageStopsWhatIsComputed() throws {
    let client = try LanguageClient(
      capabilities: #""workspace":{"inlayHint":{"refreshSupport":true}}"#)
    client.isBusy = true
    client.open("1+1\nsum(1/(k^2+sqrt(k)); k; 1; 30000)\n2+2\n")
    #expect(client.notifications.isEmpty, "nothing is answered while a message waits")
    _ = try client.hints()
    client.isBusy = false
    client.notify("$/other", "{}")
    let methods = client.notifications.compactMap { $0["method"] as? String }
    #expect(methods.contains("textDocument/publishDiagnostics"))
    #expect(try client.hints().contains("2:3 = 4"))
  }

  @Test func hintsAreAskedForAgainOnceAllAreThere() throws {
    let client = try LanguageClient(
      capabilities: #""workspace":{"inlayHint":{"refreshSupport":true}}"#)
    client.isBusy = true
    client.requestTime = .zero
    client.open("1+1\n2+2\n")
    #expect(try client.hints() == [])
    client.isBusy = false
    client.notify("$/other", "{}")
    let methods = client.notifications.compactMap { $0["method"] as? String }
    #expect(methods == ["textDocument/publishDiagnostics", "workspace/inlayHint/refresh"])
    #expect(try client.hints() == ["0:3 = 2", "1:3 = 4"])
    client.change([0, 0, 0, 1], "3")
    #expect(client.notifications.count == 3, "nobody has asked for what is new since")
  }

  // MARK: Places

  /// Each of 𝟙 and 😀 has four bytes and two units of UTF-16, √ three and one.
  @Test(arguments: [("utf-8", 18), ("utf-16", 12), (nil, 12), ("utf-32", 12)] as [(String?, Int)])
  func placesAreCountedAsNegotiated(_ row: (encoding: String?, column: Int)) throws {
    let client = try LanguageClient(encoding: row.encoding)
    let offered = client.welcome["capabilities"] as? [String: Any]
    let encoding = row.encoding == "utf-8" ? "utf-8" : "utf-16"
    #expect(offered?["positionEncoding"] as? String == encoding)
    client.open("größe=2\n`𝟙😀` `= √4`\n", path: "a.md")
    #expect(try client.hints(path: "a.md") == ["1:\(row.column) = 2"])
  }

  @Test func placesBehindTheEndAreTheEnd() throws {
    let text = DocumentText(Array("ab\r\n\u{1D7D9}c\rd".utf8), .utf16)
    typealias Position = DocumentText.Position
    for (line, character, offset) in [
      (0, 1, 1), (0, 9, 2), (1, 0, 4), (1, 1, 4), (1, 2, 8), (1, 3, 9), (1, 4, 9), (2, 0, 10),
      (2, 1, 11), (2, 2, 11), (3, 0, 11), (99, 99, 11),
    ] {
      #expect(
        text.offset(of: Position(line: line, character: character)) == offset,
        "\(line):\(character)")
    }
    for (line, character) in [(0, 0), (0, 2), (1, 0), (1, 2), (1, 3), (2, 0), (2, 1)] {
      let position = Position(line: line, character: character)
      #expect(text.position(of: text.offset(of: position)) == position)
    }
  }

  // MARK: Help

  private static func hover(_ client: LanguageClient, _ line: Int, _ character: Int) throws
    -> String
  {
    let hover = try client.ask("hover", line, character) as? [String: Any]
    return (hover?["contents"] as? [String: String])?["value"] ?? ""
  }

  @Test func hoverHasHelpAndFiftyDigits() throws {
    let client = try LanguageClient()
    client.open("side = 2\nsqrt(side)\n1/4\nside = 3\n\n# side\n")
    let root = try Self.hover(client, 1, 0)
    #expect(root.hasPrefix("sqrt(x)\n  The square root."))
    #expect(root.contains("≈ 1.4142135623730950488016887242096980785696718753769\n"))
    #expect(root.contains("rounded once"))
    #expect(try Self.hover(client, 1, 6).hasPrefix("side = 2\n  defined in line 1: 2"))
    #expect(try Self.hover(client, 2, 0) == "= 0.25\n\nexact")
    #expect(try Self.hover(client, 4, 0) == "" && Self.hover(client, 5, 4) == "")
    client.open("sqrt(2) => 1.4142\n")
    let verdict = try Self.hover(client, 0, 13)
    #expect(
      verdict.hasPrefix("5 significant digits are right: rounded to the nearest\n\n≈ 1.41421356"))
    let pretty = try LanguageClient(
      capabilities: #""textDocument":{"hover":{"contentFormat":["markdown","plaintext"]}}"#)
    pretty.open("pi")
    #expect(try Self.hover(pretty, 0, 0).hasPrefix("```\npi  "))
  }

  private static func labels(_ completion: Any) -> [String] {
    let items = (completion as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.compactMap { ($0["textEdit"] as? [String: Any])?["newText"] as? String }
  }

  @Test func namesAreCompleted() throws {
    let client = try LanguageClient()
    client.open("width = 3\nwid\nsqr\n5 km to mi\n:rad\ncbr(8)\nx => sq\n# sq\n\\al\n")
    #expect(Self.labels(try client.ask("completion", 1, 3)) == ["width"])
    #expect(Self.labels(try client.ask("completion", 2, 3)).starts(with: ["sqrt("]))
    #expect(Self.labels(try client.ask("completion", 3, 10)).contains("mi"))
    #expect(Self.labels(try client.ask("completion", 4, 4)) == ["radians"])
    #expect(Self.labels(try client.ask("completion", 5, 3)) == ["cbrt"])
    #expect(Self.labels(try client.ask("completion", 8, 3)) == ["α"])
    for line in [6, 7] {
      #expect(Self.labels(try client.ask("completion", line, 4 + (line == 6 ? 3 : 0))) == [])
    }
    client.open("sq `= sq`", path: "a.md")
    #expect(Self.labels(try client.ask("completion", 0, 2, path: "a.md")) == [])
    #expect(Self.labels(try client.ask("completion", 0, 8, path: "a.md")).contains("sqrt("))
  }

  @Test func callsShowTheirParameters() throws {
    let client = try LanguageClient()
    client.open("area(a; b) = a*b\narea(1; \nnCr(5, 2)\n2+2\n")
    for (line, character, label, active) in [
      (1, 5, "area(a; b)", 0), (1, 8, "area(a; b)", 1), (2, 8, "nCr(n; k)", 1),
    ] {
      let help = try #require(try client.ask("signatureHelp", line, character) as? [String: Any])
      let signature = try #require((help["signatures"] as? [[String: Any]])?.first)
      #expect(signature["label"] as? String == label)
      #expect((signature["parameters"] as? [[String: String]])?.count == 2)
      #expect(help["activeParameter"] as? Int == active)
    }
    #expect(try client.ask("signatureHelp", 3, 2) is NSNull)
  }

  @Test func piecesHaveColours() throws {
    let client = try LanguageClient()
    client.open("a = 2 km # c\n:radians\n\nsin(a) to mi\n")
    let result = try client.request(
      "textDocument/semanticTokens/full", #"{"textDocument":{"uri":"file:///a.sci"}}"#)
    let data = try #require((result as? [String: [Int]])?["data"])
    let tokens = stride(from: 0, to: data.count, by: 5).map { Array(data[$0..<$0 + 5]) }
    let expected = [
      [0, 0, 1, 4, 0], [0, 2, 1, 1, 0], [0, 2, 1, 0, 0], [0, 2, 2, 5, 1], [0, 3, 3, 7, 0],
      [1, 0, 8, 6, 0],
      [2, 0, 3, 3, 1], [0, 3, 1, 1, 0], [0, 1, 1, 4, 0], [0, 1, 1, 1, 0], [0, 2, 2, 2, 1],
      [0, 3, 2, 5, 1],
    ]
    #expect(tokens == expected)
  }

  // MARK: Actions

  /// The document after the edits of the actions with a title.
  private static func text(
    _ text: String, after title: String, path: String = "a.sci"
  ) throws -> String {
    let client = try LanguageClient(encoding: "utf-8")
    client.open(text, path: path)
    var document = DocumentText(Array(text.utf8), .utf8)
    for action in try client.askAll("codeAction", path: path)
    where action["title"] as? String == title {
      let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
      for edit in try #require(changes?["file:///\(path)"]).reversed() {
        let range = try #require(edit["range"] as? [String: [String: Int]])
        func offset(_ place: [String: Int]?) -> Int {
          document.offset(
            of: .init(line: place?["line"] ?? 0, character: place?["character"] ?? 0))
        }
        document.replace(
          offset(range["start"])..<offset(range["end"]),
          by: Array((edit["newText"] as? String ?? "").utf8))
      }
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func resultsAreWritten() throws {
    #expect(try Self.text("3*4  # c", after: "Write the result") == "3*4 => 12  # c")
    #expect(try Self.text("3*4 =>  # c", after: "Write the result") == "3*4 => 12  # c")
    #expect(try Self.text("3*4 => 13 # c", after: "Write the result") == "3*4 => 12 # c")
    #expect(try Self.text("sqt(2)", after: "Write `sqrt`") == "sqrt(2)")
  }

  /// As `sci note` writes them, wherever there are no errors.
  @Test(arguments: ["a.sci", "a.md"])
  func allResultsAreWrittenAsBySciNote(_ path: String) throws {
    let text =
      "x = 2 =>\r\nx^2\n```sci\n2*3 =>  # c\n5 => 6\n7 => 7\n```\n`= 3*4` and `= pi => 3`\n"
    let source = path == "a.sci" ? "x = 2 =>\n5*x => 3\n7\nx => 2\n" : text
    let note = Transcript(words: ["note", path], files: [path: source])
    #expect(
      try Self.text(source, after: "Write all results", path: path)
        == String(decoding: note.files[path] ?? [], as: UTF8.self))
  }

  // MARK: Messages

  @Test func aConversationBeginsAndEndsInOrder() throws {
    func frame(_ text: String) -> [UInt8] { MessageFrames.framed(Array(text.utf8)) }
    let first = frame(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    let last = frame(#"{"jsonrpc":"2.0","id":"b","method":"shutdown"}"#)
    let exit = frame(#"{"jsonrpc":"2.0","method":"exit"}"#)
    // In blocks that end anywhere.
    let bytes = first + last + exit
    let run = Transcript(words: ["lsp"], blocks: bytes.map { [$0] })
    #expect(run.status == .success)
    #expect(run.text.hasSuffix(#"{"jsonrpc":"2.0","id":"b","result":null}"#))
    #expect(Transcript(words: ["lsp"], blocks: [first, exit]).status == .mathematics)
    #expect(Transcript(words: ["lsp", "--stdio"], blocks: [first]).status == .success)
  }

  @Test func whatComesOutOfOrderIsAnError() throws {
    func code(_ answers: [[String: Any]]) -> Int? {
      (answers.first?["error"] as? [String: Any])?["code"] as? Int
    }
    let streams = Transcript(words: ["help", "pi"]).streams(isInteractive: false)
    var server = LanguageServer(OptionValues(), streams) { false }
    let early = server.answer(
      to: .message(Array(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#.utf8)))
    #expect(String(decoding: early.first ?? [], as: UTF8.self).contains("-32002"))
    let client = try LanguageClient()
    #expect(code(try client.send(#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#)) == -32600)
    #expect(code(try client.send(#"{"jsonrpc":"2.0","id":1,"method":"foo"}"#)) == -32601)
    #expect(
      code(try client.send(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#)) == -32602)
    #expect(
      code(
        try client.send(
          #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"x"}}}"#
        ))
        == -32602)
    for message in ["", "{", "1", "\"a\"", "{}x", "nul"] {
      #expect(code(try client.send(message)) == -32700, "\(message)")
    }
    #expect(code(try client.send("{}")) == -32600)
    #expect(code(try client.send("[]")) == -32600)
    #expect(code(try client.send(.message([0x7B, 0xFF, 0x7D]))) == -32700)
    #expect(try client.send(#"{"jsonrpc":"2.0","id":3,"result":null}"#).isEmpty)
    _ = try client.request("shutdown", "null")
    #expect(
      code(try client.send(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#)) == -32600)
  }

  @Test func headersThatAreWrongAreLeftOut() {
    var frames = MessageFrames()
    frames.append(
      Array(
        "X: 1\r\n\r\nContent-Length: x\r\n\r\nContent-Length: 2\r\nContent-Type: a\r\n\r\n{}".utf8))
    #expect(frames.next() == .malformed("expected `Content-Length: ` and the number of bytes"))
    #expect(frames.next() == .malformed("expected `Content-Length: ` and the number of bytes"))
    #expect(frames.next() == .message(Array("{}".utf8)))
    #expect(frames.next() == nil)
    frames.append(Array("Content-Length: 99999999999\r\n\r\nabc".utf8))
    #expect(frames.next() == .malformed("a message is longer than 64 MiB"))
    #expect(frames.next() == nil)
    var endless = MessageFrames()
    endless.append([UInt8](repeating: 0x41, count: 5000))
    #expect(endless.next() == .malformed("expected a header that ends with an empty line"))
    endless.append(MessageFrames.framed([1, 2]))
    #expect(endless.next() == .message([1, 2]))
  }

  /// Messages with parts of others, and broken ones: each request has one answer.
  @Test func randomMessagesAreAnswered() throws {
    var random = SplitMix64(seed: 20_261_126)
    let client = try LanguageClient()
    client.open("x = 2\nsin(x) =>\n")
    let methods = [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
      "textDocument/hover",
      "textDocument/completion", "textDocument/inlayHint", "textDocument/codeAction",
      "textDocument/signatureHelp", "textDocument/semanticTokens/full", "initialize", "$/x",
      "textDocument/semanticTokens/range",
    ]
    let values = [
      "null", "1", "-1", "1e400", "99999999999999999999", "\"\"", "\"file:///a.sci\"", "[]", "{}",
      "[1]", "true", #""1+1\nsqrt(2) =>""#, #"{"line":0,"character":3}"#,
      #"{"line":-1,"character":1}"#,
      #"{"start":{"line":0,"character":1},"end":{"line":1,"character":2}}"#,
      #"{"start":{"line":5,"character":1},"end":{"line":0,"character":0}}"#,
      #"{"uri":"file:///a.sci"}"#, #"{"uri":"file:///a.sci","languageId":"sci","text":"2*x"}"#,
      #"[{"text":"é\ud800"}]"#,
      #"[{"text":"a=1\n","range":{"start":{"line":0,"character":1},"end":{"line":0,"character":0}}}]"#,
    ]
    let names = [
      "textDocument", "position", "range", "contentChanges", "context", "uri", "text", "only",
    ]
    for index in 0..<3000 {
      var members: [String] = []
      for name in names where Int.random(in: 0..<3, using: &random) > 0 {
        // Mostly what belongs there.
        let value =
          name == "textDocument" && Int.random(in: 0..<3, using: &random) > 0
          ? values[16] : Self.element(of: values, &random)
        members.append("\"\(name)\":\(value)")
      }
      let method = Self.element(of: methods, &random)
      let isRequest = Int.random(in: 0..<4, using: &random) > 0
      var message =
        #"{"jsonrpc":"2.0",\#(isRequest ? "\"id\":\(index)," : "")"method":"\#(method)","params":{\#(members.joined(separator: ","))}}"#
      let isBroken = Int.random(in: 0..<10, using: &random) == 0
      if isBroken {
        message = String(message.dropLast(Int.random(in: 0..<(message.count), using: &random)))
      }
      let answers = try client.send(message)
      if isRequest, !isBroken {
        #expect(answers.first?["id"] as? Int == index, "\(message)")
        let hasOne = (answers.first?["result"] == nil) != (answers.first?["error"] == nil)
        #expect(hasOne, "\(message)")
      }
    }
  }
}
