// `pnpm verify`: the inner loop. No browser, no database.
import { quickSteps } from "./steps.ts";
import { runAll } from "./step.ts";

await runAll(quickSteps);
