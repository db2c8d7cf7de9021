"""Values of one evaluation."""

from __future__ import annotations

import ctypes
import datetime
import itertools
import re
import reprlib
import zoneinfo
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from numbers import Number
from typing import TYPE_CHECKING, Any, Iterator, List, NamedTuple, Optional, Tuple, Union

from . import _library as c
from ._options import Options, struct

if TYPE_CHECKING:
    from typing_extensions import Unpack


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


class Complex:
    """A complex number whose parts are decimals, with a unit or without.

    >>> import sci
    >>> z = sci.evaluate("ln(-2 + 0i)")
    >>> z
    Complex('0.69314718055994530942', '3.1415926535897932385')
    >>> z.imag
    Decimal('3.1415926535897932385')
    >>> complex(z)
    (0.6931471805599453+3.141592653589793j)
    """

    __slots__ = ("_real", "_imag", "_unit")
    _real: Decimal
    _imag: Decimal
    _unit: str

    def __init__(
        self,
        real: Union[Decimal, int, str] = 0,
        imag: Union[Decimal, int, str] = 0,
        unit: str = "",
    ):
        self._real, self._imag, self._unit = Decimal(real), Decimal(imag), unit

    @property
    def real(self) -> Decimal:
        """The real part."""
        return self._real

    @property
    def imag(self) -> Decimal:
        """The imaginary part."""
        return self._imag

    @property
    def unit(self) -> str:
        """The unit; an empty text where there is none."""
        return self._unit

    def conjugate(self) -> Complex:
        """The number with the other sign of its imaginary part."""
        return Complex(self._real, self._imag.copy_negate(), self._unit)

    def __complex__(self) -> complex:
        """The nearest machine number of each part; of a number without a unit."""
        if self._unit:
            raise TypeError(f"a number in {self._unit} is no number alone: see .real and .imag")
        return complex(float(self._real), float(self._imag))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Complex):
            return self._key() == other._key()
        if isinstance(other, Number) and not self._unit:
            parts = (getattr(other, "real", other), getattr(other, "imag", 0))
            return bool((self._real, self._imag) == parts)
        return NotImplemented

    def __hash__(self) -> int:
        if self._unit:
            return hash(self._key())
        if not self._imag:
            return hash(self._real)
        # What equals a complex number of Python has its hash.
        number = complex(self)
        return hash(number) if self == number else hash(self._key())

    def __bool__(self) -> bool:
        return bool(self._real or self._imag)

    def _key(self) -> tuple[Decimal, Decimal, str]:
        return self._real, self._imag, self._unit

    def __repr__(self) -> str:
        unit = f", {self._unit!r}" if self._unit else ""
        return f"Complex('{self._real}', '{self._imag}'{unit})"

    def __str__(self) -> str:
        sign = "-" if self._imag.is_signed() else "+"
        size = self._imag.copy_abs()
        imag = "i" if size == 1 else f"{size}i"
        if not self._real:
            text = f"-{imag}" if sign == "-" else imag
        else:
            text = f"{self._real} {sign} {imag}"
            if self._unit:
                text = f"({text})"
        return f"{text} {self._unit}" if self._unit else text

    def __reduce__(self) -> Any:
        return Complex, self._key()


#: What an expression comes to; a text where it was asked for in a form that is no decimal, such as `to hex`.
Value = Union[
    Decimal,
    bool,
    Quantity,
    Complex,
    datetime.date,
    datetime.time,
    datetime.timedelta,
    List[Union[Decimal, Complex, datetime.date, datetime.time, str]],
    str,
    None,
]


class Answer(NamedTuple):
    """A value with what is known about it."""

    #: The text that the command prints.
    text: str
    value: Value
    #: Whether it is the value itself and not a rounding of it.
    is_exact: bool
    #: With a currency, what rounding took away.
    residue: Optional[Decimal] = None
    #: What should be said of how the text was read, such as the rate of a currency that was used.
    notes: Tuple[str, ...] = ()


def evaluate(text: str, **options: Unpack[Options]) -> Value:
    """The value of an expression, every digit of it right.

    >>> import sci
    >>> sci.evaluate("sin(30)*2")
    Decimal('1')
    >>> sci.evaluate("sqrt(2)", digits=30)
    Decimal('1.41421356237309504880168872421')
    >>> sci.evaluate("0.1 + 0.2 == 0.3")
    True
    >>> sci.evaluate("@2024-01-31 + 1 month")
    datetime.date(2024, 2, 29)
    >>> sci.evaluate("split(100; 3; 0.01)")
    [Decimal('33.34'), Decimal('33.33'), Decimal('33.33')]

    The options are those of `sci.Options`. Errors are exceptions below `sci.Error`.
    """
    return answer(text, **options).value


def answer(text: str, **options: Unpack[Options]) -> Answer:
    """The value of an expression and what is known about it.

    >>> import sci
    >>> sci.answer("49.95*3 + 8.25%", currency="USD")
    Answer(text='162.21', value=Decimal('162.21'), is_exact=False, residue=Decimal('0.002625'), notes=())
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
        tuple(_notes(handle)),
    )


def _notes(handle: c.Handle) -> Iterator[str]:
    for index in itertools.count():
        note = c.library.sci_result_note(handle.pointer, index)
        if note is None:
            return
        yield note.decode()


def _value(handle: c.Handle, text: str) -> Value:
    kind = c.library.sci_result_kind(handle.pointer)
    if kind == c.NONE:
        return None
    if kind == c.BOOLEAN:
        return text == "true"
    if kind == c.LIST:
        count = c.library.sci_result_element_count(handle.pointer)
        texts = [c.library.sci_result_element(handle.pointer, i) for i in range(count)]
        return [element(text.decode()) for text in texts]
    if kind == c.QUANTITY:
        unit = c.library.sci_result_unit(handle.pointer).decode()
        digits = number(text[: -len(unit) - 1]) if unit else text
        return Quantity(digits, unit) if isinstance(digits, Decimal) else text
    if kind == c.COMPLEX:
        real = number(c.library.sci_result_real(handle.pointer).decode())
        imag = number(c.library.sci_result_imaginary(handle.pointer).decode())
        if isinstance(real, Decimal) and isinstance(imag, Decimal):
            return Complex(real, imag, c.library.sci_result_unit(handle.pointer).decode())
        return text
    if kind == c.CALENDAR:
        return moment(text)
    return number(text)


#: A day and a time with an offset or a zone: `2024-03-10T12:00:00-04:00[America/New_York]`.
_INSTANT = re.compile(r"(?P<clock>[^\[Z]+)(?P<utc>Z?)(?:\[(?P<zone>.+)\])?")


def moment(text: str) -> Union[datetime.date, datetime.time, datetime.timedelta, str]:
    """A day or a time as Python has it, a count of days as a timedelta; a text for what Python has not, such as years before 1 and nanoseconds.

    >>> moment("@2024-03-10T12:00Z")
    datetime.datetime(2024, 3, 10, 12, 0, tzinfo=datetime.timezone.utc)
    """
    days = re.fullmatch(r"(-?\d+) days?", text)
    match = _INSTANT.fullmatch(text[1:])
    if days is None and (match is None or not text.startswith("@")):
        return text
    try:
        if days is not None:
            return datetime.timedelta(days=int(days[1]))
        assert match is not None
        clock = match["clock"]
        if re.search(r"\.\d{7}", clock):
            return text
        # Before Python 3.11 a fraction has three digits or six.
        clock = re.sub(r"\.\d+", lambda part: part[0].ljust(7, "0"), clock)
        if "T" not in clock:
            return (datetime.time if ":" in clock else datetime.date).fromisoformat(clock)
        time = datetime.datetime.fromisoformat(clock + ("+00:00" if match["utc"] else ""))
        if match["zone"]:
            return time.astimezone(zoneinfo.ZoneInfo(match["zone"]))
        return time
    except (ValueError, OverflowError, zoneinfo.ZoneInfoNotFoundError):
        return text


#: A complex number without a unit: `3 - 4.5i`, `-i`.
_COMPLEX = re.compile(
    r"(?:(?P<real>-?[\d.]+(?:e-?\d+)?) (?P<operator>[+-]) )?(?P<imag>-?(?:[\d.]+(?:e-?\d+)?)?)i"
)


def element(text: str) -> Union[Decimal, Complex, datetime.date, datetime.time, str]:
    """A number, a day or a time in a list or a column: a text if it has another form than decimals."""
    if text.startswith("@"):
        found = moment(text)
        return text if isinstance(found, datetime.timedelta) else found
    match = _COMPLEX.fullmatch(text)
    if match is None:
        return number(text)
    imag = match["imag"] + ("1" if match["imag"] in ("", "-") else "")
    size = Decimal(imag)
    return Complex(match["real"] or 0, size.copy_negate() if match["operator"] == "-" else size)


def number(text: str) -> Union[Decimal, str]:
    """A number as a Decimal, or as it is if it has another form."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return text


def _date_text(value: datetime.date) -> str:
    """A day or an instant as libsci reads it; a zone of zoneinfo by its name."""
    text = value.isoformat()
    zone = getattr(getattr(value, "tzinfo", None), "key", None)
    return f"{text}[{zone}]" if zone else text


def number_text(value: Any, doubles: str = "shortest") -> str:
    """A number or a date as libsci reads it."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        raise TypeError(f"expected a number, not {value}")
    if isinstance(value, (int, Fraction)):
        return str(value)
    if isinstance(value, datetime.date):
        return _date_text(value)
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, float):
        # Of float itself: numpy's float64 is a subclass with a longer text.
        return float.__repr__(value) if doubles == "shortest" else str(Decimal(value))
    if hasattr(value, "item"):
        return number_text(value.item(), doubles)
    raise TypeError(
        f"expected a number or a column of them, not {reprlib.repr(value)}, a value of type {type(value).__name__}"
    )
