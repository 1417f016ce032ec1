#!/usr/bin/env node
// Writes a brand: its file, its test and its story. `create-brand --help` lists what it asks for.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { defineBrand } from "../define-brand.ts";
import { fillWithNotes } from "../recipe/fill.ts";
import { noteText } from "../recipe/fit-colours.ts";
import { fixContrast, movedText } from "../recipe/fix-contrast.ts";
import { weightNote } from "../font/brand-font.ts";
import { failureText, faintMarkColours } from "../contrast/problems.ts";
import { readBrand } from "../read-brand.ts";
import { answers, HELP, OPTIONS } from "./answers.ts";
import { storyText, testText } from "./templates.ts";

const inRepository = () => existsSync(resolve("tokens/brands")) && existsSync(resolve(".storybook"));

/** In this repository brands lie with the others; elsewhere in the folder that the command runs in. */
function placesOf(name: string, folder: string | undefined) {
  const inside = inRepository();
  const home = resolve(folder ?? (inside ? "tokens/brands" : "."));
  return {
    file: join(home, `${name}.brand.json`),
    test: join(inside && folder === undefined ? resolve("tokens/src/brand-tests") : home, `${name}.brand.test.ts`),
    story: join(inside && folder === undefined ? resolve(".storybook/brands") : home, `${name}.brand.stories.tsx`),
  };
}

/** Says all at once which files are there, before one is written. */
function requireFree(paths: readonly string[]): void {
  const there = paths.filter((path) => existsSync(path)).map((path) => relative(".", path));
  if (there.length === 0) return;
  const files = there.join(", ");
  throw new Error(
    `There already: ${files}. Change the brand in the studio or in its file, remove these, or choose another --name.`,
  );
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const importOf = (from: string, to: string): string => {
  const path = relative(dirname(from), to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
};

/** What the command line says. What it does not know is an error of one sentence. */
function given() {
  try {
    return parseArgs({ options: OPTIONS, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new Error(`${reason}. See: create-brand --help`, { cause: error });
  }
}

async function main(): Promise<void> {
  const { values } = given();
  if (values.help) {
    console.log(HELP);
    return;
  }
  const began = readBrand(await answers(values, (path) => readFileSync(resolve(path))));
  if (!("colors" in began)) throw new Error("A new brand is a recipe.");
  const { recipe, moved, left } = fixContrast(began);
  const places = placesOf(recipe.name, values.folder);
  if (left.length > 0)
    throw new Error(`No lightness passes for\n  ${left.map(failureText).join("\n  ")}\nChoose another colour.`);
  const brand = defineBrand(recipe);
  requireFree(Object.values(places));
  put(places.file, `${JSON.stringify(recipe, null, 2)}\n`);
  put(places.test, testText(recipe, importOf(places.test, places.file)));
  put(places.story, storyText(recipe, importOf(places.story, places.file)));
  for (const line of fillWithNotes(recipe).notes.map(noteText)) console.log(`  ${line}`);
  for (const line of moved.map(movedText)) console.log(`  ${line}`);
  if (brand.font) console.log(`  ${weightNote(brand.font)}`);
  for (const line of faintMarkColours(brand)) console.log(`  ${line}`);
  for (const path of Object.values(places)) console.log(`wrote ${relative(".", path)}`);
  if (!inRepository()) return;
  console.log("Next, beside a running `npm start`:");
  console.log("  npm run operator -- sandbox sign-in --username me");
  console.log(`  npm run operator -- brands add --file ${relative(".", places.file)}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
