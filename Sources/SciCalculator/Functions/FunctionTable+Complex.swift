// Complex numbers and their parts. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let complexNumbers: [Function] = [
    Function(
      "re", aliases: ["real"], parameters: "z", in: .complex,
      "The real part of a complex number.",
      examples: ["re(3 + 4i)": "3"],
      is: .realPart),
    Function(
      "im", aliases: ["imag"], parameters: "z", in: .complex,
      "The imaginary part of a complex number.",
      examples: ["im(3 + 4i)": "4", "im(5)": "0"],
      is: .imaginaryPart),
    Function(
      "conj", parameters: "z", in: .complex,
      "The conjugate of a complex number: its imaginary part with the other sign.",
      examples: ["conj(2 - 3i)": "2 + 3i"],
      is: .conjugate),
    Function(
      "arg", aliases: ["phase"], parameters: "z", in: .complex,
      "The angle of a complex number from the positive real axis: more than −180°, at most 180°, and 0 for 0.",
      examples: ["arg(-1 + i)": "135", "arg(-5)": "180"],
      remarks: [.cut(Cut.negative)],
      is: .argument),
    Function(
      "cis", in: .complex, units: .angle,
      "The complex number of magnitude 1 at an angle: cos x + i sin x.",
      examples: ["cis(90)": "i", "cis(60)": "0.5 + 0.86602540378443864676i"],
      definition: "1 ∠ x",
      body: .one { x, context throws(MathError) in try PolarNumber.exact(1, x, context) }),
    Function(
      "polar", parameters: "r; x", in: .complex,
      "The complex number of a magnitude at an angle: r∠x.",
      examples: ["polar(2; 90)": "2i"],
      is: .polar),
  ]
}

/// Where functions of complex numbers jump, and what they are there: the values that are continuous counter-clockwise around the branch point.
enum Cut {
  static let negative = "the negative real axis; its values there are those from above"
  static let belowOne = "the real axis below 1; its values there are those from above"
  static let belowMinusOne = "the real axis below −1; its values there are those from above"
  static let beyondOne =
    "the real axis above 1, where its values are those from below, and below −1, where they are those from above"
  static let beyondI =
    "the imaginary axis above i, where its values are those from the right, and below −i, where they are those from the left"
  static let betweenI =
    "the imaginary axis between −i and i; its values there are those of atan(1/x)"
  static let ofLogGamma = "the negative real axis; its values there are the real ln |Γ(x)|"
  static let ofLambertW =
    "the real axis below −1/e, other branches below 0; its values there are those from above"
}
