// What Intl knows of zones against the tz database of the machine: `node --test zones.test.mjs`.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { zoneFile } from "./node_modules/sci-calculator/zones.js";

const system = "/usr/share/zoneinfo";
/** From here on the releases of the tz database, and those who pack it, agree. */
const first = Date.UTC(1970, 0, 1) / 1000;

/** The changes of a TZif file from 1970 to 2037, the offsets from them on, the offset in 1970, and the rule for later. */
function content(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const counts = (start) => Array.from({ length: 6 }, (_, index) => view.getUint32(start + 20 + 4 * index));
  const [utc, standard, leaps, times, types, characters] = counts(0);
  const second = 44 + times * 5 + types * 6 + characters + leaps * 8 + standard + utc;
  const [utc2, standard2, leaps2, times2, types2, characters2] = counts(second);
  const indices = second + 44 + times2 * 8;
  const offset = (index) => view.getInt32(indices + times2 + 6 * index);
  let [before, changes] = [offset(0), []];
  for (let index = 0; index < times2; index += 1) {
    const instant = Number(view.getBigInt64(second + 44 + 8 * index));
    const after = offset(bytes[indices + index]);
    if (instant >= Date.UTC(2037, 0, 1) / 1000) break;
    if (instant < first) before = after;
    // Some changes are of the name alone.
    else if (after !== (changes.at(-1)?.[1] ?? before)) changes.push([instant, after]);
  }
  const end = indices + times2 + types2 * 6 + characters2 + leaps2 * 12 + standard2 + utc2;
  return { before, changes, rule: new TextDecoder().decode(bytes.subarray(end)).trim() };
}

test("a zone is a name of the tz database", () => {
  assert.equal(zoneFile("Nowhere/Else"), undefined);
  assert.equal(zoneFile("europe/london"), undefined);
  assert.equal(zoneFile("Europe/LONDON"), undefined);
  assert.equal(zoneFile("+01:00"), undefined);
  assert.ok(zoneFile("Asia/Kolkata") && zoneFile("Asia/Calcutta") && zoneFile("UTC"));
});

test("rules for the years to come are found", () => {
  const rules = {
    "Europe/London": "<+00>0<+01>-1,M3.5.0/1,M10.5.0/2",
    "America/New_York": "<-05>5<-04>4,M3.2.0/2,M11.1.0/2",
    "Asia/Jerusalem": "<+02>-2<+03>-3,M3.4.4/26,M10.5.0/2",
    "America/Santiago": "<-04>4<-03>3,M9.1.6/24,M4.1.6/24",
    "America/Nuuk": "<-02>2<-01>1,M3.5.0/-1,M10.5.0/0",
    "Asia/Kathmandu": "<+05>-5:45",
    "Africa/Casablanca": "<+01>-1",
  };
  for (const [name, rule] of Object.entries(rules)) assert.equal(content(zoneFile(name)).rule, rule, name);
});

test("since 1970 zones are those of the machine", { skip: !existsSync(`${system}/tzdata.zi`) }, () => {
  const names = readFileSync(`${system}/tzdata.zi`, "utf8").split("\n").flatMap((line) => {
    const [kind, one, other] = line.split(" ");
    return kind === "Z" ? [one] : kind === "L" ? [other] : [];
  }).filter((name, index) => index % 6 === 0 && name !== "Factory" && existsSync(`${system}/${name}`));
  // All of them would take a minute.
  assert.ok(names.length > 60);
  const different = names.filter((name) => {
    const found = zoneFile(name);
    if (!found) return true;
    const [ours, theirs] = [found, readFileSync(`${system}/${name}`)].map(content);
    return ours.before !== theirs.before || JSON.stringify(ours.changes) !== JSON.stringify(theirs.changes);
  });
  // The releases of the tz database in Node and in the machine differ by some corrections of the past.
  assert.ok(different.length <= names.length / 50, different.join(" "));
});
