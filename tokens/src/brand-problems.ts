import { cornerNames, printNames } from "./css/mask.ts";
import type { BrandSource } from "./brand.ts";
import { aliasOf, flatten, type Token, type TokenTable } from "./dtcg.ts";
import { fontProblems } from "./font/brand-font.ts";
import { known, required } from "./known.ts";
import { readMark } from "./mark/read-mark.ts";

const hex = /^#[0-9a-f]{6}$/;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isMeasure = (value: unknown) => isRecord(value) && isNumber(value.value) && typeof value.unit === "string";
const isColour = (value: unknown) =>
  isRecord(value) &&
  typeof value.hex === "string" &&
  hex.test(value.hex) &&
  Array.isArray(value.components) &&
  value.components.every(isNumber) &&
  (value.alpha === undefined || isNumber(value.alpha));
const isShadow = (value: unknown) =>
  isRecord(value) && [value.offsetX, value.offsetY, value.blur, value.spread].every(isMeasure) && isColour(value.color);
const listOf = (test: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(test);

/** The form of a value of each `$type`; a tool that accepts "12px" as a colour paints it black. */
const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColour,
  dimension: isMeasure,
  duration: isMeasure,
  number: isNumber,
  fontWeight: isNumber,
  fontFamily: listOf((item) => typeof item === "string"),
  cubicBezier: (value) => listOf(isNumber)(value) && Array.isArray(value) && value.length === 4,
  shadow: listOf(isShadow),
};

function problemOf(path: string, token: Token, all: TokenTable): string | undefined {
  const alias = aliasOf(token.value);
  if (alias !== undefined) return alias in all ? undefined : `"${path}" points at "${alias}", which does not exist`;
  const fits = shapes[token.type];
  if (!fits) return `"${path}" has no known $type ("${token.type}")`;
  return fits(token.value) ? undefined : `"${path}" is not a ${token.type}: ${JSON.stringify(token.value)}`;
}

function dialect(table: TokenTable, path: string, key: string, names: readonly string[]): string[] {
  const value = table[path]?.extensions[key];
  return typeof value === "string" && names.includes(value)
    ? []
    : [`"${path}" needs $extensions "${key}", one of ${names.join(", ")}`];
}

/** How many letters differ, for a path that was mistyped (Levenshtein). */
function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let index = 0; index < two.length; index++) {
      const change = (row[index] ?? 0) + (one[at] === two[index] ? 0 : 1);
      next.push(Math.min(change, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[two.length] ?? 0;
}

function sayUnknown(path: string): string {
  const near = Object.keys(known)
    .map((other) => ({ other, far: distance(path, other) }))
    .toSorted((one, two) => one.far - two.far)[0];
  const hint = near && near.far <= 4 ? `; did you mean "${near.other}"?` : "";
  return `"${path}" is not a token of the kit, so nothing would read it${hint}`;
}

interface Layers {
  readonly light: TokenTable;
  readonly dark: TokenTable;
}

/** Problems of one of the brand's documents: unused tokens, invalid values, aliases that lead nowhere. */
function documentProblems(document: TokenTable, all: TokenTable, where: string): string[] {
  const wrong = Object.entries(document).map(([path, token]) => (path in known ? problemOf(path, token, all) : sayUnknown(path)));
  return wrong.filter((problem) => problem !== undefined).map((problem) => problem + where);
}

/** All problems of a brand's source, in sentences that name the path; empty when there are none. */
export function brandProblems(source: BrandSource, { light, dark }: Layers): string[] {
  const own = flatten(source.tokens);
  const missing = required.filter((path) => !(path in own));
  return [
    ...(/^[a-z][a-z0-9]*$/.test(source.name) ? [] : [`the name "${source.name}" must be lower-case letters and digits`]),
    ...(source.title.trim() ? [] : ["the title is empty"]),
    ...readMark(source.mark).problems,
    ...(source.font ? fontProblems(source.font) : []),
    ...missing.map((path) => `"${path}" is missing`),
    ...documentProblems(own, light, ""),
    ...documentProblems(flatten(source.light), light, " (light)"),
    ...documentProblems(flatten(source.dark), dark, " (dark)"),
    ...dialect(own, "inlay.corner", "org.baize.corner", cornerNames),
    ...dialect(own, "texture.cloth", "org.baize.pattern", printNames),
  ];
}
