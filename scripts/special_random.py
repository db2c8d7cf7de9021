#!/usr/bin/env python3
"""Compares random calls of the special functions and distributions with Arb (scripts/special_witness.py).

    swift build -c release --product sci
    scripts/special_random.py [--count 20000] [--seed 1] [--functions zeta,li]

Prints each difference, and at the end how many calls agreed, were refused by either side, or differed.
"""

import argparse
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import oracle
import special_witness as witness

ROOT = Path(__file__).resolve().parent.parent
BATCH = 500


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


MAKERS = {
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


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--count", type=int, default=20000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--digits", type=int, default=20)
    options.add_argument("--functions")
    options.add_argument("--sci", default=str(ROOT / ".build/release/sci"))
    given = options.parse_args()
    generator = random.Random(given.seed)
    names = given.functions.split(",") if given.functions else list(MAKERS)
    tally, began = Counter(), time.monotonic()
    for start in range(0, given.count, BATCH):
        calls = [(name, MAKERS[name](generator)) for name in (generator.choice(names) for _ in range(min(BATCH, given.count - start)))]
        text = "".join(f"{name}({'; '.join(arguments)})\n" for name, arguments in calls)
        command = [given.sci, "--max-time", "20"] + (["-n", str(given.digits)] if given.digits != 20 else [])
        answers = subprocess.run(command, input=text, capture_output=True, text=True).stdout.splitlines()
        assert len(answers) == len(calls), f"{len(answers)} answers to {len(calls)} calls; the last: {answers[-1:]}, then {calls[len(answers):][:1]}"
        for (name, arguments), answer in zip(calls, answers):
            outcome = compare(name, arguments, answer, given.digits)
            tally[outcome] += 1
            if outcome in ("DIFFERENT", "refused by sci"):
                print(f"{outcome}: {name}({'; '.join(arguments)}) => {answer}", flush=True)
    print(f"seed {given.seed}: {dict(tally)} in {time.monotonic() - began:.0f} s")
    return 1 if tally["DIFFERENT"] else 0


def compare(name, arguments, answer, digits):
    if name in witness.QUANTILES:
        if answer.startswith("error"):
            return "refused by sci"
        try:
            return "agreed" if answer == "0" or witness.confirms(name, arguments, answer) else "DIFFERENT"
        except (oracle.Undecided, ValueError, ZeroDivisionError):
            return "refused by the witness"
    try:
        expected = witness.value(name, arguments, digits, 1 << 12)
    except oracle.Suspicious:
        return "rational"
    except (oracle.Undecided, oracle.Undefined, oracle.Doubtful, ValueError, OverflowError, ZeroDivisionError):
        return "refused by both" if answer.startswith("error") else "refused by the witness"
    if answer.startswith("error"):
        return "refused by sci"
    if answer != expected and len(answer.partition("e")[0]) > digits + 8 and witness.is_exactly(name, arguments, answer):
        return "agreed"
    if answer != expected and "." in expected and not answer.startswith("error") and oracle.literal(answer.lstrip("-")) == oracle.literal(expected.lstrip("-")):
        return "agreed"  # an exact value of fewer digits
    if answer != expected:
        print(f"  expected {expected}")
    return "agreed" if answer == expected else "DIFFERENT"


if __name__ == "__main__":
    sys.exit(main())
