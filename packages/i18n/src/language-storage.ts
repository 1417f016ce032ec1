import { type AnyLanguageCode, isLanguageCode } from "./languages.ts";

/** The part of `localStorage` that is used; it may throw (private window, full disk), which loses nothing but the memory. */
export type TextStorage = Pick<Storage, "getItem" | "setItem">;

/** The choice now. */
const NOW = "lang";
/** The choice before it. */
const BEFORE = "hisLang";

function read(storage: TextStorage, key: string, configured: readonly AnyLanguageCode[]): AnyLanguageCode | undefined {
  try {
    const value = storage.getItem(key);
    return isLanguageCode(value) && configured.includes(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The stored choice, if the brand still offers it. */
export function storedLanguage(storage: TextStorage, configured: readonly AnyLanguageCode[]): AnyLanguageCode | undefined {
  return read(storage, NOW, configured);
}

/** The choice before the stored one, if the brand still offers it. */
export function previousLanguage(storage: TextStorage, configured: readonly AnyLanguageCode[]): AnyLanguageCode | undefined {
  return read(storage, BEFORE, configured);
}

/** Makes `next` the choice and keeps the one before it. Choosing the same again changes nothing. */
export function storeLanguage(storage: TextStorage, next: AnyLanguageCode): void {
  try {
    const now = storage.getItem(NOW);
    if (now === next) return;
    if (now !== null) storage.setItem(BEFORE, now);
    storage.setItem(NOW, next);
  } catch {
    // Not remembered: the visit goes on in the language chosen.
  }
}
