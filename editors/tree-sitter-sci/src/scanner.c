// Tells what a line break and a bar mean, by what the parser can take and by the space around: see "Terminals" in grammar/sci.ebnf.
// Nothing is kept between calls.

#include "tree_sitter/parser.h"

enum Token { LINE_BREAK, OPEN_BAR, CLOSE_BAR, OR_BAR, OR_OR_BAR };

static bool is_line_break(int32_t c) {
  return c == 0x0A || c == 0x0D || c == 0x85 || c == 0x2028 || c == 0x2029;
}

static bool is_space(int32_t c) {
  return c == 0x09 || c == 0x20 || c == 0xA0 || c == 0x1680 || (0x2000 <= c && c <= 0x200A) || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

void *tree_sitter_sci_external_scanner_create(void) { return NULL; }
void tree_sitter_sci_external_scanner_destroy(void *payload) {}
unsigned tree_sitter_sci_external_scanner_serialize(void *payload, char *buffer) { return 0; }
void tree_sitter_sci_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {}

bool tree_sitter_sci_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  // At the beginning of a line, too, there is space before a bar.
  bool is_apart = lexer->get_column(lexer) == 0;
  while (!lexer->eof(lexer)) {
    if (is_line_break(lexer->lookahead) && valid[LINE_BREAK]) {
      bool is_return = lexer->lookahead == 0x0D;
      lexer->advance(lexer, false);
      if (is_return && lexer->lookahead == 0x0A) lexer->advance(lexer, false);
      lexer->result_symbol = LINE_BREAK;
      return true;
    }
    if (!is_space(lexer->lookahead) && !is_line_break(lexer->lookahead)) break;
    is_apart = true;
    lexer->advance(lexer, true);
  }
  if (lexer->lookahead != '|') return false;
  lexer->advance(lexer, false);
  lexer->mark_end(lexer);
  // The innermost bracket is a bar, and an operand stands before.
  if (valid[CLOSE_BAR]) {
    lexer->result_symbol = CLOSE_BAR;
    return true;
  }
  if (is_apart && valid[OR_OR_BAR] && lexer->lookahead == '|') {
    lexer->advance(lexer, false);
    if (is_space(lexer->lookahead) || is_line_break(lexer->lookahead)) {
      lexer->mark_end(lexer);
      lexer->result_symbol = OR_OR_BAR;
      return true;
    }
  } else if (is_apart && valid[OR_BAR] && (is_space(lexer->lookahead) || is_line_break(lexer->lookahead))) {
    lexer->result_symbol = OR_BAR;
    return true;
  }
  lexer->result_symbol = OPEN_BAR;
  return valid[OPEN_BAR];
}
