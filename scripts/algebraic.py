"""Algebraic numbers exactly, by FLINT's qqbar: whether a tree of roots and of sines of rational angles is a rational number."""

import flint
from flint import arb, fmpq
from flint.types._gr import gr_complex_qqbar_ctx

import oracle
from oracle import Undecided, Undefined

FIELD = gr_complex_qqbar_ctx.new()
LARGEST_ORDER = 120


def rational_in(ball, bits):
    """The shortest fraction in a ball if it is much shorter than the ball is precise, else None.

    Of a number without a pattern, numerator and denominator together have about as many bits as the ball."""
    flint.ctx.prec = bits
    if ball.contains(0):
        return fmpq(0)
    low, high, scale = oracle.ends(ball)
    if not -2000 < scale < 2000:
        return None
    tens = fmpq(10) ** scale
    low, high, terms = fmpq(low) * tens, fmpq(high) * tens, []
    while True:
        a, b = low.floor(), high.floor()
        if a != b or low == a or high == b:
            terms.append(min(a, b) if low == a else min(a, b) + 1)
            break
        terms.append(a)
        low, high = 1 / (high - a), 1 / (low - a)
    value = fmpq(terms[-1])
    for term in reversed(terms[:-1]):
        value = fmpq(term) + 1 / value
    return value if int(value.p).bit_length() + int(value.q).bit_length() < bits // 2 else None


class Algebraic:
    """The algebraic values of trees in one angle unit."""

    def __init__(self, unit):
        self.unit, self.values = unit, {}

    def rational(self, node):
        """The rational value of a tree, proved; None where it has none, or is not algebraic."""
        try:
            candidate = rational_in(oracle.ball(node, self.unit, 1024), 1024)
            value = None if candidate is None else self.value(node)
        except (Undecided, Undefined, oracle.Doubtful, KeyError, AttributeError, ValueError, ZeroDivisionError):
            return None
        if value is None or not (value - of(candidate)).is_zero():
            return None
        return candidate

    def value(self, node):
        if node not in self.values:
            self.values[node] = self.computed(node)
        return self.values[node]

    def computed(self, node):
        name, *operands = node
        exact = oracle.exact(node, self.unit)
        if exact is not None:
            return of(exact)
        if name == "name":
            return (of(1) + of(5).sqrt()) / of(2) if operands[0] in ("phi", "φ") else None
        if name in oracle.CIRCULAR:
            turns = self.turns(operands[0])
            return None if turns is None or turns.q > LARGEST_ORDER else circular(name, turns)
        parts = [self.value(operand) for operand in operands]
        if any(part is None for part in parts):
            return None
        match name:
            case "+": return parts[0] + parts[1]
            case "-": return parts[0] - parts[1]
            case "*": return parts[0] * parts[1]
            case "/": return parts[0] / parts[1]
            case "neg": return -parts[0]
            case "abs": return parts[0] if self.sign(operands[0]) > 0 else -parts[0]
            case "sqrt": return self.root(operands[0], parts[0], 2)
            case "cbrt": return self.root(operands[0], parts[0], 3)
            case "hypot": return (parts[0] * parts[0] + parts[1] * parts[1]).sqrt()
        exponent = oracle.exact(operands[1], self.unit) if name in ("^", "root") else None
        if exponent is None:
            return None
        if name == "root":
            return self.root(operands[0], parts[0], int(exponent.p))
        if exponent.q > 12 or abs(exponent.p) > 64:
            return None
        power = parts[0] if exponent.q == 1 else self.root(operands[0], parts[0], int(exponent.q))
        return None if power is None else FIELD.pow(power, FIELD(int(exponent.p)))

    def sign(self, node):
        return oracle.sign_of(oracle.ball(node, self.unit, 1024))

    def root(self, node, value, degree):
        if value.is_zero():
            return value
        if self.sign(node) > 0:
            return FIELD.pow(value, of(fmpq(1, degree)))
        return -FIELD.pow(-value, of(fmpq(1, degree))) if degree % 2 else None

    def turns(self, node):
        """An angle as a rational part of a turn, or None."""
        if self.unit != "radians":
            value = oracle.exact(node, self.unit)
            return None if value is None else value / oracle.TURN[self.unit]
        half = self.parts_of_pi(node)
        return None if half is None else half / 2

    def parts_of_pi(self, node):
        name, *operands = node
        if name == "name":
            return {"pi": fmpq(1), "π": fmpq(1), "tau": fmpq(2), "τ": fmpq(2)}.get(operands[0])
        exact = [oracle.exact(operand, self.unit) if isinstance(operand, tuple) else None for operand in operands]
        if name == "*" and exact[0] is not None or name in ("*", "/") and exact[1] is not None:
            factor, other = (exact[0], operands[1]) if name == "*" and exact[0] is not None else (exact[1], operands[0])
            part = self.parts_of_pi(other)
            return None if part is None else part * factor if name == "*" else part / factor
        parts = [self.parts_of_pi(operand) if isinstance(operand, tuple) else None for operand in operands]
        if None in parts:
            return None
        return {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "neg": lambda a: -a}.get(name, lambda *_: None)(*parts)


def of(value):
    value = fmpq(value)
    return FIELD(int(value.p)) / FIELD(int(value.q))


def circular(name, turns):
    """A circular function of a rational part of a turn: with z = e^(2πi·turns), cos = (z + 1/z)/2 and sin = (z − 1/z)/2i."""
    z = FIELD.pow(FIELD(-1), of(2 * (turns - (turns + fmpq(1, 2)).floor())))
    i = FIELD(-1).sqrt()
    cosine, sine = (z + of(1) / z) / of(2), (z - of(1) / z) / (of(2) * i)
    if name in ("tan", "sec") and cosine.is_zero() or name in ("cot", "csc") and sine.is_zero():
        raise Undefined("a pole")
    return {"sin": lambda: sine, "cos": lambda: cosine, "tan": lambda: sine / cosine, "cot": lambda: cosine / sine,
            "sec": lambda: of(1) / cosine, "csc": lambda: of(1) / sine}[name]()
