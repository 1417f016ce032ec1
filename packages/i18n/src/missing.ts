import type { i18n as I18n, TOptions } from "i18next";
import { anyKey } from "./any-key.ts";
import { languageByTag } from "./languages.ts";
import { type MessageLoader, messagesFor } from "./loader.ts";
import { NAMESPACES, type Namespace } from "./messages.ts";

export interface MissingText {
  readonly language: string;
  readonly namespace: string;
  readonly key: string;
  /** The fallback language that has the text; undefined when none has. */
  readonly shownIn: string | undefined;
}

/** Components listen to it: texts have arrived late and must be read again. */
export const TEXTS_CHANGED = "textsChanged";
/** Shown while the fallback loads, and for good where no language has the text. Never the key. */
const PENDING = "…";

const isNamespace = (name: string): name is Namespace => NAMESPACES.some((known) => known === name);

/**
 * Called by i18next for a key without a text. The check prevents that; if it happens, the fallback language is loaded then, so
 * that no other visit pays for a second language.
 */
export function missingTexts(i18n: I18n, load: MessageLoader, report: (missing: MissingText) => void) {
  const asked = new Set<string>();
  return (qualified: string, _default?: string, options: TOptions = {}): string => {
    const at = qualified.indexOf(":");
    const namespace = qualified.slice(0, at);
    const key = qualified.slice(at + 1);
    const tag = i18n.language;
    const other = `${key}_other`;
    // A device may use categories that the language does not have (Tahitian, which browsers do not know).
    if (options.count !== undefined && i18n.getResource(tag, namespace, other) !== undefined) {
      return anyKey(i18n)(`${namespace}:${other}`, options);
    }
    if (isNamespace(namespace) && !asked.has(`${tag} ${qualified}`)) {
      asked.add(`${tag} ${qualified}`);
      void loadFallback(i18n, load, { tag, namespace, key }).then(report);
    }
    return PENDING;
  };
}

interface Wanted {
  readonly tag: string;
  readonly namespace: Namespace;
  readonly key: string;
}

async function loadFallback(i18n: I18n, load: MessageLoader, { tag, namespace, key }: Wanted): Promise<MissingText> {
  const fallback = languageByTag(tag)?.fallback ?? [];
  for (const [index, candidate] of fallback.entries()) {
    const row = languageByTag(candidate);
    if (!row) continue;
    const messages = await messagesFor({ ...row, fallback: fallback.slice(index + 1) }, namespace, load).catch(() => undefined);
    if (!messages || !(key in messages || `${key}_other` in messages)) continue;
    i18n.addResourceBundle(tag, namespace, messages, true, false);
    i18n.emit(TEXTS_CHANGED);
    return { language: tag, namespace, key, shownIn: candidate };
  }
  return { language: tag, namespace, key, shownIn: undefined };
}
