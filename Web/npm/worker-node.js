// Sessions in threads of Node.

import { Worker } from "node:worker_threads";

import { withThreads } from "./worker-session.js";

export { CalculationError, EngineError, Result } from "./session.js";

export const WorkerSession = withThreads((onmessage, onfailure) => {
  const worker = new Worker(new URL("thread-node.js", import.meta.url));
  worker.on("message", onmessage);
  worker.on("error", onfailure);
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
});
