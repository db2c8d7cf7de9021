#include "Raw.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

#include <gmp.h>
#include <mpfr.h>

extern char **environ;

long raw_fractions(const long *numerators, long count, char operation) {
  mpq_t *row = malloc(sizeof(mpq_t) * (size_t)count);
  for (long i = 0; i < count; i++) {
    mpq_init(row[i]);
    mpq_set_si(row[i], numerators[i], 100);
    mpq_canonicalize(row[i]);
  }
  long sum = 0;
  for (long round = 0; round < 100; round++) {
    for (long i = 0; i + 1 < count; i++) {
      mpq_t result;
      mpq_init(result);
      if (operation == '+') mpq_add(result, row[i], row[i + 1]);
      else mpq_mul(result, row[i], row[i + 1]);
      sum += mpq_sgn(result);
      mpq_clear(result);
    }
  }
  for (long i = 0; i < count; i++) mpq_clear(row[i]);
  free(row);
  return sum;
}

long raw_sums(const long *values, long count) {
  mpfr_t *row = malloc(sizeof(mpfr_t) * (size_t)count);
  for (long i = 0; i < count; i++) {
    mpfr_init2(row[i], 128);
    mpfr_set_si(row[i], values[i], MPFR_RNDN);
    mpfr_div_ui(row[i], row[i], 7, MPFR_RNDN);
  }
  long sum = 0;
  for (long round = 0; round < 100; round++) {
    for (long i = 0; i + 1 < count; i++) {
      mpfr_t result;
      mpfr_init2(result, 128);
      mpfr_add(result, row[i], row[i + 1], MPFR_RNDN);
      sum += mpfr_get_prec(result);
      mpfr_clear(result);
    }
  }
  for (long i = 0; i < count; i++) mpfr_clear(row[i]);
  free(row);
  return sum;
}

static void apply(enum RawFunction function, mpfr_t y, mpfr_t x, mpfr_t other) {
  switch (function) {
  case RAW_ADD: mpfr_add(y, x, other, MPFR_RNDN); return;
  case RAW_MULTIPLY: mpfr_mul(y, x, other, MPFR_RNDN); return;
  case RAW_DIVIDE: mpfr_div(y, x, other, MPFR_RNDN); return;
  case RAW_SQRT: mpfr_sqrt(y, x, MPFR_RNDN); return;
  case RAW_EXP: mpfr_exp(y, x, MPFR_RNDN); return;
  case RAW_LOG: mpfr_log(y, x, MPFR_RNDN); return;
  case RAW_SIN: mpfr_sin(y, x, MPFR_RNDN); return;
  case RAW_TAN: mpfr_tan(y, x, MPFR_RNDN); return;
  case RAW_SIN_DEGREES: mpfr_sinu(y, x, 360, MPFR_RNDN); return;
  case RAW_ATAN: mpfr_atan(y, x, MPFR_RNDN); return;
  case RAW_ASIN: mpfr_asin(y, x, MPFR_RNDN); return;
  case RAW_SINH: mpfr_sinh(y, x, MPFR_RNDN); return;
  case RAW_ASINH: mpfr_asinh(y, x, MPFR_RNDN); return;
  case RAW_POW: mpfr_pow(y, x, other, MPFR_RNDN); return;
  case RAW_WRITE: {
    char digits[32];
    mpfr_exp_t exponent;
    mpfr_get_str(digits, &exponent, 10, 20, x, MPFR_RNDN);
    mpfr_set_si(y, exponent, MPFR_RNDN);
    return;
  }
  }
}

long raw_functions(enum RawFunction function, const long *values, long count) {
  mpfr_t *row = malloc(sizeof(mpfr_t) * (size_t)count);
  for (long i = 0; i < count; i++) {
    mpfr_init2(row[i], 96);
    mpfr_set_si_2exp(row[i], values[i], -40, MPFR_RNDN);
  }
  mpfr_t result;
  mpfr_init2(result, 96);
  long sum = 0;
  for (long round = 0; round < 100; round++) {
    for (long i = 0; i < count; i++) {
      apply(function, result, row[i], row[count - 1]);
      sum += mpfr_sgn(result);
    }
  }
  mpfr_clear(result);
  for (long i = 0; i < count; i++) mpfr_clear(row[i]);
  free(row);
  return sum;
}

// Moves to the next digit and reads the number that begins there.
static void read_number(mpfr_t x, char **place) {
  while (**place < '0' || **place > '9') (*place)++;
  mpfr_strtofr(x, *place, place, 10, MPFR_RNDN);
}

long raw_lines(const char *text) {
  char line[128];
  char digits[64];
  long written = 0;
  while (*text != 0) {
    // mpfr_strtofr measures the string it is given to its end, so each line is cut out.
    const char *end = strchr(text, '\n');
    size_t length = (size_t)(end - text);
    if (length >= sizeof line) return -1;
    memcpy(line, text, length);
    line[length] = 0;
    text = end + 1;
    char *place = line;
    mpfr_t a, b, c, d;
    mpfr_inits2(128, a, b, c, d, (mpfr_ptr)0);
    read_number(a, &place);
    mpfr_sin(a, a, MPFR_RNDN);
    read_number(b, &place);
    mpfr_sqrt(b, b, MPFR_RNDN);
    mpfr_mul(a, a, b, MPFR_RNDN);
    read_number(c, &place);
    read_number(d, &place);
    mpfr_div(c, c, d, MPFR_RNDN);
    mpfr_exp(c, c, MPFR_RNDN);
    mpfr_add(a, a, c, MPFR_RNDN);
    read_number(d, &place);
    mpfr_log(d, d, MPFR_RNDN);
    mpfr_sub(a, a, d, MPFR_RNDN);
    mpfr_exp_t exponent;
    mpfr_get_str(digits, &exponent, 10, 20, a, MPFR_RNDN);
    written += (long)strlen(digits) + 2;
    mpfr_clears(a, b, c, d, (mpfr_ptr)0);
  }
  return written;
}

long raw_rows(const long *a, const long *b, const long *c, const long *d, long count) {
  char digits[64];
  long written = 0;
  mpfr_t x, y;
  mpfr_inits2(96, x, y, (mpfr_ptr)0);
  for (long i = 0; i < count; i++) {
    mpfr_set_si(x, a[i], MPFR_RNDN);
    mpfr_sin(x, x, MPFR_RNDN);
    mpfr_sqrt_ui(y, (unsigned long)b[i], MPFR_RNDN);
    mpfr_mul(x, x, y, MPFR_RNDN);
    mpfr_set_si(y, c[i], MPFR_RNDN);
    mpfr_div_ui(y, y, 1000, MPFR_RNDN);
    mpfr_exp(y, y, MPFR_RNDN);
    mpfr_add(x, x, y, MPFR_RNDN);
    mpfr_log_ui(y, (unsigned long)d[i], MPFR_RNDN);
    mpfr_sub(x, x, y, MPFR_RNDN);
    mpfr_exp_t exponent;
    mpfr_get_str(digits, &exponent, 10, 20, x, MPFR_RNDN);
    written += (long)strlen(digits);
  }
  mpfr_clears(x, y, (mpfr_ptr)0);
  return written;
}

char raw_digits(enum RawConstant constant, long digits) {
  mpfr_t x;
  mpfr_init2(x, (mpfr_prec_t)((double)digits * 3.3219280948873624) + 64);
  switch (constant) {
  case RAW_PI: mpfr_const_pi(x, MPFR_RNDN); break;
  case RAW_ROOT: mpfr_sqrt_ui(x, 2, MPFR_RNDN); break;
  case RAW_E:
    mpfr_set_ui(x, 1, MPFR_RNDN);
    mpfr_exp(x, x, MPFR_RNDN);
    break;
  case RAW_SINE:
    mpfr_set_ui(x, 1, MPFR_RNDN);
    mpfr_sin(x, x, MPFR_RNDN);
    break;
  case RAW_LOGARITHM: mpfr_log_ui(x, 3, MPFR_RNDN); break;
  case RAW_EXP_THIRD:
  case RAW_ATAN_THIRD:
    mpfr_set_ui(x, 1, MPFR_RNDN);
    mpfr_div_ui(x, x, 3, MPFR_RNDN);
    if (constant == RAW_EXP_THIRD) mpfr_exp(x, x, MPFR_RNDN);
    else mpfr_atan(x, x, MPFR_RNDN);
    break;
  }
  mpfr_exp_t exponent;
  char *text = mpfr_get_str(NULL, &exponent, 10, (size_t)digits, x, MPFR_RNDN);
  char last = text[digits - 1];
  mpfr_free_str(text);
  mpfr_clear(x);
  return last;
}

void raw_forget(void) { mpfr_free_cache(); }

double raw_run(char *const *words, const char *input) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  struct timespec start, end;
  pid_t process;
  int status = -1;
  clock_gettime(CLOCK_MONOTONIC, &start);
  int failure = posix_spawnp(&process, words[0], &actions, NULL, words, environ);
  if (failure == 0) waitpid(process, &status, 0);
  clock_gettime(CLOCK_MONOTONIC, &end);
  posix_spawn_file_actions_destroy(&actions);
  if (failure != 0 || status != 0) return -1;
  return (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
}
