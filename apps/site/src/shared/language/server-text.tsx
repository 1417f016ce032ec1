import { type ReactNode, use } from "react";
import { IslandContext } from "./island-context.ts";
import { useLanguage } from "./language.ts";
import { languageMark } from "./language-mark.ts";

/** The language of an entry without `lang`, which is the visitor's, where the texts around are in another; undefined elsewhere. */
export function useAnswerLanguage(): string | undefined {
  const { tag } = useLanguage();
  return use(IslandContext) ? tag : undefined;
}

/** `lang` and `dir` of a server's text, from `lang` of its entry; nothing for one in the language of what is around. */
export function useServerMark() {
  const answered = useAnswerLanguage();
  return (lang: string | undefined) => languageMark(lang ?? answered);
}

interface ServerTextProps {
  /** `lang` of the entry that the text is from. */
  readonly lang: string | undefined;
  readonly children: ReactNode;
}

/** A text of the server inside of an element, marked where it is not in the language of what is around. */
export function ServerText({ lang, children }: ServerTextProps) {
  const mark = useServerMark()(lang);
  return mark ? <span {...mark}>{children}</span> : children;
}
