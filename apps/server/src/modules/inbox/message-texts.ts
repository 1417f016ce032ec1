import type { Money } from "@baize/domain/money/money";
import { currencyDigits } from "@baize/domain/money/currency";
import { formatAmount } from "@baize/domain/money/amount";
import type { Texts } from "../../platform/language/texts.ts";
import { localize } from "../../platform/language/language.ts";
import { REWARD_MESSAGES, type RewardMessage } from "./texts.ts";

export interface MessageFacts {
  readonly titles?: Readonly<Record<string, string>>;
  readonly amount?: Money;
  readonly required?: Money;
  readonly reason?: string;
}

export const LANGUAGES = { EN: "en-IN", HI: "hi-IN", AR: "ar" } as const;
export type Language = keyof typeof LANGUAGES;

/** A sum as the house writes it in one of its languages. */
export function moneyText(language: Language, money: Money | undefined): string {
  if (!money) return "";
  const digits = currencyDigits(money.currency);
  const format = new Intl.NumberFormat(`${LANGUAGES[language]}-u-nu-latn`, {
    style: "currency",
    currency: money.currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // As a decimal string: a number would lose what is beyond 2^53.
  return format.format(asDecimal(formatAmount(money.minor, money.currency)));
}

// ECMA-402 takes decimal strings as they are; the library's type says so by a template.
const asDecimal = (text: string) => text as `${number}`;

/** In a right-to-left sentence a symbol would go to the figure's other side: isolated (UAX #9) the two keep their order. */
const apart = (language: Language, text: string) => (language === "AR" && text !== "" ? `\u2068${text}\u2069` : text);

function filled(text: string, language: Language, { titles = {}, amount, required, reason = "" }: MessageFacts): string {
  const values: Readonly<Record<string, string>> = {
    title: localize(titles, language) ?? "",
    amount: apart(language, moneyText(language, amount)),
    required: apart(language, moneyText(language, required)),
    reason,
  };
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** A message in every language that the house writes, so that it reads right after a change of language too. */
export function messageTexts(type: RewardMessage, facts: MessageFacts): Texts {
  const wording = REWARD_MESSAGES[type];
  const languages: readonly Language[] = ["EN", "HI", "AR"];
  return Object.fromEntries(
    languages.map((language) => {
      const [title, content] = wording[language];
      return [language, { title: filled(title, language, facts), content: filled(content, language, facts) }];
    }),
  );
}
