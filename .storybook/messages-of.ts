import { ar } from "@baize/ui/messages/ar";
import { en } from "@baize/ui/messages/en";
import { fa } from "@baize/ui/messages/fa";
import { hi } from "@baize/ui/messages/hi";
import type { KitMessages } from "@baize/ui/messages";
import { ur } from "@baize/ui/messages/ur";

const messages: Readonly<Record<string, KitMessages>> = { en, hi, ar, fa, ur };

/** The kit's texts in the toolbar's language; in English where the kit has none. */
export const messagesOf = (language: string): KitMessages => messages[language] ?? en;
