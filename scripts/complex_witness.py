#!/usr/bin/env python3
"""Compares random complex expressions with Arb: scripts/complex_witness.py COMMAND SEED COUNT [--golden].

Arguments are random, on the axes and the cuts, beside them by 1e-30 and 1e-300, near zeros and poles, and huge. Each part that the command
prints has to be the value of an acb ball (python-flint) correctly rounded, or that value itself where fewer digits are printed. What Arb
cannot tell apart from a cut or from zero at 4,000 bits is only counted. With --golden the rows that Arb proves are printed, for
Tests/Golden/complex.golden.
"""
import random
import re
import subprocess
import sys
from fractions import Fraction

from flint import acb, arb, ctx, fmpq

DIGITS = 20


class Undetermined(Exception):
    """Arb has no finite value at this precision, or none."""


def number(text):
    """A decimal as a fraction."""
    return Fraction(text)


def ball(value):
    return arb(fmpq(value.numerator, value.denominator))


UNARY = {
    "sqrt": lambda z: z.sqrt(), "exp": lambda z: z.exp(), "ln": lambda z: z.log(),
    "sin": lambda z: z.sin(), "cos": lambda z: z.cos(), "tan": lambda z: z.tan(),
    "sec": lambda z: z.sec(), "csc": lambda z: z.csc(), "cot": lambda z: z.cot(),
    "sinh": lambda z: z.sinh(), "cosh": lambda z: z.cosh(), "tanh": lambda z: z.tanh(),
    "asin": lambda z: z.asin(), "acos": lambda z: z.acos(), "atan": lambda z: z.atan(),
    "asinh": lambda z: z.asinh(), "acosh": lambda z: z.acosh(), "atanh": lambda z: z.atanh(),
    "conj": lambda z: z.conjugate(), "abs": lambda z: acb(abs(z)), "arg": lambda z: acb(z.arg()),
    "re": lambda z: acb(z.real), "im": lambda z: acb(z.imag),
    "log2": lambda z: z.log() / acb(2).log(), "log": lambda z: z.log() / acb(10).log(),
    "expm1": lambda z: z.expm1() if hasattr(z, "expm1") else z.exp() - 1,
    "log1p": lambda z: z.log1p(),
    "gamma": lambda z: z.gamma(), "erf": lambda z: z.erf(), "digamma": lambda z: z.digamma(),
}


class Expressions:
    """Random expressions, each as text and as a function of the precision."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def real(self):
        r = self.random
        kind = r.random()
        sign = r.choice(["", "-"])
        if kind < 0.35:
            return sign + str(r.randint(0, 12))
        if kind < 0.6:
            return f"{sign}{r.randint(0, 99)}.{r.randint(0, 9999)}"
        if kind < 0.7:
            return r.choice(["0", "1", "-1", "0.5", "-0.5", "2", "-2"])
        if kind < 0.8:
            return f"{sign}1e-{r.choice([30, 300, 12])}"
        if kind < 0.87:
            return f"{sign}1.{'0' * r.choice([20, 29])}{r.randint(1, 9)}"
        if kind < 0.93:
            return f"{sign}{r.randint(1, 99)}e{r.choice([3, 20, 100])}"
        return f"{sign}0.{'9' * r.choice([10, 30])}"

    def leaf(self):
        a, b = self.real(), self.real()
        if self.random.random() < 0.25:
            a, b = self.random.choice([(a, "0"), ("0", b)])
        text = f"(({a}) + ({b})i)"
        return text, lambda: acb(ball(number(a)), ball(number(b)))

    def expression(self, depth):
        r = self.random
        if depth == 0:
            return self.leaf()
        kind = r.random()
        if kind < 0.6:
            name = r.choice(list(UNARY))
            text, value = self.expression(depth - 1)
            return f"{name}({text})", lambda: UNARY[name](value())
        if kind < 0.7:
            text, value = self.expression(depth - 1)
            power = r.randint(-6, 9)
            return f"({text})^({power})", lambda: value() ** power
        (left, x), (right, y) = self.expression(depth - 1), self.expression(0)
        operator = r.choice("+-*/^")
        compute = {
            "+": lambda: x() + y(), "-": lambda: x() - y(), "*": lambda: x() * y(),
            "/": lambda: x() / y(), "^": lambda: x() ** y(),
        }[operator]
        return f"({left}) {operator} ({right})", compute


def parts(text):
    """Real and imaginary part of a result, as they are written; None for what is left out."""
    number_ = r"\d+(?:\.\d+)?(?:e-?\d+)?"
    match = re.fullmatch(rf"(-?{number_})(?: ([+-]) ({number_})?i)?", text)
    if match and match[2]:
        return match[1], match[2].replace("+", "") + (match[3] or "1")
    if match:
        return match[1], None
    match = re.fullmatch(rf"(-?)({number_})?i", text)
    if match:
        return None, match[1] + (match[2] or "1")
    raise ValueError(text)


def verdict(written, x):
    """Whether a part is the ball's value correctly rounded: True, False, or None where the ball is too wide."""
    if not x.is_finite() or abs(x) > arb("1e400000"):
        raise Undetermined
    if written is None:
        # Left out: zero.
        if not x.contains(0):
            return False
        return True if abs(x) < arb("1e-500") else None
    distance = abs(x - arb(written))
    mantissa = re.sub(r"e.*", "", written).lstrip("-")
    if len(mantissa.replace(".", "").lstrip("0")) < DIGITS:
        if not distance.contains(0):
            return False
        return True if distance <= abs(x) * arb("1e-40") or distance < arb("1e-400") else None
    decimals = len(mantissa.split(".")[1]) if "." in mantissa else 0
    exponent = int(written.split("e")[1]) if "e" in written else 0
    half = arb(f"5e{exponent - decimals - 1}")
    return True if distance <= half else False if distance > half else None


def check(answer, compute):
    real, imaginary = parts(answer)
    for bits in (300, 1200, 4000):
        ctx.prec = bits
        try:
            z = compute()
            results = [verdict(real, z.real), verdict(imaginary, z.imag)]
        except (Undetermined, ZeroDivisionError, ValueError, OverflowError):
            continue
        if False in results:
            return False
        if None not in results:
            return True
    return None


def main():
    command, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    source = Expressions(seed)
    rows = [source.expression(source.random.choice([1, 1, 2, 3])) for _ in range(count)]
    run = subprocess.run(
        [command, "-r", "--complex", "--max-time", "0.1"], capture_output=True, text=True,
        input="".join(text + "\n" for text, _ in rows))
    answers = run.stdout.splitlines()
    counts = {"right": 0, "wrong": 0, "undetermined": 0, "error": 0}
    reasons = {}
    for (text, compute), answer in zip(rows, answers, strict=True):
        if answer.startswith("error"):
            counts["error"] += 1
            reasons[answer] = reasons.get(answer, []) + [text]
            continue
        outcome = check(answer, compute)
        word = {True: "right", False: "wrong", None: "undetermined"}[outcome]
        counts[word] += 1
        if "--golden" in sys.argv and outcome and len(text) < 60:
            print(f"{text} => {answer}")
        if word == "wrong":
            ctx.prec = 300
            print(f"WRONG {text} => {answer}, not {compute()}")
    for reason, texts in sorted(reasons.items(), key=lambda item: -len(item[1])):
        print(f"{len(texts):6} {reason}: {min(texts, key=len)}")
    print(f"seed {seed}: {counts}")
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
