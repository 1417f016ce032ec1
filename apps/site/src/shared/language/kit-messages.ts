import { useSyncExternalStore } from "react";
import { isPseudo, type Language } from "@baize/i18n/languages";
import type { KitMessages } from "@baize/ui/messages";

/** The kit's texts of one language: those of a first view, and the others. */
export interface KitTexts {
  readonly frame: KitMessages;
  readonly rest: () => Promise<KitMessages>;
}

// A chunk a language, as the site's own messages are.
const files = import.meta.glob<KitTexts>("./kit/*.ts", { import: "texts" });
const fileOf = (tag: string) => files[`./kit/${tag}.ts`];

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
  const file = [tag, ...fallback].map(fileOf).find((each) => each !== undefined);
  if (!file) throw new Error(`No language of ${[tag, ...fallback].join(", ")} has the kit's texts.`);
  const { frame, rest } = await file();
  const messages = whole ? { ...frame, ...(await rest()) } : frame;
  return isPseudo(code) ? (await import("./pseudo-kit.ts")).pseudoKit(messages) : messages;
}

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
