// Written by scripts/tree_sitter_grammar.py from grammar/sci.ebnf: change these.

// From the loosest to the tightest.
const PREC = {
  conversion: 1,
  conditional: 2,
  or: 3,
  exclusive: 4,
  and: 5,
  not: 6,
  comparison: 7,
  range: 8,
  bit_or: 9,
  bit_and: 10,
  shift: 11,
  sum: 12,
  rate: 13,
  product: 14,
  prefix: 15,
  polar: 16,
  power: 17,
  postfix: 18,
  call: 19,
}

const list = (separator, item) => seq(item, repeat1(seq(separator, item)))

module.exports = grammar({
  name: 'sci',

  // A line ends a statement, but not in brackets; a bar opens, closes or is an operator by what stands around it.
  externals: $ => [$._line_break, $._open_bar, $._close_bar, $._or_bar, $._or_or_bar],
  extras: $ => [/[\u{9}\u{20}\u{A0}\u{1680}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}]/u, /[\u{A}\u{D}\u{85}\u{2028}\u{2029}]/u, /\u{FEFF}/u, $.comment],
  word: $ => $.identifier,
  supertypes: $ => [$._expression],
  conflicts: $ => [
    [$.assignment, $._primary],
    [$.call, $._primary],
  ],

  rules: {
    source_file: $ => seq(optional($._statement), repeat(seq(choice(';', $._line_break), optional($._statement)))),

    _statement: $ => choice(
      $.setting,
      seq(choice($.assignment, $._expression), optional('='), optional($.result))),

    // A setting of the prompt, and a result: lines of documents have them.
    setting: $ => token(seq(':', /[a-z][a-z-]*[^\r\n#]*/)),
    result: $ => seq('=>', optional(alias(/[^\s#][^\r\n#]*/, $.text))),

    assignment: $ => prec.right(seq(
      field('left', choice($.identifier, $.call)), choice("=", ":="), field('right', $._expression))),

    _expression: $ => choice(
      $.conversion, $.conditional, $.binary, $.negation, $.range, $.product, $.prefix, $._factor),

    conversion: $ => prec.left(PREC.conversion, seq(
      field('value', $._expression),
      choice("to", "->", "→"),
      field('target', choice($.form, $._expression)))),

    form: $ => choice(
      "hex", "hexadecimal", "bin", "binary", "oct", "octal", "dec", "decimal", "frac", "fraction", "mixed", "repeating", "exact", "dms", "cf", "factors", "roman", "sci", "scientific", "eng", "engineering", "polar", "rect", "rectangular", "deg", "rad", "grad", "gon", "turn",
      seq('base', $.number),
      seq($.number, choice("digit", "digits", "decimal", "decimals"))),

    conditional: $ => prec.right(PREC.conditional, seq(
      field('condition', $._expression), '?', field('then', $._expression), ':', field('else', $._expression))),

    binary: $ => choice(...[
      [PREC.or, choice("or", "∨", alias($._or_or_bar, '||'))],
      [PREC.exclusive, choice("xor", "⊻")],
      [PREC.and, choice("and", "∧", "&&")],
      [PREC.comparison, choice("==", "<", "<=", /[\u{2264}\u{2A7D}]/u, ">", ">=", /[\u{2265}\u{2A7E}]/u, "!=", "≠")],
      [PREC.bit_or, alias($._or_bar, '|')],
      [PREC.bit_and, "&"],
      [PREC.shift, choice("<<", ">>")],
      [PREC.sum, choice(alias(/(?:[+\u{2795}\u{FE62}\u{FF0B}])/u, "+"), alias(/(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}])/u, "-"))],
      [PREC.rate, "@"],
      [PREC.product, choice(alias(/(?:[*\u{B7}\u{D7}\u{387}\u{2022}\u{2217}\u{2219}\u{22C5}\u{2715}\u{2716}\u{2A09}\u{2A2F}\u{FF0A}]|\u{2716}\u{FE0F})/u, "*"), alias(/(?:[\/\u{F7}\u{2044}\u{2215}\u{2797}\u{FF0F}])/u, "/"), "//", "mod", "of", "div", "quo", "rem", "per", "choose", "nCr", "nPr")],
    ].map(([level, operator]) => prec.left(level, seq(
      field('left', $._expression), field('operator', operator), field('right', $._expression))))),

    negation: $ => prec(PREC.not, seq('not', field('operand', $._expression))),

    range: $ => prec.left(PREC.range, seq(
      field('start', $._expression), '..', field('end', $._expression), optional(seq('step', field('step', $._expression))))),

    // What stands side by side is multiplied.
    product: $ => prec.left(PREC.product, seq(field('left', $._expression), field('right', $._factor))),

    prefix: $ => prec(PREC.prefix, seq(
      field('operator', choice(alias(/(?:[+\u{2795}\u{FE62}\u{FF0B}])/u, "+"), alias(/(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}])/u, "-"), '~', '¬')), field('operand', choice($._factor, $.prefix)))),

    _factor: $ => choice($.root, $.polar, $.power, $._postfixed),

    root: $ => prec(PREC.prefix, seq(
      choice("√", "∛", seq(field('degree', $.superscript), '√')), field('operand', choice($._factor, $.prefix)))),

    polar: $ => prec.left(PREC.polar, seq(
      field('magnitude', $._factor), '∠', field('argument', choice($._factor, $.prefix)))),

    power: $ => prec.right(PREC.power, seq(
      field('base', $._postfixed), field('operator', choice("^", "**")), field('exponent', choice($._factor, $.prefix)))),

    _postfixed: $ => choice($._primary, $.postfix),

    postfix: $ => prec.left(PREC.postfix, seq(
      field('operand', $._postfixed), field('operator', choice($.superscript, "!", "!!", "!!!", "%", "°", "′", "″", "deg", "rad", "grad", "gon", "turn", "'", "’", "\"", "”")))),

    _primary: $ => choice($.number, $.date, $.identifier, $.call, $.element, $.group, $.list, $.enclosed),

    call: $ => choice(
      prec(PREC.call, seq(field('function', $.identifier), $._brackets)),
      // sin²(x), where x² is a power as well.
      prec.dynamic(1, seq(field('function', $.identifier), field('power', $.superscript), $._brackets))),

    _brackets: $ => choice(seq('(', optional($._arguments), ')'), seq('{', optional($._arguments), '}')),

    _arguments: $ => choice($._expression, list(',', $._expression), list(';', $._expression)),

    element: $ => prec(PREC.call, seq(
      field('list', choice($.identifier, $.call, $.group, $.list, $.element)), '[', $._arguments, ']')),

    group: $ => choice(seq('(', $._expression, ')'), seq('[', $._expression, ']'), seq('{', $._expression, '}')),

    list: $ => seq('[', choice(list(',', $._expression), list(';', $._expression)), ']'),

    enclosed: $ => choice(
      seq(alias($._open_bar, '|'), $._expression, alias($._close_bar, '|')),
      seq("⌊", $._expression, "⌋"), seq("⌈", $._expression, "⌉")),

    number: $ => seq(
      /(?:(?:[0-9]+))|(?:(?:(?:(?:(?:[0-9]+)(?:(?:_)(?:[0-9]+))*)|(?:[0-9](?:[0-9][0-9]?)?(?:(?:[\u{27}\u{A0}\u{2009}\u{2019}\u{202F}])[0-9][0-9][0-9])+))|(?:(?:(?:(?:[0-9]+)(?:(?:_)(?:[0-9]+))*)|(?:[0-9](?:[0-9][0-9]?)?(?:(?:[\u{27}\u{A0}\u{2009}\u{2019}\u{202F}])[0-9][0-9][0-9])+))(?:\.)(?:(?:[0-9]+)(?:(?:_)(?:[0-9]+))*)|(?:\.)(?:(?:[0-9]+)(?:(?:_)(?:[0-9]+))*)))(?:[eE](?:(?:[+\u{2795}\u{FE62}\u{FF0B}])|(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}]))?(?:[0-9]+))?)|(?:(?:(?:(?:(?:(?:[0-9]+)(?:(?:_)(?:[0-9]+))*)|(?:[0-9](?:[0-9][0-9]?)?(?:(?:[\u{27}\u{A0}\u{2009}\u{2019}\u{202F}])[0-9][0-9][0-9])+))(?:\.)(?:(?:[0-9]+)(?:(?:_)(?:[0-9]+))*)|(?:\.)(?:(?:[0-9]+)(?:(?:_)(?:[0-9]+))*))(?:\()(?:[0-9]+)(?:\)))(?:[eE](?:(?:[+\u{2795}\u{FE62}\u{FF0B}])|(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}]))?(?:[0-9]+))?)|(?:(?:0)[xX][0-9A-Fa-f]+(?:(?:_)[0-9A-Fa-f]+)*)|(?:(?:0)[bB][01]+(?:(?:_)[01]+)*)|(?:(?:0)[oO][0-7]+(?:(?:_)[0-7]+)*)|(?:(?:0)[xX](?:[0-9A-Fa-f](?:(?:_)?[0-9A-Fa-f])*)(?:\.)(?:[0-9A-Fa-f](?:(?:_)?[0-9A-Fa-f])*)(?:[pP](?:(?:[+\u{2795}\u{FE62}\u{FF0B}])|(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}]))?(?:[0-9]+))?|(?:0)[xX](?:[0-9A-Fa-f](?:(?:_)?[0-9A-Fa-f])*)(?:[pP](?:(?:[+\u{2795}\u{FE62}\u{FF0B}])|(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}]))?(?:[0-9]+))|(?:0)[bB](?:[01](?:(?:_)?[01])*)(?:\.)(?:[01](?:(?:_)?[01])*)(?:[pP](?:(?:[+\u{2795}\u{FE62}\u{FF0B}])|(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}]))?(?:[0-9]+))?|(?:0)[bB](?:[01](?:(?:_)?[01])*)(?:[pP](?:(?:[+\u{2795}\u{FE62}\u{FF0B}])|(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}]))?(?:[0-9]+))|(?:0)[oO](?:[0-7](?:(?:_)?[0-7])*)(?:\.)(?:[0-7](?:(?:_)?[0-7])*)(?:[pP](?:(?:[+\u{2795}\u{FE62}\u{FF0B}])|(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}]))?(?:[0-9]+))?|(?:0)[oO](?:[0-7](?:(?:_)?[0-7])*)(?:[pP](?:(?:[+\u{2795}\u{FE62}\u{FF0B}])|(?:[\u{2D}\u{2D7}\u{2010}-\u{2013}\u{2212}\u{2796}\u{FE63}\u{FF0D}]))?(?:[0-9]+))|(?:2#)[0-1](?:(?:_)?[0-1])*(?:(?:\.)[0-1](?:(?:_)?[0-1])*)?|(?:3#)[0-2](?:(?:_)?[0-2])*(?:(?:\.)[0-2](?:(?:_)?[0-2])*)?|(?:4#)[0-3](?:(?:_)?[0-3])*(?:(?:\.)[0-3](?:(?:_)?[0-3])*)?|(?:5#)[0-4](?:(?:_)?[0-4])*(?:(?:\.)[0-4](?:(?:_)?[0-4])*)?|(?:6#)[0-5](?:(?:_)?[0-5])*(?:(?:\.)[0-5](?:(?:_)?[0-5])*)?|(?:7#)[0-6](?:(?:_)?[0-6])*(?:(?:\.)[0-6](?:(?:_)?[0-6])*)?|(?:8#)[0-7](?:(?:_)?[0-7])*(?:(?:\.)[0-7](?:(?:_)?[0-7])*)?|(?:9#)[0-8](?:(?:_)?[0-8])*(?:(?:\.)[0-8](?:(?:_)?[0-8])*)?|(?:10#)[0-9](?:(?:_)?[0-9])*(?:(?:\.)[0-9](?:(?:_)?[0-9])*)?|(?:11#)[0-9Aa](?:(?:_)?[0-9Aa])*(?:(?:\.)[0-9Aa](?:(?:_)?[0-9Aa])*)?|(?:12#)[0-9A-Ba-b](?:(?:_)?[0-9A-Ba-b])*(?:(?:\.)[0-9A-Ba-b](?:(?:_)?[0-9A-Ba-b])*)?|(?:13#)[0-9A-Ca-c](?:(?:_)?[0-9A-Ca-c])*(?:(?:\.)[0-9A-Ca-c](?:(?:_)?[0-9A-Ca-c])*)?|(?:14#)[0-9A-Da-d](?:(?:_)?[0-9A-Da-d])*(?:(?:\.)[0-9A-Da-d](?:(?:_)?[0-9A-Da-d])*)?|(?:15#)[0-9A-Ea-e](?:(?:_)?[0-9A-Ea-e])*(?:(?:\.)[0-9A-Ea-e](?:(?:_)?[0-9A-Ea-e])*)?|(?:16#)[0-9A-Fa-f](?:(?:_)?[0-9A-Fa-f])*(?:(?:\.)[0-9A-Fa-f](?:(?:_)?[0-9A-Fa-f])*)?|(?:17#)[0-9A-Ga-g](?:(?:_)?[0-9A-Ga-g])*(?:(?:\.)[0-9A-Ga-g](?:(?:_)?[0-9A-Ga-g])*)?|(?:18#)[0-9A-Ha-h](?:(?:_)?[0-9A-Ha-h])*(?:(?:\.)[0-9A-Ha-h](?:(?:_)?[0-9A-Ha-h])*)?|(?:19#)[0-9A-Ia-i](?:(?:_)?[0-9A-Ia-i])*(?:(?:\.)[0-9A-Ia-i](?:(?:_)?[0-9A-Ia-i])*)?|(?:20#)[0-9A-Ja-j](?:(?:_)?[0-9A-Ja-j])*(?:(?:\.)[0-9A-Ja-j](?:(?:_)?[0-9A-Ja-j])*)?|(?:21#)[0-9A-Ka-k](?:(?:_)?[0-9A-Ka-k])*(?:(?:\.)[0-9A-Ka-k](?:(?:_)?[0-9A-Ka-k])*)?|(?:22#)[0-9A-La-l](?:(?:_)?[0-9A-La-l])*(?:(?:\.)[0-9A-La-l](?:(?:_)?[0-9A-La-l])*)?|(?:23#)[0-9A-Ma-m](?:(?:_)?[0-9A-Ma-m])*(?:(?:\.)[0-9A-Ma-m](?:(?:_)?[0-9A-Ma-m])*)?|(?:24#)[0-9A-Na-n](?:(?:_)?[0-9A-Na-n])*(?:(?:\.)[0-9A-Na-n](?:(?:_)?[0-9A-Na-n])*)?|(?:25#)[0-9A-Oa-o](?:(?:_)?[0-9A-Oa-o])*(?:(?:\.)[0-9A-Oa-o](?:(?:_)?[0-9A-Oa-o])*)?|(?:26#)[0-9A-Pa-p](?:(?:_)?[0-9A-Pa-p])*(?:(?:\.)[0-9A-Pa-p](?:(?:_)?[0-9A-Pa-p])*)?|(?:27#)[0-9A-Qa-q](?:(?:_)?[0-9A-Qa-q])*(?:(?:\.)[0-9A-Qa-q](?:(?:_)?[0-9A-Qa-q])*)?|(?:28#)[0-9A-Ra-r](?:(?:_)?[0-9A-Ra-r])*(?:(?:\.)[0-9A-Ra-r](?:(?:_)?[0-9A-Ra-r])*)?|(?:29#)[0-9A-Sa-s](?:(?:_)?[0-9A-Sa-s])*(?:(?:\.)[0-9A-Sa-s](?:(?:_)?[0-9A-Sa-s])*)?|(?:30#)[0-9A-Ta-t](?:(?:_)?[0-9A-Ta-t])*(?:(?:\.)[0-9A-Ta-t](?:(?:_)?[0-9A-Ta-t])*)?|(?:31#)[0-9A-Ua-u](?:(?:_)?[0-9A-Ua-u])*(?:(?:\.)[0-9A-Ua-u](?:(?:_)?[0-9A-Ua-u])*)?|(?:32#)[0-9A-Va-v](?:(?:_)?[0-9A-Va-v])*(?:(?:\.)[0-9A-Va-v](?:(?:_)?[0-9A-Va-v])*)?|(?:33#)[0-9A-Wa-w](?:(?:_)?[0-9A-Wa-w])*(?:(?:\.)[0-9A-Wa-w](?:(?:_)?[0-9A-Wa-w])*)?|(?:34#)[0-9A-Xa-x](?:(?:_)?[0-9A-Xa-x])*(?:(?:\.)[0-9A-Xa-x](?:(?:_)?[0-9A-Xa-x])*)?|(?:35#)[0-9A-Ya-y](?:(?:_)?[0-9A-Ya-y])*(?:(?:\.)[0-9A-Ya-y](?:(?:_)?[0-9A-Ya-y])*)?|(?:36#)[0-9A-Za-z](?:(?:_)?[0-9A-Za-z])*(?:(?:\.)[0-9A-Za-z](?:(?:_)?[0-9A-Za-z])*)?)|(?:(?:[0-9]+)?[\u{BC}-\u{BE}\u{2150}-\u{215E}])/u,
      // `5.`, but `1..5` is a range.
      optional(token.immediate('.'))),

    date: $ => /(?:(?:@now)|(?:@today)|(?:@)(?:(?:[0-9][0-9])(?::)(?:[0-9][0-9])(?:(?::)(?:[0-9][0-9])(?:(?:\.)(?:[0-9]+))?)?)|(?:@)(?:[0-9][0-9][0-9][0-9](?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9])|(?:(?:\+)|(?:-))(?:[0-9][0-9])(?:[0-9][0-9])(?:[0-9][0-9])(?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9]))|(?:@)(?:[0-9][0-9][0-9][0-9](?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9])|(?:(?:\+)|(?:-))(?:[0-9][0-9])(?:[0-9][0-9])(?:[0-9][0-9])(?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9]))(?:T)(?:(?:[0-9][0-9])(?::)(?:[0-9][0-9])(?:(?::)(?:[0-9][0-9])(?:(?:\.)(?:[0-9]+))?)?)|(?:@)(?:[0-9][0-9][0-9][0-9](?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9])|(?:(?:\+)|(?:-))(?:[0-9][0-9])(?:[0-9][0-9])(?:[0-9][0-9])(?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9]))(?:T)(?:(?:[0-9][0-9])(?::)(?:[0-9][0-9])(?:(?::)(?:[0-9][0-9])(?:(?:\.)(?:[0-9]+))?)?)(?:(?:Z)|(?:(?:\+)|(?:-))(?:[0-9][0-9])(?::)(?:[0-9][0-9])(?:(?::)(?:[0-9][0-9]))?)|(?:@)(?:[0-9][0-9][0-9][0-9](?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9])|(?:(?:\+)|(?:-))(?:[0-9][0-9])(?:[0-9][0-9])(?:[0-9][0-9])(?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9]))(?:T)(?:(?:[0-9][0-9])(?::)(?:[0-9][0-9])(?:(?::)(?:[0-9][0-9])(?:(?:\.)(?:[0-9]+))?)?)(?:(?:\[)(?:[0-9A-Za-z_\/+]|(?:-))+(?:\]))|(?:@)(?:[0-9][0-9][0-9][0-9](?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9])|(?:(?:\+)|(?:-))(?:[0-9][0-9])(?:[0-9][0-9])(?:[0-9][0-9])(?:-)(?:[0-9][0-9])(?:-)(?:[0-9][0-9]))(?:T)(?:(?:[0-9][0-9])(?::)(?:[0-9][0-9])(?:(?::)(?:[0-9][0-9])(?:(?:\.)(?:[0-9]+))?)?)(?:(?:Z)|(?:(?:\+)|(?:-))(?:[0-9][0-9])(?::)(?:[0-9][0-9])(?:(?::)(?:[0-9][0-9]))?)(?:(?:\[)(?:[0-9A-Za-z_\/+]|(?:-))+(?:\])))/u,

    superscript: $ => /(?:(?:⁻)?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/u,

    // `in` and `as` too, which convert only before a unit.
    identifier: $ => /(?:(?:[A-Za-z\u{220F}\u{2211}]|[\p{Lu}\p{Ll}\p{Lt}\p{Lo}])(?:(?:[A-Za-z\u{220F}\u{2211}]|[\p{Lu}\p{Ll}\p{Lt}\p{Lo}])|[0-9_\u{2080}-\u{2089}]|[\p{Mn}\p{Mc}])*|(?:_)[0-9](?:(?:[A-Za-z\u{220F}\u{2211}]|[\p{Lu}\p{Ll}\p{Lt}\p{Lo}])|[0-9_\u{2080}-\u{2089}]|[\p{Mn}\p{Mc}])*)|(?:[\u{2103}\u{2109}])|°(?:C|F|K|Ré?)/u,

    comment: $ => /#[^\r\n]*/,
  },
})
