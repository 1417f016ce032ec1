import { grouped } from "../../amounts.ts";
import type { GameState } from "../../play/contract.ts";
import { make } from "./dom.ts";

export interface MoneyFormat {
  /** "₹1,24,500.00", isolated left to right inside any text. */
  readonly text: (amount: string) => string;
  /** The same as a large figure: minor units at half size. */
  readonly figure: (amount: string) => DocumentFragment;
}

/** Groups by lakhs in Hindi, and rupees in English. */
export function moneyFormat(lang: string, { currency, symbol }: Pick<GameState, "currency" | "symbol">): MoneyFormat {
  const lakhs = lang === "hi" || (lang === "en" && currency === "INR");
  const lead = symbol.length > 1 ? `${symbol}\u00a0` : symbol;
  const plain = (amount: string) => `${lead}${grouped(amount, lakhs)}`;
  const figure = (amount: string) => {
    const made = document.createDocumentFragment();
    const [whole = "", minor] = plain(amount).split(/(?=\.[0-9]+$)/);
    made.append(whole, ...(minor ? [make("small", "", minor)] : []));
    return made;
  };
  return { text: (amount) => `\u2066${plain(amount)}\u2069`, figure };
}
