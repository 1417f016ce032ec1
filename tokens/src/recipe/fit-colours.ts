import { toHex, toOklch } from "../colour/oklch.ts";
import { hexOf, measureTable } from "../contrast/measure.ts";
import { groundName, type Pair, pairs } from "../contrast/pairs.ts";
import type { TokenTable } from "../dtcg.ts";
import { type Mode, modes } from "../modes.ts";
import { layered, settle } from "../settle.ts";
import type { ColourName } from "./dyes.ts";
import { colourValue } from "./override.ts";
import type { BrandRecipe } from "./recipe.ts";

/** What became of a colour that a brand gave, in one role and mode. */
export interface ColourNote {
  readonly color: ColourName;
  readonly mode: Mode;
  /** Path below `color.`. */
  readonly role: string;
  readonly given: string;
  readonly used: string;
  /** The pair that the given colour fails, and its ratio there; absent where it was kept. */
  readonly because?: Pair & { readonly ratio: number };
}

/** A role that shows a given colour itself, and those that are the same colour lighter or darker. */
interface Wish {
  readonly color: ColourName;
  readonly mode: Mode;
  readonly role: string;
  readonly shades: Readonly<Record<string, number>>;
}

const wishes: readonly Wish[] = [
  { color: "brand", mode: "light", role: "accent.default", shades: { "accent.hover": -0.06, "accent.pressed": -0.12 } },
  { color: "accent", mode: "dark", role: "accent.default", shades: { "accent.hover": 0.06, "accent.pressed": -0.07 } },
  ...modes.map((mode) => ({
    color: "accent" as const,
    mode,
    role: "cloth.accent",
    shades: { "cloth.accentHover": 0.06, "cloth.accentPressed": -0.07 },
  })),
  ...modes.map((mode) => ({ color: "danger" as const, mode, role: "live", shades: {} })),
];

/** Words whose step of a ramp is too dark in some hues on a pressed part of the cloth. */
const wordsOfRamps = ["cloth.accentText", "cloth.link", "cloth.negative"];

const about = (role: string) => pairs.filter(({ front, ground }) => front === role || ground === role);
const withColour = (table: TokenTable, role: string, hex: string): TokenTable => ({
  ...table,
  [`color.${role}`]: { type: "color", value: colourValue(hex), extensions: {} },
});

/** The first pair that the colour fails in this role, among those that do not wait for another colour of the same wish. */
function failing(table: TokenTable, role: string, hex: string) {
  const painted = withColour(table, role, hex);
  return about(role)
    .map((pair) => measureTable(painted, pair))
    .find(({ ratio, least }) => ratio < least);
}

/** The colour of the same hue, nearest in lightness, that passes every pair of the role; undefined where none does. */
function nearestFitting(table: TokenTable, role: string, hex: string): string | undefined {
  const start = toOklch(hex);
  for (let step = 0; step <= 250; step++) {
    for (const sign of [1, -1]) {
      const l = start.l + (sign * step) / 250;
      if (l < 0 || l > 1) continue;
      const tried = step === 0 ? hex.toLowerCase() : toHex({ ...start, l });
      if (!failing(table, role, tried)) return tried;
    }
  }
  return undefined;
}

const lighter = (hex: string, by: number): string => {
  const colour = toOklch(hex);
  return toHex({ ...colour, l: Math.min(1, Math.max(0, colour.l + by)) });
};

export interface Fitted {
  readonly light: Record<string, string>;
  readonly dark: Record<string, string>;
  readonly notes: readonly ColourNote[];
}

/**
 * Shows a brand's colours as they were given wherever they can be read, else the nearest lightness that can, and says which.
 * A colour that the recipe sets itself is left alone, and so is one that was given as a hue.
 */
export function fitColours(recipe: BrandRecipe, plain: Parameters<typeof layered>[0]): Fitted {
  const layers = layered(plain);
  const tables: Record<Mode, TokenTable> = { light: settle(layers.light), dark: settle(layers.dark) };
  const fitted: Record<Mode, Record<string, string>> = { light: {}, dark: {} };
  const notes: ColourNote[] = [];
  const isSet = (mode: Mode, role: string) =>
    [recipe.tokens, recipe[mode]].some((own) => own && Object.hasOwn(own, `color.${role}`));
  const put = (mode: Mode, role: string, hex: string) => {
    tables[mode] = withColour(tables[mode], role, hex);
    fitted[mode][`color.${role}`] = hex;
  };
  for (const { color, mode, role, shades } of wishes) {
    const given = recipe.colors[color];
    if (typeof given !== "string" || isSet(mode, role)) continue;
    const used = nearestFitting(tables[mode], role, given);
    if (used === undefined) continue;
    const because = failing(tables[mode], role, given);
    put(mode, role, used);
    notes.push({ color, mode, role, given, used, because });
    for (const [shade, by] of Object.entries(shades)) {
      const hex = isSet(mode, shade) ? undefined : nearestFitting(tables[mode], shade, lighter(used, by));
      if (hex !== undefined) put(mode, shade, hex);
    }
  }
  for (const mode of modes) {
    for (const role of wordsOfRamps) {
      const hex = hexOf(tables[mode], role);
      const used = isSet(mode, role) || !failing(tables[mode], role, hex) ? undefined : nearestFitting(tables[mode], role, hex);
      if (used !== undefined) put(mode, role, used);
    }
  }
  return { ...fitted, notes };
}

/** `#0e7c86 → #00747e as accent.default (light): with text.onAccent it has 4.31, needs 4.5`, or that it was kept. */
export function noteText({ color, mode, role, given, used, because }: ColourNote): string {
  if (!because) return `${color} ${given} is kept as ${role} (${mode})`;
  const other = because.front === role ? groundName(because) : because.front;
  return `${color} ${given} → ${used} as ${role} (${mode}), because with ${other} it has ${because.ratio.toFixed(2)} and needs ${because.least}`;
}
