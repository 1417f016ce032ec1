// Checks the contrast of every declared pair × brand × mode. Prints one line when all pass, else one per failure.
import { brands } from "../brands.ts";
import { modes } from "../modes.ts";
import { measure } from "./measure.ts";
import { contrastFailures, failureText } from "./problems.ts";

const checked = brands.flatMap((brand) => modes.flatMap((mode) => measure(brand, mode))).length;
const failures = brands.flatMap((brand) => contrastFailures(brand));
for (const failure of failures) console.error(`contrast: ${failure.brand} ${failureText(failure)}`);
console.log(`contrast: ${checked - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
