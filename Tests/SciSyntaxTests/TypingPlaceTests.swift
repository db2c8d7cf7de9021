import Testing

@testable import SciSyntax

/// The caret is `|`, and the name at it is what stands in the second text.
@Suite struct TypingPlaceTests {
  @Test(arguments: [
    ("si|", "si"), ("1 + s|in(2)", "sin"), ("2*π|", "π"), ("x_1|", "x_1"), ("mo|d", "mod"),
    ("12|", nil), ("2e|", "e"), ("0xf|", nil), ("sin(|x)", nil), ("sin |x", nil), ("|sin", nil),
    ("1 # si|", nil), ("", nil),
  ])
  func aNameEndsAtTheCaretOrGoesOn(_ marked: String, _ name: String?) {
    let (text, place) = Self.place(marked)
    #expect(
      place.name.map { String(decoding: text[$0.lower..<$0.upper], as: UTF8.self) } == name)
  }

  @Test(arguments: [
    ("f(|", "f", 0), ("f(1; |", "f", 1), ("f(1, 2, |)", "f", 2), ("f(g(1; 2); |", "f", 1),
    ("f(1; g(|", "g", 0), ("f([1; 2|", "f", 0), ("f((1 + |", "f", 0), ("π(x; |", "π", 1),
  ])
  func theInnermostOpenCallIsFound(_ marked: String, _ name: String, _ argument: Int) {
    let (_, place) = Self.place(marked)
    #expect(place.call == TypingPlace.Call(name: name, argument: argument))
  }

  @Test(arguments: ["f(1)|", "(1 + |", "[1; |", "f (|", "1; |"])
  func elsewhereThereIsNoCall(_ marked: String) {
    #expect(Self.place(marked).place.call == nil)
  }

  private static func place(_ marked: String) -> (text: [UInt8], place: TypingPlace) {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let text = Array(parts.joined().utf8)
    return (text, TypingPlace(in: text, at: parts[0].utf8.count))
  }
}
