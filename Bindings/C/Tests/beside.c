/* libsci beside another GMP in the same process, whose memory functions end it: none of them may be called. */
#include <gmp.h>
#include <sci.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *no_memory(size_t size) { (void)size; abort(); }
static void *no_more(void *memory, size_t old, size_t size) { (void)memory, (void)old, (void)size; abort(); }
static void no_end(void *memory, size_t size) { (void)memory, (void)size; abort(); }

int main(void) {
  mp_set_memory_functions(no_memory, no_more, no_end);
  sci_result *result;
  if (sci_evaluate("2^1000 mod 10^9 + floor(exp(100) mod 1000)", SIZE_MAX, NULL, &result, NULL)) return 1;
  puts(sci_result_text(result, NULL));
  sci_result_free(result);
  return 0;
}
