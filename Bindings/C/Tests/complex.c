/* Complex results: their kind, their parts, their unit, and the option that asks for them. */
#include <complex.h>
#include <sci.h>
#include <stdio.h>
#include <stdlib.h>

static void show(const char *text, const sci_options *options) {
  sci_result *result;
  if (sci_evaluate(text, SIZE_MAX, options, &result, NULL)) {
    printf("%s: no value\n", text);
    return;
  }
  if (sci_result_kind(result) == SCI_COMPLEX) {
    double complex number = strtod(sci_result_real(result), NULL) + strtod(sci_result_imaginary(result), NULL) * I;
    printf("%s: %s, %g and %g, unit \"%s\"\n", text, sci_result_text(result, NULL), creal(number), cimag(number), sci_result_unit(result));
  } else {
    printf("%s: %s, %s\n", text, sci_result_text(result, NULL), sci_result_real(result) ? "with parts" : "real");
  }
  sci_result_free(result);
}

int main(void) {
  sci_options options;
  sci_options_init(&options, sizeof options);
  show("sqrt(3 + 4i)", &options);
  show("(3 + 4i) V", &options);
  show("i^2", &options);
  show("sqrt(-4)", &options);
  options.complex_results = 1;
  show("sqrt(-4)", &options);
  return 0;
}
