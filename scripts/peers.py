"""How each calculator of the scoreboard is asked: one table each, nothing else is known about them.

A value of a table is a template of Python's `str.format` for the arguments. What has no entry cannot be asked. Only what
the calculator documents under a name of its own is in a table: bc has no tangent, so nobody asks it for s(x)/c(x).
"""

import re
import subprocess
import sys
from fractions import Fraction

from expression import COMPARISONS, parse


class CannotAsk(Exception):
    """The calculator has no spelling for this."""


def rational(node):
    """The value of a tree of integers and signs, to tell whether an exponent is an integer."""
    name, *operands = node
    if name == "number":
        return Fraction(operands[0])
    if name not in ("neg", "+", "-", "*", "/", "^"):
        return None
    values = [rational(operand) for operand in operands]
    if None in values or name == "/" and values[1] == 0 or name == "^" and (values[1].denominator > 1 or abs(values[1]) > 400 or not values[0]):
        return None
    return -values[0] if name == "neg" else {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
                                             "^": lambda a, b: a ** int(b)}[name](*values)


def is_integer(node):
    value = rational(node)
    return value is not None and value.denominator == 1


# MARK: - Calculators


class Peer:
    name = program = ""
    separator = ", "
    angles = {"-", "rad"}
    functions = {}
    constants = {}
    comparisons = {mark: mark for mark in COMPARISONS}
    power = "({0}^{1})"
    reads_percent = reads_products = False
    has_integer_factorial = True
    plain = re.compile(r"^[0-9.+\-*/^() ]+$")
    product = re.compile(r"[\d)]\s*\(|\)\s*\d")
    counts_decimals = False

    def version(self):
        return ""

    def number(self, text):
        return text

    def command(self, text, angle, decimals):
        """The words of the command, and its standard input; `decimals` after the point hold 100 significant digits."""
        raise NotImplementedError

    def answer(self, output, errors):
        """The text of the result, or an empty text for an error."""
        return output.strip()

    def precedence(self, text):
        """A text of numbers and operators as it is typed."""
        return text

    def asked(self, row):
        """The expression in the calculator's own language."""
        text = row.expression
        if row.angle not in self.angles:
            raise CannotAsk(f"angles in {row.angle}")
        if row.kind == "refused" and row.expected == "syntax":
            return self.broken(text.replace(";", ",") if "(" in text else text)
        if "%" in text or row.category == "percent":
            if not self.reads_percent or " of " in text or ";" in text:
                raise CannotAsk("percent signs")
            return text
        if row.category == "precedence" and self.plain.match(text) and not self.product.search(text):
            return self.precedence(text)
        try:
            tree = parse(text)
        except SyntaxError:
            if self.reads_products:
                return self.products(text)
            raise CannotAsk("its own notation") from None
        return self.rendered(tree)

    def broken(self, text):
        return text

    def products(self, text):
        return text

    def rendered(self, node):
        name, *operands = node
        if name == "number":
            return self.number(operands[0])
        if name == "name":
            if operands[0] not in self.constants:
                raise CannotAsk(operands[0])
            return self.constants[operands[0]]
        if name == "^":
            return self.raised(*operands)
        if name == "factorial" and self.has_integer_factorial and not is_integer(operands[0]):
            raise CannotAsk("factorials of what is no integer")
        parts = [self.rendered(operand) for operand in operands]
        if name in ("+", "-", "*", "/"):
            return f"({parts[0]} {name} {parts[1]})"
        if name == "neg":
            return f"(-{parts[0]})"
        if name in COMPARISONS:
            if name not in self.comparisons:
                raise CannotAsk(name)
            left = f"({parts[0]})" if operands[0][0] == "name" else parts[0]  # a bare name may be assigned to
            return f"{left} {self.comparisons[name]} {parts[1]}"
        template = self.functions.get(f"{name}/{len(parts)}", self.functions.get(name))
        if template is None or "/" not in name and f"{name}/{len(parts)}" not in self.functions and len(parts) > 1 and "{1}" not in template \
                and "{all}" not in template:
            raise CannotAsk(name)
        return template.format(*parts, all=self.separator.join(parts))

    def raised(self, base, exponent):
        return self.power.format(self.rendered(base), self.rendered(exponent))


def same(*names):
    return {name: name + "({0})" for name in names}


CIRCULAR = ("sin", "cos", "tan")
ARCS = ("asin", "acos", "atan")
HYPERBOLIC = ("sinh", "cosh", "tanh", "asinh", "acosh", "atanh")
PHI = "((1 + sqrt(5))/2)"


def first_line(*words, stdin=""):
    result = subprocess.run(words, input=stdin, capture_output=True, text=True, timeout=20)
    return (result.stdout + result.stderr).strip().splitlines()[0]


class Sci(Peer):
    name = program = "sci"
    angles = {"-", "rad", "deg", "grad", "turn"}
    OPTIONS = {"-": "-r", "rad": "-r", "deg": "-d", "grad": "--gradians", "turn": "--turns"}

    def version(self):
        return first_line("sci", "--version").split()[1]

    def asked(self, row):
        return row.expression

    def command(self, text, angle, decimals):
        return ["sci", self.OPTIONS[angle], "-n", "100", "--", text], ""

    def answer(self, output, errors):
        return "" if output.startswith("error") else output.strip()


class GnuBc(Peer):
    name, program = "GNU bc", "bc"
    counts_decimals = True
    functions = {"sin": "s({0})", "cos": "c({0})", "atan": "a({0})", "ln": "l({0})", "exp": "e({0})", "sqrt": "sqrt({0})"}
    constants = {"pi": "(4*a(1))", "tau": "(8*a(1))", "e": "e(1)", "phi": PHI}

    def version(self):
        return first_line("bc", "--version").split()[-1]

    def number(self, text):
        mantissa, _, exponent = text.lower().partition("e")
        whole, _, part = mantissa.partition(".")
        places = int(exponent or 0) - len(part)
        digits = (whole + part).lstrip("0") or "0"
        if abs(places) > 3000:
            raise CannotAsk("a number with that exponent")
        if places >= 0:
            return digits + "0" * places
        digits = digits.rjust(-places + 1, "0")
        return digits[:places] + "." + digits[places:]

    def raised(self, base, exponent):
        if not is_integer(exponent):
            raise CannotAsk("powers that are not integers")  # its manual: the exponent must be an integer
        return super().raised(base, exponent)

    def precedence(self, text):
        if "-" in text and "^" in text or "--" in text:
            raise CannotAsk("a minus binds closer than a power, by its manual")
        if "^0.5" in text or "^(1/2)" in text:
            raise CannotAsk("powers that are not integers")
        return text

    def broken(self, text):
        if re.fullmatch(r"[a-z]+( \+ 1)?", text):
            raise CannotAsk("unknown names are variables, by its manual")
        return text

    def command(self, text, angle, decimals):
        return ["env", "BC_LINE_LENGTH=0", "bc", "-lq"], f"scale={decimals}\n{text}\n"

    def answer(self, output, errors):
        return "" if "error" in errors.lower() else output.strip()


class Calc(Peer):
    name, program = "calc", "calc"
    counts_decimals = True
    functions = same(*CIRCULAR, *ARCS, *HYPERBOLIC, "cot", "sec", "csc", "asec", "acsc", "coth", "sech", "csch", "acoth", "asech", "acsch", "sqrt",
                     "exp", "ln", "floor", "ceil", "abs", "frac") | {
        "cbrt": "root({0}, 3)", "root": "root({0}, {1})", "log/1": "log({0})", "trunc": "int({0})", "sign": "sgn({0})", "factorial": "({0})!",
        "binomial": "comb({0}, {1})", "permutations": "perm({0}, {1})", "gcd": "gcd({all})", "lcm": "lcm({all})", "min": "min({all})", "max": "max({all})",
        "mod": "mod({0}, {1})", "hypot": "hypot({0}, {1})", "atan2": "atan2({0}, {1})", "mean": "avg({all})"}
    constants = {"pi": "pi()", "tau": "(2*pi())", "e": "exp(1)", "phi": PHI}

    def version(self):
        return first_line("calc", "-v").split()[-1].rstrip(")")

    def raised(self, base, exponent):
        if is_integer(exponent):
            return super().raised(base, exponent)
        return f"power({self.rendered(base)}, {self.rendered(exponent)})"

    def precedence(self, text):
        if "--" in text:
            raise CannotAsk("-- takes 1 from a variable, by its manual")
        return re.sub(r"^(.*)\^0\.5$", r"power(\1, 0.5)", text)

    def rendered(self, node):
        if node[0] == "mod" and rational(node[2]) == 0:
            raise CannotAsk("mod(x, 0) is x, by its manual")
        return super().rendered(node)

    def broken(self, text):
        if text.startswith("/"):
            raise CannotAsk("/x is 1/x")
        if "," in text:
            raise CannotAsk("sqrt has three arguments, by its manual")
        return text

    def command(self, text, angle, decimals):
        return ["calc", "-q", "--", f'config("epsilon", 1e-{decimals + 10}), config("display", {decimals}), config("tilde", 0), ({text})'], ""

    def answer(self, output, errors):
        return "" if errors.strip() or "rror" in output else output.strip().lstrip("~")


class Gp(Peer):
    name, program = "PARI/GP", "gp"
    functions = same(*CIRCULAR, *ARCS, *HYPERBOLIC, "sqrt", "exp", "expm1", "log1p", "gamma", "erfc", "floor", "ceil", "round", "frac", "sign", "abs") | {
        "cot": "cotan({0})", "coth": "cotanh({0})", "ln": "log({0})", "trunc": "truncate({0})", "factorial": "({0})!", "binomial": "binomial({0}, {1})",
        "gcd": "gcd({0}, {1})", "lcm": "lcm({0}, {1})", "min/2": "min({0}, {1})", "max/2": "max({0}, {1})", "mod": "({0} % {1})", "quo": "({0} \\ {1})",
        "root": "sqrtn({0}, {1})", "cbrt": "sqrtn({0}, 3)"}
    constants = {"pi": "Pi", "tau": "(2*Pi)", "e": "exp(1)", "phi": PHI}

    def version(self):
        return first_line("gp", "--version-short")

    def precedence(self, text):
        if re.search(r"-\s*-", text):
            raise CannotAsk("-- takes 1 from a variable, and spaces do not count, by its manual")
        return text

    def rendered(self, node):
        name, *operands = node
        if name == "round" and operands[0][0] == "neg":
            raise CannotAsk("round takes halves up, by its manual")
        if name == "mod" and operands[1][0] == "neg":
            raise CannotAsk("remainders are never negative, by its manual")
        return super().rendered(node)

    def broken(self, text):
        if re.fullmatch(r"[\d. ]+", text):
            raise CannotAsk("spaces between digits do not count, by its manual")
        if re.fullmatch(r"[a-z]+( \+ 1)?", text):
            raise CannotAsk("unknown names are variables, by its manual")
        return text

    def command(self, text, angle, decimals):
        return ["gp", "-q", "-f", "-D", "parisizemax=1G", "-D", "realprecision=100"], text + "\n"

    def answer(self, output, errors):
        is_error = any("***" in line and "Warning" not in line for line in (output + errors).splitlines())
        return "" if is_error or not output.strip() else output.strip().splitlines()[-1].replace(" E", "E")


class Unfinished(str):
    """A text that is asked so that warnings are printed."""


class Qalc(Peer):
    name = "Qalculate!"
    program = "qalc"
    angles = {"-", "rad", "deg", "grad"}
    functions = same(*CIRCULAR, *ARCS, *HYPERBOLIC, "cot", "sec", "csc", "acot", "asec", "acsc", "coth", "sech", "csch", "acoth", "asech", "acsch", "sqrt", "cbrt",
                     "exp", "ln", "log2", "exp2", "exp10", "gamma", "erf", "erfc", "floor", "ceil", "trunc", "round", "frac", "abs") | {
        "log/1": "log10({0})", "log": "log({0}, {1})", "root": "root({0}, {1})", "sign": "sgn({0})", "factorial": "({0})!", "doublefactorial": "({0})!!",
        "binomial": "binomial({0}, {1})", "permutations": "perm({0}, {1})", "gcd": "gcd({0}, {1})", "lcm": "lcm({0}, {1})", "min": "min({all})", "max": "max({all})",
        "mod": "mod({0}, {1})", "rem": "rem({0}, {1})", "hypot": "hypot({0}, {1})", "atan2": "atan2({0}, {1})", "sum": "total({all})", "mean": "mean({all})"}
    constants = {"pi": "pi", "tau": "(2*pi)", "e": "e", "phi": "golden"}
    reads_percent = reads_products = True

    def version(self):
        return first_line("qalc", "-v")

    def products(self, text):
        if text in ("6/2(1 + 2)", "1/2pi"):
            raise CannotAsk("side by side binds closer or not, by a setting")
        if not re.search(r"[%°|√²×⁻½(]|\d(pi|sq)|sqrt|pi", text) or ";" in text:
            raise CannotAsk("its own notation")
        return text

    def broken(self, text):
        if text.count("(") != text.count(")"):
            raise CannotAsk("brackets that miss are added, by its manual")
        if re.search(r"[a-z~@#\"\]]", text) or re.fullmatch(r"[\d. ]+", text) and " " in text:
            raise CannotAsk("unknown names are variables, and spaces between digits do not count, by its manual")
        return Unfinished(text)

    def command(self, text, angle, decimals):
        unit = {"deg": "deg", "grad": "gra"}.get(angle, "rad")
        terse = [] if isinstance(text, Unfinished) else ["-t"]
        text = " " + text if text.startswith("--") else text
        return ["qalc", *terse, "-nocurrencies", "-s", "precision 100", "-s", f"angle {unit}", text], ""

    def answer(self, output, errors):
        return "" if "error" in output or "warning" in output else output.strip().splitlines()[-1].replace("−", "-") if output.strip() else ""


class Gnome(Peer):
    has_integer_factorial = False
    name, program = "GNOME Calculator", "gcalccmd"
    angles = {"-", "deg"}
    functions = same(*CIRCULAR, *ARCS, *HYPERBOLIC, "sqrt", "ln", "floor", "ceil", "round", "frac", "abs", "sgn") | {
        "cbrt": "∛({0})", "log/1": "log({0})", "log2": "log₂({0})", "trunc": "int({0})", "sign": "sgn({0})", "factorial": "({0})!", "mod": "({0} mod {1})",
        "exp": "(e^({0}))", "exp2": "(2^({0}))", "exp10": "(10^({0}))"}
    constants = {"pi": "π", "tau": "(2*π)", "e": "e", "phi": PHI}
    comparisons = {}
    reads_percent = reads_products = True

    def version(self):
        return first_line("dpkg-query", "-W", "-f", "${Version}", "gnome-calculator").partition(":")[2].partition("-")[0]

    def number(self, text):
        mantissa, _, exponent = text.lower().partition("e")
        mantissa = mantissa.rstrip(".") or "0"
        mantissa = "0" + mantissa if mantissa.startswith(".") else mantissa
        return f"({mantissa}*10^({int(exponent)}))" if exponent else mantissa

    def asked(self, row):
        if re.search(r"\d\.(?!\d)|\d[eE]", row.expression) and row.category in ("precedence", "percent"):
            raise CannotAsk("numbers with an exponent")
        if re.search(r"e-\d\d", row.expected) or row.expected.lstrip("-").startswith("0.000000000"):
            raise CannotAsk("a number below its nine decimals")
        if re.fullmatch(r"\d+% [-+] \d+%", row.expression):
            raise CannotAsk("a percentage of a percentage, by its manual")
        return super().asked(row)

    def broken(self, text):
        if re.search(r"^[a-z]+( \+ 1)?$", text) or re.fullmatch(r"[\d. ]+", text) and " " in text:
            raise CannotAsk("letters side by side are products of units and variables, spaces between digits do not count")
        return text

    def command(self, text, angle, decimals):
        return ["gcalccmd"], text + "\n"

    def answer(self, output, errors):
        lines = [line.strip("> \t") for line in output.splitlines()]
        return next((line.replace("−", "-").replace("×10^", "e") for line in lines if line), "")


class Genius(Peer):
    name, program = "Genius", "genius"
    functions = same(*CIRCULAR, *ARCS, *HYPERBOLIC, "cot", "sec", "csc", "coth", "sech", "csch", "sqrt", "exp", "ln", "log2", "floor", "ceil", "trunc",
                     "abs", "sign") | {
        "log/1": "log10({0})", "log": "log({0}, {1})", "factorial": "({0})!", "doublefactorial": "({0})!!", "binomial": "Binomial({0}, {1})",
        "permutations": "nPr({0}, {1})", "gcd": "gcd({0}, {1})", "lcm": "lcm({0}, {1})", "min": "min({all})", "max": "max({all})", "mod": "({0} mod {1})",
        "gamma": "GammaFunction({0})", "erf": "ErrorFunction({0})", "atan2": "atan2({0}, {1})"}
    # Its round takes halves to the even integer.
    constants = {"pi": "pi", "tau": "(2*pi)", "e": "e", "phi": "GoldenRatio"}

    def version(self):
        return first_line("genius", "--version").split()[-1]

    def precedence(self, text):
        if "-" in text and "^" in text:
            raise CannotAsk("a minus binds closer than a power")
        return text

    def command(self, text, angle, decimals):
        return ["genius", "--maxdigits=100", "--precision=400", "--nomixed", "--fullexp", "--noquiet", f"--exec={text}"], ""

    def answer(self, output, errors):
        return "" if re.search(r"error|undefined|ncorrect|must|uninitialized|Can't|Division|not ", output + errors, re.I) else output.strip()


class Wcalc(Peer):
    name = program = "wcalc"
    angles = {"-", "rad", "deg"}
    functions = same(*CIRCULAR, *ARCS, *HYPERBOLIC, "cot", "coth", "acoth", "sqrt", "cbrt", "exp", "ln", "floor", "ceil", "abs") | {
        "log/1": "log({0})", "log2": "logtwo({0})", "gamma": "Gamma({0})", "factorial": "({0})!"}
    # It has a function round too, which takes halves to the even integer.
    constants = {"pi": "pi", "tau": "(2*pi)", "e": "e", "phi": PHI}

    def version(self):
        return first_line("wcalc", "-v").split()[-1]

    def precedence(self, text):
        if re.match(r"0\d", text):
            raise CannotAsk("a number that begins with 0 is octal, by its manual")
        return text

    def broken(self, text):
        if re.fullmatch(r"[\d. ]+", text) and " " in text:
            raise CannotAsk("side by side is a product")
        return text

    def command(self, text, angle, decimals):
        return ["wcalc", "-P100", "-E", *([] if angle == "deg" else ["-r"]), " " + text if text.startswith("-") else text], ""

    def answer(self, output, errors):
        return "" if errors.strip() else output.strip().lstrip("~= ").strip()


class Python(Peer):
    name, program = "Python, floats and `math`", "python3"
    functions = {name: f"math.{name}({{0}})" for name in (*CIRCULAR, *ARCS, *HYPERBOLIC, "sqrt", "cbrt", "exp", "exp2", "expm1", "log1p", "log2", "gamma", "erf",
                                                         "erfc", "floor", "ceil", "trunc")} | {
        "ln": "math.log({0})", "log/1": "math.log10({0})", "log": "math.log({0}, {1})", "hypot": "math.hypot({0}, {1})", "atan2": "math.atan2({0}, {1})",
        "factorial": "math.factorial({0})", "binomial": "math.comb({0}, {1})", "permutations": "math.perm({0}, {1})", "gcd": "math.gcd({all})",
        "lcm": "math.lcm({all})", "abs": "abs({0})", "min": "min({all})", "max": "max({all})", "mod": "({0} % {1})", "rem": "math.fmod({0}, {1})",
        "quo": "({0} // {1})", "sum": "sum(({all}))", "mean": "statistics.mean(({all}))"}
    constants = {"pi": "math.pi", "tau": "math.tau", "e": "math.e", "phi": "((1 + math.sqrt(5))/2)"}
    power = "({0} ** {1})"

    def version(self):
        return sys.version.split()[0]

    def number(self, text):
        return text.lstrip("0") or "0" if text.isdigit() else text

    def precedence(self, text):
        return text.replace("^", "**")

    def broken(self, text):
        if "**" in text or "#" in text:
            return text
        return text.replace("^", "**")

    def command(self, text, angle, decimals):
        return ["python3", "-c", f"import math, statistics, sys; sys.set_int_max_str_digits(0); print({text})"], ""

    def answer(self, output, errors):
        return "" if errors.strip() else output.strip()


ALL = [Sci(), Gp(), Calc(), GnuBc(), Qalc(), Genius(), Wcalc(), Gnome(), Python()]
