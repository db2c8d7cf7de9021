#include "page.h"

#ifndef __wasm__
double page_now(void) { return 0; }
void page_progress(void) {}
#endif
