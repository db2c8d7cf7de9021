import SciNumber

// A value is written as how it was computed, and computed again when it is read: `1/3`, or the steps
// `2; sqrt degrees 0`, in which numbers after a word are indices of earlier steps.

extension KeypadValue: LosslessStringConvertible {
  /// The rational number, or the steps that compute the value.
  public var description: String { texts.joined(separator: "; ") }

  /// Reads a rational number or steps, and computes these again.
  ///
  /// ```swift
  /// let root = KeypadValue("2; sqrt degrees 0")
  /// ```
  ///
  /// - Parameter description: a text that ``description`` wrote.
  public init?(_ description: String) {
    let texts = description.split(separator: ";", omittingEmptySubsequences: false).map { part in
      String(part.first == " " ? part.dropFirst() : part)
    }
    self.init(steps: texts)
  }

  /// The steps, each as a text.
  var texts: [String] { steps.map { $0.text } }

  /// Computes the value of steps; `nil` if they are none.
  init?(steps texts: [String]) {
    guard texts.count <= Derivation.maximumStepCount else { return nil }
    var options = KeypadOptions()
    options.maximumExponent = .max
    // A saved number was possible when it was made, whatever the options.
    options.factorial = .gamma
    let arithmetic = KeypadArithmetic(options)
    var steps: [Derivation.Step] = []
    var reals: [Real] = []
    for text in texts {
      guard let step = Derivation.Step(text, count: steps.count),
        let real = try? arithmetic.real(step, reals)
      else { return nil }
      steps.append(step)
      reals.append(real)
    }
    guard let real = reals.last else { return nil }
    if case .number(let value) = steps.last {
      guard (try? arithmetic.settled(value)) != nil else { return nil }
      self.init(value)
    } else {
      guard let value = try? arithmetic.settled(real, steps) else { return nil }
      self = value
    }
  }
}

extension KeypadArithmetic {
  /// The number that a step computes from those before it.
  fileprivate func real(_ step: Derivation.Step, _ reals: [Real]) throws(KeypadError) -> Real {
    switch step {
    case .number(let value):
      _ = try settled(value)
      return Real(value)
    case .constant(let key):
      guard let real = Self.real(key) else { throw .domain }
      return real
    case .negated(let index): return reals[index].negated()
    case .unary(let key, let angle, let index): return try real(key, reals[index], angle)
    case .binary(let key, let first, let second):
      return try real(key, reals[first], reals[second])
    }
  }
}

extension Derivation.Step {
  fileprivate var text: String {
    switch self {
    case .number(let value): value.description
    case .constant(let key): key.rawValue
    case .negated(let index): "± \(index)"
    case .unary(let key, let angle, let index): "\(key.rawValue) \(angle.rawValue) \(index)"
    case .binary(let key, let first, let second): "\(key.rawValue) \(first) \(second)"
    }
  }

  /// Reads a step that refers to less than `count` earlier ones.
  fileprivate init?(_ text: String, count: Int) {
    func index(_ text: Substring) -> Int? {
      Int(text).flatMap { (0..<count).contains($0) ? $0 : nil }
    }
    let words = text.split(separator: " ")
    guard let name = words.first.map(String.init) else { return nil }
    switch words.count {
    case 1:
      if let key = ConstantKey(rawValue: name) {
        self = .constant(key)
      } else if name.utf8.count <= 100_000, let value = Rational(name) {
        self = .number(value)
      } else {
        return nil
      }
    case 2:
      guard name == "±", let operand = index(words[1]) else { return nil }
      self = .negated(operand)
    case 3:
      if let key = UnaryKey(rawValue: name), let angle = AngleUnit(rawValue: String(words[1])),
        let operand = index(words[2])
      {
        self = .unary(key, angle, operand)
      } else if let key = BinaryKey(rawValue: name), let first = index(words[1]),
        let second = index(words[2])
      {
        self = .binary(key, first, second)
      } else {
        return nil
      }
    default: return nil
    }
  }
}
