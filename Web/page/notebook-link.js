// A sheet in the fragment of an address: compressed, and nothing of it leaves the machine.

const prefix = "#notebook=";
/** A sheet is not longer than this; a link may say that it is. */
const most_characters = 200_000;

/** The bytes that come out of a stream, and no more than so many. */
async function bytes(stream, most) {
  const parts = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new RangeError("the sheet is too long");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The address of this page with a sheet in it. */
export async function linkTo(text) {
  const packed = await bytes(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  const address = new URL(location.href);
  address.hash = prefix + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return address.href;
}

/**
 * The sheet in a fragment.
 *
 * @param {string} fragment with its `#`
 * @returns {Promise<string|undefined>} nothing where the fragment holds none
 * @throws where it begins as one that does, and is damaged
 */
export async function linkedSheet(fragment) {
  if (!fragment.startsWith(prefix)) return undefined;
  const letters = fragment.slice(prefix.length).replaceAll("-", "+").replaceAll("_", "/");
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(await bytes(stream, 4 * most_characters));
}
