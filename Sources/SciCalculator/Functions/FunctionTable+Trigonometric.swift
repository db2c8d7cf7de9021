// The circular functions of an angle in the unit of the mode, and their inverses. The mathematics
// is in SciNumber.

import SciNumber

extension FunctionTable {
  static let ofAngles: [Function] = [
    Function(
      "sin", inverse: "asin", in: .trigonometric, units: .angle, "The sine of an angle.",
      examples: ["sin(30)": "0.5", "sin(45)^2": "0.5", "sin(1 rad)": "0.84147098480789650665"],
      is: .sin),
    Function(
      "cos", inverse: "acos", in: .trigonometric, units: .angle, "The cosine of an angle.",
      examples: ["cos(60)": "0.5", "cos(90)": "0"],
      is: .cos),
    Function(
      "tan", aliases: ["tg"], inverse: "atan", in: .trigonometric,
      domain: "all but odd multiples of 90°", units: .angle, "The tangent of an angle.",
      examples: ["tan(45)": "1", "tan(60)^2": "3"],
      remarks: [.poles(.oddMultiplesOfQuarterTurn)],
      is: .tan),
    Function(
      "cot", aliases: ["ctg", "cotan"], inverse: "acot", in: .trigonometric,
      domain: "all but multiples of 180°", units: .angle, "The cotangent of an angle: 1/tan.",
      examples: ["cot(45)": "1", "cot(90)": "0"],
      remarks: [.poles(.multiplesOfHalfTurn)],
      definition: "cos(x)/sin(x)",
      body: .one { x, context throws(MathError) in
        try x.cot(context.angleUnit, within: context.budget)
      }),
    Function(
      "sec", alsoUnits: ["sec"], inverse: "asec", in: .trigonometric,
      domain: "all but odd multiples of 90°",
      units: .angle,
      "The secant of an angle: 1/cos.",
      examples: ["sec(60)": "2"],
      remarks: [.poles(.oddMultiplesOfQuarterTurn)],
      definition: "1/cos(x)",
      body: .one { x, context throws(MathError) in
        try x.sec(context.angleUnit, within: context.budget)
      }),
    Function(
      "csc", aliases: ["cosec"], inverse: "acsc", in: .trigonometric,
      domain: "all but multiples of 180°", units: .angle, "The cosecant of an angle: 1/sin.",
      examples: ["csc(30)": "2"],
      remarks: [.poles(.multiplesOfHalfTurn)],
      definition: "1/sin(x)",
      body: .one { x, context throws(MathError) in
        try x.csc(context.angleUnit, within: context.budget)
      }),
  ]

  static let anglesOf: [Function] = [
    Function(
      "asin", aliases: ["arcsin"], inverse: "sin", in: .trigonometric, domain: "−1 ≤ x ≤ 1",
      "The angle from −90° to 90° with that sine.",
      examples: ["asin(0.5)": "30", "asin(1)": "90"],
      remarks: [.cut(Cut.beyondOne), .inverse(of: "sine")],
      is: .asin),
    Function(
      "acos", aliases: ["arccos"], inverse: "cos", in: .trigonometric, domain: "−1 ≤ x ≤ 1",
      "The angle from 0° to 180° with that cosine.",
      examples: ["acos(0.5)": "60", "acos(-1)": "180"],
      remarks: [.cut(Cut.beyondOne), .inverse(of: "cosine")],
      is: .acos),
    Function(
      "atan", aliases: ["arctan", "arctg"], inverse: "tan", in: .trigonometric,
      "The angle between −90° and 90° with that tangent.",
      examples: ["atan(1)": "45", "atan(sqrt(3))": "60"],
      remarks: [.cut(Cut.beyondI)],
      is: .atan),
    Function(
      "atan2", aliases: ["arctan2"], parameters: "y; x", in: .trigonometric,
      domain: "not both zero",
      "The direction of the point (x, y), above −180° and up to 180°.",
      examples: ["atan2(1; -1)": "135", "atan2(0; -1)": "180"],
      is: .atan2),
    Function(
      "acot", aliases: ["arccot", "arcctg"], inverse: "cot", in: .trigonometric,
      "The angle from −90° to 90° with that cotangent: atan(1/x).",
      examples: ["acot(1)": "45", "acot(-1)": "-45"],
      remarks: [.cut(Cut.betweenI)],
      is: .acot),
    Function(
      "asec", aliases: ["arcsec"], alsoUnits: ["arcsec"], inverse: "sec", in: .trigonometric,
      domain: "|x| ≥ 1",
      "The angle from 0° to 180° with that secant.",
      examples: ["asec(2)": "60"],
      remarks: [.inverse(of: "secant")],
      definition: "acos(1/x)",
      body: .one { x, context throws(MathError) in
        try x.asec(context.angleUnit, within: context.budget)
      }),
    Function(
      "acsc", aliases: ["arccsc", "arccosec"], inverse: "csc", in: .trigonometric,
      domain: "|x| ≥ 1",
      "The angle from −90° to 90° with that cosecant.",
      examples: ["acsc(2)": "30"],
      remarks: [.inverse(of: "cosecant")],
      definition: "asin(1/x)",
      body: .one { x, context throws(MathError) in
        try x.acsc(context.angleUnit, within: context.budget)
      }),
  ]
}
