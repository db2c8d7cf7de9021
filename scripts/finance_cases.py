#!/usr/bin/env python3
"""Writes Tests/SciFinanceTests/Data/finance.tsv: financial functions by an independent way.

Rational results are found by walking through the periods with CPython's fractions, not by the closed formulas; roots
by FLINT's certified complex roots of the polynomial (python-flint); other irrational values by Arb balls of 600 bits.
The same bytes come out each time.

    pip install python-flint
    scripts/finance_cases.py
"""

import datetime
import math
import random
from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction as F
from pathlib import Path

import flint
from flint import arb, ctx, fmpz, fmpz_poly

ctx.prec = 600
DIGITS = 40
OUTPUT = Path(__file__).parent.parent / "Tests/SciFinanceTests/Data/finance.tsv"
random_source = random.Random(20240704)
rows = []


def text(value):
    """A fraction, or 40 digits and an exponent; a ball must be thin enough to have them."""
    if isinstance(value, (int, F)):
        value = F(value)
        return f"{value.numerator}/{value.denominator}"
    mantissa, exponent = value.mid().man_exp()
    middle = F(int(mantissa)) * F(2) ** int(exponent)
    radius = F(int(value.rad().man_exp()[0])) * F(2) ** int(value.rad().man_exp()[1])
    low, high = (rounded(middle - radius), rounded(middle + radius))
    assert low == high, value
    return low


def rounded(value):
    context = Context(prec=DIGITS, rounding=ROUND_HALF_EVEN, Emin=-10**6, Emax=10**6)
    number = context.divide(Decimal(value.numerator), Decimal(value.denominator))
    sign, digits, _ = number.as_tuple()
    digits = "".join(map(str, digits)).ljust(DIGITS, "0")
    return f"{'-' if sign else ''}{digits}e{number.adjusted()}"


def row(name, arguments, results):
    cells = [";".join(map(text, a)) if isinstance(a, list) else text(a) for a in arguments]
    rows.append("\t".join([name, ";".join(text(r) for r in results)] + cells))


def ball(value):
    return arb(fmpz(value.numerator)) / fmpz(value.denominator)


def power(base, exponent):
    return (ball(exponent) * ball(base).log()).exp()


# MARK: - Annuities, period by period


def walk(rate, periods, payment, present, due):
    """The interest of each payment and what is left after it, both with a spreadsheet's signs."""
    balance, lines = present, []
    for period in range(1, periods + 1):
        interest = 0 if due and period == 1 else -balance * rate
        balance = balance - interest + payment
        lines.append((interest, payment - interest, balance))
    return lines


def future(rate, periods, payment, present, due):
    value = present
    for _ in range(periods):
        value = (value + payment) * (1 + rate) if due else value * (1 + rate) + payment
    return -value


def present_value(rate, periods, payment, future_value, due):
    value = future_value
    for _ in range(periods):
        value = value / (1 + rate) + payment if due else (value + payment) / (1 + rate)
    return -value


def annuities():
    rates = [F(0), F(5, 1200), F(1, 10), F(-1, 50), F(1, 10**15), F(7, 300)]
    for _ in range(40):
        rate = random_source.choice(rates + [F(random_source.randint(-500, 3000), 10000)])
        n = random_source.randint(1, 24)
        amount = F(random_source.randint(-10**6, 10**6), 100)
        other = random_source.choice([F(0), F(random_source.randint(-10**6, 10**6), 100)])
        due = random_source.randint(0, 1)
        row("fv", [rate, n, amount, other, due], [future(rate, n, amount, other, due)])
        row("pv", [rate, n, amount, other, due], [present_value(rate, n, amount, other, due)])
        # The payment by linearity: a present value without payments, and payments of 1 alone.
        payment = -(future(rate, n, F(0), amount, due) - other) / future(rate, n, F(1), F(0), due)
        row("pmt", [rate, n, amount, other, due], [payment])
        period = random_source.randint(1, n)
        lines = walk(rate, n, payment, amount, due)
        row("ipmt", [rate, period, n, amount, other, due], [lines[period - 1][0]])
        row("ppmt", [rate, period, n, amount, other, due], [lines[period - 1][1]])
        loan = -future(rate, n, F(0), amount, due) / future(rate, n, F(1), F(0), due)
        lines = walk(rate, n, loan, amount, due)
        last = random_source.randint(period, n)
        part = lines[period - 1:last]
        row("cumipmt", [rate, n, amount, period, last, due], [sum(line[0] for line in part)])
        row("cumprinc", [rate, n, amount, period, last, due], [sum(line[1] for line in part)])


# MARK: - Roots


def positive_roots(polynomial):
    """The positive roots, each once: fractions where they are some, balls of FLINT's where not."""
    found = []
    for factor, _ in polynomial.factor()[1]:
        coefficients = factor.coeffs()
        if len(coefficients) == 2:
            root = F(-int(coefficients[0]), int(coefficients[1]))
            if root > 0:
                found.append(root)
            continue
        for root, _ in factor.complex_roots():
            # An irreducible factor has simple roots, and those with imaginary part 0 are marked as real.
            if root.imag == 0 and root.real > 0:
                found.append(root.real)
    return sorted(found, key=lambda r: ball(r).mid() if isinstance(r, F) else r.mid())


def scaled(values):
    common = math.lcm(*(v.denominator for v in values))
    return [int(v * common) for v in values]


def irr(values):
    polynomial = fmpz_poly(list(reversed(scaled(values))))
    return [x - 1 for x in positive_roots(polynomial)]


def xirr(values, days):
    start = min(days)
    common = math.gcd(*(d - start for d in days))
    top = (max(days) - start) // common
    coefficients = [0] * (top + 1)
    for value, day in zip(scaled(values), days):
        coefficients[top - (day - start) // common] += value
    exponent, rates = F(365, common), []
    for x in positive_roots(fmpz_poly(coefficients)):
        if isinstance(x, F):
            q = exponent.denominator
            roots = [round(part ** (1 / q)) for part in (x.numerator, x.denominator)]
            if F(roots[0] ** q, roots[1] ** q) == x:
                rates.append(F(*roots) ** exponent.numerator - 1)
                continue
            x = ball(x)
        rate = (ball(exponent) * x.log()).exp() - 1
        digits, exponent_of_ten = text(rate).split("e")
        short = F(int(digits)) * F(10) ** (int(exponent_of_ten) + 1 - DIGITS)
        rates.append(short if short.denominator < 10**6 and solves(short, values, days) else rate)
    return rates


def solves(rate, values, days):
    """Whether flows whose distances are whole years cancel out among themselves: enough for a rational rate."""
    classes = {}
    for value, day in zip(values, days):
        years, rest = divmod(day, 365)
        classes[rest] = classes.get(rest, F(0)) + value / (1 + rate) ** years
    return not any(classes.values())


def returns():
    stated = [
        [-70000, 12000, 15000, 18000, 21000, 26000], [-70000, 12000, 15000, 18000, 21000],
        [-70000, 12000, 15000], [-100, 230, -132], [100, -230, 132], [-100, 220, -121],
        [-5, F(21, 2), 1, -8, 1], [-100, 300, -300, 101], [1, 1, 1], [-100, 39, 59, 55, 20],
        [-1, 6, -11, 6], [-100, 0, 0, 121], [-3, 0, 0, 0, 0, 4], [0, 0, -100, 110],
        [100, -100], [-100, 100, 100, -100],
    ]
    for values in stated:
        values = [F(v) for v in values]
        row("irr", [values], irr(values))
    for _ in range(60):
        values = [F(random_source.randint(-1000, 1000), 4) for _ in range(random_source.randint(2, 14))]
        row("irr", [values], irr(values))
    for _ in range(15):  # products, so that there are several positive rates, rational ones and double ones
        polynomial = fmpz_poly([1])
        for _ in range(random_source.randint(2, 4)):
            factor = fmpz_poly([-random_source.randint(50, 200), 100])
            polynomial *= factor ** random_source.randint(1, 2)
        values = [F(int(c)) for c in reversed(polynomial.coeffs())]
        row("irr", [values], irr(values))
    stated = [
        ([-10000, 2750, 4250, 3250, 2750], [39448, 39508, 39751, 39859, 39904]),
        ([-100, 110], [0, 365]), ([-100, 110], [0, 180]), ([-100, 121], [0, 730]),
        ([-100, 110, -100, 110], [0, 365, 100, 465]), ([-100, 220, -121], [0, 365, 730]),
        ([-100, 220, -121], [0, 73, 146]), ([-100, 230, -132], [0, 30, 90]),
        ([-1000, 3500, -4070, 1573], [0, 90, 180, 270]),
    ]
    for values, days in stated:
        row("xirr", [[F(v) for v in values], [F(d) for d in days]], xirr([F(v) for v in values], days))
    for _ in range(20):
        count = random_source.randint(2, 5)
        days = [0] + sorted(random_source.randint(1, 400) for _ in range(count))
        values = [F(random_source.randint(-1000, 1000)) for _ in days]
        row("xirr", [values, [F(d) for d in days]], xirr(values, days))


def rates():
    """RATE by the polynomial of its flows; the others by their formulas in balls."""
    for n, payment, present, last, due in [
        (48, F(-200), F(8000), F(0), 0), (360, F(-107364, 100), F(200000), F(0), 0),
        (24, F(-250), F(5000), F(0), 1), (12, F(-100), F(1200), F(0), 0), (1, F(1), F(8000), F(0), 0),
        (10, F(-100), F(0), F(2000), 1), (3, F(100), F(-200), F(-110), 0), (20, F(-50), F(800), F(-100), 0),
    ]:
        flows = [F(0)] * (n + 1)
        for i in range(n):
            flows[i if due else i + 1] += payment
        flows[0] += present
        flows[n] += last
        row("rate", [n, payment, present, last, due], irr(flows))
    for rate, payment, present, last, due in [
        (F(1, 100), F(-100), F(-1000), F(10000), 1), (F(1, 100), F(-100), F(-1000), F(10000), 0),
        (F(1, 100), F(-100), F(-1000), F(0), 0), (F(1, 10**14), F(-100), F(5000), F(0), 0),
        (F(-1, 100), F(-100), F(5000), F(0), 0), (F(5, 1200), F(-107364, 100), F(200000), F(0), 0),
    ]:
        p = payment * (1 + rate * due)
        quotient = (p - last * rate) / (p + present * rate)
        row("nper", [rate, payment, present, last, due], [ball(quotient).log() / ball(1 + rate).log()])
    for effective, n in [(F(53543, 10**6), 4), (F(1, 20), 12), (F(-1, 2), 3), (F(10**6), 365)]:
        row("nominal", [effective, n], [(power(1 + effective, F(1, n)) - 1) * n])
    for n, present, last in [(F(96), F(10000), F(11000)), (F(5, 2), F(1), F(3)), (F(7), F(-3), F(-2))]:
        row("rri", [n, present, last], [power(last / present, 1 / n) - 1])
    for rate, present, last in [(F(1, 40), F(2000), F(2200)), (F(1, 480), F(1000), F(1200))]:
        row("pduration", [rate, present, last], [ball(last / present).log() / ball(1 + rate).log()])
    for values, finance, reinvest in [
        ([-120000, 39000, 30000, 21000, 37000, 46000], F(1, 10), F(12, 100)),
        ([-120000, 39000, 30000, 21000], F(1, 10), F(12, 100)),
        ([-120000, 39000, 30000, 21000, 37000, 46000], F(1, 10), F(14, 100)),
    ]:
        last = len(values) - 1
        paid = sum(F(v) / (1 + finance) ** i for i, v in enumerate(values) if v < 0)
        earned = sum(F(v) * (1 + reinvest) ** (last - i) for i, v in enumerate(values) if v > 0)
        row("mirr", [[F(v) for v in values], finance, reinvest], [power(-earned / paid, F(1, last)) - 1])


# MARK: - Depreciation, period by period


def declining(cost, salvage, life, factor, switches):
    value, losses, straight = cost, [], None
    for period in range(1, life + 1):
        loss = min(value * min(factor / life, F(1)), max(value - salvage, F(0)))
        if switches and straight is None and (value - salvage) / (life - period + 1) > loss:
            straight = (value - salvage) / (life - period + 1)
        loss = straight if straight is not None else loss
        losses.append(loss)
        value -= loss
    return losses


def depreciation():
    for _ in range(25):
        cost = F(random_source.randint(1000, 10**6), 100)
        salvage = cost * random_source.randint(0, 60) / 100
        life, factor = random_source.randint(1, 15), F(random_source.randint(1, 8), 2)
        period = random_source.randint(1, life)
        row("ddb", [cost, salvage, life, period, factor], [declining(cost, salvage, life, factor, False)[period - 1]])
        start = random_source.randint(0, life)
        end = random_source.randint(start, life)
        for switches in (True, False):
            losses = declining(cost, salvage, life, factor, switches)
            row("vdb", [cost, salvage, life, start, end, factor, int(switches)], [sum(losses[start:end], F(0))])
        months = random_source.randint(1, 12)
        root = power(salvage / cost, F(1, life)) if salvage else arb(0)
        rate = F(int(((1 - root) * 1000 + arb(1) / 2).floor().unique_fmpz()), 1000)
        losses = [cost * rate * months / 12]
        for _ in range(2, life + 1):
            losses.append((cost - sum(losses)) * rate)
        losses.append((cost - sum(losses)) * rate * (12 - months) / 12)
        row("db", [cost, salvage, life, period, months], [losses[period - 1]])


# MARK: - Days, one after the other


def day_counts():
    for _ in range(60):
        start = datetime.date(1999, 1, 1) + datetime.timedelta(days=random_source.randint(0, 3000))
        if random_source.random() < 0.4:  # month ends
            start = (start.replace(day=1) + datetime.timedelta(days=31)).replace(day=1) - datetime.timedelta(days=1)
        end = start + datetime.timedelta(days=random_source.randint(0, 1500))
        if random_source.random() < 0.4:
            end = (end.replace(day=1) + datetime.timedelta(days=31)).replace(day=1) - datetime.timedelta(days=1)
        years, day = F(0), start
        while day < end:
            leap = day.year % 4 == 0 and (day.year % 100 != 0 or day.year % 400 == 0)
            years += F(1, 366 if leap else 365)
            day += datetime.timedelta(days=1)
        row("actual360", [parts(start, end)], [F((end - start).days, 360)])
        row("actualActualISDA", [parts(start, end)], [years])


def parts(start, end):
    return [F(part) for d in (start, end) for part in (d.year, d.month, d.day)]


def thirties():
    """Months of 30 days by the rules as they are written, one after the other, with many month ends."""

    def day():
        near = datetime.date(1995, 1, 1) + datetime.timedelta(days=random_source.randint(0, 9000))
        return near.replace(day=28) + datetime.timedelta(days=random_source.randint(0, 4))

    def ends_february(date):
        return date.month == 2 and (date + datetime.timedelta(days=1)).month == 3

    for _ in range(80):
        start, end = sorted((day(), day()))
        first, last = start.day, end.day
        if ends_february(start) and ends_february(end):
            last = 30
        if ends_february(start):
            first = 30
        if last == 31 and first >= 30:
            last = 30
        first = min(first, 30)
        whole = 360 * (end.year - start.year) + 30 * (end.month - start.month)
        row("thirty360US", [parts(start, end)], [F(whole + last - first, 360)])
        days = whole + min(end.day, 30) - min(start.day, 30)
        row("thirty360European", [parts(start, end)], [F(days, 360)])


# MARK: - Schedules in cents


def cents(value):
    return F(math.floor(value * 100 + F(1, 2)), 100)


def schedules():
    for _ in range(12):
        principal = F(random_source.randint(10**5, 10**8), 100)
        rate = F(random_source.randint(0, 1500), 120000)
        n = random_source.choice([1, 12, 60, 360])
        growth = (1 + rate) ** n
        payment = cents(principal * growth * rate / (growth - 1) if rate else principal / n)
        balance, paid, interest_sum = principal, F(0), F(0)
        for period in range(1, n + 1):
            interest = cents(balance * rate)
            last = min(payment, balance + interest) if period < n else balance + interest
            balance = balance + interest - last
            paid, interest_sum = paid + last, interest_sum + interest
            if balance == 0:
                break
        assert balance == 0
        row("schedule", [principal, rate, n], [payment, last, paid, interest_sum])


# MARK: - More of the same, behind the rest so that its rows stay


def sums():
    """Values and rates by their definitions, added up or multiplied one period after the other."""
    for _ in range(30):
        rate = F(random_source.randint(-9000, 30000), 10000)
        values = [F(random_source.randint(-10**5, 10**5), 100) for _ in range(random_source.randint(1, 20))]
        row("npv", [rate, values], [sum(v / (1 + rate) ** (i + 1) for i, v in enumerate(values))])
        nominal, n = F(random_source.randint(-5000, 30000), 10000), random_source.randint(1, 60)
        growth = F(1)
        for _ in range(n):
            growth *= 1 + nominal / n
        row("effect", [nominal, n], [growth - 1])
        cost, salvage = (F(random_source.randint(0, 10**6), 100) for _ in range(2))
        life = random_source.randint(1, 20)
        period = random_source.randint(1, life)
        row("sln", [cost, salvage, life], [(cost - salvage) / life])
        digits = F(life - period + 1, sum(range(1, life + 1)))
        row("syd", [cost, salvage, life, period], [(cost - salvage) * digits])
        row("ispmt", [nominal, period, life, cost], [-(cost - cost * period / life) * nominal])


def quotations():
    """The digits behind the point as a text: two of them for sixteenths, so that .1 means .10."""
    for _ in range(30):
        thousandths = random_source.randint(-10**6, 10**6)
        fraction, places = random_source.choice([(1, 0), (2, 1), (4, 1), (8, 1), (16, 2), (32, 2), (64, 2), (5, 1), (100, 2)])
        whole, rest = divmod(abs(thousandths), 1000)
        sign = -1 if thousandths < 0 else 1
        price = F(thousandths, 1000)
        row("dollarde", [price, fraction], [sign * (whole + F(rest, 1000) * 10**places / fraction)])
        row("dollarfr", [price, fraction], [sign * (whole + F(rest, 1000) * fraction / 10**places)])


def rates_at_random():
    for _ in range(40):
        rate = F(random_source.choice([-1, 1]) * random_source.randint(1, 3000), random_source.choice([10**4, 10**9, 10**14]))
        payment, present = (F(random_source.randint(-10**6, 10**6), 100) for _ in range(2))
        last, due = F(random_source.choice([0, random_source.randint(-10**6, 10**6)]), 100), random_source.randint(0, 1)
        p = payment * (1 + rate * due)
        top, bottom = p - last * rate, p + present * rate
        if top * bottom > 0 and top != bottom:
            row("nper", [rate, payment, present, last, due], [ball(top / bottom).log() / ball(1 + rate).log()])
    for _ in range(40):
        values = [F(random_source.randint(-1000, 1000), 4) for _ in range(random_source.randint(3, 12))]
        finance, reinvest = (F(random_source.randint(-500, 3000), 10**4) for _ in range(2))
        last = len(values) - 1
        paid = sum(v / (1 + finance) ** i for i, v in enumerate(values) if v < 0)
        earned = sum(v * (1 + reinvest) ** (last - i) for i, v in enumerate(values) if v > 0)
        if paid and earned:
            row("mirr", [values, finance, reinvest], [power(-earned / paid, F(1, last)) - 1])
    for _ in range(12):
        n, due = random_source.randint(2, 24), random_source.randint(0, 1)
        payment, present, last = (F(random_source.randint(-10**4, 10**4), 100) for _ in range(3))
        flows = [F(0)] * (n + 1)
        for i in range(n):
            flows[i if due else i + 1] += payment
        flows[0] += present
        flows[n] += last
        row("rate", [n, payment, present, last, due], irr(flows))


def parts_of_periods():
    """VDB between any two points of time: each period's loss falls evenly."""
    for _ in range(30):
        cost = F(random_source.randint(1000, 10**6), 100)
        salvage = cost * random_source.randint(0, 60) / 100
        life, factor = random_source.randint(1, 12), F(random_source.randint(1, 8), 2)
        switches = random_source.random() < 0.5
        start = F(random_source.randint(0, life * 8), 8)
        end = F(random_source.randint(int(start * 8), life * 8), 8)
        losses = declining(cost, salvage, life, factor, switches)
        loss = sum(losses[i] * max(F(0), min(end, F(i + 1)) - max(start, F(i))) for i in range(life))
        row("vdb", [cost, salvage, life, start, end, factor, int(switches)], [F(loss)])


def main():
    annuities()
    returns()
    rates()
    depreciation()
    day_counts()
    schedules()
    thirties()
    sums()
    quotations()
    rates_at_random()
    parts_of_periods()
    header = f"# scripts/finance_cases.py: CPython fractions, python-flint {flint.__version__}, FLINT {flint.__FLINT_VERSION__}"
    OUTPUT.write_text("\n".join([header] + rows) + "\n")


if __name__ == "__main__":
    main()
