import { setTimeout as sleep } from "node:timers/promises";
import { LIVE_TOPICS, type LiveTopic } from "@baize/api/live";
import { errorFacts } from "../log/log.ts";
import type { System } from "../system.ts";
import { type Standing, standings, type Watched } from "./queries.ts";

/** How often all who watch are looked after at once, in ms. */
const EVERY = 1000;

export interface Watcher extends Watched {
  /** Told how things stand, first with no topic, then with those that have changed since. */
  readonly changed: (topics: readonly LiveTopic[], now: Standing) => void;
  /** Told once that the session is over, or that this server stops. */
  readonly ended: (why: "session" | "server") => void;
}

interface Held {
  readonly watcher: Watcher;
  before: Standing | undefined;
}

export function changesBetween(before: Standing, now: Standing): LiveTopic[] {
  return LIVE_TOPICS.filter((topic) => before[topic] !== now[topic]);
}

/**
 * Compares what is stored with what each watcher was last told. Whatever wrote it (a call, a job, an operator, another
 * replica) is seen alike, and writing pays nothing for it. Runs only while somebody watches.
 */
export class LiveWatch {
  readonly #system: System;
  readonly #held = new Set<Held>();
  #running = false;
  #closed = false;

  constructor(system: System) {
    this.#system = system;
  }

  get size(): number {
    return this.#held.size;
  }

  /** Tells how things stand, then of each change. Answers what ends it. */
  add(watcher: Watcher): () => void {
    const held: Held = { watcher, before: undefined };
    this.#held.add(held);
    void this.#run();
    return () => void this.#held.delete(held);
  }

  /** One look at everything that is watched. */
  async look(): Promise<void> {
    const held = [...this.#held];
    if (held.length === 0) return;
    const watchers = held.map(({ watcher }) => watcher);
    const seen = await standings(this.#system, watchers, this.#system.now());
    for (const [place, one] of held.entries()) this.#tell(one, seen[place]);
  }

  /** Ends every stream: the server is about to stop. */
  close(): void {
    this.#closed = true;
    for (const { watcher } of this.#held) watcher.ended("server");
    this.#held.clear();
  }

  #tell(held: Held, now: Standing | undefined): void {
    if (!this.#held.has(held)) return;
    if (!now) {
      this.#held.delete(held);
      held.watcher.ended("session");
      return;
    }
    const topics = held.before ? changesBetween(held.before, now) : [];
    const first = held.before === undefined;
    held.before = now;
    if (first || topics.length > 0) held.watcher.changed(topics, now);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#held.size > 0 && !this.#closed) {
      await this.look().catch((error: unknown) => this.#system.log.error("live", errorFacts(error)));
      await sleep(EVERY, undefined, { ref: false });
    }
    this.#running = false;
  }
}
