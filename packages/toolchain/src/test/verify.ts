// `npm run verify`: the inner loop. No browser, no database.
import { quickSteps } from "./steps.ts";
import { runJobs } from "./run-jobs.ts";

await runJobs([{ name: "verify", steps: quickSteps }]);
