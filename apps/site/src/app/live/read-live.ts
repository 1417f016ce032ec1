import { createParser } from "eventsource-parser";
import { isLiveTopic, LIVE_PATH, type LiveTopic } from "@baize/api/live";

export interface LiveListener {
  readonly token: string;
  /** The id of the last event of an earlier stream, so that no change in between is missed. */
  readonly last: string;
  readonly signal: AbortSignal;
  /** `id` is the event id to continue from. */
  readonly changed: (topics: readonly LiveTopic[], id: string) => void;
  readonly ended: () => void;
}

function topicsOf(data: string): LiveTopic[] {
  const value: unknown = JSON.parse(data);
  if (typeof value !== "object" || value === null || !("topics" in value) || !Array.isArray(value.topics)) return [];
  // A newer server may send topics that this page does not know.
  return value.topics.flatMap((topic: unknown) => (typeof topic === "string" && isLiveTopic(topic) ? [topic] : []));
}

/** Reads the stream until it ends. `EventSource` cannot send the session's header. Throws where it cannot be opened. */
export async function readLive({ token, last, signal, changed, ended }: LiveListener): Promise<void> {
  // A header that is undefined would be sent as the word.
  const headers = { Accept: "text/event-stream", Authorization: `Bearer ${token}`, ...(last ? { "Last-Event-ID": last } : {}) };
  const answer = await fetch(LIVE_PATH, { headers, signal, cache: "no-store" });
  if (answer.status === 401) return ended();
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}.`);
  const parser = createParser({
    onEvent: ({ event, data, id }) => {
      if (event === "changed") changed(topicsOf(data), id ?? "");
      else if (event === "ended") ended();
    },
  });
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
