import { pseudoText } from "@baize/i18n/pseudo";
import type { KitMessages } from "@baize/ui/messages";

function pseudo(texts: unknown): unknown {
  if (typeof texts === "string") return pseudoText(texts);
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]));
}

/** Keys stay, and each text stays a text. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
export const pseudoKit = (messages: KitMessages) => pseudo(messages) as KitMessages;
