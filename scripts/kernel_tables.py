#!/usr/bin/env python3
"""Writes Sources/CMPFR/kernel_tables.h: the tables of the kernels in Sources/SciNumber/Fast.

Every entry is a real number times a power of two, rounded to the nearest integer (`nearest`) or down (`floor`), proved by Arb:
a ball of 600 bits that determines the integer. FastTableTests holds the entries against MPFR.

    pip install python-flint
    scripts/kernel_tables.py
"""

from pathlib import Path

from flint import arb, ctx, fmpq

ctx.prec = 600
HALF = arb(1) / 2
TARGET = Path(__file__).resolve().parent.parent / "Sources/CMPFR/kernel_tables.h"


def floor(value):
    """The integer below; fails where the ball does not tell."""
    return int(arb(value).floor().unique_fmpz())


def nearest(value):
    value = arb(value)
    return int(value.unique_fmpz()) if value.is_exact() and value.is_integer() else floor(value + HALF)


def scaled(value, bits):
    return nearest(arb(value) * arb(2) ** bits)


def over(numerator, denominator):
    return arb(fmpq(numerator, denominator))


def wide(name, comment, values):
    """A table of integers below 2^128."""
    assert all(0 <= value < 1 << 128 for value in values), name
    rows = ",\n".join(f"      {{0x{v >> 64:016X}u, 0x{v & (1 << 64) - 1:016X}u}}" for v in values)
    return f"""
/// {comment}
static inline sci_wide {name}(uint32_t i) {{
  static const sci_wide table[{len(values)}] = {{
{rows}}};
  return table[i];
}}
"""


def narrow(name, kind, comment, values):
    text = ", ".join(str(v) for v in values)
    lines, line = [], "     "
    for word in text.split(" "):
        if len(line) + len(word) > 118:
            lines.append(line)
            line = "     "
        line += " " + word
    lines.append(line)
    rows = "\n".join(lines)
    return f"""
/// {comment}
static inline {kind} {name}(uint32_t i) {{
  static const {kind} table[{len(values)}] = {{
{rows}}};
  return table[i];
}}
"""


def factorial(n):
    return n * factorial(n - 1) if n else 1


def limbs(value, count):
    """A number below 2^64 from its integer limb to its last, rounded down."""
    whole = floor(arb(value) * arb(2) ** (64 * (count - 1)))
    return [whole >> 64 * (count - 1 - i) & (1 << 64) - 1 for i in range(count)]


def normal(value):
    """The mantissa with 128 bits, to nearest, and the exponent e of 2^e <= value."""
    exponent = 0
    while value >= 2:
        value, exponent = value / 2, exponent + 1
    while value < 1:
        value, exponent = value * 2, exponent - 1
    return scaled(value, 127), exponent


def series(term, step):
    """The coefficients 2^(128 - step k) term(k), for k from 1 on until they round to nothing."""
    values, k = [], 1
    while (value := scaled(term(k), 128 - step * k)) > 0:
        values.append(value)
        k += 1
    return values


def logarithm_factors():
    """c of 512 parts: times any m in [1 + i/64, 1 + (i + 1)/64) it is at least 1, and little more."""
    first = [-(-512 * 64 // (64 + i)) for i in range(64)]
    # The largest (m c - 1) 4096 tells how many entries follow.
    most = max(fmpq((65 + i) * c, 64 * 512) for i, c in enumerate(first)) - 1
    count = int(fmpq(most.p * 4096, most.q).floor()) + 1
    second = [(1 << 18) * j // (4096 + j) for j in range(count)]
    return first, second


def tables():
    first, second = logarithm_factors()
    pi = arb.pi()
    yield wide("sci_exp_step", "e^(i/64), 127 bits after the point; 0 to 44.", [scaled(over(i, 64).exp(), 127) for i in range(45)])
    yield wide(
        "sci_exp_small_step", "e^(i/4096) - 1, 128 bits after the point; 0 to 63.",
        [scaled(over(i, 4096).expm1(), 128) for i in range(64)])
    yield wide("sci_exp_term", "2^(-12k)/(k + 1)!, 128 bits after the point, for k = i + 1.", series(lambda k: over(1, factorial(k + 1)), 12))
    yield narrow("sci_log_factor", "uint16_t", "ceil(512 / (1 + i/64)); 0 to 63.", first)
    yield wide("sci_log_step", "-ln(sci_log_factor(i) / 512), 128 bits after the point; 0 to 63.", [scaled(-over(c, 512).log(), 128) for c in first])
    yield narrow("sci_log_small_factor", "uint16_t", f"floor(2^18 i / (4096 + i)); 0 to {len(second) - 1}.", second)
    yield wide(
        "sci_log_small_step", f"-ln(1 - sci_log_small_factor(i) / 2^18), 128 bits after the point; 0 to {len(second) - 1}.",
        [scaled(-(1 - over(b, 1 << 18)).log(), 128) if b else 0 for b in second])
    yield wide("sci_log_term", "2^(-11k)/(k + 1), 128 bits after the point, for k = i + 1.", series(lambda k: over(1, k + 1), 11))
    yield wide("sci_sin_step", "sin(i/64), 128 bits after the point; 0 to 51.", [scaled(over(i, 64).sin(), 128) if i else 0 for i in range(52)])
    yield wide(
        "sci_cos_step", "cos(i/64), 128 bits after the point; 0 to 51, but below 1 for 0.",
        [min(scaled(over(i, 64).cos(), 128), (1 << 128) - 1) for i in range(52)])
    yield wide("sci_sin_term", "2^(-12k)/(2k + 1)!, 128 bits after the point, for k = i + 1.", series(lambda k: over(1, factorial(2 * k + 1)), 12))
    yield wide("sci_cos_term", "2^(-12k)/(2k)!, 128 bits after the point, for k = i + 1.", series(lambda k: over(1, factorial(2 * k)), 12))
    yield wide("sci_atan_step", "atan(i/64), 128 bits after the point; 0 to 64.", [scaled(over(i, 64).atan(), 128) if i else 0 for i in range(65)])
    yield wide("sci_atan_term", "2^(-12k)/(2k + 1), 128 bits after the point, for k = i + 1.", series(lambda k: over(1, 2 * k + 1), 12))
    yield wide("sci_five_power", "5^i, exactly; 0 to 55.", [5**i for i in range(56)])
    large = [normal(arb(5) ** (56 * j)) for j in range(-8, 9)]
    yield wide("sci_five_large_power", "5^(56(i - 8)) / 2^sci_five_large_exponent(i), 127 bits after the point; 0 to 16.", [m for m, _ in large])
    yield narrow("sci_five_large_exponent", "int16_t", "floor(56(i - 8) log2(5)); 0 to 16.", [e for _, e in large])
    constants = [pi, arb(1).exp(), arb(2).log(), arb(10).log(), 1 / arb(2).log(), 1 / arb(10).log(), pi / 180, 180 / pi]
    names = "pi, e, ln 2, ln 10, 1/ln 2, 1/ln 10, pi/180, 180/pi"
    normals = [normal(value) for value in constants]
    yield wide("sci_constant", f"{names}: divided by a power of two, 127 bits after the point.", [m for m, _ in normals])
    yield narrow("sci_constant_exponent", "int16_t", f"{names}: the powers of two of sci_constant.", [e for _, e in normals])
    yield narrow("sci_ln2_limb", "uint64_t", "Limbs of ln 2 after the point, rounded down; 0 to 2.", [f"0x{v:016X}u" for v in limbs(arb(2).log(), 4)[1:]])
    yield narrow(
        "sci_half_pi_limb", "uint64_t", "Limbs of pi/2 after the point, whose integer part is 1, rounded down; 0 to 3.",
        [f"0x{v:016X}u" for v in limbs(pi / 2, 5)[1:]])
    yield narrow("sci_inverse_limb", "uint64_t", "2^62/ln 2 and 2^64 2/pi, rounded down.", [f"0x{floor(arb(2)**62 / arb(2).log()):016X}u", f"0x{floor(arb(2)**65 / pi):016X}u"])


HEAD = """// Written by scripts/kernel_tables.py; do not edit. The tables of the kernels in Sources/SciNumber/Fast, as C constants: a Swift array would
// be on the heap and made lazily. Entries are rounded to nearest where nothing else is said. No index is checked.

#ifndef SCI_KERNEL_TABLES_H
#define SCI_KERNEL_TABLES_H

#include <stdint.h>

/// An integer of 128 bits.
typedef struct {
  uint64_t high, low;
} sci_wide;
"""

if __name__ == "__main__":
    TARGET.write_text(HEAD + "".join(tables()) + "\n#endif\n")
