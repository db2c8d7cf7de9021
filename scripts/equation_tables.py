#!/usr/bin/env python3
"""Solves equations and takes limits of published tables, and compares them with Arb: scripts/equation_tables.py COMMAND [--golden].

Each row has its source. The roots are those of fmpz_poly.complex_roots, of a closed form, or of a function that is monotone between two numbers at which its sign is told by Arb balls.
What is refused is counted by its reason. With --golden the rows are printed for Tests/Golden/equations.golden,
with --golden --slow those for slow-equations.golden, which take a second each.
"""
import collections
import re
import subprocess
import sys

from flint import arb, ctx, fmpq, fmpq_poly, fmpz_poly

DIGITS = 20
ctx.prec = 300
PI = arb.pi()


def decimal(text):
    return arb(fmpq(*map(int, text.split("/")))) if "/" in text else arb(text)


def written(polynomial):
    """A polynomial as it is typed, without its denominators."""
    integers = polynomial.numer() if isinstance(polynomial, fmpq_poly) else polynomial
    terms = [f"({c})*x^{k}" for k, c in enumerate(integers.coeffs()) if c != 0]
    return " + ".join(reversed(terms))


def real_roots(polynomial, low=None, high=None):
    integers = polynomial.numer() if isinstance(polynomial, fmpq_poly) else polynomial
    roots = [z.real for z, _ in integers.complex_roots() if z.imag == 0]
    return sorted((r for r in roots if (low is None or r >= low) and (high is None or r <= high)), key=lambda r: float(r))


def zero(function, low, high):
    """The zero of a function that is monotone between two numbers."""
    low, high = arb(low), arb(high)
    sign = function(low) > 0
    for _ in range(240):
        middle = ((low + high) / 2).mid()
        value = function(middle)
        if value == 0:
            return middle
        if not (value > 0 or value < 0):
            break
        if (value > 0) == sign:
            low = middle
        else:
            high = middle
    return low.union(high)


def recurrence(count, first, second, step):
    rows = [first, second]
    while len(rows) <= count:
        rows.append(step(len(rows) - 1, rows[-1], rows[-2]))
    return rows


def polynomials():
    x, one = fmpq_poly([0, 1]), fmpq_poly([1])
    chebyshev = recurrence(25, one, x, lambda n, p, q: 2 * x * p - q)
    for n in range(1, 26):
        roots = [(PI * (2 * k - 1) / (2 * n)).cos() for k in range(n, 0, -1)]
        yield "DLMF 18.5.1: zeros of the Chebyshev polynomials T", f"solve({written(chebyshev[n])} == 0; x)", roots
    second = recurrence(25, one, 2 * x, lambda n, p, q: 2 * x * p - q)
    for n in range(1, 26):
        roots = [(PI * k / (n + 1)).cos() for k in range(n, 0, -1)]
        yield "DLMF 18.5.2: zeros of the Chebyshev polynomials U", f"roots({written(second[n])}; x)", roots
    legendre = recurrence(24, one, x, lambda n, p, q: ((2 * n + 1) * x * p - n * q) / (n + 1))
    for n in range(2, 25):
        yield "Abramowitz and Stegun, table 25.4: zeros of the Legendre polynomials", f"solve({written(legendre[n])} == 0; x; -1; 1)", real_roots(legendre[n])
    for n in range(3, 21):
        slope = legendre[n].derivative()
        yield "Abramowitz and Stegun, table 25.6: zeros of the derivatives of Legendre polynomials", f"solve({written(slope)} == 0; x)", real_roots(slope)
    hermite = recurrence(20, one, 2 * x, lambda n, p, q: 2 * x * p - 2 * n * q)
    for n in range(2, 21):
        yield "Abramowitz and Stegun, table 25.10: zeros of the Hermite polynomials", f"solve({written(hermite[n])} == 0; x)", real_roots(hermite[n])
    laguerre = recurrence(20, one, 1 - x, lambda n, p, q: ((2 * n + 1 - x) * p - n * q) / (n + 1))
    for n in range(2, 21):
        yield "Abramowitz and Stegun, table 25.9: zeros of the Laguerre polynomials", f"roots({written(laguerre[n])}; x)", real_roots(laguerre[n])
    for text, coefficients, source in [
        ("x^3 + 2x^2 + 10x == 20", [-20, 10, 2, 1], "Leonardo of Pisa, Flos (1225)"), ("x^3 - 2x - 5 == 0", [-5, -2, 0, 1], "J. Wallis, Algebra (1685), of Newton"),
        ("x^2 == x + 1", [-1, -1, 1], "OEIS A001622"), ("x^3 == x + 1", [-1, -1, 0, 1], "OEIS A060006"), ("x^3 == x^2 + x + 1", [-1, -1, -1, 1], "OEIS A058265"),
    ]:
        yield source, f"solve({text}; x)", real_roots(fmpz_poly(coefficients))


TOMS = "Alefeld, Potra and Shi, Algorithm 748, ACM TOMS 21 (1995), table I, problem "


def toms():
    yield TOMS + "1", "solve(sin(x) == x/2; x; pi/2; pi)", [zero(lambda x: x.sin() - x / 2, PI / 2, PI)]
    for n in range(1, 11):
        low, high = arb(n * n) + arb("1e-9"), arb((n + 1) ** 2) - arb("1e-9")
        function = lambda x: sum((arb((2 * i - 5) ** 2) / (x - i * i) ** 3 for i in range(1, 21)), arb(0))
        yield TOMS + "2", f"solve(sum((2i - 5)^2/(x - i^2)^3; i; 1; 20) == 0; x; {n * n} + 1e-9; {(n + 1) ** 2} - 1e-9)", [zero(function, low, high)]
    for a, b in [(-40, -1), (-100, -2), (-200, -3)]:
        yield TOMS + "3", f"solve({a}*x*e^({b}x) == 0; x; -9; 31)", [arb(0)]
    for a in ["0.2", "1"]:
        for n in range(4, 13, 2):
            yield TOMS + "4", f"solve(x^{n} == {a}; x; 0; 5)", [arb(a) ** (arb(1) / n)]
    for n in range(8, 15, 2):
        yield TOMS + "4", f"solve(x^{n} == 1; x; -0.95; 4.05)", [arb(1)]
    yield TOMS + "5", "solve(sin(x) == 0.5; x; 0; 1.5)", [PI / 6]
    for n in [1, 2, 3, 4, 5, 20, 40, 60, 80, 100]:
        yield TOMS + "6", f"solve(2x*e^(-{n}) - 2e^(-{n}x) + 1 == 0; x; 0; 1)", [zero(lambda x: 2 * x * arb(-n).exp() - 2 * (-n * x).exp() + 1, 0, 1)]
    x = fmpz_poly([0, 1])
    for n in [5, 10, 20]:
        p = (1 + (1 - n) ** 2) * x - (1 - n * x) ** 2
        yield TOMS + "7", f"solve((1 + (1 - {n})^2)*x == (1 - {n}x)^2; x; 0; 1)", real_roots(p, 0, 1)
    for n in [2, 5, 10, 15, 20]:
        yield TOMS + "8", f"solve(x^2 == (1 - x)^{n}; x; 0; 1)", real_roots(x**2 - (1 - x) ** n, 0, 1)
    for n in [1, 2, 4, 5, 8, 15, 20]:
        p = (1 + (1 - n) ** 4) * x - (1 - n * x) ** 4
        yield TOMS + "9", f"solve((1 + (1 - {n})^4)*x == (1 - {n}x)^4; x; 0; 1)", real_roots(p, 0, 1)
    for n in [1, 5, 10, 15, 20]:
        yield TOMS + "10", f"solve(e^(-{n}x)*(x - 1) + x^{n} == 0; x; 0; 1)", [zero(lambda x: (-n * x).exp() * (x - 1) + x**n, 0, 1)]
    for n in [2, 5, 15, 20]:
        yield TOMS + "11", f"solve(({n}x - 1)/(({n} - 1)*x) == 0; x; 0.01; 1)", [arb(1) / n]
    for n in [2, 3, 4, 5, 6, *range(7, 34, 2)]:
        yield TOMS + "12", f"solve(x^(1/{n}) == {n}^(1/{n}); x; 1; 100)", [arb(n)]
    for n in [1, 10, 20, 30, 40]:
        root = zero(lambda x: x / arb("1.5") + x.sin() - 1, 0, PI / 2)
        yield TOMS + "14", f"solve((x >= 0 ? {n}/20*(x/1.5 + sin(x) - 1) : -{n}/20) == 0; x; -1e4; pi/2)", [root]


def transcendental():
    for sign in [1, -1]:
        # cos x cosh x = ±1: one root beside each odd quarter turn, where cos x = ±1/cosh x.
        roots = [zero(lambda x: x.cos() * x.cosh() - sign, PI * (2 * k + 1) / 2 - arb("0.4"), PI * (2 * k + 1) / 2 + arb("0.4")) for k in range(0 if sign < 0 else 1, 6)]
        yield "Abramowitz and Stegun, table 4.18: cos x cosh x = ±1", f"solve(cos(x)*cosh(x) == {sign}; x; 1; 18)", roots
    for tenth in [*range(-10, 0), *range(1, 11)]:
        factor = arb(tenth) / 10
        function = lambda x: x.sin() - factor * x * x.cos()
        ends = [((k, k + fmpq(1, 2)) if tenth > 0 else (k - fmpq(1, 2), k)) for k in range(1, 7)]
        roots = [zero(function, PI * arb(a), PI * arb(b)) for a, b in ends]
        yield "Abramowitz and Stegun, table 4.19: tan x = λx", f"solve(tan(x) == {tenth}/10*x; x; 1; 20)", [r for r in roots if 1 < r < 20]
    for tenth in [*range(1, 11), *range(20, 101, 10)]:
        factor = arb(tenth) / 10
        roots = [zero(lambda x: x.cos() - factor * x * x.sin(), PI * k, PI * (k + arb("0.5"))) for k in range(0, 6)]
        yield "Abramowitz and Stegun, table 4.20: cot x = λx", f"solve(cot(x) == {tenth}/10*x; x; 0.1; 17)", [r for r in roots if arb("0.1") < r < 17]
    for sign, name in [(1, "tanh(x)"), (-1, "-tanh(x)")]:
        quarter = arb("0.25") * sign
        roots = [zero(lambda x: x.sin() - sign * x.tanh() * x.cos(), PI * (k + quarter) - arb("0.3"), PI * (k + quarter) + arb("0.3")) for k in range(1, 6)]
        yield "R. D. Blevins, Formulas for Natural Frequency and Mode Shape (1979), table 8-1: tan x = ±tanh x", f"solve(tan(x) == {name}; x; 1; 17)", [r for r in roots if r < 17]
    for e in ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "0.99"]:
        yield "J. Meeus, Astronomical Algorithms (1991), chapter 29: Kepler's equation, M = 5°", f"solve(x - {e}*sin(x) == pi/36; x; 0; 4)", [zero(lambda x: x - arb(e) * x.sin() - PI / 36, 0, 4)]
    for a in ["1", "2", "3", "4", "5", "10", "1/2", "1/10"]:
        yield "DLMF 4.13: Lambert's W", f"solve(x*e^x == {a}; x; -20; 5)", [decimal(a).lambertw()]
    for a in ["-1/5", "-1/10", "-1/3", "-1/100"]:
        yield "DLMF 4.13: both branches of Lambert's W", f"solve(x*e^x == {a}; x; -20; 5)", [decimal(a).lambertw(branch=-1), decimal(a).lambertw()]
    for p in ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "0.99"]:
        yield "Abramowitz and Stegun, table 7.1 in reverse: erf x", f"solve(erf(x) == {p}; x; -5; 5)", [zero(lambda x: x.erf() - arb(p), 0, 5)]
    for n in [3, 4, 5]:
        yield "CODATA: Wien's displacement law in n dimensions", f"solve(x == {n}*(1 - e^(-x)); x; -1; 10)", [arb(0), n + (-n * arb(-n).exp()).lambertw()]
    dottie = zero(lambda x: x.cos() - x, 0, 1)
    yield "OEIS A003957", "solve(cos(x) == x; x; -10; 10)", [dottie]
    yield "OEIS A030178", "solve(x + ln(x) == 0; x; 0.01; 10)", [arb(1).lambertw()]
    yield "OEIS A030798", "solve(x^x == 2; x; 0.1; 10)", [arb(2).log() / arb(2).log().lambertw()]
    yield "DLMF 10.21: zeros of the Bessel function J0", "solve(besselj(0; x) == 0; x; 0; 10)", [zero(lambda x: x.bessel_j(0), a, a + 1) for a in (2, 5, 8)]


WIKIPEDIA = "Wikipedia, List of limits (2025)"
DEMIDOVICH = "B. P. Demidovich, Problems in Mathematical Analysis, chapter I"
GRUNTZ = "D. Gruntz, On Computing Limits in a Symbolic Manipulation System (1996), chapter 8"
E1 = arb(1).exp()
LIMITS = [
    (WIKIPEDIA, "(1 + 1/x)^x; x; inf", E1), (WIKIPEDIA, "(1 + 3/x)^(2x); x; inf", E1**6), (WIKIPEDIA, "(x/(x + 2))^x; x; inf", 1 / E1**2),
    (WIKIPEDIA, "(1 + 5*(e^(-x) - 1))^(-1/x); x; 0", E1**5), (WIKIPEDIA, "(2^x - 1)/x; x; 0", arb(2).log()), (WIKIPEDIA, "(e^x - 1)/x; x; 0", 1),
    (WIKIPEDIA, "(e^(3x) - 1)/x; x; 0", 3), (WIKIPEDIA, "ln(1 + x)/x; x; 0", 1), (WIKIPEDIA, "ln(x)/(x - 1); x; 1", 1), (WIKIPEDIA, "-ln(1 - x)/x; x; 0", 1),
    (WIKIPEDIA, "x^2*ln(x); x; 0; 1", 0), (WIKIPEDIA, "ln(x)/x^(1/2); x; inf", 0), (WIKIPEDIA, "sin(3x)/x; x; 0", 3), (WIKIPEDIA, "sin(3x)/sin(7x); x; 0", arb(3) / 7),
    (WIKIPEDIA, "x*sin(1/x); x; inf", 1), (WIKIPEDIA, "(1 - cos(x))/x; x; 0", 0), (WIKIPEDIA, "(1 - cos(x))/x^2; x; 0", arb(1) / 2), (WIKIPEDIA, "tan(x)/x; x; 0", 1),
    (WIKIPEDIA, "x^(1/x); x; inf", 1), (WIKIPEDIA, "x^x; x; 0; 1", 1), (WIKIPEDIA, "(1 + x)^(1/x); x; 0", E1), (WIKIPEDIA, "atan(x); x; inf", PI / 2),
    (DEMIDOVICH, "(x + 1)*(x + 2)*(x + 3)/x^3; x; inf", 1), (DEMIDOVICH, "(2^(x + 1) + 3^(x + 1))/(2^x + 3^x); x; inf", 3), (DEMIDOVICH, "sqrt(x + 1) - sqrt(x); x; inf", 0),
    (DEMIDOVICH, "(2x - 3)*(3x + 5)*(4x - 6)/(3x^3 + x - 1); x; inf", 8), (DEMIDOVICH, "x/cbrt(x^3 + 10); x; inf", 1), (DEMIDOVICH, "(x + 1)^2/(x^2 + 1); x; inf", 1),
    (DEMIDOVICH, "1000x/(x^2 - 1); x; inf", 0), (DEMIDOVICH, "(2x^2 - x + 3)/(x^3 - 8x + 5); x; inf", 0), (DEMIDOVICH, "(2x^2 - 3x - 4)/sqrt(x^4 + 1); x; inf", 2),
    (DEMIDOVICH, "(2x + 3)/(x + cbrt(x)); x; inf", 2), (DEMIDOVICH, "cbrt(x^2 + 1)/(x + 1); x; inf", 0), (DEMIDOVICH, "sqrt(x)/sqrt(x + sqrt(x + sqrt(x))); x; inf", 1),
    (DEMIDOVICH, "1/(1 - x) - 3/(1 - x^3); x; 1", -1), (DEMIDOVICH, "(sqrt(1 + x) - 1)/(cbrt(1 + x) - 1); x; 0", arb(3) / 2), (DEMIDOVICH, "(sqrt(x) - 1)/(x - 1); x; 1", arb(1) / 2),
    (DEMIDOVICH, "(sqrt(x) - 8)/(cbrt(x) - 4); x; 64", 3), (DEMIDOVICH, "(cbrt(x) - 1)/(x^(1/4) - 1); x; 1", arb(4) / 3), (DEMIDOVICH, "(cbrt(x^2) - 2*cbrt(x) + 1)/(x - 1)^2; x; 1", arb(1) / 9),
    (DEMIDOVICH, "(sqrt(1 + x) - sqrt(1 - x))/x; x; 0", 1), (DEMIDOVICH, "x*(sqrt(x^2 + 1) - x); x; inf", arb(1) / 2), (DEMIDOVICH, "sqrt(x^2 - 5x + 6) - x; x; inf", arb(-5) / 2),
    (DEMIDOVICH, "x - cbrt(x^3 - 1); x; inf", 0), (DEMIDOVICH, "ln(1 + e^x)/x; x; inf", 1), (DEMIDOVICH, "ln(1 + e^x)/x; x; -inf", 0), (DEMIDOVICH, "x*sin(1/x); x; 0", 0),
    (DEMIDOVICH, "sin(5x)/sin(2x); x; 0", arb(5) / 2), (DEMIDOVICH, "sin(pi*x)/sin(3pi*x); x; 1", arb(1) / 3), (DEMIDOVICH, "(tan(x) - sin(x))/x^3; x; 0", arb(1) / 2),
    (DEMIDOVICH, "((x - 1)/(x + 3))^(x + 2); x; inf", E1**-4), (DEMIDOVICH, "cos(x)^(1/x); x; 0", 1), (DEMIDOVICH, "cos(x)^(1/x^2); x; 0", (arb(-1) / 2).exp()),
    (DEMIDOVICH, "(x - sin(2x))/(x + sin(3x)); x; 0", arb(-1) / 4), (DEMIDOVICH, "(1 - sqrt(cos(x)))/x^2; x; 0", arb(1) / 4), (DEMIDOVICH, "(x^2 - 5x + 10)/(x^2 - 25); x; -1", arb(-2) / 3),
    (DEMIDOVICH, "(x^2 - 1)/(x^2 + 3x + 2); x; -1", -2), (DEMIDOVICH, "(x^3 - 3x + 2)/(x^4 - 4x + 3); x; 1", arb(1) / 2), (DEMIDOVICH, "(2 - sqrt(x - 3))/(x^2 - 49); x; 7", arb(-1) / 56),
    (GRUNTZ, "e^x*(e^(1/x - e^(-x)) - e^(1/x)); x; inf", -1), (GRUNTZ, "(3^x + 5^x)^(1/x); x; inf", 5), (GRUNTZ, "e^x*(e^(1/x + e^(-x) + e^(-x^2)) - e^(1/x - e^(-e^x))); x; inf", 1),
    (GRUNTZ, "ln(ln(x) + ln(ln(x)))/ln(ln(x) + ln(ln(ln(x))))*ln(x)/ln(x); x; inf", 1), (GRUNTZ, "(e^(x*e^(-x)/(e^(-x) + e^(-2x^2/(x + 1)))) - e^x)/x; x; inf", -(E1**2)),
]


def limits():
    for source, text, value in LIMITS:
        yield source, f"limit({text})", [arb(value)]


def agrees(text, ball):
    """Whether a text is the value of a ball, rounded to its digits."""
    digits = len(re.sub(r"^0*", "", re.sub(r"e.*", "", text).lstrip("-").replace(".", "")))
    distance = abs(arb(text) - ball)
    return bool(distance <= abs(ball) * arb(10) ** (1 - max(digits, DIGITS - 3)) * arb("0.5000001")) or bool(distance < arb("1e-60"))


SLOW = "solve(sum((2i - 5)^2/"


def main():
    golden, slow = "--golden" in sys.argv, "--slow" in sys.argv
    rows = [*polynomials(), *toms(), *transcendental(), *limits()]
    run = subprocess.run([sys.argv[1], "-r", "-n", str(DIGITS)], input="\n".join(text for _, text, _ in rows) + "\n", capture_output=True, text=True)
    counts, last, refused = collections.Counter(), "", []
    for (source, text, expected), output in zip(rows, run.stdout.splitlines(), strict=True):
        kind = "limits" if text.startswith("limit") else "equations"
        if output.startswith("error: "):
            counts[kind, "refused: " + output.removeprefix("error: ")] += 1
            refused.append(f"{text}: {output.removeprefix('error: ')}")
            continue
        found = [] if output == "none (proved)" else output.strip("[]").split("; ")
        if len(found) == len(expected) and all(agrees(*pair) for pair in zip(found, expected)):
            counts[kind, "right"] += 1
            if golden and text.startswith(SLOW) == slow:
                if source != last:
                    print(f"\n# {source}.")
                last = source
                print(f"{text} => {output}")
        else:
            counts[kind, "wrong"] += 1
            print("WRONG", text, output, [b.str(25) for b in expected])
    if not slow:
        print("\n# Refused:" if golden else "refused:")
        for text in refused:
            print(f"# {text}" if golden else text)
    for (kind, what), count in sorted(counts.items()):
        print(kind, what, count, file=sys.stderr if golden else sys.stdout)


main()
