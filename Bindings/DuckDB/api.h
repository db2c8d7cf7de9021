/* The functions of DuckDB, which come by a table of pointers: extension.c defines it, and all files use it. The oldest version that has such a table is enough. */
#ifndef SCI_DUCKDB_API_H
#define SCI_DUCKDB_API_H

#define DUCKDB_EXTENSION_NAME sci
#define DUCKDB_EXTENSION_API_VERSION_MAJOR 1
#define DUCKDB_EXTENSION_API_VERSION_MINOR 2
#define DUCKDB_EXTENSION_API_VERSION_PATCH 0
#include "duckdb_extension.h"

DUCKDB_EXTENSION_EXTERN

#endif
