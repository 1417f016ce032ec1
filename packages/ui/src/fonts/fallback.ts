import { readFileSync } from "node:fs";
import { packageFile, sourceOf } from "./build-face.ts";
import { FACES, type FaceId } from "./face-table.ts";
import { metricsOf } from "@baize/tokens/font/sfnt";
import { shaperOf } from "@baize/tokens/font/shape";
import { unpack } from "@baize/tokens/font/woff2";

/** A font of the device that is shown until our own has loaded, and an npm package with the same metrics to measure. */
interface Local {
  readonly family: string;
  readonly fallbackFor: FaceId;
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  readonly from: string;
  /** File of the package without its weight. */
  readonly file: string;
}

const LOCALS: readonly Local[] = [
  {
    family: "Anek Latin Roboto",
    fallbackFor: "latin",
    regular: ["Roboto", "Roboto-Regular"],
    bold: ["Roboto Bold", "Roboto-Bold"],
    from: "@fontsource/roboto",
    file: "roboto-latin",
  },
  {
    family: "Anek Latin Arial",
    fallbackFor: "latin",
    // Arimo and Liberation Sans are drawn to the widths of Arial.
    regular: ["Arial", "Liberation Sans", "Arimo", "Helvetica"],
    bold: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold"],
    from: "@fontsource/arimo",
    file: "arimo-latin",
  },
  {
    family: "Anek Devanagari Noto",
    fallbackFor: "devanagari",
    regular: ["Noto Sans Devanagari", "Noto Sans Devanagari Regular", "NotoSansDevanagari-Regular"],
    bold: ["Noto Sans Devanagari Bold", "NotoSansDevanagari-Bold", "Noto Sans Devanagari"],
    from: "@fontsource/noto-sans-devanagari",
    file: "noto-sans-devanagari-devanagari",
  },
  {
    family: "Vazirmatn Naskh",
    fallbackFor: "arabic",
    regular: ["Noto Naskh Arabic", "Noto Naskh Arabic Regular", "NotoNaskhArabic-Regular"],
    bold: ["Noto Naskh Arabic Bold", "NotoNaskhArabic-Bold", "Noto Naskh Arabic"],
    from: "@fontsource/noto-naskh-arabic",
    file: "noto-naskh-arabic-arabic",
  },
];

/** Typical texts of the product, to compare the widths of two fonts. */
const SAMPLES: Readonly<Partial<Record<FaceId, string>>> = {
  latin:
    "Play is entertainment, not income. Set your limits, and stop whenever you like. Live casino Slots Sports Lottery Promotions Deposit Withdraw Balance 48,250.75 Pearl Monsoon Saffron Reel Today’s winners",
  devanagari:
    "खेल मनोरंजन है कमाई का ज़रिया नहीं अपनी सीमा तय करें और जब चाहें रुक जाएँ लाइव कैसीनो स्लॉट स्पोर्ट्स लॉटरी प्रमोशन जमा निकासी बैलेंस आज के विजेता घोषणाएँ",
  arabic:
    "اللعب ترفيه وليس مصدر دخل حدّد ميزانيتك وتوقّف متى شئت كازينو مباشر سلوتس رياضة يانصيب العروض إيداع سحب الرصيد فائزو اليوم الإعلانات",
};

/** Weights and widths that are close enough to be measured once. `at` is the middle of what the tokens ask for there. */
interface Seat {
  readonly weight: string;
  readonly stretch?: string;
  readonly bold: boolean;
  readonly at: Readonly<Record<string, number>>;
}

const LATIN_SEATS: readonly Seat[] = [
  { weight: "400 550", stretch: "97.01% 125%", bold: false, at: { wght: 430, wdth: 100 } },
  { weight: "551 700", stretch: "97.01% 125%", bold: true, at: { wght: 600, wdth: 100 } },
  { weight: "400 700", stretch: "87.01% 97%", bold: true, at: { wght: 610, wdth: 92 } },
  { weight: "400 700", stretch: "75% 87%", bold: true, at: { wght: 620, wdth: 84 } },
];
const SEATS: readonly Seat[] = [
  { weight: "400 550", bold: false, at: { wght: 430 } },
  { weight: "551 700", bold: true, at: { wght: 620 } },
];

export interface Fallback {
  readonly family: string;
  /** Full and PostScript names for `local()`. */
  readonly locals: readonly string[];
  readonly weight: string;
  readonly stretch: string | undefined;
  /** All as fractions of an em, as the CSS descriptors of the same names take them in percent. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The file that was measured, for tests that have no such local font. */
  readonly measured: string;
}

/** The fallback in the size in which the sample is as wide as in our font, with the same baseline and line height. */
async function measure(local: Local, seat: Seat): Promise<Fallback> {
  const face = FACES.find((row) => row.id === local.fallbackFor);
  const sample = SAMPLES[local.fallbackFor];
  if (!face || !sample) throw new Error(`No face or sample for "${local.fallbackFor}".`);
  const ours = await sourceOf(face);
  const measured = packageFile(local.from, "files", `${local.file}-${seat.bold ? 700 : 400}-normal.woff2`);
  const theirs = await unpack(readFileSync(measured));
  const sizeAdjust = shaperOf(ours, seat.at).advance(sample) / shaperOf(theirs).advance(sample);
  const { unitsPerEm, ascent, descent, lineGap } = metricsOf(ours);
  // Overrides are fractions of the size that size-adjust has already changed.
  const em = unitsPerEm * sizeAdjust;
  return {
    family: local.family,
    locals: seat.bold ? local.bold : local.regular,
    weight: seat.weight,
    stretch: seat.stretch,
    sizeAdjust,
    ascent: ascent / em,
    descent: descent / em,
    lineGap: lineGap / em,
    measured,
  };
}

export async function fallbacks(): Promise<Fallback[]> {
  const made: Fallback[] = [];
  for (const local of LOCALS) {
    for (const seat of local.fallbackFor === "latin" ? LATIN_SEATS : SEATS) made.push(await measure(local, seat));
  }
  return made;
}
