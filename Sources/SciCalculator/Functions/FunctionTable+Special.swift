// Functions of probability and statistics. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let special: [Function] = [
    Function(
      "erf", in: .special,
      "The error function: a normal variable of variance ½ is within ±x with this probability.",
      examples: ["erf(0)": "0", "erf(1)": "0.84270079294971486934", "erf(1) + erf(-1)": "0"],
      is: .erf),
    Function(
      "erfc", in: .special,
      "The complementary error function 1 − erf(x), with all digits of its tail.",
      examples: [
        "erfc(0)": "1", "erfc(10)": "2.0884875837625447570e-45", "erf(2) + erfc(2)": "1",
      ],
      is: .erfc),
  ]
}
