// The thread in Node, which keeps messages until somebody listens.

import { parentPort } from "node:worker_threads";

import { Session } from "./index-node.js";
import { answers } from "./thread.js";

const answer = answers(Session);
parentPort.on("message", (message) => {
  const result = answer(message);
  if (result) parentPort.postMessage(result);
});
