import type { FaceId } from "./face-table.ts";

const LATIN: readonly FaceId[] = ["latin", "rupee"];
/** The font files of a first view beside basic Latin, by the script of its language. */
const BY_SCRIPT: Readonly<Record<string, readonly FaceId[]>> = {
  Deva: ["devanagari"],
  Arab: ["arabic"],
};
/** Latin-script languages whose letters lie beyond the basic ones. */
const BY_LANGUAGE: Readonly<Record<string, readonly FaceId[]>> = {
  vi: ["latin-more", "latin-ext", "vietnamese"],
  tr: ["latin-more", "latin-ext"],
  es: ["latin-more"],
  fr: ["latin-more"],
  pt: ["latin-more"],
};
/** Left out where a person asks for less data: Android and Windows carry a good Devanagari. */
const HEAVY = new Set<FaceId>(["devanagari"]);

/** The files of a first view in a language (BCP 47 tag). Figures and ₹ are in all of them, unless the brand has its own. */
export function facesOf(language: string, saveData: boolean, hasOwnLatin = false): FaceId[] {
  const locale = new Intl.Locale(language).maximize();
  const own = BY_LANGUAGE[locale.language] ?? BY_SCRIPT[locale.script ?? ""] ?? [];
  return [...(hasOwnLatin ? [] : LATIN), ...own.filter((id) => !saveData || !HEAVY.has(id))];
}
