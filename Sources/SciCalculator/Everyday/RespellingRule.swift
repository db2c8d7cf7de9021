/// The rules for everyday words, in the order in which they go through a text: later ones see what earlier ones wrote.
enum RespellingRule: CaseIterable {
  case opening
  case ending
  case calculus
  case character
  case teX
  case separators
  case numberWord
  case day
  case scale
  case mixedNumber
  case base
  case currency
  case gluedCode
  case degrees
  case temperature
  case module
  case foreignFunction
  case combination
  case constant
  case previousResult
  case target
  case parts
  case unitOfWords
  case unitName
  case powerInName
  case square
  case per
  case minutes
  case feet
  case clock
  case shareQuestion
  case discount
  case change
  case enumeration
  case conjunction
  case operatorWord
  case function
  case rate
  case operatorCall
  case negation
  case condition
  case remainder
  case fuelConsumption
  case multiple
  case unitChoice
  case reciprocal
  case hidden
}

extension Respelling {
  /// Looks for what a rule is about at one piece; the pieces behind it may change.
  mutating func apply(_ rule: RespellingRule, at index: Int) throws(CalculatorError) {
    switch rule {
    case .opening: dropOpening(index)
    case .ending: dropEnding(index)
    case .calculus: respellCalculus(index)
    case .character: respellCharacter(index)
    case .teX: respellTeX(index)
    case .separators: try respellSeparators(index)
    case .numberWord: respellNumberWord(index)
    case .day: respellDay(index)
    case .scale: respellScale(index)
    case .mixedNumber: respellMixedNumber(index)
    case .base: respellBase(index)
    case .currency: try respellCurrency(index)
    case .gluedCode: respellGluedCode(index)
    case .degrees: respellDegrees(index)
    case .temperature: respellTemperature(index)
    case .module: try respellModule(index)
    case .foreignFunction: try respellForeignFunction(index)
    case .combination: respellCombination(index)
    case .constant: respellConstant(index)
    case .previousResult: respellPreviousResult(index)
    case .target: respellTarget(index)
    case .parts: try respellParts(index)
    case .unitOfWords: respellUnitOfWords(index)
    case .unitName: respellUnitName(index)
    case .powerInName: try respellPowerInName(index)
    case .square: respellSquare(index)
    case .per: respellPer(index)
    case .minutes: respellMinutes(index)
    case .feet: try respellFeet(index)
    case .clock: try respellClock(index)
    case .shareQuestion: respellShareQuestion(index)
    case .discount: try respellDiscount(index)
    case .change: respellChange(index)
    case .enumeration: respellEnumeration(index)
    case .conjunction: respellConjunction(index)
    case .operatorWord: respellOperator(index)
    case .function: respellFunction(index)
    case .rate: respellRate(index)
    case .operatorCall: respellOperatorCall(index)
    case .negation: respellNegation(index)
    case .condition: respellCondition(index)
    case .remainder: try respellRemainder(index)
    case .fuelConsumption: respellFuelConsumption(index)
    case .multiple: respellMultiple(index)
    case .unitChoice: respellUnitChoice(index)
    case .reciprocal: respellReciprocal(index)
    case .hidden: respellHidden(index)
    }
  }
}
