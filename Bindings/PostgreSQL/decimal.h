/* Numerics as integers of 128 bits times a power of ten, and back: the memory of a numeric itself is read, and no text is made. */
#ifndef SCI_DECIMAL_H
#define SCI_DECIMAL_H

#include "postgres.h"

#include <sci.h>

/* The number that a numeric is. False, and nothing is written, for what has no such integer: more than 36 digits, infinities and NaN. */
bool decimal_of_numeric(Datum numeric, sci_decimal *decimal);

/* A new numeric, which shows as many digits behind the point as the decimal has: 38 at most. */
Datum numeric_of_decimal(const sci_decimal *decimal);

#endif
