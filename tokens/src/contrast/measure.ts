import { channels, contrast, toHex, toOklch } from "../colour/oklch.ts";
import type { Brand } from "../brand.ts";
import type { Colour, TokenTable } from "../dtcg.ts";
import type { Mode } from "../modes.ts";
import { type Pair, pairs } from "./pairs.ts";

export interface Finding extends Pair {
  readonly brand: string;
  readonly mode: Mode;
  readonly ratio: number;
  readonly passes: boolean;
  /** The front colour as it is; a ball's digit has none of its own. */
  readonly hex?: string;
  /** Where it fails: the nearest lightness of the front colour that passes, as hex. */
  readonly nearest?: string;
}

/** Blends a translucent colour with the colour below it. */
function over(top: Colour, below: string): string {
  const share = top.alpha ?? 1;
  const under = channels(below);
  const mixed = channels(top.hex).map((value, index) => Math.round(value * share + (under[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Resolved tokens of the group `color` are colours: brand-problems.ts has checked it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const settledColour = ({ value }: TokenTable[string]) => value as Colour;

const groundOf = (role: string) => (role.startsWith("cloth.") ? "cloth.surface" : "surface.raised");

/** The colour of a role as hex; a translucent one is laid on `below`, which may be translucent, too. */
export function hexOf(table: TokenTable, role: string, below = groundOf(role)): string {
  const colour = (path: string): Colour => {
    const token = table[`color.${path}`];
    if (!token) throw new Error(`Contrast pair names "color.${path}", which does not exist.`);
    return settledColour(token);
  };
  return over(colour(role), over(colour(below), colour(groundOf(below)).hex));
}

/** The colour of the same hue nearest in lightness that reaches `least` on `ground`; undefined where none does. */
export function nearestPassing(front: string, ground: string, least: number): string | undefined {
  const start = toOklch(front);
  for (let step = 0; step <= 500; step++) {
    for (const sign of [1, -1]) {
      const lightness = start.l + (sign * step) / 500;
      if (lightness < 0 || lightness > 1) continue;
      const hex = toHex({ ...start, l: lightness });
      if (contrast(hex, ground) >= least) return hex;
    }
  }
  return undefined;
}

/** One pair with its ratio. */
export const measureTable = (table: TokenTable, pair: Pair) => ({
  ...pair,
  ratio: contrast(hexOf(table, pair.front), hexOf(table, pair.ground, pair.below)),
});

function measurePair(brand: Brand, mode: Mode, pair: Pair): Finding {
  const front = hexOf(brand.table[mode], pair.front);
  const ground = hexOf(brand.table[mode], pair.ground, pair.below);
  const ratio = contrast(front, ground);
  const passes = ratio >= pair.least;
  return {
    ...pair,
    brand: brand.name,
    mode,
    ratio,
    passes,
    hex: front,
    nearest: passes ? undefined : nearestPassing(front, ground, pair.least),
  };
}

/** A ball's digit is white or ink, whichever has more contrast: it must reach 4.5. */
function measureBall(brand: Brand, mode: Mode, role: string): Finding {
  const ball = hexOf(brand.table[mode], role);
  const ratio = Math.max(contrast("#ffffff", ball), contrast("#141414", ball));
  return { front: "white or ink", ground: role, least: 4.5, brand: brand.name, mode, ratio, passes: ratio >= 4.5 };
}

/** Every declared pair of one brand in one mode. */
export function measure(brand: Brand, mode: Mode): Finding[] {
  const balls = [1, 2, 3, 4, 5, 6].map((number) => measureBall(brand, mode, `ball.${number}`));
  return [...pairs.map((pair) => measurePair(brand, mode, pair)), ...balls];
}
