"""Random arguments for every function of sci, as texts: numbers, and lists of numbers.

A maker takes a source of random numbers and returns the arguments of one call, which is nearly always inside the domain.
"""

import datetime

import integers

def decimal(random, low, high):
    """A number of few digits between bounds."""
    return f"{random.uniform(low, high):.{random.choice([1, 2, 3, 6, 12])}f}"


def positive(r):
    return r.choice([
        lambda: str(r.randint(1, 30)), lambda: decimal(r, 0.1, 10), lambda: decimal(r, 1, 60), lambda: f"{r.randint(1, 40)}/{r.randint(2, 40)}",
        lambda: f"{r.uniform(1, 10):.3f}e{r.randint(-12, 3)}", lambda: f"{r.uniform(1, 10):.3f}e{r.randint(-40, 6)}",
        lambda: f"{r.randint(0, 20)}.5", lambda: r.choice(["sqrt(2)", "pi", "e", "ln(2)", "phi", "sqrt(3)/7"]),
    ])()


def number(r):
    text = positive(r)
    return "-" + text if r.random() < 0.5 else text


def unit(r):
    """A number between 0 and 1."""
    return r.choice([
        lambda: f"0.{r.randint(1, 999)}", lambda: f"{r.randint(1, 19)}/20", lambda: f"1e-{r.randint(1, 60)}", lambda: f"1-1e-{r.randint(1, 40)}",
        lambda: f"{r.uniform(0.000001, 0.999999):.6f}", lambda: f"{r.uniform(1, 9):.2f}e-{r.randint(1, 300)}", lambda: "sqrt(2)/2",
    ])()


def moderate(r):
    return r.choice([lambda: str(r.randint(1, 40)), lambda: decimal(r, 0.1, 30), lambda: f"{r.randint(0, 20)}.5", lambda: f"{r.randint(1, 20)}/{r.randint(2, 9)}",
                     lambda: decimal(r, 20, 400)])()


def signed(maker):
    return lambda r: ("-" if r.random() < 0.5 else "") + maker(r)


def below_one(r):
    """A parameter below 1, of either sign."""
    return unit(r) if r.random() < 0.5 else "-" + positive(r)


def branch_argument(r):
    return r.choice([lambda: f"-0.{r.randint(1, 36)}", lambda: f"-1e-{r.randint(1, 80)}", lambda: f"-exp(-1)+1e-{r.randint(3, 40)}", lambda: "-0.367"])()


def lambert(r):
    return [branch_argument(r), "-1"] if r.random() < 0.4 else [r.choice([positive, branch_argument, positive])(r)]


def angle(r):
    return r.choice([lambda: str(r.randint(-90, 90)), lambda: decimal(r, -90, 90), lambda: decimal(r, -500, 500), lambda: f"1e-{r.randint(1, 30)}"])()


def below_pole(r):
    """n and m with both below 1."""
    return below_one(r)


def order(r):
    return str(r.choice([0, 1, 2, 3, 5, r.randint(0, 30), -1, -2, r.randint(-9, 60)]))


def half_order(r):
    return order(r) if r.random() < 0.75 else r.choice(["", "-"]) + f"{r.randint(0, 6)}.5"


def trials(r):
    n = r.choice([r.randint(1, 40), r.randint(1, 300), r.randint(300, 20000)])
    return [str(r.randint(0, n - 1)), str(n), r.choice([f"0.{r.randint(1, 99)}", f"{r.randint(1, 6)}/7"])]


#: Special functions and distributions: golden_special.py draws its rows from these, so that a change of theirs changes rows.
SPECIAL = {
    "lngamma": lambda r: [number(r)], "digamma": lambda r: [number(r)], "trigamma": lambda r: [number(r)], "polygamma": lambda r: [str(r.randint(0, 12)), number(r)],
    "beta": lambda r: [number(r), number(r)], "lnbeta": lambda r: [positive(r), positive(r)],
    "gammalower": lambda r: [number(r), positive(r)], "gammaupper": lambda r: [number(r), positive(r)],
    "gammap": lambda r: [positive(r), positive(r)], "gammaq": lambda r: [moderate(r), moderate(r)],
    "betai": lambda r: [moderate(r), moderate(r), unit(r)], "betareg": lambda r: [moderate(r), moderate(r), unit(r)],
    "erfinv": lambda r: [signed(unit)(r)], "erfcinv": lambda r: [unit(r) if r.random() < 0.7 else "2-" + unit(r)],
    "zeta": lambda r: [number(r)], "eta": lambda r: [number(r)], "ei": lambda r: [number(r)], "e1": lambda r: [positive(r)], "li": lambda r: [positive(r)],
    "sinint": lambda r: [number(r)], "cosint": lambda r: [positive(r)], "sinhint": lambda r: [number(r)], "coshint": lambda r: [positive(r)],
    "lambertw": lambert, "dilog": lambda r: [below_one(r)], "besselj": lambda r: [half_order(r), positive(r)], "bessely": lambda r: [half_order(r), positive(r)],
    "besseli": lambda r: [half_order(r), positive(r)], "besselk": lambda r: [half_order(r), positive(r)],
    "airyai": lambda r: [number(r)], "airybi": lambda r: [number(r)],
    "agm": lambda r: [positive(r), positive(r)], "ellipk": lambda r: [below_one(r)], "ellipe": lambda r: [below_one(r)] if r.random() < 0.4 else [angle(r), below_one(r)],
    "ellipf": lambda r: [angle(r), below_one(r)], "ellippi": lambda r: [below_pole(r), below_one(r)] if r.random() < 0.4 else [below_pole(r), angle(r), below_one(r)],
    "sinc": lambda r: [number(r)], "sinpi": lambda r: [number(r)], "cospi": lambda r: [number(r)], "tanpi": lambda r: [number(r)],
    "gd": lambda r: [number(r)], "arcgd": lambda r: [decimal(r, -89.9, 89.9)],
    "normpdf": lambda r: [number(r)] if r.random() < 0.5 else [number(r), number(r), positive(r)],
    "normcdf": lambda r: [number(r)] if r.random() < 0.5 else [number(r), number(r), positive(r)],
    "norminv": lambda r: [unit(r)] if r.random() < 0.5 else [unit(r), number(r), positive(r)],
    "tpdf": lambda r: [number(r), moderate(r)], "tcdf": lambda r: [number(r), moderate(r)], "tinv": lambda r: [unit(r), moderate(r)],
    "chi2pdf": lambda r: [positive(r), moderate(r)], "chi2cdf": lambda r: [positive(r), moderate(r)], "chi2inv": lambda r: [unit(r), moderate(r)],
    "fpdf": lambda r: [positive(r), moderate(r), moderate(r)], "fcdf": lambda r: [positive(r), moderate(r), moderate(r)], "finv": lambda r: [unit(r), moderate(r), moderate(r)],
    "binompdf": trials, "binomcdf": trials, "poissonpdf": lambda r: [str(r.randint(0, 300)), moderate(r)], "poissoncdf": lambda r: [str(r.randint(0, 300)), moderate(r)],
    "exppdf": lambda r: [positive(r), positive(r)], "expcdf": lambda r: [positive(r), positive(r)], "expinv": lambda r: [unit(r), positive(r)],
}


# MARK: - Ordinary numbers


def angle_in_all(r):
    return r.choice([lambda: str(15 * r.randint(-30, 30)), lambda: decimal(r, -400, 400), lambda: f"{r.randint(1, 99)}/{r.randint(2, 30)}", lambda: str(18 * r.randint(1, 40)),
                     lambda: f"{r.randint(1, 9)}e-{r.randint(1, 30)}", lambda: r.choice(["pi/6", "pi/7", "3*pi/4", "1", "45.5", "1e10", "pi/5", "sqrt(2)"])])()


def plain(r):
    """A number of moderate size."""
    text = r.choice([
        lambda: str(r.randint(0, 20)), lambda: decimal(r, 0, 10), lambda: decimal(r, 0, 100), lambda: f"{r.randint(1, 40)}/{r.randint(2, 40)}", lambda: f"{r.randint(0, 20)}.5",
        lambda: f"{r.uniform(1, 10):.3f}e{r.randint(-9, 3)}", lambda: r.choice(["sqrt(2)", "pi", "e", "ln(2)", "phi", "sqrt(3)/7", "sqrt(5)", "pi/4", "egamma"]),
    ])()
    return "-" + text if r.random() < 0.3 else text


def above_one(r):
    return r.choice([lambda: decimal(r, 1.05, 9), lambda: f"1+{unit(r)}", lambda: str(r.randint(2, 30)), lambda: "sqrt(2)", lambda: decimal(r, 10, 1000)])()


def exponent(r):
    return r.choice([lambda: str(r.randint(-12, 20)), lambda: decimal(r, -8, 8), lambda: f"{r.randint(-20, 20)}/{r.randint(2, 9)}", lambda: "sqrt(2)", lambda: "-0.5", lambda: "1/3"])()


def within_one(r):
    return signed(unit)(r)


# MARK: - Integers


def bits(r, most=200):
    size = r.choice([3, 8, 16, 31, 32, 33, 63, 64, 65, 128, most])
    value = r.getrandbits(size)
    return r.choice([value, value, 1 << size, (1 << size) - 1])


def whole(r, most=200):
    return str(r.choice([1, 1, -1]) * bits(r, most))


def small(low, high):
    return lambda r: str(r.randint(low, high))


def to_factor(r):
    return str(r.choice([integers.candidate(r, 60) or 1, r.randint(1, 1000), r.randint(1, 10**6), r.randint(1, 10**12), 2 ** r.randint(1, 30) * 3 ** r.randint(0, 12) * r.randint(1, 99)]))


def radix(r):
    return str(r.choice([2, 3, 7, 8, 10, 12, 16, 36, 60, 256, 1000, 10**20]))


def digit_list(r):
    base = r.choice([2, 3, 8, 10, 16, 60, 1000])
    return [[str(r.randrange(base)) for _ in range(r.randint(2, 20))], str(base)]


def some(maker, low=2, high=7):
    return lambda r: [maker(r) for _ in range(r.randint(low, high))]


def data(maker=plain, low=2, high=7):
    """Numbers as arguments, or in a list."""
    return lambda r: [some(maker, low, high)(r)] if r.random() < 0.5 else some(maker, low, high)(r)


def pairs(r):
    count = r.randint(2, 6)
    return [[plain(r) for _ in range(count)] for _ in range(2)]


def inverse_modulo(r):
    m = r.choice([7, 97, 3120, 10**9 + 7, 2**61 - 1, 10**30 + 57, bits(r) + 2])
    return [whole(r, 64), str(m)]


# MARK: - Money


def amount(r):
    return r.choice([lambda: str(100 * r.randint(1, 3000)), lambda: f"{r.uniform(1, 5000):.2f}", lambda: str(r.randint(1, 9999))])()


def cash(r):
    return ("-" if r.random() < 0.5 else "") + amount(r)


def interest(r):
    return r.choice([lambda: f"{r.uniform(0.1, 15):.2f}%", lambda: f"{r.randint(1, 30)}%", lambda: f"0.{r.randint(1, 25):02}", lambda: f"{r.randint(1, 12)}%/12", lambda: "-2%"])()


def optional(texts, r, *makers):
    """Some of the arguments that may be left out, from the left on."""
    for maker in makers[:r.randint(0, len(makers))]:
        texts.append(maker(r))
    return texts


def due(r):
    return r.choice("01")


def annuity(*makers):
    return lambda r: optional([maker(r) for maker in makers], r, cash, due)


def part_of_payment(r):
    n = r.randint(1, 24)
    return optional([interest(r), str(r.randint(1, n)), str(n), amount(r)], r, cash, due)


def part_of_payments(r):
    n = r.randint(1, 24)
    first = r.randint(1, n)
    return optional([interest(r), str(n), amount(r), str(first), str(r.randint(first, n))], r, due)


def flow_list(r, high=7):
    return ["-" + amount(r)] + [amount(r) for _ in range(r.randint(1, high))]


def dated_flows(r):
    flows = flow_list(r, 4)
    days, day = ["0"], 0
    for _ in flows[1:]:
        day += r.choice([365, 73, 146, 730])
        days.append(str(day))
    return flows, days


def life(r):
    count = r.randint(1, 12)
    cost = r.randint(1000, 10**6)
    return [f"{cost / 100:.2f}", f"{cost * r.randint(0, 60) // 100 / 100:.2f}", str(count)], count


def with_period(r, *more):
    texts, count = life(r)
    return optional(texts + [str(r.randint(1, count))], r, *more)


def between_times(r):
    texts, count = life(r)
    start = r.randint(0, count * 4)
    end = r.randint(start, count * 4)
    return optional(texts + [f"{start / 4:g}", f"{end / 4:g}"], r, lambda r: f"{r.randint(1, 8) / 2:g}", due)


def to_share(r):
    unit, places = r.choice([("0.01", 2), ("1", 0), ("0.1", 1), ("0.05", 2)])
    value = r.randint(1, 10**5)
    return f"{value * (5 if unit == '0.05' else 1) / 10**places:.{places}f}", unit


def equal_shares(r):
    value, unit = to_share(r)
    return [value, str(r.randint(1, 9)), unit]


def ratio_shares(r):
    value, unit = to_share(r)
    return [value, [str(r.randint(0, 20)) for _ in range(r.randint(2, 6))] + ["1"], unit]


# MARK: - Days and bonds


def day_text(day):
    return f"date({day.year}; {day.month}; {day.day})"


def a_day(r, first=1995, last=2020):
    day = datetime.date(first, 1, 1) + datetime.timedelta(days=r.randint(0, 365 * (last - first)))
    if r.random() < 0.3:
        day = (day.replace(day=28) + datetime.timedelta(days=4)).replace(day=1) - datetime.timedelta(days=1)
    return day


def later(r, day, most=6000):
    return day + datetime.timedelta(days=r.randint(1, most))


def day(r):
    return day_text(a_day(r))


def basis(r):
    return str(r.randint(0, 4))


def period_of_days(r, most=6000):
    start = a_day(r)
    return [day_text(start), day_text(later(r, start, most))]


def bond(*makers):
    """Settlement, maturity, what the makers say, frequency and perhaps basis."""
    return lambda r: optional(period_of_days(r) + [maker(r) for maker in makers] + [r.choice("124")], r, basis)


def security(*makers):
    return lambda r: optional(period_of_days(r, 900) + [maker(r) for maker in makers], r, basis)


def few_trials(r):
    n = r.randint(1, 200)
    return [str(r.randint(0, n - 1)), str(n), r.choice([f"0.{r.randint(1, 99)}", f"{r.randint(1, 6)}/7"])]


def percentage(r):
    return f"{r.randint(1, 1200) / 100:g}%"


def quote(r):
    return f"{r.randint(8000, 12000) / 100:g}"


def redemption(r):
    return r.choice(["100", "100", "105", "67"])


def odd_first(last):
    def maker(r):
        frequency = r.choice([1, 2, 4])
        settlement = a_day(r)
        maturity = later(r, settlement, 4000) + datetime.timedelta(days=800)
        first, step = maturity, 12 // frequency
        while True:
            total = 12 * first.year + first.month - 1 - step
            year, month = divmod(total, 12)
            if maturity.day > 28:
                maturity = first = maturity.replace(day=15)
                continue
            before = datetime.date(year, month + 1, maturity.day)
            if before <= settlement + datetime.timedelta(days=r.randint(1, 250)):
                break
            first = before
        if first >= maturity:
            first = settlement  # refused
        issue = settlement - datetime.timedelta(days=r.randint(1, 300))
        texts = [day_text(d) for d in (settlement, maturity, issue, first)] + [percentage(r), last(r), redemption(r), str(frequency)]
        return optional(texts, r, basis)
    return maker


def odd_last(price):
    def maker(r):
        settlement = a_day(r)
        last = settlement - datetime.timedelta(days=r.randint(1, 300))
        maturity = later(r, settlement, 500)
        return optional([day_text(d) for d in (settlement, maturity, last)] + [percentage(r), price(r), redemption(r), r.choice("124")], r, basis)
    return maker


def issued(*makers):
    def maker(r):
        settlement = a_day(r)
        issue = settlement - datetime.timedelta(days=r.randint(1, 900))
        return optional([day_text(settlement), day_text(later(r, settlement, 900)), day_text(issue)] + [m(r) for m in makers], r, basis)
    return maker


def accrual(r):
    issue = a_day(r)
    return optional([day_text(issue), day_text(later(r, issue, 900)), day_text(later(r, issue, 900)), percentage(r), amount(r), r.choice("124")], r, basis)


def bill(last):
    return lambda r: period_of_days(r, 364) + [last(r)]


def each(*makers):
    return lambda r: [maker(r) for maker in makers]


def either(*makers):
    return lambda r: r.choice(makers)(r)


MAKERS = SPECIAL | {
    "sqrt": each(positive), "cbrt": each(plain), "root": each(positive, lambda r: str(r.randint(2, 9))), "pow": each(positive, exponent), "hypot": each(plain, plain),
    "exp": each(plain), "exp2": each(plain), "exp10": each(plain), "expm1": each(plain), "ln": each(positive), "log": either(each(positive), each(positive, above_one)),
    "log2": each(positive), "log1p": each(positive), "square": each(number), "logn": each(positive, above_one),
    **{name: each(angle_in_all) for name in ("sin", "cos", "tan", "cot", "sec", "csc", "sinc", "versin", "vercosin", "coversin", "covercosin", "haversin", "havercosin", "hacoversin",
                                             "hacovercosin", "exsec", "excsc", "degrees", "radians", "gradians", "turns")},
    **{name: each(within_one) for name in ("asin", "acos", "atanh")}, **{name: each(plain) for name in ("atan", "acot", "sinpi", "cospi", "tanpi", "sinh", "cosh", "tanh", "coth", "sech", "csch", "asinh")},
    **{name: each(signed(above_one)) for name in ("asec", "acsc", "acoth")}, "atan2": each(plain, plain), "acosh": each(above_one), "asech": each(unit), "acsch": each(number),
    "arcversin": each(unit), "archaversin": each(unit), "erf": each(number), "erfc": each(plain), "gamma": each(plain),
    **{name: each(plain) for name in ("floor", "ceil", "trunc", "frac", "abs", "sign")}, "round": either(each(plain), each(plain, small(-2, 8))),
    "mod": each(plain, plain), "rem": each(plain, plain), "quo": each(plain, plain), "gcd": data(lambda r: whole(r, 90), 2, 4), "lcm": data(lambda r: whole(r, 40), 2, 4),
    "factorial": either(each(small(0, 60)), each(positive)), "binomial": either(each(small(0, 100), small(0, 40)), each(plain, small(0, 12)), each(plain, plain)),
    "permutations": lambda r: [str(r.randint(20, 90)), str(r.randint(0, 20))],
    **{name: data(whole, 2, 4) for name in ("bitand", "bitor", "bitxor")}, "bitnot": each(whole), "shl": each(whole, small(-70, 140)), "shr": each(whole, small(-70, 140)),
    "popcount": lambda r: [str(bits(r))], "bitlength": each(whole), "digits": either(each(whole), each(whole, radix)), "digitsum": either(each(whole), each(whole, radix)),
    "fromdigits": digit_list, "ilog": lambda r: [str(bits(r) + 1), radix(r)], "isqrt": lambda r: [str(bits(r))], "iroot": lambda r: [str(bits(r)), str(r.randint(1, 12))],
    "powmod": lambda r: [whole(r, 64), str(bits(r)), str(bits(r) + 1)], "modinv": inverse_modulo, "emod": each(whole, lambda r: signed(lambda r: str(bits(r) + 1))(r)),
    "ediv": each(whole, lambda r: signed(lambda r: str(bits(r) + 1))(r)), "gcdext": each(whole, whole), "kronecker": each(whole, whole), "isprime": lambda r: [str(integers.candidate(r, 120))],
    "nextprime": lambda r: [str(bits(r, 70))], "prevprime": lambda r: [str(bits(r, 70) + 3)], "primepi": each(small(0, 260000)), "nthprime": each(small(1, 20000)), "primorial": each(small(0, 150)),
    **{name: each(to_factor) for name in ("factor", "divisors", "numdivisors", "totient", "moebius")}, "sigma": either(each(to_factor), each(to_factor, small(0, 6))),
    "fibonacci": each(small(-120, 400)), "lucas": each(small(-120, 400)), "catalan": each(small(0, 120)), "bernoulli": each(small(0, 120)), "euler": each(small(0, 100)), "harmonic": each(small(0, 150)),
    "bell": each(small(0, 80)), "stirling1": each(small(0, 60), small(0, 60)), "stirling2": each(small(0, 60), small(0, 60)), "partitions": each(small(0, 900)), "subfactorial": each(small(0, 60)),
    "multifactorial": each(small(0, 80), small(1, 9)), "fallingfactorial": each(plain, small(-6, 20)), "risingfactorial": each(plain, small(-6, 20)),
    "contfrac": either(each(plain), each(plain, small(1, 12))), "convergents": each(plain, small(1, 9)), "bestapprox": each(plain, small(1, 10**6)),
    **{name: data() for name in ("product", "sumsq", "norm", "count", "median", "rms", "varp", "variance", "stdev", "stdevp", "min", "max", "sum", "mean", "cumsum", "sort")},
    "mode": data(lambda r: str(r.randint(1, 4)), 2, 7), "geomean": data(positive), "harmean": data(positive), "quantile": lambda r: [some(plain)(r), unit(r)],
    **{name: pairs for name in ("dot", "covariance", "correl", "slope", "intercept", "linreg")},
    "binompdf": few_trials, "binomcdf": few_trials, "binominv": lambda r: [f"0.{r.randint(1, 99)}", str(r.randint(0, 60)), f"0.{r.randint(1, 99)}"], "poissoninv": lambda r: [f"0.{r.randint(1, 99)}", decimal(r, 0.5, 30)],
    "pmt": annuity(interest, small(1, 60), amount), "fv": annuity(interest, small(1, 60), cash), "pv": annuity(interest, small(1, 60), cash),
    "nper": lambda r: optional([interest(r), "-" + f"{r.randint(3000, 9000)}", f"{r.randint(100, 9000)}"], r, lambda r: f"-{r.randint(1, 99)}", due),
    "rate": lambda r: [str(r.randint(1, 24)), f"-{r.randint(50, 900)}", f"{r.randint(1000, 9000)}"], "ipmt": part_of_payment, "ppmt": part_of_payment, "cumipmt": part_of_payments,
    "cumprinc": part_of_payments, "ispmt": lambda r: [interest(r), str(r.randint(0, 9)), str(r.randint(1, 24)), amount(r)], "npv": lambda r: [interest(r)] + data(cash)(r),
    "irr": lambda r: [flow_list(r)] if r.random() < 0.6 else [flow_list(r), interest(r)], "mirr": lambda r: [flow_list(r), interest(r), interest(r)],
    "fvschedule": lambda r: [amount(r), some(interest)(r)], "xnpv": lambda r: [interest(r), *dated_flows(r)], "xirr": lambda r: [*dated_flows(r)],
    "effect": each(interest, small(1, 24)), "nominal": each(interest, small(1, 24)), "rri": each(small(1, 30), amount, amount), "pduration": each(interest, amount, amount),
    "tip": lambda r: [amount(r), f"{r.randint(1, 30)}%"], "sln": each(amount, amount, small(1, 20)), "syd": lambda r: with_period(r),
    "ddb": lambda r: with_period(r, lambda r: f"{r.randint(1, 8) / 2:g}"), "db": lambda r: with_period(r, small(1, 12)), "vdb": between_times,
    "dollarde": lambda r: [f"{r.randint(1, 200)}.{r.randint(0, 99):02}", r.choice(["2", "4", "8", "16", "32", "64"])],
    "dollarfr": lambda r: [f"{r.randint(1, 200)}.{r.randint(0, 999):03}", r.choice(["2", "4", "8", "16", "32", "64"])], "split": equal_shares, "allocate": ratio_shares,
    "date": lambda r: [str(r.randint(1950, 2090)), str(r.randint(1, 12)), str(r.randint(1, 28))], "days": each(day, day), "yearfrac": lambda r: optional([day(r), day(r)], r, basis),
    "edate": each(day, small(-40, 40)), "eomonth": each(day, small(-40, 40)), **{name: bond() for name in ("couppcd", "coupncd", "coupnum", "coupdays", "coupdaybs", "coupdaysnc")},
    "price": bond(percentage, percentage, redemption), "yield": bond(percentage, quote, redemption), "duration": bond(percentage, percentage), "mduration": bond(percentage, percentage),
    "oddfprice": odd_first(percentage), "oddfyield": odd_first(quote), "oddlprice": odd_last(percentage), "oddlyield": odd_last(quote), "accrint": accrual,
    "accrintm": lambda r: optional(period_of_days(r) + [percentage(r), amount(r)], r, basis), "disc": security(quote, redemption), "pricedisc": security(percentage, redemption),
    "yielddisc": security(quote, redemption), "intrate": security(amount, amount), "received": security(amount, percentage), "pricemat": issued(percentage, percentage),
    "yieldmat": issued(percentage, quote), "tbillprice": bill(percentage), "tbillyield": bill(quote), "tbilleq": bill(percentage),
}
