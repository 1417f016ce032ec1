import { type BackendModule, createInstance, type i18n as I18n, type InitOptions, type ReadCallback } from "i18next";
import { formatNumber } from "./format/number.ts";
import { type FormatLocale, formatLocale } from "./format/locale.ts";
import { isolate } from "./isolate.ts";
import { type Language, languageByTag } from "./languages.ts";
import { bundledMessages, type MessageLoader, type Messages, messagesFor } from "./loader.ts";
import type { MissingText, TEXTS_CHANGED } from "./load-fallback.ts";
import { missingTexts } from "./missing.ts";
import { type Namespace, SHELL_NAMESPACES } from "./messages.ts";

export interface I18nSetup {
  readonly language: Language;
  /** Namespaces of the first route; the shell's own come with them. */
  readonly namespaces?: readonly Namespace[];
  /** Where messages come from; the built-in ones by default. */
  readonly load?: MessageLoader;
  /** How numbers inside texts are written (region, native digits). Called for each text, so that a setting may change. */
  readonly locale?: (language: Language) => FormatLocale;
  /** Called for each missing text. By default it warns in development and does nothing in production. */
  readonly onMissing?: (missing: MissingText) => void;
}

/**
 * One i18next instance, ready for the first view. Give it to `I18nextProvider`. Rejects when the shell's messages cannot be
 * loaded.
 */
export async function createI18n(setup: I18nSetup): Promise<I18n> {
  const { language, load = bundledMessages, onMissing = loud } = setup;
  const i18n = createInstance();
  i18n.use(backend(load));
  await i18n.init({
    ...options(i18n, setup),
    parseMissingKeyHandler: missingTexts(i18n, load, onMissing),
  });
  i18n.services.formatter?.add("number", (value: unknown, tag) => {
    const row = languageByTag(tag ?? i18n.language) ?? language;
    return formatNumber((setup.locale ?? formatLocale)(row), countable(value));
  });
  await preload(i18n, SHELL_NAMESPACES);
  return i18n;
}

/**
 * Loads the messages of a route before it is drawn. Rejects with the names of what failed, so that the route can offer a retry.
 */
export async function preload(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces]);
  const failed = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (failed.length > 0) throw new Error(`Messages did not load: ${i18n.language} ${failed.join(", ")}.`);
}

/** Changes the language in every namespace that is in use. Components draw again by themselves. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  await i18n.changeLanguage(language.tag);
}

function options(i18n: I18n, { language, namespaces = [] }: I18nSetup): InitOptions {
  return {
    lng: language.tag,
    // The loader and `missingTexts` apply the fallback chain: i18next would load every language of it.
    fallbackLng: false,
    load: "currentOnly",
    ns: [...new Set<Namespace>([...SHELL_NAMESPACES, ...namespaces])],
    defaultNS: "common",
    keySeparator: false,
    nsSeparator: ":",
    appendNamespaceToMissingKey: true,
    returnNull: false,
    interpolation: {
      // React escapes markup; a value could still break the direction of its sentence.
      escapeValue: true,
      escape: (value: string) => isolate(value, languageByTag(i18n.language)?.direction ?? "ltr"),
      // A value is never parsed as a message.
      skipOnVariables: true,
    },
    react: { bindI18n: "languageChanged textsChanged" satisfies `${string} ${typeof TEXTS_CHANGED}`, bindI18nStore: "" },
  };
}

function backend(load: MessageLoader): BackendModule {
  const bring = (tag: string, namespace: string) => {
    const language = languageByTag(tag);
    if (!language) throw new Error(`"${tag}" is no row of the language table.`);
    return messagesFor(language, knownNamespace(namespace), load);
  };
  return {
    type: "backend",
    init: () => undefined,
    read: (tag, namespace, callback) => void answer(() => bring(tag, namespace), callback),
  };
}

async function answer(bring: () => Promise<Messages>, callback: ReadCallback): Promise<void> {
  try {
    // One lost packet must not stop the page: try once more, then fail.
    callback(null, { ...(await bring().catch(bring)) });
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), false);
  }
}

/** i18next hands a namespace back as text; it has only those that the types allow. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const knownNamespace = (namespace: string) => namespace as Namespace;

function countable(value: unknown): number | bigint | string {
  return typeof value === "number" || typeof value === "bigint" ? value : String(value);
}

function loud({ language, namespace, key, shownIn }: MissingText): void {
  if (!import.meta.env.DEV) return;
  const outcome = shownIn ? `The text of "${shownIn}" is shown instead.` : "No language has it, so nothing can be shown.";
  console.error(
    `No text for "${namespace}:${key}" in "${language}". ${outcome} Add it to locales/${language}/${namespace}.json.`,
  );
}
