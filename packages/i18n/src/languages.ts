export type Direction = "ltr" | "rtl";
export type PluralCategory = "zero" | "one" | "two" | "few" | "many" | "other";

export interface LanguageRow {
  /** What `lang` and `hisLang` store and the `Language` header sends. */
  readonly code: string;
  /** BCP 47: `<html lang>`, `Intl`, and the folder of messages. */
  readonly tag: string;
  /** The language's own name for itself. */
  readonly name: string;
  /** ISO 15924. */
  readonly script: string;
  readonly direction: Direction;
  /** The categories that `Intl.PluralRules` has for the tag; a test compares them. */
  readonly plurals: readonly PluralCategory[];
  /** Fallback languages by tag, nearest first. */
  readonly fallback: readonly string[];
  /** Native digits (a numbering system of UTS 35), where they differ from Latin ones. */
  readonly digits?: string;
  /** The locale for `Intl` where CLDR does not know the tag in this script. */
  readonly intl?: string;
  /** The namespaces that its folder has, where it has not all of them. The rest is shown in the nearest fallback, marked as such. */
  readonly namespaces?: readonly string[];
  /** Another row of the same language: a selector shows only one of them. */
  readonly aliasOf?: string;
}

const en = ["en"] as const;
const none = ["other"] as const;
const one = ["one", "other"] as const;
const romance = ["one", "many", "other"] as const;
const slavic = ["one", "few", "many", "other"] as const;
const arabic = ["zero", "one", "two", "few", "many", "other"] as const;

/** One row a language. To add a language, add a row here and its folder in `locales/`. */
export const LANGUAGES = [
  { code: "CN", tag: "zh-Hans", name: "简体中文", script: "Hans", direction: "ltr", plurals: none, fallback: en },
  { code: "TW", tag: "zh-Hant", name: "繁體中文", script: "Hant", direction: "ltr", plurals: none, fallback: ["zh-Hans", "en"] },
  { code: "EN", tag: "en", name: "English", script: "Latn", direction: "ltr", plurals: one, fallback: [] },
  { code: "JA", tag: "ja", name: "日本語", script: "Jpan", direction: "ltr", plurals: none, fallback: en },
  { code: "TH", tag: "th", name: "ไทย", script: "Thai", direction: "ltr", plurals: none, fallback: en, digits: "thai" },
  { code: "VI", tag: "vi", name: "Tiếng Việt", script: "Latn", direction: "ltr", plurals: none, fallback: en },
  { code: "MY", tag: "my", name: "မြန်မာ", script: "Mymr", direction: "ltr", plurals: none, fallback: en, digits: "mymr" },
  { code: "ES", tag: "es", name: "Español", script: "Latn", direction: "ltr", plurals: romance, fallback: en },
  { code: "HI", tag: "hi", name: "हिन्दी", script: "Deva", direction: "ltr", plurals: one, fallback: en, digits: "deva" },
  { code: "ID", tag: "id", name: "Bahasa Indonesia", script: "Latn", direction: "ltr", plurals: none, fallback: en },
  { code: "KM", tag: "km", name: "ខ្មែរ", script: "Khmr", direction: "ltr", plurals: none, fallback: en, digits: "khmr" },
  { code: "KO", tag: "ko", name: "한국어", script: "Kore", direction: "ltr", plurals: none, fallback: en },
  { code: "KR", tag: "ko", name: "한국어", script: "Kore", direction: "ltr", plurals: none, fallback: en, aliasOf: "KO" },
  { code: "MS", tag: "ms", name: "Bahasa Melayu", script: "Latn", direction: "ltr", plurals: none, fallback: en },
  { code: "PT", tag: "pt-PT", name: "Português", script: "Latn", direction: "ltr", plurals: romance, fallback: en },
  {
    code: "PT-BR",
    tag: "pt-BR",
    name: "Português (Brasil)",
    script: "Latn",
    direction: "ltr",
    plurals: romance,
    fallback: ["pt-PT", "en"],
  },
  { code: "TA", tag: "ta", name: "தமிழ்", script: "Taml", direction: "ltr", plurals: one, fallback: en, digits: "tamldec" },
  { code: "TE", tag: "te", name: "తెలుగు", script: "Telu", direction: "ltr", plurals: one, fallback: en, digits: "telu" },
  { code: "TY", tag: "ty", name: "Reo Tahiti", script: "Latn", direction: "ltr", plurals: one, fallback: en, intl: "fr-PF" },
  { code: "UR", tag: "ur", name: "اردو", script: "Arab", direction: "rtl", plurals: one, fallback: en, digits: "arabext" },
  {
    code: "UR-LA",
    tag: "ur-Latn",
    name: "Roman Urdu",
    script: "Latn",
    direction: "ltr",
    plurals: one,
    fallback: ["ur", "en"],
    intl: "en-PK",
  },
  { code: "TR", tag: "tr", name: "Türkçe", script: "Latn", direction: "ltr", plurals: one, fallback: en },
  { code: "BN", tag: "bn", name: "বাংলা", script: "Beng", direction: "ltr", plurals: one, fallback: en, digits: "beng" },
  { code: "AR", tag: "ar", name: "العربية", script: "Arab", direction: "rtl", plurals: arabic, fallback: en, digits: "arab" },
  { code: "FA", tag: "fa", name: "فارسی", script: "Arab", direction: "rtl", plurals: one, fallback: en, digits: "arabext" },
  { code: "RU", tag: "ru", name: "Русский", script: "Cyrl", direction: "ltr", plurals: slavic, fallback: en },
  { code: "KK", tag: "kk", name: "Қазақ тілі", script: "Cyrl", direction: "ltr", plurals: one, fallback: en },
  { code: "UZ", tag: "uz", name: "O‘zbekcha", script: "Latn", direction: "ltr", plurals: one, fallback: en },
  { code: "LO", tag: "lo", name: "ລາວ", script: "Laoo", direction: "ltr", plurals: none, fallback: en, digits: "laoo" },
  { code: "NE", tag: "ne", name: "नेपाली", script: "Deva", direction: "ltr", plurals: one, fallback: en, digits: "deva" },
  { code: "FR", tag: "fr", name: "Français", script: "Latn", direction: "ltr", plurals: romance, fallback: en },
  { code: "SW", tag: "sw", name: "Kiswahili", script: "Latn", direction: "ltr", plurals: one, fallback: en },
] as const satisfies readonly LanguageRow[];

export type ProductCode = (typeof LANGUAGES)[number]["code"];
export type LanguageTag = (typeof LANGUAGES)[number]["tag"];

export interface Language extends LanguageRow {
  readonly code: ProductCode | PseudoCode;
}

/** For browser sweeps and development: accented and 40 % longer, and the same mirrored. Not offered to visitors. */
export const PSEUDO_LANGUAGES = [
  { code: "XA", tag: "en-XA", name: "Åççéñŧéð", script: "Latn", direction: "ltr", plurals: one, fallback: en },
  { code: "XB", tag: "en-XB", name: "Åççéñŧéð ⇄", script: "Latn", direction: "rtl", plurals: one, fallback: en },
] as const satisfies readonly LanguageRow[];

export type PseudoCode = (typeof PSEUDO_LANGUAGES)[number]["code"];
export type AnyLanguageCode = ProductCode | PseudoCode;

export const DEFAULT_LANGUAGE = "HI" satisfies ProductCode;

const rows: readonly Language[] = [...LANGUAGES, ...PSEUDO_LANGUAGES];
const byCode = new Map<string, Language>(rows.map((row) => [row.code, row]));

export function isLanguageCode(value: unknown): value is AnyLanguageCode {
  return typeof value === "string" && byCode.has(value);
}

/** Whether a code is a pseudo-language. */
export function isPseudo(code: AnyLanguageCode): code is PseudoCode {
  return PSEUDO_LANGUAGES.some((row) => row.code === code);
}

/** The row of a product code. */
export function languageOf(code: AnyLanguageCode): Language {
  const row = byCode.get(code);
  if (!row) throw new Error(`No language has the product code "${code}".`);
  return row;
}

/** The row of a BCP 47 tag; for `ko`, the row that is not an alias. */
export function languageByTag(tag: string): Language | undefined {
  return rows.find((row) => row.tag === tag && !row.aliasOf);
}

/** The rows of a selector for a brand's configuration: in its order, each language once. */
export function selectable(configured: readonly AnyLanguageCode[]): readonly Language[] {
  const seen = new Set<string>();
  return configured.map(languageOf).filter((row) => !seen.has(row.tag) && seen.add(row.tag));
}
