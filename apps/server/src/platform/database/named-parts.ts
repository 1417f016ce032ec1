import type { Statement } from "./database.ts";

type Letter =
  | "a"
  | "b"
  | "c"
  | "d"
  | "e"
  | "f"
  | "g"
  | "h"
  | "i"
  | "j"
  | "k"
  | "l"
  | "m"
  | "n"
  | "o"
  | "p"
  | "q"
  | "r"
  | "s"
  | "t"
  | "u"
  | "v"
  | "w"
  | "x"
  | "y"
  | "z";
type WordStart<Text extends string, Word extends string = ""> = Text extends `${infer First}${infer Rest}`
  ? First extends Letter | Uppercase<Letter>
    ? WordStart<Rest, `${Word}${First}`>
    : Word
  : Word;
/** The names after each single colon of a text; a double one is a cast. */
type NamesIn<Text extends string, Found = never> = Text extends `${string}:${infer Rest}`
  ? Rest extends `:${infer AfterCast}`
    ? NamesIn<AfterCast, Found>
    : NamesIn<Rest, Found | Exclude<WordStart<Rest>, "">>
  : Found;

/** The types of a parameter. Amounts are bigint, instants Date; structures travel as JSON text. */
export type ParameterValue = string | number | bigint | boolean | Date | null | readonly string[] | readonly bigint[];

/** One part of a statement: its text names its parameters (`:member`), and `values` holds a value for each name. */
export interface NamedPart {
  readonly text: string;
  readonly values: Readonly<Record<string, ParameterValue>>;
}

/** Several parts, each under the name that `with` gives it. */
export type NamedParts = Readonly<Record<string, NamedPart>>;

/** A part whose values are checked against the names in its text while compiling. */
export const namedPart = <const Text extends string>(
  text: Text,
  values: { readonly [Name in NamesIn<Text>]: ParameterValue },
): NamedPart => ({ text, values });

const PARAMETER = /(?<![:\w]):([a-zA-Z]+)/;
const split = new Map<string, readonly string[]>();

/** The text between its parameters, and their names: text, name, text, name, … text. */
function piecesOf(text: string): readonly string[] {
  const known = split.get(text);
  if (known) return known;
  const pieces = text.split(PARAMETER);
  split.set(text, pieces);
  return pieces;
}

// Both drivers take bigint and instants as text only.
function encode(value: ParameterValue): unknown {
  if (typeof value === "bigint") return value.toString();
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(encode) : value;
}

/** Numbers the parameters of one part, counted on from the values that are there. A name that comes twice is one parameter. */
function number({ text, values }: NamedPart, numbered: unknown[]): string {
  const pieces = piecesOf(text);
  const places = new Map<string, number>();
  let whole = pieces[0] ?? "";
  for (let index = 1; index < pieces.length; index += 2) {
    const name = pieces[index] ?? "";
    const value = values[name];
    if (value === undefined) throw new TypeError(`The parameter :${name} has no value`);
    const place = places.get(name) ?? numbered.push(encode(value));
    places.set(name, place);
    whole += `$${place}${pieces[index + 1] ?? ""}`;
  }
  const unused = Object.keys(values).find((name) => !places.has(name));
  if (unused !== undefined) throw new TypeError(`No parameter :${unused} is in the statement`);
  return whole;
}

/** A part that is a whole statement, as both drivers take it. */
export function toStatement(part: NamedPart): Statement {
  const values: unknown[] = [];
  return { text: number(part, values), values };
}

/** All parts by their names. Throws when a name comes twice: a part never replaces another. */
export function mergeParts(...groups: readonly NamedParts[]): NamedParts {
  const merged: Record<string, NamedPart> = {};
  for (const [name, part] of groups.flatMap((group) => Object.entries(group))) {
    if (Object.hasOwn(merged, name)) throw new TypeError(`Two parts of one statement are called ${name}`);
    merged[name] = part;
  }
  return merged;
}

/** `with a as (part), b as (part) … tail`: one statement that does all of it or nothing. Each part has parameters of its own. */
export function joinParts(parts: NamedParts, tail: string): Statement {
  const values: unknown[] = [];
  const named = Object.entries(parts).map(([name, part]) => `${name} as (${number(part, values)})`);
  return { text: `with ${named.join(", ")} ${tail}`, values };
}
