// GMP and MPFR as Swift can import them.
//
// GMP names its functions by macros (mpz_add is __gmpz_add), which Swift does not see: Swift code calls the
// __gmpz_ names. What is a macro without a function behind it stands below as a static inline function.

#ifndef SCI_CMPFR_SHIM_H
#define SCI_CMPFR_SHIM_H

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define MPFR_USE_INTMAX_T
#include <gmp.h>
#include <mpfr.h>

#include "kernel_tables.h"

static inline int sci_mpz_sgn(mpz_srcptr x) { return mpz_sgn(x); }
static inline int sci_mpz_odd_p(mpz_srcptr x) { return mpz_odd_p(x); }
static inline int sci_mpz_kronecker(mpz_srcptr x, mpz_srcptr n) { return mpz_kronecker(x, n); }
static inline long sci_strlen(const char *text) { return (long)strlen(text); }

#ifdef __wasm__
#include <time.h>

/// The time of a clock that never goes back.
static inline int64_t sci_monotonic_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}
#endif

// GMP and MPFR take integers as `long`, which has 32 bits in WebAssembly. These take 64 bits everywhere. Each sets `y` to the exact value, rounded
// once, and returns the ternary value of MPFR. Where `long` has 64 bits, each is a single call.

#if LONG_MAX < INT64_MAX
#define SCI_LONG_IS_SHORT
#endif

/// Makes `z`, which borrows the memory of `limbs`, equal to `value`.
static inline void sci_mpz_borrow(mpz_ptr z, mp_limb_t limbs[2], uint64_t value) {
  limbs[0] = (mp_limb_t)value;
  limbs[1] = GMP_LIMB_BITS < 64 ? (mp_limb_t)(value >> 32) : 0;
  mpz_roinit_n(z, limbs, 2);
}

/// value × 2^exponent
static inline int sci_mpfr_set_2exp(mpfr_ptr y, int64_t value, mpfr_exp_t exponent, mpfr_rnd_t rounding) {
#ifdef SCI_LONG_IS_SHORT
  return mpfr_set_sj_2exp(y, value, exponent, rounding);
#else
  return mpfr_set_si_2exp(y, value, exponent, rounding);
#endif
}

/// x × 2^power
static inline int sci_mpfr_mul_2exp(mpfr_ptr y, mpfr_srcptr x, int64_t power, mpfr_rnd_t rounding) {
#ifdef SCI_LONG_IS_SHORT
  int ternary = mpfr_set(y, x, rounding);
  if (!mpfr_regular_p(y) || ternary != 0) return ternary;
  // The sum of an exponent and a power stays far from 2^63; see BigFloat.widestExponent.
  int64_t exponent = mpfr_get_exp(y) + power;
  if (exponent < mpfr_get_emin()) {
    mpfr_set_exp(y, mpfr_get_emin());
    // What is left is below half of the smallest number for a step of 2 or more, and is it for a step of 1 if the significand is.
    return mpfr_mul_2si(y, y, exponent == mpfr_get_emin() - 1 ? -1 : -2, rounding);
  }
  if (exponent > mpfr_get_emax()) {
    mpfr_set_exp(y, mpfr_get_emax());
    return mpfr_mul_2si(y, y, 1, rounding);
  }
  mpfr_set_exp(y, exponent);
  return 0;
#else
  return mpfr_mul_2si(y, x, power, rounding);
#endif
}

/// x × factor
static inline int sci_mpfr_mul(mpfr_ptr y, mpfr_srcptr x, uint64_t factor, mpfr_rnd_t rounding) {
#ifdef SCI_LONG_IS_SHORT
  mp_limb_t limbs[2];
  mpz_t z;
  sci_mpz_borrow(z, limbs, factor);
  return mpfr_mul_z(y, x, z, rounding);
#else
  return mpfr_mul_ui(y, x, factor, rounding);
#endif
}

/// x / divisor
static inline int sci_mpfr_div(mpfr_ptr y, mpfr_srcptr x, uint64_t divisor, mpfr_rnd_t rounding) {
#ifdef SCI_LONG_IS_SHORT
  mp_limb_t limbs[2];
  mpz_t z;
  sci_mpz_borrow(z, limbs, divisor);
  return mpfr_div_z(y, x, z, rounding);
#else
  return mpfr_div_ui(y, x, divisor, rounding);
#endif
}

/// z = z × factor
static inline void sci_mpz_multiply(mpz_ptr z, uint64_t factor) {
#ifdef SCI_LONG_IS_SHORT
  mp_limb_t limbs[2];
  mpz_t y;
  sci_mpz_borrow(y, limbs, factor);
  mpz_mul(z, z, y);
#else
  mpz_mul_ui(z, z, factor);
#endif
}

/// z = z + x × factor
static inline void sci_mpz_add_product(mpz_ptr z, mpz_srcptr x, uint64_t factor) {
#ifdef SCI_LONG_IS_SHORT
  mp_limb_t limbs[2];
  mpz_t y;
  sci_mpz_borrow(y, limbs, factor);
  mpz_addmul(z, x, y);
#else
  mpz_addmul_ui(z, x, factor);
#endif
}

/// The natural logarithm of `value`.
static inline int sci_mpfr_log(mpfr_ptr y, uint64_t value, mpfr_rnd_t rounding) {
#ifdef SCI_LONG_IS_SHORT
  mp_limb_t limbs[2];
  mpz_t z;
  sci_mpz_borrow(z, limbs, value);
  mpfr_t x;
  mpfr_init2(x, 64);
  mpfr_set_z(x, z, MPFR_RNDN);
  int ternary = mpfr_log(y, x, rounding);
  mpfr_clear(x);
  return ternary;
#else
  return mpfr_log_ui(y, value, rounding);
#endif
}

// Arithmetic modulo an odd number m of n limbs, on GMP's functions of limbs. Residues are in Montgomery's form: x stands for x / B^n, with B = 2^64, or 2^32
// where limbs have 32 bits (P. L. Montgomery, "Modular multiplication without trial division", 1985). `inverse` is -1/m modulo B.

/// r = t / B^n modulo m, for t < m B^n of 2n limbs, which is destroyed.
static inline void sci_montgomery_reduce(
    mp_limb_t *r, mp_limb_t *t, const mp_limb_t *m, mp_size_t n, mp_limb_t inverse) {
  // Limb i becomes zero, and its place holds the carry.
  for (mp_size_t i = 0; i < n; i++) t[i] = mpn_addmul_1(t + i, m, n, t[i] * inverse);
  mp_limb_t carry = mpn_add_n(r, t + n, t, n);
  if (carry || mpn_cmp(r, m, n) >= 0) mpn_sub_n(r, r, m, n);
}

#if GMP_LIMB_BITS == 64
/// r = x y / B^n modulo m, for n that the compiler knows (Ç. K. Koç and others, "Analyzing and comparing Montgomery multiplication algorithms", 1996: CIOS).
static inline __attribute__((always_inline)) void sci_montgomery_short(
    mp_limb_t *r, const mp_limb_t *x, const mp_limb_t *y, const mp_limb_t *m, const int n, mp_limb_t inverse) {
  mp_limb_t t[8] = {0};
  mp_limb_t top = 0;
  for (int i = 0; i < n; i++) {
    unsigned __int128 sum = 0;
    for (int j = 0; j < n; j++) {
      sum += (unsigned __int128)x[j] * y[i] + t[j];
      t[j] = (mp_limb_t)sum;
      sum >>= 64;
    }
    sum += top;
    mp_limb_t high = (mp_limb_t)sum;
    mp_limb_t over = (mp_limb_t)(sum >> 64);
    mp_limb_t factor = t[0] * inverse;
    sum = ((unsigned __int128)factor * m[0] + t[0]) >> 64;
    for (int j = 1; j < n; j++) {
      sum += (unsigned __int128)factor * m[j] + t[j];
      t[j - 1] = (mp_limb_t)sum;
      sum >>= 64;
    }
    sum += high;
    t[n - 1] = (mp_limb_t)sum;
    top = over + (mp_limb_t)(sum >> 64);
  }
  mp_limb_t borrow = 0;
  mp_limb_t d[8];
  for (int j = 0; j < n; j++) {
    unsigned __int128 difference = (unsigned __int128)t[j] - m[j] - borrow;
    d[j] = (mp_limb_t)difference;
    borrow = (mp_limb_t)(difference >> 64) & 1;
  }
  const mp_limb_t *result = top >= borrow ? d : t;
  for (int j = 0; j < n; j++) r[j] = result[j];
}
#endif

/// r = x y / B^n modulo m; t has room for 2n limbs.
static inline void sci_montgomery_multiply(
    mp_limb_t *r, const mp_limb_t *x, const mp_limb_t *y, const mp_limb_t *m, mp_size_t n, mp_limb_t inverse, mp_limb_t *t) {
#if GMP_LIMB_BITS == 64
  switch (n) {
  case 1: sci_montgomery_short(r, x, y, m, 1, inverse); return;
  case 2: sci_montgomery_short(r, x, y, m, 2, inverse); return;
  case 3: sci_montgomery_short(r, x, y, m, 3, inverse); return;
  case 4: sci_montgomery_short(r, x, y, m, 4, inverse); return;
  case 5: sci_montgomery_short(r, x, y, m, 5, inverse); return;
  }
#endif
  if (x == y) mpn_sqr(t, x, n);
  else mpn_mul_n(t, x, y, n);
  sci_montgomery_reduce(r, t, m, n, inverse);
}

/// r = x + y modulo m
static inline void sci_modular_add(mp_limb_t *r, const mp_limb_t *x, const mp_limb_t *y, const mp_limb_t *m, mp_size_t n) {
  mp_limb_t carry = mpn_add_n(r, x, y, n);
  if (carry || mpn_cmp(r, m, n) >= 0) mpn_sub_n(r, r, m, n);
}

/// r = x - y modulo m
static inline void sci_modular_subtract(mp_limb_t *r, const mp_limb_t *x, const mp_limb_t *y, const mp_limb_t *m, mp_size_t n) {
  if (mpn_sub_n(r, x, y, n)) mpn_add_n(r, r, m, n);
}

/// Adds the coefficient of X^k of x y to `sum` of 2n + 1 limbs, but half of it, rounded down, where x is y. t has room for 2n limbs.
static inline void sci_convolve_term(
    mp_limb_t *sum, const mp_limb_t *x, const mp_limb_t *y, mp_size_t d, mp_size_t k, mp_size_t n, mp_limb_t *t) {
  mp_size_t first = k < d ? 0 : k - d + 1;
  mp_size_t end = x == y ? (k + 1) / 2 : k < d ? k + 1 : d;
  for (mp_size_t i = first; i < end; i++) {
    mpn_mul_n(t, x + i * n, y + (k - i) * n, n);
    sum[2 * n] += mpn_add_n(sum, sum, t, 2 * n);
  }
}

/// z = x y modulo X^c - 1 for polynomials with d coefficients, d <= c < 2d or c = 2d: coefficients 0 to c - 1, each reduced once. m is below B^n / 2d. t has
/// room for 4n + 1 limbs.
static inline void sci_montgomery_convolve(
    mp_limb_t *z, const mp_limb_t *x, const mp_limb_t *y, mp_size_t d, mp_size_t c, const mp_limb_t *m, mp_size_t n, mp_limb_t inverse,
    mp_limb_t *t) {
  mp_limb_t *sum = t + 2 * n;
  for (mp_size_t k = 0; k < c; k++) {
    for (mp_size_t i = 0; i <= 2 * n; i++) sum[i] = 0;
    for (mp_size_t j = k; j < 2 * d - 1; j += c) sci_convolve_term(sum, x, y, d, j, n, t);
    if (x == y) {
      mpn_lshift(sum, sum, 2 * n + 1, 1);
      for (mp_size_t j = k; j < 2 * d - 1; j += c) {
        if (j % 2 != 0) continue;
        mpn_sqr(t, x + j / 2 * n, n);
        sum[2 * n] += mpn_add_n(sum, sum, t, 2 * n);
      }
    }
    sci_montgomery_reduce(z + k * n, sum, m, n, inverse);
  }
}

// Tables as C constants: a Swift array would be on the heap and made lazily.

/// 10^n for n up to 19, the last that fits.
static inline uint64_t sci_power_of_ten(unsigned n) {
  static const uint64_t powers[] = {
      1u, 10u, 100u, 1000u, 10000u, 100000u, 1000000u, 10000000u, 100000000u, 1000000000u, 10000000000u,
      100000000000u, 1000000000000u, 10000000000000u, 100000000000000u, 1000000000000000u,
      10000000000000000u, 100000000000000000u, 1000000000000000000u, 10000000000000000000u};
  return powers[n];
}

/// 5^n for n up to 27, the last that fits.
static inline uint64_t sci_power_of_five(unsigned n) {
  static const uint64_t powers[] = {
      1u, 5u, 25u, 125u, 625u, 3125u, 15625u, 78125u, 390625u, 1953125u, 9765625u, 48828125u, 244140625u,
      1220703125u, 6103515625u, 30517578125u, 152587890625u, 762939453125u, 3814697265625u, 19073486328125u,
      95367431640625u, 476837158203125u, 2384185791015625u, 11920928955078125u, 59604644775390625u,
      298023223876953125u, 1490116119384765625u, 7450580596923828125u};
  return powers[n];
}

#endif
