// What the package promises, in Node: `node --test package.test.mjs`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { CalculationError, EngineError, evaluate, Result, Session } from "sci-calculator";
import { WorkerSession } from "sci-calculator/worker";

test("a text has a result, and says whether it is exact", () => {
  const sum = evaluate("0.1 + 0.2");
  assert.ok(sum instanceof Result);
  assert.equal(sum.text, "0.3");
  assert.equal(sum.isExact, true);
  const third = evaluate("1/3");
  assert.equal(`${third}`, "0.33333333333333333333");
  assert.equal(third.isExact, false);
  assert.equal(third.fraction, "1/3");
  assert.equal(evaluate("f(x) = x^2").text, undefined);
});

test("notes say how a text was read", () => {
  assert.deepEqual(evaluate("1/2pi").readAs, ["(1 / 2) * pi"]);
  assert.deepEqual(evaluate("100 + 10%").notes, ["the percentage is of `100`"]);
});

test("an error says what, where and how to mend it", () => {
  assert.throws(() => evaluate("2 + foo"), (error) => {
    assert.ok(error instanceof CalculationError && error instanceof Error);
    assert.equal(error.name, "CalculationError");
    assert.equal(error.message, "unknown name `foo`");
    assert.equal(error.input.slice(error.start, error.end), "foo");
    return true;
  });
  // Positions are those of JavaScript's strings.
  assert.throws(() => evaluate("2 * 𝜋x"), (error) => error.input.slice(error.start, error.end).includes("𝜋x"));
});

test("what is no text and what is no option is refused", () => {
  assert.throws(() => evaluate(3), /an expression is a string, not number/);
  assert.throws(() => evaluate("1", { angel: "degrees" }), /there is no option `angel`; the options are angle, /);
  assert.throws(() => evaluate("1", { angle: "miles" }), new RangeError("`angle` takes degrees, radians, gradians or turns"));
  assert.throws(() => evaluate("1", { digits: 0 }), RangeError);
  assert.throws(() => evaluate("1", { digits: 2.5 }), TypeError);
  assert.throws(() => evaluate("1", { timeZone: "Nowhere/Else" }), RangeError);
  assert.throws(() => evaluate("1", { now: "yesterday" }), RangeError);
  assert.throws(() => evaluate("1", { now: new Date(NaN) }), RangeError);
  assert.throws(() => evaluate("1", { rates: "nothing" }), /`rates` cannot be read: /);
  assert.throws(() => evaluate("1", null), TypeError);
  assert.equal(evaluate("1 + 1").text, "2");
});

test("evaluations by themselves share nothing", () => {
  evaluate("a = 5", { angle: "radians", decimals: 2 });
  assert.throws(() => evaluate("a"), CalculationError);
  assert.equal(evaluate("sin(30)").text, "0.5");
  assert.equal(evaluate("1/3", { digits: 3 }).text, "0.333");
  assert.equal(evaluate("1/3").text, "0.33333333333333333333");
});

test("a session remembers, and is its own", () => {
  const session = new Session({ angle: "radians" });
  const other = new Session();
  session.evaluate("r = 2");
  assert.equal(session.evaluate("pi r^2").text, "12.566370614359172954");
  assert.throws(() => other.evaluate("r"), CalculationError);
  assert.throws(() => session.evaluate("r = 3; 1/0"), CalculationError);
  assert.equal(session.evaluate("r").text, "2");
  session.reset();
  assert.throws(() => session.evaluate("r"), CalculationError);
  assert.equal(session.evaluate("sin(pi/2)").text, "1");
});

test("options are changed all or not at all", () => {
  const session = new Session({ decimals: 2, seed: 1 });
  assert.equal(session.evaluate("2/3").text, "0.67");
  assert.throws(() => session.set({ decimals: 3, angle: "miles" }), RangeError);
  assert.equal(session.evaluate("2/3").text, "0.67");
  session.set({ digits: 5 });
  assert.equal(session.evaluate("2/3").text, "0.66667");
  session.set({ decimals: 1 });
  assert.equal(session.evaluate("2/3").text, "0.7");
  session.set({ digits: "auto", rounding: "floor" });
  assert.equal(session.evaluate("2/3").text, "0.66666666666666666666");
});

test("a long evaluation ends in time", () => {
  const started = performance.now();
  assert.throws(() => evaluate("sum(1/k^3, k, 1, 10^7)", { timeLimit: 300 }), CalculationError);
  assert.ok(performance.now() - started < 5_000);
  assert.throws(() => evaluate("9^9^9^9"), CalculationError);
  assert.equal(evaluate("1 + 1").text, "2");
});

test("the clock is the machine's, or one that is said", () => {
  const before = Math.floor(Date.now() / 1000);
  const seconds = Number(evaluate("@now to unix").text);
  assert.ok(seconds >= before && seconds <= Date.now() / 1000, `${seconds}`);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const days = [new Date(before * 1000), new Date()].map((date) => `@${today.format(date)}`);
  assert.ok(days.includes(evaluate("@today").text));
  const now = new Date("2024-02-29T23:30:00Z");
  assert.equal(evaluate("@today", { now, timeZone: "Asia/Tokyo" }).text, "@2024-03-01");
  assert.equal(evaluate("@now", { now: "2024-02-29T14:30Z", timeZone: "UTC" }).text, "@2024-02-29T14:30Z");
  assert.throws(() => evaluate("@now", { now: null }), /nothing says what time it is/);
  // A statement before is evaluated once.
  const session = new Session();
  session.evaluate("a = 1");
  session.evaluate("a = a + 1; @now");
  assert.equal(session.evaluate("a").text, "2");
});

test("zones are those of Intl", () => {
  const rows = {
    "@2024-07-01T12:00Z to Europe/London": "@2024-07-01T13:00:00+01:00[Europe/London]",
    "@2024-03-09T12:00[America/New_York] + 1 day": "@2024-03-10T12:00:00-04:00[America/New_York]",
    "@2024-03-09T12:00[America/New_York] + 24 h": "@2024-03-10T13:00:00-04:00[America/New_York]",
    "@2500-07-01T12:00Z to Australia/Lord_Howe": "@2500-07-01T22:30:00+10:30[Australia/Lord_Howe]",
    "@2500-07-01T12:00Z to Asia/Jerusalem": "@2500-07-01T15:00:00+03:00[Asia/Jerusalem]",
    "@1900-01-01T00:00Z to Europe/Paris": "@1900-01-01T00:09:21+00:09:21[Europe/Paris]",
  };
  for (const [text, result] of Object.entries(rows)) assert.equal(evaluate(text).text, result, text);
  assert.throws(() => evaluate("@2024-01-01T10:00[Nowhere/Else]"), /unknown zone `Nowhere\/Else`/);
  assert.throws(() => evaluate("@2024-03-10T02:30[America/New_York]"), CalculationError);
});

test("random numbers are the machine's, or begin at a seed", () => {
  assert.notEqual(evaluate("random(1; 10^30)").text, evaluate("random(1; 10^30)").text);
  const numbers = (seed) => {
    const session = new Session({ seed });
    return [session.evaluate("random(1; 10^30)").text, session.evaluate("random(1; 10^30)").text];
  };
  assert.deepEqual(numbers(7), numbers(7n));
  assert.notDeepEqual(numbers(7), numbers(8));
  assert.equal(new Set(numbers(7)).size, 2);
  assert.throws(() => evaluate("random()", { seed: null }), CalculationError);
});

test("rates are those that were said, and are noted", () => {
  const rates = "2026-11-25\nEUR,1\nUSD,1.25";
  const { text, notes } = evaluate("100 USD to EUR", { rates });
  assert.match(text, /^80 EUR$/);
  assert.ok(notes.some((note) => note.includes("2026-11-25")), `${notes}`);
  assert.throws(() => evaluate("100 USD to EUR"), CalculationError);
});

test("names are completed and explained", () => {
  const session = new Session();
  session.evaluate("impedance = 5");
  assert.equal(session.complete("1 + imp").completions[0].name, "impedance");
  assert.equal(session.complete("sin(").call.name, "sin");
  assert.equal(session.help("sin").inverse, "asin");
  assert.equal(session.help("nothing"), undefined);
});

test("a session in a worker answers, remembers, and can be stopped", async () => {
  const session = new WorkerSession({ digits: 5 });
  try {
    await session.evaluate("a = 2/3");
    const result = await session.evaluate("a");
    assert.ok(result instanceof Result);
    assert.equal(String(result), "0.66667");
    await assert.rejects(session.evaluate("a + foo"), (error) => {
      assert.ok(error instanceof CalculationError && error instanceof Error);
      assert.equal(error.message, "unknown name `foo`");
      assert.equal(error.start, 4);
      return true;
    });
    await assert.rejects(session.set({ angle: "miles" }), RangeError);
    await session.set({ timeLimit: Infinity });
    const long = session.evaluate("sum(1/k^3, k, 1, 10^7)");
    setTimeout(() => session.stop(), 200);
    await assert.rejects(long, EngineError);
    await assert.rejects(session.evaluate("a"), /unknown name/);
    assert.equal((await session.evaluate("1 + 1")).text, "2");
  } finally {
    session.close();
  }
  session.stop();
  await assert.rejects(session.evaluate("1"), EngineError);
  const wrong = new WorkerSession({ angle: "miles" });
  await assert.rejects(wrong.evaluate("1"), RangeError);
  wrong.close();
});

test("the examples of the page of the package are right", () => {
  const readme = readFileSync(new URL("./node_modules/sci-calculator/README.md", import.meta.url), "utf8");
  const examples = [...readme.matchAll(/^(?:evaluate)\((.*)\)\.text; +\/\/ (".*")$/gm)];
  assert.ok(examples.length >= 4);
  for (const [, words, result] of examples) {
    const [text, options] = JSON.parse(`[${words.replace(/(\w+): /g, '"$1": ')}]`);
    assert.equal(evaluate(text, options).text, JSON.parse(result), text);
  }
});
