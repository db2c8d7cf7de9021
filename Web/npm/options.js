// The options of a session, and the settings of the engine that they stand for.

const whole = (name, value) => {
  if (!Number.isSafeInteger(value)) throw new TypeError(`the option \`${name}\` takes a whole number, not ${String(value)}`);
  return String(value);
};
const text = (name, value) => {
  if (typeof value !== "string") throw new TypeError(`the option \`${name}\` takes a string, not ${String(value)}`);
  return value;
};
const flag = (name, value) => {
  if (typeof value !== "boolean") throw new TypeError(`the option \`${name}\` takes true or false, not ${String(value)}`);
  return String(value);
};
const instant = (name, value) => {
  if (value === null) return "none";
  if (!(value instanceof Date)) return text(name, value);
  if (Number.isNaN(value.getTime())) throw new RangeError(`the option \`${name}\` is an invalid Date`);
  return value.toISOString();
};
const seed = (name, value) => (value === null ? "none" : typeof value === "bigint" ? String(value) : value === "unknown" ? value : whole(name, value));

/** For each option its setting and its text, and what it is at first. */
const table = {
  angle: { first: "degrees", setting: (value) => ["angle", text("angle", value)] },
  notation: { first: "auto", setting: (value) => ["notation", text("notation", value)] },
  digits: {
    first: "auto",
    setting: (value) => (value === "auto" ? ["digits", "20"] : ["significant", whole("digits", value)]),
  },
  decimals: { first: undefined, setting: (value) => ["decimals", whole("decimals", value)] },
  rounding: { first: "half-even", setting: (value) => ["rounding", text("rounding", value)] },
  percent: { first: "relative", setting: (value) => ["percent", text("percent", value)] },
  complex: { first: false, setting: (value) => ["complex", flag("complex", value)] },
  timeLimit: { first: 10_000, setting: (value) => ["milliseconds", value === Infinity ? "0" : whole("timeLimit", value)] },
  now: { first: "clock", setting: (value) => ["now", instant("now", value)] },
  timeZone: { first: "", setting: (value) => ["zone", text("timeZone", value)] },
  seed: { first: "unknown", setting: (value) => ["seed", seed("seed", value)] },
  rates: { first: "", setting: (value) => ["rates", text("rates", value)] },
};

/** All options as they are at first. */
export const defaults = Object.fromEntries(Object.entries(table).map(([name, { first }]) => [name, first]));

/** The names and texts of the engine's settings for options; one that is undefined is left alone. */
export function settings(options) {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => {
      if (!Object.hasOwn(table, name)) {
        throw new TypeError(`there is no option \`${name}\`; the options are ${Object.keys(table).join(", ")}`);
      }
      return table[name].setting(value);
    });
}
