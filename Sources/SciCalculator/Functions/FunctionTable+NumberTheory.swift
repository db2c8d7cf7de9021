// Functions of integers that are on no calculator's keys. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let numberTheory: [Function] = bits + digits + modular + primes + sequences + counting
}
