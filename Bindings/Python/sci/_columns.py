"""Columns of lists, NumPy, pandas, Polars, pyarrow and whatever else has the Arrow C data interface, in and out.

Each library is looked up among the modules that are loaded: whoever has one of its columns has loaded it.
"""

from __future__ import annotations

import ctypes
import datetime
import sys
from array import array
from decimal import Decimal
from typing import Any, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

from . import _arrow
from . import _library as c
from ._errors import Error, NotACondition, NotADate, NotANumber, UsageError
from ._options import struct
from ._values import element, number_text


#: How many rows are asked first whether they are numbers: an error for each of millions takes time.
_FEW = 16

#: What answers can be.
INTO = "decimal, float, text, bool or date"


def _loaded(name: str) -> Any:
    return sys.modules.get(name)


def _kind(value: Any) -> Optional[str]:
    """The library of a column; None for what is no column."""
    if isinstance(value, (list, tuple, range)):
        return "list"
    package = type(value).__module__.partition(".")[0]
    module = _loaded(package)
    if package == "numpy" and module is not None:
        return package if isinstance(value, module.ndarray) and value.ndim > 0 else None
    columns = {
        "pyarrow": ("Array", "ChunkedArray"),
        "pandas": ("Series", "Index"),
        "polars": ("Series",),
    }
    kinds = tuple(getattr(module, name) for name in columns.get(package, ()))
    if kinds and isinstance(value, kinds):
        return package
    return "arrow" if _arrow.is_exported(value) else None


def is_column(value: Any) -> bool:
    """Whether a value has a number for each row."""
    return _kind(value) is not None


# ---- In ---------------------------------------------------------------------------------------------------------------


class _Input(NamedTuple):
    """A column for libsci, what owns its memory, and how many rows it has."""

    column: c.Column
    keep: Any
    row_count: int


def _texts(values: Sequence[Any], doubles: str, constant: bool = False) -> _Input:
    """A column of texts from any numbers; None is null."""
    encoded = [b"" if v is None else number_text(v, doubles).encode() for v in values]
    joined = b"".join(encoded)
    offsets = array("q", [0])
    end = 0
    for text in encoded:
        end += len(text)
        offsets.append(end)
    memory = ctypes.create_string_buffer(joined, len(joined) + 1)
    column = c.Column(type=c.LARGE_UTF8, is_constant=int(constant))
    column.values = ctypes.addressof(memory)
    column.offsets = offsets.buffer_info()[0]
    keep: List[Any] = [memory, offsets]
    if any(value is None for value in values):
        validity = _bits([value is not None for value in values])
        column.validity = ctypes.addressof(validity)
        keep.append(validity)
    return _Input(column, keep, len(values))


def _numpy(values: Any, doubles: str, nulls: Any = None) -> _Input:
    """A column of a NumPy array; `nulls` is an array of bool."""
    numpy = _loaded("numpy")
    if values.ndim != 1:
        raise UsageError("expected an array of one dimension")
    kind, size = values.dtype.kind, values.dtype.itemsize
    if kind == "f" and size == 8:
        kept, type = numpy.ascontiguousarray(values, "<f8"), c.DOUBLE
        if doubles == "exact":
            type = c.DOUBLE_EXACT
    elif kind == "i" or (kind == "u" and size < 8):
        kept, type = numpy.ascontiguousarray(values, "<i8"), c.INT64
    elif kind == "f" and size < 8 and doubles == "exact":
        kept, type = numpy.ascontiguousarray(values, "<f8"), c.DOUBLE_EXACT
    elif kind == "f" and size < 8:
        # Their shortest digits are not those of the double with the same value.
        rows = [None if nulls is not None and null else str(v) for v, null in _pairs(values, nulls)]
        return _texts(rows, doubles)
    elif kind == "M":
        return _days(values, nulls)
    elif kind in "OuU":
        rows = values.tolist()
        if nulls is not None:
            rows = [None if null else value for value, null in zip(rows, nulls)]
        return _texts(rows, doubles)
    else:
        raise TypeError(f"expected numbers, not an array of {values.dtype}")
    column = c.Column(type=type, values=kept.ctypes.data)
    keep = [kept]
    if nulls is not None and nulls.any():
        validity = numpy.packbits(~nulls, bitorder="little")
        column.validity = validity.ctypes.data
        keep.append(validity)
    return _Input(column, keep, len(values))


def _days(values: Any, nulls: Any) -> _Input:
    """A column of days of an array of datetime64, whose NaT are nulls; texts where it has times of the day."""
    numpy = _loaded("numpy")
    missing = numpy.isnat(values) if nulls is None else numpy.isnat(values) | nulls
    days = values.astype("datetime64[D]")
    if not (missing | (days == values)).all():
        rows = [None if null else text for text, null in zip(values.astype(str).tolist(), missing)]
        return _texts(rows, "shortest")
    numbers = days.astype("<i8")
    if (numpy.abs(numbers[~missing]) > 2**31 - 1).any():
        raise UsageError("a day lies beyond those that 32 bits count from 1970")
    kept = numpy.where(missing, 0, numbers).astype("<i4")
    column = c.Column(type=c.DATE32, values=kept.ctypes.data)
    keep = [kept]
    if missing.any():
        validity = numpy.packbits(~missing, bitorder="little")
        column.validity = validity.ctypes.data
        keep.append(validity)
    return _Input(column, keep, len(values))


def _pairs(values: Any, nulls: Any) -> Any:
    return zip(values, nulls if nulls is not None else [False] * len(values))


def _pyarrow_column(values: Any, doubles: str) -> _Input:
    """A column of an array of pyarrow, without a copy where its type is one of libsci's."""
    pa = _loaded("pyarrow")
    if isinstance(values, pa.ChunkedArray):
        values = values.chunk(0) if values.num_chunks == 1 else values.combine_chunks()
        if isinstance(values, pa.ChunkedArray):
            values = pa.concat_arrays(values.cast(pa.large_string()).chunks)
    types = pa.types
    if types.is_dictionary(values.type):
        values = values.cast(values.type.value_type)
    type = values.type
    column = c.Column()
    if types.is_decimal128(type):
        column.type, column.scale = c.DECIMAL128, type.scale
    elif types.is_integer(type) or types.is_null(type):
        if types.is_uint64(type):
            values = values.cast(pa.decimal128(20, 0))
            column.type = c.DECIMAL128
        else:
            values = values if types.is_int64(type) else values.cast(pa.int64())
            column.type = c.INT64
    elif types.is_float64(type) or (types.is_floating(type) and doubles == "exact"):
        values = values if types.is_float64(type) else values.cast(pa.float64())
        column.type = c.DOUBLE_EXACT if doubles == "exact" else c.DOUBLE
    elif types.is_date32(type):
        column.type = c.DATE32
    elif types.is_date64(type):
        values, column.type = values.cast(pa.date32()), c.DATE32
    elif types.is_timestamp(type) and type.tz is None:
        return _numpy(values.to_numpy(zero_copy_only=False), doubles)
    elif types.is_string(type):
        column.type = c.UTF8
    elif types.is_large_string(type):
        column.type = c.LARGE_UTF8
    elif types.is_floating(type) or types.is_decimal(type) or "string" in str(type):
        values, column.type = values.cast(pa.large_string()), c.LARGE_UTF8
    else:
        raise TypeError(f"expected numbers, not an array of {type}")
    buffers = values.buffers()
    column.offset = values.offset
    if values.null_count and buffers[0] is not None:
        column.validity = buffers[0].address
    if column.type in (c.UTF8, c.LARGE_UTF8):
        column.offsets = buffers[1].address if buffers[1] is not None else None
        column.values = buffers[2].address if buffers[2] is not None else None
        if not column.offsets:
            return _texts([None] * len(values), doubles)
    elif buffers[1] is not None:
        column.values = buffers[1].address
    return _Input(column, (values, buffers), len(values))


def _pandas(values: Any, doubles: str, index: Any = None) -> _Input:
    """A column of a Series, with a row for each label of an index; one that it does not have is null."""
    missing = None
    if index is not None:
        if len(values) == 0:
            return _texts([None] * len(index), doubles)
        places = values.index.get_indexer(index)
        missing = places < 0
        # Rows are taken by their places, since `reindex` would make floats of integers to have nulls.
        values = values.take(places.clip(min=0))
    if hasattr(values.array, "__arrow_array__") and _loaded("pyarrow") is not None:
        pa = _loaded("pyarrow")
        array = pa.array(values.array)
        if missing is not None and missing.any():
            import pyarrow.compute

            array = pyarrow.compute.if_else(pa.array(~missing), array, pa.scalar(None, array.type))
        return _pyarrow_column(array, doubles)
    nulls = values.isna().to_numpy() if hasattr(values, "isna") else None
    if missing is not None:
        nulls = missing if nulls is None else nulls | missing
    data = values.to_numpy()
    if data.dtype.kind not in "iufOUM" or data.dtype.kind == "b":
        raise TypeError(f"expected numbers, not a series of {values.dtype}")
    return _numpy(data, doubles, nulls)


def _polars(values: Any, doubles: str) -> _Input:
    """A column of a Series of Polars, by way of Arrow; pyarrow reads its texts faster."""
    return _capsules(values, doubles) if _pyarrow() is None else _pyarrow_column(values.to_arrow(), doubles)


def _pyarrow() -> Any:
    try:
        import pyarrow
    except ImportError:
        return None
    return pyarrow


def _capsules(values: Any, doubles: str) -> _Input:
    """A column of any library that has the Arrow C data interface, without a copy where there is one array of a type of libsci's."""
    chunks = _arrow.chunks(values)
    first = chunks[0]
    kind = None if first.schema.dictionary else _memory(first.format, doubles)
    if kind is None:
        rows = [value for chunk in chunks for value in _arrow.values(chunk)]
        return _texts(rows, doubles)
    type, scale, item, width = kind
    keep: List[Any] = [chunks]
    column = c.Column(type=type, scale=scale)
    if len(chunks) == 1 and not item:
        column.offset = first.array.offset
        if type in (c.UTF8, c.LARGE_UTF8):
            column.offsets, column.values = first.buffer(1) or None, first.buffer(2) or None
            if not column.offsets:
                return _texts([None] * first.array.length, doubles)
        else:
            column.values = first.buffer(1) or None
        if first.array.null_count != 0:
            column.validity = first.buffer(0) or None
        return _Input(column, keep, first.array.length)
    if type in (c.UTF8, c.LARGE_UTF8):
        return _texts([value for chunk in chunks for value in _arrow.values(chunk)], doubles)
    memory = bytearray()
    for chunk in chunks:
        if item:
            memory += array("q", _arrow.numbers(chunk, item)).tobytes()
        elif chunk.array.length:
            start = chunk.buffer(1) + width * chunk.array.offset
            memory += ctypes.string_at(start, width * chunk.array.length)
    values = (ctypes.c_char * max(1, len(memory))).from_buffer(memory or bytearray(1))
    column.values = ctypes.addressof(values)
    nulls = [null for chunk in chunks for null in _arrow.is_null(chunk)]
    keep += [values]
    if any(nulls):
        validity = _bits([not null for null in nulls])
        column.validity = ctypes.addressof(validity)
        keep.append(validity)
    return _Input(column, keep, len(nulls))


def _memory(format: str, doubles: str) -> Optional[Tuple[int, int, str, int]]:
    """What an Arrow array is for libsci: its type and scale, how `array` calls integers to be widened, and bytes of a number.

    None where rows are read one by one.
    """
    decimal = _arrow.decimal_of(format)
    if decimal is not None:
        return (c.DECIMAL128, decimal[0], "", 16) if decimal[1] == 128 else None
    if format in _arrow.INTEGERS:
        item = _arrow.INTEGERS[format]
        # Those of 64 bits without a sign do not all fit.
        return None if item == "Q" else (c.INT64, 0, "" if item == "q" else item, 8)
    if format == "g":
        return (c.DOUBLE_EXACT if doubles == "exact" else c.DOUBLE), 0, "", 8
    if format == _arrow.DAYS:
        return c.DATE32, 0, "", 4
    texts = {"u": c.UTF8, "U": c.LARGE_UTF8}
    return (texts[format], 0, "", 0) if format in texts else None


def _bits(values: Sequence[bool]) -> Any:
    """A bit for each row, the lowest of each byte first."""
    bits = bytearray((len(values) + 7) // 8)
    for row, value in enumerate(values):
        if value:
            bits[row >> 3] |= 1 << (row & 7)
    return ctypes.create_string_buffer(bytes(bits), len(bits))


_READERS = {"arrow": _capsules, "numpy": _numpy, "polars": _polars, "pyarrow": _pyarrow_column}


def _index(names: Sequence[str], arguments: Sequence[Any]) -> Any:
    """The labels of the rows where Series have different indexes, joined as pandas does; else None."""
    pandas = _loaded("pandas")
    if pandas is None:
        return None
    series = {n: a for n, a in zip(names, arguments) if isinstance(a, pandas.Series)}
    indexes = [values.index for values in series.values()]
    if all(index.equals(indexes[0]) for index in indexes[1:]):
        return None
    for name, values in zip(names, arguments):
        if is_column(values) and name not in series:
            raise UsageError(
                f"`{name}` has no index, and the indexes of the Series differ: make it a Series, or align them"
            )
    joined = indexes[0]
    for name, index in zip(series, indexes):
        if not index.is_unique:
            raise UsageError(
                f"the index of `{name}` has a label more than once, so that Series with other indexes cannot be aligned with it"
            )
        joined = joined.join(index, how="outer")
    return joined


def _input(value: Any, doubles: str, index: Any = None) -> _Input:
    kind = _kind(value)
    if kind == "pandas":
        return _pandas(value, doubles, index)
    if kind is None:
        return _texts([value], doubles, constant=True)
    if kind == "list":
        return _texts(value, doubles)
    return _READERS[kind](value, doubles)


# ---- Out --------------------------------------------------------------------------------------------------------------


class _Answers:
    """The answers of libsci, which stay as long as anything of them is used."""

    def __init__(self, handle: c.Handle, type: int, scale: int):
        self.handle, self.type, self.scale = handle, type, scale
        self.column = c.Column()
        c.library.sci_answers_column(handle.pointer, ctypes.byref(self.column))
        self.count = c.library.sci_answers_row_count(handle.pointer)
        self.null_count = c.library.sci_answers_null_count(handle.pointer)
        self.error_count = c.library.sci_answers_error_count(handle.pointer)

    def first_error(self) -> Optional[Error]:
        if not self.error_count:
            return None
        row = ctypes.c_int64()
        error = c.library.sci_answers_error(self.handle.pointer, 0, ctypes.byref(row))
        return c.exception(error, row.value, self.error_count)

    def array(self, type: Any, address: Optional[int], count: int) -> Any:
        """Memory of the answers as an array of ctypes, which keeps them."""
        memory = (type * count).from_address(address) if address and count else (type * 0)()
        memory._keep = self
        return memory

    def is_null(self) -> List[bool]:
        if not self.column.validity:
            return [False] * self.count
        return [not bit for bit in self.bits(self.column.validity)]

    def bits(self, address: Optional[int]) -> List[bool]:
        """A bit for each row, the lowest of each byte first."""
        bits = self.array(ctypes.c_uint8, address, (self.count + 7) // 8)
        return [bool(bits[row >> 3] >> (row & 7) & 1) for row in range(self.count)]

    def numpy_bits(self, address: Optional[int]) -> Any:
        """The same as an array of NumPy."""
        import numpy

        memory = self.array(ctypes.c_uint8, address, (self.count + 7) // 8)
        bytes = numpy.frombuffer(memory, dtype=numpy.uint8)
        return numpy.unpackbits(bytes, count=self.count, bitorder="little").astype(bool)

    def texts(self) -> List[Optional[str]]:
        offsets = self.array(ctypes.c_int64, self.column.offsets, self.count + 1)
        end = offsets[self.count] if self.count else 0
        all = ctypes.string_at(self.column.values, end) if end else b""
        return [
            None if null else all[offsets[row] : offsets[row + 1]].decode()
            for row, null in enumerate(self.is_null())
        ]

    def rows(self, as_text: bool) -> List[Any]:
        """The answers as objects of Python."""
        if self.type == c.LARGE_UTF8:
            texts = self.texts()
            return texts if as_text else [None if t is None else _value(t) for t in texts]
        nulls = self.is_null()
        if self.type == c.DOUBLE:
            doubles = self.array(ctypes.c_double, self.column.values, self.count)
            return [None if null else doubles[row] for row, null in enumerate(nulls)]
        if self.type == c.TRUTH:
            bits = self.bits(self.column.values)
            return [None if null else bit for null, bit in zip(nulls, bits)]
        if self.type == c.DATE32:
            days = self.array(ctypes.c_int32, self.column.values, self.count)
            return [None if null else _date(days[row]) for row, null in enumerate(nulls)]
        memory = ctypes.string_at(self.column.values, 16 * self.count) if self.count else b""
        return [
            None if null else _arrow.decimal(memory[16 * row : 16 * row + 16], self.scale)
            for row, null in enumerate(nulls)
        ]

    def reasons(self) -> Dict[int, str]:
        """Why rows have no answer."""
        reasons: Dict[int, str] = {}
        row = ctypes.c_int64()
        for index in range(self.error_count):
            error = c.library.sci_answers_error(self.handle.pointer, index, ctypes.byref(row))
            reasons[row.value] = c.library.sci_error_message(error).decode()
            c.library.sci_error_free(error)
        return reasons

    def like(self, kind: Optional[str], first: Any, as_text: bool) -> Any:
        """The answers as a column of the kind of the first one."""
        if kind == "pyarrow":
            return self.arrow()
        if kind == "numpy":
            return self.numpy(as_text)
        if kind == "pandas":
            return self.pandas(first, as_text)
        if kind == "polars":
            return _loaded("polars").Series(Column(self)).alias(first.name)
        if kind == "arrow":
            return Column(self)
        return self.rows(as_text)

    def arrow(self) -> Any:
        """The answers as an array of pyarrow, without a copy."""
        import pyarrow as pa

        def buffer(address: Optional[int], size: int) -> Any:
            return pa.foreign_buffer(address, size, self) if address else pa.py_buffer(b"")

        validity = None
        if self.column.validity:
            validity = buffer(self.column.validity, (self.count + 7) // 8)
        if self.type == c.LARGE_UTF8:
            offsets = self.array(ctypes.c_int64, self.column.offsets, self.count + 1)
            buffers = [
                validity,
                buffer(self.column.offsets, 8 * (self.count + 1)),
                buffer(self.column.values, offsets[self.count]),
            ]
            return pa.Array.from_buffers(pa.large_string(), self.count, buffers, self.null_count)
        type = {
            c.DOUBLE: pa.float64(),
            c.DECIMAL128: pa.decimal128(38, self.scale),
            c.TRUTH: pa.bool_(),
            c.DATE32: pa.date32(),
        }[self.type]
        size = (type.bit_width * self.count + 7) // 8
        buffers = [validity, buffer(self.column.values, size)]
        return pa.Array.from_buffers(type, self.count, buffers, self.null_count)

    def content(self) -> _arrow.Content:
        """The answers as an array of the Arrow C data interface."""
        formats = {
            c.DOUBLE: "g",
            c.DECIMAL128: f"d:38,{self.scale}",
            c.TRUTH: "b",
            c.DATE32: _arrow.DAYS,
            c.LARGE_UTF8: "U",
        }
        buffers: List[Optional[int]] = [self.column.validity if self.null_count else None]
        if self.type == c.LARGE_UTF8:
            buffers.append(self.column.offsets)
        buffers.append(self.column.values)
        return _arrow.Content(
            formats[self.type], "", self.count, self.null_count, buffers, self
        )

    def numpy(self, as_text: bool) -> Any:
        """The answers as an array of NumPy, in which a null is not a number, or None among objects."""
        import numpy

        if self.type == c.TRUTH and not self.null_count:
            return self.numpy_bits(self.column.values)
        if self.type == c.DATE32:
            memory = self.array(ctypes.c_int32, self.column.values, self.count)
            result = numpy.frombuffer(memory, dtype=numpy.int32).astype("datetime64[D]")
            if self.null_count:
                result[~self.numpy_bits(self.column.validity)] = numpy.datetime64("NaT")
            return result
        if self.type != c.DOUBLE:
            result = numpy.empty(self.count, dtype=object)
            result[:] = self.rows(as_text)
            return result
        result = numpy.frombuffer(
            self.array(ctypes.c_double, self.column.values, self.count), dtype=numpy.float64
        )
        if self.null_count:
            result = result.copy()
            result[~self.numpy_bits(self.column.validity)] = numpy.nan
        return result

    def pandas(self, like: Any, as_text: bool) -> Any:
        """The answers as a Series with the index of another one."""
        import pandas

        index = like.index if hasattr(like, "index") else like
        if self.type == c.DOUBLE:
            return pandas.Series(self.numpy(as_text), index=index)
        if _loaded("pyarrow") is not None and self.type == c.DECIMAL128:
            array = pandas.arrays.ArrowExtensionArray(self.arrow())
            return pandas.Series(array, index=index)
        if self.type == c.TRUTH and self.null_count:
            return pandas.Series(self.rows(as_text), index=index, dtype="boolean")
        return pandas.Series(self.numpy(as_text), index=index)


class Column:
    """The answers for columns of a library that has the Arrow C data interface, such as nanoarrow: that library, Polars, pyarrow, DuckDB and others take it.

    It has `len`, is iterated over, and `to_pylist` gives its values; `__arrow_c_array__` and `__arrow_c_stream__` hand it over without a copy.
    """

    __slots__ = ("_answers",)

    def __init__(self, answers: _Answers):
        self._answers = answers

    def __len__(self) -> int:
        count: int = self._answers.count
        return count

    def __iter__(self) -> Iterator[Any]:
        return iter(self.to_pylist())

    def __repr__(self) -> str:
        return f"Column({self.to_pylist()!r})"

    def to_pylist(self) -> List[Any]:
        """The values as objects of Python, None for nulls."""
        return self._answers.rows(as_text=False)

    def __arrow_c_schema__(self) -> Any:
        """The type, as the Arrow C data interface has it."""
        return self._answers.content().schema_capsule()

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any:
        """The type and the values, as the Arrow C data interface has them; in no other type than they have."""
        content = self._answers.content()
        return content.schema_capsule(), content.array_capsule()

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        """The same as a stream of one array."""
        return self._answers.content().stream_capsule()


def _value(text: str) -> Any:
    return text == "true" if text in ("true", "false") else element(text)


def _date(day: int) -> Any:
    """A day as Python has it, from the days since 1970-01-01; an ISO text beyond its years."""
    try:
        return datetime.date.fromordinal(_EPOCH + day)
    except (ValueError, OverflowError):
        raise UsageError(f"the day {day} days after 1970-01-01 is none of Python's: ask for texts") from None


_EPOCH = datetime.date(1970, 1, 1).toordinal()


def decimals(options: Any) -> Optional[int]:
    """How many digits after the point the options ask for."""
    if options.get("currency"):
        # As many as a unit of the currency has.
        from ._money import decimals_of

        return decimals_of(options["currency"])
    asked: Optional[int] = options.get("decimals")
    return asked


def evaluate(
    expression: c.Handle,
    names: Sequence[str],
    arguments: Sequence[Any],
    options: Any,
    into: Optional[str],
    errors: str,
    doubles: str,
    constants: int = 0,
) -> Any:
    """The values of an expression for columns."""
    if errors not in ("raise", "null", "reasons"):
        raise UsageError(f"errors={errors!r}: expected raise, null or reasons")
    if doubles not in ("shortest", "exact"):
        raise UsageError(f"doubles={doubles!r}: expected shortest or exact")
    first = next((a for a in arguments if is_column(a)), [None])
    kind = _kind(first)
    index = _index(names, arguments)
    inputs = [_input(argument, doubles, index) for argument in arguments]
    counts = {name: i.row_count for name, i in zip(names, inputs) if not i.column.is_constant}
    count = next(iter(counts.values()), constants)
    for name, other in counts.items():
        if other != count:
            raise UsageError(f"`{name}` has {other} rows, and `{next(iter(counts))}` has {count}")
    columns = (c.Column * max(1, len(inputs)))(*[i.column for i in inputs])
    places = decimals(options)
    scale = places or 0

    def answers(type: int, row_count: int) -> _Answers:
        pointer = c.call(
            c.library.sci_expression_evaluate_columns,
            expression.pointer,
            columns,
            len(inputs),
            row_count,
            type,
            38,
            scale,
            ctypes.byref(struct(options)),
        )
        return _Answers(c.Handle(pointer, c.library.sci_answers_free), type, scale)

    def others(found: _Answers) -> Optional[_Answers]:
        """The answers as conditions or days, where the first one without a number is such; there are no numbers to be had then."""
        if into is not None or not isinstance(found.first_error(), NotANumber):
            return None
        for type, error in ((c.TRUTH, NotACondition), (c.DATE32, NotADate)):
            other = answers(type, count)
            if not isinstance(other.first_error(), error):
                return other
        return None

    type = _type(into, kind, places)
    found = others(answers(type, min(count, _FEW))) if into is None else None
    if found is None:
        found = answers(type, count)
        found = others(found) or found
    error = found.first_error()
    if error is not None and errors == "raise":
        raise error
    result = found.like(kind, first if index is None else index, as_text=into == "text")
    return (result, found.reasons()) if errors == "reasons" else result


def _type(into: Optional[str], kind: Optional[str], decimals: Optional[int]) -> int:
    """The type of libsci's answers for what is asked."""
    if into is None:
        into = "decimal" if decimals is not None or kind == "list" else "float"
    if into == "decimal" and decimals is None:
        if kind != "list":
            raise UsageError("a column of decimals needs `decimals`: how many digits after the point")
        into = "text"
    types = {
        "decimal": c.DECIMAL128,
        "float": c.DOUBLE,
        "text": c.LARGE_UTF8,
        "bool": c.TRUTH,
        "date": c.DATE32,
    }
    if into not in types:
        raise UsageError(f"into={into!r}: expected {INTO}")
    return types[into]
