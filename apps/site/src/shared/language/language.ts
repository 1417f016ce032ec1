import { useSyncExternalStore } from "react";
import { storedLanguage, storeLanguage } from "@baize/i18n/language-storage";
import { type AnyLanguageCode, isLanguageCode, isPseudo, type Language, LANGUAGES, languageOf } from "@baize/i18n/languages";
import { hasMessages } from "@baize/i18n/loader";
import { firstLanguage } from "@baize/i18n/match";
import { pageSettings } from "../brand/page-settings.ts";

/** Offered where the page says nothing about the brand, until its own list has loaded: whatever the site has messages for. */
const all: readonly AnyLanguageCode[] = LANGUAGES.filter(({ tag }) => hasMessages(tag)).map(({ code }) => code);
const listeners = new Set<() => void>();
const usual = pageSettings.languages ?? all;
let configured = usual;
let standard = pageSettings.language;
let now = firstOf(usual, true);
/** Whether the person chose during this visit: a browser may store nothing. */
let isChosen = false;

function firstOf(list: readonly AnyLanguageCode[], trustStored = false): AnyLanguageCode {
  // Until the brand's list has arrived, any stored choice is accepted.
  const kept = localStorage.getItem("lang");
  const stored =
    trustStored && isLanguageCode(kept) && (!pageSettings.languages || isPseudo(kept))
      ? kept
      : storedLanguage(localStorage, list);
  return firstLanguage({ stored, browser: navigator.languages, configured: list, standard });
}

function publish(next: AnyLanguageCode): void {
  if (next === now) return;
  now = next;
  for (const listener of listeners) listener();
}

/** The language of this visit by its product code; the kit's provider writes it on the document. */
export const language = {
  get: (): AnyLanguageCode => now,
  /** The person's choice, stored with the previous one in `hisLang`. */
  choose(next: AnyLanguageCode): void {
    isChosen = true;
    storeLanguage(localStorage, next);
    publish(next);
  },
  /** The brand's list: the best offered language replaces one that it does not offer, and one that the person did not choose. */
  configure(list: readonly AnyLanguageCode[], brandLanguage: AnyLanguageCode | undefined): void {
    standard = brandLanguage;
    configured = list.length > 0 ? list : usual;
    // A pseudo-language is in no brand's list, and stays.
    if (isPseudo(now) || (isChosen && configured.includes(now))) return;
    publish(firstOf(configured));
  },
  configured: () => configured,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The language's row: code, tag, direction, own name. */
export function useLanguage(): Language {
  return languageOf(useSyncExternalStore(language.subscribe, language.get));
}
