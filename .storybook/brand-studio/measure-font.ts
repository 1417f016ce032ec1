import { type FontMeasures, SAMPLE } from "@baize/tokens/font/fallbacks";

/** Large, so that widths in ems are exact. */
const SIZE = 1000;
let measured = 0;

/** What this browser measures of a WOFF2 file, whose CSS `font-weight` is given; undefined where it cannot read it. */
export async function measureFont(file: Uint8Array<ArrayBuffer>, weight: string): Promise<FontMeasures | undefined> {
  measured += 1;
  const family = `Measured ${measured}`;
  const face = await new FontFace(family, file, { weight }).load().catch(() => undefined);
  const pen = document.createElement("canvas").getContext("2d");
  if (!face || !pen) return undefined;
  document.fonts.add(face);
  const sampleAt = (at: number | string) => {
    pen.font = `${at} ${SIZE}px "${family}"`;
    return pen.measureText(SAMPLE);
  };
  const [from = weight] = weight.split(" ");
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = sampleAt(from);
  return {
    lengthAt: (at = Number(from)) => sampleAt(at).width / SIZE,
    ascent: fontBoundingBoxAscent / SIZE,
    descent: fontBoundingBoxDescent / SIZE,
    // A canvas does not tell it; lines of the kit have a height of their own.
    lineGap: 0,
  };
}
