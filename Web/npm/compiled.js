// The module in a browser, from the file beside this one.

export async function compiled() {
  const response = await fetch(new URL("sci.wasm", import.meta.url));
  if (!response.ok) throw new Error(`sci.wasm was not loaded: ${response.status} ${response.url}`);
  // Some hosts send another type than application/wasm, which only a whole file does without.
  if (response.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
