// Functions of angles that are on no calculator’s keys. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let moreFunctionsOfAngles: [Function] = [
    Function(
      "sinc", in: .trigonometric, units: .angle,
      "The cardinal sine: sin(x)/x, where the x below the line is in radians.",
      examples: ["sinc(0)": "1", "sinc(90)*pi": "2"],
      is: .sinc),
    Function(
      "sinpi", in: .trigonometric,
      "The sine of π·x.",
      examples: ["sinpi(1/6)": "0.5"],
      definition: "sin(pi*x rad)", body: .one { x, context in x.sinPi(within: context.budget) }),
    Function(
      "cospi", in: .trigonometric,
      "The cosine of π·x.",
      examples: ["cospi(1/3)": "0.5"],
      definition: "cos(pi*x rad)", body: .one { x, context in x.cosPi(within: context.budget) }),
    Function(
      "tanpi", in: .trigonometric, domain: "all but odd multiples of 1/2",
      "The tangent of π·x.",
      examples: ["tanpi(1/4)": "1"],
      definition: "tan(pi*x rad)",
      body: .one { x, context throws(MathError) in try x.tanPi(within: context.budget) }),
    Function(
      "degrees", in: .trigonometric, units: .angle(in: .radians),
      "The number of an angle in degrees; an angle without a unit is in radians, whatever the mode.",
      examples: ["degrees(pi)": "180", "degrees(1 turn)": "360"],
      body: .one { x, context throws(MathError) in
        try x.converted(from: .radians, to: .degrees, within: context.budget)
      }),
    Function(
      "radians", in: .trigonometric, units: .angle(in: .degrees),
      "The number of an angle in radians; an angle without a unit is in degrees, whatever the mode.",
      examples: ["radians(180) - pi": "0", "radians(0.5 turn) - pi": "0"],
      body: .one { x, context throws(MathError) in
        try x.converted(from: .degrees, to: .radians, within: context.budget)
      }),
    Function(
      "gradians", in: .trigonometric, units: .angle(in: .radians),
      "The number of an angle in gradians; an angle without a unit is in radians, whatever the mode.",
      examples: ["gradians(pi)": "200", "gradians(90°)": "100"],
      body: .one { x, context throws(MathError) in
        try x.converted(from: .radians, to: .gradians, within: context.budget)
      }),
    Function(
      "turns", in: .trigonometric, units: .angle(in: .radians),
      "The number of turns of an angle; an angle without a unit is in radians, whatever the mode.",
      examples: ["turns(pi)": "0.5", "turns(90°)": "0.25"],
      body: .one { x, context throws(MathError) in
        try x.converted(from: .radians, to: .turns, within: context.budget)
      }),
    Function(
      "versin", aliases: ["vers", "versine"], inverse: "arcversin", in: .trigonometric,
      units: .angle,
      "The versine 1 − cos(x).",
      examples: ["versin(60)": "0.5", "versin(1e-20)": "1.5230870989335429967e-44"],
      definition: "1 - cos(x)",
      body: .one { x, context in
        x.haversine(context.angleUnit, within: context.budget).multiplied(
          by: 2, within: context.budget)
      }),
    Function(
      "vercosin", aliases: ["vercosine"], in: .trigonometric, units: .angle,
      "The vercosine 1 + cos(x).",
      examples: ["vercosin(60)": "1.5"],
      definition: "1 + cos(x)",
      body: .one { x, context in
        x.havercosine(context.angleUnit, within: context.budget).multiplied(
          by: 2, within: context.budget)
      }),
    Function(
      "coversin", aliases: ["coversine"], in: .trigonometric, units: .angle,
      "The coversine 1 − sin(x).",
      examples: ["coversin(30)": "0.5"],
      definition: "1 - sin(x)",
      body: .one { x, context in
        x.lessQuarterTurn(context.angleUnit, within: context.budget).haversine(
          context.angleUnit, within: context.budget
        )
        .multiplied(by: 2, within: context.budget)
      }),
    Function(
      "covercosin", aliases: ["covercosine"], in: .trigonometric, units: .angle,
      "The covercosine 1 + sin(x).",
      examples: ["covercosin(30)": "1.5"],
      definition: "1 + sin(x)",
      body: .one { x, context in
        x.lessQuarterTurn(context.angleUnit, within: context.budget).havercosine(
          context.angleUnit, within: context.budget
        )
        .multiplied(by: 2, within: context.budget)
      }),
    Function(
      "haversin", aliases: ["hav", "haversine"], inverse: "archaversin", in: .trigonometric,
      units: .angle,
      "The haversine (1 − cos(x))/2.",
      examples: ["haversin(60)": "0.25"],
      definition: "(1 - cos(x))/2",
      body: .one { x, context in x.haversine(context.angleUnit, within: context.budget) }),
    Function(
      "havercosin", aliases: ["havercosine"], in: .trigonometric, units: .angle,
      "The havercosine (1 + cos(x))/2.",
      examples: ["havercosin(60)": "0.75"],
      definition: "(1 + cos(x))/2",
      body: .one { x, context in x.havercosine(context.angleUnit, within: context.budget) }),
    Function(
      "hacoversin", aliases: ["hacoversine"], in: .trigonometric, units: .angle,
      "The hacoversine (1 − sin(x))/2.",
      examples: ["hacoversin(30)": "0.25"],
      definition: "(1 - sin(x))/2",
      body: .one { x, context in
        x.lessQuarterTurn(context.angleUnit, within: context.budget).haversine(
          context.angleUnit, within: context.budget)
      }),
    Function(
      "hacovercosin", aliases: ["hacovercosine"], in: .trigonometric, units: .angle,
      "The hacovercosine (1 + sin(x))/2.",
      examples: ["hacovercosin(30)": "0.75"],
      definition: "(1 + sin(x))/2",
      body: .one { x, context in
        x.lessQuarterTurn(context.angleUnit, within: context.budget).havercosine(
          context.angleUnit, within: context.budget)
      }),
    Function(
      "exsec", in: .trigonometric, domain: "all but odd multiples of 90°", units: .angle,
      "The exsecant sec(x) − 1.",
      examples: ["exsec(60)": "1"],
      remarks: [.poles(.oddMultiplesOfQuarterTurn)],
      definition: "1/cos(x) - 1",
      body: .one { x, context throws(MathError) in
        try x.sec(context.angleUnit, within: context.budget).subtracting(1, within: context.budget)
      }),
    Function(
      "excsc", in: .trigonometric, domain: "all but multiples of 180°", units: .angle,
      "The excosecant csc(x) − 1.",
      examples: ["excsc(30)": "1"],
      remarks: [.poles(.multiplesOfHalfTurn)],
      definition: "1/sin(x) - 1",
      body: .one { x, context throws(MathError) in
        try x.csc(context.angleUnit, within: context.budget).subtracting(1, within: context.budget)
      }),
    Function(
      "arcversin", aliases: ["aversin"], inverse: "versin", in: .trigonometric, domain: "0 ≤ x ≤ 2",
      "The angle from 0° to 180° with that versine.",
      examples: ["arcversin(0.5)": "60"],
      definition: "acos(1 - x)",
      body: .one { x, context throws(MathError) in
        try x.multiplied(by: Real(Rational(Integer(1), Integer(2))), within: context.budget)
          .inverseHaversine(context.angleUnit, within: context.budget)
      }),
    Function(
      "archaversin", aliases: ["ahav", "ahaversin"], inverse: "haversin", in: .trigonometric,
      domain: "0 ≤ x ≤ 1",
      "The angle from 0° to 180° with that haversine.",
      examples: ["archaversin(0.25)": "60"],
      definition: "acos(1 - 2*x)",
      body: .one { x, context throws(MathError) in
        try x.inverseHaversine(context.angleUnit, within: context.budget)
      }),
    Function(
      "gd", inverse: "arcgd", in: .trigonometric,
      "The Gudermannian: the angle with the tangent sinh(x).",
      examples: ["gd(0)": "0", "gd(1)": "49.604937420854700378"],
      definition: "atan(sinh(x))",
      body: .one { x, context in x.gudermannian(context.angleUnit, within: context.budget) }),
    Function(
      "arcgd", aliases: ["gdinv", "invgd"], inverse: "gd", in: .trigonometric,
      domain: "angles between −90° and 90°", units: .angle,
      "The number with that Gudermannian: asinh(tan(x)).",
      examples: ["arcgd(60)": "1.3169578969248167086", "arcgd(gd(2))": "2"],
      definition: "asinh(tan(x))",
      body: .one { x, context throws(MathError) in
        try x.inverseGudermannian(context.angleUnit, within: context.budget)
      }),
    Function(
      "square", in: .powers,
      "The square.",
      examples: ["square(1.5)": "2.25"],
      definition: "x^2", body: .one { x, context in x.multiplied(by: x, within: context.budget) }),
    Function(
      "logn", parameters: "x; b", in: .powers, domain: "x > 0; b > 0 and b ≠ 1",
      "The logarithm to base b.",
      examples: ["logn(81; 3)": "4"],
      definition: "b == 2 ? log2(x) : ln(x)/ln(b)",
      body: .two { x, base, context throws(MathError) in
        try x.log(base: base, within: context.budget)
      }),
  ]
}
