/** Straight pixels, as a canvas gives them. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A square of the picture, and the change of its mean in one channel (0 to 255). */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly distance: number;
}

export interface Comparison {
  readonly same: boolean;
  /** A sentence with figures; empty where nothing differs. */
  readonly reason: string;
  /** The changed squares, the largest change first. */
  readonly blocks: readonly Block[];
}

/**
 * Pictures are compared by the mean colour of squares: another smoothing of edges moves light between neighbouring pixels and
 * hardly changes a mean; another colour, a shift or a missing icon does.
 */
const measures = [
  // A form: a missing icon changes its squares by 40 to 120, a line that is shifted by a pixel by 30 and more.
  { size: 4, distance: 34, allowed: 6, what: "a shape" },
  // A colour, of a ground or of text. A shift of a quarter of a pixel stays below this.
  { size: 16, distance: 5, allowed: 6, what: "a colour" },
] as const;

function distanceAt(one: Picture, other: Picture, x: number, y: number, size: number): number {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let row = y; row < y + size; row++) {
    for (let at = (row * one.width + x) * 4, end = at + size * 4; at < end; at += 4) {
      red += (one.data[at] ?? 0) - (other.data[at] ?? 0);
      green += (one.data[at + 1] ?? 0) - (other.data[at + 1] ?? 0);
      blue += (one.data[at + 2] ?? 0) - (other.data[at + 2] ?? 0);
    }
  }
  return Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) / (size * size);
}

/** Squares that overlap by half and changed by more than `least`. */
function moved(actual: Picture, expected: Picture, size: number, least: number): Block[] {
  const found: Block[] = [];
  for (let y = 0; y + size <= actual.height; y += size / 2) {
    for (let x = 0; x + size <= actual.width; x += size / 2) {
      const distance = distanceAt(actual, expected, x, y, size);
      if (distance > least) found.push({ x, y, size, distance });
    }
  }
  return found.toSorted((one, other) => other.distance - one.distance);
}

/** How far two pictures differ, and whether that is more than another smoothing of edges. */
export function compare(actual: Picture, expected: Picture): Comparison {
  if (actual.width !== expected.width || actual.height !== expected.height) {
    const reason = `it is ${actual.width} × ${actual.height} px, no longer ${expected.width} × ${expected.height}`;
    return { same: false, reason, blocks: [] };
  }
  const results = measures.map((measure) => ({ ...measure, blocks: moved(actual, expected, measure.size, measure.distance) }));
  const reason = results
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ what, size, blocks: [first], blocks }) => {
      return `${what} moved in ${blocks.length} squares of ${size} px, most at ${first?.x}, ${first?.y} by ${first?.distance.toFixed(0)}`;
    })
    .join("; ");
  return {
    same: results.every(({ blocks, allowed }) => blocks.length <= allowed),
    reason,
    blocks: results.flatMap(({ blocks }) => blocks),
  };
}
