/// A positive number that normal forms are written in.
///
/// Positive, so that any of its powers is real and powers of powers multiply.
struct Generator: Sendable {
  enum Kind: Sendable {
    case pi
    /// An integer above 1 that is prime or was not factored. It occurs to powers between 0 and 1 only.
    case integer(Integer)
    /// The natural logarithm of such an integer.
    case logarithm(Integer)
    /// e to the power of a product of generators; of the empty one it is e itself.
    case exponential(Monomial)
    /// A sum of several terms. To positive powers it occurs between 0 and 1 only.
    case sum(NormalForm)
    /// The magnitude of an operation's value at a form.
    case value(Operation, NormalForm)
    /// The magnitude of a value of which nothing is known but which node it is.
    case node(Real.Node)
  }

  let kind: Kind
  /// A text that is the same for equal generators, and for no others.
  let key: String

  /// A generator, or `nil` where it is nested too deeply to be of use.
  init?(_ kind: Kind) {
    self.kind = kind
    key = kind.key
    guard key.utf8.count <= NormalForm.maximumKeyLength else { return nil }
  }

  private init(short kind: Kind) {
    self.kind = kind
    key = kind.key
  }

  static let pi = Generator(short: .pi)
  static let e = Generator(short: .exponential(.one))
}

extension Generator.Kind {
  fileprivate var key: String {
    switch self {
    case .pi: "pi"
    case .integer(let n): "\(n)"
    case .logarithm(let n): "ln \(n)"
    case .exponential(let monomial): "exp(\(monomial.key))"
    case .sum(let form): "(\(form.key))"
    case .value(let operation, let form): "\(operation.key)(\(form.key))"
    case .node(let node): "node \(UInt(bitPattern: ObjectIdentifier(node)))"
    }
  }
}

extension Operation {
  /// A text that is the same for equal operations, and for no others.
  fileprivate var key: String {
    switch self {
    case .function(let function): function.rawValue
    case .sin(let unit): "sin \(unit.rawValue)"
    case .cos(let unit): "cos \(unit.rawValue)"
    case .tan(let unit): "tan \(unit.rawValue)"
    case .asin(let unit): "asin \(unit.rawValue)"
    case .acos(let unit): "acos \(unit.rawValue)"
    case .atan(let unit): "atan \(unit.rawValue)"
    case .integerPower(let exponent): "power \(exponent)"
    case .root(let degree): "root \(degree)"
    case .pi: "pi"
    case .add: "add"
    case .subtract: "subtract"
    case .multiply: "multiply"
    case .divide: "divide"
    case .negate: "negate"
    case .power: "power"
    case .enclosed(let number): "enclosed \(number.key)"
    case .special(let function): "special \(function.key)"
    case .pair: "pair"
    }
  }
}

extension Generator: Hashable {
  static func == (left: Generator, right: Generator) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A product of powers of generators.
struct Monomial: Hashable, Sendable {
  struct Power: Hashable, Sendable {
    var generator: Generator
    /// Not zero.
    var exponent: Rational
  }

  /// In the order of the generators' keys.
  let powers: [Power]
  let key: String

  private init(powers: [Power]) {
    assert(powers.allSatisfy { !$0.exponent.isZero }, "a power that is one")
    assert(
      zip(powers, powers.dropFirst()).allSatisfy { $0.generator.key < $1.generator.key },
      "powers out of order")
    self.powers = powers
    key = powers.map { "·\($0.generator.key)^\($0.exponent)" }.joined()
  }

  /// A power of a generator; the empty product for exponent 0.
  init(_ generator: Generator, _ exponent: Rational) {
    self.init(
      powers: exponent.isZero ? [] : [Power(generator: generator, exponent: exponent)])
  }

  /// The empty product.
  static let one = Monomial(powers: [])

  var isOne: Bool { powers.isEmpty }

  /// The only generator, if it is alone and to the first power.
  var onlyGenerator: Generator? {
    powers.count == 1 && powers[0].exponent == 1 ? powers[0].generator : nil
  }

  func exponent(of generator: Generator) -> Rational {
    powers.first { $0.generator == generator }?.exponent ?? 0
  }

  func multiplied(by other: Monomial) -> Monomial {
    var exponents = powers
    for power in other.powers {
      if let index = exponents.firstIndex(where: { $0.generator == power.generator }) {
        exponents[index].exponent = exponents[index].exponent + power.exponent
      } else {
        exponents.append(power)
      }
    }
    return Monomial(unordered: exponents)
  }

  func raised(to exponent: Rational) -> Monomial {
    Monomial(
      unordered: powers.map {
        Power(generator: $0.generator, exponent: $0.exponent * exponent)
      })
  }

  /// The product with one generator's exponent replaced.
  func setting(_ generator: Generator, to exponent: Rational) -> Monomial {
    Monomial(
      unordered: powers.filter { $0.generator != generator }
        + [Power(generator: generator, exponent: exponent)])
  }

  private init(unordered powers: [Power]) {
    self.init(
      powers: powers.filter { !$0.exponent.isZero }
        .sorted { $0.generator.key < $1.generator.key })
  }
}
