"""Tests/Golden/wrappers.tsv: correctly rounded binary results for each wrapped MPFR function."""

import random

import flint
from flint import arb, fmpq, fmpz

import oracle

HALF = fmpq(1, 2)
PRECISIONS = (53, 113, 200)
ROUNDINGS = "NDUZ"
MOST_BITS = 1 << 13

UNARY = {
    "exp": lambda a: a.exp(), "expm1": lambda a: a.expm1(), "log": lambda a: a.log(), "log1p": lambda a: a.log1p(),
    "gamma": lambda a: a.gamma(), "sin": lambda a: a.sin(), "cos": lambda a: a.cos(), "tan": lambda a: a.tan(),
    "asin": lambda a: a.asin(), "acos": lambda a: a.acos(), "atan": lambda a: a.atan(), "sinh": lambda a: a.sinh(),
    "cosh": lambda a: a.cosh(), "tanh": lambda a: a.tanh(), "asinh": lambda a: a.asinh(), "acosh": lambda a: a.acosh(),
    "atanh": lambda a: a.atanh(),
}
# At the end of the file, so that the random arguments of the others stay what they were.
SPECIAL = {"erf": lambda a: a.erf(), "erfc": lambda a: a.erfc()}
ZERO_TO = {"exp": 1, "expm1": 0, "log1p": 0, "sin": 0, "cos": 1, "tan": 0, "asin": 0, "atan": 0, "sinh": 0, "cosh": 1, "tanh": 0,
           "asinh": 0, "atanh": 0, "erf": 0, "erfc": 1}
ONE_TO = {"log": 0, "acos": 0, "acosh": 0}
ARITHMETIC = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b}
WITH_TURN = {"sinu": "sin", "cosu": "cos", "tanu": "tan", "asinu": "asin", "acosu": "acos", "atanu": "atan"}
UNITS = {360: "degrees", 400: "gradians"}


def dyadic(mantissa, exponent=0):
    return fmpq(mantissa) * fmpq(2) ** exponent


def hexadecimal(value, shift=0):
    """value·2^shift, a dyadic rational, as 0x1.…p…, the shortest such text."""
    if value == 0:
        return "0x0p+0"
    sign, over, under = "-" if value < 0 else "", abs(int(value.p)), int(value.q)
    assert under & (under - 1) == 0
    exponent = over.bit_length() - under.bit_length()
    over >>= (over & -over).bit_length() - 1
    width = over.bit_length() - 1
    places = -(-width // 4)
    part = (over - (1 << width)) << (4 * places - width)
    digits = f".{part:0{places}x}" if places else ""
    return f"{sign}0x1{digits}p{exponent + shift:+d}"


def rounded(value, precision, mode):
    """A rational as the neighbour among `precision`-bit binary numbers, exponents unbounded."""
    if value == 0:
        return value
    size = abs(value)
    exponent = int(size.p).bit_length() - int(size.q).bit_length()
    if size < fmpq(2) ** exponent:
        exponent -= 1
    unit = fmpq(2) ** (exponent - precision + 1)
    scaled = value / unit
    low = scaled.floor()
    rest = scaled - low
    if mode == "N":
        up = rest > HALF or (rest == HALF and int(low) % 2 == 1)
    else:
        up = rest != 0 and (mode == "U" or (mode == "Z" and value < 0))
    return (low + int(up)) * unit


def ends(ball):
    """Both ends of a ball as integers, and the power of two they share."""
    (middle, scale), (radius, other) = ([int(part) for part in number.man_exp()] for number in (ball.mid(), ball.rad()))
    if radius == 0:
        return middle, middle, scale
    shared = min(scale, other)
    middle, radius = middle << scale - shared, radius << other - shared
    return middle - radius, middle + radius, shared


def both_ends(make, bits, precision, mode):
    """The text both ends of a ball of `bits` bits round to, or None."""
    flint.ctx.prec = bits
    ball = make()
    if not ball.is_finite() or ball.contains(0) or ball.rel_accuracy_bits() < precision:
        return None
    low, high, scale = ends(ball)
    texts = {hexadecimal(rounded(fmpq(end), precision, mode), scale) for end in (low, high)}
    return texts.pop() if len(texts) == 1 else None


def proved(make, precision, mode):
    """The value both ends of a ball round to; None when no precision in reach decides."""
    bits = precision + 40
    while bits <= MOST_BITS:
        if text := both_ends(make, bits, precision, mode):
            assert both_ends(make, 2 * bits, precision, mode) == text
            return text
        bits *= 2
    return None


def special(name, turn, arguments):
    """The rational results that a ball never decides."""
    first = arguments[0]
    if turn:
        table = oracle.CIRCULAR.get(WITH_TURN[name])
        if table:
            return table(first / turn)
        turns = oracle.ARCS[WITH_TURN[name]](first)
        return oracle.maybe(lambda t: t * turn, turns)
    if name in ARITHMETIC:
        return ARITHMETIC[name](*arguments)
    if name == "rootn":
        return oracle.exact_root(first, int(arguments[1].p))
    if name == "pow":
        return oracle.exact_power(*arguments)
    if first == 0:
        return oracle.maybe(fmpq, ZERO_TO.get(name))
    if first == 1 and name in ONE_TO:
        return fmpq(ONE_TO[name])
    if name == "gamma" and first.q == 1 and 0 < first <= 300:
        return fmpq(fmpz.fac_ui(int(first.p) - 1))
    return None


def ball_of(name, turn, arguments):
    if turn:
        if WITH_TURN[name] in oracle.CIRCULAR:
            return oracle.circular(WITH_TURN[name], None, arguments[0], UNITS[turn])
        return UNARY[WITH_TURN[name]](arb(arguments[0])) / arb.pi() * turn / 2
    if name == "pow":
        return oracle.power(arb(arguments[0]), arb(arguments[1]), arguments[1])
    if name == "rootn":
        return oracle.ball_root(arb(arguments[0]), int(arguments[1].p))
    return (UNARY | SPECIAL)[name](arb(arguments[0]))


def arguments_for(name, dice):
    """Dyadic arguments of at most 53 bits: plain, tiny, large and random ones."""

    def some(low, high):
        return fmpq(*dice.uniform(low, high).as_integer_ratio())

    plain = [fmpq(0), fmpq(1), HALF, fmpq(3, 4), fmpq(2), fmpq(5, 2), fmpq(10), fmpq(1, 1024), dyadic(1, -60), dyadic(3, -200), dyadic(5, -1100),
             dyadic((1 << 53) - 1, -53), dyadic((1 << 52) + 1, -52), dyadic(0x1921FB54442D18, -51), dyadic(0x1921FB54442D18, -52)]
    bounded = name.strip("u") in ("asin", "acos") or name in ("atanh",)
    large = [] if bounded else [fmpq(100), fmpq(12345), dyadic(1, 20)]
    if name in SPECIAL:
        large = [fmpq(6), fmpq(26), fmpq(100)]  # beyond, the distance from 1 is too small for the text of a ball's ends
    if name in ("sin", "cos", "tan", "atan", "log", "log1p", "asinh", "acosh") or name in ("sinu", "cosu", "tanu", "atanu"):
        large += [dyadic(1, 70), dyadic(0x1234567890ABCD, 300), dyadic(1, 1000), dyadic(0x174876E8000001, 900)]
    if name in ("sinu", "cosu", "tanu"):
        plain += [fmpq(n) for n in (15, 18, 25, 30, 36, 45, 50, 60, 90, 100, 120, 135, 150, 180, 200, 210, 225, 270, 300, 330, 360, 400, 720)]
        plain += [fmpq(45, 2), fmpq(75, 2), 90 - dyadic(1, -40), 180 + dyadic(1, -44), dyadic(1, 80) * 90]
    values = plain + large + [some(0, 1) for _ in range(5)] + ([] if bounded else [some(1, 30) for _ in range(5)])
    return [(v,) for place, value in enumerate(values) for v in ((value, -value) if place % 3 == 0 or value < 1 else (value,))]


def pairs_for(name, dice):
    def some():
        return fmpq(*dice.uniform(-100, 100).as_integer_ratio()) * fmpq(2) ** dice.choice([0, 0, 0, 1, -10, 53, -60, 300])

    if name == "rootn":
        sizes = [fmpq(2), fmpq(27), fmpq(16), fmpq(1, 4), fmpq(10), dyadic(1, 300), dyadic(3, -400), abs(some()), abs(some())]
        return [(v, fmpq(n)) for size in sizes for n in (1, 2, 3, 4, 5, 7, 100) for v in (size, -size)]
    if name == "pow":
        pairs = [(2, 10), (3, 40), (10, 22), (10, 30), (-3, 3), (-2, -5), (2, HALF), (4, HALF), (9, fmpq(-3, 2)), (HALF, 100), (7, fmpq(1, 8)),
                 (1, 1000), (0, 3), (5, 0), (10, 308), (10, -308), (dyadic((1 << 53) + 2, -53), 1 << 40), (fmpq(81, 16), fmpq(3, 4)), (-7, 33)]
        return [(fmpq(a), fmpq(b)) for a, b in pairs] + [(abs(some()), fmpq(*dice.uniform(-20, 20).as_integer_ratio())) for _ in range(20)]
    ties = [(fmpq(1), dyadic(1, -53)), (fmpq(1), dyadic(3, -53)), (fmpq(1), dyadic(1, -113)), (fmpq(-1), dyadic(-1, -53)), (fmpq(1), dyadic(1, -200)),
            (fmpq(1), fmpq(3)), (fmpq(1), fmpq(10)), (fmpq(2), fmpq(3)), (fmpq(5), fmpq(5)), (fmpq(0), fmpq(7)), (fmpq(1), dyadic(1, -1000)),
            (dyadic((1 << 53) - 1, 0), fmpq(1)), (dyadic((1 << 53) - 1, 0), HALF)]
    return [pair for pair in ties if name != "div" or pair[1] != 0] + [(some(), some()) for _ in range(30)]


def rows():
    dice = random.Random(113)
    names = [(name, 0) for name in [*UNARY, *ARITHMETIC, "pow", "rootn"]] + [(name, turn) for name in WITH_TURN for turn in (360, 400)]
    names += [(name, 0) for name in SPECIAL]
    for name, turn in names:
        many = name in ARITHMETIC or name in ("pow", "rootn")
        for arguments in dict.fromkeys(pairs_for(name, dice) if many else arguments_for(name, dice)):
            yield from results(name, turn, arguments)


def results(name, turn, arguments):
    try:
        value = special(name, turn, arguments)
        if value is not None and value == 0 and (turn or name in ("sub", "add")) and arguments[0] != 0:
            return  # the sign of zero is a convention of its own
    except oracle.Undefined:
        return
    for precision in PRECISIONS:
        for mode in ROUNDINGS:
            try:
                result = hexadecimal(rounded(value, precision, mode)) if value is not None else \
                    proved(lambda: ball_of(name, turn, arguments), precision, mode)
            except (oracle.Undecided, oracle.Undefined):
                return
            if result is None:
                return
            shown = " ".join(str(int(a.p)) if name == "rootn" and a is arguments[-1] else hexadecimal(a) for a in arguments)
            yield f"{name}\t{turn or '-'}\t{shown}\t{precision}\t{mode}\t{result}"


def write(folder):
    head = ["# MPFR functions, correctly rounded: function, turn, arguments (split by a space), precision in bits, rounding (N nearest even,",
            "# D down, U up, Z to zero), result. Numbers are hexadecimal floats with unbounded exponents; the degree of rootn is decimal.",
            f"# Source: {oracle.SOURCE}, scripts/wrappers.py; both ends of a ball round to the result, and again at twice the bits."]
    lines = list(rows())
    (folder / "wrappers.tsv").write_text("\n".join(head + lines) + "\n")
    print(f"wrappers.tsv: {len(lines)} rows")
