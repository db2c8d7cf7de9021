-- What each function comes to, and what it says of what is wrong.
\set VERBOSITY default
CREATE EXTENSION sci;
SELECT sci_eval('sin(30)*2');
SELECT sci_eval('0.1 + 0.2 == 0.3');
SELECT sci_eval('1/3'), sci_eval('1/3', digits => 50), sci_eval('2/3', decimals => 2);
SELECT sci_eval('100!') = factorial(100) AS "factorial of 100";
SELECT sci_eval('r = 2; pi*r^2');
SELECT sci_eval('sin(x)', '{"x": 0.5}', angle_unit => 'radians');
-- A variable comes before what is built in.
SELECT sci_eval('a*e + 2 m + max', '{"a": 2, "e": 3, "m": 4, "max": 5}');
SELECT sci_eval('price*qty + 8.25%', '{"price": 49.95, "qty": "3"}', currency => 'USD');
SELECT sci_eval('price*qty', '{"price": 49.95, "qty": null}');
SELECT sci_eval(NULL), sci_eval('1+1', NULL);
SELECT sci_apply('price*qty + 8.25%', 'USD', 19.99, 3), sci_apply('a/b', NULL, 1, 3), sci_apply('a/b', NULL, 1, NULL);
-- An amount beside an even cent, and one beside an odd one.
SELECT sci_round(2.675, 'USD'), sci_round(2.665, 'USD'), sci_round(2.665, 'USD', 'half-even');
SELECT sci_round(1234.5, 'JPY'), sci_round(1.23456, 'BHD'), sci_round(7.73, 'CHF', cash => true);
SELECT sci_allocate(100.00, ARRAY[1, 1, 1]), sci_allocate(0.05, ARRAY[3, 7], 'USD'), sci_allocate(1000, ARRAY[1, 2], 'JPY');
SELECT sci_pmt(0.05/12, 360, 200000, currency => 'USD'), sci_pmt(0, 10, 1000), sci_pmt(0.01, 12, 1000, due => 1);
SELECT sci_fv(0.05, 10, -100), sci_pv(0.05, 10, -100);
-- Sums over rows are exact.
SELECT sum(sci_apply('price*qty + 8.25%', 'USD', price, qty)) FROM (VALUES (19.99, 3), (2.50, 10), (0.01, 1)) AS item(price, qty);
SELECT count(*), sum(sci_apply('x/3', NULL, i)) FROM generate_series(1, 1000) AS i;
-- The expression may change from row to row.
SELECT sci_eval(e, '{"x": 3}') FROM (VALUES ('x^2'), ('x!'), ('-x')) AS formula(e);
-- A column that is computed.
CREATE TABLE item (price numeric, qty numeric, total numeric GENERATED ALWAYS AS (sci_apply('price*qty + 8.25%', 'USD', price, qty)) STORED);
INSERT INTO item VALUES (19.99, 3), (2.50, 10);
SELECT * FROM item;
-- Numbers of all lengths: PostgreSQL's own sums and products are exact.
SELECT setseed(0.25);
CREATE TABLE number AS
  SELECT i, (CASE WHEN random() < 0.4 THEN -1 ELSE 1 END * (random() * 10::numeric ^ (random() * 18)::int)::numeric(40, 12))::numeric(40, 12) AS a,
    round((random() * 10::numeric ^ (random() * 12)::int)::numeric, (random() * 6)::int) AS b,
    (CASE WHEN random() < 0.2 THEN 0 WHEN random() < 0.5 THEN round((random() * 1000000)::numeric) * 10::numeric ^ (random() * 20)::int ELSE (random() * 1000)::numeric END) AS c
  FROM generate_series(1, 20000) AS i;
SELECT count(*) FILTER (WHERE sci_apply('a*b + c', NULL, a, b, c) <> a*b + c) AS wrong_sums,
  count(*) FILTER (WHERE sci_apply('a*b + 8.25%', 'USD', a, b) <> round(a*b*1.0825, 2)) AS wrong_cents,
  count(*) FILTER (WHERE sci_apply('-a', NULL, trim_scale(a))::text <> (-trim_scale(a))::text) AS wrong_texts,
  count(*) FILTER (WHERE sci_apply('x', NULL, trim_scale(c))::text <> trim_scale(c)::text) AS wrong_copies,
  count(*) FILTER (WHERE sci_round(a, 'JPY')::text <> round(a)::text) AS wrong_yen,
  count(*) FILTER (WHERE sci_apply('a*b + c', NULL, a, b, c)::text <> sci_apply('a*b + c + 0*sin(a)', NULL, a, b, c)::text) AS unlike_evaluations,
  count(*) FILTER (WHERE sci_apply('a*b + c', 'CHF', a, b, c)::text <> sci_apply('a*b + c', 'CHF', VARIADIC ARRAY[a, b, c])::text) AS unlike_arrays
FROM number;
-- The memory of a number is as PostgreSQL makes it: equal numbers have equal hashes.
SELECT count(*) FROM number WHERE hash_numeric(sci_apply('a*b', NULL, a, b)) <> hash_numeric(a*b);
-- Before and behind what has room in 128 bits, in the long form, and what is no number.
SELECT sci_apply('x', NULL, x) AS "x", sci_apply('-x', NULL, x) AS "-x" FROM (VALUES
  (0), (-0.0), (0.0001), (0.00001), (10000), (-9999.9999), (1e36), (1e35 + 0.1), (123456789012345678901234567890123456), (1e-24), (1e-25),
  (170141183460469231731687303715884105727), (170141183460469231731687303715884105728), (1e-70), (1e60)) AS number(x);
SELECT sci_apply('x', 'USD', 'Infinity'::numeric);
-- From one row to the next the text, the currency or nothing changes; a loop keeps the place of a call.
SELECT sci_apply(e, c, 10.005) FROM (VALUES ('x', 'USD'), ('x', NULL), ('2x', NULL), ('x', 'JPY'), ('x', 'JPY'), (NULL, 'JPY')) AS formula(e, c);
SELECT sci_round(2.5, c, r, cash) FROM (VALUES ('JPY', 'floor', false), ('JPY', 'ceiling', false), ('CHF', 'floor', true), ('CHF', 'floor', false)) AS rounding(c, r, cash);
DO $$
DECLARE formula text; answer numeric;
BEGIN
  FOREACH formula IN ARRAY ARRAY['x + 1', 'x + 2', 'x/0.5'] LOOP
    FOR turn IN 1..2 LOOP
      answer := sci_apply(formula, 'USD', turn);
      RAISE NOTICE '% of % is %', formula, turn, answer;
    END LOOP;
  END LOOP;
END $$;
SELECT sci_apply('x/y', 'USD', x, y) FROM (VALUES (1, 2), (1, 0)) AS quotient(x, y);
-- More digits than are stored in one piece.
CREATE TABLE long (x numeric);
INSERT INTO long VALUES (repeat('1234567890', 1000)::numeric), (1.5);
SELECT sci_apply('x', 'USD', x) = round(x, 2) AS same FROM long;
DROP TABLE number, long;
-- Conditions.
SELECT sci_true('price*qty > 60', 19.99, 3), sci_true('price*qty > 60', 20.01, 3), sci_true('x > 3', NULL), sci_true('sin(x) > 0.49', 30), sci_true('a < b and c < d and d < 5', 1, 2, 3, 4);
SELECT count(*) FILTER (WHERE sci_true('rem(x; 3) == 0', i)) AS multiples, count(*) FILTER (WHERE sci_true('10/x >= 5', i)) AS few,
  count(*) FILTER (WHERE sci_true('x < y and y < z', VARIADIC ARRAY[i, i + 1, 500])) AS below FROM generate_series(1, 1000) AS i;
SELECT sci_true('1/x > 0', x) FROM (VALUES (1), (0)) AS divisor(x);
SELECT sci_true('x', 1);
-- Errors.
SELECT sci_eval('3 + * 4');
SELECT sci_eval('1/0');
SELECT sci_eval('sqrt(-1)');
SELECT sci_eval('5 km');
SELECT sci_eval('[1; 2]');
SELECT sci_eval('x + y', '{"x": 1}');
SELECT sci_eval('x', '{"x": true}');
SELECT sci_eval('x', '{"x": "12 apples"}');
SELECT sci_eval('x', '[1]');
SELECT sci_eval('x', '{"x": 1}', currency => 'XYZ');
SELECT sci_eval('x', '{"x": 1}', rounding => 'up');
SELECT sci_apply('price*qty', NULL, 1);
SELECT sci_apply('x', NULL, 'NaN');
SELECT sci_round(1, 'EURO'), sci_round(1, '');
SELECT sci_allocate(100.005, ARRAY[1, 1], 'USD');
SELECT sci_allocate(100, ARRAY[1, -1]);
SELECT sci_eval('10^200000');
SELECT sci_eval('sqrt(2)', digits => 1000000);
SET sci.max_memory = '1MB';
SELECT sci_eval('max(sqrt(1..20000))');
RESET sci.max_memory;
-- The time of the statement ends it.
SET statement_timeout = '500ms';
SELECT sum(sci_apply('sum(sin(k*x); k; 1; 100000)', NULL, x)) FROM generate_series(1, 1000) AS x;
RESET statement_timeout;
-- In parallel.
SET max_parallel_workers_per_gather = 2;
SET min_parallel_table_scan_size = 0;
SET parallel_setup_cost = 0;
CREATE TABLE line AS SELECT i % 1000 / 100.0 AS price, i AS qty FROM generate_series(1, 20000) AS i;
ANALYZE line;
EXPLAIN (COSTS OFF) SELECT sum(sci_apply('price*qty + 8.25%', 'USD', price, qty)) FROM line;
SELECT sum(sci_apply('price*qty + 8.25%', 'USD', price, qty)) FROM line;
SET max_parallel_workers_per_gather = 0;
SELECT sum(sci_apply('price*qty + 8.25%', 'USD', price, qty)) FROM line;
DROP EXTENSION sci CASCADE;
DROP TABLE item, line;
