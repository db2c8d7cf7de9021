/* A vector has its numbers one behind the other and a bit for each row, as Arrow has: 64-bit integers, long decimals, doubles and days are read where they are. Short integers and
 * decimals are widened, and texts are put together. */
#include "api.h"
#include "columns.h"

#include <stdlib.h>
#include <string.h>

#define WIDEN(TYPE) \
  for (idx_t row = 0; row < count; row++) integers[row] = ((const TYPE *)data)[row]

/* Copies integers of fewer bytes; NULL where there is no memory. */
static int64_t *widened(duckdb_type type, const void *data, idx_t count) {
  int64_t *integers = malloc((count + 1) * sizeof *integers);
  if (!integers) return NULL;
  switch (type) {
    case DUCKDB_TYPE_TINYINT: WIDEN(int8_t); break;
    case DUCKDB_TYPE_UTINYINT: WIDEN(uint8_t); break;
    case DUCKDB_TYPE_SMALLINT: WIDEN(int16_t); break;
    case DUCKDB_TYPE_USMALLINT: WIDEN(uint16_t); break;
    case DUCKDB_TYPE_INTEGER: WIDEN(int32_t); break;
    default: WIDEN(uint32_t); break;
  }
  return integers;
}

static bool is_valid(const uint64_t *validity, idx_t row) { return !validity || validity[row / 64] >> row % 64 & 1; }

/* Puts texts one behind the other; a row that is null has anything in its place, and is left out. */
static const char *read_texts(duckdb_string_t *texts, const uint64_t *validity, idx_t count, VectorColumn *column) {
  int64_t length = 0, *offsets = malloc((count + 1) * sizeof *offsets);
  column->offsets = offsets;
  if (!offsets) return "there is no memory for a column";
  for (idx_t row = 0; row < count; row++) {
    offsets[row] = length;
    if (is_valid(validity, row)) length += duckdb_string_t_length(texts[row]);
  }
  offsets[count] = length;
  column->copy = malloc(length + 1);
  if (!column->copy) return "there is no memory for a column";
  for (idx_t row = 0; row < count; row++)
    if (is_valid(validity, row)) memcpy((char *)column->copy + offsets[row], duckdb_string_t_data(&texts[row]), offsets[row + 1] - offsets[row]);
  column->column.type = SCI_LARGE_UTF8;
  column->column.offsets = offsets;
  column->column.values = column->copy;
  return NULL;
}

static const char *read(duckdb_type type, int32_t scale, duckdb_vector vector, idx_t count, VectorColumn *column) {
  void *data = duckdb_vector_get_data(vector);
  uint64_t *validity = duckdb_vector_get_validity(vector);
  column->column.validity = (const uint8_t *)validity;
  column->column.values = data;
  column->column.scale = scale;
  switch (type) {
    case DUCKDB_TYPE_TINYINT:
    case DUCKDB_TYPE_UTINYINT:
    case DUCKDB_TYPE_SMALLINT:
    case DUCKDB_TYPE_USMALLINT:
    case DUCKDB_TYPE_INTEGER:
    case DUCKDB_TYPE_UINTEGER:
      column->column.type = SCI_INT64;
      column->column.values = column->copy = widened(type, data, count);
      return column->copy ? NULL : "there is no memory for a column";
    case DUCKDB_TYPE_BIGINT: column->column.type = SCI_INT64; return NULL;
    case DUCKDB_TYPE_HUGEINT: column->column.type = SCI_DECIMAL128; return NULL;
    case DUCKDB_TYPE_DOUBLE: column->column.type = SCI_DOUBLE; return NULL;
    case DUCKDB_TYPE_DATE: column->column.type = SCI_DATE32; return NULL;
    case DUCKDB_TYPE_VARCHAR: return read_texts(data, validity, count, column);
    case DUCKDB_TYPE_FLOAT: return "a FLOAT has no decimals of its own: cast it to DOUBLE or DECIMAL";
    default: return "a value is neither a number, a text nor a day: cast it to DECIMAL, BIGINT, DOUBLE, VARCHAR or DATE";
  }
}

const char *vector_column_read(duckdb_vector vector, idx_t count, VectorColumn *column) {
  duckdb_logical_type type = duckdb_vector_get_column_type(vector);
  duckdb_type id = duckdb_get_type_id(type);
  int32_t scale = 0;
  const char *fault;
  memset(column, 0, sizeof *column);
  if (id == DUCKDB_TYPE_DECIMAL) {
    scale = duckdb_decimal_scale(type);
    id = duckdb_decimal_internal_type(type);
  }
  fault = read(id, scale, vector, count, column);
  duckdb_destroy_logical_type(&type);
  return fault;
}

void vector_column_free(VectorColumn *column) {
  free(column->copy);
  free(column->offsets);
}

/* ---- Answers --------------------------------------------------------------------------------------------------------- */

static void write_texts(const sci_column *column, idx_t count, duckdb_vector vector) {
  const int64_t *offsets = column->offsets;
  for (idx_t row = 0; row < count; row++)
    if (is_valid((const uint64_t *)column->validity, row))
      duckdb_vector_assign_string_element_len(vector, row, (const char *)column->values + offsets[row], offsets[row + 1] - offsets[row]);
}

void write_answers(const sci_answers *answers, idx_t count, duckdb_vector vector) {
  void *data = duckdb_vector_get_data(vector);
  sci_column column;
  sci_answers_column(answers, &column);
  switch (column.type) {
    case SCI_LARGE_UTF8: write_texts(&column, count, vector); break;
    case SCI_TRUTH:
      for (idx_t row = 0; row < count; row++) ((bool *)data)[row] = ((const uint8_t *)column.values)[row / 8] >> row % 8 & 1;
      break;
    case SCI_DATE32: memcpy(data, column.values, count * sizeof(int32_t)); break;
    /* 64-bit integers and doubles. */
    default: memcpy(data, column.values, count * sizeof(int64_t));
  }
  if (column.validity) {
    duckdb_vector_ensure_validity_writable(vector);
    memcpy(duckdb_vector_get_validity(vector), column.validity, (count + 7) / 8);
  }
}
