#!/usr/bin/env python3
"""Writes Tests/Golden/special-near.golden and slow-near.golden: what a rule proves equal, and what is next to it and is not.

    pip install python-flint
    scripts/golden_near.py

For each identity f(x) = y the argument is also moved by 10^-50, and by 10^-1000 or as little as `sci` decides; rows of less than 10^-50 take hundreds
of digits or thousands, and stand in slow-near.golden with what lies beside Student's quantiles. Then the equation is false, and the difference has the digits of
function_witness.py, at two precisions. The identities themselves are theorems (NIST Digital Library of Mathematical Functions), whose two
sides agree here to 1000 decimals.
"""

import flint

import function_witness as witness
import money_witness  # adds the financial functions
import oracle
from expression import parse
from golden import Golden
from oracle import Settings, Undecided

#: Call, argument and value; the argument stands for x in the call. Then the directions in which it is moved, where there is a value in only one, and
#: the smaller distance, where 10^-1000 takes long or is beyond what `sci` decides.
IDENTITIES = """
gamma and beta
gamma(x) | 1/2 | sqrt(pi)
gamma(x) | 5 | 24
lngamma(x) | 1 | 0
lngamma(x) | 2 | 0
lngamma(x) | 1/2 | ln(pi)/2
lngamma(x) | -1/2 | ln(4*pi)/2
digamma(x) | 1 | -egamma
digamma(x) | 1/2 | -egamma-2*ln(2)
digamma(x) | -1/2 | 2-egamma-2*ln(2)
trigamma(x) | 1 | pi^2/6
trigamma(x) | 1/2 | pi^2/2
trigamma(x) | -1/2 | pi^2/2+4
polygamma(2; x) | 1 | -2*zeta(3) | +- | 1e-300
polygamma(3; x) | 1 | pi^4/15 | +- | 1e-300
polygamma(4; x) | 3/2 | 24*(32-31*zeta(5)) | +- | 1e-300
beta(x; 1/2) | 1/2 | pi
beta(3; x) | 4 | 1/60
beta(-3/2; x) | 1/2 | 0
lnbeta(2; x) | 3 | -ln(12)
gammap(x; 4) | 1/2 | erf(2)
gammap(1/2; x) | 4 | erf(2)
gammaq(x; 4) | 1/2 | erfc(2)
gammap(x; 2) | 3 | 1-5*exp(-2)
gammap(3; x) | 2 | 1-5*exp(-2)
gammaq(3; x) | 2 | 5*exp(-2)
gammap(2; x) | 0 | 0 | + | 1e-300
gammaq(2; x) | 0 | 1 | + | 1e-300
gammaupper(x; 5) | 1 | exp(-5)
gammaupper(1; x) | 5 | exp(-5)
gammaupper(x; 2) | 0 | e1(2) | +- | 1e-300
gammaupper(3; x) | -2 | 2*exp(2)
gammaupper(3/2; x) | 0 | sqrt(pi)/2 | +
gammalower(x; 2) | 3 | 2-10*exp(-2)
gammalower(3; x) | 2 | 2-10*exp(-2)
betareg(x; 7.5; 1/2) | 7.5 | 1/2 | +- | 1e-300
betareg(7.5; x; 1/2) | 7.5 | 1/2 | +- | 1e-300
betareg(7.5; 7.5; x) | 1/2 | 1/2
betareg(2; 3; x) | 1/2 | 0.6875
betareg(x; 3; 1/2) | 2 | 0.6875 | +- | 1e-300
betareg(2; x; 1/2) | 3 | 0.6875 | +- | 1e-300
betareg(x; 2.5; 0.3) | 1 | 1-0.7^2.5 | +- | 1e-300
betareg(2.5; x; 0.3) | 1 | 0.3^2.5 | +- | 1e-300
betareg(2.5; 1/3; x) | 1 | 1 | -
betareg(2.5; 1/3; x) | 0 | 0 | +
betai(3; 2; x) | 1 | 1/12 | -
error functions
erf(x) | 0 | 0
erf(x) | erfinv(0.9) | 0.9
erfc(x) | erfcinv(1.7) | 1.7
erfinv(x) | 0 | 0
erfinv(x) | erf(2/3) | 2/3
erfinv(x) | erf(-2/3) | -2/3
erfcinv(x) | 1 | 0
erfcinv(x) | erfc(3) | 3
integrals and zeta
zeta(x) | 2 | pi^2/6 | +- | 1e-300
zeta(x) | 4 | pi^4/90 | +- | 1e-300
zeta(x) | 0 | -1/2 | +- | 1e-300
zeta(x) | -1 | -1/12 | +- | 1e-300
zeta(x) | -2 | 0 | +- | 1e-300
zeta(x) | -3 | 1/120 | +- | 1e-300
zeta(x) | -20 | 0 | +- | 1e-300
eta(x) | 1 | ln(2) | +- | 1e-300
eta(x) | 0 | 1/2 | +- | 1e-300
eta(x) | 2 | pi^2/12 | +- | 1e-300
eta(x) | -1 | 1/4 | +- | 1e-300
li(x) | 0 | 0 | +
sinint(x) | 0 | 0
sinhint(x) | 0 | 0
lambertw(x) | 0 | 0
lambertw(x) | e | 1
lambertw(x) | 2*e^2 | 2
lambertw(x) | -0.5*exp(-0.5) | -0.5
lambertw(x) | -exp(-1) | -1 | +
lambertw(x; -1) | -exp(-1) | -1 | +
lambertw(x; -1) | -2*exp(-2) | -2
dilog(x) | 0 | 0
dilog(x) | 1 | pi^2/6 | -
dilog(x) | -1 | -pi^2/12
dilog(x) | 1/2 | pi^2/12-ln(2)^2/2
Bessel and Airy functions
besselj(0; x) | 0 | 1 | +- | 1e-300
besselj(1; x) | 0 | 0
besselj(3; x) | 0 | 0
besseli(0; x) | 0 | 1 | +- | 1e-300
besselj(1/2; x) | pi | 0
besselj(-1/2; x) | pi/2 | 0
besselj(3/2; x) | 2*pi | -1/pi
bessely(1/2; x) | pi/2 | 0
besseli(1/2; x) | 2 | sinh(2)/sqrt(pi)
besselk(1/2; x) | 2 | sqrt(pi)/2*exp(-2)
airyai(x) | 0 | 3^(-2/3)/gamma(2/3)
airybi(x) | 0 | 3^(-1/6)/gamma(2/3)
elliptic integrals
agm(5; x) | 5 | 5
agm(sqrt(2); x) | sqrt(2) | sqrt(2)
agm(3; x) | 0 | 0 | +
ellipk(x) | 0 | pi/2
ellipe(x) | 0 | pi/2
ellipe(x) | 1 | 1 | -
ellipf(x; 1/2) | 0 | 0
ellipf(30; x) | 0 | pi/6
ellipf(90; x) | 0 | pi/2
ellipf(x; 1/2) | 90 | ellipk(1/2)
ellipf(x; 1/2) | 180 | 2*ellipk(1/2)
ellipe(30; x) | 0 | pi/6
ellipe(30; x) | 1 | 1/2
ellipe(x; 1) | 30 | 1/2
ellipe(x; 1/2) | 90 | ellipe(1/2)
ellippi(x; 1/2) | 0 | ellipk(1/2)
ellippi(0; x) | 0 | pi/2
ellippi(x; 30; 1/2) | 0 | ellipf(30; 1/2)
ellippi(1/3; x; 1/2) | 90 | ellippi(1/3; 1/2)
angles
sinc(x) | 0 | 1
sinc(x) | 180 | 0
sinpi(x) | 1000000 | 0
cospi(x) | 1/3 | 1/2
tanpi(x) | 3/4 | -1
versin(x) | 90 | 1
versin(x) | 0 | 0
haversin(x) | 120 | 0.75
hacovercosin(x) | 30 | 0.75
exsec(x) | 60 | 1
exsec(x) | 0 | 0
excsc(x) | 30 | 1
gd(x) | 0 | 0
gd(x) | arcgd(30) | 30
arcgd(x) | gd(2) | 2
degrees(x) | pi/6 | 30
radians(x) | 90 | pi/2
arcversin(x) | 2 | 180 | -
archaversin(x) | 1/2 | 90
distributions
normcdf(x) | 0 | 1/2
normcdf(x) | norminv(0.9) | 0.9
normcdf(x; 3; 4) | 3 | 1/2
norminv(x) | 1/2 | 0
norminv(x; 100; 15) | 1/2 | 100
tcdf(x; 3) | 0 | 1/2
tcdf(x; 1) | 1 | 3/4
tcdf(1; x) | 1 | 3/4 | +- | 1e-300
tcdf(x; 2) | sqrt(2) | 1/2+sqrt(2)/4
tcdf(sqrt(2); x) | 2 | 1/2+sqrt(2)/4 | +- | 1e-300
tpdf(0; x) | 1 | 1/pi
tinv(x; 7) | 1/2 | 0
tinv(x; 1) | 3/4 | 1
tinv(3/4; x) | 1 | 1 | +- | 1e-300
tinv(x; 2) | 3/4 | sqrt(2/3)
tinv(3/4; x) | 2 | sqrt(2/3) | +- | 1e-300
chi2pdf(x; 2) | 0 | 1/2 | +
chi2pdf(x; 2) | 3 | exp(-1.5)/2
chi2cdf(x; 2) | 3 | 1-exp(-1.5)
chi2cdf(3; x) | 2 | 1-exp(-1.5)
chi2cdf(3; x) | 1 | erf(sqrt(1.5))
chi2inv(x; 2) | 1/2 | ln(4)
chi2inv(1/2; x) | 2 | ln(4) | +- | 1e-300
fpdf(x; 2; 3) | 0 | 1 | +
fcdf(x; 5; 5) | 1 | 1/2 | +- | 1e-300
fcdf(1; x; 5) | 5 | 1/2 | +- | 1e-300
fcdf(x; 2; 4) | 2 | 3/4 | +- | 1e-300
binompdf(3; 10; x) | 1/2 | 0.1171875
binompdf(0; 10; x) | 0 | 1 | +
binomcdf(3; 10; x) | 1/2 | 0.171875
binomcdf(3; 10; x) | 1 | 0 | -
poissonpdf(0; x) | 2 | exp(-2)
poissoncdf(2; x) | 2 | 5*exp(-2)
exppdf(x; 2) | 0 | 2 | +
expcdf(x; 1) | ln(2) | 1/2
expinv(x; 1) | 1/2 | ln(2)
"""
DISTANCE, SMALLER = "1e-50", "1e-1000"
BITS, FEWER_BITS = (8192, 16000), (1024, 2048)
#: Quantiles take the witness long at so many bits: of the smaller distance only that it is seen. They rise strictly.
QUANTILES = ("tinv", "chi2inv", "finv")


def moved(argument, sign, distance):
    if argument == "0":
        return distance if sign == "+" else "-" + distance
    return argument + sign + distance


def at(text, bits):
    flint.ctx.prec = bits
    return witness.value(parse(text))


def difference(text, precisions):
    """The digits of a difference that is not zero, which agree at two precisions."""
    found = []
    for bits in precisions:
        value = at(text, bits)
        found.append(oracle.exact_text(value, Settings()) if isinstance(value, flint.fmpq) else oracle.ball_text(value, Settings(digits=20)))
    assert found[0] == found[1] != "0", text
    return found[0]


def check_identity(left, argument, minus, sign):
    """That both sides agree, or, where Arb has no value right there, that they do next to it."""
    for place in (argument, moved(argument, sign, "1e-2500")):
        try:
            value = at(left(place) + (minus or "-0"), 1024 if left(argument).startswith(QUANTILES) else 12000)
        except Undecided:
            continue
        if isinstance(value, flint.fmpq):
            assert abs(value) < flint.fmpq(10) ** -1000, left(place)
        else:
            assert abs(value) < flint.arb(10) ** (-150 if left(argument).startswith(QUANTILES) else -1000), left(place)
        return
    raise Undecided(left(argument))


def main():
    golden = Golden("special-near", "Identities of special functions, and what is next to them: scripts/golden_near.py.")
    slow = Golden("slow-near", "What is close to the identities in special-near.golden and takes long: scripts/golden_near.py.")
    for file in (golden, slow):
        file.lines[-2] = file.lines[-2].replace("scripts/golden.py", "scripts/golden_near.py")
        file.directive("degrees")
    for line in IDENTITIES.strip().splitlines():
        call, *rest = line.split(" | ")
        if not rest:
            golden.comment(line)
            slow.comment(line)
            continue
        argument, value, signs, smaller = (*rest, "+-", SMALLER)[:4] if len(rest) != 3 else (*rest, SMALLER)
        left = lambda x: call.replace("(x", f"({x}").replace("; x", f"; {x}")
        minus = f"-({value})" if value != "0" else ""
        check_identity(left, argument, minus, signs[0])
        golden.write_row(f"{left(argument)} == {value}", "true")
        for distance, sign in ((DISTANCE, signs[0]), (smaller, signs[-1])):
            near = left(moved(argument, sign, distance))
            file = golden if distance == DISTANCE and not call.startswith("tinv") else slow
            file.write_row(f"{near} == {value}", "false")
            if distance == DISTANCE or not call.startswith(QUANTILES):
                file.write_row(near + minus, difference(near + minus, FEWER_BITS if distance == DISTANCE else BITS))
    golden.save()
    slow.save()


if __name__ == "__main__":
    main()
