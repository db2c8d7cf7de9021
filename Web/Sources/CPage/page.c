#include "page.h"

#ifdef __wasm__
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

// What the code of Swift's compiler and the C library calls, and no library for WebAssembly has.

uintptr_t __stack_chk_guard = 0x5ec1a5;
void __stack_chk_fail(void) { __builtin_trap(); }

__attribute__((import_module("page"), import_name("random"))) void page_random(void *bytes, size_t count);
void arc4random_buf(void *bytes, size_t count) { page_random(bytes, count); }

/// The page's clock, whichever is asked for.
int clock_gettime(clockid_t clock, struct timespec *time) {
  double now = page_now();
  time->tv_sec = (time_t)(now / 1000);
  time->tv_nsec = (long)((now - 1000.0 * (double)time->tv_sec) * 1000000);
  return 0;
}

// There are no files: a last message of GMP or MPFR would be lost, and the code that writes one is large. What ends a program ends the module.

FILE *const stderr = NULL;
int fprintf(FILE *file, const char *format, ...) { return 0; }
int fputs(const char *text, FILE *file) { return 0; }
size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file) { return 0; }
int raise(int signal) { __builtin_trap(); }
void abort(void) { __builtin_trap(); }
#else
double page_now(void) { return 0; }
void page_progress(void) {}
size_t page_clock(uint8_t *bytes, size_t room) { return 0; }
size_t page_zone(const uint8_t *name, size_t length, uint8_t *bytes, size_t room) { return 0; }
#endif
