import type { Axis } from "@baize/tokens/font/subset";

export type FaceId = "latin" | "rupee" | "currency" | "latin-more" | "latin-ext" | "vietnamese" | "devanagari" | "arabic";

/** One file of one family, and the rule that says for which letters a browser fetches it. */
export interface FaceRow {
  readonly id: FaceId;
  readonly family: "Anek Latin" | "Anek Devanagari" | "Vazirmatn";
  /** The npm package, which holds the licence too, and the file in it. */
  readonly from: string;
  readonly file: string;
  /** CSS `unicode-range`; what the file holds is read from it. */
  readonly range: string;
  readonly axes: Readonly<Record<string, Axis>>;
  readonly features?: readonly string[];
  /**
   * Where kerning and the places of marks are taken from: a variable font carries them for every weight and width,
   * which costs a quarter of the file for invisible differences.
   */
  readonly layoutAt?: Readonly<Record<string, number>>;
  /** Devanagari only: the glyphs of `devanagari.ts` in place of all that the layout rules can reach. */
  readonly listed?: true;
}

const anekLatin = { family: "Anek Latin", from: "@fontsource-variable/anek-latin" } as const;
const weight = [400, 700] as const;
/** The brands set text from 75 (regatta) to 112 (utsav); wordmarks and covers go to 125. */
const axes = { wght: weight, wdth: [75, 125] } as const;
const layoutAt = { wght: 500, wdth: 95 } as const;
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];
const DEVANAGARI_FEATURES =
  "nukt akhn rphf rkrf pref blwf half pstf vatu cjct init pres abvs blws psts haln calt kern dist abvm blwm mark mkmk ccmp locl";

export const FACES: readonly FaceRow[] = [
  {
    ...anekLatin,
    id: "latin",
    file: "anek-latin-latin-wdth-normal.woff2",
    range: "U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212",
    axes,
    features: ["kern", "tnum"],
    layoutAt,
  },
  { ...anekLatin, id: "rupee", file: "anek-latin-latin-ext-wdth-normal.woff2", range: "U+20B9", axes, features: [] },
  {
    ...anekLatin,
    id: "currency",
    file: "anek-latin-latin-ext-wdth-normal.woff2",
    range: "U+20A0-20AB,U+20AD-20B8,U+20BA-20C0",
    axes,
    features: [],
  },
  {
    ...anekLatin,
    id: "latin-more",
    file: "anek-latin-latin-wdth-normal.woff2",
    range:
      "U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+201A,U+201E,U+2020-2021,U+2030,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2215",
    axes,
    features,
    layoutAt,
  },
  {
    ...anekLatin,
    id: "latin-ext",
    file: "anek-latin-latin-ext-wdth-normal.woff2",
    range:
      "U+100-130,U+132-151,U+154-19F,U+1A2-1AE,U+1B1-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF,U+2113,U+2116",
    axes,
    features,
    layoutAt,
  },
  {
    ...anekLatin,
    id: "vietnamese",
    file: "anek-latin-vietnamese-wdth-normal.woff2",
    range: "U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF1",
    axes,
    features,
    layoutAt,
  },
  {
    id: "devanagari",
    family: "Anek Devanagari",
    from: "@fontsource-variable/anek-devanagari",
    file: "anek-devanagari-devanagari-wght-normal.woff2",
    range: "U+901-94D,U+950,U+958-970,U+200C-200D,U+25CC",
    axes: { wght: weight },
    features: DEVANAGARI_FEATURES.split(" "),
    layoutAt: { wght: 520 },
    listed: true,
  },
  {
    id: "arabic",
    family: "Vazirmatn",
    from: "@fontsource-variable/vazirmatn",
    file: "vazirmatn-arabic-wght-normal.woff2",
    range: "U+600-6FF,U+200C-200D",
    axes: { wght: weight },
    layoutAt: { wght: 520 },
  },
];

/** `U+41-43,U+2212` as the code points it names. */
export function codePoints(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().slice(2).split("-");
    const start = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, index) => start + index);
  });
}
