// Derivatives, limits and equations: functions of an expression and the name of its variable. The methods are in Calculus.

extension FunctionTable {
  static let calculus: [Function] = [
    Function(
      "derivative", aliases: ["diff"], parameters: "f; x; a[; n]", in: .calculus,
      domain: "n an integer from 1 to 20",
      "The derivative of f by x at a, or the nth derivative, exactly.",
      examples: [
        "derivative(x^3; x; 2)": "12", "derivative(x^x; x; 1)": "1",
        "derivative(e^(2x); x; 0; 3)": "8",
      ],
      body: .expression(.derivative)),
    Function(
      "solve", aliases: ["nsolve"], parameters: "f == g; x[; a; b]", in: .calculus,
      "All solutions of an equation or an inequality, each proved; between a and b, or everywhere.",
      examples: [
        "solve(x^2 == 2; x)": "[-1.4142135623730950488; 1.4142135623730950488]",
        "solve(cos(x) == x; x; 0; 1)": "0.99984774153108811296",
        "solve(x^2 < 2; x)": "-1.4142135623730950488 < x < 1.4142135623730950488",
        "solve(7^x - x == 47; x)": "[-47.000000000000000000; 2]",
        "solve(2x + y == 3; x + 3y == 5; x; y)": "[0.8; 1.4]",
      ],
      remarks: [
        .note("every solution is proved, and that there is no other; what is not found out is said")
      ],
      body: .expression(.solve)),
    Function(
      "roots", parameters: "p; x", in: .calculus,
      "All real roots of a polynomial with rational coefficients, as exact numbers; all complex ones with --complex.",
      examples: [
        "roots(x^3 - 6x^2 + 11x - 6; x)": "[1; 2; 3]",
        "r = roots(x^5 - x - 1; x); r^5 - r == 1": "true",
      ],
      body: .expression(.roots)),
    Function(
      "limit", aliases: ["lim"], parameters: "f; x; a[; side]", in: .calculus,
      domain: "a a number, inf or -inf; side 1 for above, -1 for below",
      "The limit of f as x goes to a, from both sides or from one.",
      examples: [
        "limit((sqrt(1 + x) - 1)/x; x; 0)": "0.5", "limit((2x + 1)/(x - 3); x; inf)": "2",
        "limit(|x|/x; x; 0; -1)": "-1",
      ],
      body: .expression(.limit)),
    Function(
      "argmin", parameters: "f; x[; a; b]", in: .calculus,
      "Where an expression is smallest: all places. The value is minimum(f; x; a; b).",
      examples: [
        "argmin(x^4 - 3x^3 + 2; x; -2; 4)": "2.25",
        "minimum(x^4 - 3x^3 + 2; x; -2; 4)": "-6.54296875",
      ],
      body: .expression(.argmin)),
    Function(
      "argmax", parameters: "f; x[; a; b]", in: .calculus,
      "Where an expression is largest: all places. The value is maximum(f; x; a; b).",
      examples: [
        "argmax(sin(x); x; 0; 720)": "[90; 450]", "maximum(x*(10 - x); x)": "25",
      ],
      body: .expression(.argmax)),
    Function(
      "integral", aliases: ["integrate"], parameters: "f; x; a; b", in: .calculus,
      domain: "a and b numbers, inf or -inf",
      "The integral of f by x from a to b, every digit proved, or why there is none.",
      examples: [
        "integral(x^2; x; 0; 1)": "0.33333333333333333333",
        "integral(e^(-x^2); x; 0; 1)": "0.74682413281242702540",
        "integral(1/(1 + x^2); x; -inf; inf)": "3.1415926535897932385",
      ],
      body: .expression(.integral)),
  ]
}
