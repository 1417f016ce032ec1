import { languageByTag } from "@baize/i18n/languages";

/** `lang` and `dir` of an entry; nothing without a language. */
export const languageMark = (lang: string | undefined) => (lang ? { lang, dir: languageByTag(lang)?.direction } : undefined);
