/* Vectors of DuckDB as columns of libsci, and answers as vectors. */
#ifndef SCI_DUCKDB_COLUMNS_H
#define SCI_DUCKDB_COLUMNS_H

#include "duckdb.h"

#include <sci.h>
#include <stdbool.h>

/* A column of a chunk. Its numbers are those of the vector, where the library reads them so, or a copy. */
typedef struct {
  sci_column column;
  void *copy;
  void *offsets;
} VectorColumn;

/* Reads a vector of so many rows. Returns NULL, or why not, in words for whoever wrote the query. */
const char *vector_column_read(duckdb_vector vector, idx_t count, VectorColumn *column);
void vector_column_free(VectorColumn *column);

/* Writes all answers to a vector whose type is theirs. */
void write_answers(const sci_answers *answers, idx_t count, duckdb_vector vector);

#endif
