import ar from "./ar.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fa from "./fa.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import ur from "./ur.json" with { type: "json" };

/** English is the source of the keys: a language that misses one does not compile. */
export type Messages = Readonly<Record<keyof typeof en, string>>;
export type MessageKey = keyof typeof en;

const LANGUAGES: Readonly<Record<string, Messages>> = { ar, en, fa, hi, ur };
const RTL: ReadonlySet<string> = new Set(["ar", "fa", "ur"]);
export const LANGUAGE_TAGS = Object.keys(LANGUAGES);

export interface Speech {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly messages: Messages;
}

const speech = (lang: string): Speech => ({ lang, dir: RTL.has(lang) ? "rtl" : "ltr", messages: LANGUAGES[lang] ?? en });

/** The language of a BCP 47 tag ("hi", "ar-EG", also "HI"), else English. */
export function speechOf(tag: string | undefined): Speech {
  const lang = (tag ?? "").toLowerCase().split("-")[0] ?? "";
  return speech(LANGUAGE_TAGS.includes(lang) ? lang : "en");
}

/** The best language of an Accept-Language header, in its order. */
export function speechFor(header: string | undefined): Speech {
  const tags = (header ?? "").split(",").map((part) => part.split(";")[0]?.trim().toLowerCase().split("-")[0] ?? "");
  return speech(tags.find((tag) => LANGUAGE_TAGS.includes(tag)) ?? "en");
}

/** Replaces each `{name}` by its value. */
export function fill(message: string, values: Readonly<Record<string, string | number>> = {}): string {
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
