import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createInstance, type i18n as I18n } from "i18next";
import { anyKey } from "./any-key.ts";
import { formatDateTime } from "./format/date.ts";
import { formatLocale } from "./format/locale.ts";
import { formatMoney, type DecimalAmount } from "./format/money.ts";
import { formatNumber } from "./format/number.ts";
import { isolate } from "./isolate.ts";
import { DEFAULT_LANGUAGE, isLanguageCode, type Language, LANGUAGES, languageByTag, languageOf } from "./languages.ts";
import { SERVER_NAMESPACE, SERVER_NAMESPACES, type ServerKey } from "./server-messages.ts";

/** A name, reference or number as it is, or an amount, which is formatted for the language. */
export type TextValue = string | number | DecimalAmount;
export type TextValues = Readonly<Record<string, TextValue>>;

const LOCALES = new URL("../locales/", import.meta.url);
const fileOf = (tag: string, namespace: string) => new URL(`${tag}/${namespace}.json`, LOCALES);

const hasServerMessages = (tag: string) => SERVER_NAMESPACES.every((namespace) => existsSync(fileOf(tag, namespace)));

/** Product codes of the languages that have the server's messages: stored texts are written in each. */
export const SERVER_LANGUAGES: readonly string[] = LANGUAGES.filter(({ tag }) => hasServerMessages(tag)).map(({ code }) => code);

const bundles = readdirSync(LOCALES)
  .filter(hasServerMessages)
  .flatMap((tag) => SERVER_NAMESPACES.map((namespace) => ({ tag, namespace, messages: readMessages(fileOf(tag, namespace)) })));

function readMessages(file: URL): object {
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
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
    ns: [...SERVER_NAMESPACES],
    defaultNS: SERVER_NAMESPACE,
    keySeparator: false,
    nsSeparator: ":",
    returnNull: false,
    // The messages are loaded, so there is nothing to wait for.
    initAsync: false,
    interpolation: {
      escapeValue: true,
      escape: (value: string) => isolate(value, language.direction),
      // A value is never parsed as a message.
      skipOnVariables: true,
    },
    missingInterpolationHandler: failMissing,
    parseMissingKeyHandler: (key) => {
      throw new Error(`No server message has the key "${key}".`);
    },
  });
  for (const { tag, namespace, messages } of bundles) i18n.addResourceBundle(tag, namespace, messages);
  i18n.services.formatter?.add("number", (value: unknown) => formatNumber(formatLocale(language), Number(value)));
  return i18n;
}

const instances = new Map<string, I18n>();

function instanceOf(language: Language): I18n {
  const made = instances.get(language.tag) ?? createInstanceOf(language);
  instances.set(language.tag, made);
  return made;
}

/** An amount is grouped as in its currency's market: an ISO 4217 code begins with the country. */
function moneyText(language: Language, money: DecimalAmount): string {
  return formatMoney(formatLocale(language, { region: money.currency.slice(0, 2) }), money);
}

const written = (language: Language, value: TextValue) => (typeof value === "object" ? moneyText(language, value) : value);

/** The row of a product code; of the default language for an unknown code. */
const rowOf = (code: string): Language => languageOf(isLanguageCode(code) ? code : DEFAULT_LANGUAGE);

/**
 * A text of the server in the language of a product code. Amounts, names, numbers and references are isolated in right-to-left
 * languages.
 */
export function serverText(code: string, key: ServerKey, values: TextValues = {}): string {
  const language = rowOf(code);
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(language, value)]));
  return anyKey(instanceOf(language))(key, texts);
}

interface Market {
  readonly currency: string;
  readonly timeZone: string;
}

/** A date with its time in the language of a product code, as a brand's market and time zone write it. */
export function serverDateTime(code: string, at: Date, { currency, timeZone }: Market): string {
  return formatDateTime(formatLocale(rowOf(code), { region: currency.slice(0, 2), timeZone }), at);
}

/** One text in each language of the server, by product code: stored so that it can be read in any language later. */
export function inEveryLanguage<Text>(text: (code: string) => Text): Record<string, Text> {
  return Object.fromEntries(SERVER_LANGUAGES.map((code) => [code, text(code)]));
}

/** The BCP 47 tag of a product code, which other systems understand; of an unknown code its lower case. */
export const tagOf = (code: string): string => (isLanguageCode(code) ? languageOf(code).tag : code.toLowerCase());

/** The product codes of a code's fallbacks, nearest first. */
export const fallbackCodes = (code: string): readonly string[] =>
  rowOf(code).fallback.flatMap((tag) => languageByTag(tag)?.code ?? []);
