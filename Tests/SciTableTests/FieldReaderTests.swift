import SciMoney
import SciNumber
import TestSupport
import Testing

@testable import SciTable

/// What is known to be no number before it is read as one.
@Suite struct FieldReaderTests {
  private let reader = FieldReader(locale: nil, currency: nil, dates: .dayMonthYear)

  private func isUnreadable(_ text: [UInt8]) -> Bool {
    if case .unreadable = reader.longCell(text) { true } else { false }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func aTextThatBeginsWithALetterIsNoNumber(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let letters = Array("eEiInNaAfFyxkgTZWhp".utf8)
    let others = letters + Array("0123456789+-.,:%()/ \u{00A0}\u{2212}\u{0663}\u{FF11}".utf8)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text =
        [letters.randomElement(using: &generator) ?? 0]
        + (0..<count).map { _ in others.randomElement(using: &generator) ?? 0 }
      let name: Comment = "\(String(decoding: text, as: UTF8.self))"
      #expect(reader.isWord(text[0]) && isUnreadable(text), name)
    }
  }

  @Test(arguments: [
    "NaN", "nan", "Infinity", "inf", "e5", "E", "T14:30", "W05", "x1", "item3", "CHF 5", "USD5",
    "kg 5", "Nov 27, 2026", "minus 5", "I", "V", "k5", "e+5",
  ])
  func wordsAreNoNumbers(_ text: String) {
    #expect(isUnreadable(Array(text.utf8)))
  }

  @Test func whereLettersBelongToAmountsTheyAreRead() {
    let text = Array("CHF 5".utf8)
    let amounts = FieldReader(locale: nil, currency: "CHF")
    guard case .number(let number) = amounts.cell(text.span, 0..<text.count) else {
      Issue.record("`CHF 5` is an amount")
      return
    }
    #expect(number.nearestDouble == 5)
  }
}
