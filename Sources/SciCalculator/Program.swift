import SciNumber
import SciSyntax
import SciUnits

/// An expression made ready to be computed: one instruction for each node of its tree, in the same order.
///
/// Numbers are converted and names are looked up once. The instructions work on a stack of values; since
/// a tree holds children before parents, running them from first to last is the whole evaluation.
struct Program: Sendable {
  /// A step on the stack.
  ///
  /// What needs memory of its own stands in tables beside, so that an instruction is copied at no cost.
  enum Instruction: BitwiseCopyable, Sendable {
    /// A small integer, which most numbers are that people type.
    case integer(Int32)
    /// A value by its index in ``constants``.
    case constant(Int32)
    case parameter(Int32)
    /// A variable by its index in ``symbols``.
    case variable(Int32)
    case prefix(PrefixOperator)
    case postfix(PostfixOperator)
    case infix(InfixOperator)
    case enclosed(Enclosure)
    /// An element of a list, by its place.
    case element
    /// An amount at a rate, in the currency that is wanted.
    case exchangeToWanted
    /// An amount at a rate, in the currency by its index in ``targets``.
    case exchange(to: Int32)
    /// A quantity in other units by their index in ``targets``.
    case convert(to: Int32)
    /// A list of the topmost values.
    case list(count: Int32)
    /// A list of the numbers from one to another, by a step if there are three.
    case range(count: Int32)
    /// Comparisons of the topmost values by their index in ``chains``.
    case chain(Int32)
    /// Goes on elsewhere if the topmost value, which it takes, does not hold.
    case branch(otherwise: Int32)
    /// Goes on elsewhere.
    case jump(Int32)
    /// Marks the end of a condition; nothing is left to do.
    case select
    /// Goes on elsewhere if the topmost value is that Boolean, which decides an `and` or an `or` alone.
    case shortcut(on: Bool, Int32)
    /// Adds up or multiplies what an expression gives for each integer, by the index in ``loops``.
    case iterate(Int32)
    /// A derivative, a limit or the solutions of an expression, by the index in ``loops``, with so many numbers.
    case analyse(Int32, argumentCount: Int32)
    /// A random number, with no argument or two.
    case draw(argumentCount: Int32)
    case builtIn(FunctionTable.Index, argumentCount: Int32)
    /// A user's function by its index in ``symbols``.
    case user(Int32, argumentCount: Int32)

    /// Whether the instruction makes a value, instead of fetching one or calling a function that will.
    var computes: Bool {
      switch self {
      case .integer, .constant, .parameter, .variable, .user, .branch, .jump, .select, .shortcut,
        .iterate:
        false
      case .prefix, .postfix, .infix, .enclosed, .element, .exchangeToWanted, .exchange, .convert,
        .list, .range, .chain, .builtIn, .analyse, .draw:
        true
      }
    }
  }

  /// An instruction, and the part of the text that it was read from.
  struct Step: BitwiseCopyable, Sendable {
    var instruction: Instruction
    var range: SourceRange
  }

  var steps: [Step] = []
  var constants: [Value] = []
  var symbols: [String] = []
  var chains: [[InfixOperator]] = []
  var loops: [Loop] = []
  var targets: [Target] = []
  /// The names that parameters stand for, in the order of their slots.
  var parameters: [String]

  /// The units that stand behind `to`: one, or those of the parts a quantity is written in.
  struct Target: Sendable {
    var units: [Unit]
    /// What days and times are converted to; there are no units then.
    var calendar: CalendarTarget?

    /// Whether it has years or months, and days behind them, so that the time between two days is counted on the calendar.
    var isCalendarPeriod: Bool {
      [["yr", "month", "d"], ["month", "d"], ["yr", "d"]].contains(units.map { $0.symbol })
    }
  }

  /// An expression in a variable of its own, and what is done with it: a sum or a product over the integers from one to another, or a derivative.
  ///
  /// Its programs have the parameters of the one around, and the running integer or the variable behind them.
  struct Loop: Sendable {
    var operation: BoundOperator
    var body: Program
    /// The other equations of a system, each with the last parameters as unknowns.
    var others: [Program] = []
    /// What an integer has to fulfil to be counted.
    var condition: Program?
    /// Which numbers behind the variable are infinite.
    var ends: [Infinity] = []
  }

  /// An infinity in the place of a number.
  struct Infinity: Sendable {
    /// The position among the numbers behind the variable.
    var place: Int
    var sign: WideInt
  }

  /// Whether it has a complex number in it, so that its functions are those of complex numbers.
  ///
  /// Told by its constants, since a member more would make it a value that is copied by code that is found at run time.
  var isComplex: Bool { constants.contains { $0.isComplex } }

  /// Makes it one of complex numbers, also where none is written: `2∠30`.
  mutating func makeComplex() {
    if !isComplex { constants.append(.scalar(.complex(ComplexQuantity(.i)))) }
  }

  /// Where the whole expression stands.
  var range: SourceRange { steps.last?.range ?? SourceRange(0, 0) }

  /// Where a parameter stands first.
  func firstUse(ofParameter slot: Int) -> SourceRange? {
    let step = steps.first { step in
      if case .parameter(Int32(slot)) = step.instruction { true } else { false }
    }
    return step?.range
  }
}

// MARK: - Operands

extension Program {
  /// The step that leaves an operand of another step on the stack.
  ///
  /// Found by walking back over the operands behind it, which takes time; meant for errors.
  func operand(_ operand: Int, of step: Int) -> Step { steps[end(ofOperand: operand, of: step)] }

  /// Whether a percent sign stands anywhere in an operand of a step.
  func hasPercentSign(inOperand operand: Int, of step: Int) -> Bool {
    let end = end(ofOperand: operand, of: step)
    return steps[start(of: end)...end].contains { step in
      switch step.instruction {
      case .postfix(.percent), .infix(.addPercent), .infix(.subtractPercent): true
      default: false
      }
    }
  }

  /// The last step of an operand of a step.
  private func end(ofOperand operand: Int, of step: Int) -> Int {
    var end = step - 1
    for _ in 0..<(operandCount(of: step) - 1 - operand) { end = start(of: end) - 1 }
    return end
  }

  /// Where the steps begin that compute what a step leaves.
  private func start(of step: Int) -> Int {
    var start = step
    var missing = operandCount(of: start)
    while missing > 0 {
      start -= 1
      missing += operandCount(of: start) - 1
    }
    return start
  }

  private func operandCount(of step: Int) -> Int {
    if case .chain(let index) = steps[step].instruction { return chains[Int(index)].count + 1 }
    return steps[step].instruction.operandCount
  }
}

extension Program.Instruction {
  /// How many values the instruction takes from the stack.
  fileprivate var operandCount: Int {
    switch self {
    case .integer, .constant, .parameter, .variable: 0
    // Between the operands of a condition stands what chooses among them; each leaves the operand before it as it is.
    case .prefix, .postfix, .enclosed, .convert, .branch, .jump, .shortcut: 1
    case .infix, .element, .exchangeToWanted, .exchange, .iterate: 2
    case .select: 3
    case .chain: preconditionFailure("a chain says how many operands it has")
    case .list(let count), .range(let count), .builtIn(_, let count), .user(_, let count),
      .analyse(_, let count), .draw(let count):
      Int(count)
    }
  }
}
