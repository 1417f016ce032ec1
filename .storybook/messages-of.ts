import { en } from "@baize/ui/messages/en";
import type { KitMessages } from "@baize/ui/messages";

// By folder, so that a new language needs no line here. Each module has one name.
const folders = import.meta.glob<Readonly<Record<string, KitMessages>>>("../packages/ui/src/messages/*/all.ts", { eager: true });

/** Languages of the toolbar: English first, all others that the kit has texts in, and two whose letters no font of the kit has. */
export const languages: readonly string[] = [
  ...new Set(["en", ...Object.keys(folders).map((path) => path.split("/").at(-2) ?? "")]),
  "th",
  "ja",
];

/** The kit's texts in the toolbar's language; in English where the kit has none. */
export const messagesOf = (language: string): KitMessages =>
  Object.values(folders[`../packages/ui/src/messages/${language}/all.ts`] ?? {})[0] ?? en;
