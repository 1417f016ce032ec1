import { fill, type MessageKey, type Speech } from "../messages/messages.ts";
import { escapeHtml } from "./html.ts";

/** A message of the page's language with its values, escaped for HTML. */
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

export const sayer =
  (speech: Speech): Say =>
  (key, values) =>
    escapeHtml(fill(speech.messages[key], values));
