/** `plain` 98 % wide, `wide` 122 %, `narrow` 75 %. */
export type Face = "plain" | "wide" | "narrow";

export interface Fitted {
  readonly lines: readonly string[];
  /** Font size in cover units. */
  readonly size: number;
  /** From one base line to the next. */
  readonly leading: number;
  readonly face: Face;
}

/** Mean advance of a lower-case letter, em: measured on Anek Latin at the face's width and weight. */
const faces: Readonly<Record<Face, number>> = { plain: 0.545, wide: 0.68, narrow: 0.405 };

interface Script {
  readonly test: RegExp;
  /** Mean advance of a letter in this script, em. */
  readonly advance: number;
  readonly leading: number;
}
/** Scripts other than Latin have one width; measured on Anek Devanagari and Vazirmatn, system faces by their square. */
const scripts: readonly Script[] = [
  { test: /[\u0900-\u0dff]/, advance: 0.65, leading: 1.18 },
  { test: /[\u0600-\u06ff]/, advance: 0.52, leading: 1.24 },
  { test: /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/, advance: 1, leading: 1.12 },
  { test: /[\u0e00-\u109f\u1780-\u17ff]/, advance: 0.6, leading: 1.4 },
];
const ideographs = scripts[2]?.test ?? /$^/;

function letterWidth(letter: string): number {
  if (/\p{Mn}/u.test(letter)) return 0;
  if (/\p{Mc}/u.test(letter)) return 0.45;
  if (/[iljI'’.,:!|]/.test(letter)) return 0.48;
  if (/[ftrJ()\-1\s]/.test(letter)) return 0.68;
  if (/[mwMW@%]/.test(letter)) return 1.48;
  return /[A-Z&]/.test(letter) ? 1.12 : 1;
}

/** Width of a text in letters: one ordinary letter counts 1; the second half of a conjunct 0.6. */
export function lettersWide(text: string): number {
  let wide = 0;
  let joined = false;
  for (const letter of text) {
    wide += joined ? 0.6 : letterWidth(letter);
    joined = letter === "\u094d";
  }
  return wide;
}

/** Every way to cut the words into at most `most` lines. */
function cuts(words: readonly string[], most: number, glue: string): string[][] {
  const all: string[][] = [[words.join(glue)]];
  if (most === 1) return all;
  for (let first = 1; first < words.length; first += 1) {
    const head = words.slice(0, first).join(glue);
    for (const rest of cuts(words.slice(first), most - 1, glue)) all.push([head, ...rest]);
  }
  return all;
}

const most = { words: 9, lines: 4, block: 66 };

function bestCut(words: readonly string[], glue: string, advance: number, leading: number, width: number, cap: number) {
  let best = { lines: [words.join(glue)], size: 0, score: 0 };
  for (const lines of cuts(words, most.lines, glue)) {
    const widest = Math.max(...lines.map(lettersWide));
    const size = Math.min(cap, width / (widest * advance), most.block / (lines.length * leading));
    const score = size * lines.length ** -0.35;
    if (score > best.score) best = { lines, size, score };
  }
  return best;
}

function wordsOf(title: string): { words: string[]; glue: string } {
  const trimmed = title.trim().slice(0, 80);
  const spaced = trimmed.split(/\s+/);
  if (spaced.length === 1 && ideographs.test(trimmed)) return { words: trimmed.match(/.{1,2}/gu) ?? [], glue: "" };
  const kept = spaced.slice(0, most.words);
  if (spaced.length > most.words) kept.push("…");
  return { words: kept, glue: " " };
}

/** The faces to try for a title, from the given one to narrower ones, until it is large enough. */
const narrower: Readonly<Record<Face, readonly Face[]>> = {
  wide: ["wide", "plain", "narrow"],
  plain: ["plain", "narrow"],
  narrow: ["narrow"],
};
const large = 15;

/** Sets a title as large as its longest line allows. A title that stays small in its own face is set in a narrower one. */
export function fitTitle(title: string, face: Face, width: number, cap: number): Fitted {
  const { words, glue } = wordsOf(title);
  const script = scripts.find(({ test }) => test.test(title));
  const leading = script?.leading ?? 0.95;
  let fitted: Fitted = { lines: words, size: 0, leading: 0, face };
  for (const one of script ? (["plain"] as const) : narrower[face]) {
    const { lines, size } = bestCut(words, glue, script?.advance ?? faces[one], leading, width, cap);
    const rounded = Math.floor(size * 10) / 10;
    fitted = { lines, size: rounded, leading: rounded * leading, face: one };
    if (rounded >= large) break;
  }
  return fitted;
}

/** Right-to-left scripts: their titles begin at the right edge of the cover. */
export function readsLeftwards(title: string): boolean {
  return /^[^\p{L}]*[\u0590-\u08ff]/u.test(title);
}
