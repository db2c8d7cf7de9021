#!/usr/bin/env python3
"""Compares derivatives and roots with python-flint: scripts/calculus_witness.py COMMAND SEED COUNT [--golden].

Derivatives of random expressions are those of Taylor series over Arb balls (arb_series). Roots are those of random polynomials with rational, double, triple and
close roots (fmpz_poly.complex_roots), and of transcendental equations that are made of factors with known zeros and factors without any. Inequalities of rational functions are looked at by fractions. With --golden the rows
are printed for Tests/Golden/calculus.golden.
"""
import random
import re
import subprocess
import sys

from flint import arb, arb_series, ctx, fmpq, fmpz_poly

DIGITS = 20


def series_of(expression, point, order):
    ctx.prec = 400
    ctx.cap = order + 1
    x = arb_series([arb(point), 1], order + 1)
    return eval(expression, dict(FUNCTIONS, x=x, c=lambda n: arb_series([n], order + 1)))


FUNCTIONS = {
    "sin": lambda s: s.sin(), "cos": lambda s: s.cos(), "exp": lambda s: s.exp(), "ln": lambda s: s.log(),
    "sqrt": lambda s: s.sqrt(), "atan": lambda s: s.atan(), "tan": lambda s: s.tan(), "sinh": lambda s: (s.exp() - (-s).exp())/2,
    "cosh": lambda s: (s.exp() + (-s).exp())/2, "erf": lambda s: s.erf(), "gamma": lambda s: s.gamma(), "asin": lambda s: s.asin(),
    "acos": lambda s: s.acos(),
}


class Expressions:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def make(self, depth):
        r = self.random
        if depth == 0:
            return r.choice(["x", "x", "x", f"c({r.randint(1, 9)})", f"(x + {r.randint(1, 5)})"])
        kind = r.random()
        if kind < 0.45:
            return f"({self.make(depth - 1)} {r.choice('+-*/')} {self.make(depth - 1)})"
        if kind < 0.6:
            return f"({self.make(depth - 1)})**{r.randint(2, 4)}"
        name = r.choice(list(FUNCTIONS))
        inner = self.make(depth - 1)
        if name in ("asin", "acos"):
            inner = f"({inner})/c(97)"
        return f"{name}({inner})"


def ask(command, lines, *options):
    run = subprocess.run([command, "-r", "-n", str(DIGITS), *options], input="\n".join(lines) + "\n", capture_output=True, text=True)
    return run


def answer(command, text):
    run = subprocess.run([command, "-r", "-n", str(DIGITS), "--", text], capture_output=True, text=True)
    return run.stdout.strip(), run.stderr.strip()


def agrees(text, ball):
    """Whether a text is the value of a ball, correctly rounded to the digits that it has."""
    ctx.prec = 400
    shown = arb(text)
    distance = abs(shown - ball)
    digits = len(text.lstrip("-").replace(".", "").lstrip("0").split("e")[0])
    size = abs(ball)
    return bool(distance <= size * arb(10) ** (1 - max(digits, 15)) * arb("0.5000001")) or bool(distance < arb("1e-80"))


def derivatives(command, seed, count, golden):
    expressions = Expressions(seed)
    counts = {"right": 0, "wrong": 0, "refused": 0, "undetermined": 0}
    for _ in range(count):
        expression = expressions.make(expressions.random.randint(1, 3))
        point = fmpq(expressions.random.randint(-30, 40), 10)
        order = expressions.random.randint(1, 6)
        try:
            series = series_of(expression, point, order)
            coefficient = series[order] if isinstance(series, arb_series) else arb(0)
            value = coefficient
            for k in range(2, order + 1):
                value *= k
            if not value.is_finite() or value.rel_accuracy_bits() < 150 and not value == 0:
                raise ValueError
        except (ValueError, ZeroDivisionError, NotImplementedError):
            counts["undetermined"] += 1
            continue
        expression = expression.replace("**", "^").replace("c(", "(")
        text = f"derivative({expression}; x; {point}; {order})"
        output, error = answer(command, text)
        if not output:
            counts["refused"] += 1
            print("refused", text, error.split("\n")[0])
        elif agrees(output, value):
            counts["right"] += 1
            if golden:
                print(f"GOLDEN {text} = {output}")
        else:
            counts["wrong"] += 1
            print("WRONG", text, output, value.str(30))
    return counts


def random_polynomial(r):
    """A product of factors with rational, quadratic, close and other roots, some of them multiple."""
    polynomial = fmpz_poly([1])
    for _ in range(r.randint(1, 5)):
        kind = r.random()
        if kind < 0.4:
            factor = fmpz_poly([r.randint(-20, 20), r.randint(1, 9)])
        elif kind < 0.65:
            factor = fmpz_poly([r.randint(-9, 9), r.randint(-9, 9), r.randint(1, 5)])
        elif kind < 0.8:
            factor = fmpz_poly([r.randint(-9, 9) for _ in range(r.randint(3, 5))] + [1])
        elif kind < 0.9:
            # A polynomial in a power of x.
            factor = fmpz_poly([r.randint(1, 9)] + [0] * r.randint(1, 4) + [r.choice([-8, -1, 1, 2])])
        else:
            # Two roots 10⁻⁵⁰ apart: real ones, or beside one another above the real axis.
            root = r.randint(-5, 5)
            factor = fmpz_poly([-root, 1]) * fmpz_poly([-root * 10**50 - 1, 10**50])
            if r.random() < 0.5:
                factor = fmpz_poly([root * root + 1, -2 * root, 1]) * fmpz_poly([10**50 * (root * root + 1) + 1, -2 * root * 10**50, 10**50])
        polynomial *= factor ** r.choice([1, 1, 1, 2, 3])
    return polynomial


def polynomials(command, seed, count):
    """All real roots, and all complex ones, in one run each."""
    r = random.Random(seed)
    ctx.prec = 500
    pool = [random_polynomial(r) for _ in range(count)]
    texts = ["roots(" + " + ".join(f"({c})*x^{k}" for k, c in enumerate(p.coeffs())) + "; x)" for p in pool]
    counts = {"right": 0, "wrong": 0}
    for options in ([], ["--complex"]):
        run = ask(command, texts, *options)
        notes = [0] * count
        for line in run.stderr.splitlines():
            if "note:" in line and "root" in line:
                notes[int(line.split(":")[0].split()[1]) - 1] += 1
        for text, polynomial, output, noted in zip(texts, pool, run.stdout.splitlines(), notes, strict=True):
            expected = [(z, m) for z, m in polynomial.complex_roots() if options or z.imag == 0]
            found = [] if output == "none (proved)" else output.strip("[]").split("; ")
            multiple = sum(m > 1 for _, m in expected)
            # Roots closer than the digits that are printed have the same text.
            right = len(found) == len(expected) and noted == multiple and all(
                any(is_root(t, z) for z, _ in expected) for t in found) and all(
                any(is_root(t, z) for t in found) for z, _ in expected)
            counts["right" if right else "wrong"] += 1
            if not right:
                print("WRONG", options, text, output, noted, expected)
    return counts


def is_root(text, z):
    """Whether each part of a text is that of a number."""
    real, imaginary = parts(text)
    return is_part(real, z.real) and is_part(imaginary, z.imag)


def parts(text):
    if not text.endswith("i"):
        return text, "0"
    match = re.fullmatch(r"(?:(.+) ([+-]) )?(.*)i", text)
    real, sign, imaginary = match.groups()
    imaginary += "1" if imaginary in ("", "-") else ""
    return real or "0", ("-" if sign == "-" else "") + imaginary


def is_part(text, ball):
    shown = arb(text)
    return bool(abs(shown - ball) <= abs(ball) * arb(10) ** (1 - DIGITS) * arb("0.5000001")) or bool(
        abs(shown - ball) < arb("1e-80"))


def equations(command, seed, count):
    """(x − a)(x − b)²… times factors without zeros."""
    r = random.Random(seed)
    others = ["exp(x/8)", "(2 + sin(x))", "1/(x^2 + 1)", "cosh(x/3)", "(3 - cos(x))", "sqrt(x^2 + 2)", "ln(x^2 + 3)"]
    counts = {"right": 0, "wrong": 0, "refused": 0}
    for _ in range(count):
        roots = sorted(r.sample(range(-40, 41), r.randint(1, 4)))
        multiplicities = [r.choice([1, 1, 1, 2, 3]) for _ in roots]
        factors = [f"(x - ({a}/8))" + (f"^{m}" if m > 1 else "") for a, m in zip(roots, multiplicities)]
        factors += r.sample(others, r.randint(1, 2))
        r.shuffle(factors)
        text = f"solve({'*'.join(factors)} == 0; x; -6; 6)"
        output, error = answer(command, text)
        if not output:
            counts["refused"] += 1
            print("refused", text, error.split("\n")[0])
            continue
        found = [] if output == "none (proved)" else output.strip("[]").split("; ")
        wanted = [str(a / 8).removesuffix(".0") for a in roots]
        if found == wanted and error.count("note:") == sum(m > 1 for m in multiplicities):
            counts["right"] += 1
        else:
            counts["wrong"] += 1
            print("WRONG", text, output, error)
    return counts


def inequalities(command, seed, count):
    """Rational functions: the condition that is printed holds at the numbers at which the inequality does, by exact fractions."""
    r = random.Random(seed)
    counts = {"right": 0, "wrong": 0, "refused": 0}

    def factor():
        if r.random() < 0.7:
            return fmpz_poly([-r.randint(-12, 12), r.choice([1, 1, 2])]) ** r.choice([1, 1, 2, 3])
        return fmpz_poly([r.randint(-9, 9) for _ in range(3)] + [r.choice([0, 1])]) + 1

    for _ in range(count):
        top, bottom = fmpz_poly([1]), fmpz_poly([1])
        for _ in range(r.randint(1, 3)):
            top *= factor()
        for _ in range(r.randint(0, 2)):
            bottom *= factor()
        if top == 0 or bottom == 0:
            continue
        relation = r.choice(["<", "<=", ">", ">=", "!="])
        low, high = (r.randint(-9, 0), r.randint(1, 9)) if r.random() < 0.4 else (None, None)
        side = "" if low is None else f"; {low}; {high}"
        written = ["(" + " + ".join(f"({c})*x^{k}" for k, c in enumerate(p.coeffs())) + ")" for p in (top, bottom)]
        text = f"solve({written[0]}/{written[1]} {relation} 0; x{side})"
        output, error = answer(command, text)
        if not output:
            counts["refused"] += 1
            print("refused", text, error.split("\n")[0])
            continue
        condition = {"none (proved)": "False", "all real numbers (proved)": "True"}.get(output, output)
        condition = re.sub(r"-?\d+(\.\d+)?(e-?\d+)?", lambda m: f"number('{m[0]}')", condition)
        right = True
        for x in [fmpq(k, 4) for k in range(-60, 61)]:
            value = bottom(x)
            holds = value != 0 and (low is None or low <= x <= high) and eval(f"value {relation} 0", {"value": top(x) / value})
            right = right and holds == eval(condition, {"x": x, "number": number})
        counts["right" if right else "wrong"] += 1
        if not right:
            print("WRONG", text, output)
    return counts


def number(text):
    mantissa, _, exponent = text.partition("e")
    whole, _, places = mantissa.partition(".")
    return fmpq(int(whole + places), 10 ** len(places)) * fmpq(10) ** int(exponent or 0)


def main():
    command, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    golden = "--golden" in sys.argv
    print("derivatives", derivatives(command, seed, count, golden))
    if not golden:
        print("polynomials", polynomials(command, seed, count))
        print("equations", equations(command, seed, count))
        print("inequalities", inequalities(command, seed, count))


main()
