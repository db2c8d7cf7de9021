// Runs the module in a thread of its own, and answers the questions of the page in order.

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const milliseconds_between_signs = 100;

let module;
let signed = 0;

/** What the module imports: see Web/Sources/CPage. */
const imports = {
  page: {
    now: () => performance.now(),
    progress: () => {
      const now = performance.now();
      if (now - signed < milliseconds_between_signs) return;
      signed = now;
      postMessage({ progress: true });
    },
    random: (address, length) => {
      crypto.getRandomValues(new Uint8Array(module.memory.buffer, address, length));
    },
  },
};

/** The bytes of a question: the length of each word and the word. */
function packed(words) {
  const texts = words.map((word) => encoder.encode(word));
  const bytes = new Uint8Array(texts.reduce((sum, text) => sum + 4 + text.length, 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const text of texts) {
    view.setUint32(offset, text.length, true);
    bytes.set(text, offset + 4);
    offset += 4 + text.length;
  }
  return bytes;
}

function answer(words) {
  const question = packed(words);
  const address = module.input(question.length);
  new Uint8Array(module.memory.buffer, address, question.length).set(question);
  const start = module.answer();
  return JSON.parse(decoder.decode(new Uint8Array(module.memory.buffer, start, module.answerLength())));
}

onmessage = async ({ data }) => {
  if (data.module) {
    module = (await WebAssembly.instantiate(data.module, imports)).exports;
    module._initialize();
    postMessage({ ready: true });
    return;
  }
  const { id, words } = data;
  try {
    signed = performance.now();
    postMessage({ id, value: answer(words) });
  } catch (error) {
    // A trap leaves the module in no state to go on: the page starts another.
    postMessage({ id, fault: String(error) });
  }
};
