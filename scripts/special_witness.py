"""The special functions and distributions by Arb balls (python-flint), as a witness that shares nothing with the Swift sources.

`value(name, arguments)` gives the text that `sci` should print, which agrees at two precisions. Quantiles, which Arb does not have, are
checked the other way round: `confirms(name, arguments, text)` says whether the distribution function passes the probability within half a unit of
the last digit of `text`.
"""

import flint
from flint import acb, arb, fmpq

import oracle
from expression import parse
from oracle import HALF, Settings, Undecided


def real(value):
    """The real part of a complex ball whose imaginary part may be zero."""
    if not value.imag.contains(0):
        raise Undecided
    return value.real


def pi():
    return arb.pi()


def lngamma(x):
    return x.lgamma() if x > 0 else abs(x.gamma()).log()


def polygamma(n, x):
    return real(acb(x).polygamma(acb(n)))


def beta(a, b):
    return a.gamma() * b.gamma() * (a + b).rgamma() if a + b < 1000 or a < 0 or b < 0 else (lngamma(a) + lngamma(b) - lngamma(a + b)).exp()


def lnbeta(a, b):
    return lngamma(a) + lngamma(b) - lngamma(a + b)


def upper(a, x, kind=0):
    return real(acb(x).gamma_upper(acb(a), kind)) if kind else real(acb(x).gamma_upper(acb(a)))


def gammaq(a, x):
    return x.gamma_upper(a, 1)


def gammap(a, x):
    return x.gamma_lower(a, 1)


def betareg(a, b, x):
    return x.beta_lower(a, b, 1)


def eta(s):
    return -((1 - s) * arb(2).log()).expm1() * s.zeta()


def erfc_half(z):
    return (-z / arb(2).sqrt()).erfc() / 2


def normpdf(x, mean=arb(0), sd=arb(1)):
    z = (x - mean) / sd
    return (-z * z / 2).exp() / (sd * (2 * pi()).sqrt())


def normcdf(x, mean=arb(0), sd=arb(1)):
    return erfc_half((x - mean) / sd)


def tpdf(x, v):
    return (1 + x * x / v) ** (-(v + 1) / 2) / (v.sqrt() * beta(arb(HALF), v / 2))


def tcdf(x, v):
    if x * x < v:
        middle = (x * x / (v + x * x)).beta_lower(arb(HALF), v / 2, 1) / 2
        return HALF + middle if x > 0 else HALF - middle
    tail = (v / (v + x * x)).beta_lower(v / 2, arb(HALF), 1) / 2
    return tail if x <= 0 else 1 - tail


def chi2pdf(x, k):
    return (x / 2) ** (k / 2 - 1) * (-x / 2).exp() / (2 * (k / 2).gamma())


def fpdf(x, a, b):
    r = a / b * x
    return r ** (a / 2) * (1 + r) ** (-(a + b) / 2) / (x * beta(a / 2, b / 2))


def fcdf(x, a, b):
    return (a * x / (a * x + b)).beta_lower(a / 2, b / 2, 1)


def binompdf(k, n, p):
    return n.fac() / (k.fac() * (n - k).fac()) * p**k * (1 - p) ** (n - k) if n < 500 else (
        (n + 1).lgamma() - (k + 1).lgamma() - (n - k + 1).lgamma() + k * p.log() + (n - k) * (1 - p).log()).exp()


def binomcdf(k, n, p):
    return (1 - p).beta_lower(n - k, k + 1, 1)


def ei(x):
    return x.ei()


def e1(x):
    return -(-x).ei()


def bessel(kind):
    return lambda n, x: getattr(x, "bessel_" + kind)(n)


FUNCTIONS = {
    "gamma": lambda x: x.gamma(), "lngamma": lngamma, "digamma": lambda x: x.digamma(), "trigamma": lambda x: polygamma(arb(1), x), "polygamma": polygamma,
    "beta": beta, "lnbeta": lnbeta, "gammalower": lambda a, x: x.gamma_lower(a), "gammaupper": lambda a, x: x.gamma_upper(a),
    "gammap": gammap, "gammaq": gammaq, "betai": lambda a, b, x: x.beta_lower(a, b), "betareg": betareg,
    "erfinv": lambda x: x.erfinv(), "erfcinv": lambda x: x.erfcinv(), "zeta": lambda s: s.zeta(), "eta": eta,
    "ei": ei, "e1": e1, "li": lambda x: x.li(), "sinint": lambda x: x.si(), "cosint": lambda x: x.ci(), "sinhint": lambda x: x.shi(), "coshint": lambda x: x.chi(),
    "lambertw": lambda x, k=arb(0): x.lambertw(int(k.unique_fmpz())), "dilog": lambda x: arb.polylog(x, arb(2)), "polylog": lambda n, x: arb.polylog(x, n),
    "besselj": bessel("j"), "bessely": bessel("y"), "besseli": bessel("i"), "besselk": bessel("k"),
    "airyai": lambda x: x.airy_ai(), "airybi": lambda x: x.airy_bi(),
    "agm": lambda a, b: a.agm(b), "ellipk": lambda m: real(acb(m).elliptic_k()),
    "ellipe": lambda *x: real(acb(x[0]).elliptic_e() if len(x) == 1 else acb.elliptic_e_inc(acb(x[0] * pi() / 180), acb(x[1]))),
    "ellipf": lambda phi, m: real(acb.elliptic_f(acb(phi * pi() / 180), acb(m))),
    "ellippi": lambda *x: real(acb.elliptic_pi(acb(x[0]), acb(x[1])) if len(x) == 2 else acb.elliptic_pi_inc(acb(x[0]), acb(x[1] * pi() / 180), acb(x[2]))),
    "sinc": lambda x: (x * pi() / 180).sinc(), "sinpi": lambda x: x.sin_pi(), "cospi": lambda x: x.cos_pi(), "tanpi": lambda x: x.tan_pi(),
    "gd": lambda x: (x / 2).tanh().atan() * 360 / pi(), "arcgd": lambda x: (x * pi() / 180).tan().asinh(),
    "normpdf": normpdf, "normcdf": normcdf, "tpdf": tpdf, "tcdf": tcdf, "chi2pdf": chi2pdf, "chi2cdf": lambda x, k: gammap(k / 2, x / 2),
    "fpdf": fpdf, "fcdf": fcdf, "binompdf": binompdf, "binomcdf": binomcdf,
    "poissonpdf": lambda k, m: (k * m.log() - m - (k + 1).lgamma()).exp(), "poissoncdf": lambda k, m: gammaq(k + 1, m),
    "exppdf": lambda x, r: r * (-r * x).exp(), "expcdf": lambda x, r: -(-r * x).expm1(),
    "norminv": lambda p, mean=arb(0), sd=arb(1): mean - sd * arb(2).sqrt() * (2 * p).erfcinv(),
    "expinv": lambda p, r: -(-p).log1p() / r,
}
#: The distribution function and, for steep tails, what is compared: the first argument of each is the probability.
QUANTILES = {"tinv": tcdf, "chi2inv": FUNCTIONS["chi2cdf"], "finv": fcdf}


def arguments_at(texts, bits):
    flint.ctx.prec = bits
    found = []
    for text in texts:
        node = parse(text)
        exact = oracle.exact(node, "degrees")
        found.append(arb(exact) if exact is not None else oracle.ball(node, "degrees", bits))
        flint.ctx.prec = bits
    return found


def ball(name, texts, bits):
    values = arguments_at(texts, bits)
    result = FUNCTIONS[name](*values)
    if not result.is_finite():
        raise Undecided
    return result


def value(name, texts, digits=20, most=1 << 14):
    """The text for a call, at the first precision that settles it, confirmed at more than twice that."""
    settings = Settings(digits=digits)
    bits = 128 + 4 * digits
    while bits <= most:
        try:
            result = oracle.ball_text(ball(name, texts, bits), settings)
            break
        except Undecided:
            bits *= 2
    else:
        raise Undecided(f"{name}{texts}")
    finer = 2 * bits + 64
    assert oracle.ball_text(ball(name, texts, finer), settings) == result, f"{name}{texts} differs at {finer} bits"
    if bits <= 2000 and oracle.suspicious(ball(name, texts, max(1000, 2 * bits))):
        raise oracle.Suspicious(f"{name}{texts}")
    return result


def is_exactly(name, texts, text):
    """Whether a text of many digits is in the ball at a high precision, as the exact value is."""
    mantissa, _, exponent = text.partition("e")
    sign = -1 if mantissa[0] == "-" else 1
    claimed = sign * oracle.literal(mantissa.lstrip("-") + ("e" + exponent if exponent else ""))
    return bool(ball(name, texts, 4 * len(text) + 256).contains(arb(claimed)))


def confirms(name, texts, text):
    """Whether a quantile is right: the distribution function passes p between text ± half a unit of its last digit."""
    mantissa, _, exponent = text.partition("e")
    places = len(mantissa.partition(".")[2])
    unit = fmpq(10) ** (int(exponent or 0) - places)
    claimed = oracle.literal(mantissa + ("e" + exponent if exponent else "")) if mantissa[0] != "-" else -oracle.literal(text[1:])
    bits = 256
    while bits <= 1 << 14:
        p, *rest = arguments_at(texts, bits)
        low, high = (QUANTILES[name](arb(claimed + sign * unit / 2), *rest) - p for sign in (-1, 1))
        if low < 0 and high > 0:
            return True
        if low > 0 or high < 0:
            return False
        bits *= 2
    raise Undecided
