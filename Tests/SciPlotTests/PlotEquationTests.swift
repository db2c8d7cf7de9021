import SciCalculator
import SciSyntax
import Testing

@testable import SciPlot

/// What people write with an equals sign.
@Suite struct PlotEquationTests {
  private func plot(_ words: [String], isPolar: Bool = false) throws -> Plot {
    var request = PlotRequest(words: words, settings: .standard)
    request.isPolar = isPolar
    return try request.plot()
  }

  /// What is drawn, in the order of kinds.
  private func drawn(_ plot: Plot) -> [String] {
    let curves = plot.curves.map { "curve \($0.label)" }
    let relations = plot.relations.map { "relation \($0.label)" }
    let paths = plot.paths.map { "path \($0.label)" }
    return curves + relations + paths + plot.points.map { "points \($0.label)" }
  }

  @Test(arguments: [
    (["y = x^2"], ["curve y = x^2"]), (["y=x^2", "x=0..1"], ["curve y=x^2"]),
    (["y = 2"], ["curve y = 2"]), (["y = 2", "x^2"], ["curve y = 2", "curve x^2"]),
    (["y = t^2", "t=0..3"], ["curve y = t^2"]),
    (["y = x", "y > x"], ["curve y = x", "relation y > x"]),
    (["y = a*x", "a = 2"], ["curve y = a*x"]),
    (["y = 2x, y = 3x"], ["curve y = 2x", "curve y = 3x"]),
    (["x = y^2"], ["relation x = y^2"]), (["x = 3"], ["relation x = 3"]),
    (["x^2", "x = 3"], ["curve x^2", "relation x = 3"]),
    (["t^2 + x", "x = 3", "t=0..1"], ["curve t^2 + x"]),
    (["[1; 4; 9]", "x=[1; 2; 3]"], ["points [1; 4; 9]"]),
    (["x^2 + y^2 = 1"], ["relation x^2 + y^2 = 1"]), (["2x + 3y = 6"], ["relation 2x + 3y = 6"]),
    (["sin(x) = cos(y)"], ["relation sin(x) = cos(y)"]),
    (["f(x) = x^2"], ["curve f(x) = x^2"]), (["f(t) = t^2"], ["curve f(t) = t^2"]),
    (["f(t) = t^2", "t=0..5"], ["curve f(t) = t^2"]),
    (["f(x) = x^2", "2f(x - 1)"], ["curve f(x) = x^2", "curve 2f(x - 1)"]),
    (["f(x) = a*x^2", "a=3"], ["curve f(x) = a*x^2"]),
    (["r = 1 + cos(t)"], ["path r = 1 + cos(t)"]), (["r = 1 + cos(θ)"], ["path r = 1 + cos(θ)"]),
    (["r=theta", "theta=0..720"], ["path r=theta"]), (["r = 2"], ["path r = 2"]),
    (["r = 2t", "r = 3t"], ["path r = 2t", "path r = 3t"]), (["r*x", "r = 2"], ["curve r*x"]),
    (["sin(x), cos(x)"], ["curve sin(x)", "curve cos(x)"]),
  ])
  func equationsAreDrawn(_ words: [String], _ expected: [String]) throws {
    #expect(drawn(try plot(words)) == expected, "\(words)")
  }

  /// A number of the parameter's name is none of the horizontal axis.
  @Test(arguments: [["f(t) = t^2", "t = 2"], ["f(t) = t^2", "t=-5..5"]])
  func aFunctionIsDrawnOverTheHorizontalAxis(_ words: [String]) throws {
    let curve = try #require(try plot(words).curves.first)
    #expect(curve.text(at: 3)?.string == "9")
  }

  @Test func anglesHaveTheirUsualNames() throws {
    for word in ["1 + cos(t)", "1 + cos(theta)", "1 + cos(θ)", "r = 1 + cos(θ)"] {
      #expect(drawn(try plot([word], isPolar: true)) == ["path \(word)"])
    }
  }

  /// The caret stands in what was typed.
  @Test(arguments: [
    ("y = x^", 6, 6), ("y = x + zz", 8, 10), ("x^2 + zz^2 = 1", 6, 8), ("x^2 + y^2 = zz", 12, 14),
    ("f(x) = x + zz", 0, 13),
  ])
  func errorsStandWhereTheyWereTyped(_ word: String, _ lower: Int, _ upper: Int) {
    do throws(PlotRequest.RequestError) {
      _ = try PlotRequest(words: [word], settings: .standard).plot()
      Issue.record("\(word) is drawn")
    } catch .word(let error, let own) {
      #expect(own == word && error.range == SourceRange(lower, upper), "\(error.range)")
    } catch {
      Issue.record("\(word): \(error)")
    }
  }

  /// An error names what stands before it, also in what gives a name a number or a range.
  @Test(arguments: [["y = 2x +"], ["x^2 + y^2 = 1 +"], ["x", "a = 2 +"], ["x", "x=0..2 +"]])
  func errorsNameWhatStandsBeforeThem(_ words: [String]) {
    do throws(PlotRequest.RequestError) {
      _ = try PlotRequest(words: words, settings: .standard).plot()
      Issue.record("\(words) is drawn")
    } catch .word(let error, let word) {
      let message = error.message(inUTF8: Array(word.utf8))
      #expect(message == "expected a number, a name or `(` after `+`")
    } catch {
      Issue.record("\(words): \(error)")
    }
  }
}
