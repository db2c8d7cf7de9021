// GMP and MPFR as Swift can import them.
//
// GMP names its functions by macros (mpz_add is __gmpz_add), which Swift does not see: Swift code calls the
// __gmpz_ names. What is a macro without a function behind it stands below as a static inline function.

#ifndef SCI_CMPFR_SHIM_H
#define SCI_CMPFR_SHIM_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <gmp.h>
#include <mpfr.h>

static inline int sci_mpz_sgn(mpz_srcptr x) { return mpz_sgn(x); }
static inline int sci_mpz_odd_p(mpz_srcptr x) { return mpz_odd_p(x); }
static inline long sci_strlen(const char *text) { return (long)strlen(text); }

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
