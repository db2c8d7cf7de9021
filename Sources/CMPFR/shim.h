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

#endif
