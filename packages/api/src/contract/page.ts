import * as z from "zod/mini";
import { pageRoutes } from "../routes/page.ts";
import { languageCode, text } from "../schema/text.ts";
import { endpoints } from "./endpoint.ts";

export const page = endpoints(pageRoutes, {
  "page.settings": {
    summary: "What the site's page needs of the brand before its first paint; the front server writes it into the page",
    input: z.object({ host: z.optional(text(253)) }),
    output: z.object({
      // No value can begin or end an element: the answer is written into the page as it is.
      brand: z.string().check(z.regex(/^[a-z][a-z0-9]*$/)),
      title: z.string().check(z.regex(/^[^<>]*$/)),
      languages: z.array(languageCode()).check(z.minLength(1)),
      language: languageCode(),
      mode: z.enum(["light", "dark", "system"]),
      /** The brand's market (ISO 3166-1 alpha-2), which orders dates and groups amounts. */
      region: z.string().check(z.regex(/^[A-Z]{2}$/)),
      /** Whether the brand has a font of its own. */
      font: z.boolean(),
    }),
    errors: ["system.domain_invalid"],
    rate: "open",
  },
});
