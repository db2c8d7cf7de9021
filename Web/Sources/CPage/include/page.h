// What the page offers to the module. A program that is no WebAssembly module has none of it: no time passes, nobody stops, and there is
// no clock and no zone.

#ifndef SCI_PAGE_H
#define SCI_PAGE_H

#include <stdbool.h>
#include <stddef.h>
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

/// Writes what time it is and in which zone the page is, as in `2026-11-26T20:55:30Z Europe/London`, and returns how many bytes that takes; 0 if
/// there is no room for them, or nobody knows.
PAGE(clock) size_t page_clock(uint8_t *bytes, size_t room);

/// Writes the TZif file of the zone of a name, and returns how many bytes that takes; 0 if there is no room for them, or no such zone.
PAGE(zone) size_t page_zone(const uint8_t *name, size_t length, uint8_t *bytes, size_t room);

#undef PAGE

#endif
