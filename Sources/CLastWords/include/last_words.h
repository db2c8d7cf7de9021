// What the command says when memory runs out, and how it leaves the terminal where it ends in the middle of something.
//
// Swift, GMP and MPFR end the process by a signal where malloc returns NULL, and results that wait to be written are lost. In the
// command as `make build` links it, each call of malloc and its like goes through functions of this target (`--wrap`, see the
// Makefile), which write what waits, say why, and exit. In any other build they are never called.

#ifndef SCI_LAST_WORDS_H
#define SCI_LAST_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Takes bytes for standard output into a block; false where they do not fit.
bool sci_gather(const void *bytes, size_t count);

/// Writes the block to standard output.
///
/// Returns 0, or the error number of the call that failed; then the rest of the block is dropped.
int sci_write_gathered(void);

/// Says what is written to standard output and standard error if memory runs out; texts that are cut at 255 bytes.
void sci_set_last_words(const char *output, const char *diagnostic);

/// Says how the terminal is left if memory runs out, or if a signal ends the process that no program expects, such as that of abort.
///
/// Then `text`, cut at 255 bytes, is written to standard output, and standard input gets these settings. With null there is nothing to do,
/// which is so at the start. Such a signal then does what it did before the first call.
void sci_set_terminal(const struct termios *settings, const char *text);

#endif
