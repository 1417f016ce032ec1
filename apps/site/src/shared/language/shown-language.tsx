import type { ReactNode } from "react";
import { type Language, languageOf } from "@baize/i18n/languages";
import { shownIn } from "@baize/i18n/loader";
import { SHELL_NAMESPACES, type Namespace } from "@baize/i18n/messages";
import { useLanguage } from "./language.ts";
import * as css from "./shown-language.css.ts";

interface ShownLanguageProps {
  /** The namespaces of the content's row; its own is the first that is not the shell's. */
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}

const isOwn = (namespace: Namespace) => SHELL_NAMESPACES.every((shell) => shell !== namespace);

/** `lang` and `dir` of content that a partial language lacks; undefined for content in the visitor's language. */
export function markOf(visited: Language, namespaces: readonly Namespace[]) {
  const own = namespaces.find(isOwn);
  const shown = own ? shownIn(visited, own) : visited;
  return shown.tag === visited.tag ? undefined : { lang: shown.tag, dir: shown.direction };
}

/** Names the language of content that a partial language lacks, so that a screen reader does not read it by the rules of another. */
export function ShownLanguage({ namespaces, children }: ShownLanguageProps) {
  const mark = markOf(languageOf(useLanguage().code), namespaces);
  if (!mark) return children;
  return (
    <div className={css.mark} {...mark}>
      {children}
    </div>
  );
}
