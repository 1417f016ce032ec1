import { cornerNames, printNames } from "../css/mask.ts";
import { lifts } from "../lift.ts";
import { densityNames } from "./densities.ts";
import { radiusNames, weightNames, widthNames } from "./recipe.ts";

type Check = (value: unknown, at: string) => string[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const hex = /^#[0-9a-f]{6}$/i;

const text: Check = (value, at) => (typeof value === "string" ? [] : [`"${at}" is not a text`]);
const flag: Check = (value, at) => (typeof value === "boolean" ? [] : [`"${at}" is neither true nor false`]);
const number =
  (least: number, most: number): Check =>
  (value, at) =>
    typeof value === "number" && value >= least && value <= most ? [] : [`"${at}" is not a number from ${least} to ${most}`];
const oneOf =
  (names: readonly string[]): Check =>
  (value, at) =>
    typeof value === "string" && names.includes(value) ? [] : [`"${at}" is not one of ${names.join(", ")}`];
const object =
  (parts: Readonly<Record<string, Check>>, needed: readonly string[] = []): Check =>
  (value, at) => {
    if (!isRecord(value)) return [`"${at}" is not an object`];
    const inside = (key: string) => (at ? `${at}.${key}` : key);
    return [
      ...needed.filter((key) => value[key] === undefined).map((key) => `"${inside(key)}" is missing`),
      ...Object.entries(value).flatMap(([key, part]) => {
        if (part === undefined) return [];
        const check = parts[key];
        return check
          ? check(part, inside(key))
          : [`"${inside(key)}" is not a part of a brand; there are ${Object.keys(parts).join(", ")}`];
      }),
    ];
  };
/** The first check for a simple value, the second for its parts. */
const either =
  (simple: Check, parts: Check): Check =>
  (value, at) =>
    isRecord(value) ? parts(value, at) : simple(value, at);
const all = (names: readonly string[], check: Check) => Object.fromEntries(names.map((name) => [name, check]));

const colour = either(
  (value, at) => (typeof value === "string" && hex.test(value) ? [] : [`"${at}" is not a colour like #0e7c86`]),
  object({ hue: number(0, 360), chroma: number(0, 0.4), hueEnd: number(-360, 720) }, ["hue", "chroma"]),
);
const ink: Check = (value, at) => (typeof value === "string" && hex.test(value) ? [] : [`"${at}" is not a colour like #0e7c86`]);
const inks = ["ground", "shape", "spark", "ink"];
const covers: Check = (value, at) => {
  if (!Array.isArray(value)) return oneOf(["usual", "turned", "brand"])(value, at);
  if (value.length !== 12) return [`"${at}" has ${value.length} palettes; there are twelve`];
  return value.flatMap((palette, index) => object(all(inks, ink), inks)(palette, `${at}.${index + 1}`));
};
const paths: Check = (value, at) => (isRecord(value) ? [] : [`"${at}" is not an object of paths and values`]);
// The parts of a font are checked with the whole brand, whichever form it has.
const font = object({ ...all(["family", "weight", "stretch", "range", "data"], text), fallbacks: () => [] }, [
  "family",
  "weight",
  "range",
  "data",
  "fallbacks",
]);

const recipe = object(
  {
    ...all(["$schema", "name", "title", "mark"], text),
    wordmark: flag,
    colors: object(all(["brand", "accent", "neutral", "danger"], colour), ["brand", "accent"]),
    radius: either(number(0, 999), object(all(radiusNames, number(0, 999)))),
    typeface: either(
      text,
      object({
        family: text,
        font,
        width: object(all(widthNames, number(50, 200))),
        weight: object(all(weightNames, number(1, 1000))),
      }),
    ),
    density: oneOf(densityNames),
    shadow: oneOf(lifts),
    corner: either(
      oneOf(cornerNames),
      object({ shape: oneOf(cornerNames), size: number(0, 64), inset: number(0, 64) }, ["shape", "size", "inset"]),
    ),
    print: either(
      oneOf(printNames),
      object({ name: oneOf(printNames), strength: number(0, 1), scale: number(1, 2000) }, ["name", "strength", "scale"]),
    ),
    hero: either(oneOf(["curved", "straight"]), object({ narrow: number(0, 200), wide: number(0, 200) }, ["narrow", "wide"])),
    covers,
    tokens: paths,
    light: paths,
    dark: paths,
  },
  ["name", "title", "mark", "colors"],
);

/** What is wrong with a recipe that was read from a file, by its path; empty where nothing is. */
export const recipeProblems = (value: unknown): string[] => recipe(value, "");
