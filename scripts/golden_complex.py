#!/usr/bin/env python3
"""Writes Tests/SciNumberTests/Data/complex.tsv from Arb: functions of complex numbers, both parts to 45 digits.

    pip install python-flint
    scripts/golden_complex.py

A row is the name, x and y of the argument x + yi, u and v of the exponent or the base u + vi, and the parts of the value. Both parts are
correctly rounded to 45 significant digits; a part that Arb knows to be zero is 0. Rows that Arb does not settle at 2^18 bits are left out and counted.
"""

import random
from fractions import Fraction
from pathlib import Path

from flint import acb, arb, ctx, fmpq

DIGITS = 45
TARGET = Path(__file__).resolve().parent.parent / "Tests/SciNumberTests/Data/complex.tsv"

FUNCTIONS = {
    "sqrt": acb.sqrt, "exp": acb.exp, "expm1": acb.expm1, "log": acb.log, "log1p": acb.log1p,
    "sin": acb.sin, "cos": acb.cos, "tan": acb.tan, "asin": acb.asin, "acos": acb.acos, "atan": acb.atan,
    "acot": lambda z: (1 / z).atan(), "sinh": acb.sinh, "cosh": acb.cosh, "tanh": acb.tanh, "asinh": acb.asinh,
    "acosh": acb.acosh, "atanh": acb.atanh, "sinc": acb.sinc, "reciprocal": lambda z: 1 / z,
    "cbrt": lambda z: z.root(3) if hasattr(z, "root") else z ** (acb(1) / 3),
    "abs": lambda z: acb(z.__abs__()), "arg": lambda z: acb(z.arg()),
    "sind": lambda z: (z * acb.pi() / 180).sin(), "cosd": lambda z: (z * acb.pi() / 180).cos(),
    "tand": lambda z: (z * acb.pi() / 180).tan(), "asind": lambda z: z.asin() * 180 / acb.pi(),
    "acosd": lambda z: z.acos() * 180 / acb.pi(), "atand": lambda z: z.atan() * 180 / acb.pi(),
    "argd": lambda z: acb(z.arg()) * 180 / acb.pi(), "log10": lambda z: z.log() / acb(10).log(),
    "gamma": acb.gamma, "lgamma": acb.lgamma, "digamma": acb.digamma, "erf": acb.erf, "zeta": acb.zeta,
    "lambertw": acb.lambertw, "lambertw1": lambda z: z.lambertw(1), "lambertw-1": lambda z: z.lambertw(-1),
}
BINARY = {"pow": lambda z, w: z ** w, "div": lambda z, w: z / w, "mul": lambda z, w: z * w, "logb": lambda z, w: z.log() / w.log()}


class Unsettled(Exception):
    pass


def ball(text):
    value = Fraction(text)
    return arb(fmpq(value.numerator, value.denominator))


def rounded(value, digits):
    """The digits of a ball, if all of its points round to the same."""
    if value.is_zero():
        return "0"
    if not value.is_finite() or value.contains(0):
        raise Unsettled
    # With many more digits than are wanted, a double rounding would be seen.
    text = value.str(digits + 15, radius=False)
    if value.rel_accuracy_bits() < 3.4 * (digits + 15):
        raise Unsettled
    sign, text = ("-", text[1:]) if text.startswith("-") else ("", text)
    mantissa, _, exponent = text.partition("e")
    whole, _, fraction = mantissa.partition(".")
    number = (whole + fraction).lstrip("0")
    scale = int(exponent or 0) + len(whole) - 1 - (len(whole + fraction) - len((whole + fraction).lstrip("0")))
    head, tail = number[:digits], number[digits:]
    if tail and tail.strip("0") in ("", "5") and not value.is_exact() and len(number) > digits + 10 and tail.strip("0") == "5":
        raise Unsettled
    if tail and Fraction(int(tail), 10 ** len(tail)) > Fraction(1, 2):
        head = str(int(head) + 1)
        if len(head) > digits:
            scale += 1
    head = head.rstrip("0")
    return f"{sign}{head}e{scale}"


def value(name, x, y, u="0", v="0", digits=DIGITS, bits=1 << 18):
    """The parts of the value, correctly rounded."""
    ctx.prec = 256
    while ctx.prec <= bits:
        z = acb(ball(x), ball(y))
        result = BINARY[name](z, acb(ball(u), ball(v))) if name in BINARY else FUNCTIONS[name](z)
        try:
            return rounded(result.real, digits), rounded(result.imag, digits)
        except Unsettled:
            ctx.prec *= 4
    raise Unsettled


TINY = ["1e-30", "1e-300"]
REAL_AXIS = ["-1e6", "-7.5", "-2", "-1.5", "-1", "-0.75", "-1e-20", "0", "0.3", "1", "1.25", "2", "19"]
NEAR_CUTS = ["-3", "-2", "-1", "-0.5", "0", "0.5", "1", "2", "3"]


def points(seed):
    generator = random.Random(seed)
    for x in REAL_AXIS:
        yield x, "0"
        yield "0", x
    for x in NEAR_CUTS:
        for tiny in TINY:
            for sign in ("", "-"):
                yield x, sign + tiny
                yield sign + tiny, x
    for x, y in [("3", "4"), ("-3", "-4"), ("1", "1"), ("-1", "1"), ("-1", "-1"), ("0.6", "0.8"), ("1e-40", "1e-50"), ("1e20", "-1"), ("1", "50"), ("-50", "-2"),
                 ("1/3", "-2/7"), ("1.0000000000000000000000000000001", "1e-31"), ("-0.99999999999999999999", "1e-21"), ("3", "5e-100"), ("2", "-1e-1000")]:
        yield x, y
    for _ in range(6):
        yield f"{generator.uniform(-4, 4):.6f}", f"{generator.uniform(-4, 4):.6f}"


SPECIAL = {
    "gamma": [("-3", "1e-30"), ("-17.5", "0.01"), ("1000", "-3"), ("-1e4", "2"), ("0.5", "30"), ("1e6", "1e-300"), ("-2.5", "0"), ("-0.3", "0")],
    "erf": [("1e-30", "50"), ("0", "8.5"), ("0", "3"), ("7", "7"), ("20", "-19"), ("100", "1"), ("-30", "0.5")],
    "zeta": [("0.5", "14.1347251417346937904572519835624702707842571156992"), ("1", "1e-30"), ("-20", "3"), ("100", "-1"), ("0.5", "300")],
    "lambertw": [("-0.36787944117144232", "1e-30"), ("-0.36787944117144233", "-1e-30"), ("-5", "0"), ("-0.1", "1e-300"), ("1e300", "-1"), ("1e-30", "1e-40"), ("-2", "-1e-30")],
}
SPECIAL["lgamma"] = SPECIAL["digamma"] = SPECIAL["gamma"]
SPECIAL["lambertw1"] = SPECIAL["lambertw-1"] = SPECIAL["lambertw"]


def special_points(name):
    generator = random.Random(name)
    yield from [("1", "1"), ("-2.5", "0.5"), ("2", "-3"), ("0", "1"), ("0.25", "-1e-50"), ("-0.2", "1e-30"), ("-0.2", "-1e-30"), ("1e-20", "1e-20")]
    yield from SPECIAL[name]
    for _ in range(8):
        yield f"{generator.uniform(-6, 6):.4f}", f"{generator.uniform(-6, 6):.4f}"


def main():
    rows, left = [], 0
    elementary = [name for name in FUNCTIONS if name not in ("gamma", "lgamma", "digamma", "erf", "zeta", "lambertw", "lambertw1", "lambertw-1", "abs", "sind", "cosd", "tand", "asind", "acosd", "atand", "log10", "argd")]
    generator = random.Random(20261124)
    for name in elementary + ["asind", "sind", "argd"]:
        everything = sorted(set(points(1)))
        chosen = everything if name in ("sqrt", "log", "asin", "acos", "acosh", "atanh", "atan", "asinh") else generator.sample(everything, 28)
        for x, y in chosen:
            try:
                rows.append((name, x, y, "0", "0", *value(name, x, y)))
            except Unsettled:
                left += 1
    for x, y, u, v in [("1", "1", "1/2", "0"), ("-8", "0", "1/3", "0"), ("0", "1", "0", "1"), ("2", "0", "1", "1"), ("-2", "1e-30", "1/3", "0"), ("-2", "-1e-30", "1/3", "0"),
                       ("3", "-4", "2.5", "-1"), ("1", "1", "100", "0"), ("1", "1", "-7", "0"), ("1/3", "2", "1/7", "0"), ("-1", "0", "0.1", "2"), ("-2", "-3", "-3", "1e-20")]:
        rows.append(("pow", x, y, u, v, *value("pow", x, y, u, v)))
    for name in ("gamma", "lgamma", "digamma", "erf", "zeta", "lambertw", "lambertw1", "lambertw-1"):
        for x, y in special_points(name):
            try:
                rows.append((name, x, y, "0", "0", *value(name, x, y, bits=1 << 14)))
            except Unsettled:
                left += 1
    TARGET.write_text("# Written by scripts/golden_complex.py with Arb; do not edit.\n" + "".join("\t".join(row) + "\n" for row in rows))
    print(len(rows), "rows,", left, "left out")


if __name__ == "__main__":
    main()
