import { SERVER_LANGUAGES } from "@baize/i18n/server-text";

/** "Hi" of `titleHi`. */
const named = (code: string) => `${code.charAt(0)}${code.slice(1).toLowerCase()}`;

/** The fields of an announcement in each language beside English. */
export const TRANSLATIONS = SERVER_LANGUAGES.filter((code) => code !== "EN").map((code) => ({
  code,
  title: `title${named(code)}`,
  content: `content${named(code)}`,
}));
