import { inEveryLanguage, serverText, type TextValues } from "@baize/i18n/server-text";
import type { SeedArticle, SeedKey } from "@baize/i18n/server-messages";
import type { Texts } from "../platform/language/texts.ts";

/** A seeded text in every language, by product code. */
export const seedText = (key: SeedKey): Record<string, string> => inEveryLanguage((code) => serverText(code, key));

/** A seeded title with its content in every language. */
export const seedTexts = (name: SeedArticle, values?: TextValues): Texts =>
  inEveryLanguage((code) => ({
    title: serverText(code, `seed:${name}.title`, values),
    content: serverText(code, `seed:${name}.content`, values),
  }));
