// Integers as the words of a machine hold them, in operations on bits.

import SciNumber

extension Function.Context {
  /// The integer as a machine word holds it, if there is a width of words.
  func word(_ integer: Integer) -> Integer {
    guard let size = wordSize else { return integer }
    return integer.wrapped(toBits: size.bits, signed: size.isSigned)
  }

  /// The same for a number that has to be an integer.
  fileprivate func word(_ number: Real) throws(MathError) -> Real {
    wordSize == nil ? number : Real(word(try number.integer(within: budget)))
  }
}

extension Function.Body {
  /// The same function of integers as words: the arguments are cut to the width before, but for a number of places, and the result after.
  var inWords: Function.Body {
    switch self {
    case .one(let apply):
      .one { x, context throws(MathError) in
        try context.word(apply(context.word(x), context))
      }
    case .two(let apply):
      .two { x, places, context throws(MathError) in
        try context.word(apply(context.word(x), places, context))
      }
    case .many(let apply):
      .many { values, context throws(MathError) in
        var words: [Real] = []
        for value in values { words.append(try context.word(value)) }
        return try context.word(apply(words[...], context))
      }
    default: self
    }
  }
}
