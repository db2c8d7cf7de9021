#!/usr/bin/env python3
"""Writes Tests/Golden/integers.golden: functions of integers, as FLINT and CPython compute them.

    pip install python-flint
    scripts/integers.py

Half of the numbers of primes and factors are products of few primes, where tests of primality are weakest. random_expressions.py compares as
many calls as you like.
"""

import random
from pathlib import Path

import flint
from flint import fmpq, fmpz


def random_integer(rng, bits):
    return rng.getrandbits(rng.randint(1, bits))


def signed(rng, bits):
    return random_integer(rng, bits) * rng.choice((1, -1))


def next_prime(n):
    n = fmpz(n) + 1
    while not n.is_prime():
        n += 1
    return int(n)


def candidate(rng, bits):
    """A random number, a prime, or a product of two primes, the second close to a multiple of the first."""
    n = random_integer(rng, bits)
    kind = rng.randrange(4)
    if kind == 0:
        return n
    if kind == 1:
        return next_prime(n)
    p = next_prime(random_integer(rng, bits // 2))
    return p * next_prime(p * rng.randint(1, 5) if kind == 2 else random_integer(rng, bits // 2))


def listed(values):
    values = [str(v) for v in values]
    return values[0] if len(values) == 1 else "[" + "; ".join(values) + "]"


def factors(n):
    primes = [p for p, count in sorted(fmpz(abs(n)).factor()) for _ in range(count)]
    return listed(([-1] if n < 0 else []) + primes) if abs(n) > 1 else str(n)


def in_base(n, base):
    digits = []
    n = abs(n)
    while n:
        n, digit = divmod(n, base)
        digits.append(digit)
    return digits[::-1] or [0]


def exact(fraction):
    """The expression that must be true: the output would be rounded."""
    return f"{fraction.p}/{fraction.q}"


def product(first, step, count):
    value = fmpq(1)
    for index in range(count):
        value *= first + index * step
    return value


# For each function a call and its value; a call that is a comparison has the value `true`.
def rows(rng):
    a, b = signed(rng, 300), signed(rng, 300)
    yield "bitand", f"bitand({a}; {b})", a & b
    yield "bitor", f"bitor({a}; {b})", a | b
    yield "bitxor", f"bitxor({a}; {b})", a ^ b
    yield "bitnot", f"bitnot({a})", ~a
    n = rng.randint(-400, 400)
    yield "shl", f"shl({a}; {n})", a << n if n >= 0 else a >> -n
    yield "shr", f"shr({a}; {n})", a >> n if n >= 0 else a << -n
    yield "popcount", f"popcount({abs(a)})", bin(abs(a)).count("1")
    yield "bitlength", f"bitlength({a})", a.bit_length()
    base = rng.choice((2, 3, 7, 10, 16, 60, 1000, 10**20))
    yield "digits", f"digits({a}; {base})", listed(in_base(a, base))
    yield "digitsum", f"digitsum({a}; {base})", sum(in_base(a, base))
    yield "fromdigits", f"fromdigits({listed(in_base(a, base))}; {base})", abs(a)
    k = rng.randint(1, 12)
    yield "iroot", f"iroot({abs(a)}; {k})", fmpz(abs(a)).root(k)
    if a:
        yield "ilog", f"ilog({abs(a)}; {base})", len(in_base(a, base)) - 1
    m = random_integer(rng, 200) + 1
    yield "powmod", f"powmod({a}; {abs(b)}; {m})", pow(a, abs(b), m)
    try:
        yield "modinv", f"modinv({a}; {m})", pow(a, -1, m)
    except ValueError:
        pass
    yield "emod", f"emod({a}; {-m})", a % m
    yield "kronecker", f"kronecker({a}; {m})", fmpz(a).jacobi(m) if m % 2 and m > 1 else None
    n = rng.randint(0, 300)
    k = rng.randint(0, n)
    yield "fibonacci", f"fibonacci({n})", fmpz.fib_ui(n)
    yield "bell", f"bell({n})", fmpz.bell_number(n)
    yield "partitions", f"partitions({10 * n})", fmpz(10 * n).partitions_p()
    yield "stirling1", f"stirling1({n}; {k})", fmpz.stirling_s1(n, k)
    yield "stirling2", f"stirling2({n}; {k})", fmpz.stirling_s2(n, k)
    yield "euler", f"euler({n})", fmpz.euler_number(n)
    yield "primorial", f"primorial({n})", fmpz.primorial_ui(n)
    yield "bernoulli", f"bernoulli({n}) == {exact(fmpq.bernoulli(n))}", "true"
    yield "harmonic", f"harmonic({n}) == {exact(fmpq.harmonic(n))}", "true"
    x = fmpq(signed(rng, 20), random_integer(rng, 10) + 1)
    k = rng.randint(0, 30)
    yield "risingfactorial", f"risingfactorial({exact(x)}; {k}) == {exact(product(x, 1, k))}", "true"
    yield "fallingfactorial", f"fallingfactorial({exact(x)}; {k}) == {exact(product(x, -1, k))}", "true"
    choose = product(x, -1, k) / fmpz.fac_ui(k)
    yield "binomial", f"binomial({exact(x)}; {k}) == {exact(choose)}", "true"
    n = candidate(rng, 400)
    yield "isprime", f"isprime({n})", "true" if n > 1 and fmpz(n).is_prime() else "false"
    n = random_integer(rng, 100)
    yield "nextprime", f"nextprime({n})", next_prime(n)
    n = candidate(rng, 90) * rng.choice((1, -1)) or 1
    yield "factor", f"factor({n})", factors(n)
    n = random_integer(rng, 60) + 1
    yield "totient", f"totient({n})", fmpz(n).euler_phi()
    yield "moebius", f"moebius({n})", fmpz(n).moebius_mu()
    k = rng.randint(0, 5)
    yield "sigma", f"sigma({n}; {k})", fmpz(n).divisor_sigma(k)


def golden():
    """Three rows for each function, and numbers of known kind."""
    rng = random.Random(2026)
    wanted = [row for _ in range(3) for row in rows(rng) if row[2] is not None]
    wanted.sort(key=lambda row: row[0])
    special = [0, 1, 2, 2**61 - 1, 2**63 - 25, 2**63 + 29, 2**64 - 59, 2**64 + 13, 2**127 - 1, 2**128 + 1, 10**60 + 7,
               561, 3825123056546413051, 3317044064679887385961981, 10007**3, 65537 * 65539, 2**40 * 3**20]
    wanted += [("isprime", f"isprime({n})", "true" if n > 1 and fmpz(n).is_prime() else "false") for n in special]
    wanted += [("factor", f"factor({n})", factors(n)) for n in special if n]
    lines = ["# Functions of integers.", f"# Source: FLINT {flint.__FLINT_VERSION__} and CPython, scripts/integers.py.", ""]
    lines += [f"{call} => {value}" for _, call, value in wanted]
    (Path(__file__).resolve().parent.parent / "Tests" / "Golden" / "integers.golden").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    golden()
