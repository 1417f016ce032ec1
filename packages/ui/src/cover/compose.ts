import type { Face, Fitted } from "./fit.ts";
import type { Ink, Layer } from "./layer.ts";

export const layouts = ["A", "B", "C", "D", "E", "F"] as const;
/**
 * A: motif over title. B: motif in an arch. C: title over a motif that bleeds. D: title in a band.
 * E: court card, mirrored with the title between. F: diagonal.
 */
export type Layout = (typeof layouts)[number];

/** One line of the title. */
export interface TitleLine {
  /** The words of this line. */
  readonly text: string;
  /** Where the line has its middle, in units of the box; with `flush` where it begins. */
  readonly x: number;
  /** Its base line, in units from the top of the box. */
  readonly y: number;
}
/** A cover as a drawing list, bottom to top, in a 120 × 160 box on the palette's ground. */
export interface Scene {
  /** Sheets below the art: an arch, a triangle. */
  readonly under: readonly string[];
  /** The sign itself, printed once for each of `places`. */
  readonly art: readonly Layer[];
  /** An SVG transform for each time the art is printed. */
  readonly places: readonly string[];
  /** Sheets above the art: the band that holds the title. */
  readonly over: readonly string[];
  /** The lines of the title with their font size, letters and ink. */
  readonly title: { readonly lines: readonly TitleLine[]; readonly size: number; readonly face: Face; readonly ink: Ink };
  /** Lines begin at their x instead of being centred on it. */
  readonly flush?: boolean;
}

const short = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y: number, scale = 1, turn = 0) =>
  `translate(${x} ${short(y)})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`}`;

/** The largest font size of each layout. */
export const caps: Readonly<Record<Layout, number>> = { A: 25, B: 24, C: 27, D: 23, E: 20, F: 27 };

interface Space {
  readonly art: readonly Layer[];
  readonly fit: Fitted;
  /** Height of the lines below the first. */
  readonly rest: number;
  /** Base line of the first line when the block is at the foot. */
  readonly foot: number;
  /** What is left above the title, and the art's scale and middle in it. */
  readonly room: number;
  readonly scale: number;
  readonly middle: number;
}

function titled(space: Space, x: number, first: number, ink: Ink): Scene["title"] {
  const { lines, size, leading, face } = space.fit;
  return { size, face, ink, lines: lines.map((text, row) => ({ text, x, y: short(first + row * leading) })) };
}

type Compose = (space: Space) => Scene;
const band = (top: number, bottom: number) => `i M0 ${short(top)}H120V${short(bottom)}H0z`;

const plain: Compose = (space) => ({
  under: [],
  art: space.art,
  places: [at(60, space.middle, space.scale)],
  over: [],
  title: titled(space, 60, space.foot, "i"),
});

const arch: Compose = (space) => {
  const shoulder = short(space.room - 34);
  return {
    ...plain(space),
    under: [`h M8 8H112V${shoulder}A52 40 0 0 1 8 ${shoulder}z`],
    places: [at(60, space.middle, space.scale * 0.84)],
  };
};

const bleed: Compose = (space) => ({
  under: [],
  art: space.art,
  places: [at(60, 120 + space.rest / 4, 1.12)],
  over: [`g M0 0H120V${short(16 + space.fit.size * 1.06 + space.rest)}H0z`],
  title: titled(space, 60, 16 + space.fit.size * 0.74, "i"),
});

const banded: Compose = (space) => {
  const top = space.foot - space.fit.size * 0.98 - 2;
  return {
    under: [],
    art: space.art,
    places: [at(60, top / 2 + 1, Math.min(0.96, top / 128))],
    over: [band(top, 160)],
    title: titled(space, 60, space.foot + 1, "g"),
  };
};

const court: Compose = (space) => {
  const height = space.rest + space.fit.size * 1.2 + 12;
  const top = 80 - height / 2;
  const scale = Math.min(0.62, (top - 6) / 118);
  return {
    under: [],
    art: space.art,
    places: [at(60, top / 2 + 3, scale), at(60, 157 - top / 2, scale, 180)],
    over: [band(top, top + height), `k1 M0 ${short(top + 3)}H120M0 ${short(top + height - 3)}H120`],
    title: titled(space, 60, top + 6 + space.fit.size * 0.92, "g"),
  };
};

/** `leftwards` puts the title at the right edge, where a right-to-left script begins. */
function diagonal(space: Space, leftwards: boolean): Scene {
  return {
    under: [leftwards ? "h M120 0H0L120 112z" : "h M0 0H120L0 112z"],
    art: space.art,
    places: [at(leftwards ? 52 : 68, space.middle - 2, space.scale * 0.94, leftwards ? 8 : -8)],
    over: [],
    title: titled(space, leftwards ? 108 : 12, space.foot, "i"),
    flush: true,
  };
}

function measure(art: readonly Layer[], fit: Fitted): Space {
  const rest = fit.leading * (fit.lines.length - 1);
  const foot = 146 - rest;
  const room = foot - fit.size * 0.82 - 7;
  const scale = Math.min(0.98, room / 120);
  return { art, fit, rest, foot, room, scale, middle: Math.max(room / 2 + 3, 4 + 58 * scale) };
}

/** Lays art and title out on the cover. */
export function compose(layout: Layout, art: readonly Layer[], fit: Fitted, leftwards: boolean): Scene {
  const space = measure(art, fit);
  if (layout === "F") return diagonal(space, leftwards);
  return { A: plain, B: arch, C: bleed, D: banded, E: court }[layout](space);
}
