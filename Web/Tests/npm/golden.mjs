// Evaluates all golden files with the package, in Node: `node golden.mjs FOLDER [FILE …]`. Prints what differs, and ends with status 1 if anything does.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { CalculationError, Session } from "sci-calculator";

/** The options that a directive of a golden file stands for. */
const directives = {
  degrees: () => ({ angle: "degrees" }),
  radians: () => ({ angle: "radians" }),
  gradians: () => ({ angle: "gradians" }),
  turns: () => ({ angle: "turns" }),
  digits: (value) => ({ digits: value === "auto" ? "auto" : Number(value) }),
  decimals: (value) => ({ decimals: Number(value) }),
  notation: (notation) => ({ notation }),
  rounding: (rounding) => ({ rounding }),
  percent: (percent) => ({ percent }),
  complex: (value) => ({ complex: value !== "off" }),
  now: (now) => ({ now }),
  tz: (timeZone) => ({ timeZone }),
  seed: (value) => ({ seed: BigInt(value) }),
};

function outcome(session, text) {
  try {
    return String(session.evaluate(text));
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return `error: ${error.message}`;
  }
}

const [folder, ...chosen] = process.argv.slice(2);
const files = readdirSync(folder).filter((name) => name.endsWith(".golden") && (chosen.length === 0 || chosen.includes(name)));
let [count, failures] = [0, 0];
for (const file of files.sort()) {
  const started = performance.now();
  // As the files are run: nothing says what time it is, and nothing is random.
  const session = new Session({ timeLimit: Infinity, now: null, seed: null });
  let rows = 0;
  readFileSync(join(folder, file), "utf8").split("\n").forEach((line, index) => {
    const directive = /^:(\S+)\s*(.*)$/.exec(line);
    if (directive) return session.set(directives[directive[1]](directive[2]));
    const row = /^([^#].*?)\s*=>\s*(.*)$/.exec(line);
    if (!row) return;
    rows += 1;
    const found = outcome(session, row[1]);
    if (found === row[2]) return;
    failures += 1;
    console.log(`${file}:${index + 1}: ${row[1]}: ${found}, not ${row[2]}`);
  });
  count += rows;
  console.log(`${file}: ${rows} rows in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
console.log(`${count} rows of ${files.length} files, ${failures} differ`);
process.exit(failures === 0 && count > 0 ? 0 : 1);
