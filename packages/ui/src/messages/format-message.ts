import { warn } from "../overlay/warn.ts";
import { isolate } from "./isolate.ts";
import type { PluralText } from "./message-types.ts";

export type AnyValues = Readonly<Record<string, string | number>>;
export type AnyMessage = string | PluralText | ((values?: AnyValues) => string);

export interface MessageLocale {
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** Of Unicode: `latn`, `deva`, `arab`. */
  readonly numberingSystem: string;
}

// Making an Intl object costs a thousand times what using it does.
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/** A number in the digits and the grouping of the language. */
export function numberText({ locale, numberingSystem }: MessageLocale, value: number): string {
  const key = `${locale} ${numberingSystem}`;
  const known = numbers.get(key) ?? new Intl.NumberFormat(locale, { numberingSystem });
  numbers.set(key, known);
  return known.format(value);
}

function pluralForm(locale: string, message: PluralText, count: unknown): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return message[rules.select(Number(count))] ?? message.other;
}

/** The text with its values: numbers in the person's digits, and other values isolated from the direction of the sentence. */
export function formatMessage(message: AnyMessage, values: AnyValues | undefined, written: MessageLocale): string {
  if (typeof message === "function") return message(values);
  const text = typeof message === "string" ? message : pluralForm(written.locale, message, values?.count);
  if (!text.includes("{")) return text;
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values?.[name];
    if (typeof value === "number") return numberText(written, value);
    if (value !== undefined) return isolate(value, written.direction);
    if (process.env.NODE_ENV !== "production")
      warn(`The text "${text}" has the placeholder ${whole}, for which there is no value. Use those of the English text.`);
    return whole;
  });
}
