import { changeLanguage, createI18n, preload } from "@baize/i18n/create-i18n";
import { languageOf } from "@baize/i18n/languages";
import type { Namespace } from "@baize/i18n/messages";
import type { i18n as I18n } from "i18next";
import { preference } from "../preferences/preference.ts";
import { isDigits, writtenLocale } from "./digits.ts";
import { language } from "./language.ts";

const ready: Promise<I18n> = createI18n({
  language: languageOf(language.get()),
  locale: (row) => writtenLocale(row, digits.get()),
});

// Texts with numbers are written anew, too, when the digits change.
const renew = () => void ready.then((i18n) => changeLanguage(i18n, languageOf(language.get())));
language.subscribe(renew);

/** The digits of this device: Latin ones, or those of the language's own script. */
export const digits = preference("digits", isDigits, () => "latin", renew);

/** The messages of the shell, in the language of the visit. */
export const messagesReady = ready;

/** Loads the messages of a first view. Error texts follow: they are 3 KiB that it rarely shows. */
export async function loadFirstMessages(namespaces: readonly Namespace[]): Promise<void> {
  await preload(await ready, namespaces);
}

/** Loads a page's messages before it is drawn, and the error texts. Rejects where they cannot be loaded. */
export async function loadMessages(namespaces: readonly Namespace[]): Promise<void> {
  await loadFirstMessages([...namespaces, "errors"]);
}
