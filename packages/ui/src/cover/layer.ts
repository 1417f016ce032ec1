/** The four flat inks of a palette: ground, shape, spark, ink; `h` is spark laid on thinly. */
export type Ink = "g" | "s" | "k" | "i" | "h";

/** A numeral printed by the art itself: a seven, a ball's number. */
export interface Numeral {
  /** The ink it is printed in. */
  readonly ink: Ink;
  /** Font size, in units of the art's box. */
  readonly size: number;
  /** Where its middle is, or one place for each figure, counted from the middle of the art: "-20 20". */
  readonly x: string;
  /** Its base line, or one for each figure, counted from the middle of the art. */
  readonly y: string;
  /** The figures to print: "7". */
  readonly text: string;
}

/**
 * One sheet of colour. Text: the ink, then a width if it is a line, a blank, path data: "s M0 0…", "k3 M0 0…".
 * Sheets lie in order, the first at the bottom.
 */
export type Layer = string | Numeral;

export interface PathLayer {
  readonly ink: Ink;
  /** Absent when the shape is filled. */
  readonly weight?: number;
  readonly path: string;
}

const inks: Readonly<Record<string, Ink>> = { g: "g", s: "s", k: "k", i: "i", h: "h" };

/** Takes a layer's text apart. */
export function readLayer(layer: string): PathLayer {
  const cut = layer.indexOf(" ");
  const weight = Number(layer.slice(1, cut));
  return { ink: inks[layer.charAt(0)] ?? "i", weight: weight || undefined, path: layer.slice(cut + 1) };
}
