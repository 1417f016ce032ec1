import type { Brand } from "../brand.ts";
import { modes } from "../modes.ts";
import { type Finding, measure } from "./measure.ts";

/** Every declared pair of a brand that is below its least ratio, in both modes. */
export function contrastFailures(brand: Brand): Finding[] {
  return modes.flatMap((mode) => measure(brand, mode)).filter((finding) => !finding.passes);
}

/** One failure as a sentence that names both roles, the ratio, what is needed, and the nearest colour that passes. */
export function failureText({ mode, front, ground, ratio, least, hex, nearest }: Finding): string {
  const way = nearest ? `nearest that passes: ${hex ? `${hex} → ` : ""}${nearest}` : "no lightness of this hue passes";
  return `${mode}: ${front} on ${ground} is ${ratio.toFixed(2)}, needs ${least} (${way})`;
}
