/* DuckDB asks for a chunk of some thousand rows at a time, from many threads, with the text of the expression in each row: it is read for the first of them, and kept. */
#include "expressions.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A key is the decimals, the words, a zero byte and the text. */
struct KeptExpression {
  char *key;
  size_t key_length;
  sci_expression *expression;
  /* How many chunks are computed with it just now, and when it was taken last. */
  int users;
  uint64_t turn;
  /* Whether it is in the table, or freed with its last use. */
  bool is_kept;
};

#define MOST_KEPT 64

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static KeptExpression *kept[MOST_KEPT];
static uint64_t turns;

static char *formatted(const char *format, int length, const char *text) {
  size_t size = strlen(format) + length + 1;
  char *message = malloc(size);
  if (message) snprintf(message, size, format, length, text);
  return message;
}

const char *error_lines(const sci_error *error) {
  const char *lines = sci_error_diagnostic(error);
  return strncmp(lines, "error: ", 7) == 0 ? lines + 7 : lines;
}

/* ---- Words ----------------------------------------------------------------------------------------------------------- */

static int32_t rounding_of(const char *word, size_t length) {
  /* In the order of sci_rounding. */
  static const char *const names[] = {
      "half-even", "half-odd", "half-away", "half-toward-zero", "half-upward", "half-downward", "toward-zero", "away", "floor", "ceiling", "05-away", "unnecessary"};
  for (size_t place = 0; place < sizeof names / sizeof *names; place++)
    if (strlen(names[place]) == length && memcmp(names[place], word, length) == 0) return place;
  return -1;
}

static bool is_currency(const char *word, size_t length) {
  for (size_t place = 0; place < length; place++)
    if (word[place] < 'A' || word[place] > 'Z') return false;
  return length == 3;
}

/* Sets one option; false for a word that is none. */
static bool set_option(sci_options *options, const char *word, size_t length) {
  int32_t rounding = rounding_of(word, length);
  if (rounding >= 0) {
    options->rounding = rounding;
  } else if (length == 4 && memcmp(word, "cash", 4) == 0) {
    options->cash = 1;
  } else if (length == 7 && memcmp(word, "radians", 7) == 0) {
    options->angle_unit = SCI_RADIANS;
  } else if (is_currency(word, length)) {
    memcpy(options->currency, word, length);
  } else {
    return false;
  }
  return true;
}

static bool set_options(sci_options *options, sci_slice words, char **message) {
  const char *word = words.bytes, *end = words.bytes + words.length;
  while (word < end) {
    const char *stop = memchr(word, ' ', end - word);
    if (!stop) stop = end;
    if (stop > word && !set_option(options, word, stop - word)) {
      *message = formatted(
          "\"%.*s\" is no option: write a currency such as USD, cash, radians, or a rounding: half-even, half-odd, half-away, half-toward-zero, half-upward, half-downward, "
          "toward-zero, away, floor, ceiling, 05-away or unnecessary", stop - word, word);
      return false;
    }
    word = stop + 1;
  }
  return true;
}

/* ---- The table ------------------------------------------------------------------------------------------------------- */

static void free_expression(KeptExpression *old) {
  sci_expression_free(old->expression);
  free(old->key);
  free(old);
}

static KeptExpression *found(const char *key, size_t length) {
  for (int place = 0; place < MOST_KEPT; place++)
    if (kept[place] && kept[place]->key_length == length && memcmp(kept[place]->key, key, length) == 0) return kept[place];
  return NULL;
}

/* Puts one into the table, in the place of the one that has not been used for longest. */
static void keep(KeptExpression *made) {
  int oldest = -1;
  for (int place = 0; place < MOST_KEPT; place++) {
    if (!kept[place]) {
      oldest = place;
      break;
    }
    if (kept[place]->users == 0 && (oldest < 0 || kept[place]->turn < kept[oldest]->turn)) oldest = place;
  }
  if (oldest < 0) return;
  if (kept[oldest]) free_expression(kept[oldest]);
  kept[oldest] = made;
  made->is_kept = true;
}

static KeptExpression *make(sci_slice text, sci_slice words, int32_t decimals, char **message) {
  KeptExpression *made;
  sci_options options;
  sci_expression *expression;
  sci_error *error;
  sci_options_init(&options, sizeof options);
  if (decimals >= 0) {
    options.digits_rule = SCI_DECIMALS;
    options.digits = decimals;
  }
  if (!set_options(&options, words, message)) return NULL;
  if (sci_expression_new(text.bytes, text.length, NULL, 0, &options, &expression, &error)) {
    const char *lines = error_lines(error);
    *message = formatted("%.*s", strlen(lines), lines);
    sci_error_free(error);
    return NULL;
  }
  made = calloc(1, sizeof *made);
  if (made) {
    made->expression = expression;
  } else {
    sci_expression_free(expression);
  }
  return made;
}

KeptExpression *expression_take(sci_slice text, sci_slice words, int32_t decimals, char **message) {
  size_t length = sizeof decimals + words.length + 1 + text.length;
  char *key = malloc(length);
  KeptExpression *taken;
  *message = NULL;
  if (!key) return NULL;
  memcpy(key, &decimals, sizeof decimals);
  memcpy(key + sizeof decimals, words.bytes, words.length);
  key[sizeof decimals + words.length] = 0;
  memcpy(key + length - text.length, text.bytes, text.length);
  pthread_mutex_lock(&lock);
  taken = found(key, length);
  if (taken) {
    free(key);
  } else if ((taken = make(text, words, decimals, message))) {
    taken->key = key;
    taken->key_length = length;
    keep(taken);
  } else {
    free(key);
  }
  if (taken) {
    taken->users++;
    taken->turn = ++turns;
  }
  pthread_mutex_unlock(&lock);
  return taken;
}

const sci_expression *expression_of(const KeptExpression *kept) { return kept->expression; }

void expression_give_back(KeptExpression *taken) {
  pthread_mutex_lock(&lock);
  if (--taken->users == 0 && !taken->is_kept) free_expression(taken);
  pthread_mutex_unlock(&lock);
}
