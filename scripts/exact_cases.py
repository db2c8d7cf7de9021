#!/usr/bin/env python3
"""Writes Tests/SciNumberTests/Data/exact.tsv: what CPython's int, fractions and decimal say.

Run without arguments from anywhere; the cases are the same every time (one seed). Each row is an operation, its
operands and the expected result, separated by tabs. A rational is written as p/q in lowest terms.
"""

import decimal
import math
import random
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

decimal.getcontext().prec = 4000
decimal.getcontext().Emax = decimal.MAX_EMAX
decimal.getcontext().Emin = decimal.MIN_EMIN
RANDOM = random.Random(20260101)
ROWS = []

MODES = {
    "half-even": lambda negative: decimal.ROUND_HALF_EVEN,
    "half-away": lambda negative: decimal.ROUND_HALF_UP,
    "half-toward-zero": lambda negative: decimal.ROUND_HALF_DOWN,
    "half-upward": lambda negative: decimal.ROUND_HALF_DOWN if negative else decimal.ROUND_HALF_UP,
    "half-downward": lambda negative: decimal.ROUND_HALF_UP if negative else decimal.ROUND_HALF_DOWN,
    "toward-zero": lambda negative: decimal.ROUND_DOWN,
    "away": lambda negative: decimal.ROUND_UP,
    "floor": lambda negative: decimal.ROUND_FLOOR,
    "ceiling": lambda negative: decimal.ROUND_CEILING,
    "05-away": lambda negative: decimal.ROUND_05UP,
}


def row(*fields):
    ROWS.append("\t".join(str(field) for field in fields))


def text(value):
    return f"{value.numerator}/{value.denominator}"


def sticky(value, places):
    """A decimal that rounds at `places` as the fraction does: enough digits, the last of them 1 if more follow."""
    scaled = abs(value) * Fraction(10) ** (places + 5)
    digits = math.floor(scaled) * 10 + (0 if scaled.denominator == 1 else 1)
    result = Decimal(digits).scaleb(-(places + 6))
    return -result if value < 0 else result


def rounded(value, places, mode):
    if mode == "half-odd":
        # The decimal module does not know it: at a tie the neighbour that half-even does not take.
        scaled = value * 10**places if places >= 0 else value / 10**-places
        if (scaled * 2).denominator == 1 and scaled.denominator == 2:
            low = math.floor(scaled)
            return Fraction(low if low % 2 else low + 1) / Fraction(10) ** places
        mode = "half-even"
    quantum = Decimal(1).scaleb(-places)
    return Fraction(sticky(value, places).quantize(quantum, rounding=MODES[mode](value < 0)))


def integer():
    kind = RANDOM.randrange(6)
    if kind == 0:
        return RANDOM.randrange(-12, 13)
    if kind == 1:
        return RANDOM.choice([-1, 1]) * (2**63 + RANDOM.randrange(-3, 4))
    if kind == 2:
        return RANDOM.choice([-1, 1]) * (2**64 + RANDOM.randrange(-3, 4))
    if kind == 3:
        return RANDOM.choice([-1, 1]) * 10 ** RANDOM.randrange(0, 40)
    return RANDOM.choice([-1, 1]) * RANDOM.getrandbits(RANDOM.choice([8, 31, 32, 62, 63, 64, 65, 127, 200, 500]))


def rational():
    kind = RANDOM.randrange(6)
    if kind == 0:
        return Fraction(integer())
    if kind == 1:
        return Fraction(integer(), 2 ** RANDOM.randrange(0, 80) * 5 ** RANDOM.randrange(0, 40))
    if kind == 2:
        return Fraction(RANDOM.randrange(-(10**6), 10**6), 10 ** RANDOM.randrange(0, 6))
    if kind == 3:
        return Fraction(RANDOM.randrange(-99, 100), RANDOM.randrange(1, 100))
    if kind == 4:
        return Fraction(RANDOM.choice([-1, 1]) * (10 ** RANDOM.randrange(17, 21) + RANDOM.randrange(-2, 3)),
                        10 ** RANDOM.randrange(0, 25))
    return Fraction(integer(), abs(integer()) or 1)


def integers():
    for _ in range(90):
        a, b = integer(), integer()
        row("int+", a, b, a + b)
        row("int-", a, b, a - b)
        row("int*", a, b, a * b)
        row("gcd", a, b, math.gcd(a, b))
        row("lcm", a, b, math.lcm(a, b))
        row("int<", a, b, int(a < b))
        row("bits", a, 0, a.bit_length())
        row("digits10", a, 0, len(str(abs(a))))
        shift = RANDOM.randrange(0, 130)
        row("<<", a, shift, a << shift)
        row(">>", a, shift, a >> shift)
        if b:
            row("floor/", a, b, a // b)
            row("mod", a, b, a % b)
            row("trunc/", a, b, abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1))
            row("exact/", a * b, b, a)
    for _ in range(60):
        a, exponent = integer(), RANDOM.randrange(0, 13)
        row("int^", a, exponent, a**exponent)
        m = abs(integer()) or 7
        e = abs(integer())
        row("powmod", a, e, m, pow(a, e, m))
        base = abs(RANDOM.getrandbits(40)) + 2
        degree = RANDOM.randrange(2, 9)
        noise = RANDOM.choice([0, 0, 1, -1])
        low, high = 0, 2**41
        target = base**degree + noise
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if middle**degree <= target else (low, middle - 1)
        row("root", target, degree, low, int(low**degree == target))
        row("square", base * base + noise, 0, int(math.isqrt(base * base + noise) ** 2 == base * base + noise))
    for n in list(range(0, 30)) + [63, 64, 100, 255, 256]:
        row("n!", n, 0, math.factorial(n))
        row("n!!", n, 0, math.prod(range(n, 0, -2)))
        k = RANDOM.randrange(0, n + 2)
        row("binomial", n, k, math.comb(n, k))
        row("binomial", -n - 1, k, (-1) ** k * math.comb(n + k, k))
    big = 2**70 + 9
    row("binomial", big, 5, math.comb(big, 5))
    row("binomial", big, big - 3, math.comb(big, 3))


def rationals():
    for _ in range(150):
        a, b = rational(), rational()
        row("+", text(a), text(b), text(a + b))
        row("-", text(a), text(b), text(a - b))
        row("*", text(a), text(b), text(a * b))
        row("compare", text(a), text(b), (a > b) - (a < b))
        row("floor", text(a), 0, math.floor(a))
        row("ceiling", text(a), 0, math.ceil(a))
        row("truncated", text(a), 0, math.trunc(a))
        if b:
            row("/", text(a), text(b), text(a / b))
            row("floorquotient", text(a), text(b), a // b)
            row("modulo", text(a), text(b), text(a % b))
        m = RANDOM.choice([1, 7, 360, 400, 2**64 + 13])
        row("reduced", text(a), m, text(math.fmod(1, 1) if a == 0 else (abs(a) % m) * (1 if a > 0 else -1))
            if a else "0/1")
    for _ in range(120):
        a, exponent = rational(), RANDOM.randrange(-6, 9)
        if a or exponent >= 0:
            row("^", text(a), exponent, text(a**exponent))
        degree = RANDOM.randrange(1, 6)
        base = Fraction(RANDOM.randrange(-5000, 5000), RANDOM.choice([1, 2, 3, 10, 40, 125, 77, 1000]))
        if degree % 2 or base >= 0:
            row("rationalroot", text(base**degree), degree, text(base))
        if a:
            e = 0
            while Fraction(10) ** e <= abs(a):
                e += 1
            while Fraction(10) ** e > abs(a):
                e -= 1
            row("exponent", text(a), 0, e)


def roundings():
    tails = ["0", "0.0001", "0.25", "0.4999", "0.5", "0.5001", "0.75", "0.9999"]
    for mode in list(MODES) + ["half-odd"]:
        for kept in [0, 1, 2, 4, 5, 9, 10, 19, 99]:
            for tail in tails:
                for sign in [1, -1]:
                    value = sign * (kept + Fraction(tail))
                    row("round", text(value), mode, 0, text(rounded(value, 0, mode)))
        for _ in range(25):
            value, places = rational(), RANDOM.randrange(-4, 30)
            row("round", text(value), mode, places, text(rounded(value, places, mode)))


def digits():
    for _ in range(150):
        value = rational()
        if not value:
            continue
        count = RANDOM.randrange(1, 45)
        mode = RANDOM.choice(list(MODES) + ["half-odd"])
        exponent = 0
        while Fraction(10) ** exponent <= abs(value):
            exponent += 1
        while Fraction(10) ** exponent > abs(value):
            exponent -= 1
        result = rounded(value, count - 1 - exponent, mode)
        places = count - 1 - exponent
        if abs(result) >= Fraction(10) ** (exponent + 1):
            places -= 1
            exponent += 1
        whole = abs(result) * Fraction(10) ** places
        assert whole.denominator == 1 and len(str(whole)) == count
        exact = result == value
        row("digits", text(value), mode, count, str(whole).rstrip("0") if exact else whole, exponent, int(exact))


def literals():
    def literal(source, value):
        row("literal", source, text(Fraction(value)))

    for source in ["0", "00", "0.0", "12", "12.5", ".5", "5.", "1e-3", "1E+3", "1e3", "007.50", "0e5", "1e0",
                   "999999999999999999", "9999999999999999999", "9223372036854775807", "9223372036854775808",
                   "0.999999999999999999", "0.0000000000000000000000001", "1e-30", "123456789012345678901234567890",
                   "1.00000000000000000000", "3.14159265358979323846264338327950288", "1e000000000000000000000003"]:
        literal(source, Decimal(source))
    for source, value in [("0xFF", 255), ("0Xff", 255), ("0b101", 5), ("0o17", 15), ("0x0", 0),
                          ("0xFFFFFFFFFFFFFFFFFFFF", 2**80 - 1), ("0xFF_FF", 65535), ("1_000_000", 1000000),
                          ("1_0.0_1e1_0", Fraction(1001, 100) * 10**10)]:
        literal(source, value)
    for source, value in [("0.1(6)", "1/6"), ("12.(3)", "37/3"), (".(3)", "1/3"), ("0.(142857)", "1/7"),
                          ("0.(9)", "1"), ("0.(0)", "0"), ("0.58(3)e2", "175/3"), ("1.(3)e-2", "4/300"),
                          ("0.12(345)", "4111/33300"), ("3.(142857)", "22/7")]:
        literal(source, Fraction(value))
    for _ in range(200):
        whole = "".join(RANDOM.choice("0123456789") for _ in range(RANDOM.randrange(0, 24)))
        part = "".join(RANDOM.choice("0001234567899") for _ in range(RANDOM.randrange(0 if whole else 1, 24)))
        source = whole + RANDOM.choice([".", "."] + ([""] if not part else [])) + part
        if RANDOM.randrange(2):
            source += RANDOM.choice("eE") + RANDOM.choice(["", "+", "-"]) + str(RANDOM.randrange(0, 60))
        literal(source, Decimal(source))


integers()
rationals()
roundings()
digits()
literals()
path = Path(__file__).resolve().parent.parent / "Tests/SciNumberTests/Data/exact.tsv"
path.parent.mkdir(exist_ok=True)
path.write_text("# Written by scripts/exact_cases.py with CPython's int, fractions and decimal; do not edit.\n"
                + "\n".join(ROWS) + "\n")
