/* The functions of the extension: what PostgreSQL has is turned into what libsci takes, and back. */
#include "postgres.h"

#include "catalog/pg_type.h"
#include "fmgr.h"
#include "mb/pg_wchar.h"
#include "miscadmin.h"
#include "nodes/primnodes.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/guc.h"
#include "utils/jsonb.h"
#include "utils/memutils.h"
#include "utils/numeric.h"

#include "decimal.h"

#include <limits.h>

PG_MODULE_MAGIC;

/* The most digits that a numeric has before its point; it has fewer behind it. */
#define MOST_DIGITS 131072

static int max_memory_kilobytes;

PGDLLEXPORT void _PG_init(void);

void _PG_init(void) {
  DefineCustomIntVariable(
      "sci.max_memory", "How much memory the numbers of one evaluation take at most.", NULL, &max_memory_kilobytes, 50 * 1024, 1024, MAX_KILOBYTES,
      PGC_USERSET, GUC_UNIT_KB, NULL, NULL, NULL);
  MarkGUCPrefixReserved("sci");
}

/* Whether the statement is to end, because somebody said so or its time is up. */
static int32_t is_interrupted(void *context) { return QueryCancelPending || ProcDiePending; }

/* ---- Errors ---------------------------------------------------------------------------------------------------------- */

static int error_code(sci_status status) {
  switch (status) {
    case SCI_MATHEMATICS: return ERRCODE_INVALID_PARAMETER_VALUE;
    case SCI_SYNTAX: return ERRCODE_SYNTAX_ERROR;
    case SCI_LIMIT: return ERRCODE_PROGRAM_LIMIT_EXCEEDED;
    case SCI_CANCELLED: return ERRCODE_QUERY_CANCELED;
    case SCI_DIVISION_BY_ZERO: return ERRCODE_DIVISION_BY_ZERO;
    case SCI_OVERFLOW: return ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE;
    case SCI_NOT_A_NUMBER: return ERRCODE_DATATYPE_MISMATCH;
    default: return ERRCODE_INVALID_PARAMETER_VALUE;
  }
}

static char *server_text(const char *utf8) { return pg_any_to_server(pstrdup(utf8), strlen(utf8), PG_UTF8); }

/* Raises an error of the library: its message, and where in the expression it is. */
static void raise_error(sci_error *error) {
  sci_status status = sci_error_status(error);
  char *message = server_text(sci_error_message(error));
  const char *lines = strchr(sci_error_diagnostic(error), '\n');
  char *detail = lines ? server_text(lines) : NULL;
  sci_error_free(error);
  CHECK_FOR_INTERRUPTS();
  ereport(ERROR, errcode(error_code(status)), errmsg("%s", message), detail ? errdetail_internal("In the expression:%s", detail) : 0);
}

/* ---- Options --------------------------------------------------------------------------------------------------------- */

static void set_options(sci_options *options) {
  /* All bytes, since an expression that was made before is found by them. */
  memset(options, 0, sizeof *options);
  sci_options_init(options, sizeof *options);
  options->max_memory = (int64_t)max_memory_kilobytes * 1024;
  options->max_digits = MOST_DIGITS;
  options->is_cancelled = is_interrupted;
}

/* The place of a word in a list that ends with NULL. */
static int32_t choice(text *word, const char *const *words, const char *what) {
  char *name = text_to_cstring(word);
  StringInfoData known;
  for (int32_t place = 0; words[place]; place++)
    if (strcmp(name, words[place]) == 0) return place;
  initStringInfo(&known);
  for (int32_t place = 0; words[place]; place++) appendStringInfo(&known, "%s%s", place ? ", " : "", words[place]);
  ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("\"%s\" is no %s", name, what), errhint("There are: %s.", known.data));
}

static void set_rounding(sci_options *options, text *word) {
  /* In the order of sci_rounding. */
  static const char *const words[] = {
      "half-even", "half-odd", "half-away", "half-toward-zero", "half-upward", "half-downward", "toward-zero", "away", "floor", "ceiling", "05-away",
      "unnecessary", NULL};
  options->rounding = choice(word, words, "rounding");
}

static void set_angle_unit(sci_options *options, text *word) {
  static const char *const words[] = {"degrees", "radians", "gradians", "turns", NULL};
  options->angle_unit = choice(word, words, "unit of angles");
}

static void set_currency(sci_options *options, text *code) {
  size_t length = VARSIZE_ANY_EXHDR(code);
  if (length == 0 || length >= sizeof options->currency)
    ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("\"%s\" is no currency", text_to_cstring(code)), errhint("Write a code of ISO 4217, such as EUR."));
  memcpy(options->currency, VARDATA_ANY(code), length);
}

/* ---- Expressions ----------------------------------------------------------------------------------------------------- */

/* Texts that decide how rows are computed. */
#define MOST_WORDS 2

/* An expression that a call has read, for the next call at the same place of a statement. */
typedef struct {
  /* The options, the names and the text it was made of. */
  StringInfoData key;
  sci_expression *expression;
  /* What computes rows, and the arguments of the call that it was made for; NULL before that. */
  sci_rows *rows;
  text *words[MOST_WORDS];
  bool is_cash;
  int kilobytes;
  /* Whether all calls at this place have these arguments. */
  bool are_constant;
  MemoryContextCallback free;
} ReadExpression;

static void free_expression(void *argument) {
  ReadExpression *read = argument;
  sci_rows_free(read->rows);
  sci_expression_free(read->expression);
}

static sci_slice utf8_slice(const char *bytes, int length) {
  char *utf8 = pg_server_to_any(bytes, length, PG_UTF8);
  return (sci_slice){utf8, utf8 == bytes ? (size_t)length : strlen(utf8)};
}

/* Reads an expression, unless the call before at this place had the same. Without names, each name that is not built in is a parameter. */
static const sci_expression *read_expression(
    FunctionCallInfo fcinfo, text *source, const sci_slice *names, size_t name_count, const sci_options *options) {
  ReadExpression *read = fcinfo->flinfo->fn_extra;
  sci_slice text = utf8_slice(VARDATA_ANY(source), VARSIZE_ANY_EXHDR(source));
  StringInfoData key;
  sci_error *error;
  initStringInfo(&key);
  appendBinaryStringInfo(&key, (const char *)options, sizeof *options);
  for (size_t place = 0; place < name_count; place++) {
    appendBinaryStringInfo(&key, names[place].bytes, names[place].length);
    appendStringInfoChar(&key, 0);
  }
  appendBinaryStringInfo(&key, text.bytes, text.length);
  if (read && read->key.len == key.len && memcmp(read->key.data, key.data, key.len) == 0) {
    pfree(key.data);
    return read->expression;
  }
  if (!read) {
    MemoryContext context = fcinfo->flinfo->fn_mcxt;
    MemoryContext current = MemoryContextSwitchTo(context);
    read = palloc0(sizeof *read);
    initStringInfo(&read->key);
    MemoryContextSwitchTo(current);
    read->free.func = free_expression;
    read->free.arg = read;
    MemoryContextRegisterResetCallback(context, &read->free);
    fcinfo->flinfo->fn_extra = read;
  }
  resetStringInfo(&read->key);
  sci_rows_free(read->rows);
  sci_expression_free(read->expression);
  read->rows = NULL;
  read->expression = NULL;
  if (sci_expression_new(text.bytes, text.length, names, name_count, options, &read->expression, &error)) raise_error(error);
  appendBinaryStringInfo(&read->key, key.data, key.len);
  pfree(key.data);
  return read->expression;
}

/* ---- Rows ------------------------------------------------------------------------------------------------------------ */

/* The most numbers of a row that is computed without a text. */
#define MOST_NUMBERS 16

/* How the rows of a function are computed: the type of its answers, and the arguments that decide, the first of so many texts, and one that says whether amounts are in cash, or -1. */
typedef struct {
  sci_column_type answers;
  int first_word;
  int word_count;
  int cash;
} RowArguments;

/* A text of a call, NULL where it is null. */
static inline text *word_of(FunctionCallInfo fcinfo, int argument) { return PG_ARGISNULL(argument) ? NULL : PG_GETARG_TEXT_PP(argument); }

static inline bool is_cash(FunctionCallInfo fcinfo, RowArguments arguments) { return arguments.cash >= 0 && PG_GETARG_BOOL(arguments.cash); }

static bool is_same(const text *one, const text *other) {
  if (!one || !other) return one == other;
  return VARSIZE_ANY_EXHDR(one) == VARSIZE_ANY_EXHDR(other) && memcmp(VARDATA_ANY(one), VARDATA_ANY(other), VARSIZE_ANY_EXHDR(one)) == 0;
}

/* What computes rows of the same arguments as the call before at this place; NULL without one. */
static inline sci_rows *known_rows(FunctionCallInfo fcinfo, RowArguments arguments) {
  const ReadExpression *read = fcinfo->flinfo->fn_extra;
  if (!read || !read->rows || read->kilobytes != max_memory_kilobytes) return NULL;
  if (read->are_constant) return read->rows;
  if (read->is_cash != is_cash(fcinfo, arguments)) return NULL;
  for (int place = 0; place < arguments.word_count; place++)
    if (!is_same(read->words[place], word_of(fcinfo, arguments.first_word + place))) return NULL;
  return read->rows;
}

/* Whether an argument is written in the statement. A parameter is none: a loop of PL/pgSQL keeps the place of a call and changes it. */
static bool is_constant(FunctionCallInfo fcinfo, int argument) {
  const Node *call = fcinfo->flinfo->fn_expr;
  return call && IsA(call, FuncExpr) && IsA(list_nth(((const FuncExpr *)call)->args, argument), Const);
}

/* Lets the next calls with the same arguments compute their rows by the expression that was read for this one. */
static void keep_rows(FunctionCallInfo fcinfo, RowArguments arguments) {
  ReadExpression *read = fcinfo->flinfo->fn_extra;
  MemoryContext current;
  sci_error *error;
  if (read->rows) return;
  read->are_constant = arguments.cash < 0 || is_constant(fcinfo, arguments.cash);
  current = MemoryContextSwitchTo(fcinfo->flinfo->fn_mcxt);
  for (int place = 0; place < arguments.word_count; place++) {
    const text *word = word_of(fcinfo, arguments.first_word + place);
    read->are_constant &= is_constant(fcinfo, arguments.first_word + place);
    if (read->words[place]) pfree(read->words[place]);
    read->words[place] = word ? cstring_to_text_with_len(VARDATA_ANY(word), VARSIZE_ANY_EXHDR(word)) : NULL;
  }
  MemoryContextSwitchTo(current);
  read->is_cash = is_cash(fcinfo, arguments);
  read->kilobytes = max_memory_kilobytes;
  if (sci_rows_new(read->expression, arguments.answers, NULL, &read->rows, &error)) raise_error(error);
}

/* ---- Values ---------------------------------------------------------------------------------------------------------- */

static Datum numeric_of(char *text) {
  return DirectFunctionCall3(numeric_in, CStringGetDatum(text), ObjectIdGetDatum(InvalidOid), Int32GetDatum(-1));
}

static sci_slice slice_of(Numeric number) {
  char *text = DatumGetCString(DirectFunctionCall1(numeric_out, NumericGetDatum(number)));
  return (sci_slice){text, strlen(text)};
}

/* Computes a row without a text; false where it is evaluated with texts. */
static inline bool answer_row(sci_rows *rows, sci_column_type type, const Datum *numbers, int count, Datum *answer) {
  sci_decimal values[MOST_NUMBERS], decimal;
  if (count > MOST_NUMBERS) return false;
  for (int place = 0; place < count; place++)
    if (!decimal_of_numeric(numbers[place], &values[place])) return false;
  if (!sci_rows_answer(rows, values, count, &decimal)) return false;
  *answer = type == SCI_TRUTH ? BoolGetDatum(decimal.low != 0) : numeric_of_decimal(&decimal);
  return true;
}

/* The number that a result is; the result is freed. */
static Datum number_in(sci_result *result, bool *is_null) {
  sci_kind kind = sci_result_kind(result);
  char *text = server_text(sci_result_text(result, NULL));
  sci_result_free(result);
  *is_null = kind == SCI_NONE;
  if (*is_null) return (Datum)0;
  if (kind != SCI_NUMBER)
    ereport(
        ERROR, errcode(ERRCODE_DATATYPE_MISMATCH), errmsg("the value is no number: %s", text),
        kind == SCI_QUANTITY  ? errhint("Divide by a unit to get a number.")
        : kind == SCI_BOOLEAN ? errhint("Write if(…; 1; 0) to get a number.")
                              : 0);
  return numeric_of(text);
}

static Datum evaluate(
    FunctionCallInfo fcinfo, const sci_expression *expression, const sci_slice *values, size_t count) {
  /* Most numbers are short, and need no memory of the library's. */
  char buffer[64];
  size_t length;
  sci_error *error;
  sci_result *result;
  sci_status status = sci_expression_evaluate_into(expression, values, count, NULL, buffer, sizeof buffer, &length, &error);
  bool is_null;
  Datum number;
  if (status != SCI_OK && status != SCI_OVERFLOW) raise_error(error);
  if (status == SCI_OK && (buffer[0] == '-' || (buffer[0] >= '0' && buffer[0] <= '9')) && !strchr(buffer, ' ') && buffer[length - 1] != 'i') return numeric_of(buffer);
  if (status == SCI_OVERFLOW) sci_error_free(error);
  if (sci_expression_evaluate(expression, values, count, NULL, &result, &error)) raise_error(error);
  number = number_in(result, &is_null);
  if (is_null) PG_RETURN_NULL();
  return number;
}

/* Whether a condition holds. */
static Datum evaluate_condition(const sci_expression *expression, const sci_slice *values, size_t count) {
  sci_error *error;
  sci_result *result;
  char *text;
  sci_kind kind;
  if (sci_expression_evaluate(expression, values, count, NULL, &result, &error)) raise_error(error);
  kind = sci_result_kind(result);
  text = server_text(sci_result_text(result, NULL));
  sci_result_free(result);
  if (kind != SCI_BOOLEAN)
    ereport(ERROR, errcode(ERRCODE_DATATYPE_MISMATCH), errmsg("the value is no condition: %s", text), errhint("Write a comparison, such as price*qty > 60."));
  PG_RETURN_BOOL(strcmp(text, "true") == 0);
}

/* ---- sci_eval -------------------------------------------------------------------------------------------------------- */

PG_FUNCTION_INFO_V1(sci_eval);
Datum sci_eval(PG_FUNCTION_ARGS) {
  sci_options options;
  JsonbIterator *variables;
  JsonbIteratorToken token;
  JsonbValue value;
  sci_slice *names, *values;
  size_t count = 0;
  Jsonb *object;
  if (PG_ARGISNULL(0) || PG_ARGISNULL(1)) PG_RETURN_NULL();
  set_options(&options);
  if (!PG_ARGISNULL(2)) set_currency(&options, PG_GETARG_TEXT_PP(2));
  if (!PG_ARGISNULL(4)) options.digits = PG_GETARG_INT32(4);
  if (!PG_ARGISNULL(3)) {
    options.digits_rule = SCI_DECIMALS;
    options.digits = PG_GETARG_INT32(3);
  }
  if (!PG_ARGISNULL(5)) set_rounding(&options, PG_GETARG_TEXT_PP(5));
  if (!PG_ARGISNULL(6)) set_angle_unit(&options, PG_GETARG_TEXT_PP(6));
  object = PG_GETARG_JSONB_P(1);
  if (!JB_ROOT_IS_OBJECT(object))
    ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("the variables are no object"), errhint("Write {\"name\": number, …}."));
  if (JB_ROOT_COUNT(object) == 0) {
    /* A text of its own, with statements if it wants. */
    text *source = PG_GETARG_TEXT_PP(0);
    sci_slice text = utf8_slice(VARDATA_ANY(source), VARSIZE_ANY_EXHDR(source));
    sci_result *result;
    sci_error *error;
    bool is_null;
    Datum number;
    if (sci_evaluate(text.bytes, text.length, &options, &result, &error)) raise_error(error);
    number = number_in(result, &is_null);
    if (is_null) PG_RETURN_NULL();
    return number;
  }
  names = palloc(JB_ROOT_COUNT(object) * sizeof *names);
  values = palloc(JB_ROOT_COUNT(object) * sizeof *values);
  variables = JsonbIteratorInit(&object->root);
  while ((token = JsonbIteratorNext(&variables, &value, true)) != WJB_DONE) {
    if (token == WJB_KEY) {
      names[count] = utf8_slice(pnstrdup(value.val.string.val, value.val.string.len), value.val.string.len);
    } else if (token == WJB_VALUE) {
      switch (value.type) {
        case jbvNumeric: values[count++] = slice_of(value.val.numeric); break;
        case jbvString: values[count++] = utf8_slice(pnstrdup(value.val.string.val, value.val.string.len), value.val.string.len); break;
        case jbvNull: PG_RETURN_NULL();
        default:
          ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("the variable %.*s is no number", (int)names[count].length, names[count].bytes));
      }
    }
  }
  return evaluate(fcinfo, read_expression(fcinfo, PG_GETARG_TEXT_PP(0), names, count, &options), values, count);
}

/* ---- sci_apply and sci_true ------------------------------------------------------------------------------------------ */

/* The numbers of an array in its memory, at most so many of them, and how many it has; -1 if one of them is null. */
static int numbers_of(ArrayType *array, Datum *numbers, int capacity) {
  int count = ArrayGetNItems(ARR_NDIM(array), ARR_DIMS(array));
  char *place = ARR_DATA_PTR(array);
  if (ARR_HASNULL(array) && array_contains_nulls(array)) return -1;
  for (int index = 0; index < count && index < capacity; index++) {
    numbers[index] = PointerGetDatum(place);
    place = att_addlength_pointer(place, -1, place);
    place = (char *)att_align_nominal(place, TYPALIGN_INT);
  }
  return count;
}

/* The value of an expression for the numbers of a row. */
static Datum apply(FunctionCallInfo fcinfo, RowArguments arguments, const Datum *numbers, int count) {
  sci_rows *rows = known_rows(fcinfo, arguments);
  sci_options options;
  const sci_expression *expression;
  sci_slice *values;
  size_t wanted;
  Datum answer;
  if (rows && answer_row(rows, arguments.answers, numbers, count, &answer)) return answer;
  values = palloc((count + 1) * sizeof *values);
  for (int place = 0; place < count; place++) values[place] = slice_of(DatumGetNumeric(numbers[place]));
  set_options(&options);
  if (arguments.word_count > 1 && !PG_ARGISNULL(1)) set_currency(&options, PG_GETARG_TEXT_PP(1));
  expression = read_expression(fcinfo, PG_GETARG_TEXT_PP(0), NULL, 0, &options);
  wanted = sci_expression_parameter_count(expression);
  if (wanted != (size_t)count) {
    StringInfoData names;
    initStringInfo(&names);
    for (size_t place = 0; place < wanted; place++)
      appendStringInfo(&names, "%s%s", place ? ", " : "", server_text(sci_expression_parameter(expression, place)));
    ereport(
        ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("the expression has %zu names and %d values", wanted, count),
        wanted ? errdetail("Its names are %s.", names.data) : 0);
  }
  keep_rows(fcinfo, arguments);
  return arguments.answers == SCI_TRUTH ? evaluate_condition(expression, values, count) : evaluate(fcinfo, expression, values, count);
}

/* For an array of numbers, which may be of any length, behind the texts. */
static Datum apply_to_array(FunctionCallInfo fcinfo, RowArguments arguments) {
  Datum few[MOST_NUMBERS], *numbers = few;
  int place = arguments.word_count, count;
  ArrayType *array;
  if (PG_ARGISNULL(0) || PG_ARGISNULL(place)) PG_RETURN_NULL();
  array = PG_GETARG_ARRAYTYPE_P(place);
  count = numbers_of(array, numbers, MOST_NUMBERS);
  if (count < 0) PG_RETURN_NULL();
  if (count > MOST_NUMBERS) {
    numbers = palloc(count * sizeof *numbers);
    numbers_of(array, numbers, count);
  }
  return apply(fcinfo, arguments, numbers, count);
}

/* For an argument for each number: making an array of them takes longer than the arithmetic. */
static Datum apply_to_numbers(FunctionCallInfo fcinfo, RowArguments arguments) {
  Datum numbers[MOST_NUMBERS];
  int first = arguments.word_count, count = PG_NARGS() - first;
  if (PG_ARGISNULL(0)) PG_RETURN_NULL();
  if (count > MOST_NUMBERS) elog(ERROR, "a function of sci was declared with more than %d numbers", MOST_NUMBERS);
  for (int place = 0; place < count; place++) {
    if (PG_ARGISNULL(first + place)) PG_RETURN_NULL();
    numbers[place] = PG_GETARG_DATUM(first + place);
  }
  return apply(fcinfo, arguments, numbers, count);
}

static const RowArguments of_numbers = {SCI_DECIMAL128, 0, 2, -1}, of_conditions = {SCI_TRUTH, 0, 1, -1};

PG_FUNCTION_INFO_V1(sci_apply);
Datum sci_apply(PG_FUNCTION_ARGS) { return apply_to_array(fcinfo, of_numbers); }

PG_FUNCTION_INFO_V1(sci_apply_numbers);
Datum sci_apply_numbers(PG_FUNCTION_ARGS) { return apply_to_numbers(fcinfo, of_numbers); }

PG_FUNCTION_INFO_V1(sci_true);
Datum sci_true(PG_FUNCTION_ARGS) { return apply_to_array(fcinfo, of_conditions); }

PG_FUNCTION_INFO_V1(sci_true_numbers);
Datum sci_true_numbers(PG_FUNCTION_ARGS) { return apply_to_numbers(fcinfo, of_conditions); }

/* ---- Money ----------------------------------------------------------------------------------------------------------- */

PG_FUNCTION_INFO_V1(sci_round);
Datum sci_round(PG_FUNCTION_ARGS) {
  static const RowArguments arguments = {SCI_DECIMAL128, 1, 2, 3};
  Datum amount = PG_GETARG_DATUM(0), answer;
  sci_rows *rows = known_rows(fcinfo, arguments);
  sci_options options;
  sci_slice name = {"amount", 6}, value;
  const sci_expression *expression;
  if (rows && answer_row(rows, SCI_DECIMAL128, &amount, 1, &answer)) return answer;
  value = slice_of(DatumGetNumeric(amount));
  set_options(&options);
  set_currency(&options, PG_GETARG_TEXT_PP(1));
  set_rounding(&options, PG_GETARG_TEXT_PP(2));
  options.cash = PG_GETARG_BOOL(3);
  expression = read_expression(fcinfo, cstring_to_text("amount"), &name, 1, &options);
  keep_rows(fcinfo, arguments);
  return evaluate(fcinfo, expression, &value, 1);
}

/* The unit of a number's last digit: 0.01 for 19.90. */
static void append_last_unit(StringInfo text, sci_slice number) {
  const char *point = memchr(number.bytes, '.', number.length);
  size_t decimals = point ? number.bytes + number.length - point - 1 : 0;
  if (decimals == 0) {
    appendStringInfoChar(text, '1');
  } else {
    appendStringInfo(text, "1e-%zu", decimals);
  }
}

/* The texts of an array of numbers; NULL if one of them is null. */
static sci_slice *slices_of(ArrayType *array, int *count) {
  int capacity = ArrayGetNItems(ARR_NDIM(array), ARR_DIMS(array));
  Datum *numbers = palloc((capacity + 1) * sizeof *numbers);
  sci_slice *slices = palloc((capacity + 1) * sizeof *slices);
  *count = numbers_of(array, numbers, capacity);
  if (*count < 0) return NULL;
  for (int place = 0; place < *count; place++) slices[place] = slice_of(DatumGetNumeric(numbers[place]));
  return slices;
}

PG_FUNCTION_INFO_V1(sci_allocate);
Datum sci_allocate(PG_FUNCTION_ARGS) {
  sci_options options;
  sci_slice amount, *weights;
  StringInfoData call;
  sci_result *result;
  sci_error *error;
  Datum *shares;
  char **texts;
  int count, shareCount;
  if (PG_ARGISNULL(0) || PG_ARGISNULL(1)) PG_RETURN_NULL();
  weights = slices_of(PG_GETARG_ARRAYTYPE_P(1), &count);
  if (!weights) PG_RETURN_NULL();
  amount = slice_of(PG_GETARG_NUMERIC(0));
  set_options(&options);
  initStringInfo(&call);
  appendStringInfo(&call, "allocate(%s; [", amount.bytes);
  for (int place = 0; place < count; place++) appendStringInfo(&call, "%s%s", place ? "; " : "", weights[place].bytes);
  appendStringInfoString(&call, "]");
  if (PG_ARGISNULL(2)) {
    appendStringInfoString(&call, "; ");
    append_last_unit(&call, amount);
  } else {
    set_currency(&options, PG_GETARG_TEXT_PP(2));
  }
  appendStringInfoString(&call, ")");
  if (sci_evaluate(call.data, call.len, &options, &result, &error)) raise_error(error);
  shareCount = sci_result_element_count(result);
  texts = palloc((shareCount + 1) * sizeof *texts);
  for (int place = 0; place < shareCount; place++) texts[place] = pstrdup(sci_result_element(result, place));
  sci_result_free(result);
  shares = palloc((shareCount + 1) * sizeof *shares);
  for (int place = 0; place < shareCount; place++) shares[place] = numeric_of(texts[place]);
  PG_RETURN_ARRAYTYPE_P(construct_array(shares, shareCount, NUMERICOID, -1, false, TYPALIGN_INT));
}

PG_FUNCTION_INFO_V1(sci_library_version);
Datum sci_library_version(PG_FUNCTION_ARGS) { PG_RETURN_TEXT_P(cstring_to_text(sci_version())); }
