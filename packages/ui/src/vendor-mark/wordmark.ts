import { hash, pick, randomFrom } from "../cover/random.ts";

/** Widths of the one variable family that vendors without a logo are set in. */
export const wordWidths = ["75", "82", "100", "118", "125"] as const;

/** Ten plain shapes in a 24 × 24 box, cut like suits. */
export const shapes = [
  "M12 2L22 12L12 22L2 12z",
  "M2 12A10 10 0 0 1 22 12z",
  "M12 2A10 10 0 1 0 22 12H12z",
  "M2 22V2L22 22z",
  "M2 8H22V16H2zM8 2H16V22H8z",
  "M12 2L22 22H2zM12 12L17 22H7z",
  "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2zM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8z",
  "M2 2H22V8H2zM2 16H22V22H2z",
  "M12 2C16 8 22 10 22 15A5 5 0 0 1 12 17A5 5 0 0 1 2 15C2 10 8 8 12 2z",
  "M2 12C6 2 12 2 12 12S18 22 22 12V22H2z",
] as const;

export interface Wordmark {
  readonly stretch: (typeof wordWidths)[number];
  /** Only the narrowest and the widest are set in capitals. */
  readonly capitals: boolean;
  readonly shape: string;
}

/** How a vendor's name is set: the name alone decides. */
export function wordmarkOf(name: string): Wordmark {
  const random = randomFrom(hash(`${name}wm`));
  const stretch = pick(random, wordWidths);
  const shape = shapes[(hash(`128${name}`) >>> 7) % shapes.length] ?? shapes[0];
  return { stretch, capitals: Number(stretch) < 84 || Number(stretch) > 120, shape };
}
