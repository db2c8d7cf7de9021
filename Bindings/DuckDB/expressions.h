/* Expressions that were read before, for the next chunk of rows. */
#ifndef SCI_DUCKDB_EXPRESSIONS_H
#define SCI_DUCKDB_EXPRESSIONS_H

#include <sci.h>
#include <stddef.h>
#include <stdint.h>

typedef struct KeptExpression KeptExpression;

/* Reads an expression with words such as `USD`, `CHF cash half-even` or none, or finds it. `decimals` is how many digits answers have behind the point, or -1.
 *
 * Returns NULL where it is none, with a message that is freed. */
KeptExpression *expression_take(sci_slice text, sci_slice words, int32_t decimals, char **message);
const sci_expression *expression_of(const KeptExpression *kept);
/* Ends the use of one, which any thread may read again. */
void expression_give_back(KeptExpression *kept);

/* The message of an error, and the part of the text that it is about; DuckDB says itself that it is an error. */
const char *error_lines(const sci_error *error);

#endif
