import type { Play, NumberRange, Selection } from "@baize/domain/lottery/play";
import { selectionText } from "@baize/domain/lottery/read-selection";
import { readNumbers, readPlaces } from "@baize/ui/number-entry";

/** How the person picks: on the board, or by typing numbers. */
export type PickMode = "board" | "typed";

/** A pick on one play before it is a bet. Sets are those of the board: positions, levels, bankers, or one set. */
export interface Draft {
  readonly mode: PickMode;
  readonly sets: Selection;
  readonly typed: string;
  /** The bet of the slip that it takes the place of. */
  readonly replaces?: string;
}
export const emptyDraft: Draft = { mode: "board", sets: [], typed: "" };

/** What the contract's text of a selection may hold. */
const longestText = 60_000;

const isWhole = ({ lowest, highest, digits }: NumberRange) => lowest === 0 && highest === 10 ** digits - 1;

/** Numbers of three digits and more are too many for one board: they are composed digit by digit. */
export function composedDigits({ entry }: Play): number {
  return entry.kind === "pick" && entry.of === 1 && entry.numbers.digits > 2 && isWhole(entry.numbers) ? entry.numbers.digits : 0;
}

/** How many numbers one bet of the play may name. */
export const mostNumbers = ({ entry }: Play): number =>
  entry.kind === "options" ? 1000 : Math.floor(longestText / (entry.numbers.digits + 1));

/** How many places the lines of a typed ticket are for; 0 where the play has one set of numbers. */
export const typedPlaces = ({ entry }: Play): number => (entry.kind === "positions" ? entry.names.length : 0);

export const canType = (play: Play): boolean =>
  typedPlaces(play) > 1 || (play.entry.kind === "pick" && play.entry.numbers.highest - play.entry.numbers.lowest > 11);

export function entryRules(play: Play) {
  const { entry } = play;
  const numbers = entry.kind === "options" ? { lowest: 0, highest: 9, digits: 1 } : entry.numbers;
  return { digits: numbers.digits, first: numbers.lowest, last: numbers.highest, limit: mostNumbers(play) };
}

/** Every number whose digits are picked, in order; `undefined` where they are more than a bet can name. */
function composed(sets: Selection, digits: number, most: number): readonly string[] | undefined {
  const places = Array.from({ length: digits }, (_, place) => sets[place] ?? []);
  if (places.reduce((ways, place) => ways * place.length, 1) > most) return undefined;
  return places.reduce<readonly string[]>((made, place) => made.flatMap((head) => place.map((digit) => head + digit)), [""]);
}

/** How many sets the board of a play has. */
export function boardSets(play: Play): number {
  const { entry } = play;
  if (entry.kind === "positions") return entry.names.length;
  if (entry.kind === "levels") return entry.sets;
  if (entry.kind === "bankers") return 2;
  return composedDigits(play) || 1;
}

export interface DraftText {
  /** The bet's text as the engine reads it. */
  readonly text: string;
  /** The board composes more numbers than a bet can name. */
  readonly tooMany: boolean;
  /** Typed entries that cannot be bet. They are not in the text. */
  readonly wrong: number;
}

function typedText(play: Play, typed: string): DraftText {
  const count = typedPlaces(play);
  const rules = entryRules(play);
  if (count === 0) {
    const { entries, refused } = readNumbers(typed, rules);
    return { text: entries.join(","), tooMany: false, wrong: refused.length };
  }
  const { places, refused } = readPlaces(typed, count, rules);
  return { text: selectionText(places.map((place) => place.toSorted())), tooMany: false, wrong: refused.length };
}

export function draftText(play: Play, draft: Draft): DraftText {
  if (draft.mode === "typed") return typedText(play, draft.typed);
  const digits = composedDigits(play);
  const sets = Array.from({ length: boardSets(play) }, (_, place) => draft.sets[place] ?? []);
  if (digits === 0) return { text: selectionText(sets), tooMany: false, wrong: 0 };
  const numbers = composed(sets, digits, mostNumbers(play));
  return { text: (numbers ?? []).join(","), tooMany: numbers === undefined, wrong: 0 };
}

/** Nothing has been picked or typed yet. */
export const isEmpty = (draft: Draft): boolean =>
  draft.mode === "typed" ? draft.typed.trim() === "" : draft.sets.every((set) => set.length === 0);

/** A bet of the slip back on the board. */
export function draftOf(play: Play, selection: Selection): Draft {
  if (composedDigits(play) > 0) return { mode: "typed", sets: [], typed: (selection[0] ?? []).join(" ") };
  return { mode: "board", sets: selection, typed: "" };
}
