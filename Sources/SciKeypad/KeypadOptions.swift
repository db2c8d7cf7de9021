/// What a keypad does where calculators differ.
///
/// Every switch names one contested behaviour; the profiles set them together.
///
/// ```swift
/// var options = KeypadOptions.singleStep
/// options.precedence = .apple
/// var keypad = Keypad(options: options)
/// keypad.press(contentsOf: try KeypadKey.reading("2 + 3 * 4 ="))
/// keypad.snapshot().text  // 14
/// ```
public struct KeypadOptions: Hashable, Sendable {
  /// Whether products are computed before sums.
  public enum Precedence: String, CaseIterable, Sendable, Codable {
    /// Each operator key evaluates what came before: `2 + 3 * 4 =` is 20.
    case none
    /// Sums wait for products and these for powers: `2 + 3 * 4 =` is 14.
    case apple
  }

  /// What a percent sign means after + or −.
  public enum PercentKey: String, CaseIterable, Sendable, Codable {
    /// A part of the left operand: `100 + 10 % =` is 110.
    case ofLeftOperand = "left"
    /// The hundredth part: `100 + 10 % =` is 100.1. Refused before the second operand is there.
    case hundredth
  }

  /// What `5 + =` does.
  public enum MissingOperand: String, CaseIterable, Sendable, Codable {
    /// The left operand serves again: 10.
    case repeatLeft = "repeat"
    /// The key is refused, and the operator waits on.
    case ignoreEquals = "ignore"
    /// The operator is forgotten: 5.
    case dropOperator = "drop"
  }

  /// What ± does right after an operator.
  public enum SignAfterOperator: String, CaseIterable, Sendable, Codable {
    /// It belongs to the number that comes: the display shows -0.
    case nextOperand = "next"
    /// It negates a copy of the number shown, which becomes the right operand.
    case displayedValue = "displayed"
  }

  /// What the clear key clears.
  public enum ClearKey: String, CaseIterable, Sendable, Codable {
    /// The entry first; everything when it is pressed again.
    case entryFirst = "entry"
    /// Always everything.
    case allClear = "all"
  }

  /// What C leaves of a result that it clears.
  public enum ClearAfterEquals: String, CaseIterable, Sendable, Codable {
    /// Nothing: an operator uses the 0 shown.
    case forgetsResult = "forgets"
    /// The number, which the next operator uses: `1 + 5 = C + 2 =` is 8.
    case keepsResult = "keeps"
  }

  /// What an operator key does when the right operand has been cleared.
  public enum OperatorAfterClear: String, CaseIterable, Sendable, Codable {
    /// It takes the place of the operator that waits, whose lamp is lit.
    case replaces
    /// The 0 on the display is the right operand.
    case usesZero = "zero"
  }

  /// What a key does that needs an operand and finds only the left one.
  public enum ActionAfterOperator: String, CaseIterable, Sendable, Codable {
    /// It works on the number shown.
    case displayedValue = "displayed"
    /// It is refused.
    case ignored
  }

  /// What `x!` does with a number that is no integer.
  public enum Factorial: String, CaseIterable, Sendable, Codable {
    /// An error.
    case integers
    /// Γ(x + 1).
    case gamma
  }

  /// Which keys the keypad has; only those of a programmer differ on the upright one.
  public enum Layout: String, CaseIterable, Sendable, Codable {
    /// Those of a telephone.
    case telephone
    /// Those of Windows' scientific calculator: reciprocal functions, floor and ceiling, mod, gradians and a list of
    /// memories.
    case windows
    /// Those of a programmer, upright too: words of 8 to 64 bits in four bases, operations on bits, and integers only.
    case programmer
  }

  /// Which keys the keypad has.
  public var layout = Layout.telephone
  /// Whether products are computed before sums.
  public var precedence = Precedence.none
  /// What a percent sign means after + or −.
  public var percent = PercentKey.ofLeftOperand
  /// What `5 + =` does.
  public var missingOperand = MissingOperand.repeatLeft
  /// Whether a further = repeats the operation: `2 * 2 = =` is 8.
  public var repeatsEquals = true
  /// Whether = applies the last operation to a new number: `2 + 3 = 4 =` is 7.
  public var appliesConstant = true
  /// What ± does right after an operator.
  public var signAfterOperator = SignAfterOperator.nextOperand
  /// What the clear key clears.
  public var clearKey = ClearKey.entryFirst
  /// What C leaves of a result that it clears.
  public var clearAfterEquals = ClearAfterEquals.forgetsResult
  /// What an operator key does when the right operand has been cleared.
  public var operatorAfterClear = OperatorAfterClear.replaces
  /// What a function key does right after an operator.
  public var functionAfterOperator = ActionAfterOperator.displayedValue
  /// Whether a function of a result ends its repetition: then `9 + 16 = sqrt =` is 5, else 21.
  public var functionEndsRepetition = true
  /// What m+ and m− do right after an operator.
  public var memoryAfterOperator = ActionAfterOperator.displayedValue
  /// Whether a digit leaves the error, as C does.
  public var digitEndsError = true
  /// Whether a bracket beside a number multiplies: `2 ( 3 ) =` is 6.
  public var multipliesAtBrackets = true
  /// What `x!` does with a number that is no integer.
  public var factorial = Factorial.integers
  /// Whether no more digits can be typed than the display has cells.
  public var limitsEntry = true
  /// The digits that an upright display has room for.
  public var portraitCells = 9
  /// The digits that a wide display has room for.
  public var landscapeCells = 16
  /// The largest decimal exponent, of either sign, up to 99,999; numbers beyond it are an error.
  public var maximumExponent = 9_999

  /// The switches of ``singleStep``.
  public init() {}
}

// MARK: - Profiles

extension KeypadOptions {
  /// Immediate execution: each key acts at once, without precedence.
  public static let singleStep = KeypadOptions()

  /// A first calculator with a model and a view: percent is the hundredth part, and = neither repeats nor duplicates.
  ///
  /// C leaves a result to the next operator.
  public static let seed002: KeypadOptions = {
    var options = KeypadOptions()
    options.percent = .hundredth
    options.missingOperand = .ignoreEquals
    options.repeatsEquals = false
    options.appliesConstant = false
    options.clearAfterEquals = .keepsResult
    options.limitsEntry = false
    return options
  }()

  /// A clone of a telephone's calculator with scientific keys: C clears everything, and functions wait for an operand.
  public static let seed003: KeypadOptions = {
    var options = KeypadOptions()
    options.percent = .hundredth
    options.missingOperand = .dropOperator
    options.repeatsEquals = false
    options.appliesConstant = false
    options.clearKey = .allClear
    options.functionAfterOperator = .ignored
    options.memoryAfterOperator = .ignored
    options.limitsEntry = false
    return options
  }()

  /// Apple's Calculator up to iOS 17: products before sums.
  public static let appleClassic: KeypadOptions = {
    var options = KeypadOptions()
    options.precedence = .apple
    return options
  }()

  /// The scientific calculator of Windows: products before sums, and its keys.
  ///
  /// Two keys are as on ``singleStep``: `%`, which Windows has none of, and EE, which is an operator.
  public static let windows: KeypadOptions = {
    var options = KeypadOptions()
    options.layout = .windows
    options.precedence = .apple
    options.signAfterOperator = .displayedValue
    options.operatorAfterClear = .usesZero
    options.functionEndsRepetition = false
    options.digitEndsError = false
    options.factorial = .gamma
    options.portraitCells = 16
    options.landscapeCells = 32
    return options
  }()

  /// The programmer's mode of Windows' calculator, and unsigned words beside signed ones.
  ///
  /// As there, products and shifts come before sums, sums before AND, NAND and NOR, and these before OR and XOR. Quotients
  /// are rounded towards zero, what a word cannot hold is refused while it is typed, a shift by as many bits as there are is an
  /// error, and a larger word has copies of the sign in its new bits. An unsigned word, which Windows does not have, is
  /// filled with zeros instead, as in C. The programmer's mode of macOS always has 64 bits; its keys X<<Y and X>>Y are << and >>
  /// here, since its own << and >> shift by one bit. RoL and RoR rotate by one bit on either.
  public static let programmer: KeypadOptions = {
    var options = KeypadOptions.windows
    options.layout = .programmer
    return options
  }()

  /// The profiles to choose from, and their names.
  public static let profiles: KeyValuePairs<String, KeypadOptions> = [
    "singleStep": singleStep, "appleClassic": appleClassic, "windows": windows,
    "programmer": programmer,
  ]

  /// The profiles that are taken by their names: those to choose from, and two that are not offered any more.
  package static let namedProfiles =
    Array(profiles) + [("seed002", seed002), ("seed003", seed003)]

  /// The profile of a name; `nil` if there is none.
  public init?(profile name: some StringProtocol) {
    guard let profile = Self.namedProfiles.first(where: { $0.key == name }) else { return nil }
    self = profile.value
  }
}

// MARK: - Saving

#if !hasFeature(Embedded)
  extension KeypadOptions: Codable {
    private enum CodingKeys: String, CodingKey {
      case layout, precedence, percent, missingOperand, repeatsEquals, appliesConstant,
        signAfterOperator
      case clearKey, clearAfterEquals, operatorAfterClear, functionAfterOperator,
        functionEndsRepetition
      case memoryAfterOperator, digitEndsError, multipliesAtBrackets, factorial, limitsEntry
      case portraitCells, landscapeCells, maximumExponent
    }

    /// Reads switches; those that are missing are those of ``singleStep``.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func read<Value: Decodable>(_ value: inout Value, _ key: CodingKeys) throws {
        value = try container.decodeIfPresent(Value.self, forKey: key) ?? value
      }
      try read(&layout, .layout)
      try read(&precedence, .precedence)
      try read(&percent, .percent)
      try read(&missingOperand, .missingOperand)
      try read(&repeatsEquals, .repeatsEquals)
      try read(&appliesConstant, .appliesConstant)
      try read(&signAfterOperator, .signAfterOperator)
      try read(&clearKey, .clearKey)
      try read(&clearAfterEquals, .clearAfterEquals)
      try read(&operatorAfterClear, .operatorAfterClear)
      try read(&functionAfterOperator, .functionAfterOperator)
      try read(&functionEndsRepetition, .functionEndsRepetition)
      try read(&memoryAfterOperator, .memoryAfterOperator)
      try read(&digitEndsError, .digitEndsError)
      try read(&multipliesAtBrackets, .multipliesAtBrackets)
      try read(&factorial, .factorial)
      try read(&limitsEntry, .limitsEntry)
      try read(&portraitCells, .portraitCells)
      try read(&landscapeCells, .landscapeCells)
      try read(&maximumExponent, .maximumExponent)
    }
  }
#endif
