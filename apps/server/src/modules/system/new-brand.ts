import * as z from "zod";
import { brandConfig } from "../../platform/brand/config.ts";
import { EVERY_WORD, json, written } from "../../platform/operator/fields.ts";

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

/** The values of a new brand. */
export const newBrand = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,31}$/, "2 to 32 small letters, digits and dashes; a letter first")
    .refine((code) => code !== EVERY_WORD, "it means all brands")
    .describe("<code>"),
  name: written(60, 1),
  /** `*` takes every host that no other brand has. */
  hosts,
  config: json(settings),
});
export type NewBrand = z.infer<typeof newBrand>;
