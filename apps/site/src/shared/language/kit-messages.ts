import { useSyncExternalStore } from "react";
import { isPseudo, type Language } from "@baize/i18n/languages";
import type { KitMessages } from "@baize/ui/messages";

// Found by folder, so that a new language needs no line here. The texts of a first view are a chunk, and the others are one.
const frames = import.meta.glob<KitMessages>("../../../../../packages/ui/src/messages/*/frame.ts", { import: "frame" });
const rests = import.meta.glob<KitMessages>("../../../../../packages/ui/src/messages/*/rest.ts", { import: "rest" });
const folder = "../../../../../packages/ui/src/messages";

const listeners = new Set<() => void>();
/** The language that was asked for last: an answer in another one comes too late. */
let wanted = "";
let now: { readonly tag: string; readonly isWhole: boolean; readonly messages: KitMessages } = {
  tag: "",
  isWhole: false,
  messages: {},
};
const has = (tag: string, whole: boolean) => now.tag === tag && (now.isWhole || !whole);

async function read({ tag, code, fallback }: Language, whole: boolean): Promise<KitMessages> {
  const own = [tag, ...fallback].map((each) => `${folder}/${each}`).find((path) => `${path}/frame.ts` in frames);
  if (!own) throw new Error(`No language of ${[tag, ...fallback].join(", ")} has the kit's texts.`);
  const [frame, rest] = await Promise.all([frames[`${own}/frame.ts`]?.(), whole ? rests[`${own}/rest.ts`]?.() : undefined]);
  const messages = { ...frame, ...rest };
  return isPseudo(code) ? (await import("./pseudo-kit.ts")).pseudoKit(messages) : messages;
}

/** All of the kit's texts in a language that is not that of the visit. Rejects where they cannot be loaded. */
export const kitMessagesOf = (language: Language): Promise<KitMessages> => read(language, true);

/** Loads the kit's texts of a language: of a first view, or all. Rejects where they cannot be loaded. */
export async function loadKitMessages(language: Language, whole = now.isWhole): Promise<void> {
  wanted = language.tag;
  if (has(language.tag, whole)) return;
  const bring = () => read(language, whole);
  // One lost packet must not stop the page.
  const messages = await bring().catch(bring);
  if (wanted !== language.tag || has(language.tag, whole)) return;
  now = { tag: language.tag, isWhole: whole, messages };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const get = () => now.messages;

/** The kit's texts in the language of the visit, for its provider. */
export const useKitMessages = (): KitMessages => useSyncExternalStore(subscribe, get, get);
