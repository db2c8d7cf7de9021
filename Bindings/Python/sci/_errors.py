"""The errors of the library as exceptions."""

from __future__ import annotations

from typing import Any, Optional


class Error(Exception):
    """Why there is no answer; as text, the message with a caret under the part of the expression at fault.

    >>> import sci
    >>> try:
    ...     sci.evaluate("1 + tan(90)")
    ... except sci.Error as error:
    ...     print(error)
    error: `tan` has no value at this angle
      1 + tan(90)
          ^~~~~~~
      note: angles are in degrees, where `tan` has no value at odd multiples of 90
    """

    def __init__(
        self,
        message: str,
        diagnostic: Optional[str] = None,
        range: tuple[int, int] = (0, 0),
        row: Optional[int] = None,
        count: int = 1,
    ):
        super().__init__(message)
        #: One line in lower case.
        self.message = message
        #: The lines with the caret.
        self.diagnostic = diagnostic or "error: " + message
        #: The bytes of the expression at fault, from the first up to the second.
        self.range = range
        #: The row of a column, from 0; None for one evaluation.
        self.row = row
        #: How many rows of the column have an error.
        self.count = count

    def __str__(self) -> str:
        if self.row is None:
            return self.diagnostic
        more = self.count - 1
        others = f" (and {more} more {'row' if more == 1 else 'rows'})" if more else ""
        return f"row {self.row}{others}: {self.diagnostic}"

    def __reduce__(self) -> Any:
        return type(self), (self.message, self.diagnostic, self.range, self.row, self.count)


class MathematicsError(Error, ArithmeticError):
    """There is no such value, or it cannot be proved: not a real number, undecided, not exact."""


class DivisionByZero(MathematicsError, ZeroDivisionError):
    """Something is divided by zero."""


class ExpressionError(Error, ValueError):
    """The text is not understood."""


class LimitError(Error):
    """The answer would cost more than the options allow."""


class Cancelled(Error):
    """Somebody has asked to stop."""


class TooLarge(Error, OverflowError):
    """The value does not fit into the type that was asked for."""


class NotANumber(Error, TypeError):
    """The value is true or false, a list, or a number with a unit, where a number is needed."""


class NotACondition(Error, TypeError):
    """The value is neither true nor false, where a condition is needed."""


class NotADate(Error, TypeError):
    """The value is no day, or has a time as well, where a day is needed."""


class InputError(Error, ValueError):
    """A value for a parameter is neither a number nor a date."""


class UsageError(Error, ValueError):
    """The call is not as it is documented."""


_CLASSES = {
    1: MathematicsError,
    2: ExpressionError,
    3: LimitError,
    4: Cancelled,
    5: DivisionByZero,
    6: TooLarge,
    7: NotANumber,
    8: InputError,
    9: NotACondition,
    10: NotADate,
    64: UsageError,
}


def error_class(status: int) -> type[Error]:
    """The exception of a status of sci.h."""
    return _CLASSES.get(status, Error)
