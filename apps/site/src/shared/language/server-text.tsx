import type { ReactNode } from "react";
import { languageByTag } from "@baize/i18n/languages";

/** `lang` and `dir` of a server's text that is not in the visitor's language; nothing for one that is. */
export const serverMark = (lang: string | undefined) => (lang ? { lang, dir: languageByTag(lang)?.direction } : undefined);

interface ServerTextProps {
  /** `lang` of the entry that the text is from. */
  readonly lang: string | undefined;
  readonly children: ReactNode;
}

/** A text of the server inside of an element, marked where it is not in the visitor's language. */
export function ServerText({ lang, children }: ServerTextProps) {
  return lang ? <span {...serverMark(lang)}>{children}</span> : children;
}
