#!/usr/bin/env python3
"""Writes Tests/Golden/special-*.golden from Arb (scripts/special_witness.py).

    pip install python-flint
    scripts/golden_special.py [gamma integrals bessel elliptic distributions]

Each value agrees at two precisions. Quantiles are what the built command answers, where the distribution function of Arb passes the
probability within half a unit of the last digit. Rows that the witness cannot settle are left out and counted.
"""

import random
import subprocess
import sys
from pathlib import Path

import arguments as makers
import oracle
import special_witness as witness
from golden import Golden
from oracle import Doubtful, Suspicious, Undecided, Undefined

SCI = str(Path(__file__).resolve().parent.parent / ".build/debug/sci")
SIZES = ["1e-1000", "1e-100", "1e-20", "1e-5", "0.001", "0.1", "0.25", "1/3", "0.5", "0.75", "1", "1.5", "2", "sqrt(2)", "e", "pi", "5", "7.5", "10", "12.3", "30.5", "100", "123.456",
         "1000", "1e4"]
LARGE = ["1e6", "1e10", "1e20", "1e100"]
NEGATIVE = ["-1e-100", "-1e-5", "-0.1", "-0.5", "-1/3", "-0.999999", "-1.000001", "-1.5", "-2.5", "-10.3", "-99.5", "-pi", "-12.00000000000000000001"]
FRACTIONS = ["1e-1000", "1e-100", "1e-20", "0.001", "0.05", "0.1", "1/3", "0.3", "0.49999", "0.5", "0.50001", "0.7", "0.9", "0.999", "1-1e-20", "1-1e-50", "sqrt(2)/2"]
ORDERS = ["0", "1", "2", "3", "10", "-1", "-2", "50", "0.5", "1.5", "-0.5", "-2.5", "20.5"]
POINTS = ["1e-100", "1e-5", "0.1", "0.5", "1", "2", "sqrt(2)", "pi", "5", "10.5", "20", "50", "100", "1000", "12345.678"]


class Rows(Golden):
    def call(self, name, *arguments, digits=None):
        text = f"{name}({'; '.join(arguments)})"
        try:
            output = self.quantile(name, arguments, text) if name in witness.QUANTILES else witness.value(name, list(arguments), digits or self.settings.get("digits", 20))
        except (Undecided, Undefined, Doubtful, Suspicious, ValueError, OverflowError, ZeroDivisionError) as reason:
            self.refused[type(reason).__name__] += 1
            return
        if abs(int(output.partition("e")[2] or 0)) < 10**12:
            self.write_row(text, output)

    def quantile(self, name, arguments, text):
        given = [SCI, "--max-time", "20"] + (["-n", str(self.settings["digits"])] if "digits" in self.settings else [])
        output = subprocess.run(given + [text], capture_output=True, text=True).stdout.strip()
        if not output or not witness.confirms(name, list(arguments), output):
            raise Undecided(text)
        return output

    def errors(self, *rows):
        for text, message in rows:
            self.write_row(text, f"error: {message}")

    def proved(self, *rows):
        """Values that a rule proves, and what is next to them: the reason stands beside the rule."""
        self.comment("what is proved, and what is only close")
        for text, value in rows:
            self.write_row(text, value)

    def random(self, names, count, seed):
        self.comment(f"random calls, seed {seed}")
        generator = random.Random(seed)
        for _ in range(count):
            name = generator.choice(names)
            self.call(name, *makers.SPECIAL[name](generator))


def start(name, about):
    rows = Rows(f"special-{name}", about)
    rows.lines[-2] = rows.lines[-2].replace("scripts/golden.py", "scripts/golden_special.py")
    rows.directive("degrees")
    return rows


def fifty(rows, *calls):
    rows.comment("50 digits")
    rows.directive("digits", 50)
    for name, *arguments in calls:
        rows.call(name, *arguments)
    rows.save()


def gamma():
    rows = start("gamma", "The gamma and beta functions, their derivatives and incomplete integrals.")
    for name in ("lngamma", "digamma", "trigamma"):
        rows.comment(name)
        for argument in SIZES + LARGE + NEGATIVE + ["1+1e-30", "1.4616321449683623", "1e-10-3"]:
            rows.call(name, argument)
    rows.comment("polygamma")
    for order in ("0", "2", "3", "7", "20"):
        for argument in ("0.1", "0.5", "1", "1/3", "10.5", "1000", "1e20", "-0.5", "-3.3"):
            rows.call("polygamma", order, argument)
    rows.comment("beta and lnbeta")
    for a in ("0.1", "0.5", "1/3", "2.5", "10", "100.5", "1e4", "-0.3", "-2.5"):
        for b in ("0.2", "1.5", "7", "1000", "-1.7"):
            rows.call("beta", a, b)
            rows.call("lnbeta", a, b)
    for name in ("gammalower", "gammaupper", "gammap", "gammaq"):
        rows.comment(name)
        for a in ("1e-20", "0.1", "0.5", "1", "2.5", "3", "10", "50.5", "1000"):
            for x in ("1e-20", "0.1", "1", "2.5", "10", "60", "200", "1000", "5000"):
                rows.call(name, a, x)
    for a in ("-0.5", "-1", "-2", "-3.3", "-10.25", "-1e-20", "0"):
        for x in ("1e-10", "0.1", "1", "5", "50", "1000"):
            rows.call("gammaupper", a, x)
            if a not in ("-1", "-2", "0"):
                rows.call("gammalower", a, x)
    for name in ("betai", "betareg"):
        rows.comment(name)
        for a, b in (("0.1", "0.2"), ("0.5", "0.5"), ("0.5", "3"), ("2.5", "1/3"), ("10", "20.5"), ("1000", "0.5"), ("300.5", "400"), ("1e-10", "2")):
            for x in FRACTIONS[2:]:
                rows.call(name, a, b, x)
    rows.proved(
        ("lngamma(1)", "0"), ("lngamma(2)", "0"), ("digamma(1)+egamma", "0"), ("digamma(1/2)+egamma+2*ln(2)", "0"), ("psi(3)-3/2+egamma", "0"),
        ("trigamma(1)-pi^2/6", "0"), ("trigamma(1/2)-pi^2/2", "0"), ("polygamma(3;1)-pi^4/15", "0"), ("polygamma(2;1)+2*zeta(3)", "0"),
        ("digamma(-1/2)-digamma(3/2)", "0"), ("beta(3;4)*60", "1"), ("beta(1/2;1/2)-pi", "0"), ("gammalower(3;2)+gammaupper(3;2)", "2"),
        ("gammap(3;2)+gammaq(3;2)", "1"), ("gammaupper(1;5)-exp(-5)", "0"), ("gammaupper(0;2)-e1(2)", "0"), ("betareg(7.5;7.5;1/2)", "0.5"), ("betareg(2;3;0.5)", "0.6875"),
        ("betareg(2.5;1/3;0.8)+betareg(1/3;2.5;0.2)", "1"), ("betai(3;4;1)-beta(3;4)", "0"), ("gammap(1/2;4)-erf(2)", "0"),
        ("gammap(2;0)", "0"), ("gammaq(2;0)", "1"), ("trigamma(1)-pi^2/6+1e-50", "1e-50"), ("digamma(1)+egamma+1e-1000 > 0", "true"), ("beta(1/2;1/2)-pi-1e-1000 < 0", "true"),
        ("gammalower(3;2)+gammaupper(3;2) == 2+1e-50", "false"), ("gammalower(3;2)+gammaupper(3;2) == 2", "true"))
    fifty(rows, ("lngamma", "1/3"), ("digamma", "0.1"), ("polygamma", "2", "1/7"), ("gammaq", "2.5", "30"), ("gammap", "1/3", "0.2"), ("betareg", "0.5", "2.5", "0.3"),
          ("gammaupper", "-2.5", "3"), ("lngamma", "1e10"), ("beta", "0.3", "1.7"))


def integrals():
    rows = start("integrals", "Inverse error functions, zeta and eta, exponential and trigonometric integrals, Lambert's W and the dilogarithm.")
    rows.comment("erfinv and erfcinv")
    for x in FRACTIONS:
        for text in (x, f"-({x})"):
            rows.call("erfinv", text)
        rows.call("erfcinv", x)
        rows.call("erfcinv", f"2-({x})")
    for name in ("zeta", "eta"):
        rows.comment(name)
        for s in SIZES + LARGE + NEGATIVE + ["1+1e-30", "1-1e-30", "-1", "-3", "-21", "-30.5", "-100.25", "0.999"]:
            rows.call(name, s)
    for name in ("ei", "sinint", "sinhint"):
        rows.comment(name)
        for x in SIZES + LARGE[:2]:
            rows.call(name, x)
            rows.call(name, f"-{x}" if "/" not in x else f"-({x})")
    for name in ("e1", "cosint", "coshint", "li"):
        rows.comment(name)
        for x in SIZES + LARGE[:2] + ["0.37250741078136663447", "1.4513692348833810503"]:
            rows.call(name, x)
    for x in LARGE:
        for name in ("sinint", "cosint"):
            rows.call(name, x)
    rows.comment("lambertw")
    for x in SIZES + LARGE + ["-0.1", "-0.2", "-0.36", "-0.367", "-0.36787944117144232159", "-1e-20", "-1e-1000", "-exp(-1)+1e-30", "-exp(-1)+1e-50"]:
        rows.call("lambertw", x)
    for x in ["-0.1", "-0.2", "-0.3", "-0.36", "-0.367", "-0.36787944117144232159", "-1e-20", "-1e-100", "-1e-1000", "-exp(-1)+1e-30", "-0.25"]:
        rows.call("lambertw", x, "-1")
    rows.comment("dilog")
    for x in FRACTIONS + ["-1e-20", "-0.1", "-0.5", "-0.999", "-2", "-10.5", "-1e10", "-1e100"]:
        rows.call("dilog", x)
    rows.proved(
        ("zeta(2)*6/pi^2", "1"), ("zeta(4)*90-pi^4", "0"), ("zeta(0)", "-0.5"), ("zeta(-1)*12", "-1"), ("zeta(-2)", "0"), ("zeta(-200)", "0"), ("zeta(-3)*120", "1"), ("eta(1)-ln(2)", "0"), ("eta(0)", "0.5"),
        ("eta(2)*12-pi^2", "0"), ("erfinv(erf(2/3))*3", "2"), ("erf(erfinv(0.9))", "0.9"), ("erf(erfinv(-0.3))", "-0.3"), ("erfc(erfcinv(1.7))", "1.7"), ("erfinv(0)", "0"), ("erfcinv(1)", "0"), ("erfinv(0.5)+erfinv(-0.5)", "0"),
        ("erfcinv(1/3)-erfinv(2/3)", "0"), ("lambertw(0)", "0"), ("lambertw(e)", "1"), ("lambertw(2*e^2)", "2"), ("lambertw(-1/e)", "-1"), ("lambertw(-exp(-1); -1)", "-1"), ("lambertw(-2*exp(-2); -1)", "-2"),
        ("lambertw(-0.5*exp(-0.5))", "-0.5"), ("ei(-2)+e1(2)", "0"), ("sinint(-3)+sinint(3)", "0"), ("li(0)", "0"), ("dilog(1)-pi^2/6", "0"), ("dilog(-1)+pi^2/12", "0"),
        ("dilog(1/2)-pi^2/12+ln(2)^2/2", "0"), ("dilog(0.3)+dilog(0.7)+ln(0.3)*ln(0.7)-pi^2/6", "0"), ("erfinv(erf(2/3)+1e-50) == 2/3", "false"), ("zeta(2)-pi^2/6-1e-50", "-1e-50"), ("zeta(2)-pi^2/6+1e-1000 > 0", "true"),
        ("lambertw(e+1e-50) == 1", "false"), ("lambertw(e+1e-50) > 1", "true"), ("dilog(1/2)-pi^2/12+ln(2)^2/2-1e-1000 < 0", "true"), ("erf(erfinv(0.9)) == 0.9+1e-1000", "false"))
    rows.errors(("zeta(1)", "`zeta` has no real value here"), ("erfinv(1)", "`erfinv` has no real value here"), ("ei(0)", "`ei` has no real value here"), ("lambertw(-0.4)", "`lambertw` has no real value here"),
                ("lambertw(-exp(-1)-1e-50)", "`lambertw` has no real value here"), ("dilog(1+1e-50)", "`dilog` has no real value here"), ("e1(0)", "`e1` has no real value here"))
    fifty(rows, ("zeta", "3"), ("zeta", "0.5"), ("eta", "0.3"), ("ei", "1"), ("li", "1000"), ("sinint", "2"), ("cosint", "0.1"), ("lambertw", "1"), ("lambertw", "-0.1", "-1"), ("dilog", "0.7"), ("erfinv", "0.3"), ("erfcinv", "1e-10"), ("e1", "100"))


def bessel():
    rows = start("bessel", "The functions of Bessel and Airy.")
    for name in ("besselj", "bessely", "besseli", "besselk"):
        rows.comment(name)
        for n in ORDERS:
            for x in POINTS:
                rows.call(name, n, x)
    for n in ("0", "1", "3", "10"):
        for x in ("-0.5", "-2", "-30"):
            rows.call("besselj", n, x)
            rows.call("besseli", n, x)
    rows.comment("airyai and airybi")
    for x in SIZES + LARGE[:3] + NEGATIVE + ["-1000", "-1e6", "-1e10", "-2.3381074104597670385", "8.5", "-8.5", "25", "-25", "60"]:
        rows.call("airyai", x)
        rows.call("airybi", x)
    rows.proved(
        ("besselj(0;0)", "1"), ("besselj(3;0)", "0"), ("besseli(0;0)", "1"), ("besselj(1/2;pi)", "0"), ("besselj(-3;2)+besselj(3;2)", "0"),
        ("besselj(2;-3)-besselj(2;3)", "0"), ("besselk(1/2;2)-sqrt(pi)/2*exp(-2)", "0"), ("besseli(1/2;2)-sqrt(1/pi)*sinh(2)", "0"), ("bessely(1/2;pi/2)", "0"), ("besselk(-2;3)-besselk(2;3)", "0"),
        ("airybi(0)-sqrt(3)*airyai(0)", "0"), ("besselj(1/2;pi)+1e-50", "1e-50"), ("besselj(1/2;pi+1e-1000) == 0", "false"), ("airybi(0)-sqrt(3)*airyai(0)+1e-1000 > 0", "true"))
    rows.errors(("besselj(1/3;2)", "`besselj` has no real value here"), ("bessely(0;0)", "`bessely` has no real value here"), ("besselk(1;-1)", "`besselk` has no real value here"), ("besselj(1/2;-1)", "`besselj` has no real value here"))
    fifty(rows, ("besselj", "0", "1"), ("bessely", "1", "2.5"), ("besseli", "2", "10"), ("besselk", "0", "0.1"), ("airyai", "1"), ("airybi", "-10"), ("besselj", "5", "1000"), ("airyai", "100"), ("besselk", "1", "300"))


def elliptic():
    rows = start("elliptic", "The arithmetic-geometric mean, elliptic integrals, and functions of angles that are on no calculator's keys.")
    rows.comment("agm")
    for a in ("1", "1e-100", "1e100", "sqrt(2)", "24"):
        for b in ("2", "1e-20", "1/3", "6", "1e1000"):
            rows.call("agm", a, b)
    parameters = FRACTIONS + ["-1e-20", "-0.5", "-1", "-10.5", "-1e10", "-1e100"]
    for m in parameters:
        rows.call("ellipk", m)
        rows.call("ellipe", m)
    rows.comment("incomplete")
    for phi in ("1e-20", "5", "30", "45", "60", "89.999", "90", "120", "-200", "1000.5"):
        for m in ("1e-20", "0.3", "0.9", "1-1e-20", "-3", "-1e5"):
            rows.call("ellipf", phi, m)
            rows.call("ellipe", phi, m)
            for n in ("0.2", "0.99", "-5"):
                rows.call("ellippi", n, phi, m)
    for phi, m in (("30", "3.9"), ("45", "1.5"), ("10", "20"), ("89", "1")):
        rows.call("ellipf", phi, m)
        rows.call("ellipe", phi, m)
    for n in ("0.3", "0.999999", "-7", "-1e10", "1-1e-20"):
        for m in ("0.1", "0.99", "-4", "1-1e-20"):
            rows.call("ellippi", n, m)
    for name in ("sinc", "sinpi", "cospi", "tanpi", "gd"):
        rows.comment(name)
        for x in SIZES + ["-0.3", "-7.25", "-100.1"]:
            rows.call(name, x)
    for x in ("1e-20", "30", "-45.5", "89.999", "60", "1/3"):
        rows.call("arcgd", x)
    rows.proved(
        ("ellipk(0)-pi/2", "0"), ("ellipe(0)-pi/2", "0"), ("ellipe(1)", "1"), ("agm(5;5)", "5"), ("agm(0;3)", "0"), ("agm(sqrt(2);sqrt(2))-sqrt(2)", "0"), ("ellipf(0;0.5)", "0"), ("ellipf(90;0)-pi/2", "0"), ("ellipe(30;1)", "0.5"),
        ("ellippi(0;0.5)-ellipk(0.5)", "0"), ("ellipk(0)-pi/2+1e-50", "1e-50"), ("ellipe(1)-1e-1000 < 1", "true"), ("sinc(0)", "1"), ("sinpi(1000000)", "0"), ("cospi(1/3)", "0.5"), ("tanpi(3/4)", "-1"), ("versin(90)", "1"), ("haversin(120)", "0.75"),
        ("gd(0)", "0"), ("gd(arcgd(30))", "30"), ("degrees(pi/6)", "30"), ("radians(90)-pi/2", "0"), ("gradians(pi/6)*3", "100"), ("turns(pi/6)*12", "1"), ("arcversin(2)", "180"), ("archaversin(0.5)", "90"), ("exsec(0)", "0"), ("square(1/3)*9", "1"), ("versin(60)+1e-50 == 0.5", "false"))
    rows.errors(("ellipk(1)", "`ellipk` has no real value here"), ("ellipe(1+1e-50)", "`ellipe` has no real value here"), ("ellippi(1;0.5)", "`ellippi` has no real value here"), ("agm(-1;2)", "`agm` has no real value here"),
                ("ellipf(90;1)", "`ellipf` has no real value here"))
    fifty(rows, ("ellipk", "0.5"), ("ellipe", "0.3"), ("ellipf", "30", "0.7"), ("ellippi", "0.2", "0.5"), ("ellippi", "-3", "40", "0.5"), ("agm", "1", "2"))


def distributions():
    rows = start("distributions", "Densities, distribution functions and quantiles.")
    for x in ("0.1", "-0.5", "1", "-2", "3.7", "-10", "15", "-40", "100", "1e-20", "sqrt(2)"):
        rows.call("normpdf", x)
        rows.call("normcdf", x)
        rows.call("normcdf", x, "1.5", "2.5")
        for v in ("0.5", "3", "7.5", "100", "5000"):
            rows.call("tpdf", x, v)
            rows.call("tcdf", x, v)
    for p in FRACTIONS:
        rows.call("norminv", p)
        rows.call("expinv", p, "0.5")
        for v in ("0.5", "3", "7.5", "100"):
            rows.call("tinv", p, v)
            rows.call("chi2inv", p, v)
        rows.call("finv", p, "3", "10")
        rows.call("finv", p, "0.5", "2.5")
        rows.call("finv", p, "100", "33")
    for x in ("1e-20", "0.1", "1", "2.5", "10", "50", "1000"):
        for k in ("0.5", "2", "3", "10", "100.5", "1000"):
            rows.call("chi2pdf", x, k)
            rows.call("chi2cdf", x, k)
            rows.call("fpdf", x, k, "5")
            rows.call("fcdf", x, k, "5")
            rows.call("fcdf", x, "3", k)
        rows.call("exppdf", x, "1/3")
        rows.call("expcdf", x, "1/3")
    for k, n, p in (("0", "20000", "0.3"), ("5900", "20000", "0.3"), ("6000", "20000", "0.3"), ("999", "20000", "1/7"), ("50", "5000", "0.01")):
        rows.call("binompdf", k, n, p)
        rows.call("binomcdf", k, n, p)
    for k in ("0", "1", "5", "50", "500", "5000"):
        for mean in ("0.1", "1", "4.5", "60", "1000"):
            rows.call("poissonpdf", k, mean)
            rows.call("poissoncdf", k, mean)
    rows.proved(
        ("normcdf(0)", "0.5"), ("norminv(0.5)", "0"), ("norminv(0.5;100;15)", "100"), ("normcdf(1)+normcdf(-1)", "1"), ("normcdf(norminv(0.9))", "0.9"), ("tcdf(0;3)", "0.5"), ("tinv(0.5;7)", "0"), ("tcdf(1;1)", "0.75"), ("tinv(0.75;1)", "1"),
        ("tcdf(sqrt(2);2)*2-1-sqrt(2)/2", "0"), ("chi2cdf(3;2)-1+exp(-1.5)", "0"), ("binompdf(3;10;0.5)", "0.1171875"), ("binompdf(2;3;1/3)*9", "2"), ("binomcdf(3;10;0.5)", "0.171875"), ("binomcdf(10;10;0.3)", "1"), ("binomcdf(-1;10;0.3)", "0"),
        ("binominv(0.171875;10;0.5)", "3"), ("binominv(0.171875+1e-50;10;0.5)", "4"), ("binominv(0.171875+1e-1000;10;0.5)", "4"), ("poissonpdf(0;2)-exp(-2)", "0"), ("poissonpdf(0;0)", "1"), ("poissonpdf(1;0)", "0"), ("expcdf(ln(2);1)", "0.5"), ("expinv(0.5;1)-ln(2)", "0"), ("exppdf(-1;2)", "0"), ("chi2cdf(-1;2)", "0"),
        ("normcdf(1)+normcdf(-1) == 1+1e-50", "false"), ("normcdf(norminv(0.9)) == 0.9+1e-1000", "false"), ("tcdf(2;7)+tcdf(-2;7)", "1"), ("fcdf(1;5;5)", "0.5"))
    rows.errors(("norminv(1)", "`norminv` has no real value here"), ("normpdf(0;0;-1)", "`normpdf` has no real value here"), ("tcdf(1;0)", "`tcdf` has no real value here"), ("binompdf(1.5;10;0.5)", "`binompdf` takes integers only"),
                ("binompdf(1;10;1.5)", "`binompdf` has no real value here"), ("chi2inv(1;3)", "`chi2inv` has no real value here"), ("poissonpdf(1;-1)", "`poissonpdf` has no real value here"))
    fifty(rows, ("normcdf", "-10"), ("norminv", "0.001"), ("tcdf", "2.5", "7"), ("tinv", "0.975", "7"), ("chi2inv", "0.95", "5"), ("finv", "0.05", "3", "10"), ("chi2cdf", "3", "5"), ("fcdf", "2", "3", "10"), ("poissoncdf", "30", "25.5"))


FILES = {"gamma": gamma, "integrals": integrals, "bessel": bessel, "elliptic": elliptic, "distributions": distributions}

if __name__ == "__main__":
    for wanted in sys.argv[1:] or FILES:
        FILES[wanted]()
