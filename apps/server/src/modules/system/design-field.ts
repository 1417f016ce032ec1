import * as z from "zod";
import { brands as shipped } from "@baize/tokens/brands";
import { type BrandFile, defineBrand } from "@baize/tokens/define-brand";
import { readBrand } from "@baize/tokens/read-brand";

/** The most that a file with a font of its own has. */
const MOST_BYTES = 400_000;
/** A person corrects one fault after another; a list of all pairs would not be read. */
const MOST_PROBLEMS = 5;

/** What `readBrand` and `defineBrand` refuse, in their own words. */
function linesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const [first = "", ...lines] = error.message.split("\n").map((line) => line.trim());
  const more = lines.length - MOST_PROBLEMS;
  return [lines.length > 0 ? lines.slice(0, MOST_PROBLEMS).join("; ") + (more > 0 ? `; and ${more} more` : "") : first];
}

/** The text as JSON; the parser's own words would name no mistake that a person can find. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("it is no JSON");
  }
}

function checked(text: string): BrandFile {
  const file = readBrand(parsed(text));
  const { name } = defineBrand(file);
  if (shipped.some((brand) => brand.name === name)) throw new Error(`the kit ships a brand ${name}: choose another name`);
  return file;
}

/** A brand's file, complete and legible. */
export const designFile = z
  .string()
  .max(MOST_BYTES, `${MOST_BYTES / 1000} kB at most`)
  .transform((text, { issues }): BrandFile => {
    try {
      return checked(text);
    } catch (error) {
      for (const message of linesOf(error)) issues.push({ code: "custom", input: "", message });
      return z.NEVER;
    }
  })
  .describe("<name>.brand.json");
