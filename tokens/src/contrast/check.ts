// The contrast gate: every declared pair × brand × mode. One line when all pass, one per failure otherwise.
import { brands } from "../brands.ts";
import { modes } from "../define-brand.ts";
import { measure } from "./measure.ts";

const findings = brands.flatMap((brand) => modes.flatMap((mode) => measure(brand, mode)));
const failures = findings.filter((finding) => !finding.passes);
for (const { brand, mode, front, ground, ratio, least, nearest } of failures) {
  const way = nearest ? `nearest that passes: ${nearest}` : "no lightness of this hue passes";
  console.error(`contrast: ${brand} ${mode}: ${front} on ${ground} is ${ratio.toFixed(2)}, needs ${least} (${way})`);
}
console.log(`contrast: ${findings.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
