#!/usr/bin/env python3
"""An independent witness for the digits of `sci`.

Reads an expression (a plain subset of the language), evaluates it with Arb balls (python-flint) at
rising precision until both ends of the ball round to the same digits, and prints `input => output`.
Rational values are carried exactly, so that 0.1 + 0.2 is 0.3 and sin(30) is 0.5. Nothing here is
shared with the Swift sources: the parser, the arithmetic and the rounding are a second opinion.

    scripts/oracle.py '9^9^9' 'sqrt(1e100+1)-1e50'
    scripts/oracle.py -r -n 50 'sin(10^10000)'

What the oracle does not do is prove that an irrational-looking expression is rational. When a ball
lies suspiciously close to a short fraction it raises `Suspicious`; such rows are stated by hand in
scripts/golden.py and checked there (`contains`) to 1000 digits.
"""

import argparse
import sys
from dataclasses import dataclass
from functools import lru_cache

import flint
from flint import arb, fmpq, fmpz

from expression import COMPARISONS, parse

sys.setrecursionlimit(10_000)
sys.set_int_max_str_digits(0)

SOURCE = f"python-flint {flint.__version__} over FLINT {flint.__FLINT_VERSION__} (Arb balls)"
MOST_BITS = 1 << 20
HALF = fmpq(1, 2)


class Undecided(Exception):
    """The ball is too wide for the question; more bits may help."""


class Undefined(Exception):
    """The expression has no real value."""


class Suspicious(Exception):
    """The value looks rational but the oracle has no proof."""


class Doubtful(Exception):
    """The output rules do not settle how this is written."""


# MARK: - Exact arithmetic


def literal(text):
    mantissa, _, exponent = text.lower().partition("e")
    whole, _, part = mantissa.partition(".")
    return fmpq(int(whole + part or "0")) * fmpq(10) ** (int(exponent or 0) - len(part))


def exact_root(value, degree):
    """The rational root, or None when it is irrational; odd roots of negative numbers are real."""
    if value < 0:
        if degree % 2 == 0:
            raise Undefined("even root of a negative number")
        root = exact_root(-value, degree)
        return None if root is None else -root
    over, under = value.p.root(degree), value.q.root(degree)
    return fmpq(over, under) if over**degree == value.p and under**degree == value.q else None


def exact_power(base, exponent):
    if base == 0:
        if exponent < 0:
            raise Undefined("division by zero")
        return fmpq(1) if exponent == 0 else fmpq(0)
    root = base if exponent.q == 1 else exact_root(base, int(exponent.q)) if exponent.q < 10_000 else None
    if root is None:
        return None
    bits = max(int(root.p).bit_length(), int(root.q).bit_length())
    if abs(int(exponent.p)) * bits > 4_000_000 and root not in (1, -1):
        return None
    return root ** int(exponent.p)


def exact_logarithm(value, base):
    """The rational logarithm, or None; tries denominators to 12."""
    if value <= 0 or base <= 0:
        raise Undefined("logarithm of a number that is not positive")
    if base == 1:
        raise Undefined("logarithm to base 1")
    before, flint.ctx.prec = flint.ctx.prec, 128
    guess = arb(value).log() / arb(base).log()
    flint.ctx.prec = before
    for under in range(1, 13):
        over = (guess * under + arb(HALF)).floor().unique_fmpz()
        if over is not None and abs(int(over)) < 10_000 and base ** int(over) == value**under:
            return fmpq(over, under)
    return None


SINES = {fmpq(0): fmpq(0), fmpq(1, 12): HALF, fmpq(1, 4): fmpq(1), fmpq(5, 12): HALF, HALF: fmpq(0),
         fmpq(7, 12): -HALF, fmpq(3, 4): fmpq(-1), fmpq(11, 12): -HALF}
TANGENTS = {fmpq(0): fmpq(0), fmpq(1, 8): fmpq(1), fmpq(3, 8): fmpq(-1)}
ARCSINES = {fmpq(0): fmpq(0), HALF: fmpq(1, 12), fmpq(1): fmpq(1, 4), -HALF: fmpq(-1, 12), fmpq(-1): fmpq(-1, 4)}
ARCTANGENTS = {fmpq(0): fmpq(0), fmpq(1): fmpq(1, 8), fmpq(-1): fmpq(-1, 8)}
TURN = {"degrees": 360, "gradians": 400, "turns": 1}


def exact_sine(turns):
    """sin of a rational part of a turn where it is rational (Niven), else None."""
    return SINES.get(turns - turns.floor())


def exact_tangent(turns):
    half = turns * 2
    rest = (half - half.floor()) / 2
    if rest == fmpq(1, 4):
        raise Undefined("tangent at a pole")
    return TANGENTS.get(rest)


def inverse(value):
    if value == 0:
        raise Undefined("division by zero")
    return 1 / value


def integer(value):
    if value.q != 1:
        raise Undefined("not an integer")
    return int(value)


def natural(value):
    if integer(value) < 0:
        raise Undefined("negative")
    return int(value.p)


def exact_factorial(value):
    if value.q != 1:
        return None
    count = natural(value)
    return fmpq(fmpz.fac_ui(count)) if count <= 20_000 else None


def double_factorial(value):
    product, count = fmpz(1), natural(value)
    while count > 1:
        product, count = product * count, count - 2
    return fmpq(product)


def choose(n, k):
    return fmpq(fmpz.bin_uiui(natural(n), natural(k)))


def arrange(n, k):
    product = fmpz(1)
    for step in range(natural(k)):
        product *= natural(n) - step
    return fmpq(product)


def nearest(value):
    """The nearest integer, halves away from zero."""
    return fmpq((value + HALF).floor() if value >= 0 else (value - HALF).ceil())


def truncated(value):
    return fmpq(value.floor() if value >= 0 else value.ceil())


def fraction_part(value):
    if value < 0 and value.q != 1:
        raise Doubtful("fraction part of a negative number")
    return value - value.floor()


def floored_quotient(a, b):
    if b == 0:
        raise Undefined("division by zero")
    if (a < 0) != (b < 0) and (a / b).q != 1:
        raise Doubtful("quotient of different signs")
    return fmpq((a / b).floor())


def exact_mod(a, b):
    if b == 0:
        raise Undefined("division by zero")
    return a - b * (a / b).floor()


def exact_remainder(a, b):
    if b == 0:
        raise Undefined("division by zero")
    return a - b * truncated(a / b)


def exact_gamma(value):
    if value.q == 1 and value <= 0:
        raise Undefined("gamma at a pole")
    return exact_factorial(value - 1)


def only(value, result):
    return lambda x: fmpq(result) if x == value else None


def hypotenuse(a, b):
    return exact_root(a * a + b * b, 2)


# Rational in, rational out, whatever the angle mode. None: the value is irrational (or not known).
EXACT = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b,
    "/": lambda a, b: a * inverse(b), "^": exact_power, "neg": lambda a: -a,
    "mod": exact_mod, "rem": exact_remainder, "gamma": exact_gamma, "quo": floored_quotient, "abs": abs,
    "sign": lambda a: fmpq((a > 0) - (a < 0)), "floor": lambda a: fmpq(a.floor()),
    "ceil": lambda a: fmpq(a.ceil()), "trunc": truncated, "round": nearest, "frac": fraction_part,
    "gcd": lambda a, b: fmpq(fmpz(integer(a)).gcd(fmpz(integer(b)))),
    "lcm": lambda a, b: fmpq(fmpz(integer(a)).lcm(fmpz(integer(b)))),
    "binomial": choose, "ncr": choose, "npr": arrange, "permutations": arrange,
    "factorial": exact_factorial, "doublefactorial": double_factorial,
    "min": lambda *a: min(a), "max": lambda *a: max(a), "hypot": hypotenuse,
    "sqrt": lambda a: exact_root(a, 2), "cbrt": lambda a: exact_root(a, 3),
    "root": lambda a, n: exact_root(a, integer(n)),
    "exp": only(0, 1), "expm1": only(0, 0), "exp2": lambda a: exact_power(fmpq(2), a),
    "exp10": lambda a: exact_power(fmpq(10), a), "ln": only(1, 0), "log1p": only(0, 0),
    "log": lambda a, b=fmpq(10): exact_logarithm(a, b), "log10": lambda a: exact_logarithm(a, fmpq(10)),
    "log2": lambda a: exact_logarithm(a, fmpq(2)),
    "sinh": only(0, 0), "cosh": only(0, 1), "tanh": only(0, 0), "sech": only(0, 1),
    "asinh": only(0, 0), "acosh": only(1, 0), "atanh": only(0, 0), "asech": only(1, 0),
    "erf": only(0, 0), "erfc": only(0, 1),
}
CIRCULAR = {
    "sin": exact_sine, "cos": lambda t: exact_sine(t + fmpq(1, 4)), "tan": exact_tangent,
    "csc": lambda t: maybe(inverse, exact_sine(t)), "sec": lambda t: maybe(inverse, exact_sine(t + fmpq(1, 4))),
    "cot": lambda t: maybe(lambda v: -v, exact_tangent(t + fmpq(1, 4))),
}
ARCS = {
    "asin": ARCSINES.get, "acos": lambda v: maybe(lambda t: fmpq(1, 4) - t, ARCSINES.get(v)),
    "atan": ARCTANGENTS.get, "acsc": lambda v: ARCSINES.get(inverse(v)),
    "asec": lambda v: maybe(lambda t: fmpq(1, 4) - t, ARCSINES.get(inverse(v))),
    "acot": lambda v: fmpq(1, 4) if v == 0 else ARCTANGENTS.get(1 / v),
}


def maybe(function, value):
    return None if value is None else function(value)


def exact_atan2(y, x):
    """In turns."""
    if x == 0 and y == 0:
        raise Doubtful("atan2 at the origin")
    if y == 0:
        return fmpq(0) if x > 0 else HALF
    if x == 0:
        return fmpq(1, 4) if y > 0 else fmpq(-1, 4)
    if abs(x) == abs(y):
        base = fmpq(1, 8) if x > 0 else fmpq(3, 8)
        return base if y > 0 else -base
    return None


# MARK: - Balls


def whole(ball):
    value = ball.unique_fmpz()
    if value is None:
        raise Undecided
    return arb(value)


def sign_of(ball):
    if ball > 0:
        return 1
    if ball < 0:
        return -1
    raise Undecided


def ball_truncated(a):
    return whole(a.floor()) if sign_of(a) > 0 else whole(a.ceil())


def ball_extreme(sign, values):
    best = values[0]
    for value in values[1:]:
        if sign * sign_of(value - best) > 0:
            best = value
    return best


def ball_root(a, degree):
    return a.root(degree) if sign_of(a) > 0 else -((-a).root(degree))


BALL = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
    "neg": lambda a: -a, "mod": lambda a, b: a - b * whole((a / b).floor()),
    "abs": abs, "sign": lambda a: arb(sign_of(a)),
    "floor": lambda a: whole(a.floor()), "ceil": lambda a: whole(a.ceil()), "trunc": ball_truncated,
    "round": lambda a: sign_of(a) * whole((abs(a) + arb(HALF)).floor()), "frac": lambda a: a - ball_truncated(a),
    "factorial": lambda a: (a + 1).gamma(), "gamma": lambda a: a.gamma(),
    "erf": lambda a: a.erf(), "erfc": lambda a: a.erfc(), "lngamma": lambda a: a.lgamma(),
    "rem": lambda a, b: a - b * ball_truncated(a / b),
    "min": lambda *a: ball_extreme(-1, a), "max": lambda *a: ball_extreme(1, a),
    "hypot": lambda a, b: (a * a + b * b).sqrt(), "sqrt": lambda a: a.sqrt(), "cbrt": lambda a: ball_root(a, 3),
    "exp": lambda a: a.exp(), "expm1": lambda a: a.expm1(), "exp2": lambda a: arb(2) ** a,
    "exp10": lambda a: arb(10) ** a, "ln": lambda a: a.log(), "log1p": lambda a: a.log1p(),
    "log": lambda a, b=None: a.log() / (arb(10) if b is None else b).log(),
    "log10": lambda a: a.log() / arb.const_log10(), "log2": lambda a: a.log() / arb.const_log2(),
    "sinh": lambda a: a.sinh(), "cosh": lambda a: a.cosh(), "tanh": lambda a: a.tanh(),
    "sech": lambda a: a.sech(), "csch": lambda a: a.csch(), "coth": lambda a: a.coth(),
    "asinh": lambda a: a.asinh(), "acosh": lambda a: a.acosh(), "atanh": lambda a: a.atanh(),
    "asech": lambda a: (1 / a).acosh(), "acsch": lambda a: (1 / a).asinh(), "acoth": lambda a: (1 / a).atanh(),
}
BALL_CIRCULAR = {"sin", "cos", "tan", "sec", "csc", "cot"}
BALL_ARCS = {
    "asin": lambda a: a.asin(), "acos": lambda a: a.acos(), "atan": lambda a: a.atan(),
    "asec": lambda a: (1 / a).acos(), "acsc": lambda a: (1 / a).asin(), "acot": lambda a: (1 / a).atan(),
    "atan2": lambda y, x: arb.atan2(y, x),
}
CONSTANTS = {
    "pi": lambda: arb.pi(), "π": lambda: arb.pi(), "tau": lambda: 2 * arb.pi(), "τ": lambda: 2 * arb.pi(),
    "e": lambda: arb.const_e(), "phi": lambda: (1 + arb(5).sqrt()) / 2, "φ": lambda: (1 + arb(5).sqrt()) / 2,
}


@lru_cache(maxsize=200_000)
def exact(node, unit):
    """The rational value of a tree, or None where it has none that the oracle can prove."""
    name, *operands = node
    if name == "number":
        return literal(operands[0])
    if name == "name":
        return None
    values = [exact(operand, unit) for operand in operands]
    if name == "*" and any(value is not None and value == 0 for value in values):
        for operand in operands:
            ball(operand, unit, 128)  # zero times what has no value has no value
        return fmpq(0)
    if any(value is None for value in values):
        return None
    if name in CIRCULAR:
        if unit == "radians":
            return CIRCULAR[name](values[0]) if values[0] == 0 else None
        return CIRCULAR[name](values[0] / TURN[unit])
    if name in ARCS or name == "atan2":
        turns = exact_atan2(*values) if name == "atan2" else ARCS[name](values[0])
        if unit == "radians":
            return turns if turns is not None and turns == 0 else None
        return maybe(lambda t: t * TURN[unit], turns)
    return EXACT[name](*values) if name in EXACT else None


@lru_cache(maxsize=200_000)
def ball(node, unit, bits, shortcut=True):
    """A ball that contains the value of a tree, computed at `bits` bits.

    Without the shortcut, only literals are taken exactly: that is how exact results are checked.
    """
    name, *operands = node
    value = exact(node, unit) if shortcut or name == "number" else None
    flint.ctx.prec = bits
    if value is not None:
        return arb(value)
    if name == "name":
        return CONSTANTS[operands[0]]()
    values = [ball(operand, unit, bits, shortcut) for operand in operands]
    flint.ctx.prec = bits
    result = apply(name, operands, values, unit)
    if not result.is_finite():
        raise Undecided
    return result


def apply(name, operands, values, unit):
    if name == "^":
        return power(values[0], values[1], exact(operands[1], unit))
    if name == "root":
        degree = integer(exact(operands[1], unit))
        return ball_root(values[0], degree)
    if name in BALL_CIRCULAR:
        return circular(name, values[0], exact(operands[0], unit), unit)
    if name in BALL_ARCS:
        arc = BALL_ARCS[name](*values)
        return arc if unit == "radians" else arc / arb.pi() * TURN[unit] / 2
    return BALL[name](*values)


def power(base, exponent, fraction):
    if fraction is not None and fraction.q == 1:
        return base ** arb(fraction.p)
    if base > 0:
        return base**exponent
    if base < 0 and fraction is not None and fraction.q % 2 == 1:
        size = (-base) ** exponent
        return -size if fraction.p % 2 == 1 else size
    raise Undecided


def circular(name, value, fraction, unit):
    if unit == "radians":
        return getattr(value, name)()
    if fraction is None:
        half = value * 2 / TURN[unit]
        sine, cosine = half.sin_pi(), half.cos_pi()
    else:
        sine, cosine = arb.sin_cos_pi_fmpq(fraction * 2 / TURN[unit])
    return {"sin": lambda: sine, "cos": lambda: cosine, "tan": lambda: sine / cosine,
            "sec": lambda: 1 / cosine, "csc": lambda: 1 / sine, "cot": lambda: cosine / sine}[name]()


# MARK: - Digits


@dataclass(frozen=True)
class Settings:
    unit: str = "degrees"
    digits: int | None = None
    decimals: int | None = None
    notation: str = "auto"
    rounding: str = "half-even"


def grows(mode, negative, last, tail):
    """Whether the kept digits' magnitude grows; `tail` is -1, 0, 1 about one half, None for nothing cut."""
    if tail is None:
        return False
    directed = {"toward-zero": False, "away": True, "floor": negative, "ceiling": not negative,
                "05-away": last in (0, 5)}
    if mode in directed:
        return directed[mode]
    if tail:
        return tail > 0
    return {"half-even": last % 2 == 1, "half-odd": last % 2 == 0, "half-away": True,
            "half-toward-zero": False, "half-upward": not negative, "half-downward": negative}[mode]


def cut(negative, over, under, mode):
    """over/under rounded to an integer."""
    kept, rest = divmod(over, under)
    tail = None if rest == 0 else (2 * rest > under) - (2 * rest < under)
    return kept + grows(mode, negative, kept % 10, tail)


def floor_log10(over, under):
    """The decimal exponent of the first digit of a positive fraction."""
    guess = len(str(over)) - len(str(under))
    big = over >= under * 10**guess if guess >= 0 else over * 10**-guess >= under
    return guess if big else guess - 1


def rounded(value, settings):
    """A nonzero rational rounded: (negative, digits, exponent of the first digit)."""
    negative, over, under = value < 0, abs(int(value.p)), int(value.q)
    if settings.decimals is not None:
        places = settings.decimals
    else:
        places = (settings.digits or 20) - 1 - floor_log10(over, under)
    over, under = (over * 10**places, under) if places >= 0 else (over, under * 10**-places)
    text = str(cut(negative, over, under, settings.rounding))
    exponent = len(text) - 1 - places
    if settings.decimals is None:
        text = text[: settings.digits or 20]
    elif text == "0":
        raise Doubtful("rounds to zero")
    return negative, text, exponent


def written(negative, digits, exponent, is_exact, notation):
    is_integer = exponent >= len(digits) - 1
    if notation == "auto":
        notation = "fixed" if -7 <= exponent <= 20 or (is_exact and is_integer) else "scientific"
    sign = "-" if negative else ""
    if notation == "fixed":
        if exponent < 0:
            return sign + "0." + "0" * (-exponent - 1) + digits
        if not is_exact and exponent > len(digits) - 1:
            raise Doubtful("fewer digits than the integer part")
        digits = digits.ljust(exponent + 1, "0")
        lead, shown = exponent + 1, ""
    elif notation == "scientific":
        lead, shown = 1, f"e{exponent}"
    else:
        lead, shown = exponent % 3 + 1, f"e{exponent - exponent % 3}"
        if len(digits) < lead:
            if not is_exact:
                raise Doubtful("fewer digits than the integer part")
            digits = digits.ljust(lead, "0")
    if shown == "e0":
        raise Doubtful("exponent zero")
    return sign + digits[:lead] + ("." + digits[lead:] if digits[lead:] else "") + shown


def terminating(value):
    """All digits of a rational as (negative, digits, exponent), or None if they do not end."""
    if value.q.bit_length() > 40_000 or value.p.bit_length() > 400_000:
        raise Doubtful("a very long fraction")
    under, twos, fives = int(value.q), 0, 0
    while under % 2 == 0:
        under, twos = under // 2, twos + 1
    while under % 5 == 0:
        under, fives = under // 5, fives + 1
    if under != 1:
        return None
    places = max(twos, fives)
    text = str(abs(int(value.p)) * 10**places // int(value.q))
    return value < 0, text.rstrip("0"), len(text) - 1 - places


def exact_text(value, settings):
    if value == 0:
        if settings.notation not in ("auto", "fixed"):
            raise Doubtful("zero")
        return "0"
    all_digits = terminating(value)
    if all_digits:
        negative, digits, exponent = all_digits
        if len(digits) <= 1000 < exponent + 1:
            raise Doubtful("an integer with few digits and many zeros")
        if settings.decimals is not None:
            fits = len(digits) - 1 - exponent <= settings.decimals
        else:
            fits = len(digits) <= (settings.digits or 1000)
        if fits:
            return written(negative, digits, exponent, True, settings.notation)
    return written(*rounded(value, settings), False, settings.notation)


def ends(value):
    """Both ends of a ball as decimal integers with one exponent."""
    middle, radius, exponent = value.mid_rad_10exp(int(flint.ctx.prec * 0.30103) + 8)
    return int(middle) - int(radius), int(middle) + int(radius), int(exponent)


def ball_text(value, settings):
    """The digits that both ends round to."""
    low, high, scale = ends(value)
    if low <= 0 <= high:
        raise Undecided
    results = []
    for end in (low, high):
        rest = Settings(digits=settings.digits, rounding=settings.rounding)
        if settings.decimals is not None:
            negative, digits, exponent = rounded(fmpq(end) * fmpq(10) ** scale, settings)
            results.append((negative, digits, exponent))
        else:
            negative, digits, exponent = rounded(fmpq(end), rest)
            results.append((negative, digits, exponent + scale))
    if results[0] != results[1]:
        raise Undecided
    return written(*results[0], False, settings.notation)


def suspicious(value):
    """Whether a fraction much shorter than the ball's precision lies in the ball."""
    low, high, scale = ends(value)
    if not -3000 < scale < 3000:
        return False
    shortest = (len(str(abs(low))) - len(str(high - low))) // 3
    tens = fmpq(10) ** scale
    low, high = fmpq(low) * tens, fmpq(high) * tens
    # Walk the continued fraction while both ends agree; `now` is the denominator so far.
    before, now = fmpz(1), fmpz(0)
    while now < fmpz(10) ** shortest:
        a, b = low.floor(), high.floor()
        if a != b or low == a or high == b:
            return (min(a, b) + 1) * now + before < fmpz(10) ** shortest
        before, now = now, a * now + before
        low, high = 1 / (high - a), 1 / (low - a)
    return False


def confirm(node, unit, value):
    """Checks an exact value against a ball that was computed without the shortcuts."""
    try:
        check = ball(node, unit, 400, shortcut=False)
    except (Undecided, KeyError, AttributeError):
        return  # a step function at its jump, or a whole-number function: no second way
    flint.ctx.prec = 4000
    assert check.contains(arb(value)) or check.overlaps(arb(value)), f"{node} is not {value}"


def value_of(text, settings=Settings(), most=MOST_BITS, irrational=False):
    """The output for an expression, computed at two precisions.

    `irrational` says that the caller has a proof and no short fraction need be looked for.
    """
    node = parse(text)
    if node[0] in COMPARISONS:
        return comparison_text(node, settings.unit)
    value = exact(node, settings.unit)
    if value is not None:
        confirm(node, settings.unit, value)
        return exact_text(value, settings)
    bits = 128 + 4 * (settings.digits or 20)
    while bits <= most:
        try:
            result = ball_text(ball(node, settings.unit, bits), settings)
            break
        except Undecided:
            bits *= 2
    else:
        raise Undecided(text)
    certain = ball(node, settings.unit, bits)
    if certain.is_exact() and abs(int(certain.mid().man_exp()[1])) < 4000:
        mantissa, exponent = (int(part) for part in certain.mid().man_exp())
        return exact_text(fmpq(mantissa) * fmpq(2) ** exponent, settings)  # a step function decided
    finer = 2 * bits + 64
    assert ball_text(ball(node, settings.unit, finer), settings) == result, f"{text} differs at {finer} bits"
    if not irrational and bits <= 8000 and suspicious(ball(node, settings.unit, max(2000, 2 * bits))):
        raise Suspicious(f"{text} looks rational")
    return result


def comparison_text(node, unit):
    mark, left, right = node
    values = exact(left, unit), exact(right, unit)
    if None not in values:
        order = (values[0] > values[1]) - (values[0] < values[1])
    else:
        order, bits = None, 128
        while order is None:
            try:
                order = sign_of(ball(left, unit, bits) - ball(right, unit, bits))
            except Undecided:
                bits *= 2
                if bits > MOST_BITS:
                    raise
    truth = {"==": order == 0, "!=": order != 0, "<": order < 0, "<=": order <= 0,
             ">": order > 0, ">=": order >= 0}[mark]
    return "true" if truth else "false"


def contains(text, stated, unit="degrees", bits=8000):
    """Whether the ball of `text` holds the value of `stated` (rational) and is thinner than 10^-1000 of it."""
    target = exact(parse(stated), unit)
    value = ball(parse(text), unit, bits)
    flint.ctx.prec = bits
    thin = value.rad() < arb(10) ** -1000 * (abs(arb(target)) + 1)
    return target is not None and (value - arb(target)).contains(0) and bool(thin)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("expressions", nargs="+")
    options.add_argument("-r", "--radians", action="store_const", const="radians", dest="unit", default="degrees")
    options.add_argument("-n", "--digits", type=int)
    options.add_argument("--decimals", type=int)
    options.add_argument("--notation", default="auto")
    options.add_argument("--rounding", default="half-even")
    given = vars(options.parse_args())
    for text in given.pop("expressions"):
        print(f"{text} => {value_of(text, Settings(**given))}")


if __name__ == "__main__":
    main()
