import SciCalculator
import SciNumber
import Testing

@Suite struct FunctionTests {
  @Test(arguments: FunctionTable.all)
  func everyExampleOfAFunctionComesOutAsWritten(_ function: Function) throws {
    #expect(!function.examples.isEmpty)
    for example in function.examples {
      var calculator = Calculator()
      #expect(try calculator.answer(example.input)?.string == example.output, "\(example.input)")
    }
  }

  @Test func noNameMeansTwoThings() {
    let functions = FunctionTable.all.flatMap { [$0.name] + $0.aliases }
    let names = functions + ConstantTable.names + ["ans", "true", "false"]
    #expect(Set(names).count == names.count)
  }

  @Test func everyInverseLeadsBack() throws {
    for function in FunctionTable.all {
      guard let inverse = FunctionTable.inverse(of: function) else { continue }
      #expect(FunctionTable.inverse(of: inverse)?.name == function.name, "\(function.name)")
    }
  }

  @Test func constantsAnswerToTheirNamesAndAliases() {
    for constant in ConstantTable.all {
      for name in [constant.name] + constant.aliases {
        let found = ConstantTable.value(named: name)
        #expect((try? found?.compared(to: constant.value, within: .interactive)) == 0)
      }
    }
  }
}
