import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from "culori";
import type { Brand, Mode } from "../define-brand.ts";
import type { Colour, TokenTable } from "../dtcg.ts";
import { type Pair, pairs } from "./pairs.ts";

export interface Finding extends Pair {
  readonly brand: string;
  readonly mode: Mode;
  readonly ratio: number;
  readonly passes: boolean;
  /** Where it fails: the nearest lightness of the front colour that passes, as hex. */
  readonly nearest?: string;
}

const toOklch = converter("oklch");
const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** Flattens a translucent colour on what lies below it. */
function over(top: Colour, below: string): string {
  const share = top.alpha ?? 1;
  const mixed = [1, 3, 5].map((at) => Math.round(channel(top.hex, at) * share + channel(below, at) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function hexOf(table: TokenTable, role: string): string {
  const colour = (path: string): Colour => {
    const token = table[`color.${path}`];
    if (!token) throw new Error(`Contrast pair names "color.${path}", which does not exist.`);
    return token.value as Colour; // settled colour tokens hold a Colour: brand-problems.ts has checked it
  };
  const below = role.startsWith("cloth.") ? "cloth.surface" : "surface.raised";
  return over(colour(role), colour(below).hex);
}

/** The colour of the same hue nearest in lightness that reaches `least` on `ground`; undefined where none does. */
export function nearestPassing(front: string, ground: string, least: number): string | undefined {
  const start = toOklch(front);
  if (!start) return undefined;
  for (let step = 0; step <= 500; step++) {
    for (const sign of [1, -1]) {
      const lightness = start.l + (sign * step) / 500;
      if (lightness < 0 || lightness > 1) continue;
      const tried: Oklch = { ...start, l: lightness };
      const hex = formatHex(clampChroma(tried, "oklch"));
      if (wcagContrast(hex, ground) >= least) return hex;
    }
  }
  return undefined;
}

function measurePair(brand: Brand, mode: Mode, pair: Pair): Finding {
  const front = hexOf(brand.table[mode], pair.front);
  const ground = hexOf(brand.table[mode], pair.ground);
  const ratio = wcagContrast(front, ground);
  const passes = ratio >= pair.least;
  return {
    ...pair,
    brand: brand.name,
    mode,
    ratio,
    passes,
    ...(passes ? {} : { nearest: nearestPassing(front, ground, pair.least) }),
  };
}

/** A ball's digit is white or ink, whichever reads better: the better one must reach 4.5. */
function measureBall(brand: Brand, mode: Mode, role: string): Finding {
  const ball = hexOf(brand.table[mode], role);
  const ratio = Math.max(wcagContrast("#ffffff", ball), wcagContrast("#141414", ball));
  return { front: "white or ink", ground: role, least: 4.5, brand: brand.name, mode, ratio, passes: ratio >= 4.5 };
}

/** Every declared pair of one brand in one mode. */
export function measure(brand: Brand, mode: Mode): Finding[] {
  const balls = [1, 2, 3, 4, 5, 6].map((number) => measureBall(brand, mode, `ball.${number}`));
  return [...pairs.map((pair) => measurePair(brand, mode, pair)), ...balls];
}
