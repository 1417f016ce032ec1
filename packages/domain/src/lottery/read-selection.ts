import { toLatinDigits } from "../text/digits.ts";
import { paddedNumber } from "./family.ts";
import type { Entry, NumberRange, Option, Play, Selection } from "./play.ts";

/**
 * - `empty`: nothing is named where something must be.
 * - `not_number`: letters, or digits of the wrong length.
 * - `out_of_range`, `repeated`: of a number.
 * - `too_few`, `too_many`: numbers of a set, or sets.
 * - `unknown_option`: no option of the play has this name.
 * - `no_line`: the numbers make no line, because each line would name one twice.
 */
export const SELECTION_PROBLEMS = [
  "empty",
  "not_number",
  "out_of_range",
  "repeated",
  "too_few",
  "too_many",
  "unknown_option",
  "no_line",
] as const;
export type SelectionProblemCode = (typeof SELECTION_PROBLEMS)[number];

/** One thing that is wrong, the text that it is about, and the place of that text among all, from zero. */
export interface SelectionProblem {
  readonly code: SelectionProblemCode;
  readonly token: string;
  readonly at: number;
}

/** `problems` is empty where the text is right. */
export interface ReadSelection {
  readonly selection: Selection;
  readonly problems: readonly SelectionProblem[];
}

/** A token as the text has it, and its place among all tokens of the text. */
interface Token {
  readonly text: string;
  readonly at: number;
}

/** A token that is a number of the play, as it is printed. */
interface NumberToken extends Token {
  readonly number: string;
}

const problemOf = (code: SelectionProblemCode, { text, at }: Token): SelectionProblem => ({ code, token: text.slice(0, 20), at });

const isWhole = ({ lowest, highest, digits }: NumberRange): boolean => lowest === 0 && highest === 10 ** digits - 1;

type ReadNumber = { readonly number: string } | { readonly problem: SelectionProblemCode };

/** A number as it is printed; a problem where it is none. A number of digits alone must have all of them: `7` may mean `07` or `70`. */
function readNumber(text: string, numbers: NumberRange): ReadNumber {
  const latin = toLatinDigits(text);
  if (!/^\d{1,6}$/.test(latin)) return { problem: "not_number" };
  if (isWhole(numbers)) return latin.length === numbers.digits ? { number: latin } : { problem: "not_number" };
  const number = Number(latin);
  if (number < numbers.lowest || number > numbers.highest) return { problem: "out_of_range" };
  return { number: paddedNumber(number, numbers.digits) };
}

/** Reads the numbers of one set as they are typed or pasted: between spaces, commas, semicolons or lines. Every problem is named with its place. */
function readNumbers(text: string, numbers: NumberRange, from: number): { typed: NumberToken[]; problems: SelectionProblem[] } {
  const problems: SelectionProblem[] = [];
  const found = new Map<string, NumberToken>();
  for (const token of tokensOf(text, from)) {
    const read = readNumber(token.text, numbers);
    if ("problem" in read) problems.push(problemOf(read.problem, token));
    else if (found.has(read.number)) problems.push(problemOf("repeated", token));
    else found.set(read.number, { ...token, number: read.number });
  }
  return { typed: [...found.values()], problems };
}

const tokensOf = (text: string, from: number): Token[] =>
  text
    .split(/[\s,;،、]+/u)
    .filter(Boolean)
    .map((token, index) => ({ text: token, at: from + index }));

function readOptions(text: string, options: readonly Option[]): ReadSelection {
  const problems: SelectionProblem[] = [];
  const found = new Set<string>();
  for (const token of tokensOf(text, 0)) {
    const isKnown = options.some(({ id }) => id === token.text);
    const code = isKnown ? (found.has(token.text) ? "repeated" : undefined) : "unknown_option";
    if (code) problems.push(problemOf(code, token));
    else found.add(token.text);
  }
  const chosen = options.filter(({ id }) => found.has(id)).map(({ id }) => id);
  if (chosen.length === 0 && problems.length === 0) problems.push({ code: "empty", token: "", at: 0 });
  return { selection: [chosen], problems };
}

/** How many sets a ticket has, and the numbers that each must have. */
function setsOf(entry: Exclude<Entry, { kind: "options" }>, play: Play): readonly { least: number; most: number }[] {
  const all = entry.numbers.highest - entry.numbers.lowest + 1;
  switch (entry.kind) {
    case "positions":
      return entry.names.map(() => ({ least: entry.canBeEmpty ? 0 : 1, most: all }));
    case "pick":
      return [{ least: entry.of, most: entry.most ?? all }];
    case "bankers":
      return [
        { least: 1, most: entry.of - 1 },
        { least: 1, most: entry.most ?? all },
      ];
    case "levels":
      return levelSets(play, entry.sets, all);
    default:
      return entry satisfies never;
  }
}

function levelSets({ rule }: Play, sets: 1 | 2, most: number): readonly { least: number; most: number }[] {
  const counts = rule.kind === "group" ? rule.levels.map(({ count }) => count) : [];
  if (sets === 2) return counts.map((least) => ({ least, most }));
  return [{ least: counts.reduce((sum, count) => sum + count, 0), most }];
}

/** Reads how a ticket is written: sets between `|`, numbers of a set between spaces or commas, in the digits of any script. */
export function readSelection(play: Play, text: string): ReadSelection {
  const { entry, rule } = play;
  if (entry.kind === "options") return readOptions(text, rule.kind === "options" ? rule.options : []);
  const bounds = setsOf(entry, play);
  const written = text.split("|");
  const problems: SelectionProblem[] = [];
  const sets: NumberToken[][] = [];
  let at = 0;
  for (const [index, set] of written.entries()) {
    const bound = bounds[index];
    if (!bound) {
      problems.push(problemOf("too_many", { text: set.trim(), at }));
      break;
    }
    const read = readNumbers(set, entry.numbers, at);
    problems.push(...read.problems);
    if (read.problems.length === 0) problems.push(...sizeProblems(read.typed, bound, at));
    // Each token is a number or one problem.
    at += read.typed.length + read.problems.length;
    sets.push(read.typed);
  }
  if (written.length < bounds.length) problems.push({ code: "too_few", token: "", at });
  if (problems.length === 0 && sets.every((set) => set.length === 0)) problems.push({ code: "empty", token: "", at: 0 });
  if (problems.length === 0 && entry.kind === "bankers") problems.push(...bankerProblems(sets, entry.of));
  // Numbers of one length sort as text.
  return { selection: sets.map((set) => set.map(({ number }) => number).toSorted()), problems };
}

function sizeProblems(
  typed: readonly NumberToken[],
  { least, most }: { least: number; most: number },
  at: number,
): SelectionProblem[] {
  if (typed.length === 0 && least > 0) return [{ code: "empty", token: "", at }];
  const last = typed.at(-1);
  if (last && typed.length < least) return [problemOf("too_few", last)];
  const above = typed[most];
  return above ? [problemOf("too_many", above)] : [];
}

/** A banker is in every line, so it cannot fill one too. */
function bankerProblems([bankers = [], others = []]: readonly NumberToken[][], of: number): SelectionProblem[] {
  const twice = others.find(({ number }) => bankers.some((banker) => banker.number === number));
  if (twice) return [problemOf("repeated", twice)];
  const last = others.at(-1);
  return last && bankers.length + others.length < of ? [problemOf("too_few", last)] : [];
}

/** The one way in which a selection is written down. */
export const selectionText = (selection: Selection): string => selection.map((set) => set.join(",")).join("|");

/** Reads what `selectionText` wrote of a selection that was right. */
export const storedSelection = (text: string): Selection => text.split("|").map((set) => (set === "" ? [] : set.split(",")));
