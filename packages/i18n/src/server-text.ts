import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createInstance, type i18n as I18n } from "i18next";
import { anyKey } from "./any-key.ts";
import { formatLocale } from "./format/locale.ts";
import { formatMoney, type WireAmount } from "./format/money.ts";
import { formatNumber } from "./format/number.ts";
import { isolate } from "./isolate.ts";
import { DEFAULT_LANGUAGE, isLanguageCode, type Language, LANGUAGES, languageByTag, languageOf } from "./languages.ts";
import { SERVER_NAMESPACE, type ServerKey } from "./server-messages.ts";

/** A name, reference or number as it is, or an amount, which is written as the language writes it. */
export type TextValue = string | number | WireAmount;
export type TextValues = Readonly<Record<string, TextValue>>;

const LOCALES = new URL("../locales/", import.meta.url);
const fileOf = (tag: string) => new URL(`${tag}/${SERVER_NAMESPACE}.json`, LOCALES);

/** Product codes of the languages that have the server's messages: what a stored text is written in. */
export const SERVER_LANGUAGES: readonly string[] = LANGUAGES.filter(({ tag }) => existsSync(fileOf(tag))).map(({ code }) => code);

const bundles = readdirSync(LOCALES)
  .filter((tag) => existsSync(fileOf(tag)))
  .map((tag) => ({ tag, messages: asMessages(JSON.parse(readFileSync(fileOf(tag), "utf8"))) }));

function asMessages(parsed: unknown): object {
  if (typeof parsed === "object" && parsed !== null) return parsed;
  throw new TypeError("A message file holds one object of texts.");
}

function failMissing(text: string, match: readonly string[]): never {
  throw new Error(`The message "${text}" lacks a value for ${match[0] ?? ""}.`);
}

function createInstanceOf(language: Language): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language.tag,
    fallbackLng: [...language.fallback],
    ns: [SERVER_NAMESPACE],
    defaultNS: SERVER_NAMESPACE,
    keySeparator: false,
    nsSeparator: ":",
    returnNull: false,
    // The messages are read already, so nothing is left to wait for.
    initAsync: false,
    interpolation: {
      escapeValue: true,
      escape: (value: string) => isolate(value, language.direction),
      // A value is never read as a message.
      skipOnVariables: true,
    },
    missingInterpolationHandler: failMissing,
    parseMissingKeyHandler: (key) => {
      throw new Error(`No server message has the key "${key}".`);
    },
  });
  for (const { tag, messages } of bundles) i18n.addResourceBundle(tag, SERVER_NAMESPACE, messages);
  i18n.services.formatter?.add("number", (value: unknown) => formatNumber(formatLocale(language), Number(value)));
  return i18n;
}

const instances = new Map<string, I18n>();

function instanceOf(language: Language): I18n {
  const made = instances.get(language.tag) ?? createInstanceOf(language);
  instances.set(language.tag, made);
  return made;
}

/** An amount is grouped as in its currency's market: ISO 4217 codes begin with the country. */
function moneyText(language: Language, money: WireAmount): string {
  return formatMoney(formatLocale(language, { region: money.currency.slice(0, 2) }), money);
}

const written = (language: Language, value: TextValue) => (typeof value === "object" ? moneyText(language, value) : value);

/** The row of a product code; of the default language for a code that is none. */
const rowOf = (code: string): Language => languageOf(isLanguageCode(code) ? code : DEFAULT_LANGUAGE);

/**
 * What the server writes to a person, in the language of a product code. Amounts, names, numbers and references are
 * isolated where the sentence runs the other way.
 */
export function serverText(code: string, key: ServerKey, values: TextValues = {}): string {
  const language = rowOf(code);
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(language, value)]));
  return anyKey(instanceOf(language))(key, texts);
}

/** One text a language of the server, by product code: as a row stores it, to be read in any language later. */
export function inEveryLanguage<Text>(text: (code: string) => Text): Record<string, Text> {
  return Object.fromEntries(SERVER_LANGUAGES.map((code) => [code, text(code)]));
}

/** The BCP 47 tag of a product code, which other systems understand; of an unknown code its lower case. */
export const tagOf = (code: string): string => (isLanguageCode(code) ? languageOf(code).tag : code.toLowerCase());

/** The product codes that stand in for a code, nearest first. */
export const fallbackCodes = (code: string): readonly string[] =>
  rowOf(code).fallback.flatMap((tag) => languageByTag(tag)?.code ?? []);
