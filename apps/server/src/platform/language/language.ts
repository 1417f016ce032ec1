import type { Brand } from "../brand/brand.ts";

/**
 * The language of an answer: the one asked for when the brand offers it, else the best of the browser's, else the
 * brand's own. Product codes and BCP 47 tags agree in their first letters except for these.
 */
const TAG_OF: Readonly<Record<string, string>> = { CN: "zh", TW: "zh-hant", MY: "my", TY: "ty", "UR-LA": "ur-latn" };

export function languageOf(header: string | undefined, accepted: string | undefined, brand: Brand): string {
  const asked = (header ?? "").trim().toUpperCase();
  if (brand.languages.includes(asked)) return asked;
  const wanted = (accepted ?? "").split(",").map((part) => part.split(";")[0]?.trim().toLowerCase() ?? "");
  const match = wanted
    .map((tag) => brand.languages.find((code) => tag && (TAG_OF[code] ?? code.toLowerCase()) === tag.split("-")[0]))
    .find((code) => code !== undefined);
  return header === undefined ? (match ?? brand.defaultLanguage) : brand.defaultLanguage;
}

/** The text in a language, else in English, else in any. */
export function localize<T>(texts: Readonly<Record<string, T>>, language: string): T | undefined {
  return texts[language] ?? texts.EN ?? Object.values(texts)[0];
}
