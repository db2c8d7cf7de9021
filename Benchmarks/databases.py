"""The third table of `Benchmarks/doors`: the same formula over a table in a database, beside the database's own decimals and beside a function that does nothing.

Each query asks for the largest answer, so that all are computed and none is written. The rounds of all queries are interleaved, on one thread, and the least of them counts: of CPU time in this process, of the wall in others.
"""

import os
import sys
import time
from pathlib import Path

ROUNDS = 7
FORMULA = "price*qty + 8.25%"
EXTENSION = Path(__file__).resolve().parent.parent / ".build/duckdb/sci.duckdb_extension"

# A row's cents by integers, from its price in cents.
CENTS = "({price} * {qty} * 10825 + 5000) {divided} 10000"


def least(bodies, clock=time.process_time):
    """The seconds of the fastest round of each body."""
    seconds = {}
    for _ in range(ROUNDS):
        for name, body in bodies.items():
            start = clock()
            took = body()
            took = clock() - start if took is None else took
            seconds[name] = min(took, seconds.get(name, took))
    return seconds


# ---- DuckDB -----------------------------------------------------------------------------------------------------------


def duckdb_rows(count):
    import duckdb
    import sci.duckdb

    connection = duckdb.connect(config={"allow_unsigned_extensions": "true"})
    connection.execute("SET threads = 1")
    connection.execute(
        f"CREATE TABLE item AS SELECT ((i * 7919 % 1000000 + 1) / 100.0)::DECIMAL(18,2) AS price, (i * 31 % 97 + 1)::DECIMAL(9,0) AS qty FROM range({count}) AS row(i)")
    types = {"price": "DECIMAL(18,2)", "qty": "DECIMAL(9,0)"}
    sci.duckdb.create_function(connection, "total", FORMULA, types, "DECIMAL(18,2)", currency="USD")
    connection.create_function("same", lambda price, qty: price, list(types.values()), "DECIMAL(18,2)", type="arrow", null_handling="special")
    queries = {
        "DuckDB: the column": "price",
        "DuckDB's own DECIMAL": "round(price*qty*1.0825, 2)",
        "DuckDB, an Arrow function that does nothing": "same(price, qty)",
        "DuckDB, sci as an Arrow function": "total(price, qty)",
    }
    if EXTENSION.exists():
        connection.execute(f"LOAD '{EXTENSION}'")
        queries["DuckDB, sci as an extension"] = f"sci_decimal2('{FORMULA}', 'USD', price, qty)"
    cents = CENTS.format(price="(price*100)::BIGINT", qty="qty::BIGINT", divided="//")

    def wrong(answer):
        return connection.sql(f"SELECT count(*) FROM item WHERE (100*{answer})::BIGINT <> {cents}").fetchall()[0][0]

    seconds = least({
        name: lambda answer=answer: connection.sql(f"SELECT max({answer}) FROM item").fetchall() and None
        for name, answer in queries.items()})
    computed = [name for name in queries if "own" in name or "sci" in name]
    return seconds, {name: wrong(queries[name]) for name in computed}


# ---- PostgreSQL -------------------------------------------------------------------------------------------------------


def postgres_rows(count, server):
    queries = {
        "PostgreSQL: the column": "price",
        "PostgreSQL's own numeric": "round(price*qty*1.0825, 2)",
        "PostgreSQL, sci_apply": f"sci_apply('{FORMULA}', 'USD', price, qty)",
    }
    cents = CENTS.format(price="(price*100)::bigint", qty="qty::bigint", divided="/")
    # Rows are copied without the dead ones that loading has left.
    server.ask(["CREATE TABLE line AS SELECT price, qty FROM item;", "VACUUM ANALYZE line;"])
    setup = "SET max_parallel_workers_per_gather = 0; SET jit = off;"
    seconds = least({
        name: lambda answer=answer: server.seconds(setup, f"SELECT max({answer}) FROM line") for name, answer in queries.items()})
    computed = list(queries)[1:]
    return seconds, {
        name: int(server.value(f"SELECT count(*) FROM line WHERE 100*{queries[name]} <> {cents}")) for name in computed}


# ---- Spark ------------------------------------------------------------------------------------------------------------


def spark_rows(count):
    import pyarrow as pa
    import sci.spark
    from pyspark.sql import SparkSession
    from pyspark.sql import functions as F
    from pyspark.sql.functions import arrow_udf

    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false").getOrCreate())
    session.sparkContext.setLogLevel("OFF")

    def same(price: pa.Array, qty: pa.Array) -> pa.Array:
        return price

    nothing = arrow_udf(same, "decimal(12,2)")
    total = sci.spark.expression(FORMULA, returns="decimal(18,2)", currency="USD")
    items = session.range(count).select(
        ((F.col("id") * 7919 % 1_000_000 + 1).cast("decimal(18,2)") / 100).cast("decimal(12,2)").alias("price"),
        (F.col("id") * 31 % 97 + 1).alias("qty")).cache()
    items.count()
    own = F.round(F.col("price") * F.col("qty") * F.lit("1.0825").cast("decimal(5,4)"), 2)
    answers = {
        "Spark's own decimal": own,
        "Spark, an Arrow function that does nothing": nothing("price", "qty"),
        "Spark, sci": total("price", "qty"),
    }
    cents = CENTS.format(price="cast(price*100 as bigint)", qty="qty", divided="div")
    seconds = least({
        name: lambda answer=answer: items.select(answer.alias("x")).select(F.max("x")).collect() and None for name, answer in answers.items()
    }, time.perf_counter)
    wrong = {
        name: items.select("price", "qty", answers[name].alias("x")).where(f"cast(x*100 as bigint) <> {cents}").count()
        for name in ("Spark's own decimal", "Spark, sci")}
    session.stop()
    return seconds, wrong


# ---- The table --------------------------------------------------------------------------------------------------------


def table(count, server):
    """Prints a line for each query: the time, and how many answers are wrong; `server` makes the one of PostgreSQL."""
    print(f"\n| {count} rows in a table, 1 thread | ns a row | wrong |")
    print("| --- | --- | --- |")
    for rows in (lambda: duckdb_rows(count), lambda: postgres_rows(count, server()), lambda: spark_rows(count)):
        try:
            seconds, wrong = rows()
        except Exception as error:  # What is not installed is left out.
            print(f"databases: left out: {error}", file=sys.stderr)
            continue
        for name, took in seconds.items():
            print(f"| {name} | {took / count * 1e9:.1f} | {wrong.get(name, '')} |", flush=True)
