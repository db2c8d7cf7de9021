"""Exact amounts of a currency."""

from __future__ import annotations

import functools
import re
import reprlib
from decimal import Decimal
from fractions import Fraction
from typing import Any, List, NamedTuple, Optional, Tuple, Union, overload

from ._errors import Error, UsageError
from ._values import answer

Number = Union[int, str, Decimal, Fraction]

_MOST_DECIMALS = 9_999

#: What `format` may be asked for: filling, alignment, sign, width, groups and decimals.
_FORMAT = re.compile(r"(?:.?[<>=^])?[-+ ]?0?\d*,?(?:\.(?P<precision>\d{1,4}))?f?", re.DOTALL)


class Rounded(NamedTuple):
    """An amount that was rounded, and what that took away: together they are what it was."""

    amount: "Money"
    residue: "Money"


@functools.lru_cache(maxsize=None)
def decimals_of(currency: str) -> int:
    """How many decimals the smallest unit of a currency has."""
    text = answer("0", currency=currency).text
    return len(text.partition(".")[2])


def _fraction(number: Any) -> Fraction:
    if isinstance(number, (float, bool)):
        raise TypeError(f"{number!r} is no exact amount: write a text, such as \"{number}\"")
    if isinstance(number, str):
        try:
            return Fraction(number)
        except ValueError:
            raise UsageError(f"{number!r} is no number") from None
    if isinstance(number, (int, Decimal, Fraction)):
        return Fraction(number)
    raise TypeError(f"expected a number, not {reprlib.repr(number)}")


def _expression(number: Fraction) -> str:
    return f"({number.numerator}/{number.denominator})"


@functools.total_ordering
class Money:
    """An exact amount of a currency; nothing rounds it but `rounded`.

    >>> import sci
    >>> from fractions import Fraction
    >>> price = sci.Money("49.95", "USD")
    >>> total = price * 3 * Fraction("1.0825")
    >>> total
    Money('162.212625', 'USD')
    >>> total.rounded("half-away")
    Money('162.21', 'USD')
    >>> sci.Money(100, "USD") / 3 * 3 == sci.Money(100, "USD")
    True
    >>> [str(share) for share in sci.Money(100, "EUR").split(3)]
    ['33.34 EUR', '33.33 EUR', '33.33 EUR']

    Divided by a number it is an amount, and by an amount a fraction:

    >>> sci.Money("19.98", "EUR") / sci.Money("6.00", "EUR")
    Fraction(333, 100)
    """

    __slots__ = ("amount", "currency")

    def __init__(self, amount: Number, currency: str):
        #: The amount, exactly.
        self.amount: Fraction
        #: The ISO 4217 code.
        self.currency: str
        decimals_of(currency)
        object.__setattr__(self, "amount", _fraction(amount))
        object.__setattr__(self, "currency", currency)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("an amount does not change")

    # ---- Text

    def __str__(self) -> str:
        return f"{self._digits()} {self.currency}"

    def __repr__(self) -> str:
        return f"Money({self._digits()!r}, {self.currency!r})"

    def _digits(self) -> str:
        """All digits with at least those of the smallest unit, or a fraction if they do not end."""
        top, bottom = self.amount.numerator, self.amount.denominator
        places = 0
        while bottom % 10 == 0 or bottom % 2 == 0 or bottom % 5 == 0:
            top, bottom, places = top * 10, bottom, places + 1
            common = Fraction(top, bottom)
            top, bottom = common.numerator, common.denominator
        if bottom != 1:
            return str(self.amount)
        wanted = max(places, decimals_of(self.currency))
        digits = str(abs(top) * 10 ** (wanted - places)).rjust(wanted + 1, "0")
        sign = "-" if top < 0 else ""
        return sign + (f"{digits[:-wanted]}.{digits[-wanted:]}" if wanted else digits)

    @property
    def decimal(self) -> Decimal:
        """The amount as a Decimal, exactly.

        Raises `sci.UsageError` for an amount whose digits do not end, such as a third.
        """
        digits = self._digits()
        if "/" in digits:
            raise UsageError(f"{self} has no last digit: round it first")
        return Decimal(digits)

    def __format__(self, spec: str) -> str:
        """The amount as `format` writes a Decimal, and the currency behind it; a precision rounds half away from zero.

        >>> import sci
        >>> f"{sci.Money('1234.565', 'EUR'):>12,.2f}"
        '    1,234.57 EUR'
        """
        if not spec:
            return str(self)
        match = _FORMAT.fullmatch(spec)
        if match is None:
            raise ValueError(f"{spec!r} is no format of an amount: write one such as ',.2f'")
        precision = match["precision"]
        rounded = self if precision is None else round(self, int(precision))
        return f"{rounded.decimal:{spec}} {self.currency}"

    # ---- Arithmetic

    def _same(self, other: "Money") -> Fraction:
        if self.currency != other.currency:
            raise UsageError(f"{self.currency} and {other.currency} do not mix")
        return other.amount

    def __add__(self, other: "Money") -> "Money":
        if not isinstance(other, Money):
            return NotImplemented
        return Money(self.amount + self._same(other), self.currency)

    def __radd__(self, other: Any) -> "Money":
        # `sum` begins with 0.
        return self if type(other) is int and other == 0 else NotImplemented

    def __sub__(self, other: "Money") -> "Money":
        if not isinstance(other, Money):
            return NotImplemented
        return Money(self.amount - self._same(other), self.currency)

    def __mul__(self, factor: Number) -> "Money":
        if isinstance(factor, Money):
            return NotImplemented
        return Money(self.amount * _fraction(factor), self.currency)

    __rmul__ = __mul__

    @overload
    def __truediv__(self, divisor: "Money") -> Fraction: ...

    @overload
    def __truediv__(self, divisor: Number) -> "Money": ...

    def __truediv__(self, divisor: Any) -> Any:
        if isinstance(divisor, Money):
            return self.amount / self._same(divisor)
        return Money(self.amount / _fraction(divisor), self.currency)

    def __floordiv__(self, divisor: "Money") -> int:
        """How often an amount fits into this one."""
        if not isinstance(divisor, Money):
            return NotImplemented
        return self.amount // self._same(divisor)

    def __mod__(self, divisor: "Money") -> "Money":
        """What is left of this amount then."""
        if not isinstance(divisor, Money):
            return NotImplemented
        return Money(self.amount % self._same(divisor), self.currency)

    def __divmod__(self, divisor: "Money") -> Tuple[int, "Money"]:
        return self // divisor, self % divisor

    def __pos__(self) -> "Money":
        return self

    def __neg__(self) -> "Money":
        return Money(-self.amount, self.currency)

    def __abs__(self) -> "Money":
        return Money(abs(self.amount), self.currency)

    def __bool__(self) -> bool:
        return self.amount != 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Money):
            return NotImplemented
        return (self.amount, self.currency) == (other.amount, other.currency)

    def __lt__(self, other: "Money") -> bool:
        if not isinstance(other, Money):
            return NotImplemented
        return self.amount < self._same(other)

    def __hash__(self) -> int:
        return hash((self.amount, self.currency))

    def __reduce__(self) -> Any:
        return Money, (self.amount, self.currency)

    # ---- Rounding and sharing

    def __round__(self, decimals: Optional[int] = None) -> "Money":
        """The amount rounded half away from zero to so many decimals; without them, to those of the smallest unit.

        >>> import sci
        >>> round(sci.Money("1.005", "EUR"))
        Money('1.01', 'EUR')
        >>> round(sci.Money("1250", "EUR"), -2)
        Money('1300.00', 'EUR')
        """
        if decimals is None:
            decimals = decimals_of(self.currency)
        elif not -_MOST_DECIMALS <= decimals <= _MOST_DECIMALS:
            raise UsageError(f"{decimals} decimals: expected at most {_MOST_DECIMALS}")
        unit = Fraction(10) ** -decimals
        count = (abs(self.amount) / unit + Fraction(1, 2)).__floor__()
        return Money((-count if self.amount < 0 else count) * unit, self.currency)

    def rounded(self, rounding: str, *, cash: bool = False) -> "Money":
        """The amount rounded to a multiple of the smallest unit, or of what is paid in cash.

        >>> import sci
        >>> sci.Money("1.23", "CHF").rounded("half-away", cash=True)
        Money('1.25', 'CHF')
        """
        return self.rounded_with_residue(rounding, cash=cash).amount

    def rounded_with_residue(self, rounding: str, *, cash: bool = False) -> Rounded:
        """The rounded amount, and what rounding took away."""
        result = answer(
            _expression(self.amount), rounding=rounding, cash=cash, currency=self.currency
        )
        amount = Money(result.text, self.currency)
        return Rounded(amount, self - amount)

    def split(self, count: int) -> List["Money"]:
        """The amount in so many parts that differ by one unit at most; together they are the amount.

        The amount is a multiple of the smallest unit.
        """
        return self._shares(f"split({_expression(self.amount)}; {int(count)})")

    def allocate(self, *ratios: Number) -> List["Money"]:
        """The amount in parts of these ratios; together they are the amount.

        >>> import sci
        >>> [str(share) for share in sci.Money("99.99", "EUR").allocate(75, 25)]
        ['74.99 EUR', '25.00 EUR']
        """
        parts = "; ".join(_expression(_fraction(ratio)) for ratio in ratios)
        return self._shares(f"allocate({_expression(self.amount)}; {parts})")

    def _shares(self, text: str) -> List["Money"]:
        try:
            shares = answer(text, currency=self.currency).value
        except Error as error:
            # The caller has not written the expression.
            raise type(error)(error.message) from None
        # One share is a number and no list.
        numbers: List[Any] = shares if isinstance(shares, list) else [shares]
        return [Money(number, self.currency) for number in numbers]
