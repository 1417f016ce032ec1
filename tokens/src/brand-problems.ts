import baize from "../brands/baize.json" with { type: "json" };
import { cornerNames, printNames } from "./css/mask.ts";
import { aliasOf, flatten, type Token, type TokenTable } from "./dtcg.ts";

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

/** What a value of each `$type` looks like; a tool that lets "12px" pass as a colour paints it black. */
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

function problemOf(path: string, token: Token, known: TokenTable): string | undefined {
  const alias = aliasOf(token.value);
  if (alias !== undefined) return alias in known ? undefined : `"${path}" points at "${alias}", which does not exist`;
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

/** Everything wrong with a brand's own tokens, in sentences that name the path; empty when it is sound. */
export function brandProblems(own: TokenTable, known: TokenTable): string[] {
  const missing = Object.keys(flatten(baize)).filter((path) => !(path in own));
  const wrong = Object.entries(own).map(([path, token]) => problemOf(path, token, known));
  return [
    ...missing.map((path) => `"${path}" is missing`),
    ...wrong.filter((problem) => problem !== undefined),
    ...dialect(own, "inlay.corner", "org.baize.corner", cornerNames),
    ...dialect(own, "texture.cloth", "org.baize.pattern", printNames),
  ];
}
