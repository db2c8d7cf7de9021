// The package in a browser.

import { compiled } from "./compiled.js";
import { withModule } from "./session.js";

export { CalculationError, EngineError, Result } from "./session.js";
export const { evaluate, Session } = withModule(await compiled());
