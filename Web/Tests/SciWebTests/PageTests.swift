import SciJSON
import Testing

@testable import SciWeb

struct PageTests {
  @Test(arguments: [["nothing"], []]) func unknownFunctionsAreAnswered(words: [String]) {
    var page = Page()
    let answer = String(decoding: page.answer(words).closed, as: UTF8.self)
    #expect(answer == #"{"error":"there is no such function"}"#)
  }
}
