import { isPseudo, type Language, languageByTag } from "./languages.ts";
import type { Namespace } from "./messages.ts";

export type Messages = Readonly<Record<string, string>>;

/** Loads one file of messages; undefined where the language has none. */
export type MessageLoader = (tag: string, namespace: Namespace) => Promise<Messages | undefined>;

/** The files of one language, by their path. */
export type LanguageFiles = Readonly<Record<string, () => Promise<Messages>>>;

// Each file is a chunk of its own, and so is each language's list: languages × namespaces would be too much for the first
// script.
const languages = import.meta.glob<LanguageFiles>("../locales/*/files.ts", { import: "files" });

const fileList = (tag: string) => `../locales/${tag}/files.ts`;

/** Whether messages of the language are built into the site. */
export const hasMessages = (tag: string): boolean => fileList(tag) in languages;

/** The messages built into the site. */
export const bundledMessages: MessageLoader = async (tag, namespace) => {
  const files = await languages[fileList(tag)]?.();
  return files?.[`./${namespace}.json`]?.();
};

/** The language and its fallbacks, nearest first. */
const chainOf = (language: Language) => [language, ...language.fallback.flatMap((tag) => languageByTag(tag) ?? [])];

const declares = ({ namespaces }: Language, namespace: Namespace) => namespaces?.includes(namespace) ?? true;

/** The language in which content is shown whole: the language itself, or the nearest fallback that has all of its namespaces. */
export function shownIn(language: Language, namespaces: readonly Namespace[]): Language {
  if (isPseudo(language.code)) return language;
  const hasAll = (row: Language) => hasMessages(row.tag) && namespaces.every((namespace) => declares(row, namespace));
  return chainOf(language).find(hasAll) ?? language;
}

/** The messages of a language: its own, or those of the nearest fallback that declares the namespace and has the file. */
export async function messagesFor(language: Language, namespace: Namespace, load: MessageLoader): Promise<Messages> {
  for (const row of chainOf(language)) {
    const messages = declares(row, namespace) ? await load(row.tag, namespace) : undefined;
    if (!messages) continue;
    return isPseudo(language.code) ? pseudo(messages) : messages;
  }
  throw new Error(`No language of ${[language.tag, ...language.fallback].join(", ")} has the messages "${namespace}".`);
}

async function pseudo(messages: Messages): Promise<Messages> {
  const { pseudoText } = await import("./pseudo.ts");
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoText(text)]));
}
