"""The functions of sci.h, by ctypes: the only module that knows the C interface."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int32, c_int64, c_size_t, c_void_p
from pathlib import Path
from typing import Any, Callable, Iterable, Optional

from ._errors import Error, error_class

OK = 0

ANGLE_UNITS = {"degrees": 0, "radians": 1, "gradians": 2, "turns": 3}
PERCENTS = {"relative": 0, "plain": 1}
NOTATIONS = {"auto": 0, "fixed": 1, "scientific": 2, "engineering": 3}
ROUNDINGS = {
    "standard": -1,
    "half-even": 0,
    "half-odd": 1,
    "half-away": 2,
    "half-toward-zero": 3,
    "half-upward": 4,
    "half-downward": 5,
    "toward-zero": 6,
    "away": 7,
    "floor": 8,
    "ceiling": 9,
    "05-away": 10,
    "unnecessary": 11,
}
UP_TO, SIGNIFICANT, DECIMALS = 0, 1, 2
NONE, NUMBER, BOOLEAN, QUANTITY, LIST, COMPLEX, CALENDAR = 0, 1, 2, 3, 4, 5, 6
INT64, DECIMAL128, DOUBLE, DOUBLE_EXACT, UTF8, LARGE_UTF8, TRUTH, DATE32 = 1, 2, 3, 4, 5, 6, 7, 8


class Slice(ctypes.Structure):
    """sci_slice"""

    _fields_ = [("bytes", c_char_p), ("length", c_size_t)]


class Column(ctypes.Structure):
    """sci_column; `keep` holds what owns the memory."""

    _fields_ = [
        ("type", c_int32),
        ("scale", c_int32),
        ("is_constant", c_int32),
        ("reserved", c_int32),
        ("offset", c_int64),
        ("values", c_void_p),
        ("offsets", c_void_p),
        ("validity", c_void_p),
    ]


class OptionsStruct(ctypes.Structure):
    """sci_options"""

    _fields_ = [
        ("size", c_size_t),
        ("angle_unit", c_int32),
        ("percent", c_int32),
        ("digits_rule", c_int32),
        ("notation", c_int32),
        ("digits", c_int64),
        ("rounding", c_int32),
        ("cash", c_int32),
        ("currency", ctypes.c_char * 8),
        ("budget", c_int32),
        ("threads", c_int32),
        ("max_digits", c_int64),
        ("max_memory", c_int64),
        ("max_nanoseconds", c_int64),
        ("cancellation", c_void_p),
        ("is_cancelled", c_void_p),
        ("context", c_void_p),
        ("complex_results", c_int32),
        ("reserved", c_int32),
    ]


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(str(Path(__file__).with_name("libsci.so.0")))
    handle, text = c_void_p, c_char_p
    handles, slices, options = POINTER(c_void_p), POINTER(Slice), POINTER(OptionsStruct)
    signatures: dict[str, tuple[Any, list[Any]]] = {
        "sci_version": (text, []),
        "sci_options_init": (None, [options, c_size_t]),
        "sci_error_status": (c_int32, [handle]),
        "sci_error_message": (text, [handle]),
        "sci_error_diagnostic": (text, [handle]),
        "sci_error_start": (c_size_t, [handle]),
        "sci_error_end": (c_size_t, [handle]),
        "sci_error_free": (None, [handle]),
        "sci_cancellation_new": (handle, []),
        "sci_cancellation_cancel": (None, [handle]),
        "sci_cancellation_free": (None, [handle]),
        "sci_result_kind": (c_int32, [handle]),
        "sci_result_text": (text, [handle, POINTER(c_size_t)]),
        "sci_result_is_exact": (c_int32, [handle]),
        "sci_result_residue": (text, [handle]),
        "sci_result_unit": (text, [handle]),
        "sci_result_element_count": (c_size_t, [handle]),
        "sci_result_element": (text, [handle, c_size_t]),
        "sci_result_real": (text, [handle]),
        "sci_result_imaginary": (text, [handle]),
        "sci_result_note": (text, [handle, c_size_t]),
        "sci_result_free": (None, [handle]),
        "sci_evaluate": (c_int32, [text, c_size_t, options, handles, handles]),
        "sci_session_new": (c_int32, [options, handles, handles]),
        "sci_session_evaluate": (c_int32, [handle, text, c_size_t, options, handles, handles]),
        "sci_session_assign": (c_int32, [handle, text, c_size_t, text, c_size_t, handles]),
        "sci_session_set_rates": (c_int32, [handle, text, c_size_t, handles]),
        "sci_session_free": (None, [handle]),
        "sci_expression_new": (
            c_int32,
            [text, c_size_t, slices, c_size_t, options, handles, handles],
        ),
        "sci_expression_parameter_count": (c_size_t, [handle]),
        "sci_expression_parameter": (text, [handle, c_size_t]),
        "sci_expression_constant_count": (c_size_t, [handle]),
        "sci_expression_constant": (text, [handle, c_size_t]),
        "sci_expression_free": (None, [handle]),
        "sci_expression_evaluate": (
            c_int32,
            [handle, slices, c_size_t, options, handles, handles],
        ),
        "sci_expression_evaluate_columns": (
            c_int32,
            [
                handle,
                POINTER(Column),
                c_size_t,
                c_int64,
                c_int32,
                c_int32,
                c_int32,
                options,
                handles,
                handles,
            ],
        ),
        "sci_answers_column": (None, [handle, POINTER(Column)]),
        "sci_answers_row_count": (c_int64, [handle]),
        "sci_answers_null_count": (c_int64, [handle]),
        "sci_answers_error_count": (c_int64, [handle]),
        "sci_answers_rounded_count": (c_int64, [handle]),
        "sci_answers_error": (handle, [handle, c_int64, POINTER(c_int64)]),
        "sci_answers_free": (None, [handle]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


library = _load()


class Handle:
    """A handle of the library, freed with its object."""

    __slots__ = ("pointer", "_free", "keep")

    def __init__(self, pointer: Optional[int], free: Callable[[int], None], keep: Any = None):
        self.pointer, self._free, self.keep = pointer, free, keep

    def __del__(self) -> None:
        if self.pointer:
            self._free(self.pointer)
            self.pointer = None


def exception(pointer: int, row: Optional[int] = None, count: int = 1) -> Error:
    """The exception of an error handle, which is freed."""
    try:
        status = library.sci_error_status(pointer)
        return error_class(status)(
            library.sci_error_message(pointer).decode(),
            library.sci_error_diagnostic(pointer).decode(),
            (library.sci_error_start(pointer), library.sci_error_end(pointer)),
            row,
            count,
        )
    finally:
        library.sci_error_free(pointer)


def call(function: Any, *arguments: Any) -> Optional[int]:
    """Calls a function whose last arguments are where a handle and an error go; raises the error."""
    result = c_void_p()
    check(function, *arguments, byref(result))
    return result.value


def check(function: Any, *arguments: Any) -> None:
    """Calls a function whose last argument is where an error goes; raises the error."""
    error = c_void_p()
    if function(*arguments, byref(error)) != OK:
        assert error.value is not None
        raise exception(error.value)


def slices(texts: Iterable[str]) -> Any:
    """Texts as an array of sci_slice, which keeps them."""
    encoded = [text.encode() for text in texts]
    array = (Slice * max(1, len(encoded)))(*[Slice(text, len(text)) for text in encoded])
    array._keep = encoded  # type: ignore[attr-defined]
    return array
