// Writes Tests/SciMoneyTests/Data/icu.tsv to standard output: how ICU writes amounts in every locale.
//
//     apt-get install libicu-dev
//     cc -o /tmp/icu_cases scripts/icu_cases.c -licui18n -licuuc
//     /tmp/icu_cases < Tests/SciLocaleTests/Data/locales.txt > Tests/SciMoneyTests/Data/icu.tsv

#include <stdio.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

static void cell(const char *locale, UNumberFormatStyle style, const char *currency, const char *value) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(style, NULL, 0, locale, NULL, &error);
  if (currency) {
    UChar code[4];
    u_uastrcpy(code, currency);
    unum_setTextAttribute(format, UNUM_CURRENCY_CODE, code, 3, &error);
  } else {
    unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, 2);
  }
  // Without this ICU's old interface takes 1 for the minimum grouping everywhere.
  unum_setAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS, -2);
  UChar text[200];
  char utf8[800];
  int32_t length = unum_formatDecimal(format, value, (int32_t)strlen(value), text, 200, NULL, &error);
  u_strToUTF8(utf8, sizeof utf8, NULL, text, length, &error);
  printf("\t%s", U_FAILURE(error) ? u_errorName(error) : utf8);
  unum_close(format);
}

int main(void) {
  char locale[100];
  printf("# ICU %s: locale, EUR, -USD, -CHF accounting, JPY, INR, 1234508.25%%, EUR 1234.5\n", U_ICU_VERSION);
  while (scanf("%99s", locale) == 1) {
    printf("%s", locale);
    cell(locale, UNUM_CURRENCY, "EUR", "1234567.89");
    cell(locale, UNUM_CURRENCY, "USD", "-1234567.89");
    cell(locale, UNUM_CURRENCY_ACCOUNTING, "CHF", "-1234567.89");
    cell(locale, UNUM_CURRENCY, "JPY", "1234568");
    cell(locale, UNUM_CURRENCY, "INR", "1234567.89");
    cell(locale, UNUM_PERCENT, NULL, "12345.0825");
    cell(locale, UNUM_CURRENCY, "EUR", "1234.5");
    printf("\n");
  }
  return 0;
}
