import Testing

@testable import SciTable

/// What a line of JSON holds; `json.loads` of CPython 3 takes and rejects the same objects, but for `NaN`.
@Suite struct JSONMembersTests {
  private static func read(_ line: String) throws(JSONMembers.MalformedLine) -> [String] {
    let bytes = Array(line.utf8)
    var members = JSONMembers()
    try members.read(bytes.span, 0..<bytes.count)
    return members.members.map { member in
      let text = { String(decoding: bytes[$0], as: UTF8.self) }
      return "\(text(member.name))=\(text(member.value)) \(member.kind)"
    }
  }

  @Test func membersAreFoundWithTheirValues() throws {
    #expect(try Self.read("{}").isEmpty)
    #expect(
      try Self.read(" { \"a\" : -1.5e+3 , \"b\":null } ") == ["a=-1.5e+3 number", "b=null null"])
    #expect(
      try Self.read(#"{"a":[1,{"b":[]},"]"],"c":{"d":{}},"e":"\"}"}"#) == [
        #"a=[1,{"b":[]},"]"] other"#, #"c={"d":{}} other"#, #"e="\"}" string"#,
      ])
    #expect(
      try Self.read(#"{"a":true,"b":false,"c":0}"#) == [
        "a=true other", "b=false other", "c=0 number",
      ])
  }

  @Test(arguments: [
    "", "1", "[1]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1 \"b\":2}", "{a:1}",
    "{\"a\":01}", "{\"a\":1.}", "{\"a\":.5}", "{\"a\":+1}", "{\"a\":1e}", "{\"a\":tru}",
    "{\"a\":[1}", "{\"a\":[1,]}", "{\"a\":{\"b\":1]}", "{\"a\":\"x}", "{\"a\":\"\\x\"}",
    "{\"a\":\"\t\"}", "{\"a\":1}}", "{\"a\":1} x", "{\"a\":NaN}",
  ])
  func whatIsNoObjectIsSaid(_ line: String) {
    #expect(throws: JSONMembers.MalformedLine.self, "\(line)") { try Self.read(line) }
  }

  @Test func bracketsMayBeNestedToALimit() throws {
    func line(_ depth: Int) -> String {
      "{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    #expect(try Self.read(line(JSONMembers.mostDepth)).count == 1)
    do throws(JSONMembers.MalformedLine) {
      _ = try Self.read(line(JSONMembers.mostDepth + 1))
      Issue.record("too deep")
    } catch {
      #expect(error.words == "more than 1000 brackets in one another")
    }
    #expect(throws: JSONMembers.MalformedLine.self) { try Self.read(line(1_000_000)) }
  }

  @Test func escapesStandForTheirCharacters() {
    func text(_ string: String) -> String? {
      let bytes = Array(string.utf8)
      return JSONMembers.text(0..<bytes.count, bytes.span).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    #expect(text(#"a\n\t\"\\\/é"#) == "a\n\t\"\\/é")
    #expect(text(#"\u00e9\uD83D\uDE00"#) == "é😀")
    #expect(text(#"\uD83D"#) == nil && text(#"\u12"#) == nil && text(#"\uDE00"#) == nil)
  }
}
