#!/usr/bin/env python3
"""Writes Tests/SciKeypadTests/Data/words.tsv: what machine words do, in Python's integers masked to the word.

    scripts/words.py > Tests/SciKeypadTests/Data/words.tsv
"""

import random

SIZES = {"byte": 8, "word": 16, "dword": 32, "qword": 64}
ERROR = "Error"


def truncated(x, y):
    """The quotient rounded towards zero."""
    return abs(x) // abs(y) * (-1 if (x < 0) != (y < 0) else 1)


# Of the numbers x and y, as signed or unsigned words have them, and the number of bits.
BINARY = {
    "+": lambda x, y, bits: x + y,
    "-": lambda x, y, bits: x - y,
    "*": lambda x, y, bits: x * y,
    "/": lambda x, y, bits: truncated(x, y) if y else None,
    "mod": lambda x, y, bits: x - y * truncated(x, y) if y else None,
    "and": lambda x, y, bits: x & y,
    "or": lambda x, y, bits: x | y,
    "xor": lambda x, y, bits: x ^ y,
    "nand": lambda x, y, bits: ~(x & y),
    "nor": lambda x, y, bits: ~(x | y),
    "<<": lambda x, y, bits: x << y if 0 <= y < bits else None,
    ">>": lambda x, y, bits: x >> y if 0 <= y < bits else None,
    ">>>": lambda x, y, bits: (x % 2**bits) >> y if 0 <= y < bits else None,
}
UNARY = {
    "not": lambda x, bits: ~x,
    "±": lambda x, bits: -x,
    "rol": lambda x, bits: int(f"{x % 2**bits:0{bits}b}"[1:] + f"{x % 2**bits:0{bits}b}"[:1], 2),
    "ror": lambda x, bits: int(f"{x % 2**bits:0{bits}b}"[-1:] + f"{x % 2**bits:0{bits}b}"[:-1], 2),
}


def number(pattern, bits, signed):
    """The number that bits are."""
    return pattern - 2**bits if signed and pattern >> (bits - 1) else pattern


def main():
    generator = random.Random(20)
    print("# Written by scripts/words.py: bits in base 16, and the result in base 10 as well.")
    print("# size\twords\tkey\tleft\tright\tresult\tin base 10")
    for size, bits in SIZES.items():
        edges = [0, 1, 2**(bits - 1) - 1, 2**(bits - 1), 2**bits - 1]
        for signed in (True, False):
            def row(key, left, right, result):
                shown = [ERROR, ERROR]
                if result is not None:
                    pattern = result % 2**bits
                    shown = [f"{pattern:X}", str(number(pattern, bits, signed))]
                right = "" if right is None else f"{right:X}"
                print(size, "signed" if signed else "unsigned", key, f"{left:X}", right, *shown, sep="\t")

            for key, operation in BINARY.items():
                pairs = [(x, y) for x in edges for y in edges]
                pairs += [(generator.getrandbits(bits), generator.getrandbits(generator.randint(1, bits))) for _ in range(12)]
                if ">" in key or "<" in key:
                    pairs = [(generator.getrandbits(bits), y) for y in [0, 1, bits // 2, bits - 1, bits, 2**bits - 1]]
                    pairs += [(generator.getrandbits(bits), generator.randrange(bits)) for _ in range(12)]
                for x, y in pairs:
                    row(key, x, y, operation(number(x, bits, signed), number(y, bits, signed), bits))
            for key, operation in UNARY.items():
                for x in edges + [generator.getrandbits(bits) for _ in range(12)]:
                    row(key, x, None, operation(number(x, bits, signed), bits))


main()
