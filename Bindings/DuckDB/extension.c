/* The functions of the extension. DuckDB fixes the type of what a function returns before it sees a text, so that there is one for each type:
 *
 *   sci_decimal0 … sci_decimal18(expression, options, value, …)  DECIMAL(18, 0) … DECIMAL(18, 18)
 *   sci_double, sci_text, sci_true, sci_date
 *   sci_version()
 *
 * The values are those of the names in the order of their first use, and may have any types: each keeps its own. */
#include "api.h"
#include "columns.h"
#include "expressions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_VALUES 64

/* What a function returns. */
typedef struct {
  const char *name;
  duckdb_type type;
  sci_column_type answers;
  int32_t decimals;
} Kind;

static const Kind kinds[] = {
    {"sci_double", DUCKDB_TYPE_DOUBLE, SCI_DOUBLE, -1},
    {"sci_text", DUCKDB_TYPE_VARCHAR, SCI_LARGE_UTF8, -1},
    {"sci_true", DUCKDB_TYPE_BOOLEAN, SCI_TRUTH, -1},
    {"sci_date", DUCKDB_TYPE_DATE, SCI_DATE32, -1},
};

#define DECIMAL_DIGITS 18

/* Those of sci_decimal0, sci_decimal1 and so on, which live as long as the process. */
static Kind decimal_kinds[DECIMAL_DIGITS + 1];
static char decimal_names[DECIMAL_DIGITS + 1][16];

/* ---- Arguments ------------------------------------------------------------------------------------------------------- */

static bool is_equal(const duckdb_string_t *one, const duckdb_string_t *other) {
  uint32_t length = duckdb_string_t_length(*one);
  return length == duckdb_string_t_length(*other) && memcmp(duckdb_string_t_data((duckdb_string_t *)one), duckdb_string_t_data((duckdb_string_t *)other), length) == 0;
}

/* Whether all of a vector's texts are the same memory, as those of a constant are: a loop without a branch. */
static bool is_constant(const duckdb_string_t *texts, idx_t count) {
  uint64_t first[2], other[2], difference = 0;
  memcpy(first, texts, sizeof first);
  for (idx_t row = 1; row < count; row++) {
    memcpy(other, &texts[row], sizeof other);
    difference |= (first[0] ^ other[0]) | (first[1] ^ other[1]);
  }
  return difference == 0;
}

/* The text that a vector has in all rows; `bytes` is NULL for a null. False where rows differ. */
static bool common_text(duckdb_vector vector, idx_t count, sci_slice *text) {
  duckdb_string_t *texts = duckdb_vector_get_data(vector);
  uint64_t *validity = duckdb_vector_get_validity(vector);
  bool is_null = validity && !duckdb_validity_row_is_valid(validity, 0);
  _Static_assert(sizeof(duckdb_string_t) == 2 * sizeof(uint64_t), "a text has two words");
  *text = is_null ? (sci_slice){NULL, 0} : (sci_slice){duckdb_string_t_data(&texts[0]), duckdb_string_t_length(texts[0])};
  for (idx_t row = 1; validity && row < count; row++)
    if (duckdb_validity_row_is_valid(validity, row) == is_null) return false;
  if (is_null || is_constant(texts, count)) return true;
  for (idx_t row = 1; row < count; row++)
    if (!is_equal(&texts[0], &texts[row])) return false;
  return true;
}

/* ---- Calls ----------------------------------------------------------------------------------------------------------- */

static void set_library_error(duckdb_function_info info, sci_error *error) {
  duckdb_scalar_function_set_error(info, error_lines(error));
  sci_error_free(error);
}

static void set_all_null(duckdb_vector output, idx_t count) {
  duckdb_vector_ensure_validity_writable(output);
  for (idx_t row = 0; row < count; row++) duckdb_validity_set_row_invalid(duckdb_vector_get_validity(output), row);
}

/* The number of values that an expression wants is not that of the call. */
static void set_count_error(duckdb_function_info info, const sci_expression *expression, size_t count) {
  char message[400];
  size_t wanted = sci_expression_parameter_count(expression);
  int length = snprintf(message, sizeof message, "the expression has %zu names and %zu values%s", wanted, count, wanted ? "; its names are " : "");
  for (size_t place = 0; place < wanted && length < (int)sizeof message; place++)
    length += snprintf(message + length, sizeof message - length, "%s%s", place ? ", " : "", sci_expression_parameter(expression, place));
  duckdb_scalar_function_set_error(info, message);
}

static void evaluate(duckdb_function_info info, const Kind *kind, const sci_expression *expression, duckdb_data_chunk input, duckdb_vector output) {
  idx_t count = duckdb_data_chunk_get_size(input);
  size_t value_count = duckdb_data_chunk_get_column_count(input) - 2;
  VectorColumn inputs[MOST_VALUES];
  sci_column columns[MOST_VALUES];
  size_t read_count = 0;
  const char *fault = NULL;
  sci_answers *answers;
  sci_error *error;
  if (value_count != sci_expression_parameter_count(expression)) {
    set_count_error(info, expression, value_count);
    return;
  }
  for (; read_count < value_count && !fault; read_count++) {
    fault = vector_column_read(duckdb_data_chunk_get_vector(input, read_count + 2), count, &inputs[read_count]);
    columns[read_count] = inputs[read_count].column;
  }
  if (fault) {
    duckdb_scalar_function_set_error(info, fault);
  } else if (sci_expression_evaluate_columns(
                 expression, columns, value_count, count, kind->answers, DECIMAL_DIGITS, kind->decimals < 0 ? 0 : kind->decimals, NULL, &answers, &error)) {
    set_library_error(info, error);
  } else {
    if (sci_answers_error_count(answers) > 0) {
      int64_t row;
      set_library_error(info, sci_answers_error(answers, 0, &row));
    } else {
      write_answers(answers, count, output);
    }
    sci_answers_free(answers);
  }
  while (read_count > 0) vector_column_free(&inputs[--read_count]);
}

static void function(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
  const Kind *kind = duckdb_scalar_function_get_extra_info(info);
  idx_t count = duckdb_data_chunk_get_size(input);
  sci_slice text, words;
  char *message;
  KeptExpression *kept;
  if (count == 0) return;
  if (duckdb_data_chunk_get_column_count(input) - 2 > MOST_VALUES) {
    duckdb_scalar_function_set_error(info, "a call has at most 64 values");
    return;
  }
  if (!common_text(duckdb_data_chunk_get_vector(input, 0), count, &text) || !common_text(duckdb_data_chunk_get_vector(input, 1), count, &words)) {
    duckdb_scalar_function_set_error(info, "the expression or its options differ from row to row: they must be the same for all rows");
    return;
  }
  if (!text.bytes) {
    set_all_null(output, count);
    return;
  }
  kept = expression_take(text, words, kind->decimals, &message);
  if (!kept) {
    duckdb_scalar_function_set_error(info, message ? message : "there is no memory for an expression");
    free(message);
    return;
  }
  evaluate(info, kind, expression_of(kept), input, output);
  expression_give_back(kept);
}

static void version(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
  for (idx_t row = 0; row < duckdb_data_chunk_get_size(input); row++) duckdb_vector_assign_string_element(output, row, sci_version());
}

/* ---- Registration ---------------------------------------------------------------------------------------------------- */

static bool add_function(duckdb_connection connection, const Kind *kind) {
  duckdb_scalar_function made = duckdb_create_scalar_function();
  duckdb_logical_type varchar = duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR), any = duckdb_create_logical_type(DUCKDB_TYPE_ANY);
  duckdb_logical_type returned =
      kind->type == DUCKDB_TYPE_DECIMAL ? duckdb_create_decimal_type(DECIMAL_DIGITS, kind->decimals) : duckdb_create_logical_type(kind->type);
  duckdb_state state;
  duckdb_scalar_function_set_name(made, kind->name);
  duckdb_scalar_function_add_parameter(made, varchar);
  duckdb_scalar_function_add_parameter(made, varchar);
  duckdb_scalar_function_set_varargs(made, any);
  duckdb_scalar_function_set_return_type(made, returned);
  duckdb_scalar_function_set_extra_info(made, (void *)kind, NULL);
  duckdb_scalar_function_set_function(made, function);
  /* Options may be null. */
  duckdb_scalar_function_set_special_handling(made);
  state = duckdb_register_scalar_function(connection, made);
  duckdb_destroy_logical_type(&varchar);
  duckdb_destroy_logical_type(&any);
  duckdb_destroy_logical_type(&returned);
  duckdb_destroy_scalar_function(&made);
  return state == DuckDBSuccess;
}

static bool add_version(duckdb_connection connection) {
  duckdb_scalar_function made = duckdb_create_scalar_function();
  duckdb_logical_type varchar = duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR);
  duckdb_state state;
  duckdb_scalar_function_set_name(made, "sci_version");
  duckdb_scalar_function_set_return_type(made, varchar);
  duckdb_scalar_function_set_function(made, version);
  state = duckdb_register_scalar_function(connection, made);
  duckdb_destroy_logical_type(&varchar);
  duckdb_destroy_scalar_function(&made);
  return state == DuckDBSuccess;
}

DUCKDB_EXTENSION_ENTRYPOINT(duckdb_connection connection, duckdb_extension_info info, struct duckdb_extension_access *access) {
  bool is_added = add_version(connection);
  for (size_t place = 0; place < sizeof kinds / sizeof *kinds; place++) is_added &= add_function(connection, &kinds[place]);
  for (int32_t decimals = 0; decimals <= DECIMAL_DIGITS; decimals++) {
    snprintf(decimal_names[decimals], sizeof *decimal_names, "sci_decimal%d", decimals);
    decimal_kinds[decimals] = (Kind){decimal_names[decimals], DUCKDB_TYPE_DECIMAL, SCI_INT64, decimals};
    is_added &= add_function(connection, &decimal_kinds[decimals]);
  }
  if (!is_added) access->set_error(info, "sci: its functions could not be added");
  return is_added;
}
