"""Expressions that are read once and evaluated as often as wanted."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Mapping, Optional, Sequence

from . import _columns, _lazy
from . import _library as c
from ._errors import Error, UsageError
from ._options import Options, struct
from ._values import Answer, Quantity, answer, number_text, read, utf8

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Expression:
    """An expression of parameters, which are called by name.

    >>> import sci
    >>> area = sci.Expression("pi*r^2")
    >>> area(r=2)
    Decimal('12.566370614359172954')

    Called with columns, it has a column of answers; see `__call__`.

    >>> price = sci.Expression("net + rate", parameters=["net", "rate"], currency="EUR")
    >>> price(net="10.005", rate=0.1)
    Decimal('10.11')

    Every name that is not built in is a parameter. Where `parameters` are listed, other names mean what they mean in the language, and may be units.

    A value or a column comes before what is built in and has its name, such as the constant e:

    >>> sci.Expression("2*e")(e=3)
    Decimal('6')

    The options are those of `sci.Options`. They can be changed in a call, but for `percent`.
    """

    def __init__(
        self, text: str, parameters: Optional[Sequence[str]] = None, **options: Unpack[Options]
    ):
        self.text = text
        self._options: Options = options
        self._listed = None if parameters is None else tuple(parameters)
        self._others: dict[tuple[str, ...], Expression] = {}
        encoded = utf8(text)
        names = None if parameters is None else c.slices(parameters)
        pointer = c.call(
            c.library.sci_expression_new,
            encoded,
            len(encoded),
            names,
            len(parameters or ()),
            ctypes.byref(struct(options)),
        )
        # The expression keeps the cancellation of its options by itself.
        self._handle = c.Handle(pointer, c.library.sci_expression_free)
        count = c.library.sci_expression_parameter_count(pointer)
        #: The names that need a value.
        self.parameters: tuple[str, ...] = tuple(
            c.library.sci_expression_parameter(pointer, i).decode() for i in range(count)
        )
        count = c.library.sci_expression_constant_count(pointer)
        #: The constants of the language, such as e, that are parameters where they have a value; none where parameters are listed.
        self.constants: tuple[str, ...] = tuple(
            c.library.sci_expression_constant(pointer, i).decode() for i in range(count)
        )

    def __repr__(self) -> str:
        return f"Expression({self.text!r}, parameters={list(self.parameters)!r})"

    def __reduce__(self) -> Any:
        return _restored, (self.text, self._listed, self._options)

    def __call__(
        self,
        values: Optional[Mapping[str, Any]] = None,
        *,
        into: Optional[str] = None,
        errors: str = "raise",
        doubles: str = "shortest",
        **named: Any,
    ) -> Any:
        """The value for a number for each parameter, or the values for columns of numbers.

        Numbers are int, Decimal, Fraction, float, or a text such as "19.99", "-1e-3" or "1/3"; days and times are those of datetime, or a text such as "2024-02-29". Columns are lists and tuples of them, and arrays and series of NumPy,
        pandas, Polars, pyarrow and whatever has the Arrow C data interface; a number beside a column stands for all rows. With expressions of Polars, such as
        `pl.col("price")`, the answer is one, too. The answers are a column of the kind of the first column. A row with a null has
        the answer null. Series of pandas whose indexes differ are aligned as pandas aligns them: the answers have the labels of all, and a row
        that a Series has not is null.

        Args:
          values: the values by name; a dict, a DataFrame, a Table, or anything else with `[name]`.
          into: "decimal", "float", "text", "bool" or "date": what the answers are. Otherwise, decimals where `decimals` or `currency` says how many digits they have, and in
            lists; else the nearest floats. The answers of a condition are bools, and those of days are dates.
          errors: "raise" the error of the first row that has one, let its answer be "null", or return the "reasons" as well: a pair of the answers
            and a dict of messages by row.
          doubles: a float is the "shortest" decimal that Python prints for it, so that 0.1 is 0.1, or its "exact" binary value.
          **named: further values, and options.

        >>> import sci
        >>> third = sci.Expression("x/3")
        >>> third(x=[1, 2, None], decimals=2)
        [Decimal('0.33'), Decimal('0.67'), None]
        >>> third(x=[1, "one"], decimals=2, errors="reasons")
        ([Decimal('0.33'), None], {1: 'the value for `x`, `one`, is neither a number nor a date'})
        >>> third(x=0.1, doubles="exact", digits=25)
        Decimal('0.03333333333333333518370504')
        """
        other = self._where_given(values, named)
        if other is not self:
            return other(values, into=into, errors=errors, doubles=doubles, **named)
        arguments = [self._argument(name, values, named) for name in self.parameters]
        options = {**self._options, **named}
        if any(_lazy.is_lazy(argument) for argument in arguments):
            return self._lazy(arguments, options, into, errors, doubles)
        if any(_columns.is_column(argument) for argument in arguments):
            return _columns.evaluate(
                self._handle, self.parameters, arguments, options, into, errors, doubles
            )
        if into not in (None, "decimal", "float", "text", "bool", "date"):
            raise UsageError(f"into={into!r}: expected {_columns.INTO}")
        if into in ("float", "bool", "date"):
            # A float is rounded once, and not from the digits of a decimal.
            columns = [[argument] for argument in arguments]
            rows = _columns.evaluate(
                self._handle, self.parameters, columns, options, into, "raise", doubles, 1
            )
            return rows[0]
        result = self._answer(arguments, options, doubles)
        return result.text if into == "text" else result.value

    def _lazy(
        self, arguments: Sequence[Any], options: Any, into: Optional[str], errors: str, doubles: str
    ) -> Any:
        """An expression of Polars, where some arguments are such."""

        def evaluate(values: Mapping[str, Any], into: str, errors: str = errors) -> Any:
            ordered = [values[name] for name in self.parameters]
            return _columns.evaluate(
                self._handle, self.parameters, ordered, options, into, errors, doubles
            )

        struct(options)
        decimals = _columns.decimals(options)
        named = dict(zip(self.parameters, arguments))
        return _lazy.expression(evaluate, named, into, errors, decimals)

    def answer(
        self, values: Optional[Mapping[str, Any]] = None, *, doubles: str = "shortest", **named: Any
    ) -> Answer:
        """The value for numbers, and what is known about it.

        >>> import sci
        >>> sci.Expression("x^0.5").answer(x=4)
        Answer(text='2', value=Decimal('2'), is_exact=True, residue=None, notes=())
        """
        other = self._where_given(values, named)
        if other is not self:
            return other.answer(values, doubles=doubles, **named)
        arguments = [self._argument(name, values, named) for name in self.parameters]
        return self._answer(arguments, {**self._options, **named}, doubles)

    def _where_given(
        self, values: Optional[Mapping[str, Any]], named: Mapping[str, Any]
    ) -> Expression:
        """The same expression where constants that are given a value are parameters."""
        given = tuple(name for name in self.constants if name in named or _has(values, name))
        if not given:
            return self
        if given not in self._others:
            self._others[given] = Expression(
                self.text, [*self.parameters, *given], **self._options
            )
        return self._others[given]

    def _argument(
        self, name: str, values: Optional[Mapping[str, Any]], named: dict[str, Any]
    ) -> Any:
        if name in named:
            return named.pop(name)
        if values is not None:
            if not hasattr(values, "__getitem__"):
                raise TypeError(
                    f"expected values by name, such as {name}=1 or a table, not {type(values).__name__}"
                )
            try:
                return values[name]
            except (KeyError, IndexError):
                pass
        raise UsageError(f"`{name}` has no value{self._unit_hint(name)}")

    def _unit_hint(self, name: str) -> str:
        """What to do where a unit was taken for a parameter."""
        try:
            if not isinstance(answer(f"1 {name}").value, Quantity):
                return ""
        except Error:
            return ""
        others = [other for other in self.parameters if other != name]
        return f"; it is a unit where the parameters are listed: parameters={others!r}"

    def _answer(self, arguments: Sequence[Any], options: Any, doubles: str) -> Answer:
        texts = [number_text(argument, doubles) for argument in arguments]
        pointer = c.call(
            c.library.sci_expression_evaluate,
            self._handle.pointer,
            c.slices(texts),
            len(texts),
            ctypes.byref(struct(options)),
        )
        return read(pointer)


def _has(values: Any, name: str) -> bool:
    """Whether a dict, a DataFrame, a Table or the like has a value of a name."""
    if values is None:
        return False
    package = type(values).__module__.partition(".")[0]
    if package == "pyarrow":
        return name in values.schema.names
    for names in ("columns", "keys"):
        known = getattr(values, names, None)
        if known is not None:
            return name in (known() if callable(known) else known)
    try:
        values[name]
    except (KeyError, IndexError, ValueError, TypeError):
        return False
    return True


def _restored(text: str, parameters: Optional[Sequence[str]], options: Any) -> Expression:
    return Expression(text, parameters, **options)
