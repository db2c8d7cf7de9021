/* libsci: expressions whose digits are right, for C and for all that can call C.
 *
 * An expression is the text that the command `sci` reads: `price*qty + 8.25%`, `sin(30)*2`, `pmt(5%/12; 360;
 * 200000)`. Numbers go in exactly, and the value is rounded once, to the digits that were asked for.
 *
 *     sci_expression *total;
 *     sci_error *error;
 *     if (sci_expression_new("price*qty + 8.25%", SIZE_MAX, NULL, 0, NULL, &total, &error) != SCI_OK) {
 *       fputs(sci_error_diagnostic(error), stderr);
 *       sci_error_free(error);
 *     }
 *
 * Memory: what a function stores through a pointer to a handle belongs to the caller, who frees it with the function
 * of that handle; all of these take NULL. Text that a handle gives lives as long as the handle, is UTF-8, and ends
 * with a zero byte. Nothing that is passed in is kept, unless it is said.
 *
 * Threads: there is no global state. An expression, a result, an answer and an error are never changed, so any number
 * of threads may use the same one at the same time; it is freed once, when nobody uses it any more. A session changes: calls
 * with the same one wait for one another. The library does not write to a stream, change the locale or handle signals.
 * Threads that a call starts end before it returns.
 *
 * Errors: each function that can fail returns a status and, where `error` is not NULL, stores a handle of what went
 * wrong there, or NULL. Results are then untouched, or NULL.
 *
 * Limits: an evaluation that would take too much memory or too many digits is an error, because GMP and MPFR would
 * end the process where memory runs out. What is left is memory that the limits allow and the system does not have:
 * choose `max_memory` for what there is.
 *
 * ABI: fields are only added at the end of sci_options, and told by its size; all else stays as it is while the
 * version of the shared library, libsci.so.0, does.
 */
#ifndef SCI_H
#define SCI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a call came to. */
typedef int32_t sci_status;
enum {
  SCI_OK = 0,
  /* Not a real number, undecided, not exact, no solution: there is no such value, or it cannot be proved. */
  SCI_MATHEMATICS = 1,
  /* The text is not understood: the range tells where. */
  SCI_SYNTAX = 2,
  /* The answer would cost more than the options allow. */
  SCI_LIMIT = 3,
  /* Somebody has asked to stop. */
  SCI_CANCELLED = 4,
  /* Something is divided by zero. */
  SCI_DIVISION_BY_ZERO = 5,
  /* The value does not fit into the type that was asked for. */
  SCI_OVERFLOW = 6,
  /* The value is no real number: whether something holds, a list, a complex number, or a number with a unit. */
  SCI_NOT_A_NUMBER = 7,
  /* A value for a parameter is neither a number nor a date. */
  SCI_INPUT = 8,
  /* The value is no condition: it is neither true nor false. */
  SCI_NOT_A_CONDITION = 9,
  /* The value is no day, or has a time as well. */
  SCI_NOT_A_DATE = 10,
  /* The call is not as it is documented. */
  SCI_USAGE = 64
};

/* What a bare angle is in: what sin takes and asin gives. */
typedef int32_t sci_angle_unit;
enum { SCI_DEGREES = 0, SCI_RADIANS = 1, SCI_GRADIANS = 2, SCI_TURNS = 3 };

/* What a percent sign after a plus or a minus is taken of: 100 + 10% is 110, or 100.1. */
typedef int32_t sci_percent;
enum { SCI_PERCENT_RELATIVE = 0, SCI_PERCENT_PLAIN = 1 };

/* How many digits a text has. */
typedef int32_t sci_digits_rule;
enum {
  /* An exact value whole, up to 1,000 digits; any other with `digits` significant digits. */
  SCI_UP_TO = 0,
  /* At most `digits` significant digits, exact values too. */
  SCI_SIGNIFICANT = 1,
  /* `digits` digits after the point; an exact value without zeros at its end. */
  SCI_DECIMALS = 2
};

/* Where the point goes and when there is an exponent. */
typedef int32_t sci_notation;
enum {
  /* No exponent while it would be from -7 to 20, nor for exact integers. */
  SCI_AUTO = 0,
  /* Never an exponent, up to 10,000,000 characters. */
  SCI_FIXED = 1,
  SCI_SCIENTIFIC = 2,
  /* An exponent that is a multiple of three. */
  SCI_ENGINEERING = 3
};

/* How what lies between two neighbours is rounded to one of them. */
typedef int32_t sci_rounding;
enum {
  /* Half to even; half away from zero with a currency, as the command rounds amounts. */
  SCI_STANDARD_ROUNDING = -1,
  SCI_HALF_EVEN = 0,
  SCI_HALF_ODD = 1,
  /* Commercial rounding. */
  SCI_HALF_AWAY_FROM_ZERO = 2,
  SCI_HALF_TOWARD_ZERO = 3,
  SCI_HALF_UPWARD = 4,
  SCI_HALF_DOWNWARD = 5,
  SCI_TOWARD_ZERO = 6,
  SCI_AWAY_FROM_ZERO = 7,
  SCI_FLOOR = 8,
  SCI_CEILING = 9,
  /* Towards zero, but away from it where the last digit would be 0 or 5. */
  SCI_ZERO_FIVE_AWAY = 10,
  /* Not at all: a value that would have to be rounded is an error. */
  SCI_UNNECESSARY = 11
};

/* What an evaluation may cost, where the limits in the options are 0. */
typedef int32_t sci_budget;
enum {
  /* For one person: 10,000,000 digits, 500 MB, any time. */
  SCI_INTERACTIVE = 0,
  /* For strangers: 10,000 digits, 50 MB, one second. */
  SCI_UNTRUSTED = 1
};

/* A request to stop that one thread makes and others obey. */
typedef struct sci_cancellation sci_cancellation;

/* What decides how an expression is read, computed and rounded. Set with sci_options_init, then change fields.
 *
 * Where a function takes options, NULL stands for those that sci_options_init sets, or that the expression was made
 * with. */
typedef struct sci_options {
  /* sizeof(sci_options) of the caller. */
  size_t size;
  sci_angle_unit angle_unit;
  /* Counts when an expression is read, and not later. */
  sci_percent percent;
  sci_digits_rule digits_rule;
  sci_notation notation;
  /* At least 1, or 0 with SCI_DECIMALS. */
  int64_t digits;
  sci_rounding rounding;
  /* Not 0: round to what is paid in cash, 0.05 for CHF. Needs a currency. */
  int32_t cash;
  /* An ISO 4217 code, or an empty text. With it, a value is rounded once to a multiple of the smallest unit of the
   * currency, and `split` and `allocate` share out such units; `digits_rule` and `digits` are not used. */
  char currency[8];
  sci_budget budget;
  /* On how many threads rows are computed, at most. The answers are the same for any number. */
  int32_t threads;
  /* The most digits that a value may have; 0 for what `budget` says, as in the next two. */
  int64_t max_digits;
  /* The most bytes that the numbers of one evaluation take, and that the answers for all rows take. */
  int64_t max_memory;
  /* The longest time of one evaluation; of one row where there are rows. */
  int64_t max_nanoseconds;
  /* Not owned; it must live as long as what was given the options, and so an expression made with it. NULL for none. */
  const sci_cancellation *cancellation;
  /* Asked often, on each thread that computes: not 0 ends the evaluation. NULL for none. It must return, not jump or
     throw. */
  int32_t (*is_cancelled)(void *context);
  /* What is_cancelled gets; not owned, as `cancellation`. */
  void *context;
  /* Not 0: what has no real value has its complex one, and powers have their principal one: sqrt(-4) is 2i, and
     (-8)^(1/3) is complex. With 0, only texts with a complex number in them have complex values. */
  int32_t complex_results;
  /* 0. */
  int32_t reserved;
} sci_options;

/* Sets the options to: degrees, relative percent, SCI_UP_TO 20 digits, SCI_AUTO, SCI_STANDARD_ROUNDING, no currency,
 * SCI_INTERACTIVE, one thread, no complex results of real texts.
 *
 * `size` is sizeof(sci_options) of the caller; more than the library knows is left alone. */
void sci_options_init(sci_options *options, size_t size);

/* The version of the library, such as "0.1.0". */
const char *sci_version(void);

/* ---- Errors ---------------------------------------------------------------------------------------------- */

/* What went wrong. */
typedef struct sci_error sci_error;

sci_status sci_error_status(const sci_error *error);
/* One line in lower case without a full stop: "division by zero". */
const char *sci_error_message(const sci_error *error);
/* Some lines to show: the message, the text with a caret under the part at fault, and what may help. */
const char *sci_error_diagnostic(const sci_error *error);
/* The part of the text at fault, as bytes from `start` up to `end`; both are 0 where no text is at fault. */
size_t sci_error_start(const sci_error *error);
size_t sci_error_end(const sci_error *error);
void sci_error_free(sci_error *error);

/* ---- Cancellation ---------------------------------------------------------------------------------------- */

sci_cancellation *sci_cancellation_new(void);
/* Ends all evaluations that were given it, soon, and all later ones at once. Any thread may call it, any number of
   times. */
void sci_cancellation_cancel(sci_cancellation *cancellation);
/* Only after the last evaluation that was given it has returned. */
void sci_cancellation_free(sci_cancellation *cancellation);

/* ---- Results --------------------------------------------------------------------------------------------- */

/* The value of one evaluation, as text. */
typedef struct sci_result sci_result;

typedef int32_t sci_kind;
enum {
  /* Nothing: the text was empty, or defined a function. */
  SCI_NONE = 0,
  SCI_NUMBER = 1,
  /* "true" or "false". */
  SCI_BOOLEAN = 2,
  /* A number with a unit: "25 km/h". */
  SCI_QUANTITY = 3,
  /* "[33.34; 33.33; 33.33]" */
  SCI_LIST = 4,
  /* "3 + 4i", or with a unit "(3 + 4i) V". A complex number that is known to be real is a SCI_NUMBER or a
     SCI_QUANTITY. */
  SCI_COMPLEX = 5,
  /* A day or a time, as it is typed: "@2024-02-29", "@2024-02-29T14:30Z"; what `to iso` writes without "@"; or "365 days",
     "34 years 2 months 22 days", "Saturday", "2025-W01". */
  SCI_CALENDAR = 6
};

sci_kind sci_result_kind(const sci_result *result);
/* The text; its length without the zero byte goes to `length` if that is not NULL. */
const char *sci_result_text(const sci_result *result, size_t *length);
/* 1 if the text is the value itself, and 0 if it is rounded. */
int32_t sci_result_is_exact(const sci_result *result);
/* With a currency, what rounding took away: the text and the residue are the value. It is exact if it has no more
 * than 1,000 digits, and has 20 otherwise. NULL without a currency. */
const char *sci_result_residue(const sci_result *result);
/* The unit of a quantity, and of a complex number that has one; an empty text for others. */
const char *sci_result_unit(const sci_result *result);
/* How many elements a list has; 0 for what is no list. */
size_t sci_result_element_count(const sci_result *result);
/* An element of a list, from 0; NULL beyond the last. */
const char *sci_result_element(const sci_result *result, size_t index);
/* The real and the imaginary part of a complex number without its unit, each rounded by itself; NULL for others. */
const char *sci_result_real(const sci_result *result);
const char *sci_result_imaginary(const sci_result *result);
/* What should be said of how a text was read, a line each from 0, such as the rate of a currency that was used; NULL
   beyond the last, and for results of an expression. */
const char *sci_result_note(const sci_result *result, size_t index);
void sci_result_free(sci_result *result);

/* Evaluates a text: one statement or more, with variables and functions of its own, such as `r = 2; pi*r^2`.
 *
 * `length` is in bytes, or SIZE_MAX if the text ends with a zero byte. */
sci_status sci_evaluate(const char *text, size_t length, const sci_options *options, sci_result **result, sci_error **error);

/* ---- Sessions -------------------------------------------------------------------------------------------- */

/* What texts one after another have in common: variables, functions, the previous result `ans`, the rates of currencies,
 * and options. */
typedef struct sci_session sci_session;

/* Makes a session that knows only what is built in.
 *
 * The options are kept for evaluations that bring none; a cancellation among them must live as long as the session. */
sci_status sci_session_new(const sci_options *options, sci_session **session, sci_error **error);

/* Evaluates a text as sci_evaluate does, and keeps what it assigns and defines: `rate = 3.5%`, then `1200 * rate`.
 *
 * A variable has its exact value and not the rounded one of the result. Statements before one that fails keep their
 * effect. With a currency and rates, an amount in another currency is exchanged. is_cancelled must not call the
 * session. */
sci_status sci_session_evaluate(
    sci_session *session, const char *text, size_t length, const sci_options *options, sci_result **result, sci_error **error);

/* Gives a variable a value, which is a text as for a parameter of an expression, such as `19.99`, `-1/3` or
 * `2024-02-29`.
 *
 * SCI_USAGE for what is no name, and for the names of functions and of what is built in. */
sci_status sci_session_assign(
    sci_session *session, const char *name, size_t name_length, const char *value, size_t value_length, sci_error **error);

/* Says what currencies cost in one another, so that `100 USD to EUR` has a value.
 *
 * The text is the XML or CSV of the European Central Bank, or lines of a code and a price, of which one is 1:
 * `EUR,1` and `USD,1.0987`. It replaces all rates; an empty text forgets them, and one with an error changes none. */
sci_status sci_session_set_rates(sci_session *session, const char *text, size_t length, sci_error **error);

void sci_session_free(sci_session *session);

/* ---- Expressions ----------------------------------------------------------------------------------------- */

/* An expression that was read once and is evaluated as often as wanted. */
typedef struct sci_expression sci_expression;

/* A text of so many bytes, which need not end with a zero byte. */
typedef struct sci_slice {
  const char *bytes;
  size_t length;
} sci_slice;

/* Reads one expression.
 *
 * `parameters` are the names that get a value, in the order in which values are given. They come before what is built
 * in: a parameter `e` is not the constant, and `m` is not the metre; a function is one before a round bracket alone.
 * Other names mean what they mean in the language and may be units. If it is NULL, each name that is not built in is a
 * parameter, in the order of its first use, and there are no units. So is `i`, which elsewhere is the imaginary unit.
 *
 * The options are kept for evaluations that bring none. */
sci_status sci_expression_new(
    const char *text, size_t length, const sci_slice *parameters, size_t parameter_count, const sci_options *options,
    sci_expression **expression, sci_error **error);
size_t sci_expression_parameter_count(const sci_expression *expression);
/* The name of a parameter, from 0; NULL beyond the last. */
const char *sci_expression_parameter(const sci_expression *expression, size_t index);
/* The constants of the language, such as `e`, in an expression that was read without a list of parameters. To give one
   a value, list it among the parameters. */
size_t sci_expression_constant_count(const sci_expression *expression);
/* The name of such a constant, from 0; NULL beyond the last. */
const char *sci_expression_constant(const sci_expression *expression, size_t index);
void sci_expression_free(sci_expression *expression);

/* Evaluates an expression with a text for each parameter: a number as in an expression, with a sign if wanted, or two
   of them with a slash between: `19.99`, `-1e-3`, `1/3`; or a day or an instant as files have it: `2024-02-29`,
   `2024-02-29T14:30Z`. */
sci_status sci_expression_evaluate(
    const sci_expression *expression, const sci_slice *values, size_t value_count, const sci_options *options,
    sci_result **result, sci_error **error);

/* The same, into memory of the caller: at most `capacity` bytes, of which the last is zero. Nothing is left to free.
 *
 * The length of the whole text goes to `length`. If it is not below `capacity`, the status is SCI_OVERFLOW, and
 * nothing is written. */
sci_status sci_expression_evaluate_into(
    const sci_expression *expression, const sci_slice *values, size_t value_count, const sci_options *options,
    char *buffer, size_t capacity, size_t *length, sci_error **error);

/* ---- Columns --------------------------------------------------------------------------------------------- */

/* The type of a column. Its memory is as in the Arrow columnar format 1.x. */
typedef int32_t sci_column_type;
enum {
  /* int64_t, each times 10^-scale. */
  SCI_INT64 = 1,
  /* 16 bytes, a two's complement in little-endian order, each times 10^-scale. Any alignment. */
  SCI_DECIMAL128 = 2,
  /* double, which stands for the shortest decimal that is read back as it, as printed by JavaScript, Python and Java:
     0.1 is 0.1. What people mean. */
  SCI_DOUBLE = 3,
  /* double, which stands for its exact binary value: 0.1 is
     0.1000000000000000055511151231257827021181583404541015625. Only for inputs. */
  SCI_DOUBLE_EXACT = 4,
  /* Texts with int32_t offsets; each is a number or a date as for sci_expression_evaluate. */
  SCI_UTF8 = 5,
  /* Texts with int64_t offsets. */
  SCI_LARGE_UTF8 = 6,
  /* A bit for each row, the lowest of each byte first: whether a condition holds. Only for answers. */
  SCI_TRUTH = 7,
  /* int32_t: days since 1970-01-01, as Arrow's date32, from the year -9999 to 9999. */
  SCI_DATE32 = 8
};

typedef struct sci_column {
  sci_column_type type;
  /* Of SCI_INT64 and SCI_DECIMAL128: from -1,000 to 1,000. */
  int32_t scale;
  /* Not 0: the first number stands for all rows. */
  int32_t is_constant;
  /* 0. */
  int32_t reserved;
  /* The place of the first row in the memory below; a count of rows. */
  int64_t offset;
  /* The numbers, or the bytes of all texts. */
  const void *values;
  /* Where each text begins and the last one ends; NULL for other types. */
  const void *offsets;
  /* A bit for each row, the lowest of each byte first; 0 is null. NULL if no row is null. */
  const uint8_t *validity;
} sci_column;

/* What an expression comes to for each row. */
typedef struct sci_answers sci_answers;

/* Evaluates an expression for each row of some columns, one for each parameter in their order.
 *
 * A row with a null has the answer null. So has a row with an error, which sci_answers_error tells; it keeps no other
 * row from its answer. A double that is infinite or no number is such an error, and so are texts that are neither numbers
 * nor dates.
 *
 * `type` is that of the answers:
 * - SCI_UTF8 and SCI_LARGE_UTF8: texts as of single evaluations. If texts take more than 2^31 - 1 bytes, SCI_UTF8 is
 *   an error of the call.
 * - SCI_DECIMAL128: rounded to `scale` digits after the point, from 0 to 38, as the options say; SCI_OVERFLOW of the
 *   row beyond `precision` digits, from 1 to 38.
 * - SCI_INT64: the same with at most 18 digits; a scale of 0 makes integers.
 * - SCI_DOUBLE: rounded to the nearest double, a tie to the even one, whatever the options say; SCI_OVERFLOW of the
 *   row beyond their range.
 * - SCI_TRUTH: whether the expression, a condition such as `qty > 0`, holds; SCI_NOT_A_CONDITION of a row in which it
 *   is something else.
 * - SCI_DATE32: the day; SCI_NOT_A_DATE of a row in which it is something else, or has a time as well.
 *
 * With a currency, values are rounded to its units first, and a scale must have room for these.
 *
 * The call fails as a whole, with a status that is not SCI_OK, if it is cancelled, if it is not as documented, or if
 * the answers take more than `max_memory`. */
sci_status sci_expression_evaluate_columns(
    const sci_expression *expression, const sci_column *columns, size_t column_count, int64_t row_count, sci_column_type type,
    int32_t precision, int32_t scale, const sci_options *options, sci_answers **answers, sci_error **error);

/* The answers as a column, whose memory lives as long as `answers`; it can be a column of another call. The memory is
   aligned to 64 bytes. */
void sci_answers_column(const sci_answers *answers, sci_column *column);
int64_t sci_answers_row_count(const sci_answers *answers);
/* How many answers are null, those with an error included. */
int64_t sci_answers_null_count(const sci_answers *answers);
/* How many rows have an error. */
int64_t sci_answers_error_count(const sci_answers *answers);
/* How many answers are rounded and not the value itself. */
int64_t sci_answers_rounded_count(const sci_answers *answers);
/* An error, from 0 in the order of rows, whose number from 0 goes to `row`; NULL beyond the last. The caller frees
   it. */
sci_error *sci_answers_error(const sci_answers *answers, int64_t index, int64_t *row);
void sci_answers_free(sci_answers *answers);

/* ---- Rows that come one by one --------------------------------------------------------------------------- */

/* An integer of 128 bits, in two words of its two's complement, times 10^-scale. */
typedef struct sci_decimal {
  uint64_t low;
  int64_t high;
  int32_t scale;
  /* 0. */
  int32_t reserved;
} sci_decimal;

/* An expression for the rows of a program that has them one by one, such as a database that calls a function for each
 * row. It computes as columns do, without a text on the way, and has memory of its own: only one thread at a time may
 * use it. */
typedef struct sci_rows sci_rows;

/* Makes it of an expression, which may be freed afterwards.
 *
 * `type` is that of the answers: SCI_DECIMAL128 for numbers, and SCI_TRUTH for conditions. */
sci_status sci_rows_new(
    const sci_expression *expression, sci_column_type type, const sci_options *options, sci_rows **rows, sci_error **error);

/* Computes a row with a decimal for each parameter; the scales may differ from row to row.
 *
 * Returns 1 where there is an answer: a number, rounded as the options say, with the decimals of the currency or those
 * asked for, or the exact value without zeros at its end; or 1 or 0 for a condition. It returns 0, and nothing is
 * written, where it has none: the row has an error, or something that columns do not compute.
 * sci_expression_evaluate has the answer or the error of any row, and the same one where both have one. */
int32_t sci_rows_answer(sci_rows *rows, const sci_decimal *values, size_t value_count, sci_decimal *answer);
void sci_rows_free(sci_rows *rows);

#ifdef __cplusplus
}
#endif

#endif
