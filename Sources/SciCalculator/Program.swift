import SciNumber
import SciSyntax

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
    /// A product whose right factor is the rate of a conversion.
    case conversion
    /// A list of the topmost values.
    case list(count: Int32)
    case builtIn(FunctionTable.Index, argumentCount: Int32)
    /// A user's function by its index in ``symbols``.
    case user(Int32, argumentCount: Int32)

    /// Whether the instruction makes a value, instead of fetching one or calling a function that will.
    var computes: Bool {
      switch self {
      case .integer, .constant, .parameter, .variable, .user: false
      case .prefix, .postfix, .infix, .enclosed, .conversion, .list, .builtIn: true
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
  /// The names that parameters stand for, in the order of their slots.
  var parameters: [String]

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
    for _ in 0..<(steps[step].instruction.operandCount - 1 - operand) { end = start(of: end) - 1 }
    return end
  }

  /// Where the steps begin that compute what a step leaves.
  private func start(of step: Int) -> Int {
    var start = step
    var missing = steps[start].instruction.operandCount
    while missing > 0 {
      start -= 1
      missing += steps[start].instruction.operandCount - 1
    }
    return start
  }
}

extension Program.Instruction {
  /// How many values the instruction takes from the stack.
  fileprivate var operandCount: Int {
    switch self {
    case .integer, .constant, .parameter, .variable: 0
    case .prefix, .postfix, .enclosed: 1
    case .infix, .conversion: 2
    case .list(let count), .builtIn(_, let count), .user(_, let count): Int(count)
    }
  }
}
