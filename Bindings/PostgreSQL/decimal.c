/* The memory of a numeric, as src/backend/utils/adt/numeric.c of PostgreSQL describes it, the same in memory and on disk since 9.1.
 *
 * Behind the length comes a word of flags; with the flag of the short form it has the sign, the digits to show behind the point and the weight, and otherwise another word has the
 * weight. Then come the digits, of base 10,000, without zeros at either end. The weight is the power of 10,000 of the first one. */
#include "decimal.h"

#include "fmgr.h"

typedef unsigned __int128 Magnitude;

#define FORM_BITS 0xC000
#define SHORT_FORM 0x8000
#define SPECIAL_FORM 0xC000

#define LONG_NEGATIVE 0x4000
#define LONG_SCALE 0x3FFF

#define SHORT_NEGATIVE 0x2000
#define SHORT_SCALE_SHIFT 7
#define SHORT_SCALE 0x3F
#define SHORT_WEIGHT_SIGN 0x0040
#define SHORT_WEIGHT 0x003F

/* Digits of base 10,000: so many are below 2^63, and below 2^127. */
#define SHORT_GROUPS 4
#define MOST_GROUPS 9

static const uint16 powers[] = {1, 10, 100, 1000, 10000};

/* A numeric in the memory of a table begins anywhere. */
static inline uint16 word_at(const char *bytes) {
  uint16 word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

/* Where a numeric is, without a copy if it is neither compressed nor somewhere else. */
static inline struct varlena *packed(Datum numeric) {
  Pointer memory = DatumGetPointer(numeric);
  return VARATT_IS_4B_U(memory) || (VARATT_IS_SHORT(memory) && !VARATT_IS_EXTERNAL(memory)) ? (struct varlena *)memory : PG_DETOAST_DATUM_PACKED(numeric);
}

/* An integer of so many decimals in the scale that the numeric shows: rows of a column have the same one then. */
static inline void set_scale(sci_decimal *decimal, int64 integer, int scale, int shown) {
  int64 product = integer;
  if (scale > shown && scale - shown < 4) {
    /* The last group of digits ends with zeros. */
    integer /= powers[scale - shown];
    scale = shown;
  } else if (scale < shown && shown - scale <= 4 && !__builtin_mul_overflow(integer, (int64)powers[shown - scale], &product)) {
    integer = product;
    scale = shown;
  }
  decimal->low = (uint64)integer;
  decimal->high = integer >> 63;
  decimal->scale = scale;
  decimal->reserved = 0;
}

bool decimal_of_numeric(Datum numeric, sci_decimal *decimal) {
  struct varlena *memory = packed(numeric);
  const char *bytes = VARDATA_ANY(memory);
  const char *end = bytes + VARSIZE_ANY_EXHDR(memory);
  uint16 flags = word_at(bytes);
  int weight, shown, count, fraction, groups;
  bool is_negative;
  if ((flags & FORM_BITS) == SPECIAL_FORM) return false;
  if ((flags & FORM_BITS) == SHORT_FORM) {
    is_negative = (flags & SHORT_NEGATIVE) != 0;
    shown = (flags >> SHORT_SCALE_SHIFT) & SHORT_SCALE;
    weight = (flags & SHORT_WEIGHT_SIGN) ? (flags & SHORT_WEIGHT) - SHORT_WEIGHT - 1 : flags & SHORT_WEIGHT;
    bytes += sizeof flags;
  } else {
    is_negative = (flags & LONG_NEGATIVE) != 0;
    shown = flags & LONG_SCALE;
    weight = (int16)word_at(bytes + sizeof flags);
    bytes += 2 * sizeof flags;
  }
  count = (end - bytes) / (int)sizeof(uint16);
  fraction = count - 1 - weight;
  if (fraction < 0) fraction = 0;
  /* With the zeros that the memory does not have between the last digit and the point. */
  groups = Max(count, weight + 1);
  if (groups > MOST_GROUPS || fraction > MOST_GROUPS) return false;
  if (groups <= SHORT_GROUPS) {
    int64 integer = 0;
    for (int place = 0; place < groups; place++) integer = 10000 * integer + (place < count ? word_at(bytes + 2 * place) : 0);
    set_scale(decimal, is_negative ? -integer : integer, 4 * fraction, shown);
  } else {
    Magnitude magnitude = 0;
    for (int place = 0; place < groups; place++) magnitude = 10000 * magnitude + (place < count ? word_at(bytes + 2 * place) : 0);
    if (is_negative) magnitude = -magnitude;
    decimal->low = (uint64)magnitude;
    decimal->high = (int64)(magnitude >> 64);
    decimal->scale = 4 * fraction;
    decimal->reserved = 0;
  }
  if ((Pointer)memory != DatumGetPointer(numeric)) pfree(memory);
  return true;
}

Datum numeric_of_decimal(const sci_decimal *decimal) {
  /* 39 digits, and a part of a group on either side of the point. */
  uint16 digits[12];
  const int capacity = lengthof(digits);
  int first = capacity, last = capacity, weight, length;
  int fraction = (decimal->scale + 3) / 4, partial = decimal->scale % 4;
  bool is_negative = decimal->high < 0;
  Magnitude magnitude = (Magnitude)(uint64)decimal->high << 64 | decimal->low;
  uint64 rest;
  struct varlena *numeric;
  char *bytes;
  uint16 flags;
  if (is_negative) magnitude = -magnitude;
  if (partial) {
    /* The last group is filled with zeros. */
    if (magnitude >> 64) {
      digits[--first] = (uint16)(magnitude % powers[partial]) * powers[4 - partial];
      magnitude /= powers[partial];
    } else {
      digits[--first] = (uint16)((uint64)magnitude % powers[partial]) * powers[4 - partial];
      magnitude = (uint64)magnitude / powers[partial];
    }
  }
  for (; magnitude >> 64; magnitude /= 10000) digits[--first] = magnitude % 10000;
  for (rest = magnitude; rest; rest /= 10000) digits[--first] = rest % 10000;
  /* The groups before the point, less one; those right behind the point may be zeros that were not written. */
  weight = capacity - first - fraction - 1;
  while (first < last && digits[first] == 0) first++, weight--;
  while (first < last && digits[last - 1] == 0) last--;
  if (first == last) {
    weight = 0;
    is_negative = false;
  }
  flags = SHORT_FORM | (is_negative ? SHORT_NEGATIVE : 0) | decimal->scale << SHORT_SCALE_SHIFT | (weight < 0 ? SHORT_WEIGHT_SIGN : 0) | (weight & SHORT_WEIGHT);
  length = VARHDRSZ + sizeof flags + (last - first) * sizeof *digits;
  numeric = palloc(length);
  SET_VARSIZE(numeric, length);
  bytes = VARDATA(numeric);
  memcpy(bytes, &flags, sizeof flags);
  memcpy(bytes + sizeof flags, digits + first, (last - first) * sizeof *digits);
  return PointerGetDatum(numeric);
}
