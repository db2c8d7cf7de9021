public import SciNumber

/// A number that the keypad holds, exactly: a rational number, or how it was computed from such.
///
/// Two values are equal if they are the same rational number or were computed in the same way; √2 · √2 and 2
/// are the same number and may be different values.
///
/// ```swift
/// var keypad = Keypad()
/// keypad.press(contentsOf: try KeypadKey.reading("2 sqrt m+"))
/// let root = keypad.memory
/// let square = root.real.multiplied(by: root.real, within: .interactive)
/// try square.compared(to: 2, within: .interactive)  // 0
/// ```
public struct KeypadValue: Hashable, Sendable {
  enum Storage: Hashable {
    case rational(Rational)
    case derivation(Derivation)
  }

  let storage: Storage

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// A rational number.
  public init(_ value: Rational) {
    self.init(.rational(value))
  }

  init(_ derivation: Derivation) {
    self.init(.derivation(derivation))
  }

  /// The number 0.
  public static let zero = KeypadValue(0 as Rational)

  /// The number.
  public var real: Real {
    switch storage {
    case .rational(let value): Real(value)
    case .derivation(let derivation): derivation.real
    }
  }

  /// Whether the number is kept as the rational 0.
  var isKnownZero: Bool {
    if case .rational(let value) = storage { value.isZero } else { false }
  }

  var steps: [Derivation.Step] {
    switch storage {
    case .rational(let value): [.number(value)]
    case .derivation(let derivation): derivation.steps
    }
  }
}

/// How a number was computed: steps that refer to earlier ones, the last of which is the number.
///
/// Steps are kept beside the `Real` that they build, because a real number has neither an equality that always
/// answers nor a text that reads back. A step that serves twice is written once: doubling a number a hundred times takes a hundred steps.
struct Derivation: Hashable {
  enum Step: Hashable {
    case number(Rational)
    case constant(ConstantKey)
    case negated(Int)
    case unary(UnaryKey, AngleUnit, Int)
    case binary(BinaryKey, Int, Int)
  }

  let steps: [Step]
  let real: Real

  /// So many steps answer in a moment; a longer computation without a rational result is refused.
  static let maximumStepCount = 2_000

  static func == (left: Derivation, right: Derivation) -> Bool { left.steps == right.steps }

  func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

extension Derivation {
  /// Two lists of steps as one, and where the last of each is found in it.
  static func joined(_ first: [Step], _ second: [Step]) -> (steps: [Step], Int, Int) {
    if first == second { return (first, first.count - 1, first.count - 1) }
    var steps = first
    if second.count == 1 {
      steps += second
      return (steps, first.count - 1, steps.count - 1)
    }
    var indices: [Step: Int] = [:]
    for (index, step) in first.enumerated().reversed() { indices[step] = index }
    var moved: [Int] = []
    for step in second {
      let step = step.moved { moved[$0] }
      let index = indices[step, default: steps.count]
      if index == steps.count {
        indices[step] = index
        steps.append(step)
      }
      moved.append(index)
    }
    return (steps, first.count - 1, moved.last ?? 0)
  }
}

extension Derivation.Step {
  /// The step with other references to earlier ones.
  fileprivate func moved(_ index: (Int) -> Int) -> Derivation.Step {
    switch self {
    case .number, .constant: self
    case .negated(let operand): .negated(index(operand))
    case .unary(let key, let angle, let operand): .unary(key, angle, index(operand))
    case .binary(let key, let left, let right): .binary(key, index(left), index(right))
    }
  }
}
