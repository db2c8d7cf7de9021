// The settings of money at the top of a sheet: `:money EUR`, `:cash`, `:locale de`.

const names = ["money", "cash", "locale"];

/** The numbers of the lines before the first that is evaluated, each with the setting in it. */
function settings(lines) {
  const end = lines.findIndex((line) => /^\s*[^\s:#]/.test(line));
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => {
    const [, name, value = ""] = line.match(/^\s*:(\w+)(?:\s+([^\s#]+))?/) ?? [];
    return { name, value: value === "off" ? undefined : value };
  });
}

/** What a sheet says at its top about amounts. */
export function moneyOf(text) {
  const found = {};
  for (const { name, value } of settings(text.split("\n"))) found[name] = value;
  return { money: found.money ?? "", cash: found.cash !== undefined, locale: found.locale ?? "" };
}

/** The sheet with other settings of money; all other lines stay. */
export function withMoney(text, { money, cash, locale }) {
  const wanted = { money: money && `:money ${money}`, cash: cash && ":cash", locale: locale && `:locale ${locale}` };
  const lines = text.split("\n");
  const written = new Set();
  const head = settings(lines);
  const kept = lines.flatMap((line, index) => {
    const name = head[index]?.name;
    if (!names.includes(name)) return [line];
    if (written.has(name) || !wanted[name]) return [];
    written.add(name);
    return [wanted[name]];
  });
  const added = names.filter((name) => wanted[name] && !written.has(name)).map((name) => wanted[name]);
  // Behind the settings of money that are there, or at the top.
  const place = 1 + kept.findLastIndex((line, index) => index < head.length && Object.values(wanted).includes(line));
  return (kept.length === 0 && added.length === 0 ? [""] : kept.toSpliced(place, 0, ...added)).join("\n");
}
