#!/usr/bin/env python3
"""Writes Tests/SciFinanceTests/Data/bonds.tsv: bonds, day counts and functions of real numbers by an independent way.

Dates are CPython's; periods are walked through one by one, and payments are added up one by one, not by closed formulas.
Rational results are CPython's fractions. Irrational values are Arb balls of 600 bits; yields and rates are found by bisection,
certified by the signs of balls. The same bytes come out each time.

    pip install python-flint
    scripts/bond_cases.py
"""

import calendar
import datetime
import random
from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction as F
from pathlib import Path

import flint
from flint import arb, ctx, fmpz

ctx.prec = 600
DIGITS = 40
OUTPUT = Path(__file__).parent.parent / "Tests/SciFinanceTests/Data/bonds.tsv"
source = random.Random(20081115)
rows = []


# MARK: - Cells


def text(value):
    """A date, a fraction, or 40 digits and an exponent; a ball must be thin enough to have them."""
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, (int, F)):
        value = F(value)
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, tuple):
        low, high = (rounded(end) for end in value)
    else:
        middle, radius = (F(int(m)) * F(2) ** int(e) for m, e in (value.mid().man_exp(), value.rad().man_exp()))
        low, high = rounded(middle - radius), rounded(middle + radius)
    assert low == high, (value, low, high)
    return low


def rounded(value):
    context = Context(prec=DIGITS, rounding=ROUND_HALF_EVEN, Emin=-10**6, Emax=10**6)
    number = context.divide(Decimal(value.numerator), Decimal(value.denominator))
    sign, digits, _ = number.as_tuple()
    digits = "".join(map(str, digits)).ljust(DIGITS, "0")
    return f"{'-' if sign else ''}{digits}e{number.adjusted()}"


def row(name, arguments, *results):
    cells = [";".join(map(text, a)) if isinstance(a, list) else text(a) for a in arguments]
    rows.append("\t".join([name, ";".join(map(text, results))] + cells))


def ball(value):
    return arb(fmpz(value.numerator)) / fmpz(value.denominator)


def root(function, low, high):
    """Both ends of a short interval at whose ends the function, certified, has different signs."""
    def sign(x):
        value = function(ball(x))
        if value > 0:
            return 1
        return -1 if value < 0 else 0

    first, last = sign(low), sign(high)
    assert first * last == -1, (low, high)
    for _ in range(170):
        middle = F(int((low + high) / 2 * 2**180), 2**180)
        here = sign(middle)
        if here == 0:
            break
        if here == first:
            low = middle
        else:
            high = middle
    return low, high


# MARK: - Days


def last_of_month(day):
    return calendar.monthrange(day.year, day.month)[1]


def ends_february(day):
    return day.month == 2 and day.day == last_of_month(day)


def shifted(day, months, keeps_end=True):
    """The same day of another month, or its last one; the last of a month stays the last, unless told otherwise."""
    total = 12 * day.year + day.month - 1 + months
    year, month = total // 12, total % 12 + 1
    last = calendar.monthrange(year, month)[1]
    return datetime.date(year, month, last if keeps_end and day.day == last_of_month(day) else min(day.day, last))


def days(start, end, basis):
    """OpenFormula 1.2, part 2, section 4.11.7, step by step as it is written."""
    if basis in (1, 2, 3):
        return (end - start).days
    first, last = start.day, end.day
    if basis == 4:
        first, last = min(first, 30), min(last, 30)
    elif first == 31 and last == 31:
        first = last = 30
    elif first == 31:
        first = 30
    elif first == 30 and last == 31:
        last = 30
    elif ends_february(start) and ends_february(end):
        first = last = 30
    elif ends_february(start):
        first = 30
    return 360 * (end.year - start.year) + 30 * (end.month - start.month) + last - first


def year_length(start, end, basis):
    """Basis 1 after D. A. Wheeler's program, which looks for the leap day by day."""
    if basis in (0, 2, 4):
        return F(360)
    if basis == 3:
        return F(365)
    appears_within_a_year = start.year == end.year or (
        start.year + 1 == end.year and (start.month, start.day) >= (end.month, end.day))
    if not appears_within_a_year:
        span = datetime.date(end.year + 1, 1, 1) - datetime.date(start.year, 1, 1)
        return F(span.days, end.year - start.year + 1)
    if start.year == end.year:
        return F(366 if calendar.isleap(start.year) else 365)
    day = start
    while day <= end:
        if (day.month, day.day) == (2, 29):
            return F(366)
        day += datetime.timedelta(days=1)
    return F(365)


def a_day(first=1992, last=2030):
    """Any day, many of them at the end of a month."""
    day = datetime.date(first, 1, 1) + datetime.timedelta(days=source.randint(0, 365 * (last - first)))
    choice = source.random()
    if choice < 0.25:
        day = day.replace(day=last_of_month(day))
    elif choice < 0.35:
        day = day.replace(month=2) if day.day <= 28 else day.replace(month=2, day=28)
    elif choice < 0.4:
        day = datetime.date(4 * (day.year // 4), 2, 29)
    return day


def year_fractions():
    for _ in range(250):
        start, basis = a_day(), source.randint(0, 4)
        end = min(start + datetime.timedelta(days=source.randint(1, 2200)), datetime.date(2039, 12, 31))
        if source.random() < 0.4:
            end = end.replace(day=last_of_month(end))
        if source.random() < 0.2:
            end = shifted(start, 12)
        if end <= start:
            continue
        row("yearfrac", [start, end, basis], F(days(start, end, basis)) / year_length(start, end, basis))


# MARK: - Coupons


def coupons(settlement, maturity, frequency):
    """The coupon dates after the settlement, latest first, and the last one before it."""
    step, dates = 12 // frequency, [maturity]
    while dates[-1] > settlement:
        dates.append(shifted(maturity, -step * len(dates)))
    return dates


def length(start, end, frequency, basis):
    return {0: F(360, frequency), 1: F((end - start).days), 2: F(360, frequency), 3: F(365, frequency), 4: F(360, frequency)}[basis]


def periods(start, end, anchor, frequency, basis, keeps_end=True):
    """How many coupon periods: those between the two days are walked through from the anchor."""
    step, index = 12 // frequency, 0
    while shifted(anchor, step * index, keeps_end) > start:
        index -= 1
    while shifted(anchor, step * (index + 1), keeps_end) <= start:
        index += 1
    total = F(0)
    while shifted(anchor, step * index, keeps_end) < end:
        first, next_ = (shifted(anchor, step * k, keeps_end) for k in (index, index + 1))
        if start <= first and next_ <= end:
            total += 1
        else:
            total += F(days(max(first, start), min(next_, end), basis)) / length(first, next_, frequency, basis)
        index += 1
    return total


def a_bond():
    settlement = a_day(1995, 2015)
    maturity = a_day(1995, 2030)
    while maturity <= settlement:
        maturity = a_day(settlement.year, settlement.year + 25)
    return settlement, maturity, source.choice([1, 2, 4]), source.randint(0, 4)


def coupon_days():
    for _ in range(150):
        settlement, maturity, frequency, basis = a_bond()
        dates = coupons(settlement, maturity, frequency)
        previous, next_ = dates[-1], dates[-2]
        period = length(previous, next_, frequency, basis)
        gone = days(previous, settlement, basis)
        left = period - gone if basis in (0, 4) else F((next_ - settlement).days)
        row("coupons", [settlement, maturity, frequency, basis], period, gone, left, len(dates) - 1)
        row("coupondates", [settlement, maturity, frequency, basis], previous, next_)


def payments(settlement, maturity, rate, redemption, frequency, basis):
    """Times in coupon periods and amounts, and the accrued interest."""
    dates = coupons(settlement, maturity, frequency)
    period = length(dates[-1], dates[-2], frequency, basis)
    gone = F(days(dates[-1], settlement, basis)) / period
    coupon = 100 * rate / frequency
    flows = [(1 - gone + k, coupon) for k in range(len(dates) - 1)]
    flows.append((flows[-1][0], redemption))
    return flows, coupon * gone


def value(flows, growth):
    """At a growth a coupon period, exactly where all times are whole."""
    if isinstance(growth, F) and all(t.denominator == 1 for t, _ in flows):
        return sum((amount / growth ** int(t) for t, amount in flows), F(0))
    log = (ball(growth) if isinstance(growth, F) else growth).log()
    return sum((ball(amount) * (-ball(t) * log).exp() for t, amount in flows), arb(0))


def exact(value):
    """The bounds of a root, or the fraction with a small denominator that lies between them."""
    low, high = value
    middle = ((low + high) / 2).limit_denominator(10**12)
    return middle if low <= middle <= high else value


def minus(value, accrued):
    return value - accrued if isinstance(value, F) else value - ball(accrued)


def bonds():
    for _ in range(120):
        settlement, maturity, frequency, basis = a_bond()
        if source.random() < 0.15:
            settlement = source.choice(coupons(settlement, maturity, frequency)[:-1])
            if settlement >= maturity:
                continue
        rate, yield_ = (F(source.randint(0, 1200), 10**4) for _ in range(2))
        redemption = F(source.choice([100, 100, 105, 67]))
        flows, accrued = payments(settlement, maturity, rate, redemption, frequency, basis)
        x = 1 + yield_ / frequency
        key = [settlement, maturity, rate, yield_, redemption, frequency, basis]
        if flows[-1][0] == flows[0][0]:
            price = sum(amount for _, amount in flows) / (1 + flows[0][0] * yield_ / frequency) - accrued
        else:
            price = minus(value(flows, x), accrued)
        row("price", key, price)
        # The times and the weights of the duration one by one; the fractional power is in both sums.
        start = flows[0][0]
        whole = [(t - start, amount) for t, amount in flows]
        total = value(whole, x)
        if redemption == 100:
            duration = sum((t + start) * amount / x ** int(t) for t, amount in whole) / total / frequency
            row("duration", key[:4] + key[5:], duration, duration / x)
        target = F(source.randint(6000, 15000), 100)
        if flows[-1][0] == flows[0][0]:
            if start != 0:
                growth = sum(amount for _, amount in flows) / (target + accrued)
                row("yield", key[:3] + [target] + key[4:], (growth - 1) * frequency / start)
        elif start > 0:
            low, high = root(lambda x: value(flows, x) - ball(target + accrued), F(1, 10), F(10))
            row("yield", key[:3] + [target] + key[4:], exact(((low - 1) * frequency, (high - 1) * frequency)))


def odd_bonds():
    for _ in range(60):
        settlement, maturity, frequency, basis = a_bond()
        dates = coupons(settlement, maturity, frequency)
        rate, yield_, target = F(source.randint(0, 1200), 10**4), F(source.randint(0, 1200), 10**4), F(source.randint(6000, 15000), 100)
        coupon, redemption = 100 * rate / frequency, F(source.choice([100, 103]))
        first = source.choice(dates[-4:-1])
        if first < maturity:
            issue = settlement - datetime.timedelta(days=source.randint(1, 400))
            before = coupons(settlement, first, frequency)
            period = length(before[-1], before[-2], frequency, basis)
            left = (period - days(before[-1], settlement, basis) if basis in (0, 4) else F((before[-2] - settlement).days)) / period
            delay = len(before) - 2
            flows = [(left + delay, coupon * periods(issue, first, first, frequency, basis))]
            flows += [(left + delay + k, coupon) for k in range(1, dates.index(first) + 1)]
            flows.append((flows[-1][0], redemption))
            accrued = coupon * periods(issue, settlement, first, frequency, basis)
            key = [settlement, maturity, issue, first, rate, yield_, redemption, frequency, basis]
            row("oddfprice", key, minus(value(flows, 1 + yield_ / frequency), accrued))
            if left > 0:
                low, high = root(lambda x: value(flows, x) - ball(target + accrued), F(1, 10), F(10))
                row("oddfyield", key[:5] + [target] + key[6:], exact(((low - 1) * frequency, (high - 1) * frequency)))
        last = settlement - datetime.timedelta(days=source.randint(1, 300))
        end = settlement + datetime.timedelta(days=source.randint(1, 500))
        counted = basis if basis in (0, 4) else 1
        parts = [periods(a, b, last, frequency, counted, False) for a, b in ((last, end), (last, settlement), (settlement, end))]
        key = [settlement, end, last, rate, yield_, redemption, frequency, basis]
        paid, accrued = redemption + coupon * parts[0], coupon * parts[1]
        row("oddlprice", key, paid / (1 + parts[2] * yield_ / frequency) - accrued)
        if parts[2]:
            row("oddlyield", key[:4] + [target] + key[5:], (paid / (target + accrued) - 1) * frequency / parts[2])


# MARK: - Securities without coupons


def other_securities():
    for _ in range(80):
        settlement, maturity, frequency, basis = a_bond()
        rate, price, redemption = F(source.randint(1, 1500), 10**4), F(source.randint(5000, 15000), 100), F(source.randint(90, 110))
        years = F(days(settlement, maturity, basis)) / year_length(settlement, maturity, basis)
        if years == 0:
            continue
        key = [settlement, maturity]
        row("disc", key + [price, redemption, basis], (redemption - price) / redemption / years)
        row("yielddisc", key + [price, redemption, basis], (redemption - price) / price / years)
        row("intrate", key + [price, redemption, basis], (redemption - price) / price / years)
        if rate * years < 1:
            row("pricedisc", key + [rate, redemption, basis], redemption - redemption * rate * years)
            row("received", key + [price, rate, basis], price / (1 - rate * years))
        issue = settlement - datetime.timedelta(days=source.randint(1, 900))
        year = year_length(issue, settlement, basis)
        whole, gone = (F(days(issue, d, basis)) / year for d in (maturity, settlement))
        yield_ = F(source.randint(0, 1500), 10**4)
        row("pricemat", key + [issue, rate, yield_, basis], 100 * (1 + whole * rate) / (1 + (whole - gone) * yield_) - 100 * gone * rate)
        if whole != gone:
            row("yieldmat", key + [issue, rate, price, basis], ((1 + whole * rate) / (price / 100 + gone * rate) - 1) / (whole - gone))
        row("accrintm", [issue, settlement, rate, price, basis], price * rate * gone)
        first = issue + datetime.timedelta(days=source.randint(1, 900))
        row("accrint", [issue, first, settlement, rate, price, frequency, basis], price * rate / frequency * periods(issue, settlement, first, frequency, basis))


def bills():
    for _ in range(60):
        settlement = a_day()
        count = source.choice([source.randint(1, 182), source.randint(183, 365)])
        maturity = settlement + datetime.timedelta(days=count)
        discount, price = F(source.randint(1, 2000), 10**4), F(source.randint(8000, 12000), 100)
        cost = 100 - 100 * discount * count / 360
        row("tbillprice", [settlement, maturity, discount], cost)
        row("tbillyield", [settlement, maturity, price], (100 - price) / price * 360 / count)
        if count <= 182:
            equivalent = (100 - cost) / cost * F(365, count)
        else:
            # A coupon after half a year earns simple interest for the rest.
            rest = 2 * F(count, 365) - 1
            low, high = root(lambda y: (1 + y / 2) * (1 + ball(rest) * y / 2) - ball(100 / cost), F(0), F(20))
            equivalent = exact((low, high))
        row("tbilleq", [settlement, maturity, discount], equivalent)


# MARK: - Functions of real numbers: a rate of √q %, and amounts of √q


def real_arguments():
    def walk(rate, n, payment, present, due):
        balance, lines = present, []
        for period in range(1, n + 1):
            interest = arb(0) if due and period == 1 else -balance * rate
            balance = balance - interest + payment
            lines.append((interest, payment - interest))
        return lines

    for _ in range(25):
        square, n, due = F(source.randint(2, 999) * 1000 + 1, 1000), source.randint(1, 24), source.randint(0, 1)
        rate, amount = ball(square).sqrt() / 100, F(source.randint(1, 10**6), 100)
        growth, series = (1 + rate) ** n, arb(0)
        for k in range(n):
            series += (1 + rate) ** (k + due)
        payment = -ball(amount) * growth / series
        lines = walk(rate, n, payment, ball(amount), due)
        k = source.randint(1, n)
        last = source.randint(k, n)
        if not (due and k == 1):
            row("real-ipmt", [square, k, n, amount, due], lines[k - 1][0])
        if n > 1:  # all that is paid back is the amount, exactly
            row("real-ppmt", [square, k, n, amount, due], lines[k - 1][1])
        if not (due and last == 1):
            row("real-cumipmt", [square, n, amount, k, last, due], sum((line[0] for line in lines[k - 1:last]), arb(0)))
        if last - k + 1 < n:
            row("real-cumprinc", [square, n, amount, k, last, due], sum((line[1] for line in lines[k - 1:last]), arb(0)))
        values = [F(source.randint(-10**5, 10**5), 100) for _ in range(source.randint(1, 12))]
        row("real-npv", [square, values], sum((ball(v) / (1 + rate) ** (i + 1) for i, v in enumerate(values)), arb(0)))
        total = arb(1)
        for _ in range(n):
            total *= 1 + rate / n
        row("real-effect", [square, n], total - 1)
        flows = [F(-source.randint(1, 1000)), *[F(source.randint(-300, 900)) for _ in range(n)], F(source.randint(1, 999))]
        paid = sum((ball(-v) / (1 + rate) ** i for i, v in enumerate(flows) if v < 0), arb(0))
        earned = sum((ball(v) * (1 + 2 * rate) ** (n + 1 - i) for i, v in enumerate(flows) if v > 0), arb(0))
        row("real-mirr", [square, flows], ((earned / paid).log() / (n + 1)).exp() - 1)
        cost, life = 100 * ball(square).sqrt(), source.randint(1, 12)
        salvage, factor, period = F(source.randint(0, 100)), F(source.randint(1, 8), 2), source.randint(1, life)
        row("real-sln", [square, salvage, life], (cost - ball(salvage)) / life)
        row("real-syd", [square, salvage, life, period], (cost - ball(salvage)) * ball(F(life - period + 1, sum(range(1, life + 1)))))
        for switches in (0, 1):
            rest, losses, straight = cost, [], None
            for k in range(life):
                loss = rest * ball(min(factor / life, F(1)))
                if rest - loss < ball(salvage):
                    loss = rest - ball(salvage) if rest > ball(salvage) else arb(0)
                even = (rest - ball(salvage)) / (life - k)
                if switches and straight is None and even > loss:
                    straight = even
                loss = straight if straight is not None else loss
                losses.append(loss)
                rest = rest - loss
            start = F(source.randint(0, life * 4), 4)
            end = F(source.randint(int(start * 4), life * 4), 4)
            part = sum((losses[i] * ball(max(F(0), min(end, F(i + 1)) - max(start, F(i)))) for i in range(life)), arb(0))
            if not part.contains(0):
                row("real-vdb", [square, salvage, life, start, end, factor, switches], part)
            if not switches and not losses[period - 1].contains(0):
                row("real-ddb", [square, salvage, life, period, factor], losses[period - 1])


def parts_of_terms():
    """RATE with n = a/b: all changes of sign of the equation itself on a fine grid, bisected."""
    def equation(n, payment, present, last, due):
        def function(x):
            power = (ball(n) * x.log()).exp()
            factor = x if due else arb(1)
            return ball(present) * power + ball(payment) * factor * (power - 1) / (x - 1) + ball(last)
        return function

    for _ in range(60):
        n, due = F(source.randint(3, 400), source.choice([2, 3, 4, 7, 12, 365])), source.randint(0, 1)
        present, last = F(source.randint(-5000, 10000)), F(source.choice([0, source.randint(-5000, 5000)]))
        payment = F(source.randint(-3000, 500))
        if n.denominator == 1 or present + payment * n + last == 0 or not present or not payment:
            continue
        function = equation(n, payment, present, last, due)
        grid = [F(2) ** -60]
        while grid[-1] < 2**10:
            grid.append(F(int(grid[-1] * F(1017 if grid[-1] > F(1, 8) else 1300, 1000) * 2**90), 2**90))
        signs = [1 if function(ball(x)) > 0 else -1 for x in grid]
        found = [root(function, a, b) for a, b, s, t in zip(grid, grid[1:], signs, signs[1:]) if s != t]
        found = [(low - 1, high - 1) for low, high in found]
        row("rate", [n, payment, present, last, due], *found)
    # At par the rate is the coupon's, whatever the term.
    for n, payment, present in [(F(21, 2), 5, -100), (F(1, 3), 7, -50), (F(100, 7), -3, 40)]:
        row("rate", [n, payment, present, -present, 0], -F(payment, present))


def main():
    year_fractions()
    coupon_days()
    bonds()
    odd_bonds()
    other_securities()
    bills()
    real_arguments()
    parts_of_terms()
    header = f"# scripts/bond_cases.py: CPython fractions, python-flint {flint.__version__}, FLINT {flint.__FLINT_VERSION__}"
    OUTPUT.write_text("\n".join([header] + rows) + "\n")


if __name__ == "__main__":
    main()
