// Sessions in threads of a browser.

import { withThreads } from "./worker-session.js";

export { CalculationError, EngineError, Result } from "./session.js";

export const WorkerSession = withThreads((onmessage, onfailure) => {
  const worker = new Worker(new URL("thread-browser.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => onmessage(data);
  worker.onerror = ({ message }) => onfailure(message);
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
});
