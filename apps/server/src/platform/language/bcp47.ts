/** Product codes whose BCP 47 tag is not simply their lower case. The full table is the language package's. */
const TAGS: Readonly<Record<string, string>> = {
  CN: "zh-Hans",
  TW: "zh-Hant",
  KR: "ko",
  PT: "pt-PT",
  "PT-BR": "pt-BR",
  "UR-LA": "ur-Latn",
};

/** The BCP 47 tag of a product language code: what other systems understand. */
export function bcp47(code: string): string {
  return TAGS[code] ?? code.toLowerCase();
}
