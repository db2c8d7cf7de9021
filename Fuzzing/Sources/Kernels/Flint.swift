import CSystemMPFR
import Foundation

/// The balls of FLINT as a second witness, which shares nothing with MPFR and takes a third of its time.
///
/// The environment's `FLINT_LIBRARY` names the shared library of FLINT 3, such as the one in the wheel of python-flint. It is opened when
/// the program runs, so that nobody needs it to build.
final class Flint: @unchecked Sendable {  // used by one thread
  typealias Number = UnsafeMutableRawPointer
  typealias Unary = @convention(c) (Number, Number, Int) -> Void
  typealias WithWord = @convention(c) (Number, Number, UInt, Int) -> Void
  typealias Binary = @convention(c) (Number, Number, Number, Int) -> Void

  static let shared: Flint? = ProcessInfo.processInfo.environment["FLINT_LIBRARY"].map(Flint.init)

  /// The bits of results; a ball of at least 158 right ones takes the place of MPFR's result of 160.
  static let precision = 192
  private static let rightBits = 158

  private let library: UnsafeMutableRawPointer
  /// How many values had balls that were sharp enough.
  private(set) var count = 0
  private let argument = Flint.number()
  private let result = Flint.number()

  private lazy var setMidpoint = function(
    "arf_set_mpfr", as: (@convention(c) (Number, mpfr_srcptr) -> Void).self)
  private lazy var getMidpoint = function(
    "arf_get_mpfr", as: (@convention(c) (mpfr_ptr, Number, mpfr_rnd_t) -> Int32).self)
  private lazy var accuracy = function(
    "arb_rel_accuracy_bits", as: (@convention(c) (Number) -> Int).self)

  private init(path: String) {
    guard let library = dlopen(path, RTLD_NOW) else {
      print("FLINT_LIBRARY:", String(cString: dlerror()))
      exit(69)
    }
    self.library = library
  }

  /// Zero as FLINT has it: 32 bytes of a midpoint and 16 of a radius, all of them 0.
  static func number() -> Number {
    let number = Number.allocate(byteCount: 48, alignment: 8)
    number.initializeMemory(as: UInt8.self, repeating: 0, count: 48)
    return number
  }

  func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let symbol = dlsym(library, name) else {
      print("FLINT_LIBRARY has no \(name): it takes FLINT 3")
      exit(69)
    }
    return unsafeBitCast(symbol, to: type)
  }

  /// A number of MPFR's as a ball without a radius.
  func set(_ target: Number, to number: mpfr_srcptr) {
    setMidpoint(target, number)
    (target + 32).initializeMemory(as: UInt8.self, repeating: 0, count: 16)
  }

  /// A reference that computes with balls, and asks another where the ball is not sharp enough.
  func reference(
    else other: @escaping Kernel.Reference, _ compute: @escaping (_ z: Number, _ x: Number) -> Void
  ) -> Kernel.Reference {
    { [self] y, x in
      set(argument, to: x)
      compute(result, argument)
      guard accuracy(result) >= Self.rightBits else { return other(y, x) }
      count += 1
      _ = getMidpoint(y, result, MPFR_RNDN)
    }
  }
}

// MARK: - References of kernels

extension Kernel {
  /// A function by its name in FLINT.
  static func ball(_ name: String, else other: @escaping Reference) -> Reference {
    guard let flint = Flint.shared else { return other }
    let function = flint.function(name, as: Flint.Unary.self)
    return flint.reference(else: other) { z, x in function(z, x, Flint.precision) }
  }

  static func logarithmBall(_ base: UInt, else other: @escaping Reference) -> Reference {
    guard let flint = Flint.shared else { return other }
    let logarithm = flint.function("arb_log_base_ui", as: Flint.WithWord.self)
    return flint.reference(else: other) { z, x in logarithm(z, x, base, Flint.precision) }
  }

  /// A function of an angle in degrees: `name` is FLINT's of x π.
  static func ballOfDegrees(_ name: String, else other: @escaping Reference) -> Reference {
    guard let flint = Flint.shared else { return other }
    let function = flint.function(name, as: Flint.Unary.self)
    let divide = flint.function("arb_div_ui", as: Flint.WithWord.self)
    let part = Flint.number()
    return flint.reference(else: other) { z, x in
      divide(part, x, 180, Flint.precision + 64)
      function(z, part, Flint.precision)
    }
  }

  /// A function whose value is an angle, in degrees.
  static func ballInDegrees(_ name: String, else other: @escaping Reference) -> Reference {
    guard let flint = Flint.shared else { return other }
    let function = flint.function(name, as: Flint.Unary.self)
    let times = flint.function("arb_mul_ui", as: Flint.WithWord.self)
    let divide = flint.function("arb_div", as: Flint.Binary.self)
    let (angle, pi) = (Flint.number(), Flint.number())
    flint.function("arb_const_pi", as: (@convention(c) (Flint.Number, Int) -> Void).self)(
      pi, Flint.precision)
    return flint.reference(else: other) { z, x in
      function(angle, x, Flint.precision)
      times(angle, angle, 180, Flint.precision)
      divide(z, angle, pi, Flint.precision)
    }
  }

  /// x to the power of a fraction.
  static func powerBall(
    _ numerator: UInt, over denominator: UInt, else other: @escaping Reference
  ) -> Reference {
    guard let flint = Flint.shared else { return other }
    let power = flint.function("arb_pow", as: Flint.Binary.self)
    let divide = flint.function("arb_div_ui", as: Flint.WithWord.self)
    let exponent = Flint.number()
    flint.function("arb_set_ui", as: (@convention(c) (Flint.Number, UInt) -> Void).self)(
      exponent, numerator)
    divide(exponent, exponent, denominator, Flint.precision + 64)
    return flint.reference(else: other) { z, x in power(z, x, exponent, Flint.precision) }
  }
}
