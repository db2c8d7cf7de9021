#include "page.h"

#ifdef __wasm__
#include <stddef.h>
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

// There are no files: GMP and MPFR would write a last message to one, and then end the module.

enum { bad_descriptor = 8 };
int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t descriptor) { return bad_descriptor; }
int32_t __imported_wasi_snapshot_preview1_fd_seek(int32_t descriptor, int64_t offset, int32_t whence, int32_t result) { return bad_descriptor; }
int32_t __imported_wasi_snapshot_preview1_fd_write(int32_t descriptor, int32_t pieces, int32_t count, int32_t result) { return bad_descriptor; }
#else
double page_now(void) { return 0; }
void page_progress(void) {}
#endif
