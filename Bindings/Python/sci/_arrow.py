"""The Arrow C data and stream interfaces by PyCapsules: columns of any library that has them, in and out, without pyarrow.

https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html
"""

from __future__ import annotations

import ctypes
import datetime
import itertools
import struct as binary
from array import array
from ctypes import POINTER, c_char_p, c_int, c_int64, c_void_p
from decimal import Decimal
from typing import Any, Callable, Iterator, List, NamedTuple, Optional, Tuple


class Schema(ctypes.Structure):
    """struct ArrowSchema"""


class Array(ctypes.Structure):
    """struct ArrowArray"""


class Stream(ctypes.Structure):
    """struct ArrowArrayStream"""


_Release = ctypes.CFUNCTYPE(None, c_void_p)
_Next = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)
_LastError = ctypes.CFUNCTYPE(c_void_p, c_void_p)

Schema._fields_ = [
    ("format", c_char_p),
    ("name", c_char_p),
    ("metadata", c_void_p),
    ("flags", c_int64),
    ("n_children", c_int64),
    ("children", c_void_p),
    ("dictionary", POINTER(Schema)),
    ("release", c_void_p),
    ("private_data", c_void_p),
]
Array._fields_ = [
    ("length", c_int64),
    ("null_count", c_int64),
    ("offset", c_int64),
    ("n_buffers", c_int64),
    ("n_children", c_int64),
    ("buffers", POINTER(c_void_p)),
    ("children", c_void_p),
    ("dictionary", POINTER(Array)),
    ("release", c_void_p),
    ("private_data", c_void_p),
]
Stream._fields_ = [
    ("get_schema", c_void_p),
    ("get_next", c_void_p),
    ("get_last_error", c_void_p),
    ("release", c_void_p),
    ("private_data", c_void_p),
]

_CapsuleDestructor = ctypes.CFUNCTYPE(None, c_void_p)
_api = ctypes.pythonapi
_pointer_of = ctypes.PYFUNCTYPE(c_void_p, ctypes.py_object, c_char_p)(
    ("PyCapsule_GetPointer", _api)
)
# In a destructor nothing may hold the capsule again.
_pointer_of_dying = ctypes.PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(("PyCapsule_GetPointer", _api))
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, c_void_p, c_char_p, c_void_p)(
    ("PyCapsule_New", _api)
)


def is_exported(value: Any) -> bool:
    """Whether a value has a column for others."""
    kind = type(value)
    return hasattr(kind, "__arrow_c_stream__") or hasattr(kind, "__arrow_c_array__")


# ---- In ---------------------------------------------------------------------------------------------------------------


class Chunk(NamedTuple):
    """An array of another library, and what owns it."""

    schema: Schema
    array: Array
    keep: Any

    @property
    def format(self) -> str:
        return (self.schema.format or b"").decode()

    def buffer(self, index: int) -> int:
        """The address of a buffer; 0 for none."""
        return self.array.buffers[index] or 0 if index < self.array.n_buffers else 0


class _Owned:
    """A struct that is released with this object."""

    def __init__(self, value: Any):
        self.value = value

    def __del__(self) -> None:
        if self.value.release:
            _Release(self.value.release)(ctypes.addressof(self.value))


def chunks(value: Any) -> List[Chunk]:
    """The arrays of a column; at least one, which may be empty."""
    # Some have both, and the array only where there is one chunk.
    if hasattr(type(value), "__arrow_c_stream__"):
        return list(_streamed(value.__arrow_c_stream__()))
    schema, data = value.__arrow_c_array__()
    found = Schema.from_address(_pointer_of(schema, b"arrow_schema"))
    content = Array.from_address(_pointer_of(data, b"arrow_array"))
    return [Chunk(found, content, (schema, data))]


def _streamed(capsule: Any) -> Iterator[Chunk]:
    address = _pointer_of(capsule, b"arrow_array_stream")
    stream = Stream.from_address(address)

    def ask(function: int, result: Any) -> _Owned:
        owned = _Owned(result)
        status = _Next(function)(address, ctypes.addressof(result))
        if status:
            text = _LastError(stream.get_last_error)(address)
            words = ctypes.string_at(text).decode() if text else f"error {status}"
            raise ValueError(f"the column cannot be read: {words}")
        return owned

    schema = ask(stream.get_schema, Schema())
    count = 0
    while True:
        owned = ask(stream.get_next, Array())
        if not owned.value.release and count:
            return
        if not owned.value.release:
            # No chunk at all is an empty array; `Array()` is one, as far as its length goes.
            yield Chunk(schema.value, Array(), (capsule, schema))
            return
        count += 1
        yield Chunk(schema.value, owned.value, (capsule, schema, owned))


#: Integers: how `array` calls them.
INTEGERS = {"c": "b", "C": "B", "s": "h", "S": "H", "i": "i", "I": "I", "l": "q", "L": "Q"}
FLOATS = {"e": "e", "f": "f", "g": "d"}
#: Sizes of offsets of texts.
TEXTS = {"u": "i", "U": "q"}
#: Days since 1970-01-01.
DAYS = "tdD"


def decimal_of(format: str) -> Optional[Tuple[int, int]]:
    """The scale and the bits of a decimal's format, `d:19,10` or `d:19,10,256`; None for others."""
    if not format.startswith("d:"):
        return None
    numbers = [int(part) for part in format[2:].split(",")]
    return numbers[1], numbers[2] if len(numbers) > 2 else 128


def is_null(chunk: Chunk) -> List[bool]:
    """Whether each row is null."""
    length, first = chunk.array.length, chunk.array.offset
    address = chunk.buffer(0)
    if chunk.format == "n":
        return [True] * length
    if not address or chunk.array.null_count == 0:
        return [False] * length
    bits = ctypes.string_at(address, (first + length + 7) // 8)
    return [not bits[row >> 3] >> (row & 7) & 1 for row in range(first, first + length)]


def numbers(chunk: Chunk, type: str) -> "array[Any]":
    """The numbers of a buffer, whatever stands where a row is null."""
    result = array(type)
    size = result.itemsize
    if chunk.array.length:
        start = chunk.buffer(1) + size * chunk.array.offset
        result.frombytes(ctypes.string_at(start, size * chunk.array.length))
    return result


def values(chunk: Chunk) -> List[Any]:
    """Numbers and texts as Python has them; a float of fewer than 64 bits as the text of its shortest digits."""
    format, length, first = chunk.format, chunk.array.length, chunk.array.offset
    if length == 0 or format == "n":
        return [None] * length
    nulls = is_null(chunk)
    if chunk.schema.dictionary:
        entries = values(
            Chunk(chunk.schema.dictionary.contents, chunk.array.dictionary.contents, chunk.keep)
        )
        places = numbers(chunk, INTEGERS[format])
        return [None if null else entries[place] for null, place in zip(nulls, places)]
    found: List[Any]
    decimal = decimal_of(format)
    if format == DAYS:
        found = [day(number) for number in numbers(chunk, "i")]
    elif format in INTEGERS:
        found = numbers(chunk, INTEGERS[format]).tolist()
    elif format == "g":
        found = numbers(chunk, "d").tolist()
    elif format in FLOATS:
        size = binary.calcsize(FLOATS[format])
        memory = ctypes.string_at(chunk.buffer(1) + size * first, size * length)
        found = [shortest(v, FLOATS[format]) for (v,) in binary.iter_unpack(FLOATS[format], memory)]
    elif decimal is not None:
        found = _decimals(chunk, *decimal)
    elif format in TEXTS:
        found = _texts(chunk, TEXTS[format])
    elif format == "vu":
        found = _views(chunk, nulls)
    else:
        raise TypeError(f"expected numbers, not an Arrow array of format {format!r}")
    return [None if null else value for null, value in zip(nulls, found)]


def day(number: int) -> str:
    """A day as libsci reads it, from the days since 1970-01-01; an empty text, which is no day, for others than Python's."""
    try:
        return datetime.date.fromordinal(_EPOCH + number).isoformat()
    except (ValueError, OverflowError):
        return ""


_EPOCH = datetime.date(1970, 1, 1).toordinal()


def shortest(value: float, format: str) -> str:
    """The shortest digits that are read back as a float of 16 or 32 bits."""
    for precision in range(1, 10):
        text = f"{value:.{precision}g}"
        try:
            if binary.unpack(format, binary.pack(format, float(text)))[0] == value:
                return text
        except OverflowError:
            continue
    return repr(value)


def _decimals(chunk: Chunk, scale: int, bits: int) -> List[Any]:
    size = bits // 8
    start = chunk.buffer(1) + size * chunk.array.offset
    memory = ctypes.string_at(start, size * chunk.array.length)
    return [
        decimal(memory[place : place + size], scale) for place in range(0, len(memory), size)
    ]


def decimal(memory: bytes, scale: int) -> Decimal:
    """A decimal of Arrow."""
    coefficient = int.from_bytes(memory, "little", signed=True)
    digits = tuple(map(int, str(abs(coefficient))))
    return Decimal((int(coefficient < 0), digits, -scale))


def _texts(chunk: Chunk, type: str) -> List[Any]:
    offsets = array(type)
    size = offsets.itemsize
    start = chunk.buffer(1) + size * chunk.array.offset
    offsets.frombytes(ctypes.string_at(start, size * (chunk.array.length + 1)))
    memory = ctypes.string_at(chunk.buffer(2), offsets[-1]) if offsets[-1] else b""
    return [memory[a:b].decode() for a, b in zip(offsets, offsets[1:])]


def _views(chunk: Chunk, nulls: List[bool]) -> List[Any]:
    """Texts of 12 bytes stand in their rows, longer ones in other buffers."""
    start = chunk.buffer(1) + 16 * chunk.array.offset
    memory = ctypes.string_at(start, 16 * chunk.array.length)
    found: List[Any] = []
    for row, (length, _, buffer, offset) in enumerate(binary.iter_unpack("<i4sii", memory)):
        if nulls[row]:
            found.append(None)
        elif length <= 12:
            found.append(memory[16 * row + 4 : 16 * row + 4 + length].decode())
        else:
            found.append(ctypes.string_at(chunk.buffer(2 + buffer) + offset, length).decode())
    return found


# ---- Out --------------------------------------------------------------------------------------------------------------

#: What structs that were given away hold, by what stands in them.
_given: dict[int, Any] = {}
#: The structs of capsules, by their addresses.
_held: dict[int, Any] = {}
_tokens = itertools.count(1)


def _releaser(struct: Any) -> Any:
    def release(address: Optional[int]) -> None:
        if address is None:
            return
        value = struct.from_address(address)
        _given.pop(value.private_data, None)
        value.release = None

    return _Release(release)


_releases = {struct: _releaser(struct) for struct in (Schema, Array, Stream)}


def _fill(value: Any, keep: Any) -> None:
    """Gives a struct its release callback, and what it holds until then."""
    token = next(_tokens)
    _given[token] = keep
    value.private_data = token
    value.release = ctypes.cast(_releases[type(value)], c_void_p).value


def _destructor(name: bytes) -> Any:
    def destroy(capsule: Optional[int]) -> None:
        held = _held.pop(_pointer_of_dying(capsule, name), None)
        # A consumer that has moved the struct has taken its release callback along.
        if held is not None and held.release:
            _Release(held.release)(ctypes.addressof(held))

    return _CapsuleDestructor(destroy)


_destructors = {
    name: _destructor(name) for name in (b"arrow_schema", b"arrow_array", b"arrow_array_stream")
}


def _capsule(value: Any, name: bytes) -> Any:
    address = ctypes.addressof(value)
    _held[address] = value
    destructor = ctypes.cast(_destructors[name], c_void_p)
    return _new_capsule(address, name, destructor)


class Content(NamedTuple):
    """What an array is made of: its buffers by their addresses, and what owns their memory."""

    format: str
    name: str
    length: int
    null_count: int
    buffers: List[Optional[int]]
    keep: Any

    def fill_schema(self, schema: Schema) -> None:
        texts = (self.format.encode(), self.name.encode())
        schema.format, schema.name = texts
        schema.flags = 2  # ARROW_FLAG_NULLABLE
        schema.n_children, schema.metadata, schema.children = 0, None, None
        schema.dictionary = None
        _fill(schema, texts)

    def fill_array(self, data: Array) -> None:
        buffers = (c_void_p * len(self.buffers))(*self.buffers)
        data.length, data.null_count, data.offset = self.length, self.null_count, 0
        data.n_buffers, data.n_children, data.children = len(self.buffers), 0, None
        data.dictionary = None
        data.buffers = buffers
        _fill(data, (buffers, self.keep))

    def schema_capsule(self) -> Any:
        schema = Schema()
        self.fill_schema(schema)
        return _capsule(schema, b"arrow_schema")

    def array_capsule(self) -> Any:
        data = Array()
        self.fill_array(data)
        return _capsule(data, b"arrow_array")

    def stream_capsule(self) -> Any:
        stream = Stream()
        isSent = False

        def schema(_: Optional[int], result: int) -> int:
            self.fill_schema(Schema.from_address(result))
            return 0

        def after(_: Optional[int], result: int) -> int:
            nonlocal isSent
            if isSent:
                Array.from_address(result).release = None
            else:
                self.fill_array(Array.from_address(result))
            isSent = True
            return 0

        callbacks: List[Callable[..., Any]] = [_Next(schema), _Next(after), _no_error]
        stream.get_schema, stream.get_next, stream.get_last_error = (
            ctypes.cast(callback, c_void_p).value for callback in callbacks  # type: ignore[arg-type]
        )
        _fill(stream, callbacks)
        return _capsule(stream, b"arrow_array_stream")


_no_error = _LastError(lambda _: None)
