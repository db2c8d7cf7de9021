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
