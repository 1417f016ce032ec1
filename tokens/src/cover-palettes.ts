import type { BrandTokens } from "./brand-tokens.ts";
import { toOklch } from "./colour/oklch.ts";
import { flatten } from "./dtcg.ts";
import { paint } from "./make-ramp.ts";

export type Covers = BrandTokens["color"]["cover"];

function hexOf(value: unknown): string {
  if (typeof value === "object" && value !== null && "hex" in value && typeof value.hex === "string") return value.hex;
  throw new Error(`A cover palette holds what is no colour: ${JSON.stringify(value)}`);
}

/** The same twelve palettes with every hue turned by some degrees: lightness stays, so titles stay legible. */
export function turnCovers(covers: Covers, degrees: number): Covers {
  const turned: Record<string, Record<string, object>> = {};
  for (const [path, { value }] of Object.entries(flatten(covers))) {
    const [palette = "", ink = ""] = path.split(".");
    const { l, c, h } = toOklch(hexOf(value));
    turned[palette] = { ...turned[palette], [ink]: paint(l, c, (h + degrees + 360) % 360) };
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same paths as came in
  return turned as unknown as Covers;
}
