#!/usr/bin/env python3
"""Compares dates and times with Python's datetime and zoneinfo: `scripts/date_witness.py COMMAND SEED COUNT`.

Additions of months, days and hours to days and to times in zones, and differences of days, are written in sci's language,
answered by one process, and computed again by Python. Prints how many lines were compared, and each that differs.
"""

import random
import subprocess
import sys
import zoneinfo
from calendar import monthrange
from datetime import date, datetime, timedelta, timezone

command, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
numbers = random.Random(seed)
names = sorted(
    name for name in zoneinfo.available_timezones()
    if "/" in name and not name.startswith(("posix/", "right/")))
rules = {name: zoneinfo.ZoneInfo(name) for name in names}


def moved(day, months):
    """The day so many months later, or the last of that month."""
    total = 12 * day.year + day.month - 1 + months
    year, month = total // 12, total % 12 + 1
    return day.replace(year=year, month=month, day=min(day.day, monthrange(year, month)[1]))


def offset(time):
    """The distance from UTC as +hh:mm, with seconds where there are some."""
    seconds = int(time.utcoffset().total_seconds())
    sign, seconds = ("-" if seconds < 0 else "+"), abs(seconds)
    text = f"{sign}{seconds // 3600:02}:{seconds // 60 % 60:02}"
    return text + (f":{seconds % 60:02}" if seconds % 60 else "")


def zoned(time, name):
    return f"@{time.strftime('%Y-%m-%dT%H:%M:%S') if time.year > 999 else ''}{offset(time)}[{name}]"


def case():
    kind = numbers.randrange(4)
    day = date.fromordinal(numbers.randint(400_000, 1_000_000))
    if kind == 0:
        months, days = numbers.randint(-2400, 2400), numbers.randint(-9999, 9999)
        text = f"@{day} + ({months}) month + ({days}) d"
        return text, f"@{moved(day, months) + timedelta(days=days)}"
    if kind == 1:
        other = date.fromordinal(numbers.randint(400_000, 1_000_000))
        days = (day - other).days
        return f"@{day} - @{other}", f"{days} day{'' if abs(days) == 1 else 's'}"
    name = numbers.choice(names)
    zone = rules[name]
    instant = datetime.fromtimestamp(numbers.randint(0, 2_200_000_000), timezone.utc)
    start = instant.astimezone(zone)
    if kind == 2:
        seconds = numbers.randint(-10**8, 10**8)
        end = (instant + timedelta(seconds=seconds)).astimezone(zone)
        step = f"({seconds}) s"
        if seconds > 0 and numbers.random() < 0.5:
            step = f"({seconds // 3600} h {seconds // 60 % 60} min {seconds % 60} s)"
        return f"{zoned(start, name)} + {step}", zoned(end, name)
    months, days = numbers.randint(-24, 24), numbers.randint(-400, 400)
    if months == 0 and days == 0:
        return case()
    wall = moved(start.replace(tzinfo=None), months) + timedelta(days=days)
    # Without a fold, Python resolves gaps and overlaps as Temporal's "compatible" does.
    end = wall.replace(tzinfo=zone).astimezone(timezone.utc).astimezone(zone)
    return f"{zoned(start, name)} + (({months}) month) + (({days}) d)", zoned(end, name), months and days


cases = [case() for _ in range(count)]
# Two steps are two resolutions; one of them is left out.
cases = [found for found in cases if len(found) == 2 or not found[2]]
output = subprocess.run(
    [command], input="\n".join(found[0] for found in cases) + "\n", capture_output=True, text=True
).stdout.splitlines()
assert len(output) == len(cases), (len(output), len(cases))
wrong = [(found[0], found[1], line) for found, line in zip(cases, output) if found[1] != line]
for text, expected, line in wrong[:20]:
    print(f"{text}\n  Python: {expected}\n  sci:    {line}")
print(f"{len(cases)} compared, {len(wrong)} differ; seed {seed}, {len(names)} zones")
sys.exit(bool(wrong))
