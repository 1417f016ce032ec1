import type { i18n as I18n, TOptions } from "i18next";
import { anyKey } from "./any-key.ts";
import type { MissingText } from "./load-fallback.ts";
import type { MessageLoader } from "./loader.ts";

/** Shown while the fallback loads, and for good where no language has the text. Never the key. */
const PENDING = "…";

/**
 * Called by i18next for a key without a text. The check prevents that; if it happens, the fallback language is loaded then, so
 * that no other visit pays for a second language, nor for the code that finds one.
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
    if (!asked.has(`${tag} ${qualified}`)) {
      asked.add(`${tag} ${qualified}`);
      void import("./load-fallback.ts")
        .then(({ loadFallback }) => loadFallback(i18n, load, { tag, namespace, key }))
        .then((missing) => missing && report(missing));
    }
    return PENDING;
  };
}
