import SciNumber
import TestSupport
import Testing

@testable import SciCalculator

/// Variables by name against a dictionary, where they are few and many, with names that begin alike.
@Suite struct VariableTableTests {
  private static let names =
    ["a", "b", "ab", "a_b", "B", "total"]
    + (0..<20).map { "price\($0)" }
    // The first sixteen bytes are the same, and the length of some is.
    + ["monthly_payment_", "monthly_payment_1", "monthly_payment_2", "monthly_payment_12"]

  @Test(arguments: [6, 10, 30])
  func variablesAreThoseOfADictionary(_ count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    var table = VariableTable()
    var model: [String: WideInt] = [:]
    // Short ones and long ones in each.
    let names = Self.names.prefix(count - 4) + Self.names.suffix(4)
    for number in 0..<3_000 {
      let name = names.randomElement(using: &generator) ?? ""
      if Int.random(in: 0..<4, using: &generator) == 0 {
        table.remove(name)
        model[name] = nil
      } else {
        let isNew = table.assign(Variable(.real(Real(WideInt(number)))), to: name)
        #expect(isNew == (model[name] == nil))
        model[name] = WideInt(number)
      }
      for name in names { #expect(Self.agree(table, model, on: name)) }
      #expect(table.isEmpty == model.isEmpty)
      #expect(table.names == Set(model.keys))
    }
  }

  /// Whether a name is found, or not found, by its text and by its bytes.
  private static func agree(
    _ table: VariableTable, _ model: [String: WideInt], on name: String
  ) -> Bool {
    let text = Array("=\(name)+".utf8)
    let place = table.place(of: 1..<text.count - 1, in: text.span)
    let values = [table[name], place.map { table[$0] }].map {
      $0?.value.real?.knownRational.flatMap { $0.asInt }
    }
    return values.allSatisfy { $0 == model[name] }
  }

  /// Lines with names, of more variables than are compared one by one.
  @Test func manyVariablesKeepTheirValues() throws {
    var calculator = Calculator()
    for (index, name) in Self.names.enumerated() {
      #expect(try calculator.answer("\(name) = \(index)")?.string == "\(index)")
    }
    for (index, name) in Self.names.enumerated() {
      #expect(try calculator.answer("\(name)*10+a")?.string == "\(10 * index)")
      #expect(try calculator.answer("\(name) = 2*\(name)")?.string == "\(2 * index)")
      #expect(try calculator.answer("\(name)/2")?.string == "\(index)")
    }
  }
}
