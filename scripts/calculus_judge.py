"""What to make of an answer of the scoreboard of calculus.

A number is right if it is off by at most a unit of the last digit that its program claims (calculus_peers.py), and *less exact* if it has six right digits
but not those. It is wrong otherwise: without a word, or with one if the program warned or its estimate of the error covers the error. Where there is no
value, every number is wrong; an error, infinity or a call that is handed back is right there and refused elsewhere.

An equation is right if all its roots in the range are printed with the claimed digits, each of them a root.
"""

from fractions import Fraction
from typing import NamedTuple

from calculus_peers import Answer

OUTCOMES = ["right", "less exact", "wrong, without a word", "wrong, with a word", "refused", "timed out"]
EQUATION_OUTCOMES = ["all roots", "less exact", "some roots missed", "not a root", "refused", "timed out"]
KNOWN = {"integral": 30, "sum": 30, "equation": 20, "limit": 20}  # digits of the tables
SIX_DIGITS = Fraction(1, 10**6)


class Result(NamedTuple):
    outcome: str
    answer: str = ""
    question: object = None


def power_of_ten(value):
    """The exponent of the first digit of a positive fraction."""
    exponent = len(str(value.numerator)) - len(str(value.denominator))
    return exponent if value >= Fraction(10) ** exponent else exponent - 1


def judged_number(truth, text, digits, error=""):
    """`right`, `less exact`, or how it is wrong; `error` is the program's own estimate."""
    off = abs(Fraction(text) - truth)
    size = abs(truth)
    unit = Fraction(10) ** (power_of_ten(size) + 1 - digits) if size else Fraction(10) ** -digits
    estimate = Fraction(error) if error not in ("", "inf", "nan") else Fraction(0)
    if off <= unit or off <= estimate <= SIX_DIGITS * max(size, 1):
        return "right"
    if off <= SIX_DIGITS * (size or 1):
        return "less exact"
    return "wrong, with a word" if off <= estimate else "wrong, without a word"


def judged_value(peer, row, answer):
    if not answer.is_value:
        return "right" if row.expected is None else "refused"
    text = answer.numbers[0]
    if row.expected is None:
        outcome = "wrong, without a word"
    else:
        outcome = judged_number(row.expected, text, min(peer.claimed(text), KNOWN[row.kind]), answer.error)
    return "wrong, with a word" if outcome == "wrong, without a word" and answer.word else outcome


def judged_roots(peer, row, answer, low, high):
    """`low` and `high` are the ends of the range that was asked for, or None."""
    if not answer.is_value:
        return "refused"
    printed = [(Fraction(text), text) for text in answer.numbers]
    found, is_exact = set(), True
    for value, text in printed:
        near = [root for root in row.expected if abs(value - root) <= SIX_DIGITS * (abs(root) or 1)]
        if not near and (low is None or low <= value <= high):
            return "not a root"
        found.update(near)
        is_exact &= not near or any(judged_number(root, text, min(peer.claimed(text), KNOWN["equation"])) == "right" for root in near)
    if len(found) < len(set(row.expected)):
        return "some roots missed"
    return "all roots" if is_exact else "less exact"


def judged(peer, row, question, raw):
    """The outcome of a question with its raw answer: a failure, the output and the errors."""
    if question is None:
        return Result("cannot be asked")
    if raw is None:
        return Result("not asked", question=question)
    failure, output, errors = raw
    if failure:
        return Result("timed out" if failure == "timed out" else "refused", failure, question)
    answer = peer.answer(output, errors, row.kind)
    outcome = judged_roots(peer, row, answer, *row.ends()) if row.kind == "equation" else judged_value(peer, row, answer)
    said = answer.text + (f" ({answer.word})" if answer.word and answer.word not in answer.text else "")
    return Result(outcome, said, question)


# The true value, what was printed, the digits claimed, the estimated error, the outcome.
EXAMPLES = [
    ("2", "2.00000000000000", 13, "", "right"), ("2", "1.99999999999", 13, "", "less exact"), ("2", "1.9999", 13, "", "wrong, without a word"),
    ("0", "1e-14", 13, "", "right"), ("0", "1e-9", 13, "", "less exact"), ("0", "0.01", 13, "", "wrong, without a word"), ("2", "0.4", 8, "3.0", "wrong, with a word"),
    ("1/3", "0.3333333333", 10, "", "right"), ("1e-45", "1.1e-45", 8, "1e-9", "right"), ("1e-45", "0", 8, "", "wrong, without a word"),
    ("45", "45.00002", 8, "3e-5", "right"), ("1e300", "1.00000001e300", 8, "", "right"),
]
for truth, text, digits, error, outcome in EXAMPLES:
    assert judged_number(Fraction(truth), text, digits, error) == outcome, (truth, text, judged_number(Fraction(truth), text, digits, error))


class Claims:
    def claimed(self, text):
        return 10


class Roots(NamedTuple):
    expected: tuple


ROOTS = [
    (("1", "2"), ("1", "2"), "all roots"), (("1", "2"), ("2",), "some roots missed"), (("1",), ("1", "1.5"), "not a root"), (("1",), ("1", "99"), "all roots"),
    (("1",), ("1.0000001",), "less exact"), ((), (), "all roots"), (("0",), ("1e-12", "0"), "all roots"),
]
for roots, printed, outcome in ROOTS:
    result = judged_roots(Claims(), Roots(tuple(map(Fraction, roots))), Answer("", printed), 0, 5)
    assert result == outcome, (roots, printed, result)
