// Zones by their names: what Intl knows of one, as the file of the tz database that the engine reads (TZif, RFC 9636).

const first_year = 1840;
/** After this year there are rules only. */
const last_year = 2115;
/** No zone that Intl knows changed twice within this time: Noronha had a summer of seven days. */
const days_between_samples = 6;

/** How far the clocks of a zone are ahead of UTC, in seconds. */
class Clock {
  #format;

  constructor(name) {
    this.#format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
      timeZone: name,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  }

  /** The identifier by which Intl knows the zone. */
  get name() {
    return this.#format.resolvedOptions().timeZone;
  }

  /** The offset so many seconds after the beginning of 1970. */
  offset(seconds) {
    const [month, day, year, hour, minute, second] = this.#format.format(seconds * 1000).match(/\d+/g).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - seconds;
  }

  /** The first second of the offset after a change between two instants. */
  change(before, after) {
    const offset = this.offset(before);
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (this.offset(middle) === offset) before = middle;
      else after = middle;
    }
    return after;
  }
}

/** The offset at first, and all changes of it. */
function history(clock) {
  const step = days_between_samples * 86_400;
  const end = Date.UTC(last_year + 1, 0, 1) / 1000;
  let before = Date.UTC(first_year, 0, 1) / 1000;
  let offset = clock.offset(before);
  const first = offset;
  const changes = [];
  for (let after = before + step; before < end; before = after, after += step) {
    const next = clock.offset(after);
    if (next === offset) continue;
    const instant = clock.change(before, after);
    changes.push({ instant, before: offset, after: next });
    offset = next;
  }
  return { first, changes, last: offset };
}

// MARK: - Rules

/** Seconds as POSIX writes them: `-3:30`. */
function clockText(seconds) {
  const [hours, minutes, rest] = [3600, 60, 1].map((unit, index) =>
    Math.floor(Math.abs(seconds) / unit) % (index ? 60 : Infinity));
  const parts = rest ? [hours, minutes, rest] : minutes ? [hours, minutes] : [hours];
  return (seconds < 0 ? "-" : "") + parts.map((part, index) => (index ? String(part).padStart(2, "0") : part)).join(":");
}

/** The name that POSIX wants of an offset, and the offset, which it counts to the west. */
const standardText = (offset) => `<${offset < 0 ? "-" : "+"}${String(Math.floor(Math.abs(offset) / 3600)).padStart(2, "0")}>${clockText(-offset)}`;

/**
 * The day of each year on which the changes are, and the time on it, as in `M3.5.0/2`; nothing if they follow no such rule.
 *
 * A time may be on the days before and after: `M9.1.6/24` is the Sunday after the first Saturday of September.
 */
function dayText(changes) {
  for (const shift of [0, -1, 1, 2, 3, 4, 5, 6]) {
    const days = changes.map(({ instant, before }) => {
      const local = instant + before;
      const midnight = Math.floor(local / 86_400) * 86_400 - shift * 86_400;
      const date = new Date(midnight * 1000);
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
      const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
      return { month: month + 1, weekday: date.getUTCDay(), week: Math.ceil(day / 7), isLast: day > length - 7, time: local - midnight };
    });
    const [{ month, weekday, week, time }] = days;
    if (!days.every((day) => day.month === month && day.weekday === weekday && day.time === time)) continue;
    const isLast = days.every((day) => day.isLast);
    if (!isLast && !(week < 5 && days.every((day) => day.week === week))) continue;
    return `M${month}.${isLast ? 5 : week}.${weekday}/${clockText(time)}`;
  }
}

/** The rule for all years to come, as the variable TZ of POSIX; nothing if there is none. */
function ruleText({ changes, last }) {
  // Weekdays are on the same days of the year again after 28 years.
  const late = changes.filter(({ instant }) => instant >= Date.UTC(last_year - 27, 0, 1) / 1000);
  if (late.length === 0 || late.at(-1).instant < Date.UTC(last_year - 1, 0, 1) / 1000) return standardText(last);
  // One year among many in which nothing changes is no rule.
  const starts = late.filter(({ before, after }) => after > before);
  const ends = late.filter(({ before, after }) => after < before);
  if (starts.length !== 28 || ends.length !== 28) return undefined;
  const [standard, summer] = [starts[0].before, starts[0].after];
  if (!late.every(({ before, after }) => Math.min(before, after) === standard && Math.max(before, after) === summer)) return undefined;
  const [start, end] = [dayText(starts), dayText(ends)];
  return start && end && `${standardText(standard)}${standardText(summer)},${start},${end}`;
}

// MARK: - Files

/** A block of a TZif file with its header: instants in so many bytes, and what the clocks show from each on. */
function block(size, instants, indices, offsets) {
  const bytes = new Uint8Array(44 + instants.length * (size + 1) + offsets.length * 6 + 1);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("TZif2"));
  [0, 0, 0, instants.length, offsets.length, 1].forEach((count, index) => view.setUint32(20 + 4 * index, count));
  instants.forEach((instant, index) => view.setBigInt64(44 + 8 * index, BigInt(instant)));
  bytes.set(indices, 44 + size * instants.length);
  const types = 44 + (size + 1) * instants.length;
  offsets.forEach((offset, index) => view.setInt32(types + 6 * index, offset));
  return bytes;
}

function file(name) {
  let clock;
  try {
    clock = new Clock(name);
  } catch {
    return undefined;
  }
  // Intl takes names in letters of any case, and the tz database in one.
  if (clock.name !== name && clock.name.toLowerCase() === name.toLowerCase()) return undefined;
  if (!/^[A-Z]/.test(name)) return undefined;
  const past = history(clock);
  const rule = ruleText(past);
  if (rule === undefined) return undefined;
  const offsets = [...new Set([past.first, ...past.changes.map(({ after }) => after)])];
  const indices = past.changes.map(({ after }) => offsets.indexOf(after));
  const parts = [
    block(4, [], [], [0]),
    block(8, past.changes.map(({ instant }) => instant), indices, offsets),
    new TextEncoder().encode(`\n${rule}\n`),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

const files = new Map();

/** The TZif file of a zone such as `Europe/London`; nothing if Intl does not know it. */
export function zoneFile(name) {
  if (!files.has(name)) files.set(name, file(name));
  return files.get(name);
}
