import type { BrandFile } from "./define-brand.ts";
import { recipeProblems } from "./recipe/recipe-problems.ts";
import { refused } from "./refused.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function problemsOf(file: Record<string, unknown>): string[] {
  if ("colors" in file) return recipeProblems(file);
  const texts = ["name", "title", "mark"].filter((key) => typeof file[key] !== "string").map((key) => `"${key}" is not a text`);
  const groups = ["tokens", "light", "dark"].filter((key) => !isRecord(file[key])).map((key) => `"${key}" is not an object`);
  return [...texts, ...groups];
}

/** What was read from a brand's file, if it has the form of one; `draftBrand` and `defineBrand` check what it holds. */
export function readBrand(value: unknown): BrandFile {
  if (!isRecord(value)) throw refused("", "is no brand's file", ["it is not an object with a name, a mark and colours"]);
  const problems = problemsOf(value);
  if (problems.length > 0) throw refused(typeof value.name === "string" ? value.name : "", "cannot be used", problems);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its form was checked above
  return value as unknown as BrandFile;
}
