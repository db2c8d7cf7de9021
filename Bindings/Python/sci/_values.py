"""Values of one evaluation."""

from __future__ import annotations

import ctypes
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import Any, List, NamedTuple, Optional, Union

from . import _library as c
from ._options import struct


class Quantity(NamedTuple):
    """A number with a unit.

    >>> import sci
    >>> sci.evaluate("100 km / (4 h)")
    Quantity(number=Decimal('25'), unit='km/h')
    """

    number: Decimal
    unit: str

    def __str__(self) -> str:
        return f"{self.number} {self.unit}"


#: What an expression comes to; a text where it was asked for in a form that is no decimal, such as `to hex`.
Value = Union[Decimal, bool, Quantity, List[Union[Decimal, str]], str, None]


class Answer(NamedTuple):
    """A value with what is known about it."""

    #: The text that the command prints.
    text: str
    value: Value
    #: Whether it is the value itself and not a rounding of it.
    is_exact: bool
    #: With a currency, what rounding took away.
    residue: Optional[Decimal] = None


def evaluate(text: str, **options: Any) -> Value:
    """The value of an expression, every digit of it right.

    >>> import sci
    >>> sci.evaluate("sin(30)*2")
    Decimal('1')
    >>> sci.evaluate("sqrt(2)", digits=30)
    Decimal('1.41421356237309504880168872421')
    >>> sci.evaluate("0.1 + 0.2 == 0.3")
    True
    >>> sci.evaluate("split(100; 3; 0.01)")
    [Decimal('33.34'), Decimal('33.33'), Decimal('33.33')]

    The options are those of `sci.Options`. Errors are exceptions below `sci.Error`.
    """
    return answer(text, **options).value


def answer(text: str, **options: Any) -> Answer:
    """The value of an expression and what is known about it.

    >>> import sci
    >>> sci.answer("49.95*3 + 8.25%", currency="USD")
    Answer(text='162.21', value=Decimal('162.21'), is_exact=False, residue=Decimal('0.002625'))
    """
    encoded = utf8(text)
    pointer = c.call(
        c.library.sci_evaluate, encoded, len(encoded), ctypes.byref(struct(options))
    )
    return read(pointer)


def utf8(text: str) -> bytes:
    """The bytes of an expression."""
    if not isinstance(text, str):
        raise TypeError(f"expected an expression as a text, not {type(text).__name__}")
    return text.encode()


def read(pointer: Optional[int]) -> Answer:
    """The answer of a result handle, which is freed."""
    handle = c.Handle(pointer, c.library.sci_result_free)
    text = c.library.sci_result_text(pointer, None).decode()
    residue = c.library.sci_result_residue(pointer)
    return Answer(
        text,
        _value(handle, text),
        bool(c.library.sci_result_is_exact(pointer)),
        None if residue is None else Decimal(residue.decode()),
    )


def _value(handle: c.Handle, text: str) -> Value:
    kind = c.library.sci_result_kind(handle.pointer)
    if kind == c.NONE:
        return None
    if kind == c.BOOLEAN:
        return text == "true"
    if kind == c.LIST:
        count = c.library.sci_result_element_count(handle.pointer)
        elements = [c.library.sci_result_element(handle.pointer, i) for i in range(count)]
        return [number(element.decode()) for element in elements]
    if kind == c.QUANTITY:
        unit = c.library.sci_result_unit(handle.pointer).decode()
        digits = number(text[: -len(unit) - 1]) if unit else text
        return Quantity(digits, unit) if isinstance(digits, Decimal) else text
    return number(text)


def number(text: str) -> Union[Decimal, str]:
    """A number as a Decimal, or as it is if it has another form."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return text


def number_text(value: Any, doubles: str = "shortest") -> str:
    """A number as libsci reads it."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        raise TypeError("expected a number, not a bool")
    if isinstance(value, (int, Fraction)):
        return str(value)
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, float):
        # Of float itself: numpy's float64 is a subclass with a longer text.
        return float.__repr__(value) if doubles == "shortest" else str(Decimal(value))
    if hasattr(value, "item"):
        return number_text(value.item(), doubles)
    raise TypeError(f"expected a number or a column of them, not {type(value).__name__}")
