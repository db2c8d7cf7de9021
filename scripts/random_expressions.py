#!/usr/bin/env python3
"""Compares random expressions over all functions of sci, several levels deep, with an independent witness (function_witness.py).

    pip install python-flint
    swift build -c release --product sci
    scripts/random_expressions.py [--count 20000] [--seed 1] [--functions zeta,li] [--depth 3]

Every printed digit is checked: a ball of the witness must lie within half a unit of the last digit, or what the mode of rounding allows. A value that
is printed as exact must be the witness's fraction, or lie in its ball of 1000 bits. Prints each difference, and at the end how many lines agreed,
were refused by either side or both, or differed, and the same by function with --by-function.
"""

import argparse
import functools
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import flint
from flint import arb, fmpq

import arguments
import function_witness as witness
import money_witness  # adds the financial functions to the witness
import oracle
from expression import parse
from oracle import Doubtful, Settings, Undecided, Undefined

ROOT = Path(__file__).resolve().parent.parent
BATCH = 500
MOST_BITS = 1 << 13
EXACT_BITS = 1024
#: How often a function is called, where not once: those that cost much are called less.
WEIGHTS = {
    "tinv": 0.1, "finv": 0.1, "chi2inv": 0.15, "yield": 0.2, "oddfyield": 0.2, "xirr": 0.15, "irr": 0.3, "rate": 0.3, "ellippi": 0.3, "fcdf": 0.4, "tcdf": 0.4, "betareg": 0.2, "betai": 0.2,
    "binomcdf": 0.3, "nthprime": 0.3, "primepi": 0.2, "prevprime": 0.3, "nextprime": 0.3, "isprime": 0.5, "factor": 0.5, "gammap": 0.5, "gammaq": 0.5, "gammalower": 0.5, "gammaupper": 0.5,
    "erfinv": 0.5, "erfcinv": 0.5, "norminv": 0.4, "poissoncdf": 0.4, "oddfprice": 0.5, "stirling1": 0.5, "stirling2": 0.5, "zeta": 0.5, "eta": 0.5,
}
#: Functions that do not take numbers whose value must be found by an enclosure.
EXACT_ONLY = {
    "ddb", "db", "vdb", "irr", "xirr", "rate", "split", "allocate", "dollarde", "dollarfr", "date", "days", "yearfrac", "edate", "eomonth", "couppcd", "coupncd", "coupnum", "coupdays",
    "coupdaybs", "coupdaysnc", "price", "yield", "duration", "mduration", "oddfprice", "oddfyield", "oddlprice", "oddlyield", "accrint", "accrintm", "disc", "pricedisc", "yielddisc", "intrate",
    "received", "pricemat", "yieldmat", "tbillprice", "tbillyield", "tbilleq", "tip", "fromdigits", "xnpv",
}


class Slow(Exception):
    """The witness takes too long."""


def interrupt(signal_number, frame):
    raise Slow


FAILURES = (Undecided, Undefined, Doubtful, ZeroDivisionError, ValueError, OverflowError, IndexError, Slow)
# How strongly an operator holds; what holds less stands in brackets.
CONDITION, LOGIC, COMPARISON, BITS, SUM, PRODUCT, PREFIX, POWER, POSTFIX, ATOM = range(10)


class Term:
    """An expression: its text, its tree, the functions in it, and its value at the precision of the batch."""

    __slots__ = ("text", "level", "tree", "functions", "value")

    def __init__(self, text, level, tree, functions, value):
        self.text, self.level, self.tree, self.functions, self.value = text, level, tree, functions, value

    def within(self, level):
        return self.text if self.level >= level else f"({self.text})"

    @property
    def size(self):
        return abs(float(self.value)) if type(self.value) in (fmpq, arb) else 0.0


def evaluated(text, level, tree, *parts):
    """A term with its value; fails where it has none."""
    functions = tuple(f for part in parts for f in part.functions)
    return Term(text, level, tree, functions, witness.value(tree))


def applied(text, level, name, *parts):
    """A term for a function or an operator, by the values of its operands."""
    functions = tuple(f for part in parts for f in part.functions)
    return Term(text, level, (name, *(part.tree for part in parts)), functions, witness.called(name, [part.value for part in parts]))


@functools.lru_cache(maxsize=1 << 14)
def leaf_tree(text):
    return parse(re.sub(r"(\d+(?:\.\d+)?)%", r"(\1/100)", text))


MARKS = {"+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "^": POWER, "neg": PREFIX, "number": ATOM, "name": ATOM}


@functools.lru_cache(maxsize=1 << 14)
def leaf_level(text):
    return CONDITION if "%" in text else MARKS.get(leaf_tree(text)[0], ATOM)


def leaf(text):
    tree = leaf_tree(text)
    called = re.findall(r"([a-z]\w*)\(", text)
    return Term(text, leaf_level(text), tree, tuple(called), witness.value(tree))


def is_number(term):
    return type(term.value) in (fmpq, arb)


def is_whole(term):
    return type(term.value) is fmpq and term.value.q == 1


def is_simple(term):
    """Whether a number is neither huge nor tiny nor a fraction of many digits."""
    value = term.value
    if type(value) is fmpq:
        return value == 0 or (value.p.bit_length() < 700 and value.q.bit_length() < 700 and 1e-9 < term.size < 1e9)
    return type(value) is arb and 1e-9 < term.size < 1e9


# MARK: - Generator


class Generator:
    def __init__(self, seed, functions, depth):
        self.random = random.Random(seed)
        self.functions = functions or sorted(arguments.MAKERS)
        self.cumulative = [WEIGHTS.get(name, 1.0) for name in self.functions]
        for index in range(1, len(self.cumulative)):
            self.cumulative[index] += self.cumulative[index - 1]
        self.depth = depth
        self.variables = 0

    def attempt(self, *makers):
        """What the first maker gives that does not fail."""
        for maker in makers:
            try:
                return maker()
            except FAILURES:
                continue
        return leaf(arguments.plain(self.random))

    # Terms

    def expression(self):
        """A whole line."""
        r = self.random
        depth = r.choice(range(1, self.depth + 1))
        kind = r.random()
        if kind < 0.5:
            return self.attempt(lambda: self.call(depth), lambda: self.call(1))
        if kind < 0.72:
            return self.attempt(lambda: self.number(depth), lambda: self.number(1))
        return self.attempt(lambda: r.choices(
            [self.condition, self.listed, self.over_range, self.identity, self.defined, self.wild, self.mixed, self.beside], [20, 20, 15, 8, 15, 8, 14, 12])[0](depth), lambda: self.number(1))

    def number(self, depth):
        """A number of moderate size."""
        r = self.random
        for _ in range(4):
            if depth <= 0:
                return leaf(arguments.plain(r))
            try:
                kind = r.random()
                if kind < 0.45:
                    term = self.operation(depth)
                elif kind < 0.93:
                    term = self.scalar(self.call(depth))
                else:
                    term = self.mixed(depth)
            except FAILURES:
                continue
            if is_simple(term):
                return term
        return leaf(arguments.plain(r))

    def scalar(self, term):
        """A number made of a list, a Boolean or a huge number."""
        r = self.random
        if type(term.value) is bool:
            return self.chosen(term, leaf(arguments.plain(r)), leaf(arguments.plain(r)))
        if type(term.value) is list:
            return self.function(r.choice(["sum", "max", "mean", "median", "norm", "rms", "min", "stdevp", "count"]), term)
        if is_whole(term) and not is_simple(term):
            if r.random() < 0.5:
                return self.infix(r.choice(["mod", "rem"]), term, leaf(str(r.choice([7, 97, 1000, 10**6 + 3]))))
            return self.function(r.choice(["bitlength", "digitsum"]), term)
        if type(term.value) is arb and term.size > 1e9:
            return self.function("ln", self.function("abs", term))
        return term

    def function(self, name, *operands):
        text = f"{name}({'; '.join(term.text for term in operands)})"
        term = applied(text, ATOM, name, *operands)
        term.functions += (name,)
        return term

    def infix(self, mark, left, right):
        level = {"+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "^": POWER, "mod": PRODUCT, "rem": PRODUCT, "div": PRODUCT, "//": PRODUCT, "choose": PRODUCT,
                 "<<": BITS, ">>": BITS, "&": BITS, "|": BITS, "and": LOGIC, "or": LOGIC, "xor": LOGIC}.get(mark, COMPARISON)
        if level in (SUM, PRODUCT):
            texts = left.within(level), right.within(level + 1)
        elif level == POWER:
            texts = left.within(POSTFIX), right.within(PREFIX)
        elif level == COMPARISON:
            texts = left.within(BITS), right.within(BITS)
        else:
            texts = left.within(SUM if level == BITS else ATOM), right.within(SUM if level == BITS else ATOM)
        space = "" if mark in "^*/" and self.random.random() < 0.5 else " "
        return applied(space.join((texts[0], mark, texts[1])), level, mark, left, right)

    def chosen(self, condition, left, right):
        tree = ("if", condition.tree, left.tree, right.tree)
        if self.random.random() < 0.5:
            return evaluated(f"if({condition.text}; {left.text}; {right.text})", ATOM, tree, condition, left, right)
        return evaluated(f"{condition.within(LOGIC)} ? {left.within(LOGIC)} : {right.text}", CONDITION, tree, condition, left, right)

    def operation(self, depth):
        r = self.random
        left = self.number(depth - 1)
        kind = r.random()
        if kind < 0.08:
            return evaluated("-" + left.within(PREFIX), PREFIX, ("neg", left.tree), left)
        if kind < 0.12:
            return evaluated(f"|{left.text}|" if not set(left.text) & set("|?[") else f"abs({left.text})", ATOM, ("abs", left.tree), left)
        if kind < 0.15 and sign(left) > 0:
            return evaluated("√" + left.within(ATOM), PREFIX, ("sqrt", left.tree), left)
        if kind < 0.17 and is_whole(left) and 0 <= left.value <= 50:
            return evaluated(left.within(ATOM) + "!", POSTFIX, ("factorial", left.tree), left)
        if kind < 0.27 and sign(left) > 0 and left.size < 1e4:
            return self.infix("^", left, leaf(arguments.exponent(r)))
        right = self.number(r.randint(0, depth - 1))
        if kind < 0.33:
            return self.infix(r.choice(["mod", "rem", "div", "//"]), left, right)
        return self.infix(r.choice("++--**/"), left, right)

    def call(self, depth, name=None):
        """A call of a random function."""
        r = self.random
        name = name or r.choices(self.functions, cum_weights=self.cumulative)[0]
        texts = arguments.MAKERS[name](r)
        terms = [[leaf(t) for t in text] if type(text) is list else leaf(text) for text in texts]
        if depth > 1 or r.random() < 0.4:
            try:
                return self.applied(name, [[self.instead(name, t, depth, 0.25) for t in term] if type(term) is list else self.instead(name, term, depth, 0.6) for term in terms])
            except FAILURES:
                pass
        return self.applied(name, terms)

    def applied(self, name, terms):
        return self.function(name, *(self.brackets(term) if type(term) is list else term for term in terms))

    def brackets(self, terms):
        functions = tuple(f for term in terms for f in term.functions)
        values = [term.value for term in terms]
        return Term(f"[{'; '.join(term.text for term in terms)}]", ATOM, ("list", *(term.tree for term in terms)), functions, values if len(values) > 1 else values[0])

    # Arguments like others

    def instead(self, name, term, depth, share):
        """An expression for an argument: the same integer, or a number about there."""
        r = self.random
        if r.random() > share or depth < 1:
            return term
        try:
            if is_whole(term):
                return self.same(term, depth - 1)
            if name.startswith("bessel") and type(term.value) is fmpq and term.value.q == 2:
                return term  # an order
            if type(term.value) is fmpq and name in EXACT_ONLY:
                other = leaf(str(r.randint(1, 99)))
                return self.infix("/", self.infix("*", term, other), other) if r.random() < 0.5 else self.infix("-", self.infix("+", term, other), other)
            return self.near(term, depth - 1)
        except FAILURES:
            return term

    def same(self, term, depth):
        r, n = self.random, int(term.value.p)
        other = r.randint(1, 60)
        kind = r.randrange(9)
        if kind == 0:
            return self.infix("-", leaf(str(n + other)), leaf(str(other)))
        if kind == 1:
            return self.infix("/", leaf(str(n * other)), leaf(str(other)))
        if kind == 2:
            return self.function("floor", self.infix("+", leaf(str(n)), self.unit(depth)))
        if kind == 3:
            return self.function("round", self.infix("+", leaf(str(n)), self.infix("/", self.unit(depth), leaf("3"))))
        if kind == 4 and n > 0:
            return self.function("gcd", leaf(str(n * 6)), leaf(str(n * 35)))
        if kind == 5:
            return self.function("bitxor", leaf(str(n ^ other)), leaf(str(other)))
        if kind == 6:
            compared = self.comparison(depth)
            texts = leaf(str(n)), leaf(str(n + other))
            return self.chosen(compared, *(texts if compared.value else reversed(texts)))
        if kind == 7:
            return self.function(r.choice(["max", "min", "median"]), leaf(str(n)), leaf(str(n)), leaf(str(n)))
        whole = self.function("floor", self.number(depth))
        return self.infix("-", self.infix("+", leaf(str(n)), whole), whole)

    def unit(self, depth):
        """A number between 0 and 1."""
        r = self.random
        x = self.number(depth)
        kind = r.randrange(5)
        one = leaf("1")
        if kind == 0:
            size = self.function("abs", x)
            term = self.infix("/", size, self.infix("+", one, size))
        elif kind == 1:
            term = self.infix("/", one, self.infix("+", one, self.infix("^", x, leaf("2"))))
        elif kind == 2:
            term = self.infix("^", self.function("sinpi", x), leaf("2"))
        elif kind == 3 and x.size < 6:
            term = self.function("normcdf", x)
        else:
            term = self.function("frac", self.function("abs", x))
        return term if 1e-6 < term.size < 1 - 1e-6 else leaf(f"0.{r.randint(1, 98)}5")

    def near(self, term, depth):
        """A number about as large."""
        r, size = self.random, term.size
        if 0 < size < 1 and sign(term) > 0:
            return self.unit(depth) if r.random() < 0.6 else self.infix("*", term, self.unit(depth))
        if 1e-6 < size < 1e6 and r.random() < 0.5:
            found = self.number(depth)
            if size / 30 < found.size < size * 3:
                return found if sign(found) == sign(term) else evaluated("-" + found.within(PREFIX), PREFIX, ("neg", found.tree), found)
        return self.infix("*", term, self.unit(depth)) if r.random() < 0.3 else self.infix("+", term, self.infix("/", self.unit(depth), leaf(str(r.randint(2, 1000)))))

    # Lines of other kinds

    def comparison(self, depth):
        r = self.random
        left, right = self.number(depth), self.number(r.randint(0, max(depth, 0)))
        return self.infix(r.choice(["<", "<=", ">", ">=", "!=", "=="]), left, right)

    def condition(self, depth):
        """A Boolean."""
        r = self.random
        kind = r.randrange(5)
        if kind == 0:
            return self.comparison(depth)
        if kind == 1:
            return self.call(1, r.choice(["isprime"]))
        if kind == 2:
            marks = r.choice([("<", "<="), ("<", "<"), (">", ">="), (">", ">")])
            terms = [self.number(depth - 1) for _ in range(3)]
            text = f"{terms[0].within(BITS)} {marks[0]} {terms[1].within(BITS)} {marks[1]} {terms[2].within(BITS)}"
            return evaluated(text, COMPARISON, ("chain", marks, *(t.tree for t in terms)), *terms)
        if kind == 3:
            term = self.comparison(depth - 1)
            return evaluated(f"not {term.within(ATOM)}", LOGIC, ("not", term.tree), term)
        left, right = self.comparison(depth - 1), self.comparison(depth - 1)
        mark = r.choices(["and", "or", "xor", "&&", "||"], [10, 10, 10, 5, 1])[0]
        if mark == "||" and "|" in left.text + right.text:
            mark = "or"  # bars are absolute values
        tree = {"and": "both", "&&": "both", "or": "either", "||": "either"}.get(mark, mark)
        return evaluated(f"{left.within(ATOM)} {mark} {right.within(ATOM)}", LOGIC, (tree, left.tree, right.tree), left, right)

    def mixed(self, depth):
        """A number by a condition, by bits or by a list."""
        r = self.random
        kind = r.randrange(4)
        if kind == 0:
            return self.chosen(self.condition(depth), self.number(depth - 1), self.number(depth - 1))
        if kind == 1:
            left, right = (leaf(arguments.whole(r, 90)) for _ in range(2))
            return self.infix(r.choices(["&", "|", "and", "or", "xor"], [10, 1, 10, 10, 10])[0], left, right)
        if kind == 2:
            return self.infix(r.choice(["<<", ">>"]), leaf(arguments.whole(r, 60)), leaf(str(r.randint(0, 70))))
        return self.over_range(depth)

    def elements(self, depth, count=None):
        return self.brackets([self.number(self.random.randint(0, depth - 1)) for _ in range(count or self.random.randint(2, 5))])

    def listed(self, depth):
        """A list, or a measure of one."""
        r = self.random
        kind = r.randrange(6)
        if kind == 0:
            first, step = r.randint(-9, 9), r.randint(1, 4)
            last = first + r.randint(1, 30)
            text, tree = f"{first}..{last}", ("range", ("number", str(first)), ("number", str(last)))
            if r.random() < 0.4:
                text, tree = f"{text} step {step}", (*tree, ("number", str(step)))
            term = evaluated(f"({text})", ATOM, tree)
        else:
            term = self.elements(depth)
        if kind == 1:
            term = self.infix(r.choice("+-*"), term, self.elements(depth, len(term.value)))
        elif kind == 2:
            term = self.infix(r.choice("+-*/"), term, self.number(depth - 1))
        elif kind == 3:
            name = r.choice(["sin", "exp", "atan", "erf", "abs", "floor", "normcdf", "sinh", "besselj", "cbrt", "round", "frac"])
            term = self.function(name, *([leaf("2")] if name == "besselj" else []), term)
        if r.random() < 0.6:
            name = r.choice(["sum", "product", "mean", "median", "max", "min", "norm", "stdev", "variance", "rms", "varp", "sort", "cumsum", "count", "sumsq", "mode", "stdevp"])
            return self.function(name, term)
        return term

    def over_range(self, depth):
        """A sum or a product over integers."""
        r = self.random
        self.variables += 1
        index = f"k{self.variables}"
        k = Term(index, ATOM, ("name", index), (), fmpq(2))
        x = self.number(depth - 1)

        def body():
            one, two = leaf("1"), leaf(str(r.randint(2, 5)))
            shapes = [
                lambda: self.infix("/", x, self.infix("^", k, two)), lambda: self.infix("*", x, k), lambda: self.infix("/", self.infix("^", leaf("0.3"), k), self.infix("+", k, one)),
                lambda: self.function(r.choice(["sqrt", "ln", "atan", "sin", "harmonic", "fibonacci", "factorial", "zeta", "digamma", "totient"]), self.infix("+", k, one)),
                lambda: self.infix("+", self.infix("^", k, two), x), lambda: self.function("binomial", leaf(str(r.randint(5, 20))), k),
                lambda: self.function("besselj", k, leaf(f"{r.randint(1, 9)}.5")), lambda: self.infix("*", self.function("cos", self.infix("*", k, x)), x),
            ]
            return r.choice(shapes)()

        term = witness.with_name(index, k.value, body)
        first = r.randint(1, 5)
        last = first + r.randint(0, 15)
        passes, tree = "", ()
        if r.random() < 0.3:
            m = r.randint(2, 4)
            passes, tree = f"; {index} mod {m} == 1", (("==", ("mod", k.tree, ("number", str(m))), ("number", "1")),)
        name = r.choice(["sum", "sum", "product"])
        text = f"{name}({term.text}; {index}; {first}; {last}{passes})"
        found = evaluated(text, ATOM, (name + " over", term.tree, index, ("number", str(first)), ("number", str(last)), *tree), term)
        found.functions += (name,)
        return found

    def defined(self, depth):
        """A variable or a function of the user's."""
        r = self.random
        self.variables += 1
        name = f"v{self.variables}"
        given = self.number(depth - 1)
        x = Term(name, ATOM, ("name", name), (), given.value)
        call = r.random() < 0.5
        if call:
            x = Term("x", ATOM, ("name", "x"), (), given.value)

        def body():
            term = self.function(r.choice(["sin", "exp", "atan", "erf", "sinh", "abs", "cosh", "asinh", "normcdf"]), x)
            other = self.number(depth - 1)
            if r.random() < 0.5:
                return self.infix(r.choice("+-*"), self.infix(r.choice("+-*"), term, other), x)
            return self.chosen(self.infix("<", x, other), term, self.infix("+", x, term))

        term = witness.with_name(x.text, given.value, body)
        tree = ("with", x.text, given.tree, term.tree)
        if call:
            return evaluated(f"f{name}(x) = {term.text}; f{name}({given.text})", CONDITION, tree, given, term)
        return evaluated(f"{name} = {given.text}; {term.text}", CONDITION, tree, given, term)

    IDENTITIES = [
        "sin(x)^2+cos(x)^2 == 1", "exp(ln(y)) == y", "(x+y)^2 == x^2+2*x*y+y^2", "cosh(x)^2-sinh(x)^2 == 1", "erf(x)+erfc(x) == 1", "normcdf(x)+normcdf(-x) == 1", "ln(x*y/x) == ln(y)",
        "sqrt(y)*sqrt(y) == y", "tan(x)*cos(x) == sin(x)", "gamma(y+1) == y*gamma(y)", "sinh(2*x) == 2*sinh(x)*cosh(x)", "log(y; 2) == ln(y)/ln(2)", "besselj(-3; y) == -besselj(3; y)",
        "tanh(x) == sinh(x)/cosh(x)", "beta(y; 2) == beta(2; y)", "atan(y)+atan(1/y) == asin(1)", "zeta(2) == pi^2/6", "digamma(y+1) == digamma(y)+1/y", "erfinv(erf(x)) == x",
        "exp(x)*exp(-x) == 1", "cos(2*x) == 1-2*sin(x)^2", "(x-y)*(x+y) == x^2-y^2", "hypot(x; y)^2 == x^2+y^2", "lambertw(y*exp(y)) == y", "agm(y; y) == y", "cbrt(x)^3 == x",
    ]

    def identity(self, depth):
        """A theorem, or what is close to one."""
        r = self.random
        x, y = self.number(depth - 1), self.number(depth - 1)
        if sign(y) <= 0:
            y = self.function("abs", y)
        if y.size < 1e-3 or max(x.size, y.size) > 100:
            raise Undecided
        text = r.choice(self.IDENTITIES)
        given = {"x": x, "y": y}
        called = re.findall(r"([a-z]\w*)\(", text)
        tree = replaced(leaf_tree(text), given)
        text = re.sub(r"\b[xy]\b", lambda m: given[m[0]].within(ATOM), text)
        if r.random() < 0.5:
            near = f"1e-{r.randint(20, 200)}"
            text, tree = f"{text} + {near}", (tree[0], tree[1], ("+", tree[2], ("number", near)))
        return Term(text, COMPARISON, tree, tuple(called) + x.functions + y.functions, None)

    def beside(self, depth):
        """A call, compared with the same call where an argument is moved by very little."""
        r = self.random
        name = r.choices(self.functions, cum_weights=self.cumulative)[0]
        texts = arguments.MAKERS[name](r)
        places = [index for index, text in enumerate(texts) if type(text) is str and type(leaf(text).value) is fmpq]
        if name in EXACT_ONLY or not places:
            raise Undecided
        terms = [self.brackets([leaf(t) for t in text]) if type(text) is list else leaf(text) for text in texts]
        index = r.choice(places)
        if r.random() < 0.5:
            terms[index] = leaf(r.choice(["0", "1", "2", "-1", "1/2", "3", "-2", "90", "3/2", "-1/2"]))
        near = leaf(f"1e-{r.choice([r.randint(5, 40), r.randint(20, 300)])}")
        moved = list(terms)
        moved[index] = self.infix(r.choice("+-"), terms[index], near)
        calls = [(f"{name}({'; '.join(t.text for t in given)})", (name, *(t.tree for t in given))) for given in (moved, terms)]
        try:
            value = witness.value(calls[0][1])
        except Undecided:
            value = None
        mark = "==" if type(value) is list else r.choice(["-", "-", "-", "==", "<", ">"]) if type(value) is not bool else "xor"
        return Term(f" {mark} ".join(text for text, _ in calls), SUM if mark == "-" else COMPARISON, (mark, *(tree for _, tree in calls)), (name,) + terms[index].functions, None)

    def wild(self, depth):
        """A call with any arguments, which often has no value."""
        r = self.random
        name = r.choices(self.functions, cum_weights=self.cumulative)[0]
        texts = arguments.MAKERS[name](r)
        terms = [self.brackets([leaf(t) for t in text]) if type(text) is list else leaf(r.choice([text, arguments.plain(r), "0", "-1", "1", "-0.5", "2"])) for text in texts]
        try:
            return self.function(name, *terms)
        except FAILURES:
            text = f"{name}({'; '.join(term.text for term in terms)})"
            return Term(text, ATOM, (name, *(term.tree for term in terms)), (name,) + tuple(f for term in terms for f in term.functions), None)


def sign(term):
    return (term.value > 0) - (term.value < 0)


def replaced(tree, given):
    if tree[0] == "name" and tree[1] in given:
        return given[tree[1]].tree
    if tree[0] in ("name", "number"):
        return tree
    return (tree[0], *(replaced(operand, given) for operand in tree[1:]))


# MARK: - Comparison

NUMBER = re.compile(r"(-?)(\d+)(?:\.(\d+))?(?:e(-?\d+))?")


@functools.lru_cache(maxsize=1 << 12)
def power_of_ten(exponent, bits):
    flint.ctx.prec = bits
    return arb(10) ** exponent


class Wrong(Exception):
    pass


def check(value, text, settings, bits):
    """Raises `Wrong` where a text is not how a value is printed, and `Undecided` where more bits may tell."""
    if type(value) is list:
        parts = text[1:-1].split("; ") if text.startswith("[") else [text]
        if len(parts) != len(value):
            raise Wrong
        for element, part in zip(value, parts):
            check(element, part, settings, bits)
    elif type(value) is bool:
        if text != ("true" if value else "false"):
            raise Wrong
    elif type(value) is fmpq:
        try:
            if oracle.exact_text(value, settings.exact) != text:
                raise Wrong
        except Doubtful:  # about the layout
            negative, digits, exponent = oracle.rounded(value, settings)
            match = NUMBER.fullmatch(text)
            shown = match and (match[2] + (match[3] or "")).lstrip("0")
            unit = match and int(match[4] or 0) - len(match[3] or "")
            if match and value == fmpq(int(match[1] + shown)) * fmpq(10) ** unit:
                return
            if not match or (bool(match[1]), shown, unit) != (negative, digits, exponent - len(digits) + 1):
                raise Wrong from None
    else:
        check_digits(value, text, settings, bits)


def check_digits(value, text, settings, bits):
    match = NUMBER.fullmatch(text)
    if not match:
        raise Wrong
    minus, whole, part, exponent = match.groups()
    digits = (whole + (part or "")).lstrip("0")
    unit = int(exponent or 0) - len(part or "")
    if len(digits) == settings.digits:
        place(value, bool(minus), digits, unit, settings, bits)
        try:
            layout = oracle.written(bool(minus), digits, unit + len(digits) - 1, False, "auto")
        except Doubtful:
            return
        if layout != text:
            raise Wrong
        return
    # Printed as exact.
    wanted = max(EXACT_BITS, 4 * len(text) + 256)
    claimed = fmpq(int(minus + (digits or "0"))) * fmpq(10) ** unit
    if not value.overlaps(arb(claimed)):
        raise Wrong
    if bits < wanted:
        raise Undecided


#: By the mode of rounding, between what a magnitude less its last digit must lie, in units of that.
MARGINS = {"half-even": (-0.5, 0.5), "toward-zero": (0, 1), "away": (-1, 0)}


def place(value, negative, digits, unit, settings, bits):
    if value.contains(0):
        raise Undecided
    if (value < 0) != negative:
        raise Wrong
    rest = abs(value) * power_of_ten(-unit, bits) if unit <= 0 else abs(value) / power_of_ten(unit, bits)
    rest -= int(digits)
    mode = settings.rounding
    if mode in ("floor", "ceiling"):
        mode = "away" if negative == (mode == "floor") else "toward-zero"
    low, high = MARGINS[mode]
    if digits.rstrip("0") == "1":
        low = low / 10  # below a power of ten the digits are finer
    if low < rest and rest < high:
        return
    if not (rest < low or rest > high):
        raise Undecided
    raise Wrong


def outcome(term, text, settings, base_bits):
    """What to count a line as."""
    bits, value = base_bits, term.value
    is_error = text.startswith("error")
    while bits <= MOST_BITS:
        flint.ctx.prec = bits
        try:
            if value is None:
                value = witness.value(term.tree)
            if is_error:
                return "refused by sci"
            check(value, text, settings, bits)
            return "agreed"
        except Wrong:
            return "DIFFERENT"
        except (Undefined, ZeroDivisionError):
            return "refused by both" if is_error else "DIFFERENT"
        except Doubtful:
            return "refused by the witness"
        except (Undecided, ValueError, OverflowError, IndexError, TypeError):
            if is_error and bits > 4 * base_bits:
                break
            bits, value = 2 * bits if bits < EXACT_BITS else 4 * bits, None
    if is_error:
        return "refused by both"
    return equal(term, text) or "refused by the witness"


def equal(term, text):
    """What no number of bits decides: whether sides that may be equal are said to be."""
    if term.tree[0] not in witness.ORDER or text not in ("true", "false"):
        return None
    flint.ctx.prec = 4096
    try:
        left, right = (witness.value(side) for side in term.tree[1:])
    except FAILURES:
        return None
    if type(left) is list or type(right) is list or not (left - right).contains(0):
        return None
    return "agreed" if (text == "true") == (term.tree[0] in ("==", "<=", ">=")) else None


# MARK: - Runs

SETTINGS = [
    (30, ["degrees", 20, "half-even"]), (16, ["radians", 20, "half-even"]), (6, ["degrees", 50, "half-even"]), (3, ["radians", 34, "half-even"]), (3, ["degrees", 10, "half-even"]),
    (2, ["degrees", 5, "half-even"]), (2, ["radians", 100, "half-even"]), (2, ["gradians", 20, "half-even"]), (2, ["turns", 20, "half-even"]), (2, ["degrees", 17, "toward-zero"]),
    (2, ["degrees", 17, "floor"]), (2, ["radians", 20, "ceiling"]), (2, ["degrees", 16, "away"]),
]


def run(generator, batches, sci, report):
    r = generator.random
    for size in batches:
        unit, digits, rounding = r.choices([s for _, s in SETTINGS], [w for w, _ in SETTINGS])[0]
        # With the usual number of digits, exact values are printed whole.
        is_plain = digits == 20 and rounding == "half-even"
        settings = Settings(unit=unit, digits=None if is_plain else digits, rounding=rounding)
        counted = Settings(unit=unit, digits=digits, rounding=rounding)
        bits = 128 + 4 * digits
        witness.unit, flint.ctx.prec = unit, bits
        terms = []
        for _ in range(size):
            signal.setitimer(signal.ITIMER_REAL, 1)
            try:
                terms.append(generator.expression())
            except Slow:
                terms.append(leaf("1"))
            signal.setitimer(signal.ITIMER_REAL, 0)
            flint.ctx.prec = bits
        command = [sci, f"--{unit}", "--rounding", rounding, "--max-time", "10"] + ([] if is_plain else ["-n", str(digits)])
        text = "".join(term.text + "\n" for term in terms)
        answers = subprocess.run(command, input=text, capture_output=True, text=True).stdout.splitlines()
        assert len(answers) == len(terms), f"{len(answers)} answers to {len(terms)} lines; the last: {answers[-1:]}"
        for term, answer in zip(terms, answers):
            signal.setitimer(signal.ITIMER_REAL, 2)
            try:
                found = outcome(term, answer, Both(settings, counted), bits)
            except Slow:
                found = "refused by the witness"
            signal.setitimer(signal.ITIMER_REAL, 0)
            report(term, answer, found, counted)


class Both:
    """Settings where exact values are printed whole, though others have a number of digits."""

    def __init__(self, exact, counted):
        self.exact, self.digits = exact, counted.digits
        self.rounding, self.notation, self.decimals, self.unit = counted.rounding, "auto", None, counted.unit


def without_arguments(sci):
    """The functions in the command's help that nothing here calls."""
    listed = subprocess.run([sci, "help"], capture_output=True, text=True).stdout.partition("\nConstants")[0]
    return sorted(set(re.findall(r"^  (\w+)\(", listed, re.M)) - set(arguments.MAKERS))


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--count", type=int, default=20000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--depth", type=int, default=3, help="levels of calls and operators in each other")
    options.add_argument("--functions", help="call only these")
    options.add_argument("--sci", default=str(ROOT / ".build/release/sci"))
    options.add_argument("--by-function", action="store_true", help="count by function too")
    options.add_argument("--show", default="DIFFERENT", help="the outcomes whose lines are printed, with commas")
    given = options.parse_args()
    signal.signal(signal.SIGALRM, interrupt)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # with what was counted
    generator = Generator(given.seed, given.functions.split(",") if given.functions else None, given.depth)
    tally, by_function, shown, began = Counter(), {}, set(given.show.split(",")), time.monotonic()

    def report(term, answer, found, settings):
        tally[found] += 1
        for name in set(term.functions):
            by_function.setdefault(name, Counter())[found] += 1
        if found in shown:
            print(f"{found}: [{settings.unit} {settings.digits} {settings.rounding}] {term.text} => {answer}", flush=True)

        if tally.total() % 10_000 == 0:
            print(f"{tally.total()} lines, {dict(tally.most_common())}, {time.monotonic() - began:.0f} s", flush=True)

    if missing := without_arguments(given.sci):
        print(f"never called, for want of arguments in arguments.py: {', '.join(missing)}")
    batches = [min(BATCH, given.count - start) for start in range(0, given.count, BATCH)]
    try:
        run(generator, batches, given.sci, report)
    except KeyboardInterrupt:
        print("interrupted")
    if given.by_function:
        for name in sorted(by_function):
            print(f"{name}: {', '.join(f'{key} {count}' for key, count in by_function[name].most_common())}")
    least = min(by_function, key=lambda name: by_function[name]["agreed"])
    print(f"seed {given.seed}: {tally.total()} lines, {dict(tally.most_common())}, {tally['agreed'] / tally.total():.1%} agreed, {time.monotonic() - began:.0f} s; "
          f"{len(by_function)} functions, fewest agreed lines: {least} {by_function[least]['agreed']}")
    return 1 if tally["DIFFERENT"] else 0


if __name__ == "__main__":
    sys.exit(main())
