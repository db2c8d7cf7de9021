// Compiled and not run: what is right has types, and what is wrong is an error.

import { CalculationError, evaluate, Result, Session, type Options } from "sci-calculator";
import { WorkerSession } from "sci-calculator/worker";

const options: Options = { angle: "radians", digits: 30, now: new Date(0), seed: 1n, timeZone: "UTC" };
const result: Result = evaluate("1/3", options);
const text: string | undefined = result.text;
const notes: string[] = result.notes;
const session = new Session();
session.set({ decimals: 2, rounding: "half-away", complex: true });
session.evaluate(text ?? "").isExact;
session.complete("si").completions.map(({ name, kind }) => name + kind);
session.help("sin")?.examples[0].output.length;
try {
  session.evaluate("1/0");
} catch (error) {
  if (error instanceof CalculationError) console.log(error.start, error.fixIts[0]?.replacement, error.kind, notes);
}
const worker = new WorkerSession(options);
const promise: Promise<Result> = worker.evaluate("1");
promise.then(({ fraction }) => fraction?.length, () => worker.close());

// @ts-expect-error: no such unit
evaluate("1", { angle: "miles" });
// @ts-expect-error: no such option
evaluate("1", { angel: "degrees" });
// @ts-expect-error: no text
evaluate(1);
// @ts-expect-error: results are not written
result.text = "2";
// @ts-expect-error: an answer of a worker is awaited
worker.evaluate("1").text;
