"""An expression for batches of pyarrow arrays that are of the same types each time, as databases hand them over.

A batch of some thousand rows takes libsci ten microseconds, and what a call in general finds out about its arguments ten times as long: here that is kept from one batch to the next.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Mapping, Optional

from . import _library as c
from ._options import struct

if TYPE_CHECKING:
    from ._expression import Expression


class Batches:
    """The answers of an expression in a type of Arrow."""

    def __init__(self, expression: Expression, type: Any, how: Mapping[str, Any]):
        self._made_of = (expression, type, how)
        self._handle = expression._handle
        self._type = type
        self._options = struct({**expression._options, **_options_in(how)})
        self._answers = _answers_of(type)
        #: The types of the last batch, and its columns as far as they are the same in the next one; None for what is not computed here.
        self._types: Any = None
        self._columns: Any = None

    def __reduce__(self) -> Any:
        return Batches, self._made_of

    def __call__(self, arrays: Any) -> Any:
        """The answers for some arrays.

        Returns:
          an array of the type; None where a batch is to be computed in the general way: of other types, in pieces, or with an error in a row.
        """
        if self._answers is None or not arrays:
            return None
        arrays = [_in_one_piece(values) for values in arrays]
        if None in arrays:
            return None
        types = [values.type for values in arrays]
        if types != self._types:
            self._types, self._columns = types, _columns_of(types)
        if self._columns is None:
            return None
        columns, count, keep = type(self._columns).from_buffer_copy(self._columns), len(arrays[0]), []
        for column, values in zip(columns, arrays):
            if len(values) != count:
                return None
            validity, numbers = values.buffers()
            column.offset = values.offset
            column.values = numbers.address if numbers is not None else None
            if values.null_count and validity is not None:
                column.validity = validity.address
            keep.append((validity, numbers))
        return self._computed(self._answers, columns, len(arrays), count)

    def _computed(self, answers: tuple[int, int, int, int], columns: Any, column_count: int, count: int) -> Any:
        kind, precision, scale, bits = answers
        pointer, error = ctypes.c_void_p(), ctypes.c_void_p()
        status = c.library.sci_expression_evaluate_columns(
            self._handle.pointer, columns, column_count, count, kind, precision, scale, ctypes.byref(self._options),
            ctypes.byref(pointer), ctypes.byref(error),
        )
        if status != c.OK:
            assert error.value is not None
            raise c.exception(error.value)
        owner = c.Handle(pointer.value, c.library.sci_answers_free)
        if c.library.sci_answers_error_count(pointer):
            return None
        return _array(self._type, owner, count, bits)


def _array(type: Any, owner: c.Handle, count: int, bits: int) -> Any:
    import pyarrow as pa

    column = c.Column()
    c.library.sci_answers_column(owner.pointer, ctypes.byref(column))
    if not count:
        return pa.array([], type)
    validity = pa.foreign_buffer(column.validity, (count + 7) // 8, owner) if column.validity else None
    return pa.Array.from_buffers(type, count, [validity, pa.foreign_buffer(column.values, (bits * count + 7) // 8, owner)])


def _in_one_piece(values: Any) -> Any:
    chunks = getattr(values, "num_chunks", None)
    if chunks is None:
        return values
    return values.chunk(0) if chunks == 1 else None


def _options_in(how: Mapping[str, Any]) -> Mapping[str, Any]:
    """What `how` says beside the kind of the answers."""
    return {name: value for name, value in how.items() if name != "into"}


def _answers_of(type: Any) -> Optional[tuple[int, int, int, int]]:
    """The answers of libsci that a type of Arrow has in memory: with precision, scale, and how many bits an answer takes."""
    from pyarrow import types

    if types.is_decimal128(type):
        return c.DECIMAL128, type.precision, type.scale, 128
    if types.is_float64(type):
        return c.DOUBLE, 0, 0, 64
    if types.is_boolean(type):
        return c.TRUTH, 0, 0, 1
    return None


def _columns_of(found: Any) -> Any:
    """Columns of libsci without their memory; None where a type is none of its own."""
    from pyarrow import types

    columns = (c.Column * len(found))()
    for column, type in zip(columns, found):
        if types.is_decimal128(type):
            column.type, column.scale = c.DECIMAL128, type.scale
        elif types.is_int64(type):
            column.type = c.INT64
        elif types.is_float64(type):
            column.type = c.DOUBLE
        else:
            return None
    return columns
