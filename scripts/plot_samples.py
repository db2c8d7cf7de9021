#!/usr/bin/env python3
"""Writes Tests/SciPlotTests/Data/enclosures.tsv: random expressions in radians on random intervals, and their values at points of these.

The values are Arb balls of python-flint, which share no code with this project. A row has the expression, the ends of the interval, and for each point x:lower:upper, or
x:none where there is no value. All numbers are hexadecimal floating-point numbers, exactly or rounded outward.

    pip install python-flint==0.9.0
    scripts/plot_samples.py > Tests/SciPlotTests/Data/enclosures.tsv
"""

import math
import random

import flint
from flint import arb

flint.ctx.prec = 200
RANDOM = random.Random(20261122)


class Undefined(Exception):
    """The expression has no value there."""


class Unsure(Exception):
    """Arb's ball does not tell."""


def sign(x):
    if x > 0:
        return 1
    if x < 0:
        return -1
    if x == 0:
        return 0
    raise Unsure


def integer(x, rounded):
    result = rounded(x)
    if not result.is_exact():
        raise Unsure
    return result


def where(condition, value):
    if not condition:
        raise Undefined
    return value()


def power_third(x):
    return sign(x) * abs(x) ** (arb(1) / 3) if sign(x) else arb(0)


def round_half_away(x):
    return sign(x) * integer(abs(x) + arb(1) / 2, arb.floor) if sign(x) else arb(0)


def gamma(x):
    if sign(x) <= 0 and x.is_exact() and x.is_integer():
        raise Undefined
    return x.gamma()


UNARY = {
    "sqrt": lambda x: where(sign(x) >= 0, x.sqrt),
    "cbrt": power_third,
    "exp": arb.exp,
    "expm1": arb.expm1,
    "ln": lambda x: where(sign(x) > 0, x.log),
    "log2": lambda x: where(sign(x) > 0, lambda: x.log() / arb(2).log()),
    "log": lambda x: where(sign(x) > 0, lambda: x.log() / arb(10).log()),
    "log1p": lambda x: where(sign(x + 1) > 0, x.log1p),
    "sin": arb.sin,
    "cos": arb.cos,
    "tan": arb.tan,
    "cot": lambda x: where(sign(x) != 0, x.cot),
    "sec": arb.sec,
    "asin": lambda x: where(sign(1 - abs(x)) >= 0, x.asin),
    "acos": lambda x: where(sign(1 - abs(x)) >= 0, x.acos),
    "atan": arb.atan,
    "acot": lambda x: (1 / x).atan() if sign(x) else arb.pi() / 2,
    "sinh": arb.sinh,
    "cosh": arb.cosh,
    "tanh": arb.tanh,
    "coth": lambda x: where(sign(x) != 0, lambda: 1 / x.tanh()),
    "asinh": arb.asinh,
    "acosh": lambda x: where(sign(x - 1) >= 0, x.acosh),
    "atanh": lambda x: where(sign(1 - abs(x)) > 0, x.atanh),
    "floor": lambda x: integer(x, arb.floor),
    "ceil": lambda x: integer(x, arb.ceil),
    "round": round_half_away,
    "trunc": lambda x: integer(x, arb.floor) if sign(x) >= 0 else integer(x, arb.ceil),
    "abs": abs,
    "sign": lambda x: arb(sign(x)),
    "sinc": lambda x: x.sin() / x if sign(x) else arb(1),
    "erf": arb.erf,
    "erfc": arb.erfc,
    "gamma": gamma,
}

BINARY = {
    "({} + {})": lambda x, y: x + y,
    "({} - {})": lambda x, y: x - y,
    "({} * {})": lambda x, y: x * y,
    "({} / {})": lambda x, y: where(sign(y) != 0, lambda: x / y),
    "min({}; {})": lambda x, y: x if sign(y - x) >= 0 else y,
    "max({}; {})": lambda x, y: x if sign(x - y) >= 0 else y,
    "mod({}; {})": lambda x, y: where(sign(y) != 0, lambda: x - y * integer(x / y, arb.floor)),
    "hypot({}; {})": lambda x, y: (x * x + y * y).sqrt(),
    "atan2({}; {})": lambda x, y: where(sign(x) != 0 or sign(y) != 0, lambda: arb.atan2(x, y)),
    "({} < {} ? 1 : x)": None,
}

POWERS = {
    "({})^2": lambda x: x * x,
    "({})^3": lambda x: x * x * x,
    "({})^-1": lambda x: where(sign(x) != 0, lambda: 1 / x),
    "({})^-2": lambda x: where(sign(x) != 0, lambda: 1 / (x * x)),
    "({})^(1/2)": lambda x: where(sign(x) >= 0, x.sqrt),
    "({})^(1/3)": power_third,
    "({})^(2/3)": lambda x: power_third(x) ** 2,
    "({})^(3/5)": lambda x: sign(x) * abs(x) ** (arb(3) / 5) if sign(x) else arb(0),
    "({})^(-1/4)": lambda x: where(sign(x) > 0, lambda: 1 / x.sqrt().sqrt()),
    "2^({})": lambda x: arb(2) ** x,
    "|{}|": abs,
    "-({})": lambda x: -x,
}


def expression(depth):
    """A text, and a function that computes it."""
    kind = RANDOM.random()
    if depth == 0 or kind < 0.12:
        if RANDOM.random() < 0.7:
            return "x", lambda x: x
        number = RANDOM.choice(["1", "2", "0.5", "3", "0.1", "10", "pi"])
        value = arb.pi() if number == "pi" else arb(number)
        return number, lambda x: value
    if kind < 0.5:
        name, function = RANDOM.choice(list(UNARY.items()))
        text, inner = expression(depth - 1)
        return f"{name}({text})", lambda x: function(inner(x))
    if kind < 0.65:
        form, function = RANDOM.choice(list(POWERS.items()))
        text, inner = expression(depth - 1)
        return form.format(text), lambda x: function(inner(x))
    form, function = RANDOM.choice(list(BINARY.items()))
    (left, first), (right, second) = expression(depth - 1), expression(depth - 1)
    if function is None:
        return form.format(left, right), lambda x: arb(1) if sign(second(x) - first(x)) > 0 else x
    return form.format(left, right), lambda x: function(first(x), second(x))


def outward(value):
    """Doubles below and above a ball."""
    low, high = value.lower(), value.upper()
    below, above = float(low), float(high)
    while arb(below) > low:
        below = math.nextafter(below, -math.inf)
    while arb(above) < high:
        above = math.nextafter(above, math.inf)
    return below, above


def sample(function, x):
    try:
        value = function(arb(x))
    except Undefined:
        return f"{x.hex()}:none"
    except (Unsure, OverflowError, ZeroDivisionError):
        return None
    if not value.is_finite() or abs(value) > arb("1e300") or value.rad() > abs(value) * 1e-15 + arb("1e-30"):
        return None
    below, above = outward(value)
    return f"{x.hex()}:{below.hex()}:{above.hex()}"


def interval():
    centre = RANDOM.choice([0.0, 0.0, 1.0, -1.0, 0.5, 2.0, math.pi / 2]) + RANDOM.gauss(0, 1) * RANDOM.choice([0, 1, 4])
    width = 2.0 ** RANDOM.randint(-12, 3)
    if RANDOM.random() < 0.3:
        return centre, centre + width
    return centre - width * RANDOM.random(), centre + width * RANDOM.random()


print("# Written by scripts/plot_samples.py with python-flint " + flint.__version__)
rows = 0
while rows < 700:
    text, function = expression(RANDOM.randint(1, 4))
    low, high = interval()
    if "x" not in text or not low < high or len(text) > 90:
        continue
    points = [low, high] + [p for p in (0.0, 1.0, -1.0) if low < p < high]
    points += [low + (high - low) * RANDOM.random() for _ in range(7)]
    samples = [s for s in (sample(function, x) for x in points if low <= x <= high) if s]
    if len(samples) < 4:
        continue
    print("\t".join([text, low.hex(), high.hex()] + samples))
    rows += 1
