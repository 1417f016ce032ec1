import { type AnyLanguageCode, DEFAULT_LANGUAGE, type Language, languageOf } from "./languages.ts";

interface Maximised {
  language: string;
  script: string | undefined;
  region: string | undefined;
}

function maximise(tag: string): Maximised | undefined {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return { language, script, region };
  } catch {
    // A browser setting may contain any text.
    return undefined;
  }
}

const offers = new Map<string, Maximised | undefined>();

/** Of a row of the language table. Kept: every request of a visitor asks for each of them. */
function offerOf({ tag }: Language): Maximised | undefined {
  if (!offers.has(tag)) offers.set(tag, maximise(tag));
  return offers.get(tag);
}

function closeness(wanted: Maximised, row: Language): number {
  const offered = offerOf(row);
  if (!offered || offered.language !== wanted.language || offered.script !== wanted.script) return 0;
  return offered.region === wanted.region ? 2 : 1;
}

/**
 * The configured language that serves a person best; undefined when none does. The person's order decides; for one tag the same
 * script is preferred, then the same region.
 * @param wanted BCP 47 tags, best first (`navigator.languages`)
 */
export function bestMatch(wanted: readonly string[], configured: readonly AnyLanguageCode[]): AnyLanguageCode | undefined {
  for (const tag of wanted) {
    const wish = maximise(tag);
    if (!wish) continue;
    const scores = configured.map((code) => closeness(wish, languageOf(code)));
    const best = Math.max(0, ...scores);
    if (best > 0) return configured[scores.indexOf(best)];
  }
  return undefined;
}

export interface FirstLanguage {
  /** The stored language, if it is configured. */
  readonly stored: AnyLanguageCode | undefined;
  readonly browser: readonly string[];
  readonly configured: readonly AnyLanguageCode[];
  /** The brand's own, for a browser that names none of the configured ones. */
  readonly standard?: AnyLanguageCode | undefined;
}

/** The language of a visit: the stored choice, else the best match of the browser, else the brand's, else HI, else the first configured. */
export function firstLanguage({ stored, browser, configured, standard }: FirstLanguage): AnyLanguageCode {
  const [first] = configured;
  const fallback = first === undefined || configured.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : first;
  return stored ?? bestMatch(browser, configured) ?? (standard && configured.includes(standard) ? standard : fallback);
}
