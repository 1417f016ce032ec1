import { changeLanguage, createI18n, preload } from "@baize/i18n/create-i18n";
import { type Language, languageOf } from "@baize/i18n/languages";
import type { Namespace } from "@baize/i18n/messages";
import type { i18n as I18n } from "i18next";
import { preference } from "../preferences/preference.ts";
import { isDigits, writtenLocale } from "./digits.ts";
import { loadKitMessages } from "./kit-messages.ts";
import { language } from "./language.ts";
import { textsLoading } from "./texts-loading.ts";

/** Messages of a language, with the digits of this device in their numbers. */
export const textsOf = (of: Language): Promise<I18n> =>
  createI18n({ language: of, locale: (row) => writtenLocale(row, digits.get()) });

const ready = textsOf(languageOf(language.get()));

// Texts with numbers are written anew, too, when the digits change.
const renew = () => {
  const row = languageOf(language.get());
  const texts = ready.then((i18n) => changeLanguage(i18n, row));
  textsLoading.during(Promise.allSettled([texts, loadKitMessages(row)]));
};
language.subscribe(renew);

/** The digits of this device: Latin ones, or those of the language's own script. */
export const digits = preference("digits", isDigits, () => "latin", renew);

/** The messages of the shell and the kit's texts of a first view, in the language of the visit. */
export const messagesReady: Promise<I18n> = Promise.all([ready, loadKitMessages(languageOf(language.get()))]).then(
  ([i18n]) => i18n,
);

/** Loads the messages of a first view. Error texts follow: they are 3 KiB that it rarely shows. */
export async function loadFirstMessages(namespaces: readonly Namespace[]): Promise<void> {
  await preload(await ready, namespaces);
}

/** Loads a page's messages before it is drawn, the error texts and the kit's. Rejects where they cannot be loaded. */
export async function loadMessages(namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all([loadFirstMessages([...namespaces, "errors"]), loadKitMessages(languageOf(language.get()), true)]);
}
