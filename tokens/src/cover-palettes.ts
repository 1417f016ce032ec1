import type { BrandTokens } from "./brand-tokens.ts";
import { type Oklch, toOklch } from "./colour/oklch.ts";
import { flatten } from "./dtcg.ts";
import { paint, type PaintToken } from "./make-ramp.ts";
import type { CoverInks } from "./recipe/recipe.ts";

export type Covers = BrandTokens["color"]["cover"];

function hexOf(value: unknown): string {
  if (typeof value === "object" && value !== null && "hex" in value && typeof value.hex === "string") return value.hex;
  throw new Error(`A cover palette holds what is no colour: ${JSON.stringify(value)}`);
}

type Recolour = (oklch: Oklch, palette: number, ink: string) => PaintToken;

function recoloured(covers: Covers, recolour: Recolour): Covers {
  const made: Record<string, Record<string, object>> = {};
  for (const [path, { value }] of Object.entries(flatten(covers))) {
    const [palette = "", ink = ""] = path.split(".");
    made[palette] = { ...made[palette], [ink]: recolour(toOklch(hexOf(value)), Number(palette), ink) };
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same paths as came in
  return made as unknown as Covers;
}

/** The same twelve palettes with every hue turned by some degrees: lightness stays, so titles stay legible. */
export function turnCovers(covers: Covers, degrees: number): Covers {
  return recoloured(covers, ({ l, c, h }) => paint(l, c, (h + degrees + 360) % 360));
}

/** The same twelve palettes in a brand's own hues, which take turns as ground, shape and spark. */
export function coversFromHues(covers: Covers, hues: readonly number[]): Covers {
  const place: Readonly<Record<string, number>> = { ground: 0, ink: 0, shape: 1, spark: 2 };
  return recoloured(covers, ({ l, c }, palette, ink) => paint(l, c, hues[(palette + (place[ink] ?? 0)) % hues.length] ?? 0));
}

/** Twelve palettes that were given as hex. */
export function coversFromInks(covers: Covers, inks: readonly CoverInks[]): Covers {
  return recoloured(covers, (_, palette, ink) => {
    const given: unknown = Reflect.get(inks[palette - 1] ?? {}, ink);
    if (typeof given !== "string") throw new Error(`Cover palette ${palette} has no ${ink}.`);
    const { l, c, h } = toOklch(given);
    return { $value: { ...paint(l, c, h).$value, hex: given.toLowerCase() } };
  });
}

/** The palettes as hex, as a recipe writes them. */
export function inksOf(covers: Covers): CoverInks[] {
  const made: Record<string, Record<string, string>> = {};
  for (const [path, { value }] of Object.entries(flatten(covers))) {
    const [palette = "", ink = ""] = path.split(".");
    made[palette] = { ...made[palette], [ink]: hexOf(value) };
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same paths as came in
  return Object.values(made) as unknown as CoverInks[];
}
