import { type AnyLanguageCode, isLanguageCode } from "./languages.ts";

/** The used part of `localStorage`. It may throw (private window, full disk); then the choice is not remembered. */
export type TextStorage = Pick<Storage, "getItem" | "setItem">;

/** The current choice. */
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

/** The stored choice, if the brand offers it. */
export function storedLanguage(storage: TextStorage, configured: readonly AnyLanguageCode[]): AnyLanguageCode | undefined {
  return read(storage, NOW, configured);
}

/** The earlier choice, if the brand offers it. */
export function previousLanguage(storage: TextStorage, configured: readonly AnyLanguageCode[]): AnyLanguageCode | undefined {
  return read(storage, BEFORE, configured);
}

/** Stores `next` as the choice, and the one before it. Choosing the same again changes nothing. */
export function storeLanguage(storage: TextStorage, next: AnyLanguageCode): void {
  try {
    const now = storage.getItem(NOW);
    if (now === next) return;
    if (now !== null) storage.setItem(BEFORE, now);
    storage.setItem(NOW, next);
  } catch {
    // Not stored; this visit uses the chosen language.
  }
}
