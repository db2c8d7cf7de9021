import Foundation
import Testing

/// What must not compile, by running the compiler on it.
@Suite struct LiteralTests {
  private enum Compiler {
    /// Whether a snippet with `import SciMoney` type-checks.
    static func accepts(_ snippet: String) throws -> Bool {
      // The test program lies beside the folder with the modules that it was built from.
      let programs =
        Bundle.allBundles.map(\.bundleURL)
        + CommandLine.arguments.filter { $0.hasPrefix("/") }.map { URL(filePath: $0) }
      let modules = try #require(
        programs.map { $0.deletingLastPathComponent().appending(path: "Modules") }
          .first { FileManager.default.fileExists(atPath: $0.path) })
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let file = FileManager.default.temporaryDirectory.appending(
        path: "SciMoneySnippet\(UUID()).swift")
      try Data("import SciMoney\nimport SciNumber\n\(snippet)\n".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-I", modules.path,
        "-I", root.appending(path: "Sources/CMPFR").path, file.path,
      ]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }

  @Test func amountsWithAPointDoNotCompile() throws {
    // The same with a text compiles, so that it is the literal that fails.
    #expect(try Compiler.accepts(#"let m: Money = "USD 3.133"; let p: Percent = "8.25""#))
    #expect(try !Compiler.accepts("let m: Money = 3.133"))
    #expect(try !Compiler.accepts("let m = Money(3.133, .usd)"))
    #expect(try !Compiler.accepts("let p: Percent = 8.25"))
  }

  @Test func currenciesOfTypesDoNotMix() throws {
    let types = """
      enum USD: CurrencyType { static var currency: Currency { .usd } }
      enum EUR: CurrencyType { static var currency: Currency { .eur } }
      let (a, b): (TypedMoney<USD>, TypedMoney<EUR>) = (1, 2)
      """
    #expect(try Compiler.accepts(types + "\nlet sum = a + a"))
    #expect(try !Compiler.accepts(types + "\nlet sum = a + b"))
    #expect(try !Compiler.accepts("let sum = try Money(1, .usd) + 1"))
    #expect(try !Compiler.accepts("let m = Money(try Money(1, .usd) / Money(1, .usd))"))
    #expect(try !Compiler.accepts("let square = try Money(1, .usd) * Money(1, .usd)"))
  }
}
