"""The values of sci's functions as exact fractions, Booleans, lists and Arb balls: a witness that shares nothing with the Swift sources.

`value(tree)` evaluates a tree at the precision of `flint.ctx`. A number is an `fmpq` where the witness can prove it rational, and
else an `arb` that contains it. `Undecided` says that more bits may help, `Undefined` that there is no value.
"""

import functools
import itertools
import math
from fractions import Fraction

import flint
from flint import acb, arb, fmpq, fmpz

import oracle
import special_witness
from oracle import HALF, Undecided, Undefined

#: What an angle is counted in: set by who evaluates.
unit = "degrees"
#: The values of variables.
names = {}

ZERO, ONE = fmpq(0), fmpq(1)
MOST_BITS = 20_000


# MARK: - Numbers


def ball(x):
    return x if type(x) is arb else arb(x)


def rational(x):
    """The fraction, where the witness has it."""
    if type(x) is fmpq:
        return x
    if type(x) is not arb:
        raise Undefined("not a number")
    if x.is_exact():
        mantissa, exponent = (int(part) for part in x.man_exp())
        if abs(exponent) < MOST_BITS:
            return fmpq(mantissa) * fmpq(2) ** exponent
    raise Undecided


def integer(x):
    x = rational(x)
    if x.q != 1:
        raise Undefined("not an integer")
    return int(x.p)


def natural(x):
    n = integer(x)
    if n < 0:
        raise Undefined("negative")
    return n


def positive_integer(x):
    n = integer(x)
    if n <= 0:
        raise Undefined("not positive")
    return n


def sign(x):
    if type(x) is fmpq:
        return (x > 0) - (x < 0)
    return 0 if x.is_zero() else oracle.sign_of(x)


def compared(x, y):
    return sign(x - y)


def positive(x):
    if sign(x) <= 0:
        raise Undefined("not positive")
    return x


def divided(x, y):
    if type(y) is fmpq:
        if y == 0:
            raise Undefined("division by zero")
    elif y.contains(0):
        raise Undefined("division by zero") if y.is_zero() else Undecided()
    return x / y


def fraction(x):
    x = rational(x)
    return Fraction(int(x.p), int(x.q))


def of_fraction(x):
    return fmpq(x.numerator, x.denominator) if isinstance(x, (Fraction, int)) else x


# MARK: - Kinds of functions


def both(exact, balls):
    """By fractions where the arguments are some and the value is, else by balls."""
    def function(*x):
        if all(type(a) is fmpq for a in x):
            found = exact(*x)
            if found is not None:
                return found
        return balls(*[ball(a) for a in x])
    return function


def balls(f):
    return lambda *x: f(*[ball(a) for a in x])


def of_integers(f):
    def function(*x):
        found = f(*[integer(a) for a in x])
        return fmpq(found) if isinstance(found, (int, fmpz)) and not isinstance(found, bool) else found
    return function


def elementary(name):
    return both(oracle.EXACT[name], oracle.BALL[name]) if name in oracle.EXACT else balls(oracle.BALL[name])


def circular(name):
    def function(x):
        if type(x) is fmpq:
            if unit != "radians":
                found = oracle.CIRCULAR[name](x / oracle.TURN[unit])
            else:
                found = oracle.CIRCULAR[name](x) if x == 0 else None
            if found is not None:
                return found
        return oracle.circular(name, ball(x), x if type(x) is fmpq else None, unit)
    return function


def in_unit(turns):
    """An angle given as a fraction of a turn."""
    return turns * oracle.TURN[unit] if unit != "radians" else ZERO if turns == 0 else 2 * arb.pi() * turns


def from_radians(x):
    return x if unit == "radians" else x / arb.pi() * oracle.TURN[unit] / 2


def to_radians(x):
    return ball(x) if unit == "radians" else ball(x) * arb.pi() * 2 / oracle.TURN[unit]


def arc(name):
    def function(*x):
        if all(type(a) is fmpq for a in x):
            turns = oracle.exact_atan2(*x) if name == "atan2" else oracle.ARCS[name](*x)
            if turns is not None:
                return in_unit(turns)
        return from_radians(oracle.BALL_ARCS[name](*[ball(a) for a in x]))
    return function


def whole(f):
    """A function that gives integers, of fractions and of balls."""
    return both(f, lambda x: fmpq(ball_whole(f, x)))


def ball_whole(f, x):
    """The integer that both ends of a ball have."""
    low, high = (f(exact_end(end)) for end in (x.lower(), x.upper()))
    if low != high:
        raise Undecided
    return low


def exact_end(end):
    mantissa, exponent = (int(part) for part in end.man_exp())
    if exponent > MOST_BITS:
        raise Undecided
    return fmpq(mantissa) * fmpq(2) ** exponent if exponent > -MOST_BITS else fmpq(0 if mantissa == 0 else 1 if mantissa > 0 else -1, 1 << 64)


def floor(x):
    return fmpq(x.floor())


VALUES = {}


def function(*spellings):
    def add(f):
        for name in spellings:
            VALUES[name] = f
        return f
    return add


# MARK: - Operators and elementary functions

VALUES["floor"] = whole(floor)
VALUES["ceil"] = whole(lambda x: fmpq(x.ceil()))
VALUES["trunc"] = whole(oracle.truncated)
nearest = whole(oracle.nearest)


@function("round")
def rounded(x, places=ZERO):
    scale = fmpq(10) ** integer(places)
    return nearest(x * scale) / scale


VALUES["frac"] = lambda x: x - VALUES["trunc"](x)
VALUES["quo"] = VALUES["//"] = VALUES["div"] = lambda x, y: VALUES["floor"](divided(x, y))
VALUES["mod"] = lambda x, y: x - y * VALUES["floor"](divided(x, y))
VALUES["rem"] = lambda x, y: x - y * VALUES["trunc"](divided(x, y))
VALUES["+"] = lambda x, y: x + y
VALUES["-"] = lambda x, y: x - y
VALUES["*"] = lambda x, y: x * y
VALUES["/"] = divided
VALUES["neg"] = lambda x: -x
VALUES["percent"] = lambda x: x / 100
VALUES["square"] = lambda x: x * x
VALUES["abs"] = abs
VALUES["sign"] = lambda x: fmpq(sign(x))


@function("^", "pow")
def power(x, y):
    if type(x) is fmpq and type(y) is fmpq:
        found = oracle.exact_power(x, y)
        if found is not None:
            return found
    elif type(y) is fmpq and y.q == 1 and 0 <= y.p < 1000:
        return x ** int(y.p)
    if type(y) is fmpq and y.q == 1 and y < 0:
        return divided(ONE, power(x, -y))
    found = oracle.power(ball(x), ball(y), y if type(y) is fmpq else None)
    return found


@function("root")
def root(x, n):
    if type(n) is fmpq and n == 0:
        raise Undefined("root of degree zero")
    return power(x, divided(ONE, n))


for _name in ("sqrt", "cbrt", "hypot", "exp", "expm1", "exp2", "exp10", "ln", "log2", "log1p", "log", "sinh", "cosh", "tanh", "sech", "csch", "coth", "asinh",
              "acosh", "atanh", "asech", "acsch", "acoth", "erf", "erfc", "gamma"):
    VALUES[_name] = elementary(_name)
VALUES["logn"] = VALUES["log"]
VALUES["factorial"] = lambda x: VALUES["gamma"](x + 1)
VALUES["doublefactorial"] = lambda x: oracle.double_factorial(rational(x))
for _name in oracle.CIRCULAR:
    VALUES[_name] = circular(_name)
for _name in oracle.BALL_ARCS:
    VALUES[_name] = arc(_name)


def turned(f):
    """A function of π·x by the same function of an angle."""
    def value(x):
        global unit
        before, unit = unit, "degrees"
        try:
            return f(x * 180)
        finally:
            unit = before
    return value


VALUES["sinpi"], VALUES["cospi"], VALUES["tanpi"] = (turned(VALUES[name]) for name in ("sin", "cos", "tan"))
VALUES["degrees"] = lambda x: ZERO if type(x) is fmpq and x == 0 else x * 180 / arb.pi()
VALUES["radians"] = lambda x: ZERO if type(x) is fmpq and x == 0 else x * arb.pi() / 180
VALUES["gradians"] = lambda x: ZERO if type(x) is fmpq and x == 0 else x * 200 / arb.pi()
VALUES["turns"] = lambda x: ZERO if type(x) is fmpq and x == 0 else x / arb.pi() / 2


def half_of(name, factor):
    """factor·sin(x/2)² or factor·cos(x/2)²: 1 − cos(x) and 1 + cos(x) without cancellation."""
    sign_of_cosine = -1 if name == "sin" else 1

    def value(x):
        exact = VALUES["cos"](x)
        if type(exact) is fmpq:
            return (1 + sign_of_cosine * exact) * factor / 2
        return VALUES[name](x / 2) ** 2 * factor
    return value


def with_sine(function):
    return lambda x: function(x - in_unit(fmpq(1, 4)))


VALUES["versin"], VALUES["vercosin"] = half_of("sin", fmpq(2)), half_of("cos", fmpq(2))
VALUES["haversin"], VALUES["havercosin"] = half_of("sin", ONE), half_of("cos", ONE)
VALUES["coversin"], VALUES["covercosin"] = with_sine(VALUES["versin"]), with_sine(VALUES["vercosin"])
VALUES["hacoversin"], VALUES["hacovercosin"] = with_sine(VALUES["haversin"]), with_sine(VALUES["havercosin"])
VALUES["exsec"] = lambda x: VALUES["sec"](x) - 1
VALUES["excsc"] = lambda x: VALUES["csc"](x) - 1
VALUES["archaversin"] = lambda x: 2 * VALUES["asin"](VALUES["sqrt"](x))
VALUES["arcversin"] = lambda x: VALUES["archaversin"](x / 2)
VALUES["sinc"] = lambda x: ONE if type(x) is fmpq and x == 0 else to_radians(x).sinc()
VALUES["gd"] = lambda x: ZERO if type(x) is fmpq and x == 0 else from_radians(2 * (ball(x) / 2).tanh().atan())


@function("arcgd")
def inverse_gudermannian(x):
    if compared(abs(x), in_unit(fmpq(1, 4))) >= 0:
        raise Undefined("not within a quarter of a turn")
    return VALUES["asinh"](VALUES["tan"](x))


# MARK: - Comparison and logic

ORDER = {"==": lambda s: s == 0, "!=": lambda s: s != 0, "<": lambda s: s < 0, "<=": lambda s: s <= 0, ">": lambda s: s > 0, ">=": lambda s: s >= 0}


def ordered(mark):
    return lambda x, y: ORDER[mark](compared(x, y))


for _name in ORDER:
    VALUES[_name] = ordered(_name)


@function("==")
def equal(x, y):
    if type(x) is list and type(y) is list:
        return len(x) == len(y) and all(compared(a, b) == 0 for a, b in zip(x, y))
    return compared(x, y) == 0


def logical(booleans, integers):
    def value(x, y):
        if type(x) is bool and type(y) is bool:
            return booleans(x, y)
        return fmpq(integers(integer(x), integer(y)))
    return value


VALUES["and"] = logical(lambda x, y: x and y, lambda x, y: x & y)
VALUES["or"] = logical(lambda x, y: x or y, lambda x, y: x | y)
VALUES["xor"] = logical(lambda x, y: x != y, lambda x, y: x ^ y)
VALUES["not"] = lambda x: not x if type(x) is bool else fmpq(~integer(x))


# MARK: - Integers


def folded(f):
    return lambda *x: functools.reduce(f, x) if len(x) > 1 else f(x[0], x[0])


def shifted(x, n):
    if abs(n) > 100_000:
        raise Undecided
    return x << n if n >= 0 else x >> -n


VALUES["bitand"] = VALUES["&"] = folded(of_integers(lambda a, b: a & b))
VALUES["bitor"] = VALUES["|"] = folded(of_integers(lambda a, b: a | b))
VALUES["bitxor"] = lambda *x: functools.reduce(of_integers(lambda a, b: a ^ b), x) if len(x) > 1 else fmpq(integer(x[0]) ^ integer(x[0]))
VALUES["bitnot"] = of_integers(lambda a: ~a)
VALUES["shl"] = VALUES["<<"] = of_integers(shifted)
VALUES["shr"] = VALUES[">>"] = of_integers(lambda x, n: shifted(x, -n))
VALUES["popcount"] = lambda x: fmpq(bin(natural(x)).count("1"))
VALUES["bitlength"] = of_integers(lambda a: a.bit_length())
VALUES["gcd"] = folded(of_integers(math.gcd))
VALUES["lcm"] = folded(of_integers(math.lcm))


def base_of(x):
    if x < 2:
        raise Undefined("base")
    return x


def digits_of(n, base):
    n, found = abs(n), []
    while n:
        n, digit = divmod(n, base)
        found.append(digit)
    return found[::-1] or [0]


@function("digits")
def digits(n, base=fmpq(10)):
    return listed(digits_of(integer(n), base_of(integer(base))))


def listed(values):
    """A list of integers; one by itself is a number."""
    values = [fmpq(v) for v in values]
    return values if len(values) > 1 else values[0]


VALUES["digitsum"] = lambda n, base=fmpq(10): fmpq(sum(digits_of(integer(n), base_of(integer(base)))))


@function("fromdigits")
def from_digits(found, base=fmpq(10)):
    base, total = base_of(integer(base)), 0
    for digit in found if type(found) is list else [found]:
        digit = integer(digit)
        if not 0 <= digit < base:
            raise Undefined("digit")
        total = total * base + digit
    return fmpq(total)


@function("ilog")
def integer_logarithm(n, base):
    n, base = positive_integer(n), base_of(integer(base))
    return fmpq(len(digits_of(n, base)) - 1)


VALUES["isqrt"] = lambda n: fmpq(math.isqrt(natural(n)))


@function("iroot")
def integer_root(n, k):
    n, k = integer(n), positive_integer(k)
    if n < 0 and k % 2 == 0:
        raise Undefined("even root")
    found = int(fmpz(abs(n)).root(k)) if k <= n.bit_length() else min(abs(n), 1)
    return fmpq(found if n >= 0 else -found)


@function("powmod")
def power_modulo(a, n, m):
    a, n, m = integer(a), integer(n), abs(integer(m))
    try:
        return fmpq(pow(a, n, m))
    except ValueError:
        raise Undefined("no inverse") from None


VALUES["modinv"] = lambda a, m: power_modulo(a, fmpq(-1), m)


def euclidean(a, b):
    if b == 0:
        raise Undefined("division by zero")
    return a % abs(b)


VALUES["emod"] = of_integers(euclidean)
VALUES["ediv"] = of_integers(lambda a, b: (a - euclidean(a, b)) // b)


@function("gcdext")
def bezout(a, b):
    """The factors that GMP's manual promises: the smallest ones, and among equal ones those of its rules for ±a = ±b and divisors."""
    a, b = integer(a), integer(b)
    g = math.gcd(a, b)
    if g == 0:
        return listed([0, 0, 0])
    signs, (p, q) = [(x > 0) - (x < 0) for x in (a, b)], (abs(a) // g, abs(b) // g)
    if a == 0 or q == 1:
        return listed([g, 0, signs[1]])
    if b == 0 or p == 1:
        return listed([g, signs[0], 0])
    u = pow(p, -1, q)
    u = min(u, u - q, key=abs)
    return listed([g, u * signs[0], (1 - u * p) // q * signs[1]])


def kronecker(a, n):
    if n == 0:
        return 1 if abs(a) == 1 else 0
    result = 1
    if n < 0:
        n, result = -n, -1 if a < 0 else 1
    while n % 2 == 0:
        n //= 2
        result *= 0 if a % 2 == 0 else 1 if a % 8 in (1, 7) else -1
    return result * (fmpz(a % n).jacobi(n) if n > 1 else 1)


VALUES["kronecker"] = of_integers(lambda a, n: int(kronecker(a, n)))


# MARK: - Primes and divisors


def prime(n):
    return n > 1 and bool(fmpz(n).is_prime())


VALUES["isprime"] = lambda n: prime(integer(n))


@function("nextprime")
def next_prime(n):
    n = max(integer(n), 1) + 1
    while not prime(n):
        n += 1
    return fmpq(n)


@function("prevprime")
def previous_prime(n):
    n = integer(n) - 1
    if n < 2:
        raise Undefined("no prime below")
    while not prime(n):
        n -= 1
    return fmpq(n)


@functools.lru_cache(maxsize=4)
def sieve(limit):
    found = bytearray([1]) * (limit + 1)
    found[:2] = b"\0\0"
    for k in range(2, math.isqrt(limit) + 1):
        if found[k]:
            found[k * k::k] = bytes(len(range(k * k, limit + 1, k)))
    return found, list(itertools.compress(range(limit + 1), found))


SIEVE = 1 << 18


@function("primepi")
def prime_count(n):
    n = integer(n)
    if n > SIEVE:
        raise Undecided
    return fmpq(sum(sieve(SIEVE)[0][:max(n, 0) + 1]))


@function("nthprime")
def nth_prime(n):
    n = positive_integer(n)
    primes = sieve(SIEVE)[1]
    if n > len(primes):
        raise Undecided
    return fmpq(primes[n - 1])


VALUES["primorial"] = lambda n: fmpq(fmpz.primorial_ui(natural(n)))


def factors_of(n):
    n = integer(n)
    if n == 0:
        raise Undefined("factors of 0")
    return sorted((int(p), int(e)) for p, e in fmpz(abs(n)).factor())


@function("factor")
def factor(n):
    found = [p for p, count in factors_of(n) for _ in range(count)]
    n = integer(n)
    return listed(([-1] if n < 0 and n != -1 else []) + found) if abs(n) > 1 else fmpq(n)


@function("divisors")
def divisors(n):
    found = [1]
    for p, count in factors_of(n):
        found = [d * p**k for d in found for k in range(count + 1)]
    return listed(sorted(found))


def divisor_power_sum(n, k=ONE):
    k = natural(k)
    return fmpq(math.prod(sum(p ** (k * j) for j in range(count + 1)) for p, count in factors_of(n)))


VALUES["sigma"] = divisor_power_sum
VALUES["numdivisors"] = lambda n: divisor_power_sum(n, ZERO)
VALUES["totient"] = lambda n: fmpq(math.prod((p - 1) * p ** (k - 1) for p, k in factors_of(fmpq(positive_integer(n)))))
VALUES["moebius"] = lambda n: fmpq(math.prod(-1 if k == 1 else 0 for _, k in factors_of(fmpq(positive_integer(n)))))


# MARK: - Sequences


def fibonacci(n):
    value = int(fmpz.fib_ui(abs(n)))
    return -value if n < 0 and n % 2 == 0 else value


VALUES["fibonacci"] = of_integers(fibonacci)
VALUES["lucas"] = of_integers(lambda n: fibonacci(n - 1) + fibonacci(n + 1))
VALUES["catalan"] = lambda n: fmpq(math.comb(2 * natural(n), natural(n)) // (natural(n) + 1))
VALUES["bernoulli"] = lambda n: fmpq.bernoulli(natural(n))
VALUES["harmonic"] = lambda n: fmpq.harmonic(natural(n))
for _name, _count in (("euler", fmpz.euler_number), ("bell", fmpz.bell_number), ("partitions", lambda n: fmpz(n).partitions_p())):
    VALUES[_name] = (lambda count: lambda n: fmpq(count(natural(n))))(_count)
VALUES["stirling1"] = lambda n, k: fmpq(fmpz.stirling_s1(natural(n), natural(k)))
VALUES["stirling2"] = lambda n, k: fmpq(fmpz.stirling_s2(natural(n), natural(k)))


@function("subfactorial")
def subfactorial(n):
    value = 1
    for k in range(1, natural(n) + 1):
        value = value * k + (-1) ** k
    return fmpq(value)


@function("multifactorial")
def multifactorial(n, k):
    return fmpq(math.prod(range(natural(n), 0, -positive_integer(k))))


def steps(x, n, step):
    n, product = integer(n), ONE
    if abs(n) > 400:
        raise Undecided
    for k in range(n):
        product = product * (x + step * k)
    for k in range(1, -n + 1):
        product = divided(product, x - step * k)
    return product


VALUES["fallingfactorial"] = lambda x, n: steps(x, n, -1)
VALUES["risingfactorial"] = lambda x, n: steps(x, n, 1)


@function("binomial", "choose", "nCr")
def binomial(n, k):
    if type(k) is fmpq and k.q == 1:
        if k < 0:
            if type(n) is fmpq and n.q == 1 and n < 0:
                raise Undecided
            return ZERO
        if k < 400:
            return steps(n, k, -1) / fmpz.fac_ui(int(k.p))
        if type(n) is fmpq and n.q == 1 and 0 <= n < 20_000:
            return fmpq(math.comb(int(n.p), int(k.p)))
    n, k = ball(n), ball(k)
    return (n + 1).gamma() * (k + 1).rgamma() * (n - k + 1).rgamma()


@function("permutations", "nPr")
def permutations(n, k):
    n, k = natural(n), natural(k)
    return fmpq(math.perm(n, k))


# MARK: - Lists and statistics


def total(values):
    return functools.reduce(lambda x, y: x + y, values, ZERO)


def product(values):
    return functools.reduce(lambda x, y: x * y, values, ONE)


def mean(values):
    return total(values) / len(values)


def codeviation(xs, ys):
    if len(xs) != len(ys):
        raise Undefined("lengths")
    mean_x, mean_y = mean(xs), mean(ys)
    return total((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys))


def in_order(values):
    return sorted(values, key=functools.cmp_to_key(compared))


def quantile(values, share):
    if sign(share) < 0 or compared(share, ONE) > 0:
        raise Undefined("share")
    values = in_order(values if type(values) is list else [values])
    place = share * (len(values) - 1)
    low = integer(VALUES["floor"](place))
    return values[low] if low + 1 == len(values) else values[low] + (place - low) * (values[low + 1] - values[low])


def modes(values):
    groups = []
    for value in in_order(values):
        if groups and compared(groups[-1][0], value) == 0:
            groups[-1][1] += 1
        else:
            groups.append([value, 1])
    most = max(count for _, count in groups)
    found = [value for value, count in groups if count == most]
    return found if len(found) > 1 else found[0]


def extreme(direction):
    return lambda values: functools.reduce(lambda x, y: y if compared(y, x) == direction else x, values)


def more_than(count, values):
    if len(values) <= count:
        raise Undefined("too few")
    return values


#: Functions whose arguments are numbers and lists of numbers, all of them the data.
OF_DATA = {
    "sum": total, "product": product, "mean": mean, "sumsq": lambda v: total(x * x for x in v), "count": lambda v: fmpq(len(v)),
    "norm": lambda v: VALUES["sqrt"](total(x * x for x in v)), "cumsum": lambda v: list(itertools.accumulate(v)) if len(v) > 1 else v[0],
    "median": lambda v: quantile(v, HALF), "mode": modes, "min": extreme(-1), "max": extreme(1), "sort": lambda v: in_order(v) if len(v) > 1 else v[0],
    "geomean": lambda v: root(product([positive(x) for x in v]), fmpq(len(v))), "harmean": lambda v: len(v) / total(1 / positive(x) for x in v),
    "rms": lambda v: VALUES["sqrt"](total(x * x for x in v) / len(v)),
    "variance": lambda v: codeviation(v, v) / (len(more_than(1, v)) - 1), "varp": lambda v: codeviation(v, v) / len(v),
    "stdev": lambda v: VALUES["sqrt"](OF_DATA["variance"](v)), "stdevp": lambda v: VALUES["sqrt"](OF_DATA["varp"](v)),
    "gcd": lambda v: VALUES["gcd"](*v), "lcm": lambda v: VALUES["lcm"](*v), "bitand": lambda v: VALUES["bitand"](*v), "bitor": lambda v: VALUES["bitor"](*v),
    "bitxor": lambda v: VALUES["bitxor"](*v),
}


def slope(xs, ys):
    return divided(codeviation(xs, ys), codeviation(xs, xs))


def intercept(xs, ys):
    return mean(ys) - slope(xs, ys) * mean(xs)


VALUES["quantile"] = quantile
VALUES["dot"] = lambda xs, ys: total(x * y for x, y in zip(xs, ys, strict=True))
VALUES["covariance"] = lambda xs, ys: codeviation(xs, ys) / (len(more_than(1, xs)) - 1)
VALUES["correl"] = lambda xs, ys: divided(codeviation(xs, ys), VALUES["sqrt"](codeviation(xs, xs) * codeviation(ys, ys)))
VALUES["slope"] = slope
VALUES["intercept"] = intercept
VALUES["linreg"] = lambda xs, ys: [intercept(xs, ys), slope(xs, ys)]


# MARK: - Continued fractions


@function("contfrac")
def continued_fraction(x, count=None):
    terms, most = [], 20 if count is None and type(x) is not fmpq else 10_000 if count is None else positive_integer(count)
    while len(terms) < most:
        term = VALUES["floor"](x)
        terms.append(term)
        rest = x - term
        if type(rest) is fmpq and rest == 0:
            break
        x = divided(ONE, rest)
    return terms if len(terms) > 1 else terms[0]


@function("convergents")
def convergents(x, count=None):
    terms = continued_fraction(x, count)
    found, before, now = [], (ZERO, ONE), (ONE, ZERO)
    for term in terms if type(terms) is list else [terms]:
        before, now = now, (term * now[0] + before[0], term * now[1] + before[1])
        found.append(now[0] / now[1])
    return found if len(found) > 1 else found[0]


@function("bestapprox")
def best_approximation(x, most):
    most = positive_integer(most)
    if type(x) is fmpq:
        ends = [x]
    else:
        ends = [exact_end(x.lower()), exact_end(x.upper())]
    found = {fraction(end).limit_denominator(most) for end in ends}
    if len(found) > 1:
        raise Undecided
    return of_fraction(found.pop())


# MARK: - Special functions and distributions

for _name, _function in special_witness.FUNCTIONS.items():
    if _name not in VALUES:
        VALUES[_name] = balls(_function)


def on_positives(name):
    """A density or a probability that is 0 below 0."""
    inner = VALUES[name]
    VALUES[name] = lambda x, *parameters: ZERO if all(sign(positive(p)) for p in parameters) and sign(x) < 0 else inner(x, *parameters)


for _name in ("exppdf", "expcdf", "chi2pdf", "chi2cdf", "fpdf", "fcdf"):
    on_positives(_name)
VALUES["ellipf"] = lambda phi, m: special_witness.real(acb.elliptic_f(acb(to_radians(phi)), acb(ball(m))))


@function("ellipe")
def elliptic_e(*x):
    if len(x) == 1:
        return special_witness.real(acb(ball(x[0])).elliptic_e())
    return special_witness.real(acb.elliptic_e_inc(acb(to_radians(x[0])), acb(ball(x[1]))))


@function("ellippi")
def elliptic_pi(*x):
    if len(x) == 2:
        return special_witness.real(acb.elliptic_pi(acb(ball(x[0])), acb(ball(x[1]))))
    return special_witness.real(acb.elliptic_pi_inc(acb(ball(x[0])), acb(to_radians(x[1])), acb(ball(x[2]))))


def exact_beta(a, b, x):
    """The regularised incomplete beta function at small integers: a sum of a binomial distribution."""
    if a.q != 1 or b.q != 1 or not (0 < a < 200 and 0 < b < 200 and 0 <= x <= 1):
        return None
    n = int(a.p + b.p) - 1
    return total(fmpz(math.comb(n, j)) * x**j * (1 - x) ** (n - j) for j in range(int(a.p), n + 1))


VALUES["betareg"] = both(exact_beta, special_witness.betareg)


def guarded(name, *demands):
    """Lets a function have values only where each argument, if it is given, passes its demand."""
    inner = VALUES[name]

    def value(*x):
        for argument, demand in zip(x, demands):
            demand(argument)
        return inner(*x)
    VALUES[name] = value


def any_number(x):
    return x


def half_integer(x):
    integer(2 * x)


def not_negative(x):
    if sign(x) < 0:
        raise Undefined("negative")


def probability(x):
    not_negative(x)
    not_negative(1 - x)


for _name in ("besselj", "bessely", "besseli", "besselk"):
    guarded(_name, half_integer)
for _name in ("normpdf", "normcdf", "norminv"):
    guarded(_name, probability if _name == "norminv" else any_number, any_number, positive)
for _name in ("betareg", "betai"):
    guarded(_name, positive, positive, probability)
for _name in ("gammap", "gammaq"):
    guarded(_name, positive, not_negative)
for _name in ("tpdf", "tcdf"):
    guarded(_name, any_number, positive)
guarded("expinv", probability, positive)
guarded("polygamma", natural)
guarded("poissonpdf", integer, not_negative)
guarded("poissoncdf", any_number, not_negative)
guarded("lambertw", any_number, integer)
guarded("e1", positive)
poisson_distribution = VALUES["poissoncdf"]
VALUES["poissoncdf"] = lambda k, mean: ZERO if sign(k) < 0 else fmpq(1) if sign(mean) == 0 else poisson_distribution(VALUES["floor"](k), mean)
poisson_probability = VALUES["poissonpdf"]
VALUES["poissonpdf"] = lambda k, mean: poisson_probability(k, mean) if sign(mean) > 0 else fmpq(1) if sign(k) == 0 else ZERO


def binomial_terms(n, p):
    p = p if type(p) is fmpq and n <= 200 else ball(p)
    return lambda k: fmpz(math.comb(n, k)) * p**k * (1 - p) ** (n - k) if 0 <= k <= n else ZERO


@function("binompdf")
def binomial_probability(k, n, p):
    return binomial_terms(natural(n), p)(integer(k))


@function("binomcdf")
def binomial_distribution(k, n, p):
    term = binomial_terms(natural(n), p)
    return total(term(j) for j in range(min(integer(VALUES["floor"](k)), natural(n)) + 1))


guarded("binompdf", integer, natural, probability)
guarded("binomcdf", any_number, natural, probability)


@function("binominv")
def binomial_quantile(q, n, p):
    n = natural(n)
    if sign(q) < 0 or compared(q, ONE) > 0 or sign(p) < 0 or compared(p, ONE) > 0:
        raise Undefined("probability")
    term, reached = binomial_terms(n, p), ZERO
    for k in range(n + 1):
        reached = reached + term(k)
        if k == n or compared(reached, q) >= 0:
            return fmpq(k)


@function("poissoninv")
def poisson_quantile(q, mean):
    not_negative(mean)
    if sign(q) < 0 or compared(q, ONE) >= 0:
        raise Undefined("probability")
    if sign(q) == 0:
        return ZERO
    term = (-ball(mean)).exp()
    reached = term
    for k in range(1, 1000):
        if compared(reached, q) >= 0:
            return fmpq(k - 1)
        term = term * mean / k
        reached = reached + term
    raise Undecided


def bracketed(f, low, high):
    """A root between two numbers at which the increasing function `f` is certainly negative and positive."""
    bits = flint.ctx.prec
    for _ in range(6):
        middle = ((low + high) / 2).mid()
        side = f(middle)
        low, high = (middle, high) if side < 0 else (low, middle)
    a, b, fa, fb = low, high, f(low).mid(), f(high).mid()
    for _ in range(60):
        x = (b - fb * (b - a) / (fb - fa)).mid() if fa != fb else b
        if not (low < x and x < high):
            x = ((low + high) / 2).mid()
        margin = abs(x) * arb(2) ** (-bits * 3 // 4) + arb(2) ** (-4 * bits)
        margin = margin.mid()
        if f((x - margin).mid()) < 0 and f((x + margin).mid()) > 0:
            return arb(x, margin * 2)
        fx = f(x)
        if fx < 0:
            low = x
        elif fx > 0:
            high = x
        a, fa, b, fb = b, fb, x, fx.mid()
    raise Undecided


def positive_root(f):
    """The positive root of an increasing function, wherever it is."""
    low = high = arb("1.2345").mid()  # roots are often whole
    k = 1
    if f(low) > 0:
        while not f(low) < 0:
            low, k = arb(2) ** -k, 2 * k
            if k > 1 << 14:
                raise Undecided
    else:
        while not f(high) > 0:
            high, k = arb(2) ** k, 2 * k
            if k > 1 << 14:
                raise Undecided
    # In powers of two until the ends are close.
    while low * 4 < high:
        middle = (low.log() + high.log()).mid() / 2
        middle = middle.exp().mid()
        low, high = (middle, high) if f(middle) < 0 else (low, middle)
    return bracketed(f, low.mid(), high.mid())


def quantile_of(name, symmetric=False):
    distribution = special_witness.QUANTILES[name]

    def value(p, *parameters):
        p, parameters = ball(p), [ball(x) for x in parameters]
        if symmetric:
            side = sign(p - HALF)
            if side == 0:
                return ZERO
            tail = p if side < 0 else 1 - p
            return side * positive_root(lambda x: tail - distribution(-x, *parameters))
        return positive_root(lambda x: distribution(x, *parameters) - p)
    return value


VALUES["tinv"] = quantile_of("tinv", symmetric=True)
VALUES["chi2inv"] = quantile_of("chi2inv")
VALUES["finv"] = quantile_of("finv")
for _name, _count in (("tinv", 1), ("chi2inv", 1), ("finv", 2)):
    guarded(_name, probability, *[positive] * _count)


# MARK: - Trees

CONSTANTS = {**oracle.CONSTANTS, "egamma": arb.const_euler}


@functools.lru_cache(maxsize=1 << 16)
def literal(text):
    return oracle.literal(text)


def value(tree):
    """A number, a Boolean or a list, at the precision of `flint.ctx`."""
    name, *operands = tree
    if name == "number":
        return literal(operands[0])
    if name == "name":
        return names[operands[0]] if operands[0] in names else CONSTANTS[operands[0]]()
    if name == "boolean":
        return operands[0]
    if name in FORMS:
        return FORMS[name](*operands)
    return called(name, [value(operand) for operand in operands])


def called(name, values):
    """The value of a function or an operator; of lists, element by element, unless it takes lists."""
    if name in OF_DATA:
        found = OF_DATA[name]([x for v in values for x in (v if type(v) is list else [v])])
    elif name in WITH_LISTS or not any(type(v) is list for v in values):
        found = VALUES[name](*values)
    else:
        count = next(len(v) for v in values if type(v) is list)
        if any(type(v) is list and len(v) != count for v in values):
            raise Undefined("lengths")
        return [called(name, [v[i] if type(v) is list else v for v in values]) for i in range(count)]
    for part in found if type(found) is list else [found]:
        if type(part) is arb and not part.is_finite():
            raise Undecided
    return found


#: Functions with arguments that are lists.
WITH_LISTS = {"==", "fromdigits", "quantile", "dot", "covariance", "correl", "slope", "intercept", "linreg", "npv", "irr", "mirr", "fvschedule", "xnpv", "xirr", "allocate"}


def condition(tree):
    found = value(tree)
    if type(found) is not bool:
        raise Undefined("no condition")
    return found


def over(fold):
    """A sum or product of an expression over integers, of those that pass the condition."""
    def form(body, name, first, last, passes=None):
        found = []
        for k in range(integer(value(first)), integer(value(last)) + 1):
            with_name(name, fmpq(k), lambda: (passes is None or condition(passes)) and found.append(value(body)))
        return fold(found)
    return form


def with_name(name, given, body):
    before = names.get(name)
    names[name] = given
    try:
        return body()
    finally:
        if before is None:
            del names[name]
        else:
            names[name] = before


def steps_of(first, last, step=None):
    first, last = rational(value(first)), rational(value(last))
    step = rational(value(step)) if step else ONE if last >= first else -ONE
    count = integer(floor((last - first) / step))
    found = [first + k * step for k in range(count + 1)]
    return found if len(found) > 1 else found[0]


def chained(marks, *operands):
    found = [value(operand) for operand in operands]
    return all(VALUES[mark](x, y) for mark, x, y in zip(marks, found, found[1:]))


FORMS = {
    "list": lambda *x: [value(operand) for operand in x] if len(x) > 1 else value(x[0]),
    "if": lambda c, x, y: value(x if condition(c) else y), "sum over": over(total), "product over": over(product), "range": steps_of,
    "with": lambda name, given, body: with_name(name, value(given), lambda: value(body)), "chain": chained,
    "both": lambda x, y: condition(x) and condition(y), "either": lambda x, y: condition(x) or condition(y),
}
