import type { Options, Result } from "./index.js";

export { CalculationError, EngineError, Result } from "./index.js";
export type { FixIt, Options } from "./index.js";

/**
 * A session in a thread of its own, so that a long evaluation does not keep the page or the server from other work.
 *
 *     const session = new WorkerSession();
 *     const { text } = await session.evaluate("fact(10000)");
 *     session.close();
 */
export class WorkerSession {
  constructor(options?: Options);
  /**
   * Evaluates one or more statements, after those that were asked before.
   *
   * @throws {CalculationError} where they have no result
   * @throws {EngineError} if the session was stopped or closed
   */
  evaluate(text: string): Promise<Result>;
  /** Changes options; if any is refused, none is changed. */
  set(options: Options): Promise<void>;
  /** Forgets all definitions and results; the options stay. */
  reset(): Promise<void>;
  /** Ends what is being evaluated; the session goes on with its first options, and without definitions. */
  stop(): void;
  /** Ends the thread. */
  close(): void;
}
