// The module in Node, from the file beside this one.

import { readFile } from "node:fs/promises";

export async function compiled() {
  return WebAssembly.compile(await readFile(new URL("sci.wasm", import.meta.url)));
}
