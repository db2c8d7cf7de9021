"""Whether what a calculator printed is right, by the digits it printed.

A number is right if it is the value, rounded to the nearest or cut off at its last digit. Digits beyond the hundredth are not looked
at, and fewer digits than a hundred are no mistake. It has its last digit off if it is less than ten units of its last place
away. Else it is wrong: so is 0 for a number that is not zero, unless it shows twenty places that are all right, and a number of less than six digits and six decimals that is off by
more than a ten-thousandth.
"""

import re
import sys
from fractions import Fraction

sys.set_int_max_str_digits(0)

NUMBER = re.compile(r"^([-+]?)(\d*)(?:\.(\d*))?(?:\s*[eE]\s*([-+]?\d+))?$")
QUOTIENT = re.compile(r"^\(?([-+]?\d+)\)?/(\d+)$")
SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
LARGEST_EXPONENT = 50_000
LONGEST = 4000
FEWEST_PLACES = 20
DIGITS = 100


def plain(text):
    """A printed number with ASCII signs and exponents."""
    text = text.strip().replace("−", "-")
    match = re.match(r"^(.*?)\s*[×x*]\s*10(?:\^|\*\*)?([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+|\(?-?\d+\)?)$", text)
    if match:
        text = match[1] + "e" + match[2].translate(SUPERSCRIPTS).strip("()")
    return text


def number(text):
    """A printed number: its digits as an integer, and the power of ten of the last one; None if it is no number."""
    match = NUMBER.match(text)
    if not match or not (match[2] or match[3]):
        return None
    sign, whole, part, exponent = match.groups()
    digits, place = whole + (part or ""), int(exponent or 0) - len(part or "")
    extra = max(0, len(digits.lstrip("0")) - LONGEST)
    return int(sign + (digits[:-extra] if extra else digits)), place + extra


def compact(text):
    """A printed number with its first digits only, and how many follow as an exponent."""
    parsed = number(plain(text))
    return text if len(text) <= LONGEST or parsed is None else f"{parsed[0]}e{parsed[1]}"


def shortened(digits, place):
    """The first hundred digits, rounded."""
    extra = len(str(abs(digits))) - DIGITS
    if extra <= 0:
        return digits, place
    size, half = abs(digits), 10**extra // 2
    kept = (size + half) // 10**extra
    return (kept if digits > 0 else -kept), place + extra


def judged_number(kind, expected, text):
    """`right`, `last digit off` or `wrong`; None if the text is no number."""
    quotient = QUOTIENT.match(text)
    if quotient and int(quotient[2]):
        over, under = int(quotient[1]), int(quotient[2])
        digits, place = number(expected)
        if abs(place) > LARGEST_EXPONENT:
            return "wrong"
        target = Fraction(digits) * Fraction(10) ** place
        value = Fraction(over, under)
        if kind == "exact":
            return "right" if value == target else "wrong"
        return "right" if abs(value - target) * 2 <= Fraction(10) ** place else "wrong"
    printed = number(text)
    if printed is None:
        return None
    target, target_place = number(expected)
    if (printed[0] == 0) != (target == 0):
        has_all_places = printed[1] <= -FEWEST_PLACES and len(str(abs(target))) + target_place <= printed[1]
        return "right" if printed[0] == 0 and has_all_places else "wrong"
    if target == 0:
        return "right"
    digits, place = printed
    size = len(str(abs(digits)))
    if kind == "rounded":
        digits, place = shortened(digits, place)
    # Both in units of the finer of the two last places, which are close together if the numbers are.
    if abs((size + printed[1]) - (len(str(abs(target))) + target_place)) > 2:
        return "wrong"
    low = min(place, target_place)
    unit, slack = 10 ** (place - low), 10 ** (target_place - low) if kind == "rounded" else 0
    value, truth = digits * 10 ** (place - low), target * 10 ** (target_place - low)
    distance = abs(value - truth)
    if size < 6 and place > -6 and distance * 10**4 > abs(truth):
        return "wrong"
    is_nearest = 2 * distance <= unit + slack
    cut = 2 * (abs(truth) - abs(value))
    is_cut = -slack <= cut < 2 * unit + slack and (value > 0) == (truth > 0)
    if kind == "exact" and size > DIGITS and not is_nearest and not is_cut:
        return judged_number("exact", expected, f"{shortened(*printed)[0]}e{shortened(*printed)[1]}")
    if is_nearest or is_cut:
        return "right"
    return "last digit off" if distance < 10 * unit else "wrong"


def judged(kind, expected, text):
    """What to make of an answer; an empty one is an error."""
    text = plain(text)
    if kind == "boolean":
        if number(text) is not None:
            text = "true" if judged_number("exact", "1", text) == "right" else "false" if number(text)[0] == 0 else "other"
        return "refused" if text.lower() not in ("true", "false") else "right" if text.lower() == expected else "wrong"
    is_number = number(text) is not None or bool(QUOTIENT.match(text)) and not text.endswith("/0")
    if kind == "refused":
        return "wrong" if is_number or text.lower() in ("true", "false") else "right"
    return judged_number(kind, expected, text) if is_number else "refused"


# Kind, expected, printed, outcome.
EXAMPLES = [
    ("exact", "0.3", "0.3", "right"), ("exact", "0.3", "0.30000000000000004", "last digit off"), ("exact", "0", "1e-30", "wrong"), ("exact", "0", "0.00", "right"),
    ("exact", "1e-30", "0", "wrong"), ("exact", "1e-300", "0." + "0" * 100, "right"), ("exact", "1e-100", "0." + "0" * 100, "wrong"), ("exact", "1e-300", "0.0", "wrong"), ("exact", "4", "3.9999999999", "last digit off"), ("exact", "4", "4.000", "right"), ("exact", "5", "-5", "wrong"),
    ("rounded", "0." + "3" * 100, "1/3", "right"), ("rounded", "0." + "6" * 99 + "7", "0.66666666", "right"), ("rounded", "0." + "6" * 99 + "7", "0.66666667", "right"),
    ("rounded", "0." + "6" * 99 + "7", "0.66666668", "last digit off"), ("rounded", "0." + "6" * 99 + "7", "0.66666766", "wrong"),
    ("rounded", "3." + "3" * 99 + "e-20", "3.33333333e-20", "right"), ("rounded", "3." + "3" * 99 + "e-20", "3.33333333e-21", "wrong"),
    ("rounded", "1." + "0" * 99, "0." + "9" * 100, "right"), ("rounded", "1." + "0" * 99, "0." + "9" * 60, "right"), ("rounded", "1." + "0" * 99, "1.00001", "last digit off"),
    ("exact", "1267650600228229401496703205376", "1.267650600228229e+30", "right"), ("exact", "120", "1.2×10²", "right"), ("rounded", "0.0000" + "142857" * 16 + "1429", "0.000014286", "right"), ("exact", "8", "7", "wrong"),
    ("boolean", "true", "1", "right"), ("boolean", "true", "0", "wrong"), ("boolean", "false", "False", "right"), ("boolean", "true", "1.000e+00", "right"),
    ("boolean", "false", "0.000", "right"), ("refused", "not real", "1.5", "wrong"), ("refused", "not real", "1i", "right"), ("refused", "not real", "", "right"),
    ("refused", "division by zero", "1/0", "right"), ("exact", "3", "", "refused"), ("rounded", "1.234", "1.2 + 3i", "refused"), ("exact", "3", "inf", "refused"),
]


def check_itself():
    for kind, expected, text, outcome in EXAMPLES:
        found = judged(kind, expected, text)
        assert found == outcome, f"{text} for {expected} ({kind}) is {found}, not {outcome}"


check_itself()
