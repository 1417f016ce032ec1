/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}
export type Three = readonly [number, number, number];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `map` forgets that three channels stay three.
const three = (values: readonly number[]) => values as unknown as Three;

// Matrices of OKLab: Björn Ottosson, "A perceptual color space for image processing" (2020), as CSS Color 4 takes them over.
function toLinear({ l, c, h }: Oklch): Three {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const fits = (colour: Oklch) => toLinear(colour).every((value) => value >= -1e-4 && value <= 1 + 1e-4);
const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
/** sRGB transfer function, as WCAG 2.2 states it for relative luminance. */
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const byte = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, "0");

/** Reduces chroma until sRGB can show the colour. */
export function intoGamut(colour: Oklch): Oklch {
  if (fits(colour)) return colour;
  let [low, high] = [0, colour.c];
  while (high - low > 1e-4) {
    const middle = (low + high) / 2;
    if (fits({ ...colour, c: middle })) low = middle;
    else high = middle;
  }
  return { ...colour, c: low };
}

/** `#rrggbb`; a colour outside sRGB loses chroma only. */
export function toHex(colour: Oklch): string {
  return `#${toLinear(intoGamut(colour))
    .map((value) => byte(encode(value)))
    .join("")}`;
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function channels(hex: string): Three {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}

/** OKLCH of `#rrggbb`; the hue of a grey is 0. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = three(channels(hex).map((value) => decode(value / 255)));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blue = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const c = Math.hypot(a, blue);
  const turn = (Math.atan2(blue, a) * 180) / Math.PI;
  return { l, c, h: c < 1e-4 ? 0 : (turn + 360) % 360 };
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r, g, b] = three(channels(hex).map((value) => decode(value / 255)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, two: string): number {
  const [first, second] = [luminance(one), luminance(two)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
