#!/usr/bin/env python3
"""Compares the financial functions with values that Excel 2010 computed.

    pip install python-flint
    git clone https://github.com/fsprojects/ExcelFinancialFunctions
    scripts/excel_values.py ExcelFinancialFunctions/tests/ExcelFinancialFunctions.Tests/testdata
    scripts/excel_values.py FOLDER accrint oddfprice      # only these
    scripts/excel_values.py FOLDER --every 7 --show 5     # each 7th row; more of what differs

That project (Apache License 2.0) records what Excel answers to some 150,000 calls. Its files are read where they lie, and none of them is kept
here. The arguments are decimal numbers, and Excel's value has 13 digits; a row agrees within 10^-9 of the largest number in it.

Where Excel departs from the conventions, Documentation/finance.md says how. Each departure is a rule below: a row that differs is
computed again with Excel's rules, and the smallest set of them that gives Excel's value is counted as the reason. The command fails if a
row differs and no set does.
"""

import argparse
import datetime
import itertools
import re
import subprocess
import sys
from collections import Counter
from fractions import Fraction as F
from pathlib import Path

from bond_cases import coupons, days, ends_february, last_of_month, length, shifted

ROOT = Path(__file__).resolve().parent.parent
WORDS = {
    "UsPsa30_360": 0, "ActualActual": 1, "Actual360": 2, "Actual365": 3, "Europ30_360": 4,
    "Annual": 1, "SemiAnnual": 2, "Quarterly": 4, "BeginningOfPeriod": 1, "EndOfPeriod": 0,
    "SwitchToStraightLine": 0, "DontSwitchToStraightLine": 1}
NAMES = {"coupdaysbs": "coupdaybs", "yieldnegative": "price", "yieldnegativefails": "price"}
# Functions that there are not here, and prices that the project itself does not reproduce.
LEFT_OUT = {"amordegrc", "amorlinc", "yieldnegativefails"}
# Where Excel stops its search: within 10^-8 for xirr, and prices for which yields were sought to 10^-6.
SEARCHED = {"xirr": F(1, 10**7), "yieldnegative": F(1, 10**5)}
TICKS = 864_000_000_000  # of a day; dates count them from the year 1


# MARK: - Rows


def day(text):
    found = re.fullmatch(r"(\d+)/(\d+)/(\d{4})(?: 12:00:00 AM)?", text)
    return found and datetime.date(int(found[3]), int(found[1]), int(found[2]))


def value(text):
    """A date, an integer for a word, a fraction, or a list of these."""
    if ";" in text:
        return [value(part) for part in text.split(";")]
    return day(text) or (WORDS[text] if text in WORDS else F(text))


def written(argument):
    """An argument as the command reads it."""
    if isinstance(argument, list):
        return "[" + "; ".join(map(written, argument)) + "]"
    if isinstance(argument, datetime.date):
        return f"date({argument.year}; {argument.month}; {argument.day})"
    return f"({argument})" if isinstance(argument, F) else str(argument)


def rows(path, every):
    """The arguments and Excel's value."""
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    for line in lines[1 if path.suffix == ".csv" else 0::every]:
        *cells, expected = line.split(",")
        if not cells or "#NUM!" in expected:
            continue
        expected = F(expected)
        if path.stem in ("coupncd", "couppcd"):
            expected = F(round(expected / TICKS) - 693_593)  # the number of a day in spreadsheets
        yield [value(cell) for cell in cells], expected


def call(name, arguments):
    texts = [written(argument) for argument in arguments]
    if name == "mirr":
        texts[0] = texts[0].strip("[]")
    return f"{name}({'; '.join(texts)})"


def answers(command, lines):
    """What the command prints for each line: a number, or the error."""
    text = "\n".join(lines) + "\n"
    done = subprocess.run([command, "-n", "17", "--max-time", "20"], input=text, capture_output=True, text=True)
    results = done.stdout.splitlines()
    assert len(results) == len(lines), done.stderr[:400]
    return results


def agrees(ours, expected, arguments, searched=F(0)):
    numbers = [abs(x) for x in arguments if isinstance(x, F)]
    return abs(ours - expected) <= max(max([abs(expected)] + numbers) / 10**9, searched)


# MARK: - Excel's rules


def months(frequency):
    return 12 // int(frequency)


def accrint(rules, issue, first, settlement, rate, par, frequency, basis):
    """backwards: the days between settlement and the period before the first coupon count, negative where it is earlier."""
    step, at, index = months(frequency), settlement, -1
    if settlement > first or "backwards" not in rules:
        index = 0
        while shifted(first, step * index) > settlement:
            index -= 1
        while shifted(first, step * (index + 1)) <= settlement:
            index += 1
    start, end = (shifted(first, step * k) for k in (index, index + 1))
    span = (max(issue, start), at)
    gone = days(*span, basis) if span[0] <= span[1] else -days(*span[::-1], basis)
    total = F(gone) / length(start, end, frequency, basis)
    while start > issue:
        index -= 1
        start, end = shifted(first, step * index), start
        total += 1 if start >= issue else F(days(issue, end, basis)) / length(start, end, frequency, basis)
    return par * rate / frequency * total


def oddfprice(rules, settlement, maturity, issue, first, rate, yield_, redemption, frequency, basis):
    """stepwise: the periods of the odd one are each counted from the next one, without regard to ends of months.
    days: whole periods in the accrued interest count by their days, but not those in the coupon.
    first: the period that begins on the issue counts by its days too.
    count: the periods until the first coupon are counted from the end of the settlement's month if that coupon is at one."""
    step, coupon = months(frequency), 100 * rate / frequency
    before = coupons(settlement, first, int(frequency))
    period = length(before[-1], before[-2], frequency, basis)
    left = (period - days(before[-1], settlement, basis) if basis in (0, 4) else F((before[-2] - settlement).days)) / period
    delay = len(before) - 2
    if "count" in rules:
        at_end = first.day == last_of_month(first)
        start = settlement.replace(day=last_of_month(settlement)) if at_end else settlement
        later = next(k for k in itertools.count(1) if shifted(start, step * k, at_end) >= first)
        delay = later - 1 + (settlement < start)
    parts, end = [], first
    while end > issue:
        start = shifted(end, -step, False) if "stepwise" in rules else shifted(first, -step * (len(parts) + 1))
        parts.append((start, end))
        end = start

    def count(until, by_days):
        total = F(0)
        for start, end in parts:
            span = max(start, issue), min(end, until)
            if span[0] < span[1]:
                whole = span == (start, end) and not by_days and not ("first" in rules and (start, end) == parts[-1])
                total += 1 if whole else F(days(*span, basis)) / length(start, end, frequency, basis)
        return total

    flows = [(left + delay, coupon * count(first, False))]
    flows += [(left + delay + k, coupon) for k in range(1, len(coupons(first, maturity, int(frequency))))]
    flows.append((flows[-1][0], redemption))
    # Fractional powers in binary floating point, as Excel's.
    price = sum(float(amount) * float(1 + yield_ / frequency) ** -float(time) for time, amount in flows)
    return F(price) - coupon * count(settlement, "days" in rules)


def oddlprice(rules, settlement, maturity, last, rate, yield_, redemption, frequency, basis):
    """stepwise: each period is counted from the one before.
    number: there are as many periods as the maturity's own schedule has; the last one takes the rest.
    ends: with basis 0 the ends of periods count as the 30th where they are at the end of a month, those of spans do not."""
    step, coupon = months(frequency), 100 * rate / frequency
    counted = basis if basis in (0, 4) else 1
    number = len(coupons(last, maturity, int(frequency))) - 1 if "number" in rules else None
    parts, start = [], last
    while len(parts) < number if number else start < maturity:
        end = shifted(start, step, False) if "stepwise" in rules else shifted(last, step * (len(parts) + 1), False)
        parts.append((start, end))
        start = end
    thirtieths = "ends" in rules and basis == 0

    def ended(start, end):
        """The days of 30/360 where both ends of the span may be ends of months."""
        first, final = (30 if d.day == 31 or ends_february(d) else d.day for d in (start, end))
        return 360 * (end.year - start.year) + 30 * (end.month - start.month) + final - first

    def count(since, until, kind):
        total = F(0)
        for start, end in parts:
            takes_rest = number and (start, end) == parts[-1] and until == maturity and kind != "left"
            span = max(start, since), until if takes_rest else min(end, until)
            if span[0] >= span[1]:
                continue
            whole = span == (start, end)
            if thirtieths:
                size = F(ended(start, end))
                passed = kind == "accrued" and end < until
                part = 1 if kind == "paid" and whole or passed else (ended if kind == "paid" else lambda *s: days(*s, 0))(*span) / size
            else:
                part = 1 if whole else F(days(*span, counted)) / length(start, end, frequency, counted)
            total += part
        return total

    paid = redemption + coupon * count(last, maturity, "paid")
    return paid / (1 + count(settlement, maturity, "left") * yield_ / frequency) - coupon * count(last, settlement, "accrued")


def coupdaysnc(rules, settlement, maturity, frequency, basis):
    """direct: the days from the settlement to the coupon are counted, or with basis 0 those of the period, ends of months as
    the 30th, less those before; not what remains of 360 parted by the frequency."""
    dates = coupons(settlement, maturity, int(frequency))
    previous, next_ = dates[-1], dates[-2]
    if "direct" in rules and basis == 4:
        return F(days(settlement, next_, 4))
    period = F(360, int(frequency))
    if "direct" in rules and basis == 0:
        first, final = (30 if d.day == 31 or ends_february(d) else d.day for d in (previous, next_))
        period = F(360 * (next_.year - previous.year) + 30 * (next_.month - previous.month) + final - first)
    return period - days(previous, settlement, basis) if basis in (0, 4) else F((next_ - settlement).days)


MODELS = {
    "accrint": (accrint, ["backwards"]),
    "oddfprice": (oddfprice, ["stepwise", "days", "first", "count"]),
    "oddlprice": (oddlprice, ["stepwise", "number", "ends"]),
    "coupdaysnc": (coupdaysnc, ["direct"])}


def reason(name, arguments, ours, expected):
    """The smallest set of Excel's rules that gives its value, where none of them gives ours."""
    if name not in MODELS:
        return None
    model, rules = MODELS[name]
    assert agrees(model((), *arguments), ours, arguments), (name, arguments)
    for size in range(1, len(rules) + 1):
        for chosen in itertools.combinations(rules, size):
            if agrees(model(chosen, *arguments), expected, arguments):
                return " + ".join(chosen)
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--command", default=str(ROOT / ".build/debug/sci"))
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--show", type=int, default=0)
    options = parser.parse_args()
    total, unexplained = Counter(), 0
    for path in sorted(options.folder.iterdir()):
        name = NAMES.get(path.stem, path.stem)
        if path.suffix not in (".test", ".csv") or path.stem in LEFT_OUT or options.names and path.stem not in options.names:
            continue
        found = list(rows(path, options.every))
        results = answers(options.command, [call(name, arguments) for arguments, _ in found]) if found else []
        counts, shown = Counter(), Counter()
        for (arguments, expected), ours in zip(found, results):
            if ours.startswith("error: "):
                kind = "refused: " + re.sub(r"\d+", "…", ours.removeprefix("error: "))
            elif agrees(F(ours), expected, arguments, SEARCHED.get(path.stem, F(0))):
                kind = "agrees"
            else:
                kind = reason(name, arguments, F(ours), expected) or "differs"
                shown[kind] += 1
                if kind == "differs" or shown[kind] <= options.show:
                    print(f"  {kind}: {call(name, arguments)} = {ours}, Excel {float(expected):.13g}")
            counts[kind] += 1
            total["refused" if kind.startswith("refused") else kind if kind in ("agrees", "differs") else "departs"] += 1
        print(f"{path.stem}: {', '.join(f'{count} {kind}' for kind, count in counts.most_common())}", flush=True)
    print(f"all: {dict(total)}")
    sys.exit(1 if total["differs"] else 0)


if __name__ == "__main__":
    main()
