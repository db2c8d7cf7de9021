/* One expression and one session on eight threads at a time, and an evaluation that another thread stops. */
#include <pthread.h>
#include <sci.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static sci_expression *expression;

static void *evaluate(void *wanted) {
  for (int i = 0; i < 2000; i++) {
    const sci_slice value = {"2", 1};
    char text[64];
    size_t length;
    if (sci_expression_evaluate_into(expression, &value, 1, NULL, text, sizeof text, &length, NULL)) return wanted;
    if (strcmp(text, wanted)) return wanted;
  }
  return NULL;
}

static sci_session *session;

static void *add(void *failed) {
  for (int i = 0; i < 500; i++) {
    if (sci_session_evaluate(session, "total = total + 0.1", SIZE_MAX, NULL, NULL, NULL)) return failed;
  }
  return NULL;
}

static void *cancel(void *cancellation) {
  usleep(100000);
  sci_cancellation_cancel(cancellation);
  return NULL;
}

int main(void) {
  if (sci_expression_new("sqrt(x)*pi + ln(x)^3", SIZE_MAX, NULL, 0, NULL, &expression, NULL)) return 1;
  /* By python-flint: arb(2).sqrt()*arb.pi() + arb(2).log()**3 at 200 bits. */
  static char wanted[] = "4.7759075901472957267";
  pthread_t threads[8];
  for (int i = 0; i < 8; i++) pthread_create(&threads[i], NULL, evaluate, wanted);
  for (int i = 0; i < 8; i++) {
    void *failed;
    pthread_join(threads[i], &failed);
    if (failed) return 2;
  }
  sci_expression_free(expression);

  if (sci_session_new(NULL, &session, NULL) || sci_session_assign(session, "total", SIZE_MAX, "0", SIZE_MAX, NULL)) return 4;
  for (int i = 0; i < 8; i++) pthread_create(&threads[i], NULL, add, wanted);
  for (int i = 0; i < 8; i++) {
    void *failed;
    pthread_join(threads[i], &failed);
    if (failed) return 5;
  }
  sci_result *total;
  if (sci_session_evaluate(session, "total", SIZE_MAX, NULL, &total, NULL)) return 6;
  if (strcmp(sci_result_text(total, NULL), "400")) return 7;
  sci_result_free(total);
  sci_session_free(session);

  sci_options options;
  sci_options_init(&options, sizeof options);
  sci_cancellation *cancellation = sci_cancellation_new();
  options.cancellation = cancellation;
  pthread_t thread;
  pthread_create(&thread, NULL, cancel, cancellation);
  /* Takes many seconds. */
  sci_status status = sci_evaluate("sum(sqrt(n); n; 1; 10^6)", SIZE_MAX, &options, NULL, NULL);
  pthread_join(thread, NULL);
  sci_cancellation_free(cancellation);
  if (status != SCI_CANCELLED) return 3;
  puts("threads: right");
  return 0;
}
