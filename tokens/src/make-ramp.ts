import { intoGamut, toHex, toOklch } from "./colour/oklch.ts";

/** The lightness scale of every ramp of every brand: a ramp of another hue keeps its contrast. */
const lightness = {
  0: 0.995,
  50: 0.968,
  100: 0.938,
  200: 0.885,
  300: 0.81,
  400: 0.715,
  500: 0.61,
  600: 0.51,
  700: 0.42,
  750: 0.38,
  800: 0.345,
  850: 0.304,
  900: 0.266,
  950: 0.23,
  1000: 0.182,
} as const;
export type Step = keyof typeof lightness;
export const steps: readonly Step[] = [0, 50, 100, 200, 300, 400, 500, 600, 700, 750, 800, 850, 900, 950, 1000];

/** The share of the peak chroma at each step. */
const curves = {
  /** Saturated in the middle, like felt. */
  middle: [0.05, 0.13, 0.24, 0.42, 0.64, 0.86, 1, 1, 0.94, 0.9, 0.84, 0.76, 0.66, 0.55, 0.42],
  /** Saturated in the light steps, like brass. */
  metal: [0.06, 0.2, 0.4, 0.72, 1, 1, 0.94, 0.84, 0.74, 0.68, 0.62, 0.54, 0.46, 0.38, 0.3],
  /** A tinted neutral, like card stock. */
  neutral: [0.07, 0.16, 0.3, 0.42, 0.5, 0.58, 0.6, 0.6, 0.62, 0.66, 0.7, 0.84, 0.84, 0.8, 0.64],
} as const;

export type Curve = keyof typeof curves;

export interface Dye {
  /** Degrees of OKLCH, 0 to 360. */
  readonly hue: number;
  /** Peak chroma; 0 is grey, felt has about 0.09, a saturated brand 0.17. sRGB may lower it. */
  readonly chroma: number;
  /** Hue of the dark end; `hue` where left out. */
  readonly hueEnd?: number;
}
export interface PaintToken {
  readonly $value: { readonly colorSpace: "oklch"; readonly components: number[]; readonly hex: string };
}
export type RampDocument = Readonly<Record<Step, PaintToken>>;

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** One colour as a DTCG token: oklch components and the hex that CSS ships. */
export function paint(l: number, c: number, h: number): PaintToken {
  const shown = intoGamut({ l, c, h });
  const components = [rounded(shown.l), rounded(shown.c), Math.round(h) % 360];
  return { $value: { colorSpace: "oklch", components, hex: toHex(shown) } };
}

/** Applies one hue to the shared lightness scale: fifteen steps, as a group of DTCG colour tokens. */
export function makeRamp({ hue, chroma, hueEnd = hue }: Dye, curve: Curve): RampDocument {
  const dyed = steps.map((step, index) => {
    const l = lightness[step];
    const share = curves[curve][index] ?? 0;
    return [step, paint(l, chroma * share, (hue + (hueEnd - hue) * (1 - l) + 360) % 360)];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys, which are those of `lightness`.
  return Object.fromEntries(dyed) as RampDocument;
}

/** The dye whose ramp passes through this colour, at the step of its lightness. */
export function dyeThrough(hex: string, curve: Curve): Dye {
  const { l, c, h } = toOklch(hex);
  const far = steps.map((step) => Math.abs(lightness[step] - l));
  const share = curves[curve][far.indexOf(Math.min(...far))] ?? 1;
  const chroma = Math.min(0.3, c / share);
  return { hue: Math.round(h), chroma: Math.round(chroma * 1000) / 1000 };
}

/** The largest share of the chroma that a ramp shows. */
export const peakShare = (curve: Curve): number => Math.max(...curves[curve]);
