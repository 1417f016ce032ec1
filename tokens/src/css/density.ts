import type { TokenTable } from "../dtcg.ts";

/** What a person or an app chooses in place of the brand's own density: heights of controls and steps of space grow or shrink. */
const scales = { compact: 0.86, roomy: 1.14 } as const;
export type DensityScale = keyof typeof scales;
export const densityScales: readonly DensityScale[] = ["compact", "roomy"];

/** Steps up to 8 px are the distance between a sign and its words: they stay. */
const scaled = /^size\.control\.\w+$|^space\.(3|4|5|6|8|10|12|16)$/;
/** Below it a control can no longer be hit (WCAG 2.5.8). */
const least = 24;

/** The paths and pixels that a density changes, from the brand's own values. */
export function densityOf(table: TokenTable, density: DensityScale | "brand"): readonly (readonly [path: string, px: number])[] {
  return Object.entries(table).flatMap(([path, { value }]): (readonly [string, number])[] => {
    if (!scaled.test(path) || typeof value !== "object" || !("unit" in value) || value.unit !== "px") return [];
    if (density === "brand") return [[path, value.value]];
    const wanted = value.value * scales[density];
    // Even heights keep a label in the middle of its control without half pixels.
    return [[path, path.startsWith("size.") ? Math.max(least, 2 * Math.round(wanted / 2)) : Math.round(wanted)]];
  });
}
