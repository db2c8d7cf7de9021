#!/usr/bin/env python3
"""Compares the solutions of systems of two equations with python-flint: scripts/system_witness.py COMMAND SEED COUNT [--golden].

The systems are made of chosen points, of random coefficients, with divisions that leave gaps, and of functions with known zeros. Polynomials are solved another way here: all pairs of
real zeros of both resultants are put into the equations as balls of 3,000 bits, and multiplicities are those of the resultant after a shear by 10,007. With --golden the rows are
printed for Tests/Golden/systems.golden.
"""
import random
import re
import subprocess
import sys

from flint import Ordering, arb, ctx, fmpz_mpoly_ctx, fmpz_poly

DIGITS = 20
PLANE = fmpz_mpoly_ctx.get(("x", "y"), Ordering.lex)
X, Y = PLANE.gens()
SHEAR = 10007


def typed(polynomial):
    return str(polynomial).replace("**", "^")


def univariate(polynomial, place):
    """A polynomial in one of the variables alone."""
    coefficients = {}
    for exponents, coefficient in polynomial.to_dict().items():
        assert exponents[1 - place] == 0
        coefficients[exponents[place]] = coefficient
    return fmpz_poly([coefficients.get(k, 0) for k in range(max(coefficients, default=-1) + 1)])


def resultant(f, g, place):
    """The resultant by the variable at a place, in the other one."""
    return univariate(f.resultant(g, "xy"[place]), 1 - place)


def real_roots(polynomial):
    roots = []
    for root, _ in polynomial.complex_roots():
        if root.imag == 0:
            roots.append(root.real)
    return roots


def value(polynomial, x, y):
    total = arb(0)
    for (i, j), coefficient in polynomial.to_dict().items():
        total += arb(coefficient) * x ** i * y ** j
    return total


def points(f, g, gaps):
    """All real solutions with multiplicities, as balls; `None` where both have a common factor."""
    if any(p.is_constant() and not p.is_zero() for p in (f, g)):
        return []
    if f.is_zero() or g.is_zero() or not f.gcd(g).is_constant():
        return None
    ctx.prec = 3000
    first, second = resultant(f, g, 1), resultant(f, g, 0)
    if first.degree() <= 0 or second.degree() <= 0:
        return []
    sheared = resultant(f.compose(X - SHEAR * Y, Y, ctx=PLANE), g.compose(X - SHEAR * Y, Y, ctx=PLANE), 1)
    factors = sheared.factor_squarefree()[1] if hasattr(sheared, "factor_squarefree") else sheared.factor()[1]
    found = []
    for x in real_roots(first):
        for y in real_roots(second):
            if not all(abs(value(p, x, y)) < arb("1e-500") for p in (f, g)):
                continue
            if abs(value(gaps, x, y)) < arb("1e-500"):
                continue
            t = x + SHEAR * y
            multiplicity = sum(m for p, m in factors if abs(p(t)) < arb("1e-300"))
            found.append((x, y, multiplicity))
    return sorted(found, key=lambda p: (float(p[0].mid()), float(p[1].mid())))


class Systems:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def polynomial(self, degree, size=5):
        r = self.random
        result = PLANE.constant(0)
        for i in range(degree + 1):
            for j in range(degree + 1 - i):
                if r.random() < 0.6:
                    result += r.randint(-size, size) * X ** i * Y ** j
        return result

    def through(self, chosen, degree):
        """A polynomial that is zero at chosen points: a sum of products of lines through them."""
        r = self.random
        result = PLANE.constant(0)
        for _ in range(2):
            product = PLANE.constant(r.choice([-2, -1, 1, 2]))
            for (p, q, d) in chosen:
                product *= r.choice([d * X - p, d * Y - q, (d * X - p) + (d * Y - q), (d * X - p) - 2 * (d * Y - q)])
            result += product * (self.polynomial(degree, 2) if degree else 1)
        return result

    def make(self):
        """Texts of both equations, and the polynomials that are zero and not zero there."""
        r = self.random
        kind = r.random()
        one = PLANE.constant(1)
        if kind < 0.4:
            chosen = [(r.randint(-6, 6), r.randint(-6, 6), r.choice([1, 1, 2, 3])) for _ in range(r.randint(1, 3))]
            f, g = self.through(chosen, r.randint(0, 1)), self.through(chosen, 0)
        elif kind < 0.8:
            f, g = self.polynomial(r.randint(1, 4)), self.polynomial(r.randint(1, 3))
        elif kind < 0.9:
            # Powers, symmetric systems and tangents: multiple solutions.
            a, b = self.polynomial(1, 3), self.polynomial(1, 3)
            f, g = r.choice([(a * a - b, b * b - a), (a * a, b), (a * a - b * b * b, b - a * a), (a * b - 1, a + b - 2), (X * X + Y * Y - a, a)])
        else:
            p, q = self.polynomial(1, 3), self.polynomial(1, 3)
            if p.is_constant() or q.is_constant():
                return self.make()
            a, b = self.polynomial(2, 3), self.polynomial(1, 3)
            return f"({typed(a)})/({typed(p)}) == {typed(b)}", f"({typed(b)})/({typed(q)}) == ({typed(p)})", a - b * p, b - p * q, p * q
        k = r.randint(-3, 3)
        return f"{typed(f + k)} == {k}", f"{typed(g)} == 0", f, g, one


def agrees(text, ball):
    ctx.prec = 3000
    return bool(abs(arb(text) - ball) <= abs(ball) * arb(10) ** (1 - DIGITS) * arb("0.5000001")) or bool(abs(ball) < arb("1e-400") and arb(text) == 0)


def answers(command, texts):
    """What the command prints for each text: the value, and the multiplicities by its JSON."""
    import json
    run = subprocess.run([command, "-r", "-n", str(DIGITS), "--json"], input="\n".join(texts) + "\n", capture_output=True, text=True)
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(lines) == len(texts), (len(lines), len(texts), run.stderr[-500:])
    return lines


def shown(answer):
    if "error" in answer:
        return None
    solutions = answer.get("solutions")
    if solutions is None:
        return None
    return [(s["x"], s["y"]) for s in solutions]


def row(found):
    if not found:
        return "none (proved)"
    if len(found) == 1:
        return f"[{found[0][0]}; {found[0][1]}]"
    return "; ".join(f"x = {x}, y = {y}" for x, y in found)


def chosen_zeros(seed, count):
    """Systems of functions with known zeros: each of a kind that is solved by hand."""
    r = random.Random(seed)
    ctx.prec = 400
    for _ in range(count):
        a, b, k = r.randint(1, 9), r.randint(1, 9), r.randint(-4, 4)
        kind = r.randint(0, 4)
        if kind == 0:
            zeros = sorted({a, b})
            yield f"y == exp(x); (y - {a})*(y - {b}) == 0", [(arb(z).log(), arb(z)) for z in zeros], 2 if a == b else 1
        elif kind == 1:
            yield f"x*y == {a}; ln(x) == {k}", [(arb(k).exp(), arb(a) * arb(-k).exp())], 1
        elif kind == 2:
            yield f"{a}*y + exp(x) == {b}; exp(2x) == {b}^2", [(arb(b).log(), arb(0))], 1
        elif kind == 3:
            yield f"y == sqrt({a})*x; x^2 + y^2 == {a + 1}*{b}", [(-arb(b).sqrt(), -(arb(a) * b).sqrt()), (arb(b).sqrt(), (arb(a) * b).sqrt())], 1
        else:
            yield f"exp(x)*y == {a}; exp(x) == {b}", [(arb(b).log(), arb(a) / b)], 1


def in_boxes(systems, count):
    """Systems of polynomials in exp(x) and exp(y), whose solutions are the logarithms of positive ones: the command bisects a box for them."""
    while count:
        f, g = systems.polynomial(2, 4), systems.polynomial(2, 4)
        if any(p.total_degree() < 2 for p in (f, g)):
            continue
        expected = points(f, g, PLANE.constant(1))
        if expected is None or any(m > 1 for _, _, m in expected):
            continue
        count -= 1
        edge = arb(3)
        expected = [(x.log(), y.log(), m) for x, y, m in expected if x > 0 and y > 0]
        expected = sorted(((x, y, m) for x, y, m in expected if abs(x) < edge and abs(y) < edge), key=lambda p: float(p[0].mid()))
        texts = [re.sub("[xy]", r"exp(\g<0>)", typed(p)) for p in (f, g)]
        yield f"solve({texts[0]} == 0; {texts[1]} == 0; x; y; -3; 3; -3; 3)", expected


def main():
    command, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    golden = "--golden" in sys.argv
    systems = Systems(seed)
    counts = {"right": 0, "wrong": 0, "common factor": 0, "refused": 0}
    work = []
    for _ in range(count * 8 // 10):
        first, second, f, g, gaps = systems.make()
        expected = points(f, g, gaps) if gaps.is_constant() else points(without(f, gaps), without(g, gaps), gaps)
        work.append((f"solve({first}; {second}; x; y)", expected))
    work += in_boxes(systems, count // 10)
    for equations, zeros, multiplicity in chosen_zeros(seed, count - len(work)):
        work.append((f"solve({equations}; x; y)", [(x, y, multiplicity) for x, y in zeros]))
    for start in range(0, len(work), 100):
        part = work[start:start + 100]
        for (text, expected), answer in zip(part, answers(command, [text for text, _ in part])):
            found = shown(answer)
            if expected is None:
                error = answer.get("error", {}).get("message", "")
                isRight = "factor" in error or "infinitely many" in error
                counts["common factor" if isRight else "wrong"] += 1
                if not isRight:
                    print("WRONG", text, answer)
                continue
            if found is None:
                counts["refused"] += 1
                print("refused", text, answer.get("error", {}).get("message"))
                continue
            multiplicities = answer.get("multiplicity", [1] * len(found))
            isRight = len(found) == len(expected) and all(
                agrees(x, p[0]) and agrees(y, p[1]) and m == p[2] for (x, y), p, m in zip(found, expected, multiplicities))
            counts["right" if isRight else "wrong"] += 1
            if not isRight:
                print("WRONG", text, found, multiplicities, [(x.str(20), y.str(20), m) for x, y, m in expected])
            elif golden:
                print(f"GOLDEN {text} => {row(found)}")
    print(counts)
    return 1 if counts["wrong"] else 0


def without(polynomial, gaps):
    """The polynomial without the factors that it shares with another one."""
    while not polynomial.is_zero():
        common = polynomial.gcd(gaps)
        if common.is_constant():
            break
        polynomial = polynomial // common
    return polynomial


sys.exit(main())
