import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { documentAttributes } from "@baize/ui/provider/document-attributes";
import * as z from "zod";
import en from "./en.json" with { type: "json" };

/** English is the source of the keys. */
export type Messages = Readonly<Record<keyof typeof en, string>>;
export type MessageKey = keyof typeof en;

const texts = z.record(z.string(), z.string());
const folder = import.meta.dirname;
const read = (file: string) => texts.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));

/** A language is a file of this folder; a test says what it lacks, which is shown in English. */
const LANGUAGES: Readonly<Record<string, Messages>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => [basename(file, ".json"), { ...en, ...read(file) }]),
);
export const LANGUAGE_TAGS = Object.keys(LANGUAGES);

export interface Speech {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly messages: Messages;
}

const speech = (lang: string): Speech => ({
  lang,
  dir: documentAttributes({ locale: lang }).dir,
  messages: LANGUAGES[lang] ?? en,
});

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
