import { createInterface } from "node:readline/promises";
import { tidyMark } from "../mark/read-mark.ts";
import type { BrandRecipe, RecipeType } from "../recipe/recipe.ts";

export const OPTIONS = {
  name: { type: "string" },
  title: { type: "string" },
  mark: { type: "string" },
  wordmark: { type: "boolean" },
  brand: { type: "string" },
  accent: { type: "string" },
  neutral: { type: "string" },
  danger: { type: "string" },
  radius: { type: "string" },
  "button-radius": { type: "string" },
  font: { type: "string" },
  density: { type: "string" },
  shadow: { type: "string" },
  corner: { type: "string" },
  print: { type: "string" },
  hero: { type: "string" },
  covers: { type: "string" },
  folder: { type: "string" },
  help: { type: "boolean" },
} as const;
export type Given = {
  readonly [Key in keyof typeof OPTIONS]?: (typeof OPTIONS)[Key]["type"] extends "string" ? string : boolean;
};

export const HELP = `create-brand: writes <name>.brand.json, its test and its story. What is left out is asked for, or follows from the rest.

  --name tideline        letters and digits           --title "Tideline"
  --mark logo.svg        the logo, checked            --wordmark      it holds the name
  --brand "#0e7c86"      --accent "#f2a71b"           [--neutral] [--danger]
  --radius 12            --button-radius 999          pill buttons beside other fields
  --font Sora.ttf        subset, with measured fallbacks, into the file
  --density dense|usual|airy|roomy                    --shadow flat|soft|hard
  --corner scoop|cusp|double|square|fret|round|none   --print arcs|toran|mow|seigaiha|plain
  --hero curved|straight                              --covers usual|turned|brand
  --folder <path>        where the files go`;

const questions = [
  ["name", "Name (letters and digits): "],
  ["title", "Title (as people read it): "],
  ["mark", "Mark (an SVG file): "],
  ["brand", "Colour of the brand (#rrggbb): "],
  ["accent", "Colour of the accent (#rrggbb): "],
] as const;
type Needed = (typeof questions)[number][0];

/** Asks at a terminal for what the command line does not say; elsewhere it is an error that names all of it. */
async function needed(given: Given): Promise<Record<Needed, string>> {
  const missing = questions.filter(([key]) => given[key] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(`Give ${missing.map(([key]) => `--${key}`).join(", ")}; see --help.`);
  const asked: Partial<Record<Needed, string>> = {};
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  for (const [key, question] of missing) asked[key] = (await lines.question(question)).trim();
  lines.close();
  const of = (key: Needed) => given[key] ?? asked[key] ?? "";
  return { name: of("name"), title: of("title"), mark: of("mark"), brand: of("brand"), accent: of("accent") };
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

async function typefaceOf(given: Given, read: (path: string) => Buffer): Promise<RecipeType | undefined> {
  if (given.font === undefined) return undefined;
  // The tools that make a subset are loaded for a brand with a font alone.
  const { buildFont } = await import("../font/build-font.ts").catch(() => {
    throw new Error("--font needs two more packages: npm install --save-dev harfbuzzjs fontverter");
  });
  const font = await buildFont(read(given.font));
  return { family: font.family, font };
}

/** The recipe as it was given, unchecked; options that were left out are left out of it. */
export async function answers(given: Given, read: (path: string) => Buffer): Promise<object> {
  const { name, title, mark, brand, accent } = await needed(given);
  const { neutral, danger, wordmark, density, shadow, corner, print, hero, covers } = given;
  const pill = numberOf(given["button-radius"]);
  const recipe = {
    name,
    title,
    mark: tidyMark(mark.trimStart().startsWith("<") ? mark : read(mark).toString("utf8")),
    wordmark,
    colors: { brand, accent, neutral, danger },
    radius: numberOf(given.radius),
    typeface: await typefaceOf(given, read),
    density,
    shadow,
    corner,
    print,
    hero,
    covers,
    tokens: pill === undefined ? undefined : { "button.radius": pill },
  } satisfies Record<keyof Omit<BrandRecipe, "$schema" | "light" | "dark">, unknown>;
  // A key without a value is no key of a file.
  return JSON.parse(JSON.stringify(recipe));
}
