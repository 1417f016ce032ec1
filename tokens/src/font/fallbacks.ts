import { type FontFallback, FROM_BOLD } from "./brand-font.ts";

/** Typical words of a page, to compare the widths of two fonts. */
export const SAMPLE =
  "Play is entertainment, not income. Set your limits, and stop whenever you like. Live casino Slots Sports Lottery Promotions Deposit Withdraw Balance 48,250.75 Pearl Monsoon Saffron Reel Today’s winners";

/** Lengths of the sample in ems in the devices' fonts, regular and bold; a test of the kit measures them again. */
export const DEVICES = [
  { device: "Roboto", regular: ["Roboto", "Roboto-Regular"], bold: ["Roboto Bold", "Roboto-Bold"], widths: [90.6064, 92.1323] },
  {
    device: "Arial",
    regular: ["Arial", "Liberation Sans", "Arimo", "Helvetica"],
    bold: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold"],
    widths: [91.1025, 97.8481],
  },
] as const;

/** What was measured of a font, in ems. */
export interface FontMeasures {
  /** How long the sample is; at this weight, where the font has more than one. */
  readonly lengthAt: (weight: number | undefined) => number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** A range of weights for which one measurement is close enough. `at`: the weight that is measured. */
interface WeightRange {
  readonly bold: boolean;
  readonly weight: string;
  readonly at?: number;
}
const weightRangesOf = (weight: string): readonly WeightRange[] =>
  weight.includes(" ")
    ? [
        { bold: false, weight: "400 550", at: 430 },
        { bold: true, weight: "551 700", at: 620 },
      ]
    : [{ bold: Number(weight) >= FROM_BOLD, weight: "400 700" }];

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** The devices' fonts in the size in which the sample is as wide as in this one, with its baseline and line height. `weight` as in CSS. */
export const fallbacksOf = (weight: string, { lengthAt, ascent, descent, lineGap }: FontMeasures): readonly FontFallback[] =>
  DEVICES.flatMap(({ device, regular, bold, widths }) =>
    weightRangesOf(weight).map((seat) => {
      const sizeAdjust = lengthAt(seat.at) / widths[seat.bold ? 1 : 0];
      return {
        device,
        locals: seat.bold ? bold : regular,
        weight: seat.weight,
        sizeAdjust: round(sizeAdjust),
        ascent: round(ascent / sizeAdjust),
        descent: round(descent / sizeAdjust),
        lineGap: round(lineGap / sizeAdjust),
      };
    }),
  );
