import SciNumber
import Testing

@testable import SciPlot

/// One function has one picture, however it is written.
@Suite struct NotationTests {
  /// Notations of the same function, each line of one; the first is the plainest.
  private static let notations: [[String]] = [
    [
      "x^2", "x²", "x**2", "(x)²", "pow(x; 2)", "power(x; 2)", "square(x)", "x^(1+1)", "x^√4",
      "x^|-2|", "x^2.0", "x^+2", "x^0x2", "x^200%", "x^2!", "x^sqrt(4)", "x^max(1; 2)", "x^(8/4)",
      "x^16#2", "x^log2(4)", "+x²",
    ],
    ["(x+1)^2", "(x+1)²", "square(x+1)", "pow(x+1; 2)", "(1+x)²"],
    ["x^3", "x³", "pow(x; 3)", "x^(6/2)"],
    ["1/x", "x^-1", "x⁻¹", "x^(-1)", "x^−1", "1 ÷ x", "1 per x", "pow(x; -1)", "1∕x"],
    ["1/x^2", "1/x²", "x^-2", "x⁻²", "1/pow(x; 2)", "1/(x²)"],
    ["x^12", "x¹²", "x^(3*4)", "pow(x; 12)"],
    ["sqrt(x)", "√x", "√(x)", "sqrt x", "x^0.5", "x^½", "x^(1/2)", "²√x", "root(x; 2)", "x^50%"],
    ["cbrt(x)", "∛x", "³√x", "³√(x)", "root(x; 3)", "x^(1/3)", "x^⅓", "nthroot(x; 3)"],
    ["x^(1/5)", "⁵√x", "root(x; 5)", "x^0.2", "x^⅕"],
    ["x^(2/3)", "cbrt(x)^2", "(∛x)²", "³√x²", "root(x^2; 3)"],
    ["sin(x)^2", "sin²(x)", "sin^2(x)", "(sin(x))²", "sin² x", "square(sin(x))"],
    ["asin(x)", "sin⁻¹(x)", "sin^-1(x)", "arcsin(x)"],
    ["ln(x)^2", "ln²(x)", "ln^2(x)", "ln(x)²"],
    ["log2(x)", "log₂(x)", "log_2(x)", "log(x; 2)", "lb(x)", "log₂ x"],
    ["log(x)", "log10(x)", "lg(x)", "log(x; 10)", "log₁₀(x)"],
    ["exp(x)", "e^x", "pow(e; x)"],
    ["exp2(x)", "2^x", "pow(2; x)"],
    ["exp10(x)", "10^x"],
    ["abs(x)", "|x|"],
    ["floor(x)", "⌊x⌋"],
    ["ceil(x)", "⌈x⌉"],
    ["gamma(x+1)", "x!", "factorial(x)", "fac(x)"],
    ["x mod 2", "mod(x; 2)"],
    ["x rem 2", "rem(x; 2)"],
    ["x // 2", "x div 2", "x quo 2", "quo(x; 2)", "floor(x/2)", "⌊x/2⌋"],
    ["x/2", "0.5x", "½x", "½*x", "x*½", "x/√4", "x*50%", "50% of x", "x ÷ 2", "0x1p-1*x"],
    ["2x", "2*x", "2·x", "2×x", "2 x", "x*2", "2⋅x"],
    ["x + x/10", "x + 10%"],
    ["x < 1 ? x : 2", "if(x < 1; x; 2)", "x >= 1 ? 2 : x", "if(not x < 1; 2; x)", "x ≥ 1 ? 2 : x"],
    ["0 < x and x < 2 ? 1 : 0", "0 < x < 2 ? 1 : 0", "0 < x && x < 2 ? 1 : 0"],
    ["min(x; 1)", "minimum(x; 1)"],
    ["hypot(x; 1)", "√(x²+1)", "sqrt(x^2+1)"],
    ["sin((180x/pi) deg)", "sin((180x/pi)°)", "sin((180x/π)°)"],
    ["pi*x", "π*x", "π x", "PI*x"],
    ["x*lambertw(2)", "lambertw(2)x", "lambertw(2)*x"],
    ["x*sum(1/k; k; 1; 4)", "25/12*x", "x*25/12"],
  ]

  @Test func equalFunctionsHaveEqualPictures() throws {
    for group in Self.notations {
      let plain = try picture(of: group[0])
      for text in group {
        #expect(try Sample.curve(text).isEnclosed, "\(text)")
        #expect(try picture(of: text) == plain, "\(text) and \(group[0])")
      }
    }
  }

  /// The picture without its legend.
  private func picture(of text: String) throws -> [String] {
    let plot = try Sample.plot(text, x: (-3, 3), y: (-4, 4))
    let lines = TextPicture(plot, columns: 40, rows: 12, cells: .braille, hasColors: false).lines
    return try #require(lines).map { $0.replacing(text, with: "") }
  }

  /// A sum over integers is no sum of its arguments, though it may look like one: 6x, by hand.
  @Test func aSumOverIntegersIsNoSumOfItsArguments() throws {
    let sum = try Sample.curve("sum(k*x; k; 1; 3)")
    #expect(sum.isEnclosed)
    let value = sum.value(at: 2)
    #expect(value.hull?.contains(12) == true)
    let plain = try Sample.curve("sum(1; x; 3; 4)")
    #expect(plain.isEnclosed && plain.value(at: 2).hull?.contains(10) == true)
  }

  /// Parts without a value leave the rest as it was.
  @Test func aPartWithoutAValueHasNoCurve() throws {
    for text in ["x/0", "x*sqrt(-1)", "x^(1/0)", "⁰√x", "root(x; 0)", "ln(0)+x"] {
      let curve = try Sample.curve(text)
      #expect(curve.value(at: 2).isEmpty, "\(text)")
    }
  }
}
