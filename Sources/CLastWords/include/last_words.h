// What the command says when memory runs out.
//
// Swift, GMP and MPFR end the process by a signal where malloc returns NULL, and results that wait to be written are lost. In the
// command as `make build` links it, each call of malloc and its like goes through functions of this target (`--wrap`, see the
// Makefile), which write what waits, say why, and exit. In any other build they are never called.

#ifndef SCI_LAST_WORDS_H
#define SCI_LAST_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/// Takes bytes for standard output into a block; false where they do not fit.
bool sci_gather(const void *bytes, size_t count);

/// Writes the block to standard output.
///
/// Returns 0, or the error number of the call that failed; then the rest of the block is dropped.
int sci_write_gathered(void);

/// Says what is written to standard output and standard error if memory runs out; texts that are cut at 255 bytes.
void sci_set_last_words(const char *output, const char *diagnostic);

#endif
