import { toLatinDigits } from "@baize/domain/text/digits";

/** One choice of a Combobox. */
export interface ComboboxOption {
  /** Never empty: the empty string is "nothing chosen". */
  readonly value: string;
  /** Its name, which is shown and searched. */
  readonly label: string;
  /** A quieter second line in the list. */
  readonly note?: string;
  /** Other words that find it: "UPI" for a bank, "+91" for India. Never shown. */
  readonly keywords?: readonly string[];
  readonly disabled?: boolean;
}
/** Choices under a heading. */
export interface ComboboxGroup {
  /** The heading. */
  readonly group: string;
  /** The choices below it. */
  readonly options: readonly ComboboxOption[];
}
/** Choices, alone or in named groups. */
export type ComboboxOptions = ReadonlyArray<ComboboxOption | ComboboxGroup>;

/** An option with its group and the texts that find it, folded once and not at each key. */
export interface Entry {
  readonly option: ComboboxOption;
  readonly group: string | undefined;
  readonly texts: readonly string[];
}

type Compare = (one: string, two: string) => number;

/** Marks that people leave out when they look for a word: Latin accents, Hebrew and Arabic vowels, tatweel, nukta. */
const optionalMarks = /[\u0300-\u036F]|[\u0591-\u05C7]|\u0640|[\u064B-\u065F]|\u0670|\u093C/gu;
/** Labels are compared up to this many characters: longer ones are not read to the end. */
const longest = 200;

/** A text as it is compared: one case, one set of digits, without the marks that people leave out. */
export function folded(text: string): string {
  const plain = text.slice(0, longest).normalize("NFD").replaceAll(optionalMarks, "").normalize("NFKC");
  return toLatinDigits(plain).toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

function entryOf(option: ComboboxOption, group: string | undefined): Entry {
  return { option, group, texts: [option.label, option.note ?? "", ...(option.keywords ?? [])].filter(Boolean).map(folded) };
}

/** The options in one row, ready to be searched. */
export function entriesOf(options: ComboboxOptions): readonly Entry[] {
  return options.flatMap((one) =>
    "group" in one ? one.options.map((option) => entryOf(option, one.group)) : [entryOf(one, undefined)],
  );
}

function holds(text: string, part: string, compare: Compare): boolean {
  if (text.includes(part)) return true;
  // Letters that only the language holds alike: ı and i, の and ノ, ﺍ and ا.
  for (let at = 0; at + part.length <= text.length; at += 1) {
    if (compare(text.slice(at, at + part.length), part) === 0) return true;
  }
  return false;
}

/**
 * The entries that hold what is written, those that begin with it first; groups stay together. `compare` is a search
 * collator's of base strength, so that case, width and accents do not matter.
 */
export function found(entries: readonly Entry[], query: string, compare: Compare): readonly Entry[] {
  const part = folded(query);
  if (part === "") return entries;
  const begins = (entry: Entry) => entry.texts[0]?.startsWith(part) ?? false;
  const places = new Map<string | undefined, { first: Entry[]; rest: Entry[] }>();
  for (const entry of entries) {
    if (!entry.texts.some((text) => holds(text, part, compare))) continue;
    const place = places.get(entry.group) ?? { first: [], rest: [] };
    places.set(entry.group, place);
    (begins(entry) ? place.first : place.rest).push(entry);
  }
  return [...places.values()].flatMap(({ first, rest }) => [...first, ...rest]);
}

/** The one option whose label is what is written, if there is one and it may be chosen. */
export function exactly(entries: readonly Entry[], query: string): ComboboxOption | undefined {
  const whole = folded(query);
  const same = entries.filter((entry) => entry.texts[0] === whole && !entry.option.disabled);
  return same.length === 1 ? same[0]?.option : undefined;
}

/** The option so many places on or back among those that may be chosen; stops at the ends. */
export function neighbour(entries: readonly Entry[], from: Entry | undefined, by: number): ComboboxOption | undefined {
  const allowed = entries.filter(({ option }) => !option.disabled);
  const at = allowed.findIndex((entry) => entry === from);
  const start = at === -1 && by < 0 ? allowed.length : at;
  return allowed[Math.min(Math.max(start + by, 0), allowed.length - 1)]?.option;
}
