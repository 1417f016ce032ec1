import type { SSEMessage, SSEStreamingApi } from "hono/streaming";
import { LIVE_TOPICS, type LiveEvent, type LiveTopic } from "@baize/api/live";
import { eventIdOf } from "./event-id.ts";
import type { TopicStates } from "./queries.ts";

export const eventOf = (event: LiveEvent, data: object, id?: string): SSEMessage => ({ event, data: JSON.stringify(data), id });

/**
 * The changes on their way to one reader. While the reader has not read an event, further changes are gathered in the next one,
 * so that a reader who never reads costs no more memory than one who does.
 */
export class Changes {
  readonly #stream: SSEStreamingApi;
  readonly #topics = new Set<LiveTopic>();
  #now: TopicStates | undefined;
  #isBeatDue = false;
  #isWriting = false;

  constructor(stream: SSEStreamingApi) {
    this.#stream = stream;
  }

  add(topics: readonly LiveTopic[], now: TopicStates): void {
    for (const topic of topics) this.#topics.add(topic);
    this.#now = now;
    void this.#write();
  }

  /** A line without meaning keeps proxies from closing an idle stream. */
  beat(): void {
    this.#isBeatDue = true;
    void this.#write();
  }

  async #write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#now ?? this.#isBeatDue) await this.#writeNext();
    this.#isWriting = false;
  }

  /** An event says as much as a beat. A write to a stream that is over changes nothing, and does not throw. */
  async #writeNext(): Promise<void> {
    this.#isBeatDue = false;
    if (this.#now) await this.#stream.writeSSE(this.#take(this.#now));
    else await this.#stream.write(": beat\n\n");
  }

  #take(now: TopicStates): SSEMessage {
    const topics = LIVE_TOPICS.filter((topic) => this.#topics.has(topic));
    this.#topics.clear();
    this.#now = undefined;
    return eventOf("changed", { topics }, eventIdOf(now));
  }
}
