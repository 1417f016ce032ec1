import { brands } from "@baize/tokens/brands";
import { pairs } from "@baize/tokens/contrast/pairs";

export interface ContrastRow {
  readonly id: string;
  readonly front: string;
  readonly ground: string;
  readonly least: number;
  /** Ratio by `<brand> <mode>`. */
  readonly ratios: Readonly<Record<string, number>>;
}

interface Paint {
  readonly hex: string;
  readonly alpha?: number;
}
type Table = (typeof brands)[number]["table"]["light"];

function isPaint(value: unknown): value is Paint {
  return typeof value === "object" && value !== null && "hex" in value;
}
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A role's colour; a translucent one is laid on the ground it is on, as the gate does. */
function rgbOf(table: Table, role: string): number[] | undefined {
  const paint = table[`color.${role}`]?.value;
  const below = table[role.startsWith("cloth.") ? "color.cloth.surface" : "color.surface.raised"]?.value;
  if (!isPaint(paint) || !isPaint(below)) return undefined;
  const share = paint.alpha ?? 1;
  const under = channels(below.hex);
  return channels(paint.hex).map((value, index) => value * share + (under[index] ?? 0) * (1 - share));
}

/** WCAG 2.2 relative luminance of an sRGB colour, channels 0 to 255. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: readonly number[], two: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].toSorted((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

/** Columns of the matrix. */
export const looks = brands.flatMap((brand) =>
  (["light", "dark"] as const).map((mode) => ({ id: `${brand.name} ${mode}`, table: brand.table[mode] })),
);

/** Every declared pair of roles with its ratio in each brand and mode. The gate that fails the build is `pnpm contrast`. */
export const contrastRows: readonly ContrastRow[] = pairs.map(({ front, ground, least }, index) => {
  const measured = looks.flatMap(({ id, table }) => {
    const [one, two] = [rgbOf(table, front), rgbOf(table, ground)];
    return one && two ? [[id, contrast(one, two)] as const] : [];
  });
  return { id: String(index), front, ground, least, ratios: Object.fromEntries(measured) };
});
