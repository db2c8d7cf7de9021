#!/usr/bin/env python3
"""Compares infinite sums and products with published tables or with Arb: scripts/sum_witness.py COMMAND [SEED COUNT [SECONDS]].

SECONDS is the most that the command may take for one sum, 10 unless it is given. Without a seed, each row of Tests/SciCalculatorTests/Data/sums.tsv is evaluated to
30 digits, and each printed digit has to be that of the row; what the calculator can state has to be found equal (`call == form`), or it is counted as `untold`. With a
seed, random sums and products are compared to 25 digits with Arb's (python-flint): rational functions, alone and times zᵏ or a wave, by residues and the zeta
functions of Hurwitz and Lerch; hypergeometric terms by their ratios and by Gauss's theorem; powers and logarithms by derivatives of zeta; other smooth terms by
`summation`; products by gamma functions; and divergent ones. An error that says why there is no number is counted by its reason, and so is an answer that takes
more than a second; a signal to terminate ends the run with what has been counted. The exit status is 1 if a number is wrong, if a divergent sum has a number, or if the command ends by a signal.
"""
import pathlib
import random
import signal
import sys
from fractions import Fraction

from flint import acb, acb_series, arb, ctx, fmpq

import ball_expression
import summation
from integral_witness import Tally, answer, ball, is_number, is_value, judge, q

TABLE = pathlib.Path(__file__).parent.parent / "Tests/SciCalculatorTests/Data/sums.tsv"
SIMPLE_ERRORS = (ValueError, ZeroDivisionError, NotImplementedError, OverflowError, TypeError)


# MARK: - The table


def table(command):
    ctx.prec = 340
    tally = Tally(10)
    for line in TABLE.read_text().splitlines():
        if line.startswith("#") or not line:
            continue
        text, expected, source = line.split("\t")
        if expected.startswith(("diverges", "has no")):
            judge(tally, command, text, 30, None, diverges=expected, detail=source)
            continue
        form = expected.removeprefix("exact: ")
        wanted = Fraction(ball_expression.rounded(ball_expression.compiled(form)().real, 30) if expected.startswith("exact") else form)
        right = tally.counts["right"]
        judge(tally, command, text, 30, lambda shown: is_number(shown) and Fraction(shown) == wanted, detail=f"{expected}\t{source}")
        if expected.startswith("exact") and tally.counts["right"] > right:
            output, error, _, seconds = answer(command, f"{text} == {form}", 30, 10)
            if output != "true":
                tally.add("wrong" if output else "untold", f"{text} == {form}", output or error.split("\n")[0], seconds)
    return tally


# MARK: - Rational functions


def at_poles(numerator, poles, along):
    """Σ of `along(order, pole)` over the partial fractions of P(k)/Π (k − r)ⁿ, P by its coefficients from the lowest on and the poles as (r, n)."""
    total = acb(0)
    for place, (pole, order) in enumerate(poles):
        before, ctx.cap = ctx.cap, order
        x = acb_series([pole, 1], prec=order)
        local = acb_series([0], prec=order)
        for c in reversed(numerator):
            local = local * x + ball(c)
        for other, (r, n) in enumerate(poles):
            for _ in range(n if other != place else 0):
                local = local / (x - r)
        for n in range(1, order + 1):
            total += local[order - n] * along(n, pole)
        ctx.cap = before
    return total


def over_integers(numerator, poles, start):
    def along(n, r):
        return -(start - r).digamma() if n == 1 else acb(n).zeta(start - r)
    return at_poles(numerator, poles, along)


def times_power(numerator, poles, start, z):
    """Σ zᵏ P(k)/Q(k) by Lerch's function."""
    return z ** start * at_poles(numerator, poles, lambda n, r: z.lerch_phi(acb(n), start - r))


def polynomial(coefficients):
    """The text of a polynomial with rational coefficients from the lowest on."""
    parts = []
    for power, c in enumerate(coefficients):
        if c:
            factor = "" if power == 0 else "k" if power == 1 else f"k^{power}"
            parts.append(q(c) if not factor else factor if c == 1 else f"{q(c)}*{factor}")
    return " + ".join(reversed(parts)) or "0"


def quadratic(b, c):
    """The zeros of k² + b k + c."""
    root = (ball(b * b - 4 * c)).sqrt()
    return [(-ball(b) + root) / 2, (-ball(b) - root) / 2]


class Random:
    """Random sums, each as text, with what is computed instead."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def make(self):
        return self.random.choice([
            self.rational, self.rational, self.rational, self.alternating, self.geometric, self.wave, self.hypergeometric, self.hypergeometric, self.gauss,
            self.powers, self.powers, self.smooth, self.smooth, self.smooth_wave, self.falling, self.falling, self.whole_line,
            self.product, self.product, self.smooth_product, self.falling_product, self.divergent, self.divergent, self.divergent_product])()

    def fraction(self, low, high, denominators=(1, 1, 2, 3, 4, 5, 6)):
        d = self.random.choice(denominators)
        return Fraction(self.random.randint(int(low * d), int(high * d)), d)

    def poles(self, most=4):
        """The text of a divisor, its zeros with their orders, its degree, and an integer above all zeros."""
        r = self.random
        texts, poles, degree, taken = [], [], 0, set()
        for _ in range(r.randint(1, 3)):
            if r.random() < 0.6:
                a = self.fraction(-3, 5)
                if a in taken:
                    continue
                taken.add(a)
                n = r.choice([1, 1, 1, 2, 3])
                c = a.denominator if r.random() < 0.5 else 1
                # (d k + n)ⁿ is dⁿ(k + a)ⁿ, written either way.
                text = f"({c}*k + {q(c * a)})" if c > 1 else f"(k + {q(a)})" if a else "k"
                scale = Fraction(c) ** n
                poles.append((-ball(a), n))
            else:
                b, c = self.fraction(-3, 4, (1, 1, 2)), self.fraction(-6, 9, (1, 1, 2, 3))
                discriminant = b * b - 4 * c
                if discriminant >= 0 and (int(discriminant.numerator ** 0.5 + 0.5) ** 2 == discriminant.numerator or discriminant == 0) or (b, c) in taken:
                    continue
                taken.add((b, c))
                n, scale = r.choice([1, 1, 2]), Fraction(1)
                text = f"({polynomial([c, b, Fraction(1)])})"
                poles += [(root, n) for root in quadratic(b, c)]
                n, degree = n, degree + n
            degree += n
            texts.append((text + (f"^{n}" if n > 1 else ""), scale))
        if not texts:
            return self.poles(most)
        scale = Fraction(1)
        for _, s in texts:
            scale *= s
        return "*".join(t for t, _ in texts), poles, degree, scale

    def start(self, poles):
        low = max(int(float(p.real.mid()) + 1.000001) if float(p.real.mid()) >= 0 else 0 for p, _ in poles)
        return max(low, self.random.choice([0, 1, 1, 2, 5, 30])) + (1 if any(abs(p.real - low) < 0.001 for p, _ in poles) else 0)

    def numerator(self, most):
        return [self.fraction(-5, 5, (1, 1, 1, 2, 3)) for _ in range(self.random.randint(0, max(most, 0)))] + [Fraction(self.random.choice([-2, -1, 1, 1, 1, 3]))]

    def rational(self):
        text, poles, degree, scale = self.poles()
        if degree < 2:
            return self.rational()
        p = self.numerator(degree - 2)
        m = self.start(poles)
        return f"sum(({polynomial(p)})/({text}); k; {m}; inf)", lambda: over_integers(p, poles, m).real / ball(scale).real

    def alternating(self):
        text, poles, degree, scale = self.poles()
        p = self.numerator(degree - 1)
        m = self.start(poles)

        def value():
            # Neighbours are added up by halving the step: Σ (−1)ᵏ/(k − r)ⁿ is a difference of zeta functions or of digammas.
            def along(n, r):
                a = start - r
                if n == 1:
                    return ((a + 1) / 2).digamma() / 2 - (a / 2).digamma() / 2
                return (acb(n).zeta(a / 2) - acb(n).zeta((a + 1) / 2)) / acb(2) ** n
            start = m
            return (at_poles(p, poles, along) * (-1) ** m).real / ball(scale).real
        return f"sum((-1)^k*({polynomial(p)})/({text}); k; {m}; inf)", value

    def geometric(self):
        r = self.random
        text, poles, degree, scale = self.poles()
        p = self.numerator(degree - 1)
        m = self.start(poles)
        z = r.choice([Fraction(1, 2), Fraction(-1, 2), Fraction(1, 3), Fraction(9, 10), Fraction(-4, 5), Fraction(1, 10), Fraction(99, 100), Fraction(-99, 100), Fraction(2, 7)])
        if r.random() < 0.25:
            p = self.numerator(4)
            return (f"sum(({polynomial(p)})*{q(z)}^k; k; {m}; inf)" if z > 0 else f"sum(({polynomial(p)})*({z})^k; k; {m}; inf)",
                    lambda: summation.smooth(polynomial(p), m, ball(z)))
        return f"sum(({z})^k*({polynomial(p)})/({text}); k; {m}; inf)", lambda: smooth_over(p, text, m, ball(z))

    def wave(self):
        r = self.random
        text, poles, degree, scale = self.poles()
        p = self.numerator(degree - 1)
        m = self.start(poles)
        name = r.choice(["cos", "sin"])
        angle, written = r.choice([(ball(Fraction(1)), "k"), (ball(Fraction(2)), "2*k"), (ball(Fraction(1, 2)), "k/2"), (acb.pi() / 3, "pi*k/3"), (ball(Fraction(5)), "5*k"),
                                   (acb.pi() * 2 / 5, "2*pi*k/5"), (acb.pi() / 2, "pi*k/2"), (acb(2).sqrt(), "sqrt(2)*k"), (ball(Fraction(1, 7)), "k/7")])
        z = (acb(0, 1) * angle).exp()
        if r.random() < 0.3:
            z, damped = z / 2, "/2^k"
        else:
            damped = ""
        return f"sum({name}({written})*({polynomial(p)})/({text}){damped}; k; {m}; inf)", lambda: smooth_over(p, text, m, z, name)

    # MARK: Factorials

    def hypergeometric(self):
        r = self.random
        x = r.choice([Fraction(1), Fraction(2), Fraction(-1), Fraction(-3), Fraction(1, 2), Fraction(10), Fraction(-7, 3)])
        p = polynomial(self.numerator(3))
        a, b = r.randint(0, 3), r.randint(0, 3)
        m = r.choice([0, 0, 1, 2])
        kind = r.randint(0, 9)
        small = r.choice(["1/5", "(-1/5)", "1/6", "1/8", "(-1/16)", "1/100"])
        text = [
            f"({p})*{q(x)}^k/k!", f"({p})*{q(x)}^k/({r.choice([2, 3, 4])}*k + {a})!", f"{q(x)}^k/((k + {a})!*(k + {b})!)", f"({x})^k/(k!*(k + {r.randint(1, 4)}))",
            f"({p})*binomial(2*k; k)*({small})^k", f"({p})*({r.choice(['1', '2', '-1', '3', '-2'])})^k/binomial(2*k; k)", f"k!*({x})^k/(2*k + {a})!",
            f"(k + {a})!^2*({small})^k*({p})/(2*k + {b})!", f"binomial(3*k; k)*({small})^k*({r.choice(['1/2', '1/3', '-1/2'])})^k",
            f"({x})^k/(gamma(k + {q(self.fraction(0.5, 3, (2, 3, 4)))})*k!)"][kind]
        if kind in (0, 1) and x < 0:
            text = text.replace(q(x) + "^k", f"({x})^k")
        return f"sum({text}; k; {m}; inf)", lambda: summation.falling(text, m)

    def gauss(self):
        r = self.random
        a, b = self.fraction(0.2, 2, (1, 2, 3, 4)), self.fraction(0.2, 2, (2, 3, 4, 5))
        c = a + b + r.choice([Fraction(1, 2), Fraction(1), Fraction(3, 2), Fraction(2), Fraction(1, 3), Fraction(7, 3)])
        if a <= 0 or b <= 0:
            return self.gauss()
        text = f"gamma(k + {q(a)})*gamma(k + {q(b)})/(gamma(k + {q(c)})*k!)"
        g = lambda v: ball(v).gamma()
        return f"sum({text}; k; 0; inf)", lambda: (g(a) * g(b) * g(c - a - b) / (g(c - a) * g(c - b))).real

    # MARK: Powers, logarithms and other smooth terms

    def powers(self):
        r = self.random
        s = 1 + self.fraction(0.1, 4, (2, 3, 4, 5, 10))
        if s <= 1:
            return self.powers()
        n = r.choice([0, 1, 1, 2, 3])
        kind = r.randint(0, 3)
        if kind == 0:
            a = self.fraction(0.25, 3, (2, 3, 4, 5))
            if a <= 0:
                return self.powers()
            return f"sum(1/(k + {q(a)})^({s}); k; 0; inf)", lambda: ball(s).zeta(ball(a)).real
        logarithm = "" if n == 0 else "ln(k)*" if n == 1 else f"ln(k)^{n}*"
        if kind == 1:
            t = s - 1
            return f"sum((-1)^k*{logarithm}k^(-{q(t)}); k; 1; inf)", lambda: -zeta_derivative(n, t, True)
        if kind == 2 and n == 0:
            a, b = r.randint(1, 5), r.randint(1, 5)
            return f"sum(1/({a}*k + {b})^({s}); k; 0; inf)", lambda: (ball(s).zeta(ball(Fraction(b, a))) / ball(Fraction(a)) ** ball(s)).real
        return f"sum({logarithm}k^(-{q(s)}); k; 1; inf)", lambda: zeta_derivative(n, s, False)

    def term(self):
        """A smooth term that falls like a power below −1."""
        r = self.random
        a, b, n = r.randint(1, 6), r.randint(1, 6), r.choice([2, 3])
        s = r.choice(["3/2", "5/3", "2", "7/4", "3", "5/2"])
        return r.choice([
            f"atan({a}/(k^2 + {b}))", f"ln(1 + {a}/k^{n})", f"sin({a}/k)/k", f"1/(k*sqrt(k^2 + {a}))", f"1/(k*sqrt(k + {a}))", f"exp(-{a}/k)/k^({s})", f"cos({a}/k)/k^({s})",
            f"ln(k + {a})/k^({s})", f"1 - cos({a}/k)", f"{a}/k - sin({a}/k)", f"tanh({a}/k^2)", f"sqrt(k^2 + {a}) - k - {a}/(2*k)", f"1/k - ln(1 + 1/k)", f"atan(k)/k^({s})",
            f"1/(k^({s}) + {a})", f"sqrt(k + {a})/(k^2 + {b})", f"exp({a}/k^2) - 1", f"ln(1 + 1/k)/(k + {a})", f"ln(1 + k)/(k^2 + {a})", f"1/sqrt(k^3 + {a}*k + {b})",
            f"atan({a}/k)*ln(1 + 1/k)", f"(1 + 1/k)^({s})/k^2 ", f"k^({s})*exp(-sqrt(k))", f"asin(1/(k + 1))/k", f"sinh({a}/k)/k", f"cbrt(k + {a})/(k^2 + {b})",
            f"1/(k^2*(1 + exp(-k)))", f"1/(k^2*tanh(k))", f"erf(1/k)/k", f"ln(k)*atan({a}/k^2)", f"1/k^2*2^(1/k)", f"exp(-k^(1/3))"]).strip()

    def smooth(self):
        text = self.term()
        m = self.random.choice([1, 1, 2, 3, 10])
        return f"sum({text}; k; {m}; inf)", lambda: summation.smooth(text, m)

    def smooth_wave(self):
        r = self.random
        a = r.randint(1, 5)
        text = r.choice([f"1/sqrt(k + {a})", f"ln(k + 1)/(k + {a})", f"1/ln(k + {a})", f"atan({a}/k)", f"k^(-1/3)", f"sin({a}/k)", f"sqrt(k)/(k + {a})", f"exp(-1/k)/k", f"ln(1 + 1/k)",
                         f"1/(k^2 + {a})^(1/3)", f"1/(sqrt(k) + {a})", f"ln(k)/k", f"ln(k)^2/sqrt(k)", "exp(-sqrt(k))", f"tanh(1/k)", f"1/k^(3/2)"])
        m = r.choice([1, 2, 3])
        if r.random() < 0.5:
            return f"sum((-1)^k*{text}; k; {m}; inf)", lambda: summation.smooth(text, m, acb(-1))
        c, name = r.randint(1, 4), r.choice(["cos", "sin"])
        return f"sum({name}({c}*k)*{text}; k; {m}; inf)", lambda: summation.smooth(text, m, acb(0, c).exp(), wave=name)

    def falling(self):
        r = self.random
        a, b = r.randint(1, 5), r.randint(1, 5)
        text = r.choice([
            f"exp(-{a}*k)*ln(k + {b})", f"exp(-{a}*k^2/{b})", f"1/({a + 1}^k - {r.choice([1, -1, 0])})", f"k^{a}/(exp(pi*k) - 1)", f"1/cosh({a}*k/{b})", f"1/sinh({a}*k)^2",
            f"sqrt(k)/{a + 1}^k", f"k^(-k)*{a}^k", f"atan(k)*({q(Fraction(a, a + b))})^k", f"{a + 1}^(-k^2)", f"k*2^(-k*(k + 1)/2)", f"1/(2^k + k^{a})", f"1/(3^k + {b})", f"erfc(k/{a})",
            f"exp(-{a}*k)*sqrt(k + {b})", f"1 - tanh(k/{a})", f"coth({a}*k) - 1", f"ln(1 + exp(-k/{a}))", f"exp(-{a}*k)/(k^2 + {b})", f"sech(k)*tanh(k)", f"k^{a}*exp(-k^2/{b})", f"{a}^k/(2^(k^2))",
            f"1/(k^k + {a})", f"(2^k + {a})/(5^k - {b - 1})", f"1/(k!+{a})", f"1 - cos({a}*2^(-k))", f"sqrt(1 + {a + 1}^(-k)) - 1", f"cosh(exp(-{a}*k)) - 1", f"1 - exp(-exp(-k/{b}))", f"atan({a}^(-k)/2)", f"exp(-k)*sin(1/k)", f"ln(1 + 2^(-k))", f"1/(exp(k/{b}) + {a})"])
        m = r.choice([1, 1, 2, 4])
        return f"sum({text}; k; {m}; inf)", lambda: summation.falling(text, m)

    def whole_line(self):
        r = self.random
        a, b = r.randint(1, 6), r.randint(1, 6)
        if r.random() < 0.5:
            text = r.choice([f"exp(-{a}*k^2/{b})", f"exp(-k^2/{b} + k/{a})", f"k^2*exp(-k^2/{a})", f"1/cosh(k/{a})", f"{a + 1}^(-k^2)", f"exp(-(k + 1/{b + 1})^2)", f"sech(k)^2/(k^2 + {a})"])
            return f"sum({text}; k; -inf; inf)", lambda: summation.everywhere(text)
        b, c = self.fraction(-3, 4, (1, 2, 3)), self.fraction(1, 9, (1, 2, 3)) + 3
        n = r.choice([1, 1, 2])
        poles = [(root, n) for root in quadratic(b, c)]
        flipped = [(root, n) for root in quadratic(-b, c)]
        p = self.numerator(0)
        return (f"sum(({polynomial(p)})/({polynomial([c, b, Fraction(1)])})^{n}; k; -inf; inf)",
                lambda: (over_integers(p, poles, 0) + over_integers(p, flipped, 1)).real)

    # MARK: Products

    def product(self):
        r = self.random
        above, below, m = [], [], r.choice([1, 1, 2, 3, 5])
        if r.random() < 0.5:
            n = r.randint(2, 3)
            up = [self.fraction(0, 4) for _ in range(n)]
            down = [self.fraction(0, 4) for _ in range(n - 1)]
            down.append(sum(up) - sum(down))
            if down[-1] < -Fraction(1, 2):
                return self.product()
            write = lambda shifts: "*".join(f"(k + {q(a)})" if a else "k" for a in shifts)
            text = f"{write(up)}/({write(down)})"
            above, below = [-ball(a) for a in up], [-ball(a) for a in down]
        else:
            b = self.fraction(-1, 4, (1, 2))
            c, d = self.fraction(1, 8, (1, 2, 3)) + 1, self.fraction(1, 8, (1, 2, 3)) + 1
            above, below = quadratic(b, c), quadratic(b, d)
            text = f"({polynomial([c, b, Fraction(1)])})/({polynomial([d, b, Fraction(1)])})"
            if r.random() < 0.4:
                text, below, above = f"1 + {q(c)}/k^2", [acb(0), acb(0)], quadratic(Fraction(0), c)

        def value():
            result = acb(1)
            for r in below:
                result *= (m - r).gamma()
            for r in above:
                result *= (m - r).rgamma()
            return result.real
        return f"product({text}; k; {m}; inf)", value

    def smooth_product(self):
        r = self.random
        a, b = r.randint(1, 4), r.randint(1, 4)
        text = r.choice([f"cos({a}/(k + {a}))", f"cosh({a}/k)", f"exp({a}/k^2)", f"1 + {a}/(k^2 + {b})", f"k/{a}*sin({a}/k)", f"(1 + {a}/k)*exp(-{a}/k)", f"1 + {a}/k^(3/2)", f"1 + 1/(k*sqrt(k + {a}))",
                         f"sqrt(1 + {a}/k^2)", f"k^({a}/k^2)", f"1 + ln(k)/k^2", f"(1 + 1/k^2)^(1/{a})", f"k*atan(1/k)", f"1 + exp(-k)", f"2^(1/k^2)", f"(1 + {a}/k)^2/(1 + {2 * a}/k)"])
        m = a if text.startswith("k/") else 2
        return f"product({text}; k; {m}; inf)", lambda: summation.product_of(text, m)

    def falling_product(self):
        r = self.random
        a = r.randint(2, 6)
        text = r.choice([f"1 - {a}^(-k)", f"1 + {a}^(-k)", f"cos({a - 1}/2^k)", f"1 + exp(-{a}*k)", f"1 - exp(-k^2)", f"{a}^(1/2^k)", f"1 + 1/k!", f"1 + k/{a}^k", f"tanh(k)", f"1 + k^(-k)", f"(1 - 3^(-k))/(1 + 2^(-k))",
                         f"1 + 2^(-2^k)", f"1 + 1/{a}^k + 1/{a}^(2*k)", f"cosh(1/{a}^k)"])
        return f"product({text}; k; 2; inf)", lambda: summation.falling_product(text, 2)

    # MARK: Divergent

    def divergent(self):
        r = self.random
        a, b = r.randint(1, 5), r.randint(1, 5)
        s = r.choice(["1", "1/2", "2/3", "9/10"])
        g = r.choice(["1", f"(k + {a})/(k + {b})", "atan(k)", "exp(-1/k)", f"cos(1/(k + 1))", "tanh(k)", f"(1 + {a}/k)", "ln(k + 1)", f"(2 + sin(1/k))"])
        text = r.choice([
            f"{g}/k^({s})", f"1/((k + {a})*ln(k + {b}))", f"(k + {a})/(k^2 + {b})", f"{a + 1}^k/k^{b}", f"k^{a}", f"k!/{a}^k", f"(k + {a})/(k + {b})", f"sin({a}/k)", f"ln(1 + {a}/k)", f"atan({a}/k)",
            f"sqrt(k + {a}) - sqrt(k)", f"binomial(2*k; k)/4^k", f"1/k + 1/(k^2 + {a})", f"exp(-ln(k))", f"1/(k*ln(k + 1)^(1/2))", f"1/ln(k + {a})", f"k^2/(k^3 + {a})", f"1/sqrt(k^2 + {a})", f"{a}", f"1/(k + sqrt(k))",
            f"1/(k^(1 + 1/k))", f"gamma(k + 1/2)/gamma(k + 3/2)"])
        if r.random() < 0.2:
            wave = r.choice([f"(-1)^k*(k + {a})/(k + {b})", f"cos({a}*k)", f"(-{a})^k", f"sin({a}*k)*atan(k)", f"(-1)^k*ln(k)", f"cos(k)*k/(k + {a})", f"(-2)^k/k^{b}", f"sin(k)*sqrt(k)"])
            return f"sum({wave}; k; 1; inf)", lambda: "has no value"
        if r.random() < 0.1:
            odd = r.choice([f"k^{2 * a - 1}", f"1/({2 * a}*k + 1)", f"k/(k^2 + {a})", "atan(k)", f"k*exp(1/(k^2 + {a}))"])
            return f"sum({odd}; k; -inf; inf)", lambda: "has no value"
        sign = r.choice(["", "", "-"])
        return f"sum({sign}({text}); k; 2; inf)", lambda: f"diverges to {'-' if sign else '+'}infinity"

    def divergent_product(self):
        a, b = self.random.randint(1, 4), self.random.randint(1, 4)
        text, end = self.random.choice([
            (f"1 + {a}/k", "+infinity"), (f"1 - 1/(k + {a})", "0"), (f"{a}/{a + b}", "0"), (f"{a + 1}", "+infinity"), (f"(k + {a})/(k + {a + b})", "0"), (f"(k + {a + b})/(k + {a})", "+infinity"),
            (f"cos({a}/sqrt(k + {a * a}))", "0"), (f"exp({a}/k)", "+infinity"), (f"1 + 1/sqrt(k + {a})", "+infinity"), (f"k^(1/k)", "+infinity"), (f"{a}^(-1/sqrt(k))", "0" if a > 1 else None),
            (f"(k^2 + {a}*k + 1)/(k^2 + 1)", "+infinity"), (f"(k - 3/2)*(k + {a + 2})/(k^2 + {b})", "-infinity"), (f"(k - {a})*(k + {a + b})/(k^2 + 1)", None)])
        if end is None:
            return f"product({text}; k; 1; inf)", lambda: arb(1) if "sqrt" in text else arb(0)
        return f"product({text}; k; 1; inf)", lambda: f"diverges to {end}"


def smooth_over(p, text, start, z, wave="cos"):
    return summation.smooth(f"({polynomial(p)})/({text})", start, z, wave=wave)


def zeta_derivative(order, s, alternating):
    """Σ ln(k)ⁿ/k^s, or with alternating signs, the first one positive."""
    if s == 1:
        # ζ has its pole here, which the factor of the alternating sum cancels.
        return -summation.smooth(f"ln(k)^{order}/k", 1, acb(-1)) if order else acb(2).log().real
    before, ctx.cap = ctx.cap, order + 1
    x = acb_series([ball(s), 1], prec=order + 1)
    f = x.zeta()
    if alternating:
        f = f * (1 - ((1 - x) * acb(2).log()).exp())
    ctx.cap = before
    return (f[order] * (-1) ** order * arb.fac_ui(order)).real


def random_sums(command, seed, count, limit):
    tally = Tally(limit)
    source = Random(seed)
    ctx.prec = 300
    ends = []
    # The current sum is finished first: an exception inside Arb's integration would be lost.
    signal.signal(signal.SIGTERM, lambda *_: ends.append(True))
    for done in range(count):
        if ends:
            print(f"ended after {done} of {count}")
            break
        one_sum(command, limit, tally, *source.make())
    return tally


def one_sum(command, limit, tally, text, value):
    try:
        expected = value()
    except SIMPLE_ERRORS:
        expected = arb("nan")
    if isinstance(expected, str):
        judge(tally, command, text, 25, None, diverges=expected)
    elif not expected.is_finite() or not (expected.rel_accuracy_bits() > 110 or abs(expected) < arb("1e-50")):
        # There may be none: only an answer that never comes is looked at.
        output, error, status, seconds = answer(command, text, 25, limit)
        outcome = "does not end" if status is None else "ended by a signal" if status < 0 else "undetermined by Arb"
        tally.add(outcome, text, output or error.split("\n")[0], seconds=seconds)
    else:
        judge(tally, command, text, 25, lambda shown: is_number(shown) and is_value(shown, expected), detail=expected.str(30, radius=False))


def main():
    command = sys.argv[1]
    limit = int(sys.argv[4]) if len(sys.argv) > 4 else 10
    tally = random_sums(command, int(sys.argv[2]), int(sys.argv[3]), limit) if len(sys.argv) > 3 else table(command)
    return tally.report()


if __name__ == "__main__":
    sys.exit(main())
