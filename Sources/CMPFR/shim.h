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

static inline int sci_mpz_sgn(mpz_srcptr x) { return mpz_sgn(x); }
static inline int sci_mpz_odd_p(mpz_srcptr x) { return mpz_odd_p(x); }
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
