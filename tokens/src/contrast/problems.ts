import type { Brand } from "../brand.ts";
import { contrast } from "../colour/oklch.ts";
import { readMark } from "../mark/read-mark.ts";
import { modes } from "../modes.ts";
import { type Finding, hexOf, measure } from "./measure.ts";
import { groundName } from "./pairs.ts";

/** Every declared pair of a brand that is below its least ratio, in both modes. */
export function contrastFailures(brand: Brand): Finding[] {
  return modes.flatMap((mode) => measure(brand, mode)).filter((finding) => !finding.passes);
}

/** One failure as a sentence that names both roles, the ratio, what is needed, and the nearest colour that passes. */
export function failureText(finding: Finding): string {
  const { mode, front, ratio, least, hex, nearest } = finding;
  const way = nearest ? `nearest that passes: ${hex ? `${hex} → ` : ""}${nearest}` : "no lightness of this hue passes";
  return `${mode}: ${front} on ${groundName(finding)} is ${ratio.toFixed(2)}, needs ${least} (${way})`;
}

/** What the kit draws a mark on: header and footer, and the pages without them. */
const markGrounds = ["surface.bar", "surface.page"];
/** Of a graphic (WCAG 2.2, 1.4.11). */
const LEAST_OF_MARK = 3;

/** The ratio of each of a mark's own colours on each ground, in both modes. */
function markRatios({ mark, table }: Brand) {
  const { colours } = readMark(mark).mark;
  return modes.flatMap((mode) =>
    markGrounds.map((ground) => {
      const below = hexOf(table[mode], ground);
      return { mode, ground, below, ratios: colours.map((hex) => ({ hex, ratio: contrast(hex, below) })) };
    }),
  );
}

/** Colours of a mark that are hard to see on one of its grounds, as sentences. They are no failure where others can be seen there. */
export function faintMarkColours(brand: Brand): string[] {
  return markRatios(brand).flatMap(({ mode, ground, below, ratios }) =>
    ratios
      .filter(({ ratio }) => ratio < LEAST_OF_MARK)
      .map(
        ({ hex, ratio }) =>
          `${mode}: ${hex} of the mark is hard to see on ${ground} (${below}): it has ${ratio.toFixed(2)} of ${LEAST_OF_MARK}`,
      ),
  );
}

/**
 * Where a mark with colours of its own cannot be seen, as sentences; empty for a mark that takes the brand's. Its colours lie on one
 * another, too, so it is enough that one of them reaches the ratio on each ground.
 */
export function markFailures(brand: Brand): string[] {
  return markRatios(brand).flatMap(({ mode, ground, below, ratios }) => {
    const [best] = ratios.toSorted((one, two) => two.ratio - one.ratio);
    if (!best || best.ratio >= LEAST_OF_MARK) return [];
    const most = `its strongest colour, ${best.hex}, has ${best.ratio.toFixed(2)}`;
    return [
      `${mode}: the mark on ${ground} (${below}) needs ${LEAST_OF_MARK}, and ${most}; draw it in one colour, or add one that passes`,
    ];
  });
}
