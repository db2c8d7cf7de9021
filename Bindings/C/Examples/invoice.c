/* An invoice with libsci: one expression for a column of prices, a total in cents, an error with its caret, and a loan. */
#include <inttypes.h>
#include <sci.h>
#include <stdio.h>
#include <string.h>

/* Prints an error and frees it. */
static int fail(sci_error *error) {
  fprintf(stderr, "%s\n", sci_error_diagnostic(error));
  sci_error_free(error);
  return 1;
}

int main(void) {
  sci_error *error;
  sci_options options;
  sci_options_init(&options, sizeof options);
  strcpy(options.currency, "USD");

  /* One evaluation: each parameter gets a text. */
  sci_expression *line;
  const sci_slice names[] = {{"price", 5}, {"quantity", 8}};
  if (sci_expression_new("price*quantity + 8.25%", SIZE_MAX, names, 2, &options, &line, &error)) return fail(error);
  sci_result *amount;
  const sci_slice values[] = {{"49.95", 5}, {"3", 1}};
  if (sci_expression_evaluate(line, values, 2, NULL, &amount, &error)) return fail(error);
  printf("%s, and %s was rounded away\n", sci_result_text(amount, NULL), sci_result_residue(amount));
  sci_result_free(amount);

  /* Columns: prices in cents, quantities as doubles, of which the second is null. */
  const int64_t prices[] = {1999, 250, 99999};
  const double quantities[] = {3, 10, 0.1};
  const uint8_t validity[] = {5};
  const sci_column columns[] = {
      {.type = SCI_INT64, .scale = 2, .values = prices},
      {.type = SCI_DOUBLE, .values = quantities, .validity = validity},
  };
  sci_answers *answers;
  if (sci_expression_evaluate_columns(line, columns, 2, 3, SCI_INT64, 18, 2, NULL, &answers, &error)) return fail(error);
  sci_column cents;
  sci_answers_column(answers, &cents);
  for (int row = 0; row < 3; row++) {
    if (cents.validity && !(cents.validity[row / 8] >> row % 8 & 1)) printf("null\n");
    else printf("%" PRId64 " cents\n", ((const int64_t *)cents.values)[row]);
  }
  sci_answers_free(answers);
  sci_expression_free(line);

  /* All that the language has, such as loans and shares. */
  if (sci_evaluate("-pmt(5%/12; 360; 200000)", SIZE_MAX, &options, &amount, &error)) return fail(error);
  printf("%s a month\n", sci_result_text(amount, NULL));
  sci_result_free(amount);
  if (sci_evaluate("split(100; 3)", SIZE_MAX, &options, &amount, &error)) return fail(error);
  for (size_t i = 0; i < sci_result_element_count(amount); i++) printf("share %zu: %s\n", i + 1, sci_result_element(amount, i));
  sci_result_free(amount);

  /* An error says where. */
  if (sci_evaluate("3 + * 4", SIZE_MAX, NULL, &amount, &error) == SCI_SYNTAX) {
    printf("%s\n", sci_error_diagnostic(error));
    sci_error_free(error);
  }
  return 0;
}
