"""Expressions in the calculator's spelling, evaluated over Arb's complex balls (python-flint): the functions that the integrals' scripts need.

A function that has a branch cut or a kink takes Arb's flag `analytic`, which an integration sets when the result is used on a whole rectangle: it then has to
be analytic there, or not finite. Inverse functions are made from logarithms and roots for that reason. Nothing here knows the calculator.
"""
import re

from flint import acb, arb, ctx, fmpq

NUMBER = re.compile(r"(?<![\w.'])(\d+(?:\.\d*)?(?:e[+-]?\d+)?)")


class Analytic:
    """Whether the value that is being computed has to be analytic in its argument."""

    on = False


def number(text):
    mantissa, _, exponent = text.partition("e")
    whole, _, part = mantissa.partition(".")
    value = fmpq(int(whole + part), 10 ** len(part))
    return acb(arb(value * fmpq(10) ** int(exponent or 0)))


def power(x, y):
    if y.imag == 0 and y.real.is_exact() and y.real.is_integer():
        return x ** int(y.real.unique_fmpz())
    if not x.real > 0 and x.imag == 0 and x.real >= 0 and not Analytic.on and y.real > 0:
        # A power at zero itself.
        return acb(0) if x == 0 else x.pow(y)
    return x.pow(y, analytic=Analytic.on)


class Ball:
    """A ball whose operators take the flag."""

    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        return Ball(self.value + other.value)

    def __sub__(self, other):
        return Ball(self.value - other.value)

    def __mul__(self, other):
        return Ball(self.value * other.value)

    def __truediv__(self, other):
        return Ball(self.value / other.value)

    def __pow__(self, other):
        return Ball(power(self.value, other.value))

    def __neg__(self):
        return Ball(-self.value)

    def __pos__(self):
        return self


def log(z):
    return z.log(analytic=Analytic.on)


def sqrt(z):
    return z.sqrt(analytic=Analytic.on)


I = acb(0, 1)


def asin(z):
    return -I * log(I * z + sqrt(1 - z * z))


def cbrt(z):
    sign = z.real_sgn(analytic=Analytic.on)
    return sign * (z * sign).pow(acb(1) / 3, analytic=Analytic.on)


def modulo(x, y):
    return x - y * (x / y).real_floor(analytic=Analytic.on)


FUNCTIONS = {
    "sqrt": sqrt, "cbrt": cbrt, "exp": lambda z: z.exp(), "ln": log, "log2": lambda z: log(z) / acb(2).log(),
    "log": lambda z: log(z) / acb(10).log(),
    "sin": lambda z: z.sin(), "cos": lambda z: z.cos(), "tan": lambda z: z.tan(), "sec": lambda z: z.sec(), "csc": lambda z: z.csc(),
    "cot": lambda z: z.cot(), "asin": asin, "acos": lambda z: acb.pi() / 2 - asin(z),
    "atan": lambda z: (log(1 + I * z) - log(1 - I * z)) / (2 * I),
    "sinh": lambda z: z.sinh(), "cosh": lambda z: z.cosh(), "tanh": lambda z: z.tanh(), "sech": lambda z: z.sech(), "csch": lambda z: z.csch(),
    "coth": lambda z: z.coth(),
    "asinh": lambda z: log(z + sqrt(z * z + 1)), "acosh": lambda z: log(z + sqrt(z + 1) * sqrt(z - 1)),
    "atanh": lambda z: (log(1 + z) - log(1 - z)) / 2,
    "erf": lambda z: z.erf(), "erfc": lambda z: z.erfc(), "gamma": lambda z: z.gamma(),
    "expm1": lambda z: z.expm1(), "log1p": lambda z: z.log1p(),
    "abs": lambda z: z.real_abs(analytic=Analytic.on), "floor": lambda z: z.real_floor(analytic=Analytic.on),
    "ceil": lambda z: z.real_ceil(analytic=Analytic.on), "sign": lambda z: z.real_sgn(analytic=Analytic.on),
    "round": lambda z: (z + acb(1) / 2).real_floor(analytic=Analytic.on),
    "min": lambda x, y: x.real_min(y, analytic=Analytic.on), "max": lambda x, y: x.real_max(y, analytic=Analytic.on), "mod": modulo,
    # Only in closed forms.
    "beta": lambda a, b: a.gamma() * b.gamma() / (a + b).gamma(), "zeta": lambda s: s.zeta(), "hurwitz": lambda s, a: s.zeta(a),
    "psi": lambda z: z.digamma(), "polygamma": lambda n, z: z.polygamma(n), "polylog": lambda s, z: z.polylog(s),
    "besselj": lambda n, z: z.bessel_j(n), "besseli": lambda n, z: z.bessel_i(n), "besselk": lambda n, z: z.bessel_k(n),
    "ellipticK": lambda m: m.elliptic_k(), "ellipticE": lambda m: m.elliptic_e(), "ei": lambda z: z.ei(), "si": lambda z: z.si(),
    "ci": lambda z: z.ci(), "shi": lambda z: z.shi(), "chi": lambda z: z.chi(), "expint": lambda s, z: z.expint(s), "rising": lambda z, n: z.rising(n),
    "re": lambda z: acb(z.real), "im": lambda z: acb(z.imag), "li": lambda z: z.li(),
    "upper": lambda s, z: z.gamma_upper(s), "lower": lambda s, z: z.gamma_lower(s), "lgamma": lambda z: z.lgamma(),
    "hyp2f1": lambda a, b, c, z: z.hypgeom_2f1(a, b, c), "legendre": lambda n, z: z.legendre_p(n), "i": None,
    "binomial": lambda n, m: (n + 1).gamma() * (m + 1).rgamma() * (n - m + 1).rgamma(), "lerch": lambda z, s, a: z.lerch_phi(s, a),
    "theta3": lambda q: acb(0).modular_theta(q.log() / acb.pi() / acb(0, 1))[2], "theta4": lambda q: acb(0).modular_theta(q.log() / acb.pi() / acb(0, 1))[3],
}


def lifted(function):
    return lambda *arguments: Ball(function(*(a.value for a in arguments)))


def compiled(text):
    """A text as a function of a ball x, or of none."""
    source = NUMBER.sub(r"N('\1')", text).replace("^", "**").replace(";", ",")
    code = compile(source.strip(), text, "eval")
    lifts = {name: lifted(f) for name, f in FUNCTIONS.items() if f}

    def value(x=acb(0)):
        names = dict(
            lifts, N=lambda t: Ball(number(t)), pi=Ball(acb.pi()), e=Ball(acb(1).exp()), catalan=Ball(acb(arb.const_catalan())),
            euler=Ball(acb(arb.const_euler())), glaisher=Ball(acb(arb.const_glaisher())), i=Ball(I), x=Ball(x))
        return eval(code, {"__builtins__": {}}, names).value

    return value


def integral(text, start, end):
    """The integral of a text by x over a finite range where Arb can enclose it."""
    f = compiled(text)

    def integrand(x, analytic):
        Analytic.on = analytic
        try:
            return f(x)
        finally:
            Analytic.on = False

    options = {"rel_tol": arb(2) ** -(ctx.prec - 40), "abs_tol": arb(2) ** -(ctx.prec - 40), "eval_limit": 300000, "depth_limit": 2000}
    value = acb.integral(integrand, acb(start), acb(end), **options)
    if not value.imag.contains(0):
        raise ValueError("the integrand is not real")
    return value


def rounded(ball, digits):
    """A real ball as a decimal, correctly rounded; None where its radius leaves that open or is more than five digits above."""
    if ball.is_zero():
        return "0"
    if not ball.is_finite() or ball.rel_accuracy_bits() < 3.33 * (digits + 5):
        return None
    text = ball.str(digits + 12, radius=False)
    low, high = (round_text(bound.str(digits + 40, radius=False), digits) for bound in (ball.lower(), ball.upper()))
    return low if low == high else None


def round_text(text, digits):
    from decimal import Context, Decimal, ROUND_HALF_EVEN
    return str(Context(prec=digits, rounding=ROUND_HALF_EVEN).plus(Decimal(text)))
