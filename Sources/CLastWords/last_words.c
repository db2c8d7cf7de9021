#include "last_words.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

// The only state of the command that is global: the handlers below have nowhere else to look for it.
static char gathered[1 << 16];
static size_t gathered_count;
static char last_output[256];
static char last_diagnostic[256] = "error: not enough memory\n";

// One thread writes, but memory may run out on any. Nothing that is done under the lock allocates. It is taken for every line and almost never waited for, so it
// is a flag: a mutex takes twice as long.
static atomic_flag is_locked = ATOMIC_FLAG_INIT;

static void lock(void) {
  while (atomic_flag_test_and_set_explicit(&is_locked, memory_order_acquire)) sched_yield();
}

static void unlock(void) { atomic_flag_clear_explicit(&is_locked, memory_order_release); }

static int write_all(int file, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

bool sci_gather(const void *bytes, size_t count) {
  lock();
  bool fits = count <= sizeof gathered - gathered_count;
  if (fits) {
    memcpy(gathered + gathered_count, bytes, count);
    gathered_count += count;
  }
  unlock();
  return fits;
}

static int write_gathered(void) {
  size_t count = gathered_count;
  gathered_count = 0;
  return write_all(STDOUT_FILENO, gathered, count);
}

int sci_write_gathered(void) {
  lock();
  int error = write_gathered();
  unlock();
  return error;
}

static void copy(char *target, const char *source) {
  strncpy(target, source, sizeof last_output - 1);
}

void sci_set_last_words(const char *output, const char *diagnostic) {
  copy(last_output, output);
  copy(last_diagnostic, diagnostic);
}

// MARK: - The terminal

static struct termios terminal_settings;
static char terminal_text[256];
/// Whether the terminal is not as it was found; the two above are written only while it is not set.
static atomic_bool terminal_is_changed;

// Calls only what a handler of signals may call.
static void leave_terminal(void) {
  if (!atomic_exchange(&terminal_is_changed, false)) return;
  write_all(STDOUT_FILENO, terminal_text, strlen(terminal_text));
  tcsetattr(STDIN_FILENO, TCSANOW, &terminal_settings);
}

// Crashes, and limits of the system.
static const int unexpected_signals[] = {
    SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP, SIGXFSZ,
};
enum { unexpected_count = sizeof unexpected_signals / sizeof *unexpected_signals };
/// What was done with each of them before; Swift may print where the process was.
static struct sigaction former_actions[unexpected_count];

static void end_unexpectedly(int number) {
  leave_terminal();
  for (int index = 0; index < unexpected_count; index++) {
    if (unexpected_signals[index] == number) sigaction(number, &former_actions[index], NULL);
  }
  // The signal waits until this handler has returned.
  raise(number);
}

static void catch_unexpected_signals(void) {
  struct sigaction action = {.sa_handler = end_unexpectedly, .sa_flags = SA_ONSTACK};
  for (int index = 0; index < unexpected_count; index++) {
    sigaction(unexpected_signals[index], &action, &former_actions[index]);
  }
}

void sci_set_terminal(const struct termios *settings, const char *text) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  atomic_store(&terminal_is_changed, false);
  if (settings == NULL) return;
  pthread_once(&once, catch_unexpected_signals);
  terminal_settings = *settings;
  copy(terminal_text, text);
  atomic_store(&terminal_is_changed, true);
}

// MARK: - Lack of memory

#ifdef __linux__

#include <stdlib.h>

enum { status_of_limits = 3 };

// Calls nothing that could allocate. The lock is never given back: other threads write nothing more.
static _Noreturn void speak_and_exit(void) {
  lock();
  write_gathered();
  leave_terminal();
  write_all(STDOUT_FILENO, last_output, strlen(last_output));
  write_all(STDERR_FILENO, last_diagnostic, strlen(last_diagnostic));
  _exit(status_of_limits);
}

// The linker resolves these where it is told to wrap; elsewhere they are null and never called.
extern void *__real_malloc(size_t) __attribute__((weak));
extern void *__real_calloc(size_t, size_t) __attribute__((weak));
extern void *__real_realloc(void *, size_t) __attribute__((weak));
extern int __real_posix_memalign(void **, size_t, size_t) __attribute__((weak));
extern void *__real_aligned_alloc(size_t, size_t) __attribute__((weak));

void *__wrap_malloc(size_t size) {
  void *memory = __real_malloc(size);
  if (memory == NULL && size > 0) speak_and_exit();
  return memory;
}

void *__wrap_calloc(size_t count, size_t size) {
  void *memory = __real_calloc(count, size);
  if (memory == NULL && count > 0 && size > 0) speak_and_exit();
  return memory;
}

void *__wrap_realloc(void *old, size_t size) {
  void *memory = __real_realloc(old, size);
  if (memory == NULL && size > 0) speak_and_exit();
  return memory;
}

int __wrap_posix_memalign(void **memory, size_t alignment, size_t size) {
  int error = __real_posix_memalign(memory, alignment, size);
  if (error == ENOMEM) speak_and_exit();
  return error;
}

void *__wrap_aligned_alloc(size_t alignment, size_t size) {
  void *memory = __real_aligned_alloc(alignment, size);
  if (memory == NULL && size > 0) speak_and_exit();
  return memory;
}

#endif
