import { encode } from "uqr";

/** How much of the code may be lost or covered: about 7, 15, 25, 30 per cent (ISO/IEC 18004, 7.5.1). */
export type Correction = "L" | "M" | "Q" | "H";
export interface QrArt {
  /** The dark modules as one SVG path, one unit a module. */
  readonly path: string;
  /** Modules along one side, the quiet zone included. */
  readonly side: number;
  /** Modules along one side of the square that is left free in the middle; 0 without one. */
  readonly hole: number;
}

/** Light modules around the code, without which a camera does not find it (ISO/IEC 18004, 6.3.8). */
export const quietZone = 4;

/** An odd count of modules, about a fifth of the side: a twentieth of the area, well inside what level H repairs. */
const holeOf = (size: number) => 2 * Math.floor(size / 10) + 1;

function draw(data: readonly (readonly boolean[])[], isDark: (x: number, y: number) => boolean): string {
  let path = "";
  for (let y = 0; y < data.length; y += 1) {
    for (let x = 0; x < data.length; x += 1) {
      const from = x;
      while (x < data.length && isDark(x, y)) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return path;
}

function modulesOf(value: string, ecc: Correction) {
  try {
    return encode(value, { ecc, border: quietZone, boostEcc: true });
  } catch (error) {
    // The encoder's message for data that no version holds.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The drawing of a text as a QR code; undefined when it is longer than a code can hold at that correction. */
export function qrArt(value: string, correction: Correction, holed: boolean): QrArt | undefined {
  const code = modulesOf(value, correction);
  if (!code) return undefined;
  const { data, size: side } = code;
  const hole = holed ? holeOf(side - 2 * quietZone) : 0;
  const start = (side - hole) / 2;
  const inHole = (at: number) => at >= start && at < start + hole;
  const isDark = (x: number, y: number) => data[y]?.[x] === true && !(hole > 0 && inHole(x) && inHole(y));
  return { path: draw(data, isDark), side, hole };
}
