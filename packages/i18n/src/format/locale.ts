import type { Language } from "../languages.ts";

/** How numbers, money and dates are written for one person. Made once a language and handed to every formatter. */
export interface FormatLocale {
  /** Locales for `Intl`, best first, with digits and calendar inside. */
  readonly tags: readonly string[];
  /** IANA time zone; undefined is the device's own. */
  readonly timeZone: string | undefined;
}

export interface FormatSettings {
  /** The brand's market (ISO 3166-1): `IN` gives English the grouping 1,24,500. */
  readonly region?: string;
  /** Digits of the person's own script; Latin ones otherwise, in every language. */
  readonly nativeDigits?: boolean;
  /** IANA zone of the brand, for business days and records. */
  readonly timeZone?: string;
  /** The language's own calendar (Persian for fa, Buddhist for th) unless set. */
  readonly calendar?: "gregory";
}

const usual: FormatSettings = {};
const made = new WeakMap<Language, FormatLocale>();

/** Latin digits are the same everywhere; the letters around them are the language's. */
export function formatLocale(language: Language, settings: FormatSettings = usual): FormatLocale {
  const known = settings === usual ? made.get(language) : undefined;
  if (known) return known;
  const locale = makeLocale(language, settings);
  if (settings === usual) made.set(language, locale);
  return locale;
}

function makeLocale(language: Language, settings: FormatSettings): FormatLocale {
  const numberingSystem = settings.nativeDigits ? (language.digits ?? "latn") : "latn";
  const extension = { numberingSystem, calendar: settings.calendar };
  const main = new Intl.Locale(language.intl ?? language.tag, { ...extension, ...regionOf(language, settings) });
  return {
    tags: [main.toString(), ...language.fallback.map((tag) => new Intl.Locale(tag, extension).toString())],
    timeZone: settings.timeZone,
  };
}

/** The language's tag with the market that its dates and amounts follow: `en-IN`. */
export const marketTag = (language: Language, region: string | undefined): string =>
  region && language.tag === "en" ? `en-${region}` : language.tag;

/** English follows the grouping of its market; other languages have their own. */
function regionOf(language: Language, { region }: FormatSettings): { region?: string } {
  return region && language.tag === "en" ? { region } : {};
}
