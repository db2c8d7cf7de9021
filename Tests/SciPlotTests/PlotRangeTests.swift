import SciCalculator
import Testing

@testable import SciPlot

/// Ranges as people say them: what was meant is said.
@Suite struct PlotRangeTests {
  private func error(_ words: [String]) -> String? {
    do throws(PlotRequest.RequestError) {
      _ = try PlotRequest(words: words, settings: .standard).plot()
      return nil
    } catch .usage(let words) {
      return words
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (["sin(x)", "x=0:10"], "x=0..10"), (["sin(x) x=0:10"], "x=0..10"),
    (["sin(x)", "x from 0 to 10"], "x=0..10"), (["sin(x) from 0 to 2pi"], "x=0..2pi"),
    (["sin(x)", "from", "0", "to", "10"], "x=0..10"),
    (["sin(t) for t from -1 to 1"], "t=-1..1"), (["sin(x)", "x in 0..10"], "x=0..10"),
    (["sin(x)", "x=0 to 10"], "x=0..10"), (["sin(x)", "x=0...10"], "x=0..10"),
    (["sin(x)", "x:0..10"], "x=0..10"), (["sin(x)", "x=0,10"], "x=0..10"),
  ])
  func aRangeInOtherWordsIsSaidAsItIsWritten(_ words: [String], _ range: String) {
    #expect(error(words) == "write the range as a word of its own: `\(range)`")
  }

  @Test func aRangeOfNoNameIsNoCurve() {
    let words = "`0..10` is a list of numbers: for the range of x write `x=0..10`"
    #expect(error(["sin(x)", "0..10"]) == words)
    #expect(error(["0..10", "x^2"]) == words)
    #expect(error(["0..10"]) == nil)
    #expect(error(["[1; 4; 9]", "1..3"]) == nil)
  }

  @Test(arguments: [["sin(x"], ["x = 2 +"], ["k = 3"], ["a in b"], ["x=0..y"]])
  func otherErrorsStayAsTheyAre(_ words: [String]) {
    #expect(error(words).map { !$0.contains("range as a word") } == true, "\(words)")
  }
}
