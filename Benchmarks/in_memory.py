"""The second table of `Benchmarks/doors`: the same formula over columns that are in memory, in nanoseconds of CPU time a row.

Each row makes new answers, on one thread. The rounds of all rows are interleaved, and the least of them counts: what else the machine does can only make a round longer. A
third table has the time of the wall on one thread and on two.
"""

import ctypes
import importlib
import os
import time

ROUNDS = 5
FORMULA = "price*qty + 8.25%"

# Before Polars is imported.
os.environ.setdefault("POLARS_MAX_THREADS", "1")


def columns(count):
    """Prices in cents, with both signs, and quantities."""
    import numpy

    row = numpy.arange(count, dtype=numpy.int64)
    return row * 7919 % 2_000_001 - 1_000_000, row * 31 % 97 + 1


def cents_of(price, qty):
    """What each row comes to in cents, half away from zero, by integers."""
    import numpy

    exact = price * qty * 10825
    return numpy.sign(exact) * ((numpy.abs(exact) + 5000) // 10000)


def decimals(integers, scale, valid=None, factor=1):
    """Integers of 64 bits, times a factor, as decimals of 128 bits of Arrow."""
    import numpy
    import pyarrow as pa

    words = numpy.empty(2 * len(integers), dtype=numpy.int64)
    if factor == 1:
        words[::2], words[1::2] = integers, integers >> 63
    else:
        products = [int(x) * factor for x in integers]
        words = numpy.frombuffer(b"".join(x.to_bytes(16, "little", signed=True) for x in products), dtype=numpy.int64)
    validity = None if valid is None else pa.py_buffer(numpy.packbits(valid, bitorder="little").tobytes())
    return pa.Array.from_buffers(pa.decimal128(38, scale), len(integers), [validity, pa.py_buffer(words)])


def low_words(column):
    import numpy

    words = numpy.frombuffer(column.buffers()[1], dtype=numpy.int64)
    return words[2 * column.offset : 2 * (column.offset + len(column)) : 2]


def rounded_floats(answers):
    import numpy

    return numpy.rint(answers * 100).astype(numpy.int64)


# ---- The rows: a name, a body, and how many of its answers are wrong ------------------------------------------------------


def int64_in_c(price, qty, expected, threads=1):
    """Through the C interface, since NumPy's integers have no scale."""
    import numpy
    import sci
    from sci._options import struct

    # The package has the library itself by that name.
    c = importlib.import_module("sci._library")

    expression = sci.Expression(FORMULA, ["price", "qty"])
    options = struct({"rounding": "half-away", "threads": threads})
    memory = (c.Column * 2)(
        c.Column(type=c.INT64, scale=2, values=price.ctypes.data), c.Column(type=c.INT64, values=qty.ctypes.data))

    # The columns have the addresses of the arrays, and do not keep them.
    def body(keep=(price, qty)):
        pointer = c.call(
            c.library.sci_expression_evaluate_columns, expression._handle.pointer, memory, 2, len(price), c.INT64, 18, 2,
            ctypes.byref(options))
        return c.Handle(pointer, c.library.sci_answers_free)

    def wrong(handle):
        column = c.Column()
        c.library.sci_answers_column(handle.pointer, ctypes.byref(column))
        array = (ctypes.c_int64 * len(price)).from_address(column.values)
        return (numpy.frombuffer(array, dtype=numpy.int64) != expected).sum()

    return body, wrong


def measured(price, qty):
    """What is measured: a body without arguments for each name, and how many of its answers are wrong."""
    import numpy
    import sci

    expected = cents_of(price, qty)
    floats, quantities = price / 100, qty.astype(numpy.float64)
    total = sci.Expression(FORMULA, currency="USD")

    def of_floats(answers):
        return (rounded_floats(answers) != expected).sum()

    rows = {
        "int64 in and out, C": int64_in_c(price, qty, expected),
        "NumPy, float64 by their shortest decimals": (lambda: total(price=floats, qty=quantities, into="float"), of_floats),
        "NumPy's own floats, `round(p*q*1.0825, 2)`": (
            lambda: numpy.round(floats * quantities * 1.0825, 2), of_floats),
    }
    try:
        import pyarrow as pa
        import pyarrow.compute
    except ImportError:
        return rows
    valid = numpy.arange(len(price)) % 11 != 3
    plain = decimals(price, 2), decimals(qty, 0)
    nulls = decimals(price, 2, valid), decimals(qty, 0, valid)
    wide = decimals(price, 2, factor=10**15), plain[1]
    rate = pa.scalar(1.0825).cast(pa.decimal128(5, 4))
    narrow = plain[0].cast(pa.decimal128(12, 2)), plain[1].cast(pa.decimal128(6, 0))

    # The low words of integers times 10^11: what their high words lose is lost here too.
    wide_expected = price * qty * 10825 * 10**11

    def own():
        exact = pyarrow.compute.multiply(pyarrow.compute.multiply(*narrow), rate)
        return pyarrow.compute.round(exact, 2, "half_towards_infinity")

    rows["Arrow, decimal128"] = lambda: total(price=plain[0], qty=plain[1]), (
        lambda answers: (low_words(answers) != expected).sum())
    rows["Arrow, decimal128, a null in eleven rows"] = lambda: total(price=nulls[0], qty=nulls[1]), (
        lambda answers: ((low_words(answers) != expected) & valid).sum() + (answers.null_count != (~valid).sum()))
    rows["Arrow, decimal128 beyond 64 bits"] = lambda: total(price=wide[0], qty=wide[1]), (
        lambda answers: (low_words(answers) != wide_expected).sum())
    rows["pyarrow's own decimal128"] = own, lambda answers: (low_words(answers) // 10**4 != expected).sum()
    try:
        import polars
    except ImportError:
        return rows
    frame = polars.DataFrame({"p": polars.from_arrow(narrow[0]), "q": polars.from_arrow(narrow[1])})
    answer = (polars.col("p") * polars.col("q") * polars.lit("1.0825").cast(polars.Decimal(5, 4))).round(2, mode="half_away_from_zero")

    def of_polars(answers):
        column = answers["p"].to_arrow()
        return (low_words(column) // 10 ** (column.type.scale - 2) != expected).sum()

    rows["Polars' own Decimal, 1 thread"] = lambda: frame.select(answer), of_polars
    rows["Polars, Decimal"] = lambda: total(price=frame["p"], qty=frame["q"]), (
        lambda answers: (low_words(answers.to_arrow()) != expected).sum())
    try:
        import pandas
    except ImportError:
        return rows
    series = [pandas.Series(pandas.arrays.ArrowExtensionArray(column)) for column in narrow]
    rows["pandas, decimals of Arrow"] = lambda: total(price=series[0], qty=series[1]), (
        lambda answers: (low_words(answers.array.__arrow_array__().combine_chunks()) != expected).sum())
    return rows


def measured_on(threads, price, qty):
    """The bodies of the table of threads, by name."""
    import numpy
    import sci

    rows = {"int64 in and out, C": int64_in_c(price, qty, None, threads)[0]}
    quotient, exponential = sci.Expression("price/qty", currency="USD"), sci.Expression("exp(price)")
    total, floats = sci.Expression(FORMULA, currency="USD"), price / 100
    exponents, quantities = price / 1e6, qty.astype(numpy.float64)
    rows["NumPy, float64"] = lambda: total(price=floats, qty=quantities, into="float", threads=threads)
    rows["exp, NumPy"] = lambda: exponential(price=exponents, into="float", threads=threads)
    try:
        plain = decimals(price, 2), decimals(qty, 0)
        wide = decimals(price, 2, factor=10**15), plain[1]
    except ImportError:
        return rows
    rows["Arrow, decimal128"] = lambda: total(price=plain[0], qty=plain[1], threads=threads)
    rows["Arrow, decimal128 beyond 64 bits"] = lambda: total(price=wide[0], qty=wide[1], threads=threads)
    rows["Arrow, price/qty to cents"] = lambda: quotient(price=plain[0], qty=plain[1], threads=threads)
    few, angle = slice(0, len(price) // 10), sci.Expression("atan2(price; qty)")
    rows["row by row, a tenth of the rows"] = lambda: angle(price=price[few], qty=qty[few], into="float", threads=threads)
    return rows


def functions_measured(count):
    """Functions of doubles, exactly and by their shortest decimals, and NumPy's own; the first rows are compared with Arb's balls if python-flint is there."""
    import numpy
    import sci

    random = numpy.random.default_rng(1)
    rows = {}
    for name, low, high in (("exp", -20, 20), ("log", 1e-6, 1e6), ("sqrt", 0, 1e6), ("sin", -20, 20)):
        x = random.uniform(low, high, count)
        expression = sci.Expression(f"{'ln' if name == 'log' else name}(x)", angle="radians")
        wrong = nearest_to(name, x[:COMPARED])
        own = getattr(numpy, name)
        rows[f"{name} of exact doubles"] = lambda x=x, e=expression: e(x=x, into="float", doubles="exact"), wrong
        rows[f"{name} of shortest decimals, 17 digits"] = lambda x=x, e=expression: e(x=x, into="float"), lambda answers: None
        short = numpy.round(x, 6)
        rows[f"{name} of shortest decimals, 6 behind the point"] = lambda x=short, e=expression: e(x=x, into="float"), lambda answers: None
        rows[f"{name}, NumPy"] = lambda x=x, own=own: own(x), wrong
    return rows


COMPARED = 1_000_000


def nearest_to(name, x):
    """Counts the answers for the numbers `x` that are not the nearest doubles."""
    expected = []

    def wrong(answers):
        try:
            import flint
        except ImportError:
            return None
        if not expected:
            flint.ctx.prec = 160
            expected.extend(float(getattr(flint.arb(value), name)()) for value in x.tolist())
        return sum(1 for found, right in zip(answers[: len(expected)].tolist(), expected) if found != right)

    return wrong


def thread_table(count):
    """Prints a line for each row: the time of the wall on one thread, on two, and their quotient."""
    one, two = measured_on(1, *columns(count)), measured_on(2, *columns(count))
    least = {}
    for _ in range(ROUNDS):
        for name in one:
            for threads, body in ((1, one[name]), (2, two[name])):
                # What ran before leaves its own memory, and the first call pays for that.
                body()
                start = time.perf_counter()
                body()
                seconds = time.perf_counter() - start
                least[name, threads] = min(seconds, least.get((name, threads), seconds))
    print(f"\n| {count} rows in memory | ms, 1 thread | ms, 2 threads | times as fast |")
    print("| --- | --- | --- | --- |")
    for name in one:
        print(f"| {name} | {least[name, 1] * 1e3:.1f} | {least[name, 2] * 1e3:.1f} | {least[name, 1] / least[name, 2]:.2f} |")


def table(count):
    """Prints a line for each row: the time, and how many answers are wrong."""
    print_table(count, measured(*columns(count)))


def function_table(count):
    """The same for functions; of so many rows at most answers are compared."""
    print_table(count, functions_measured(count))


def print_table(count, rows):
    least, wrong = {}, {}
    for _ in range(ROUNDS):
        for name, (body, count_wrong) in rows.items():
            start = time.process_time()
            answers = body()
            seconds = time.process_time() - start
            least[name] = min(seconds, least.get(name, seconds))
            if name not in wrong:
                number = count_wrong(answers)
                wrong[name] = "" if number is None else int(number)
            del answers
    print(f"\n| {count} rows in memory, 1 thread | ns a row | wrong |")
    print("| --- | --- | --- |")
    for name, seconds in least.items():
        print(f"| {name} | {seconds / count * 1e9:.1f} | {wrong[name]} |")
