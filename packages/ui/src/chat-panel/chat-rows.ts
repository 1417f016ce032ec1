import type { ChatMessage } from "./chat-message.types.ts";

/** A line of the conversation: a day, the place where unread ones begin, or a message. */
export type ChatRow =
  | { readonly kind: "day"; readonly id: string; readonly at: number }
  | { readonly kind: "unread"; readonly id: string }
  | {
      readonly kind: "message";
      readonly id: string;
      readonly message: ChatMessage;
      /** The first of several by the same person, within five minutes of each other. */
      readonly first: boolean;
    };

const together = 5 * 60_000;
const days = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in that zone, as a key. */
export function dayOf(at: number, timeZone: string | undefined): string {
  const name = timeZone ?? "";
  const format = days.get(name) ?? new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone });
  days.set(name, format);
  return Number.isFinite(at) ? format.format(at) : "";
}

function follows(message: ChatMessage, before: ChatMessage): boolean {
  return (
    message.from === before.from && message.author?.name === before.author?.name && Math.abs(message.at - before.at) < together
  );
}

/** The lines of a conversation whose messages come oldest first. */
export function chatRows(
  messages: readonly ChatMessage[],
  unreadFrom: string | undefined,
  timeZone: string | undefined,
): readonly ChatRow[] {
  return messages.flatMap((message, place) => {
    const before = messages[place - 1];
    const newDay = !before || dayOf(before.at, timeZone) !== dayOf(message.at, timeZone);
    const unread = message.id === unreadFrom;
    const rows: ChatRow[] = [];
    if (newDay) rows.push({ kind: "day", id: `day ${message.id}`, at: message.at });
    if (unread) rows.push({ kind: "unread", id: "unread" });
    const first = newDay || unread || !follows(message, before);
    rows.push({ kind: "message", id: message.id, message, first });
    return rows;
  });
}

/** The end of what was there when the conversation was opened. */
export interface ChatBoundary {
  readonly id: string | undefined;
  readonly at: number;
}
export function boundaryOf(messages: readonly ChatMessage[]): ChatBoundary {
  const last = messages.at(-1);
  return { id: last?.id, at: last?.at ?? -Infinity };
}

/**
 * How many rows are history: the rows that were loaded when the conversation opened, and older rows that were loaded above
 * them. Screen readers announce only later rows. A boundary message that was deleted is replaced by its time.
 */
export function historyRows(rows: readonly ChatRow[], { id, at }: ChatBoundary): number {
  const place = rows.findIndex((row) => row.kind === "message" && row.id === id);
  return 1 + (place >= 0 ? place : rows.findLastIndex((row) => row.kind === "message" && row.message.at <= at));
}

/** How many messages of others came after that one. */
export function unseenAfter(messages: readonly ChatMessage[], id: string | undefined): number {
  const place = messages.findIndex((message) => message.id === id);
  return place < 0 ? 0 : messages.slice(place + 1).filter(({ from }) => from === "other").length;
}
