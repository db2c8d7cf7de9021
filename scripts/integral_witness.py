#!/usr/bin/env python3
"""Compares integrals with published tables or with Arb: scripts/integral_witness.py COMMAND [SEED COUNT [SECONDS]].

SECONDS is the most that the command may take for one integral, 10 unless it is given. Without a seed, each row of Tests/SciCalculatorTests/Data/integrals.tsv is evaluated to 30 digits, and each printed digit has to be that of the row. With a seed,
random integrals are compared with those that Arb encloses (acb.integral, python-flint) to 25 digits: smooth ones, powers at both ends, exponential and algebraic
tails, and pieces of abs, floor, min, max and if. Powers and algebraic tails are made analytic by a substitution first, exponential tails are cut where a bound
of the rest is below 1e-60; what Arb cannot enclose is only counted. An error that says why there is no number is counted by its reason, and so is an answer
that takes more than a second. The exit status is 1 if a number is wrong, if a divergent integral has a number, or if the command ends by a signal.
"""
import collections
import pathlib
import random
import re
import subprocess
import sys
import time
from fractions import Fraction

from flint import acb, arb, ctx, fmpq

import ball_expression

TABLE = pathlib.Path(__file__).parent.parent / "Tests/SciCalculatorTests/Data/integrals.tsv"


def answer(command, text, digits, limit):
    """What is printed, what is said, the exit status (None if it does not end), and the seconds it takes."""
    begun = time.monotonic()
    try:
        run = subprocess.run([command, "-r", "-n", str(digits), "--max-time", str(limit), "--", text], capture_output=True, text=True, timeout=3 * limit + 10)
    except subprocess.TimeoutExpired:
        return "", "", None, time.monotonic() - begun
    return run.stdout.strip(), run.stderr.strip(), run.returncode, time.monotonic() - begun


def reason(error):
    """The first line of an error, without its numbers."""
    line = error.split("\n")[0].removeprefix("error: ")
    return re.sub(r"-?\d+(\.\d+)?(e[+-]?\d+)?", "…", line)


class Tally:
    """Counts of outcomes, with the inputs of those that have to be looked at."""

    def __init__(self, limit):
        self.limit = limit
        self.counts = collections.Counter()
        self.reasons = collections.Counter()
        self.slow = []
        self.bad = 0

    def add(self, outcome, text, detail="", seconds=0.0):
        self.counts[outcome] += 1
        if outcome in ("wrong", "ended by a signal", "does not end"):
            self.bad += 1
        if outcome not in ("right", "undetermined by Arb"):
            print(f"{outcome}\t{seconds:.2f}\t{text}\t{detail}", flush=True)
        if outcome == "refused":
            self.reasons[detail.split("\t")[0]] += 1
        if seconds > 1:
            self.counts["slow"] += 1
            self.slow.append((seconds, text))

    def report(self):
        for seconds, text in sorted(self.slow, reverse=True):
            print(f"slow\t{seconds:.2f}\t{text}")
        for why, count in self.reasons.most_common():
            print(f"{count:5}  {why}")
        print(dict(self.counts))
        return 1 if self.bad else 0


def judge(tally, command, text, digits, is_right, diverges="", detail=""):
    """Counts an answer; `diverges` is what has to be said of the integral, if it has no value."""
    output, error, status, seconds = answer(command, text, digits, tally.limit)
    if status is None:
        outcome = "does not end"
    elif status < 0 or status > 127:
        outcome, detail = "ended by a signal", f"{status} {error}"
    elif not output:
        said = error.split("\n")[0]
        says = "diverges" in said or "has no value" in said
        if diverges and (diverges in said or "has no value: " in said):
            outcome = "right"
        elif says:
            outcome, detail = "wrong", f"says: {said}\t{detail}"
        else:
            outcome, detail = "refused", reason(error) + "\t" + detail
    elif not diverges and is_right(output):
        outcome = "right"
    else:
        outcome, detail = "wrong", f"printed {output}\t{detail}"
    tally.add(outcome, text, detail, seconds)


# MARK: - The table


def decimal(value, digits):
    """A fraction correctly rounded, as a fraction."""
    if value == 0:
        return Fraction(0)
    exponent = len(str(abs(value.numerator))) - len(str(value.denominator)) - digits
    while abs(value) >= Fraction(10) ** (exponent + digits):
        exponent += 1
    return round(value / Fraction(10) ** exponent) * Fraction(10) ** exponent


def table(command):
    tally = Tally(10)
    for line in TABLE.read_text().splitlines():
        if line.startswith("#") or not line:
            continue
        text, expected, source = line.split("\t")
        if expected.startswith("diverges"):
            judge(tally, command, text, 30, None, diverges=expected, detail=source)
            continue
        exact = expected.removeprefix("exact: ")
        wanted = decimal(Fraction(exact), 30)
        judge(tally, command, text, 30, lambda shown: Fraction(shown) == wanted if is_number(shown) else False, detail=f"{expected}\t{source}")
    return tally


def is_number(text):
    return re.fullmatch(r"-?\d+(\.\d+)?(e[+-]?\d+)?", text) is not None


# MARK: - Random integrals


def q(value):
    return f"({value})" if value < 0 or value.denominator != 1 else str(value)


class Random:
    """Random integrals, each as text, with what Arb has to integrate instead."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def rational(self, low, high, denominators=(1, 2, 3, 4, 5, 10)):
        d = self.random.choice(denominators)
        return Fraction(self.random.randint(int(low * d), int(high * d)), d)

    def smooth(self, depth, x="x"):
        """A function that is analytic for most arguments."""
        r = self.random
        if depth == 0:
            return r.choice([x, x, x, f"{r.randint(2, 9)}*{x}", f"({x} + {r.randint(1, 5)})", f"({r.randint(1, 5)} - {x})", str(r.randint(1, 9))])
        kind = r.random()
        if kind < 0.4:
            return f"({self.smooth(depth - 1, x)} {r.choice('++--**/')} {self.smooth(depth - 1, x)})"
        if kind < 0.5:
            return f"({self.smooth(depth - 1, x)})^{r.randint(2, 4)}"
        inner = self.smooth(depth - 1, x)
        name = r.choice("sin cos exp ln sqrt atan tanh sinh cosh erf asinh sech tan sec gamma cbrt asin acos acosh atanh csch".split()
                        if r.random() < 0.5 else "sin cos exp atan tanh erf".split())
        if name in ("ln", "sqrt", "cbrt"):
            return f"{name}({r.randint(1, 3)} + ({inner})^2)" if r.random() < 0.7 else f"{name}({inner})"
        if name in ("asin", "acos", "atanh"):
            return f"{name}(sin({inner})/{r.randint(2, 5)})"
        if name == "acosh":
            return f"acosh({r.randint(2, 4)} + ({inner})^2)"
        if name in ("tan", "sec"):
            return f"{name}(tanh({inner}))"
        if name == "gamma":
            return f"gamma({r.randint(2, 4)} + tanh({inner}))"
        if name in ("exp", "sinh", "cosh"):
            return f"{name}({inner}/{r.randint(2, 9)})" if r.random() < 0.6 else f"{name}(-({inner})^2)"
        return f"{name}({inner})"

    def bounded(self, x):
        """A function without poles near the positive axis, of moderate growth."""
        r = self.random
        return r.choice([
            f"cos({r.randint(1, 9)}*{x})", f"sin({x} + {r.randint(1, 5)})", f"1/({x} + {r.randint(1, 5)})", f"1/({x}^2 + {r.randint(1, 9)})", f"atan({x})",
            f"exp(-{x})", f"ln({x} + {r.randint(2, 5)})", f"sqrt({x} + {r.randint(1, 5)})", "1", f"tanh({x})", f"erf({x})", f"({x} + {r.randint(1, 3)})",
            f"exp(-{x}^2)", f"sech({x})", f"asinh({x})"])

    def make(self):
        return self.random.choice([self.finite, self.finite, self.pieces, self.powers, self.logarithm, self.exponential, self.algebraic, self.line,
                                   self.kinks, self.divergent, self.roots])()

    def finite(self):
        a = self.rational(-4, 4)
        b = a + self.rational(0, 5) + Fraction(1, 10)
        f = self.smooth(self.random.randint(1, 3))
        return f"integral({f}; x; {a}; {b})", lambda: ball_expression.integral(f, ball(a), ball(b)).real

    def pieces(self):
        """A kink or a jump at points that Arb finds by bisection, or that are rational and known."""
        r = self.random
        a = self.rational(-3, 2)
        b = a + self.rational(1, 4)
        f = self.smooth(1)
        g = self.smooth(1)
        c = self.rational(-2, 3)
        kind = r.randint(0, 6)
        points = {c}
        if kind == 0:
            text = f"abs(x - {q(c)})*{f}"
        elif kind == 1:
            n = r.randint(1, 4)
            text = f"floor({n}*x)*{f}"
            points = {Fraction(k, n) for k in range(-60, 60)}
        elif kind == 2:
            text = f"max(x; {q(c)})*{f}"
        elif kind == 3:
            text = f"min(x; {q(c)})*{f} + {g}"
        elif kind == 4:
            text = f"if(x < {q(c)}; {f}; {g})"
            return f"integral({text}; x; {a}; {b})", lambda: two(f, g, a, c, b)
        elif kind == 5:
            text = f"sign(x - {q(c)})*{f} + ceil(x)*{g}"
            points |= {Fraction(k) for k in range(-9, 9)}
        else:
            text = f"mod(x; {q(abs(c) + 1)})*{f}"
            points = {k * (abs(c) + 1) for k in range(-9, 9)}
        return f"integral({text}; x; {a}; {b})", lambda: between(text, a, b, points)

    def kinks(self):
        """Kinks and jumps at points that Arb finds by bisection."""
        r = self.random
        a = self.rational(-3, 2)
        b = a + self.rational(0, 3) + Fraction(1, 4)
        waves = ["sin(2*x)", "cos(x)", "x^2", "exp(x/2)", "x^3/4", "atan(2*x)", "sin(x^2)", "x", "tanh(x)", "x*(x + 1)"]
        f, g = r.sample(waves, 2)
        h = r.choice(["1", "exp(-x)", "cos(x)", "(x + 4)"])
        c, n = q(self.rational(-1, 1)), r.randint(2, 4)
        kind = r.randint(0, 7)
        if kind == 7:
            text, ours = f"if({f} < {g} + {c}; {h}; x)", f"x + ({h} - x)*(1 + sign({g} + {c} - {f}))/2"
        else:
            text = ours = [f"abs({f} - {c})*{h}", f"floor({n}*{f} + 1/7)*{h}", f"min({f}; {g})*{h}", f"max({f}; {c} + {g})", f"mod({f}; 1/{n})*{h}", f"sign({f} - {g})*{h}",
                           f"abs(abs({f}) - {g})"][kind]
        value = lambda: ball_expression.integral(ours, ball(a), ball(b)).real
        if r.random() < 0.15:
            return f"integral({text}; x; {b}; {a})", lambda: -value()
        return f"integral({text}; x; {a}; {b})", value

    def divergent(self):
        """A pole or a power of at most -1 at an end, inside or at infinity, times what is not zero there."""
        r = self.random
        c = self.rational(-3, 3)
        n = r.choice([1, 2, 3])
        s = Fraction(r.randint(n, 3 * n), n)
        g = r.choice(["1", "exp(x)", "(2 + cos(x))", "(x^2 + 1)", "1/(x + 9)", "cosh(x)", "sqrt(x^2 + 2)", "exp(-x^2)"])
        kind = r.randint(0, 4)
        if kind == 0:
            text = f"integral({g}/(x - {q(c)})^({s}); x; {c}; {c + 1})"
        elif kind == 1:
            text = f"integral({g}/abs(x - {q(c)})^({s}); x; {c - 1}; {c + Fraction(1, 3)})"
        elif kind == 2:
            text = f"integral({r.choice(['1', 'sin(x + 1)', 'atan(x + 1)', 'ln(x + 2)'])}/x^({s}); x; 0; 1)"
        elif kind == 3:
            text = f"integral({r.choice(['1', '(2 + sin(x))', 'atan(x)', 'ln(x + 1)', '(x + 1)/x', 'tanh(x)'])}/x^({1 / s}); x; 1; inf)"
        else:
            text = f"integral({g}/(x^{r.randint(2, 3)} - {r.randint(2, 6)}); x; 1; 3)"
        return text, lambda: "diverges"

    def roots(self):
        """Roots of powers over both signs, which are powers of |x|: only real if the power is even."""
        r = self.random
        k, m = r.choice([2, 4, 6]), r.choice([2, 3, 4])
        p = r.randint(1, 5)
        c = r.choice(["", "2*", "pi*", "9*"])
        g = r.choice(["1", "x", "exp(x)", "exp(-x)", "cos(x)", "(x + 3)", "x^2", "1/(x + 5)", "ln(x + 5)"])
        root = f"({c}x^{k})^({p}/{m})" if r.random() < 0.6 else f"sqrt({c}x^{k})"
        exponent = Fraction(k * p, m) if root.endswith(f"({p}/{m})") else Fraction(k, 2)
        factor = f"({c.rstrip('*') or 1})^({p}/{m})" if root.endswith(f"({p}/{m})") else f"({c.rstrip('*') or 1})^(1/2)"
        a, b = -self.rational(0, 3), self.rational(0, 3)

        def value():
            # x = ±t^n makes the power of |x| whole.
            n = exponent.denominator
            total = arb(0)
            for sign, end in (("", b), ("-", -a)):
                mapped = f"{factor}*{n}*x^{exponent.numerator + n - 1}*{within(g, f'({sign}x^{n})')}"
                total += ball_expression.integral(mapped, 0, ball(end).real.root(n)).real
            return total

        if r.random() < 0.2 and a < 0:
            return f"integral({root}*{g}; x; {b}; {a})", lambda: -value()
        return f"integral({root}*{g}; x; {a}; {b})", value

    def powers(self):
        """x^a (1 − x)^b g(x) from 0 to 1: x = tⁿ on the left half, 1 − x = tᵐ on the right."""
        r = self.random
        p, n = r.randint(-4, 7), r.choice([2, 3, 4, 5])
        s, m = r.randint(-4, 7), r.choice([2, 3, 4, 5])
        p, s = max(p, 1 - n), max(s, 1 - m)
        g = r.choice([self.bounded("x"), self.smooth(1), "1"])
        text = f"x^({p}/{n})*(1 - x)^({s}/{m})*{g}"
        left = f"{n}*x^{p + n - 1}*(1 - x^{n})^({s}/{m})*{within(g, f'(x^{n})')}"
        right = f"{m}*x^{s + m - 1}*(1 - x^{m})^({p}/{n})*{within(g, f'(1 - x^{m})')}"
        cut = lambda k: (arb(1) / 2).root(k)
        return f"integral({text}; x; 0; 1)", lambda: (
            ball_expression.integral(left, 0, cut(n)).real + ball_expression.integral(right, 0, cut(m)).real)

    def logarithm(self):
        """ln(x)^k x^a g(x) from 0 to 1: x = e⁻ᵗ, cut at t = 400."""
        r = self.random
        k, p, n = r.randint(1, 3), r.randint(-1, 4), r.choice([1, 2, 3])
        p = max(p, 1 - n)
        g = self.bounded("x")
        text = f"ln(x)^{k}*x^({p}/{n})*{g}"
        mapped = f"(-x)^{k}*exp(-x*({p}/{n} + 1))*{within(g, '(exp(-x))')}"
        return f"integral({text}; x; 0; 1)", lambda: ball_expression.integral(mapped, 0, 1000).real + arb(0, "1e-60")

    def exponential(self):
        """x^a e^(−c x) g(x) from 0 to ∞: x = tⁿ, cut at x = 1000/c or earlier."""
        r = self.random
        c = r.choice([Fraction(1), Fraction(2), Fraction(1, 2), Fraction(3)])
        n = r.choice([1, 1, 2, 3])
        p = max(r.randint(-2, 5), 1 - n)
        g = self.bounded("x")
        power = r.choice([1, 1, 1, 2])
        text = f"x^({p}/{n})*exp(-{q(c)}*x^{power})*{g}"
        mapped = f"{n}*x^{p + n - 1}*exp(-{q(c)}*x^{n * power})*{within(g, f'(x^{n})')}"
        # g is below (x + 9)², so that what is left out is below 1e-60 where c x is above 200.
        cut = (arb(400) / ball(c).real).root(n) if power == 1 else (arb(30)).root(n)
        return f"integral({text}; x; 0; inf)", lambda: ball_expression.integral(mapped, 0, cut).real + arb(0, "1e-60")

    def algebraic(self):
        """x^(−s) g(1/x) from 1 to ∞: x = t⁻ⁿ."""
        r = self.random
        n = r.choice([1, 2, 3])
        p = n + r.randint(1, 6)
        g = r.choice(["1/(1 + x)", "1/(x^2 + 3)", "1", "sqrt(x^2 + 1)/x", "(x + 2)/(x + 1)", "atan(1/x)", "exp(-1/x)", "cos(1/x)", "ln(1 + 1/x)", "x/(x + 5)"])
        h = {"1/(1 + x)": "(T/(1 + T))", "1/(x^2 + 3)": "(T^2/(1 + 3*T^2))", "1": "1", "sqrt(x^2 + 1)/x": "sqrt(1 + T^2)", "(x + 2)/(x + 1)": "((1 + 2*T)/(1 + T))",
             "atan(1/x)": "atan(T)", "exp(-1/x)": "exp(-T)", "cos(1/x)": "cos(T)", "ln(1 + 1/x)": "ln(1 + T)", "x/(x + 5)": "(1/(1 + 5*T))"}[g].replace("T", f"(x^{n})")
        a = r.choice([1, 2, 3])
        mapped = f"{n}*x^{p - n - 1}*{h}"
        return f"integral({g}/x^({p}/{n}); x; {a}; inf)", lambda: ball_expression.integral(mapped, 0, (arb(1) / a).root(n)).real

    def line(self):
        """An even algebraic or exponential tail on the whole line, x = t/(1 − t²) for the first."""
        r = self.random
        a, b, c = r.randint(1, 9), r.randint(-3, 3), r.randint(1, 5)
        if r.random() < 0.5:
            f = r.choice(["1", "cos(2*x)", "atan(x)", "x^2", "x", "sech(x)", "sin(x + 1)"])
            text = f"{f}*exp(-{a}*x^2 + {b}*x)"
            return f"integral({text}; x; -inf; inf)", lambda: ball_expression.integral(text, -25, 25).real + arb(0, "1e-60")
        k = r.randint(1, 4)
        text = f"(x + {c})/(x^2 + {b}*x + {a + 3})^{k + 1}"
        mapped = f"(x*(1 - x^2) + {c}*(1 - x^2)^2)*(1 + x^2)*(1 - x^2)^{2 * k - 2}/(x^2 + {b}*x*(1 - x^2) + {a + 3}*(1 - x^2)^2)^{k + 1}"
        return f"integral({text}; x; -inf; inf)", lambda: ball_expression.integral(mapped, -1, 1).real


def within(text, other):
    """A text with something else in the place of x."""
    return re.sub(r"\bx\b", other, text)


def ball(value):
    return acb(arb(fmpq(value.numerator, value.denominator)))


def between(text, a, b, points):
    inner = sorted(p for p in points if a < p < b)
    total = arb(0)
    for low, high in zip([a, *inner], [*inner, b]):
        # Floors and the like are constant within a piece, so that their value in the middle can be taken.
        piece = pinned(text, (low + high) / 2)
        total += ball_expression.integral(piece, ball(low), ball(high)).real
    return total


def pinned(text, middle):
    """A text with the parts that jump or turn at a known point replaced by what they are on one piece."""
    value = lambda inner: Fraction(eval(re.sub(r"(\d+)", r"Fraction(\1)", inner.replace("^", "**")), {"Fraction": Fraction, "x": middle}))
    import math
    text = re.sub(r"\babs\((x - (?:\([^()]*\)|\d+))\)", lambda m: f"({m[1]})" if value(m[1]) >= 0 else f"(-({m[1]}))", text)
    text = re.sub(r"\bsign\((x - (?:\([^()]*\)|\d+))\)", lambda m: "1" if value(m[1]) >= 0 else "(-1)", text)
    text = re.sub(r"\bfloor\((\d+\*x)\)", lambda m: f"({math.floor(value(m[1]))})", text)
    text = re.sub(r"\bceil\(x\)", lambda m: f"({math.ceil(middle)})", text)
    text = re.sub(r"\b(min|max)\(x; (\([^()]*\)|\d+)\)", lambda m: "x" if (middle < value(m[2])) == (m[1] == "min") else m[2], text)
    return re.sub(r"\bmod\(x; (\([^()]*\)|\d+)\)", lambda m: f"(x - {m[1]}*({math.floor(middle / value(m[1]))}))", text)


def two(f, g, a, c, b):
    c = min(max(a, c), b)
    return ball_expression.integral(f, ball(a), ball(c)).real + ball_expression.integral(g, ball(c), ball(b)).real


def random_integrals(command, seed, count, limit):
    tally = Tally(limit)
    source = Random(seed)
    ctx.prec = 230
    for _ in range(count):
        text, value = source.make()
        try:
            expected = value()
        except (ValueError, ZeroDivisionError, NotImplementedError, OverflowError):
            expected = arb("nan")
        if isinstance(expected, str):
            judge(tally, command, text, 25, None, diverges="diverges")
            continue
        if not expected.is_finite() or not (expected.rel_accuracy_bits() > 110 or abs(expected) < arb("1e-50")):
            # There may be none: only an answer that never comes is looked at.
            output, _, status, seconds = answer(command, text, 25, limit)
            outcome = "does not end" if status is None else "ended by a signal" if status < 0 else "undetermined by Arb"
            tally.add(outcome, text, seconds=seconds)
            continue
        judge(tally, command, text, 25, lambda shown: is_number(shown) and is_value(shown, expected), detail=expected.str(30, radius=False))
    return tally


def is_value(shown, expected):
    """Whether a text is a ball's value correctly rounded to 25 digits."""
    if expected.contains(arb(0)):
        return bool(abs(arb(shown)) < arb("1e-50"))
    return bool(abs(arb(shown) - expected) <= abs(expected) * arb(10) ** -24 * arb("0.5000001"))


def main():
    command = sys.argv[1]
    limit = int(sys.argv[4]) if len(sys.argv) > 4 else 10
    tally = random_integrals(command, int(sys.argv[2]), int(sys.argv[3]), limit) if len(sys.argv) > 3 else table(command)
    return tally.report()


if __name__ == "__main__":
    sys.exit(main())
