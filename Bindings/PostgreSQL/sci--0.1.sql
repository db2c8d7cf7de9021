\echo Use "CREATE EXTENSION sci" to load this file. \quit

-- Evaluates an expression, exactly, and rounds the value once: to the smallest unit of a currency, to decimals, or else to
-- `digits` digits, where an exact value of up to 1,000 digits is not rounded at all.
-- Halves go away from zero with a currency, and to even without one, unless `rounding` says otherwise.
CREATE FUNCTION sci_eval(
  expression text, variables jsonb DEFAULT '{}', currency text DEFAULT NULL, decimals integer DEFAULT NULL,
  digits integer DEFAULT 20, rounding text DEFAULT NULL, angle_unit text DEFAULT 'degrees')
RETURNS numeric LANGUAGE c IMMUTABLE PARALLEL SAFE COST 1000 AS 'MODULE_PATHNAME', 'sci_eval';

-- The same for the values of the names in the order in which these are used first; a null makes a null.
CREATE FUNCTION sci_apply(expression text, currency text, VARIADIC arguments numeric[])
RETURNS numeric LANGUAGE c IMMUTABLE PARALLEL SAFE COST 500 AS 'MODULE_PATHNAME', 'sci_apply';

-- The same for few values, without an array of them.
CREATE FUNCTION sci_apply(expression text, currency text, numeric)
RETURNS numeric LANGUAGE c IMMUTABLE PARALLEL SAFE COST 100 AS 'MODULE_PATHNAME', 'sci_apply_numbers';
CREATE FUNCTION sci_apply(expression text, currency text, numeric, numeric)
RETURNS numeric LANGUAGE c IMMUTABLE PARALLEL SAFE COST 100 AS 'MODULE_PATHNAME', 'sci_apply_numbers';
CREATE FUNCTION sci_apply(expression text, currency text, numeric, numeric, numeric)
RETURNS numeric LANGUAGE c IMMUTABLE PARALLEL SAFE COST 100 AS 'MODULE_PATHNAME', 'sci_apply_numbers';
CREATE FUNCTION sci_apply(expression text, currency text, numeric, numeric, numeric, numeric)
RETURNS numeric LANGUAGE c IMMUTABLE PARALLEL SAFE COST 100 AS 'MODULE_PATHNAME', 'sci_apply_numbers';

-- Whether a condition holds for the values of its names.
CREATE FUNCTION sci_true(expression text, VARIADIC arguments numeric[])
RETURNS boolean LANGUAGE c IMMUTABLE PARALLEL SAFE COST 500 AS 'MODULE_PATHNAME', 'sci_true';
CREATE FUNCTION sci_true(expression text, numeric)
RETURNS boolean LANGUAGE c IMMUTABLE PARALLEL SAFE COST 100 AS 'MODULE_PATHNAME', 'sci_true_numbers';
CREATE FUNCTION sci_true(expression text, numeric, numeric)
RETURNS boolean LANGUAGE c IMMUTABLE PARALLEL SAFE COST 100 AS 'MODULE_PATHNAME', 'sci_true_numbers';
CREATE FUNCTION sci_true(expression text, numeric, numeric, numeric)
RETURNS boolean LANGUAGE c IMMUTABLE PARALLEL SAFE COST 100 AS 'MODULE_PATHNAME', 'sci_true_numbers';
CREATE FUNCTION sci_true(expression text, numeric, numeric, numeric, numeric)
RETURNS boolean LANGUAGE c IMMUTABLE PARALLEL SAFE COST 100 AS 'MODULE_PATHNAME', 'sci_true_numbers';

-- Rounds an amount to the smallest unit of a currency, or to what is paid in cash.
CREATE FUNCTION sci_round(amount numeric, currency text, rounding text DEFAULT 'half-away', cash boolean DEFAULT false)
RETURNS numeric LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 500 AS 'MODULE_PATHNAME', 'sci_round';

-- Shares out an amount in proportion to weights, together exactly the amount: in the smallest units of a currency, or else in
-- units of the amount's last digit.
CREATE FUNCTION sci_allocate(amount numeric, weights numeric[], currency text DEFAULT NULL)
RETURNS numeric[] LANGUAGE c IMMUTABLE PARALLEL SAFE COST 1000 AS 'MODULE_PATHNAME', 'sci_allocate';

-- The payment of each of some periods for a present value, with the signs of spreadsheets: what is paid is negative.
CREATE FUNCTION sci_pmt(
  rate numeric, periods numeric, present numeric, future numeric DEFAULT 0, due integer DEFAULT 0, currency text DEFAULT NULL)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sci_apply('pmt(rate; periods; present; future; due)', currency, rate, periods, present, future, due);

-- The future value of payments.
CREATE FUNCTION sci_fv(
  rate numeric, periods numeric, payment numeric, present numeric DEFAULT 0, due integer DEFAULT 0, currency text DEFAULT NULL)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sci_apply('fv(rate; periods; payment; present; due)', currency, rate, periods, payment, present, due);

-- The present value of payments.
CREATE FUNCTION sci_pv(
  rate numeric, periods numeric, payment numeric, future numeric DEFAULT 0, due integer DEFAULT 0, currency text DEFAULT NULL)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sci_apply('pv(rate; periods; payment; future; due)', currency, rate, periods, payment, future, due);

-- The version of the library.
CREATE FUNCTION sci_version() RETURNS text LANGUAGE c IMMUTABLE PARALLEL SAFE AS 'MODULE_PATHNAME', 'sci_library_version';
