"""The financial functions of sci by fractions and balls, for function_witness.py.

Payments are walked through one by one, bonds are those of bond_cases.py and polynomials those of finance_cases.py. Adds its functions to
`function_witness.VALUES`.
"""

import datetime
from fractions import Fraction as F

from flint import arb, fmpq

import bond_cases as bonds
import finance_cases as finance
from function_witness import (
    ONE, VALUES, ZERO, ball, bracketed, compared, divided, fraction, function, integer, of_fraction, positive, positive_integer, power, product, sign, total)
from oracle import Undecided, Undefined

DAY_ZERO = datetime.date(1899, 12, 30)


def timing(x):
    if integer(x) not in (0, 1):
        raise Undefined("time of payment")
    return integer(x)


def rate_above(rate):
    positive(1 + rate)
    return rate


# MARK: - Annuities


def series(rate, n, due):
    """What payments of 1 are worth at the end."""
    if type(n) is fmpq and n.q == 1 and 0 <= n <= 60:
        return total((1 + rate) ** (k + due) for k in range(int(n.p)))
    if sign(rate) == 0:
        return n
    return (power(1 + rate, n) - 1) / rate * (1 + rate * due)


@function("fv")
def future_value(rate, n, payment, present=ZERO, due=ZERO):
    rate_above(rate)
    return -(present * power(1 + rate, n) + payment * series(rate, n, timing(due)))


@function("pv")
def present_value(rate, n, payment, last=ZERO, due=ZERO):
    rate_above(rate)
    return -divided(last + payment * series(rate, n, timing(due)), power(1 + rate, n))


@function("pmt")
def payment(rate, n, present, last=ZERO, due=ZERO):
    rate_above(rate)
    return -divided(present * power(1 + rate, n) + last, series(rate, n, timing(due)))


@function("nper")
def periods(rate, payment, present, last=ZERO, due=ZERO):
    rate_above(rate)
    if sign(rate) == 0:
        return -divided(present + last, payment)
    paid = payment * (1 + rate * timing(due))
    quotient = divided(paid - last * rate, paid + present * rate)
    return VALUES["ln"](positive(quotient)) / VALUES["ln"](1 + rate)


def chosen(rates, guess):
    """The rate closest to the guess, or the only one."""
    rates = [of_fraction(r) for r in rates if compared(of_fraction(r), -ONE) > 0]
    if not rates or (guess is None and len(rates) > 1):
        raise Undefined("no rate, or several")
    best = rates[0]
    for rate in rates[1:]:
        if compared(abs(rate - guess), abs(best - guess)) < 0:
            best = rate
    return best


@function("rate")
def rate(n, payment, present, last=ZERO, due=ZERO, guess=None):
    n, due = positive_integer(n), timing(due)
    payment, present, last = (fraction(x) for x in (payment, present, last))
    flows = [F(0)] * (n + 1)
    for i in range(n):
        flows[i if due else i + 1] += payment
    flows[0] += present
    flows[n] += last
    return chosen(finance.irr(flows), guess)


def walk(rate, n, paid, present, due):
    """The interest and the rest of each payment."""
    balance, lines = present, []
    for period in range(n):
        interest = ZERO if due and period == 0 else -balance * rate
        balance = balance - interest + paid
        lines.append((interest, paid - interest))
    return lines


def one_payment(part):
    def value(rate, k, n, present, last=ZERO, due=ZERO):
        k, count = positive_integer(k), positive_integer(n)
        if k > count or count > 60:
            raise Undefined("period")
        return walk(rate, count, payment(rate, n, present, last, due), present, timing(due))[k - 1][part]
    return value


def several_payments(part):
    def value(rate, n, present, first, last, due=ZERO):
        first, until, count = positive_integer(first), positive_integer(last), positive_integer(n)
        if not first <= until <= count or count > 60:
            raise Undefined("period")
        lines = walk(rate, count, payment(rate, n, present, ZERO, due), present, timing(due))
        return total(line[part] for line in lines[first - 1:until])
    return value


VALUES["ipmt"], VALUES["ppmt"] = one_payment(0), one_payment(1)
VALUES["cumipmt"], VALUES["cumprinc"] = several_payments(0), several_payments(1)
VALUES["ispmt"] = lambda rate, k, n, present: -(present - divided(present * k, n)) * rate
VALUES["effect"] = lambda rate, n: power(positive(1 + rate / positive_integer(n)), n) - 1
VALUES["nominal"] = lambda rate, n: (power(positive(1 + rate), fmpq(1, positive_integer(n))) - 1) * n
VALUES["rri"] = lambda n, present, last: power(positive(divided(last, present)), divided(ONE, positive(n))) - 1
VALUES["pduration"] = lambda rate, present, last: VALUES["ln"](positive(divided(last, present))) / VALUES["ln"](1 + rate)
VALUES["tip"] = lambda bill, rate: bill * rate


# MARK: - Flows


def flattened(values):
    return [x for v in values for x in (v if type(v) is list else [v])]


@function("npv")
def net_present_value(rate, *values):
    rate_above(rate)
    return total(v / (1 + rate) ** (i + 1) for i, v in enumerate(flattened(values)))


@function("irr")
def internal_rate(values, guess=None):
    return chosen(finance.irr([fraction(v) for v in values]), guess)


@function("mirr")
def modified_rate(*values):
    *values, paid_at, earned_at = flattened(values)
    last = len(values) - 1
    paid = total(v / (1 + paid_at) ** i for i, v in enumerate(values) if sign(v) < 0)
    earned = total(v * (1 + earned_at) ** (last - i) for i, v in enumerate(values) if sign(v) > 0)
    return power(-divided(earned, paid), fmpq(1, last)) - 1


VALUES["fvschedule"] = lambda present, *rates: present * product(1 + r for r in flattened(rates))


@function("xnpv")
def dated_value(rate, values, days):
    rate_above(rate)
    return total(v / power(1 + rate, (d - days[0]) / 365) for v, d in zip(values, days, strict=True))


@function("xirr")
def dated_rate(values, days, guess=None):
    return chosen(finance.xirr([fraction(v) for v in values], [integer(d) for d in days]), guess)


# MARK: - Depreciation and quotations

VALUES["sln"] = lambda cost, salvage, life: divided(cost - salvage, life)


@function("syd")
def years_digits(cost, salvage, life, k):
    if compared(k, ONE) < 0 or compared(k, life) > 0:
        raise Undefined("period")
    return (cost - salvage) * 2 * (life - k + 1) / (life * (life + 1))


def losses(cost, salvage, life, factor, switches):
    return finance.declining(fraction(cost), fraction(salvage), integer(life), fraction(factor), switches)


VALUES["ddb"] = lambda cost, salvage, life, k, factor=fmpq(2): of_fraction(losses(cost, salvage, life, factor, False)[integer(k) - 1])


@function("vdb")
def declining_balance(cost, salvage, life, start, end, factor=fmpq(2), stays=ZERO):
    found = losses(cost, salvage, life, factor, not timing(stays))
    start, end = fraction(start), fraction(end)
    return of_fraction(sum((found[i] * max(F(0), min(end, F(i + 1)) - max(start, F(i))) for i in range(len(found))), F(0)))


@function("db")
def fixed_rate(cost, salvage, life, k, months=fmpq(12)):
    cost, salvage, life, months = fraction(cost), fraction(salvage), integer(life), integer(months)
    root = finance.power(salvage / cost, F(1, life)) if salvage else arb(0)
    thousandths = ((1 - root) * 1000 + arb(1) / 2).floor().unique_fmpz()
    if thousandths is None:
        raise Undecided
    share = F(int(thousandths), 1000)
    found = [cost * share * months / 12]
    for _ in range(2, life + 1):
        found.append((cost - sum(found)) * share)
    found.append((cost - sum(found)) * share * (12 - months) / 12)
    return of_fraction(found[integer(k) - 1])


def quotation(price, parts, from_parts):
    price, parts = fraction(price), positive_integer(parts)
    places = len(str(parts - 1)) if parts > 1 else 0
    whole, rest = divmod(abs(price), 1)
    found = whole + rest * (F(10**places, parts) if from_parts else F(parts, 10**places))
    return of_fraction(found if price >= 0 else -found)


VALUES["dollarde"] = lambda price, parts: quotation(price, parts, True)
VALUES["dollarfr"] = lambda price, parts: quotation(price, parts, False)


def shares(amount, ratios, unit):
    """Whole units in proportion; those left over go to the largest remainders, ties to the earlier share."""
    amount, unit = fraction(amount), fraction(unit)
    units = abs(amount) / unit
    if units.denominator != 1 or any(r < 0 for r in ratios) or not any(ratios):
        raise Undefined("shares")
    wanted = [units * r / sum(ratios) for r in ratios]
    found = [int(w) for w in wanted]
    order = sorted(range(len(ratios)), key=lambda i: -(wanted[i] - found[i]))
    for i in order[:int(units) - sum(found)]:
        found[i] += 1
    found = [of_fraction((n if amount >= 0 else -n) * unit) for n in found]
    return found if len(found) > 1 else found[0]


VALUES["split"] = lambda amount, n, unit: shares(amount, [F(1)] * positive_integer(n), unit)
VALUES["allocate"] = lambda amount, ratios, unit: shares(amount, [fraction(r) for r in (ratios if type(ratios) is list else [ratios])], unit)


# MARK: - Days


def day(x):
    return DAY_ZERO + datetime.timedelta(days=integer(x))


def known_basis(basis):
    """A day count by its number in spreadsheets."""
    if not 0 <= integer(basis) <= 4:
        raise Undefined("basis")
    return integer(basis)


def number(date):
    return fmpq((date - DAY_ZERO).days)


@function("date")
def date(year, month, of_month):
    try:
        return number(datetime.date(integer(year), integer(month), integer(of_month)))
    except ValueError:
        raise Undecided from None  # CPython has the years from 1 to 9999


VALUES["days"] = lambda end, start: fmpq((day(end) - day(start)).days)
VALUES["edate"] = lambda start, months: number(bonds.shifted(day(start), integer(months), keeps_end=False))


@function("eomonth")
def end_of_month(start, months):
    moved = bonds.shifted(day(start), integer(months), keeps_end=False)
    return number(moved.replace(day=bonds.last_of_month(moved)))


@function("yearfrac")
def year_fraction(start, end, basis=ZERO):
    start, end = sorted((day(start), day(end)))
    basis = known_basis(basis)
    return of_fraction(F(bonds.days(start, end, basis)) / bonds.year_length(start, end, basis))


# MARK: - Bonds


def coupon_property(found):
    def value(settlement, maturity, frequency, basis=ZERO):
        settlement, frequency, basis = day(settlement), integer(frequency), known_basis(basis)
        dates = bonds.coupons(settlement, day(maturity), frequency)
        previous, following = dates[-1], dates[-2]
        period = bonds.length(previous, following, frequency, basis)
        gone = bonds.days(previous, settlement, basis)
        left = period - gone if basis in (0, 4) else F((following - settlement).days)
        return found(previous, following, len(dates) - 1, period, gone, left)
    return value


for _name, _found in {
    "couppcd": lambda previous, following, count, period, gone, left: number(previous), "coupncd": lambda previous, following, *_: number(following),
    "coupnum": lambda previous, following, count, *_: fmpq(count), "coupdays": lambda previous, following, count, period, gone, left: of_fraction(period),
    "coupdaybs": lambda previous, following, count, period, gone, left: fmpq(gone), "coupdaysnc": lambda *x: of_fraction(x[-1]),
}.items():
    VALUES[_name] = coupon_property(_found)


def flows(settlement, maturity, rate, redemption, frequency, basis):
    return bonds.payments(day(settlement), day(maturity), fraction(rate), fraction(redemption), integer(frequency), known_basis(basis))


def at_yield(found, accrued, yield_, frequency):
    growth = F(1) + fraction(yield_) / frequency
    return of_fraction(bonds.minus(bonds.value(found, growth), accrued))


@function("price")
def price(settlement, maturity, rate, yield_, redemption, frequency, basis=ZERO):
    found, accrued = flows(settlement, maturity, rate, redemption, frequency, basis)
    if found[-1][0] == found[0][0]:
        simple = sum(amount for _, amount in found) / (1 + found[0][0] * fraction(yield_) / integer(frequency))
        return of_fraction(simple - accrued)
    return at_yield(found, accrued, yield_, integer(frequency))


def growth_at(found, price):
    """The growth at which flows have a price."""
    return bracketed(lambda x: ball(of_fraction(price)) - bonds.value(found, x), arb(0.1), arb(10))


@function("yield")
def bond_yield(settlement, maturity, rate, price, redemption, frequency, basis=ZERO):
    found, accrued = flows(settlement, maturity, rate, redemption, frequency, basis)
    frequency, price = integer(frequency), fraction(price)
    if found[-1][0] == found[0][0]:
        growth = sum(amount for _, amount in found) / (price + accrued)
        return of_fraction((growth - 1) * frequency / found[0][0])
    return (growth_at(found, price + accrued) - 1) * frequency


def macaulay(settlement, maturity, rate, yield_, frequency, basis=ZERO):
    found, _ = flows(settlement, maturity, rate, fmpq(100), frequency, basis)
    x = 1 + fraction(yield_) / integer(frequency)
    start = found[0][0]
    moved = [(t - start, amount) for t, amount in found]
    weighted = sum((t + start) * amount / x ** int(t) for t, amount in moved)
    return weighted / bonds.value(moved, x) / integer(frequency), x


VALUES["duration"] = lambda *x: of_fraction(macaulay(*x)[0])
VALUES["mduration"] = lambda *x: of_fraction(macaulay(*x)[0] / macaulay(*x)[1])


def odd_first(settlement, maturity, issue, first, rate, redemption, frequency, basis):
    settlement, maturity, issue, first = (day(x) for x in (settlement, maturity, issue, first))
    frequency, basis = integer(frequency), known_basis(basis)
    coupon, dates = 100 * fraction(rate) / frequency, bonds.coupons(settlement, maturity, frequency)
    before = bonds.coupons(settlement, first, frequency)
    period = bonds.length(before[-1], before[-2], frequency, basis)
    left = (period - bonds.days(before[-1], settlement, basis) if basis in (0, 4) else F((before[-2] - settlement).days)) / period
    delay = len(before) - 2
    found = [(left + delay, coupon * bonds.periods(issue, first, first, frequency, basis))]
    found += [(left + delay + k, coupon) for k in range(1, dates.index(first) + 1)]
    found.append((found[-1][0], fraction(redemption)))
    return found, coupon * bonds.periods(issue, settlement, first, frequency, basis)


@function("oddfprice")
def odd_first_price(settlement, maturity, issue, first, rate, yield_, redemption, frequency, basis=ZERO):
    found, accrued = odd_first(settlement, maturity, issue, first, rate, redemption, frequency, basis)
    return at_yield(found, accrued, yield_, integer(frequency))


@function("oddfyield")
def odd_first_yield(settlement, maturity, issue, first, rate, price, redemption, frequency, basis=ZERO):
    found, accrued = odd_first(settlement, maturity, issue, first, rate, redemption, frequency, basis)
    return (growth_at(found, fraction(price) + accrued) - 1) * integer(frequency)


def odd_last(settlement, maturity, last, rate, redemption, frequency, basis):
    settlement, maturity, last = (day(x) for x in (settlement, maturity, last))
    frequency, basis = integer(frequency), known_basis(basis)
    counted = basis if basis in (0, 4) else 1
    whole, gone, rest = (bonds.periods(a, b, last, frequency, counted, False) for a, b in ((last, maturity), (last, settlement), (settlement, maturity)))
    coupon = 100 * fraction(rate) / frequency
    return fraction(redemption) + coupon * whole, coupon * gone, rest, frequency


@function("oddlprice")
def odd_last_price(settlement, maturity, last, rate, yield_, redemption, frequency, basis=ZERO):
    paid, accrued, rest, frequency = odd_last(settlement, maturity, last, rate, redemption, frequency, basis)
    return of_fraction(paid / (1 + rest * fraction(yield_) / frequency) - accrued)


@function("oddlyield")
def odd_last_yield(settlement, maturity, last, rate, price, redemption, frequency, basis=ZERO):
    paid, accrued, rest, frequency = odd_last(settlement, maturity, last, rate, redemption, frequency, basis)
    return of_fraction((paid / (fraction(price) + accrued) - 1) * frequency / rest)


# MARK: - Securities without coupons


def between(settlement, maturity, basis):
    settlement, maturity, basis = day(settlement), day(maturity), known_basis(basis)
    years = F(bonds.days(settlement, maturity, basis)) / bonds.year_length(settlement, maturity, basis)
    if years <= 0:
        raise Undefined("no time")
    return of_fraction(years)


VALUES["disc"] = lambda s, m, price, redemption, basis=ZERO: (redemption - price) / redemption / between(s, m, basis)
VALUES["yielddisc"] = lambda s, m, price, redemption, basis=ZERO: (redemption - price) / price / between(s, m, basis)
VALUES["intrate"] = VALUES["yielddisc"]
VALUES["pricedisc"] = lambda s, m, rate, redemption, basis=ZERO: redemption - redemption * rate * between(s, m, basis)
VALUES["received"] = lambda s, m, paid, rate, basis=ZERO: divided(paid, 1 - rate * between(s, m, basis))


def since_issue(settlement, maturity, issue, basis):
    settlement, maturity, issue, basis = day(settlement), day(maturity), day(issue), known_basis(basis)
    year = bonds.year_length(issue, settlement, basis)
    return (of_fraction(F(bonds.days(issue, d, basis)) / year) for d in (maturity, settlement))


@function("pricemat")
def price_at_maturity(settlement, maturity, issue, rate, yield_, basis=ZERO):
    whole, gone = since_issue(settlement, maturity, issue, basis)
    return 100 * (1 + whole * rate) / (1 + (whole - gone) * yield_) - 100 * gone * rate


@function("yieldmat")
def yield_at_maturity(settlement, maturity, issue, rate, price, basis=ZERO):
    whole, gone = since_issue(settlement, maturity, issue, basis)
    return divided((1 + whole * rate) / (price / 100 + gone * rate) - 1, whole - gone)


@function("accrintm")
def accrued_at_maturity(issue, settlement, rate, par, basis=ZERO):
    issue, settlement, basis = day(issue), day(settlement), known_basis(basis)
    return par * rate * of_fraction(F(bonds.days(issue, settlement, basis)) / bonds.year_length(issue, settlement, basis))


@function("accrint")
def accrued(issue, first, settlement, rate, par, frequency, basis=ZERO):
    issue, first, settlement, frequency = day(issue), day(first), day(settlement), integer(frequency)
    return par * rate / frequency * of_fraction(bonds.periods(issue, settlement, first, frequency, known_basis(basis)))


def bill_days(settlement, maturity):
    count = (day(maturity) - day(settlement)).days
    if count <= 0:
        raise Undefined("no time")
    return count


VALUES["tbillprice"] = lambda s, m, discount: 100 - 100 * discount * bill_days(s, m) / 360
VALUES["tbillyield"] = lambda s, m, price: (100 - price) / price * 360 / bill_days(s, m)


@function("tbilleq")
def bill_equivalent(settlement, maturity, discount):
    count = bill_days(settlement, maturity)
    cost = positive(100 - 100 * discount * count / 360)
    if count <= 182:
        return (100 - cost) / cost * fmpq(365, count)
    # (1 + y/2)(1 + ry/2) = 100/cost, where r is the part of the second half year.
    r = 2 * fmpq(count, 365) - 1
    return (VALUES["sqrt"]((1 + r) ** 2 - 4 * r * (1 - 100 / cost)) - (1 + r)) / r
