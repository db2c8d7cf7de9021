// What the page offers to the module. A program that is no WebAssembly module has none of it: no time passes, and nobody stops.

#ifndef SCI_PAGE_H
#define SCI_PAGE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __wasm__
#define PAGE(name) __attribute__((import_module("page"), import_name(#name)))
#else
#define PAGE(name)
#endif

/// Milliseconds since the page was opened.
PAGE(now) double page_now(void);

/// Tells the page that an evaluation goes on. Called often; the page decides when to show it.
PAGE(progress) void page_progress(void);

#undef PAGE

#endif
