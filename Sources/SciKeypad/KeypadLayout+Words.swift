public import SciNumber

extension KeypadLayout {
  /// What stands on a key as it is read aloud, in English: `square root`, `divided by`.
  ///
  /// ```swift
  /// let snapshot = Keypad().snapshot()
  /// KeypadLayout.spokenFace(.clear, snapshot)  // all clear
  /// ```
  public static func spokenFace(_ key: KeypadKey, _ snapshot: KeypadSnapshot) -> String {
    switch key {
    case .digit(let digit): String(digit.rawValue, radix: 16, uppercase: true)
    case .decimalPoint: "point"
    case .toggleSign: "change sign"
    case .percent: "percent"
    case .equals: "equals"
    case .clear: snapshot.clearFace == .allClear ? "all clear" : "clear"
    case .allClear: "all clear"
    case .backspace: "delete"
    case .binary(let key): key.words
    case .unary(let key): key.words
    case .constant(.pi): "pi"
    case .constant(.e): "Euler's number"
    case .constant(.random): "random number"
    case .memory(.clear): "clear memory"
    case .memory(.add): "add to memory"
    case .memory(.subtract): "subtract from memory"
    case .memory(.recall): "recall memory"
    case .memory(.store): "store in memory"
    case .openBracket: "open bracket"
    case .closeBracket: "close bracket"
    case .second: "second functions"
    case .hyperbolic: "hyperbolic functions"
    case .toggleAngle: angle(after: snapshot.angle, snapshot.layout).words
    case .rotate: "turn the display"
    case .base(let base): base.words
    case .size(let size): size.words
    case .toggleSigned: "signed words"
    }
  }
}

extension BinaryKey {
  /// The operation as it is read aloud.
  fileprivate var words: String {
    switch self {
    case .add: "plus"
    case .subtract: "minus"
    case .multiply: "times"
    case .divide: "divided by"
    case .power: "to the power of y"
    case .powerSwapped: "as a power of y"
    case .root: "y-th root"
    case .logarithm: "logarithm to base y"
    case .scale: "times 10 to the power of y"
    case .modulo: "modulo"
    case .and: "and"
    case .or: "or"
    case .xor: "exclusive or"
    case .nand: "not and"
    case .nor: "not or"
    case .shiftLeft: "shifted left"
    case .shiftRight: "shifted right"
    case .shiftRightLogical: "shifted right with zeros"
    }
  }
}

extension UnaryKey {
  /// The function as it is read aloud.
  fileprivate var words: String {
    switch self {
    case .square: "squared"
    case .cube: "cubed"
    case .squareRoot: "square root"
    case .cubeRoot: "cube root"
    case .reciprocal: "reciprocal"
    case .factorial: "factorial"
    case .ln: "natural logarithm"
    case .log10: "logarithm to base 10"
    case .log2: "logarithm to base 2"
    case .exp: "e to the power of x"
    case .exp10: "10 to the power of x"
    case .exp2: "2 to the power of x"
    case .sin: "sine"
    case .cos: "cosine"
    case .tan: "tangent"
    case .asin: "inverse sine"
    case .acos: "inverse cosine"
    case .atan: "inverse tangent"
    case .sinh: "hyperbolic sine"
    case .cosh: "hyperbolic cosine"
    case .tanh: "hyperbolic tangent"
    case .asinh: "inverse hyperbolic sine"
    case .acosh: "inverse hyperbolic cosine"
    case .atanh: "inverse hyperbolic tangent"
    case .sec: "secant"
    case .csc: "cosecant"
    case .cot: "cotangent"
    case .asec: "inverse secant"
    case .acsc: "inverse cosecant"
    case .acot: "inverse cotangent"
    case .sech: "hyperbolic secant"
    case .csch: "hyperbolic cosecant"
    case .coth: "hyperbolic cotangent"
    case .asech: "inverse hyperbolic secant"
    case .acsch: "inverse hyperbolic cosecant"
    case .acoth: "inverse hyperbolic cotangent"
    case .absolute: "absolute value"
    case .floor: "round down"
    case .ceiling: "round up"
    case .not: "bits turned over"
    case .rotateLeft: "rotate left"
    case .rotateRight: "rotate right"
    }
  }
}

extension AngleUnit {
  /// The unit as it is read aloud.
  fileprivate var words: String {
    switch self {
    case .degrees: "degrees"
    case .radians: "radians"
    case .gradians: "gradians"
    case .turns: "turns"
    }
  }

  /// The unit as it stands on a key.
  public var face: String {
    switch self {
    case .degrees: "Deg"
    case .radians: "Rad"
    case .gradians: "Grad"
    case .turns: "Turn"
    }
  }
}

extension WordFormat.Base {
  /// The base as it is read aloud.
  fileprivate var words: String {
    switch self {
    case .hexadecimal: "hexadecimal"
    case .decimal: "decimal"
    case .octal: "octal"
    case .binary: "binary"
    }
  }

  /// The base as it stands on a key.
  public var face: String {
    switch self {
    case .hexadecimal: "HEX"
    case .decimal: "DEC"
    case .octal: "OCT"
    case .binary: "BIN"
    }
  }
}

extension WordFormat.Size {
  /// The size as it is read aloud.
  fileprivate var words: String {
    switch self {
    case .byte: "8-bit words"
    case .word: "16-bit words"
    case .dword: "32-bit words"
    case .qword: "64-bit words"
    }
  }

  /// The size as it stands on a key.
  public var face: String {
    switch self {
    case .byte: "BYTE"
    case .word: "WORD"
    case .dword: "DWORD"
    case .qword: "QWORD"
    }
  }
}

extension KeypadRefusal {
  /// The reason in words.
  public var words: String {
    switch self {
    case .digitLimit: "the display is full"
    case .secondPoint: "there is a point already"
    case .nothingToDelete: "there is nothing to delete"
    case .nothingToClose: "no bracket is open"
    case .bracketLimit: "too many brackets are open"
    case .operandMissing: "a number is missing"
    case .errorMustBeCleared: "C clears the error"
    case .outOfRange: "the number is too large or too small"
    case .absentKey: "this keypad has no such key"
    case .absentDigit: "not a digit of the base"
    case .wordLimit: "the word cannot hold it"
    }
  }
}
