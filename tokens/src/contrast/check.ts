// Checks the contrast of every declared pair × brand × mode. Prints one line when all pass, else one per failure.
import { brands } from "../brands.ts";
import { modes } from "../modes.ts";
import { measure } from "./measure.ts";
import { contrastFailures, failureText, markFailures } from "./problems.ts";

const checked = brands.flatMap((brand) => modes.flatMap((mode) => measure(brand, mode))).length;
const failures = brands.flatMap((brand) => contrastFailures(brand));
const marks = brands.flatMap((brand) => markFailures(brand).map((text) => `${brand.name} ${text}`));
for (const failure of failures) console.error(`contrast: ${failure.brand} ${failureText(failure)}`);
for (const text of marks) console.error(`contrast: ${text}`);
console.log(`contrast: ${checked - failures.length} passed, ${failures.length + marks.length} failed`);
process.exitCode = failures.length + marks.length > 0 ? 1 : 0;
