// The same work in C, with GMP and MPFR and nothing between, and the time that other programs take.

#ifndef SCI_BENCHMARKS_RAW_H
#define SCI_BENCHMARKS_RAW_H

/// Adds or multiplies pairs of fractions from a row of numerators over 100, each result a new number.
long raw_fractions(const long *numerators, long count, char operation);

/// Adds pairs of neighbours of a row of numbers at 128 bits, each sum a new number.
long raw_sums(const long *values, long count);

/// Reads, computes and writes lines `sin(a)*sqrt(b)+exp(c/1000)-ln(d)` at 128 bits, to 20 digits.
///
/// Returns the number of bytes written.
long raw_lines(const char *text);

/// Computes `sin(a)*sqrt(b)+exp(c/1000)-ln(d)` for each of `count` rows of four columns at 96 bits, to 20 digits.
///
/// Returns the number of digits.
long raw_rows(const long *a, const long *b, const long *c, const long *d, long count);

enum RawFunction {
  RAW_ADD,
  RAW_MULTIPLY,
  RAW_DIVIDE,
  RAW_SQRT,
  RAW_EXP,
  RAW_LOG,
  RAW_SIN,
  RAW_TAN,
  RAW_SIN_DEGREES,
  RAW_ATAN,
  RAW_ASIN,
  RAW_SINH,
  RAW_ASINH,
  RAW_POW,
  RAW_WRITE
};

/// Applies a function of MPFR's at 96 bits to each of `count` values over 2^40, and to the last of them as second operand, a hundred times.
///
/// `RAW_WRITE` writes 20 digits.
long raw_functions(enum RawFunction function, const long *values, long count);

enum RawConstant { RAW_PI, RAW_ROOT, RAW_E, RAW_SINE, RAW_LOGARITHM, RAW_EXP_THIRD, RAW_ATAN_THIRD };

/// Writes so many digits of π, √2, e, sin 1, ln 3, exp(1/3) or atan(1/3). Returns the last digit.
char raw_digits(enum RawConstant constant, long digits);

/// Makes MPFR forget the digits of π and ln 2 that it has computed.
void raw_forget(void);

/// Runs a program with its input from a file and its output to nowhere.
///
/// Returns the seconds until it ended, or -1 if it is not there or failed.
double raw_run(char *const *words, const char *input);

#endif
