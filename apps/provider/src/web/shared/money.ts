import { make } from "./dom.ts";

/** The grouping of each language of the game, with Latin digits. Rupees in English are grouped as in India. */
function localeOf(lang: string, currency: string): string {
  if (lang === "en") return currency === "INR" ? "en-IN" : "en";
  return lang === "hi" ? "hi-IN-u-nu-latn" : "en";
}

function symbolOf(currency: string): string {
  try {
    const parts = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
    return parts.find((part) => part.type === "currency")?.value ?? currency;
  } catch {
    return currency; // a demo currency whose code is not an ISO code
  }
}

export interface MoneyFormat {
  /** "₹1,24,500.00", isolated left to right inside any text. */
  readonly text: (amount: string) => string;
  /** The same as a large figure: minor units at half size. */
  readonly figure: (amount: string) => DocumentFragment;
}

export function moneyFormat(lang: string, currency: string, digits: number): MoneyFormat {
  const format = new Intl.NumberFormat(localeOf(lang, currency), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const symbol = symbolOf(currency);
  const lead = symbol.length > 1 ? `${symbol}\u00a0` : symbol;
  // Exact: format() reads decimal text as a decimal, not as a float.
  const plain = (amount: string) => `${lead}${format.format(decimal(amount))}`;
  const figure = (amount: string) => {
    const made = document.createDocumentFragment();
    const [whole = "", minor] = plain(amount).split(/(?=\.[0-9]+$)/);
    made.append(whole, ...(minor ? [make("small", "", minor)] : []));
    return made;
  };
  return { text: (amount) => `\u2066${plain(amount)}\u2069`, figure };
}

/** The library types a decimal text by its form, which the server's schema has checked. */
function decimal(amount: string): Intl.StringNumericLiteral {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return amount as Intl.StringNumericLiteral;
}
