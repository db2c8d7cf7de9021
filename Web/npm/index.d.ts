/** How results are computed and written; what is left out is as said. */
export interface Options {
  /** How angles are measured; `"degrees"`. */
  angle?: "degrees" | "radians" | "gradians" | "turns";
  /** How numbers are written; `"auto"`. */
  notation?: "auto" | "fixed" | "scientific" | "engineering";
  /** To how many significant digits results are rounded; `"auto"`: 20 where they are not exact. */
  digits?: number | "auto";
  /** To how many decimals results are rounded, instead of `digits`. */
  decimals?: number;
  /** How results are rounded; `"half-even"`. */
  rounding?:
    | "half-even" | "half-odd" | "half-away" | "half-toward-zero" | "half-upward" | "half-downward"
    | "toward-zero" | "away" | "floor" | "ceiling" | "05-away" | "unnecessary";
  /** Whether `200 + 10%` is 220, or 200.1; `"relative"`. */
  percent?: "relative" | "plain";
  /** Whether `sqrt(-4)` is 2i, or an error; `false`. */
  complex?: boolean;
  /** How many milliseconds an evaluation may take; 10,000, and `Infinity` for any time. */
  timeLimit?: number;
  /** What `@now` stands for: an instant, `"clock"` for that of the machine, or `null` for nothing; `"clock"`. */
  now?: Date | string | null;
  /** The zone of `@now`, such as `"Europe/London"`; that of the machine. */
  timeZone?: string;
  /** Where random numbers begin: a whole number below 2^64, `"unknown"`, or `null` for no random numbers; `"unknown"`. */
  seed?: number | bigint | "unknown" | null;
  /** Rates between currencies: the XML or CSV of the European Central Bank, or lines such as `USD,1.0987`; none. */
  rates?: string;
}

/** What a text came to. */
export class Result {
  private constructor();
  /** The text that was evaluated; brackets that were open are closed. */
  readonly input: string;
  /** The result; `undefined` where the text defines a function, or is empty. */
  readonly text: string | undefined;
  /** Whether the result is exactly what is written; `false` where it is rounded, or nobody knows. */
  readonly isExact: boolean | undefined;
  /** The result as a fraction, where that says more than its digits. */
  readonly fraction: string | undefined;
  /** How statements were read, where something is unwritten in them: `(1 / 2) * pi` for `1/2pi`. */
  readonly readAs: string[];
  /** What should be said of the result, such as what a percentage is of. */
  readonly notes: string[];
  /** The result, or an empty text. */
  toString(): string;
}

/** A change of a text that makes it right. */
export interface FixIt {
  /** What it does. */
  words: string;
  /** Where it begins, in UTF-16 code units. */
  start: number;
  /** Where it ends. */
  end: number;
  /** What stands there instead. */
  replacement: string;
}

/** Why a text has no result. */
export class CalculationError extends Error {
  private constructor();
  readonly name: "CalculationError";
  /** The text. */
  readonly input: string;
  /** What is said beside the place. */
  readonly label: string | undefined;
  /** How it may be mended, and what else helps. */
  readonly notes: string[];
  /** The kind of the error, such as `"syntax"`. */
  readonly kind: string;
  /** Where in the text it begins, in UTF-16 code units. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
  /** Changes that make it right. */
  readonly fixIts: FixIt[];
}

/** The engine itself came to an end, for want of memory for instance. */
export class EngineError extends Error {
  private constructor();
  readonly name: "EngineError";
}

/** A name that can stand at a place. */
export interface Completion {
  name: string;
  kind: string;
  heading: string;
  summary: string;
}

/** The names that can stand at a place of a text. */
export interface Completions {
  /** Where the name there begins, in UTF-16 code units. */
  start: number;
  /** Where it ends. */
  end: number;
  completions: Completion[];
  /** The function whose arguments are around the place. */
  call: (Completion & { argument: number }) | undefined;
}

/** What is said about a function. */
export interface FunctionHelp {
  name: string;
  heading: string;
  summary: string;
  domain: string;
  aliases: string[];
  inverse?: string;
  examples: { input: string; output: string }[];
}

/**
 * Evaluates a text by itself: it sees no definitions but its own.
 *
 *     evaluate("0.1 + 0.2").text  // "0.3"
 *
 * @throws {CalculationError} where it has no result
 * @throws {TypeError | RangeError} for options that there are not
 */
export function evaluate(text: string, options?: Options): Result;

/**
 * Evaluations that share what they define.
 *
 *     const session = new Session({ angle: "radians" });
 *     session.evaluate("r = 2");
 *     session.evaluate("pi r^2").text  // "12.566370614359172954"
 */
export class Session {
  constructor(options?: Options);
  /**
   * Evaluates one or more statements; what they define is remembered.
   *
   * @throws {CalculationError} where they have no result; then nothing is remembered
   */
  evaluate(text: string): Result;
  /** Changes options; if any is refused, none is changed. */
  set(options: Options): void;
  /** Forgets all definitions and results; the options stay. */
  reset(): void;
  /** The names that can stand at a place of a text, its end if none is given. */
  complete(text: string, caret?: number): Completions;
  /** What is said about a function; `undefined` if there is none of that name. */
  help(name: string): FunctionHelp | undefined;
}
