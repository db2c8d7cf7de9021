"""Sessions: texts one after another that know what those before have assigned and defined."""

from __future__ import annotations

import ctypes
from datetime import date
from decimal import Decimal
from fractions import Fraction
from types import TracebackType
from typing import TYPE_CHECKING, Optional, Type, Union

from . import _library as c
from ._errors import UsageError
from ._options import Options, struct
from ._values import Answer, Value, number_text, read, utf8

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Session:
    """Variables, functions, the previous result `ans` and the rates of currencies, from text to text; `sci.session` makes one.

    >>> import sci
    >>> with sci.session(currency="EUR") as s:
    ...     s("rate = 3.5%")
    ...     s("1200 * rate")
    Decimal('0.04')
    Decimal('42.00')

    A variable is exact, whatever its text is rounded to. Options of a call count for it alone. Threads that use the same session wait for one another.
    """

    def __init__(self, **options: Unpack[Options]):
        self._options: Options = options
        pointer = c.call(c.library.sci_session_new, ctypes.byref(struct(options)))
        self._handle: Optional[c.Handle] = c.Handle(pointer, c.library.sci_session_free)

    def __call__(self, text: str, **options: Unpack[Options]) -> Value:
        """The value of a text, as of `sci.evaluate`."""
        return self.answer(text, **options).value

    def answer(self, text: str, **options: Unpack[Options]) -> Answer:
        """The value of a text and what is known about it, as of `sci.answer`."""
        encoded = utf8(text)
        own: Options = {**self._options, **options}
        handle = self._open()
        return read(
            c.call(
                c.library.sci_session_evaluate,
                handle.pointer,
                encoded,
                len(encoded),
                ctypes.byref(struct(own)),
            )
        )

    def assign(self, **values: Union[Decimal, int, float, str, Fraction, date]) -> None:
        """Gives variables values, which are as for `sci.Expression`: no digit is read as anything else than a number or a day.

        >>> import sci
        >>> s = sci.session()
        >>> s.assign(price="19.99", qty=3)
        >>> s("price * qty")
        Decimal('59.97')
        """
        handle = self._open()
        for name, value in values.items():
            encoded, text = name.encode(), number_text(value).encode()
            c.check(
                c.library.sci_session_assign,
                handle.pointer,
                encoded,
                len(encoded),
                text,
                len(text),
            )

    def set_rates(self, text: str) -> None:
        """Says what currencies cost in one another: the XML or CSV of the European Central Bank, or lines of a code and a price, of which one is 1.

        They replace all rates before; an empty text forgets them.

        >>> import sci
        >>> s = sci.session(currency="EUR")
        >>> s.set_rates("EUR,1\\nUSD,1.25")
        >>> s.answer("20 USD + 5 EUR").notes
        ('1 EUR = 1.25 USD',)
        """
        encoded = utf8(text)
        c.check(c.library.sci_session_set_rates, self._open().pointer, encoded, len(encoded))

    def close(self) -> None:
        """Forgets everything; the session cannot be used afterwards."""
        self._handle = None

    def _open(self) -> c.Handle:
        # What holds it keeps it alive, even if another thread closes the session meanwhile.
        if self._handle is None:
            raise UsageError("the session is closed")
        return self._handle

    def __enter__(self) -> Session:
        self._open()
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()


def session(**options: Unpack[Options]) -> Session:
    """A session that knows only what is built in, with options for all of its texts.

    The options are those of `sci.Options`.
    """
    return Session(**options)
