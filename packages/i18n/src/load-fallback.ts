import type { i18n as I18n } from "i18next";
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

interface Wanted {
  readonly tag: string;
  readonly namespace: string;
  readonly key: string;
}

const isNamespace = (name: string): name is Namespace => NAMESPACES.some((known) => known === name);

/** Loads a missing text from the nearest fallback language that has it. Undefined for a namespace that does not exist. */
export async function loadFallback(
  i18n: I18n,
  load: MessageLoader,
  { tag, namespace, key }: Wanted,
): Promise<MissingText | undefined> {
  if (!isNamespace(namespace)) return undefined;
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
