import type { BrandFont } from "./brand-font.ts";
import { fallbacksOf, SAMPLE } from "./fallbacks.ts";
import { axesOf, familyOf, type FontAxis, lettersOf } from "./read-font.ts";
import { metricsOf, weightClassOf } from "./sfnt.ts";
import { shaperOf } from "./shape.ts";
import { subset } from "./subset.ts";
import { pack, unpack } from "./woff2.ts";

/** The letters, signs and currencies of a page in a Latin script. */
const LATIN =
  "U+20-7E,U+A0-FF,U+131,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2030,U+2039-203A,U+20A0-20C0,U+2212";
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum", "liga"];

/** `U+41-43,U+2212` as the code points it names. */
function codePoints(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().slice(2).split("-");
    const start = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, index) => start + index);
  });
}

const hex = (point: number) => point.toString(16).toUpperCase();
/** Code points as a CSS `unicode-range`. */
function rangeOf(points: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}

const within = (axis: FontAxis | undefined, least: number, most: number): [number, number] | undefined =>
  axis && [Math.max(least, axis.min), Math.min(most, axis.max)];

/** A font file (TTF, OTF, WOFF2) as a brand's file holds it: its Latin letters alone, and the measures of its fallbacks. */
export async function buildFont(file: Buffer): Promise<BrandFont> {
  const source = await unpack(file);
  const axes = axesOf(source);
  const weight = within(axes.wght, 400, 700);
  const only = weightClassOf(source);
  const stretch = within(axes.wdth, 75, 125);
  const held = lettersOf(source);
  const points = codePoints(LATIN).filter((point) => held.has(point));
  const kept = { ...(weight ? { wght: weight } : {}), ...(stretch ? { wdth: stretch } : {}) };
  // Other axes are held where the font's maker put them.
  const still = Object.fromEntries(Object.entries(axes).flatMap(([tag, axis]) => (tag in kept ? [] : [[tag, axis.usual]])));
  const small = await subset(source, { unicodes: points, axes: { ...still, ...kept }, features: FEATURES });
  const weights = weight ? weight.join(" ") : String(only);
  const { unitsPerEm, ascent, descent, lineGap } = metricsOf(source);
  return {
    family: familyOf(source),
    weight: weights,
    ...(stretch ? { stretch: `${stretch[0]}% ${stretch[1]}%` } : {}),
    range: rangeOf(points),
    data: (await pack(small)).toString("base64"),
    fallbacks: fallbacksOf(weights, {
      lengthAt: (wght) => shaperOf(source, wght === undefined ? {} : { wght }).advance(SAMPLE),
      ascent: ascent / unitsPerEm,
      descent: descent / unitsPerEm,
      lineGap: lineGap / unitsPerEm,
    }),
  };
}
