import * as z from "zod";
import { brandConfig } from "../../platform/brand/config.ts";
import { EVERY_WORD, json, written } from "../../platform/operator/fields.ts";
import { designFile } from "./design-field.ts";

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Settings of a brand as an operator gives them: a name that does not exist is refused, too. */
const settings = z
  .strictObject(brandConfig.shape)
  .refine(({ currency }) => /^[A-Z]{3}$/.test(currency), { path: ["currency"], error: "three capital letters (ISO 4217)" })
  .refine(({ timeZone }) => isTimeZone(timeZone), { path: ["timeZone"], error: "a time zone, as Asia/Kolkata" })
  .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
    path: ["defaultLanguage"],
    error: "one of its languages",
  });

const HOST = /^(?:\*|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)$/;
const hosts = z
  .preprocess(
    (given) => (typeof given === "string" ? given.toLowerCase().split(",").filter(Boolean) : given),
    z.array(z.string().regex(HOST, "host names without a port, or *")).min(1).max(100),
  )
  .transform((given) => [...new Set(given)])
  .describe("<host,host>");

const code = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,31}$/, "2 to 32 small letters, digits and dashes; a letter first")
  .refine((given) => given !== EVERY_WORD, "it means all brands");

/** The values of a new brand. A file names it, and what else is left out follows from the brand that it is like. */
export const newBrand = z.strictObject({
  /** The brand's design. */
  file: designFile.optional(),
  code: code.optional().describe("<code>"),
  name: written(60, 1).optional(),
  /** `*` takes every host that no other brand has. */
  hosts: hosts.optional(),
  /** The brand whose settings and vendors it gets, the oldest where left out. */
  like: code.optional().describe("<code>"),
  config: json(settings).optional(),
});
export type NewBrand = z.infer<typeof newBrand>;
