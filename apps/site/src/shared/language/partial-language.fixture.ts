import type { Language } from "@baize/i18n/languages";
import type { Namespace } from "@baize/i18n/messages";

/** Makes a row of the language table declare a part of the namespaces, as a new language does. Returns the function that undoes it. */
export function partialLanguage(row: Language, namespaces: readonly Namespace[]): () => void {
  const { namespaces: before } = row;
  Object.assign(row, { namespaces });
  return () => void Object.assign(row, { namespaces: before });
}
