import { hintOf } from "@baize/domain/gaming/game/sign-hints";
import { layouts, type Layout } from "./compose.ts";
import { familyOf, motifs, type MotifName } from "./families.ts";
import type { Face } from "./fit.ts";
import { hash, pick, randomFrom } from "./random.ts";

/** What a cover is made from. Ids and names in it stay the same in every language, and so does the cover. */
export interface CoverSubject {
  /** Stable id or name of the vendor. The drawing follows from it and `game`. */
  readonly vendor: string;
  /** Stable id or name of the game. Words in it may call for a sign: "Lotus", "Dice". */
  readonly game: string;
  /** A family of signs: slots, live, sports, fishing … Others draw from slots. */
  readonly category?: string;
  /** An editor's choice of sign. A name that is not known is passed over. */
  readonly motif?: string;
}

export const paletteCount = 12;

/** What the seed decided for one cover. */
export interface CoverCast {
  /** The sign that is drawn. */
  readonly motif: MotifName;
  /** Where sign and title are placed. */
  readonly layout: Layout;
  /** How wide the letters of the title are. */
  readonly face: Face;
  /** 1 to 12. */
  readonly palette: number;
  /** Feeds the art itself. */
  readonly seed: number;
}

const faces = ["plain", "wide", "narrow"] as const;
/** Motif over title is the commonest, the court card the rarest. */
const lots = ["A", "B", "C", "D", "A", "F", "B", "E"] as const satisfies readonly Layout[];

/** Whether a text names a sign that a cover can show. */
export function isMotif(name: string): name is MotifName {
  return Object.hasOwn(motifs, name);
}

/** The cast of one cover by its name alone. */
export function castCover(subject: CoverSubject): CoverCast {
  const seed = hash(`${subject.vendor}/${subject.game}`);
  const random = randomFrom(seed);
  const family = familyOf(subject.category ?? "slots");
  const drawn = pick(random, family);
  const named = subject.motif ?? hintOf(subject.game, family);
  const motif = named !== undefined && isMotif(named) ? named : drawn;
  return { motif, layout: pick(random, lots), face: pick(random, faces), palette: 1 + (seed % paletteCount), seed };
}

/** How a list of covers is laid out, so that neighbours get different palettes. */
export interface GridShape {
  /** The column counts that the grid may take; the rule of neighbours holds in each. */
  readonly columns?: readonly number[];
  /** The first one takes two by two cells. */
  readonly lead?: boolean;
}
/** The popular grid is 3, 5 or 8 across, the lobby 3, 5 or 10. */
const usual = [3, 5, 8, 10] as const;

/** For each cover the earlier ones that it touches at a side, when laid out `columns` across. */
function touching(count: number, columns: number, lead: boolean): number[][] {
  const cells: number[] = [];
  if (lead) for (const cell of [0, 1, columns, columns + 1]) cells[cell] = 0;
  const result: number[][] = lead ? [[]] : [];
  let cell = 0;
  for (let index = result.length; index < count; index += 1) {
    while (cells[cell] !== undefined) cell += 1;
    cells[cell] = index;
    const before = cell % columns ? cells[cell - 1] : undefined;
    const after = (cell + 1) % columns ? cells[cell + 1] : undefined;
    result.push([before, cells[cell - columns], after].filter((other) => other !== undefined));
  }
  return result;
}

/** 5 and 12 share no factor: every palette is tried, and the next is not a near one. */
const following = (palette: number) => ((palette + 4) % paletteCount) + 1;
/** So far back a palette is not seen again, where the rule of neighbours leaves a choice. */
const memory = 4;

function choose(wish: number, taken: ReadonlySet<number | undefined>, recent: readonly number[]): number {
  let fallback = 0;
  for (let tries = 0, palette = wish; tries < paletteCount; tries += 1, palette = following(palette)) {
    if (taken.has(palette)) continue;
    if (!recent.includes(palette)) return palette;
    fallback ||= palette;
  }
  return fallback || wish;
}

/**
 * Palettes for a row of covers so that no two that touch share one, whatever the width of the window.
 * `wishes` are what their seeds ask for. The first ones never change when more are added at the end.
 */
export function palettes(wishes: readonly number[], { columns = usual, lead = false }: GridShape = {}): number[] {
  const grids = columns.map((across) => touching(wishes.length, across, lead));
  const given: number[] = [];
  for (const [index, wish] of wishes.entries()) {
    const taken = new Set(grids.flatMap((grid) => grid[index] ?? []).map((other) => given[other]));
    given.push(choose(wish, taken, given.slice(-memory)));
  }
  return given;
}

const looks = (cast: CoverCast) => `${cast.motif}${cast.layout}${cast.face}${cast.palette}`;

function unlike(cast: CoverCast, seen: ReadonlySet<string>): CoverCast {
  let next = cast;
  for (let turn = 1; seen.has(looks(next)) && turn < layouts.length * faces.length; turn += 1) {
    const layout = layouts[(layouts.indexOf(cast.layout) + turn) % layouts.length] ?? cast.layout;
    const face = faces[(faces.indexOf(cast.face) + Math.floor(turn / layouts.length)) % faces.length] ?? cast.face;
    next = { ...cast, layout, face };
  }
  return next;
}

/** About two pages of a lobby: so far back no cover looks like another. */
const page = 120;

/** The cast of a whole list: neighbours never share a palette and no two covers of a page look alike. */
export function castCovers(subjects: readonly CoverSubject[], shape?: GridShape): CoverCast[] {
  const casts = subjects.map(castCover);
  const given = palettes(
    casts.map((cast) => cast.palette),
    shape,
  );
  const seen = new Set<string>();
  const shown: string[] = [];
  return casts.map((cast, index) => {
    const own = unlike({ ...cast, palette: given[index] ?? cast.palette }, seen);
    const look = looks(own);
    seen.add(look);
    shown.push(look);
    seen.delete(shown[index - page] ?? "");
    return own;
  });
}
