import { type AnyLanguageCode, isLanguageCode } from "@baize/i18n/languages";

interface PageSettings {
  readonly brand?: string | undefined;
  readonly title?: string | undefined;
  readonly languages?: readonly AnyLanguageCode[] | undefined;
  readonly language?: AnyLanguageCode | undefined;
  readonly mode?: string | undefined;
  /** The brand's market: `IN`. */
  readonly region?: string | undefined;
  /** Whether the brand has a font of its own. */
  readonly font?: boolean | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Reads what the front server wrote into the page; an empty or broken text counts as nothing. */
function parsePageSettings(written: string): PageSettings {
  try {
    const { brand, title, languages, language, mode, region, font }: Record<string, unknown> = JSON.parse(written);
    const offered = Array.isArray(languages) ? languages.filter(isLanguageCode) : [];
    return {
      brand: textOf(brand),
      title: textOf(title),
      languages: offered.length > 0 ? offered : undefined,
      language: isLanguageCode(language) ? language : undefined,
      mode: textOf(mode),
      region: typeof region === "string" && /^[A-Z]{2}$/.test(region) ? region : undefined,
      font: font === true,
    };
  } catch {
    return {};
  }
}

/** The brand's settings of the first paint, which the boot script has applied already. */
export const pageSettings = parsePageSettings(document.getElementById("page-settings")?.textContent ?? "");
