import * as z from "zod";
import { hasUnsafeCharacters } from "@baize/domain/field/unsafe";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import { sayIssue } from "./say-issue.ts";

// Arguments that several operations have.
export const brand = z.string().min(1).describe("<code>");
/** The folder to write pictures to; without it only their list is printed. */
export const folder = z.string().min(1).optional().describe("<folder>");
export const member = z.string().min(1).describe("<name>");
export const id = z.uuid().describe("<id>");
/** An operator's own name: what the audit trail shows. */
export const username = z
  .string()
  .regex(/^[a-z][a-z0-9._-]{1,31}$/, "2 to 32 small letters, digits, dots, dashes; a letter first")
  .describe("<name>");
/** How an operator of all brands is limited and printed. No brand has this code. */
export const EVERY_WORD = "all";
/** The brands that an operator may act for: their codes, or `all`. */
export const brands = z
  .string()
  .min(1)
  .transform((given) => (given === EVERY_WORD ? [] : [...new Set(given.split(",").map((code) => code.trim()))]))
  .describe(`<code,code>|${EVERY_WORD}`);
export const printedBrands = (codes: readonly string[]): string => (codes.length === 0 ? EVERY_WORD : codes.join(" "));
export const nothing = z.strictObject({});
export const one = z.strictObject({ id });
export const who = z.strictObject({ brand, member });

/** A switch. */
export const onOff = z.stringbool({ truthy: ["on"], falsy: ["off"], error: "on or off" }).describe("on|off");

/** One of these words; the first is the default. */
export const state = <const Word extends string>(words: readonly [Word, ...Word[]], first: Word) =>
  z.enum(words).default(first).describe(words.join("|"));

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const OWNED = new RegExp(`^${UUID}/${UUID}$`);

/** The ids of a row of a member, as its list prints them: the member's id, and its own. */
export const ownedId = z
  .string()
  .regex(OWNED, "it is no id as the list prints it")
  .transform((text) => ({ memberId: text.slice(0, 36), id: text.slice(37) }))
  .describe("<id>");

export const asOwned = (row: { readonly memberId: string; readonly id: string }): string => `${row.memberId}/${row.id}`;

/** How many rows of a list to print. */
export const MOST = 200;

/** A text for people: trimmed, of so many user-perceived characters, without characters that reverse a line. */
export const written = (most: number, least = 1) =>
  z
    .string()
    .transform(trimmed)
    .refine((text) => countCharacters(text, most) >= least, least === 1 ? "it is empty" : `${least} characters at least`)
    .refine((text) => countCharacters(text, most) <= most, `${most} characters at most`)
    .refine((text) => !hasUnsafeCharacters(text), "it has invisible characters")
    .describe("<text>");

/** The value of a JSON text. Throws nothing: what is no JSON stays a text, which the schema then refuses. */
function parsedJson(given: unknown): unknown {
  if (typeof given !== "string") return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/** A value of several parts: JSON on the command line. A refusal names each part that is wrong. */
export const json = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z
    .unknown()
    .transform((given, { issues }): z.output<Schema> => {
      const { data, error } = z.safeParse(schema, parsedJson(given), { error: sayIssue });
      for (const { path, message } of error?.issues ?? [])
        issues.push({ code: "custom", input: given, message: [placeOf(path), message].filter(Boolean).join(": ") });
      return error ? z.NEVER : data;
    })
    .describe("<json>");
