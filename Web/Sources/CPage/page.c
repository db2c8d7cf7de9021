#include "page.h"

#ifdef __wasm__
#include <stddef.h>

// What the code of Swift's compiler and library calls, and no library for WebAssembly has.

uintptr_t __stack_chk_guard = 0x5ec1a5;
void __stack_chk_fail(void) { __builtin_trap(); }

__attribute__((import_module("page"), import_name("random"))) void page_random(void *bytes, size_t count);
void arc4random_buf(void *bytes, size_t count) { page_random(bytes, count); }
#else
double page_now(void) { return 0; }
void page_progress(void) {}
#endif
