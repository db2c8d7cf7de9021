import SciCalculator
import SciNumber
import Testing

@testable import SciPlot

/// Functions of a session in its plots.
@Suite struct SessionFunctionTests {
  /// A session that answered these texts.
  private struct Session {
    var calculator = Calculator()
    var functions = PlotFunctions()

    init(_ texts: [String]) throws {
      for text in texts {
        _ = try calculator.evaluate(text)
        functions.take(from: text, in: calculator)
      }
    }

    func plot(_ line: String) throws -> Plot {
      var request = try PlotRequest(line: line, settings: calculator.settings)
      request.known = calculator.numbersForPlots
      request.functions = functions
      return try request.plot()
    }

    /// Why there is no plot.
    func refusal(_ line: String) -> String? {
      do {
        _ = try plot(line)
        return nil
      } catch PlotRequest.RequestError.usage(let words) {
        return words
      } catch PlotRequest.RequestError.word(let error, let word) {
        return error.message(inUTF8: Array(word.utf8))
      } catch {
        return "\(error)"
      }
    }
  }

  @Test(arguments: [
    ("f(x)", 1.5, 4.5), ("f(2x) - 1", 1, 7), ("2f(x)^2", 1, 8), ("g(x; 3)", 2, 17),
    ("f(f(x))", 1, 8), ("h(x)", 3, 12), ("k(x)", 2, 12), ("sin f(x)", 0, 0), ("f(g(1; x))", 0, 8),
  ])
  func aCallIsItsDefinition(_ text: String, _ x: Double, _ value: Double) throws {
    let session = try Session([
      "a = 2", "f(x) = a*x^2", "g(x; y) = f(x) + x*y + y", "a = 5; z = 3; x = 4",
      "h(t) = (x - 1 + z - 2)*t", "k(x) = sum(n*x; n; 1; 3)",
    ])
    let plot = try session.plot("\(text) x=-5..5")
    let curve = try #require(plot.curves.first)
    #expect(curve.isEnclosed)
    #expect(curve.label == text)
    let found = try #require(curve.value(at: x).single)
    #expect(found.lower <= value && value <= found.upper)
    #expect(found.upper - found.lower < 1e-9)
  }

  @Test func conditionsAreasPathsAndListsCallFunctionsToo() throws {
    let session = try Session(["f(x) = x^2", "c(t) = cos(t)"])
    let region = "y < f(x) and y > -f(x)"
    #expect(try session.plot(region).relations[0].label == region)
    let area = try session.plot("integral(f(x); x; 0; 3)").areas[0]
    #expect(area.label == "integral(f(x); x; 0; 3) = 9")
    #expect(try session.plot("[c(t); sin(t)]").paths[0].label == "[c(t); sin(t)]")
    #expect(try session.plot("[f(1); f(2); f(3)]").points[0].points.map { $0.y } == [1, 4, 9])
    #expect(try session.plot("a*x a=f(3) x=0..1").curves[0].value(at: 1).single?.upper == 9)
  }

  @Test(arguments: [
    ("f", "`f` is a function: write `f(x)`"), ("f(x; 2)", "`f` takes 1 argument, and not 2"),
    ("f()", "`f` takes 1 argument, and not 0"), ("g(x)", "`g` takes 2 arguments, and not 1"),
    ("r(x)", "`r` calls itself, and so there is no curve of it"),
    ("k(n) n=0..3", "`k` has a name n of its own: call it with another name in the plot"),
    ("f(q)", "unknown name `q`"), ("e2(x)", "unknown function `e2`"),
    ("f=3 x", "`f` is a function: write `f(x)`"),
  ])
  func whatCannotBeDrawnSaysWhy(_ text: String, _ words: String) throws {
    let session = try Session([
      "f(x) = x^2", "g(x; y) = x*y", "r(n) = if(n == 0; 1; n*r(n-1))",
      "k(x) = sum(n*x; n; 1; 3)",
    ])
    #expect(session.refusal(text)?.hasPrefix(words) == true, "\(session.refusal(text) ?? "none")")
  }

  @Test func longDefinitionsEnd() throws {
    var texts = ["d0(x) = x*x*x*x*x*x*x*x"]
    for index in 1...9 {
      let call = "d\(index - 1)"
      texts.append("d\(index)(x) = \(call)(x)*\(call)(x + 1)*\(call)(x + 2)")
    }
    let refusal = try Session(texts).refusal("d9(x)")
    #expect(refusal?.hasSuffix("make the expression too long") == true)
  }

  @Test func aNameIsWhatItMeansLast() throws {
    let session = try Session(["f(x) = x", "f(x) = x + 1"])
    #expect(try session.plot("f(x)").curves[0].value(at: 1).single?.lower == 2)
    #expect(session.functions.names(in: "f(x) + b") == ["x", "b"])
    let other = try Session(["a = 2; b = 3", "f(x) = a*x", "g(x) = f(x) + b"])
    #expect(other.functions.names(in: "g(x)*c") == ["a", "b", "x", "c"])
  }
}
