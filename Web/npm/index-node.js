// The package in Node.

import { compiled } from "./compiled-node.js";
import { withModule } from "./session.js";

export { CalculationError, EngineError, Result } from "./session.js";
export const { evaluate, Session } = withModule(await compiled());
