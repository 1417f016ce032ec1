import { useState } from "react";
import type { ChatMessage } from "./chat-message.types.ts";

/** As many messages are drawn when a conversation opens, and as many more each time older ones are asked for. */
const step = 60;

/** The newest of a long conversation. What came before them is drawn when it is asked for, and only then loaded from afar. */
export function useDrawnMessages(messages: readonly ChatMessage[], ready: boolean) {
  /** The first that is drawn; null for all of them, and for those that are loaded above. */
  const [first, setFirst] = useState<string | null>();
  const startingAt = (place: number) => (place > 0 ? (messages[place]?.id ?? null) : null);
  if (ready && first === undefined) setFirst(startingAt(messages.length - step));
  const place = typeof first === "string" ? messages.findIndex(({ id }) => id === first) : 0;
  // A message that is gone has no known position.
  const hidden = place < 0 ? Math.max(messages.length - step, 0) : place;
  return {
    drawn: hidden > 0 ? messages.slice(hidden) : messages,
    /** Draws the ones before; undefined where all are drawn. */
    showOlder: hidden > 0 ? () => setFirst(startingAt(hidden - step)) : undefined,
  };
}
