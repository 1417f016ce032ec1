import type { ChatMessage } from "@baize/ui/chat-panel";
import type { Arrived } from "./use-chat-messages.ts";
import type { Outgoing } from "./use-outbox.ts";

/**
 * One list of received and pending messages. A message keeps its local id after it was sent, so that its row stays the same.
 */
export function mergeMessages(arrived: readonly Arrived[], outgoing: readonly Outgoing[]): readonly ChatMessage[] {
  const names = new Map(outgoing.flatMap(({ id, arrivedAs }) => (arrivedAs ? [[arrivedAs, id] as const] : [])));
  const here = new Set(arrived.map(({ id }) => id));
  const came = arrived.map(({ id, from, author, text, at }): ChatMessage => {
    const one = { id: names.get(id) ?? id, at, text };
    return from === "own" ? { ...one, from } : { ...one, from: "other", author: { name: author } };
  });
  const going = outgoing
    .filter(({ arrivedAs }) => !arrivedAs || !here.has(arrivedAs))
    .map(({ id, text, at, state }): ChatMessage => ({
      id,
      from: "own",
      text,
      at,
      state: state === "arrived" ? undefined : state,
    }));
  return [...came, ...going];
}
