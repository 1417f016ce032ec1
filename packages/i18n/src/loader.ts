import { isPseudo, type Language } from "./languages.ts";
import type { Namespace } from "./messages.ts";

export type Messages = Readonly<Record<string, string>>;

/** Brings one file of messages, or says at once that the language has none. */
export type MessageLoader = (tag: string, namespace: Namespace) => Promise<Messages> | undefined;

// Each file is a chunk of its own: a visit loads one language × the namespaces of its route.
const files = import.meta.glob<Messages>("../locales/*/*.json", { import: "default" });

/** The messages built into the site. */
export const bundledMessages: MessageLoader = (tag, namespace) => files[`../locales/${tag}/${namespace}.json`]?.();

/** The messages that a language shows: its own, or those of the nearest language of its fallback that has the file. */
export async function messagesFor(language: Language, namespace: Namespace, load: MessageLoader): Promise<Messages> {
  for (const tag of [language.tag, ...language.fallback]) {
    const found = load(tag, namespace);
    if (!found) continue;
    const messages = await found;
    return isPseudo(language.code) ? pseudo(messages) : messages;
  }
  throw new Error(`No language of ${[language.tag, ...language.fallback].join(", ")} has the messages "${namespace}".`);
}

async function pseudo(messages: Messages): Promise<Messages> {
  const { pseudoText } = await import("./pseudo.ts");
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoText(text)]));
}
