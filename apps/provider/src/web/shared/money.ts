import { make } from "./dom.ts";

/** Grouping of each language that the game speaks, with Latin digits. Rupees in English are grouped as in India. */
function localeOf(lang: string, currency: string): string {
  if (lang === "en") return currency === "INR" ? "en-IN" : "en";
  return lang === "hi" ? "hi-IN-u-nu-latn" : "en";
}

function symbolOf(currency: string): string {
  try {
    const parts = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
    return parts.find((part) => part.type === "currency")?.value ?? currency;
  } catch {
    return currency; // a demo currency whose code is no ISO code
  }
}

export interface Purse {
  /** "₹1,24,500.00", kept left to right inside any text. */
  readonly text: (amount: string) => string;
  /** The same for a hero figure: minor units at half size. */
  readonly figure: (amount: string) => DocumentFragment;
}

export function purseOf(lang: string, currency: string, digits: number): Purse {
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

/** The library's types know only the shape of such a text, which the server's schema has checked. */
function decimal(amount: string): Intl.StringNumericLiteral {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return amount as Intl.StringNumericLiteral;
}
