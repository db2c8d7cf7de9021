"""Infinite sums of smooth terms over Arb's balls (python-flint), by methods that the calculator has no part in.

`smooth` sums f(k), and zᵏ·f(k) for |z| ≤ 1, from an integer on. A first part is added term by term, and the rest is Euler-Maclaurin's formula: its derivatives are
coefficients of power series, and its integral to infinity is Arb's after x = eᵗ. With z ≠ 1 there is no integral, as Σ zᵏ g(N + k) is 1/(1 − z eᴰ) g (N). The error of
the formula is not bounded. So each sum is computed twice, with other numbers of terms and of derivatives, and has no value unless the two agree to 40 digits.
`falling` adds terms whose ratio tends to less than 1 and bounds the rest by a geometric series. No function of the calculator is called here.
"""
import re

from flint import acb, acb_series, arb, ctx, fmpz

import ball_expression
from ball_expression import NUMBER, number

RANGES = ((60, 80), (83, 100))


def terms(text):
    """A text in k as a function of a ball."""
    return ball_expression.compiled(in_x(text))


def in_x(text):
    """A text in k in the spelling of `ball_expression`, which has x and gamma."""
    text = re.sub(r"(\([^()]*\)|\b\w+\b)!", r"gamma(\1 + 1)", text)
    return re.sub(r"\bk\b", "x", text)


# MARK: - Power series


class Series:
    """A power series whose operators are those of the language."""

    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        return Series(self.value + other.value)

    def __sub__(self, other):
        return Series(self.value - other.value)

    def __mul__(self, other):
        return Series(self.value * other.value)

    def __truediv__(self, other):
        return Series(self.value / other.value)

    def __neg__(self):
        return Series(-self.value)

    def __pos__(self):
        return self

    def __pow__(self, other):
        exponent = other.value
        if exponent.length() <= 1:
            constant = exponent[0]
            whole = constant.real.unique_fmpz() if constant.imag == 0 and constant.real.is_exact() else None
            if whole is not None and abs(whole) < 60:
                result = acb_series([1], prec=ctx.cap)
                for _ in range(abs(int(whole))):
                    result = result * self.value
                return Series(result if whole >= 0 else 1 / result)
        return Series((self.value.log() * exponent).exp())


def exp(z):
    return z.exp()


SERIES = {
    "sqrt": lambda z: z.sqrt(), "exp": exp, "ln": lambda z: z.log(), "sin": lambda z: z.sin(), "cos": lambda z: z.cos(), "tan": lambda z: z.tan(),
    "atan": lambda z: z.atan(), "sinh": lambda z: (exp(z) - exp(-z)) / 2, "cosh": lambda z: (exp(z) + exp(-z)) / 2,
    "tanh": lambda z: 1 - 2 / (exp(2 * z) + 1), "csch": lambda z: 2 / (exp(z) - exp(-z)), "sech": lambda z: 2 / (exp(z) + exp(-z)),
    "coth": lambda z: 1 + 2 / (exp(2 * z) - 1), "gamma": lambda z: z.gamma(), "lgamma": lambda z: z.lgamma(), "cbrt": lambda z: (z.log() / 3).exp(),
    "asin": lambda z: -acb(0, 1) * (acb(0, 1) * z + (1 - z * z).sqrt()).log(), "asinh": lambda z: (z + (z * z + 1).sqrt()).log(), "atanh": lambda z: ((1 + z) / (1 - z)).log() / 2,
    "expm1": lambda z: exp(z) - 1, "log1p": lambda z: (1 + z).log(), "erfc": lambda z: z.erfc(), "erf": lambda z: z.erf(),
}


def lifted(function):
    return lambda z: Series(function(z.value))


def coefficients(text, place, count):
    """The first Taylor coefficients of a text in k at a place."""
    before, ctx.cap = ctx.cap, count
    try:
        constant = lambda z: Series(acb_series([z], prec=count))
        names = {name: lifted(f) for name, f in SERIES.items()}
        names |= {"N": lambda t: constant(number(t)), "pi": constant(acb.pi()), "e": constant(acb(1).exp()), "x": Series(acb_series([place, 1], prec=count))}
        source = NUMBER.sub(r"N('\1')", in_x(text)).replace("^", "**").replace(";", ",")
        series = eval(source.strip(), {"__builtins__": {}}, names).value
        return [series[i] for i in range(count)]
    finally:
        ctx.cap = before


# MARK: - Sums


def smooth(text, start, z=None, digits=40, tail=None, wave="cos"):
    """Σ zᵏ f(k) from `start` on, its real part or (wave="sin") its imaginary one, as a ball around two computations; `ValueError` where these do not agree to that many digits.

    - tail: the integral of f from a ball to infinity, for terms that fall too slowly to be integrated along ln x.
    """
    try:
        values = [once(text, start, z, first, order, tail, wave) for first, order in RANGES]
    except ValueError:
        # Far out, terms such as 1/k − ln(1 + 1/k) are differences of large numbers.
        ctx.prec *= 2
        try:
            values = [once(text, start, z, first, order, tail, wave) for first, order in RANGES]
        finally:
            ctx.prec //= 2
    value = values[0].union(values[1])
    if not (value.is_finite() and value.rad() <= abs(value) * arb(10) ** -digits):
        raise ValueError(f"two ranges of summation differ: {values[0]} {values[1]}")
    return value


def once(text, start, z, first, order, tail, wave="cos"):
    f = terms(text)
    if z is not None:
        # The distance of 1/(1 − z eᵗ) from its nearest pole decides how many terms come first.
        distance = max(min(float(abs(z.log() + 2j * n * acb.pi()).mid()) for n in (-1, 0, 1)), 0.001)
        first = max(first, int(2.5 * order / distance))
    total = acb(0)
    cut = max(start + first, first)
    for k in range(start, cut):
        total += f(acb(k)) * (1 if z is None else z ** k)
    a = coefficients(text, cut, order)
    if z is None:
        total += (tail(arb(cut)) if tail else integral(f, arb(cut))) + a[0] / 2
        for j in range(1, order // 2):
            total -= arb.bernoulli(2 * j) * a[2 * j - 1] / (2 * j)
        return total.real
    before, ctx.cap = ctx.cap, order
    kernel = 1 / (1 - z * acb_series([0, 1], prec=order).exp())
    total += z ** cut * sum((kernel[j] * a[j] * arb(fmpz(1) if j == 0 else arb.fac_ui(j)) for j in range(order)), acb(0))
    ctx.cap = before
    return total.imag if wave == "sin" else total.real


def integral(f, start):
    """∫ f from a ball to infinity along ln x, cut where what is left is far below 10⁻⁶⁰."""
    def along(t):
        x = t.exp()
        return f(x) * x

    low = start.log()
    high = low + 1
    # The integrand falls at least like e^(−t/20), or it is given another way.
    while not abs(along(acb(high))) < arb(10) ** -64:
        high += 1
        if high > 6000:
            raise ValueError("the terms fall too slowly")
    tolerance = arb(10) ** -62
    total, t = acb(0), low
    while t < high:
        # Short pieces, so that a rectangle far out does not meet what is nearer.
        end = t + 4 if t + 4 < high else high
        total += acb.integral(lambda u, analytic: analytic_along(f, u, analytic), acb(t), acb(end), rel_tol=tolerance, abs_tol=tolerance, eval_limit=200000, depth_limit=200)
        t = end
    return total


def analytic_along(f, t, analytic):
    ball_expression.Analytic.on = analytic
    try:
        x = t.exp()
        return f(x) * x
    finally:
        ball_expression.Analytic.on = False


def falling(text, start, step=1, most=20000):
    """Σ f(k) for terms whose ratios are below 0.9999 from some k on and do not rise: added until the rest cannot matter."""
    f = terms(text)
    total, previous, k = acb(0), None, start
    ratios = []
    while abs(k - start) < most:
        term = f(acb(k))
        total += term
        if previous is not None and not previous.contains(0):
            ratios.append(float(abs(term / previous).mid()))
        if abs(k - start) > 30 and len(ratios) > 8:
            # The largest of the last ratios, with a margin for those that still rise to their limit.
            ratio = min(max(ratios[-8:]) * 1.02, (1 + max(ratios[-8:])) / 2)
            if ratio < 1 and abs(term) * arb(ratio) / arb(1 - ratio) < arb(10) ** -62 * max(abs(total).mid(), arb(10) ** -30):
                return total.real + arb(0, abs(term).upper() * arb(ratio) / arb(1 - ratio))
        previous = term
        k += step
    raise ValueError("the terms fall too slowly to be added")


def everywhere(text):
    """Σ f(k) over all integers."""
    return falling(text, 0) + falling(text, -1, step=-1)


def product_of(text, start, **options):
    """Π f(k) for f near 1, as exp Σ ln f(k)."""
    return smooth(f"ln({text})", start, **options).exp()


def falling_product(text, start):
    """Π (1 + f(k)) for f that falls like a geometric series, given as the text of the factor."""
    f = terms(text)
    total, k = arb(1), start
    while True:
        factor = f(acb(k)).real
        total *= factor
        if k > start + 40 and abs(factor - 1) < arb(10) ** -64:
            return total * (1 + arb(0, "1e-60"))
        k += 1
