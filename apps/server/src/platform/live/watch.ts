import { LIVE_TOPICS, type LiveTopic } from "@baize/api/live";
import { errorFacts } from "../log/log.ts";
import type { Brand } from "../brand/brand.ts";
import { listBrands } from "../brand/queries.ts";
import type { System } from "../system.ts";
import { BrandWatch } from "./brand-watch.ts";
import {
  loadMemberStates,
  loadSnapshot,
  loadVersions,
  type PartOfStates,
  saveWatched,
  type TopicStates,
  type Watched,
} from "./queries.ts";
import type { LiveSources } from "./source.ts";

/**
 * The channel of the migration's triggers: `member <id>`, `brand <code>`, `brands` for all of them, or `settings`
 * where a brand's settings have changed.
 */
const CHANNEL = "baize_live";
/** Notifications within so many ms are handled by one query. */
const GATHER_MS = 40;
/** Ms between queries for transactions that were open when a watcher came. */
const AGAIN_MS = 250;
const WATCHED_MINUTES = 15;
const RENEW_MS = 5 * 60_000;

export interface Watcher extends Watched {
  /** Called with the state: first with no topic, then with the topics that have changed since. */
  readonly changed: (topics: readonly LiveTopic[], now: TopicStates) => void;
  /** Called once when the session is over, the site is closed to the watcher, or this server stops. */
  readonly ended: (why: "session" | "closed" | "server") => void;
  /** Asked when the brand's settings change. */
  readonly isClosed: (brand: Brand) => boolean;
}

interface Held {
  readonly watcher: Watcher;
  before: TopicStates | undefined;
  version: string | undefined;
  /** Transactions below it may have written before the database knew of this watcher: it is read again when they are over. */
  until: bigint | undefined;
}

const isComplete = (all: PartOfStates): all is TopicStates => LIVE_TOPICS.every((topic) => all[topic] !== undefined);

function joinStates(member: PartOfStates, brand: PartOfStates): TopicStates {
  const all = { ...brand, ...member };
  if (isComplete(all)) return all;
  const missing = LIVE_TOPICS.filter((topic) => all[topic] === undefined);
  throw new Error(`No live source of a brand or a member gives ${missing.join(", ")}.`);
}

export function changesBetween(before: TopicStates, now: TopicStates): LiveTopic[] {
  return LIVE_TOPICS.filter((topic) => before[topic] !== now[topic]);
}

/**
 * Follows the database's notifications for the members and brands that are watched here, whatever wrote: a call, a job, an
 * operator, another server. No watcher is polled, and a write for an unwatched member notifies nothing.
 */
export class LiveWatch {
  readonly #system: System;
  readonly #sources: LiveSources;
  readonly #held = new Map<string, Set<Held>>();
  readonly #brands: BrandWatch;
  #due = new Set<Held>();
  #timer: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #listening: Promise<() => Promise<void>> | undefined;
  #closed = false;

  constructor(system: System, sources: LiveSources) {
    this.#system = system;
    this.#sources = sources;
    this.#brands = new BrandWatch(system, sources, (brand) =>
      this.#all().forEach((held) => held.watcher.brand === brand && this.#notifyOfBrand(held)),
    );
  }

  get size(): number {
    return this.#all().length;
  }

  /** Reports the state, then each change. Answers a function that ends it. */
  add(watcher: Watcher): () => void {
    const held: Held = { watcher, before: undefined, version: undefined, until: undefined };
    const own = this.#held.get(watcher.memberId) ?? new Set();
    this.#held.set(watcher.memberId, own.add(held));
    this.#look([held], 0);
    return () => this.#drop(held);
  }

  /** Ends every stream, because the server stops. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#renewal);
    this.#brands.close();
    for (const { watcher } of this.#all()) watcher.ended("server");
    this.#held.clear();
    void this.#listening?.then(async (stop) => await stop()).catch(() => undefined);
  }

  #all(): Held[] {
    return [...this.#held.values()].flatMap((own) => [...own]);
  }

  #drop(held: Held): void {
    const own = this.#held.get(held.watcher.memberId);
    own?.delete(held);
    if (own?.size === 0) this.#held.delete(held.watcher.memberId);
  }

  #isHeld(held: Held): boolean {
    return this.#held.get(held.watcher.memberId)?.has(held) ?? false;
  }

  async #listen(): Promise<void> {
    this.#listening ??= this.#system.database.listen(CHANNEL, {
      received: (words) => this.#receive(words),
      missed: () => this.#missed(),
    });
    await this.#listening.catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
    this.#renewal ??= setInterval(() => this.#renew(), RENEW_MS).unref();
  }

  #receive(words: string): void {
    const [what, whom = ""] = words.split(" ");
    if (what === "member") this.#look([...(this.#held.get(whom) ?? [])], GATHER_MS);
    else if (what === "brand") this.#brands.changed(whom);
    else if (what === "settings") void this.#endClosed();
    else this.#brands.changedAll();
  }

  /** After lost notifications: reads every brand, and the members whose version has changed. */
  #missed(): void {
    this.#brands.changedAll();
    void this.#endClosed();
    loadVersions(this.#system.database.runSql, [...this.#held.keys()]).then(
      (versions) =>
        this.#look(
          this.#all().filter(({ watcher, version }) => versions.get(watcher.memberId) !== version),
          0,
        ),
      (error: unknown) => this.#failed(error),
    );
  }

  #renew(): void {
    const members = [...this.#held.keys()];
    if (members.length === 0) return;
    saveWatched(this.#system.database.runSql, members, WATCHED_MINUTES).catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    if (!this.#closed) this.#system.log.error("live", errorFacts(error));
  }

  #look(held: readonly Held[], inMs: number): void {
    for (const one of held) this.#due.add(one);
    if (this.#due.size === 0 || this.#closed) return;
    this.#timer ??= setTimeout(() => void this.#lookNow(), inMs).unref();
  }

  async #lookNow(): Promise<void> {
    this.#timer = undefined;
    const due = [...this.#due].filter((held) => this.#isHeld(held));
    this.#due = new Set();
    if (due.length === 0) return;
    try {
      await this.#listen();
      await this.#read(due);
    } catch (error) {
      this.#failed(error);
      // The database is away: the work stays due.
      this.#look(due, AGAIN_MS);
    }
  }

  async #read(due: readonly Held[]): Promise<void> {
    const { runSql } = this.#system.database;
    const fresh = due.filter(({ before }) => before === undefined).map(({ watcher }) => watcher.memberId);
    if (fresh.length > 0) await saveWatched(runSql, fresh, WATCHED_MINUTES);
    const waiting = due.some(({ before, until }) => before === undefined || until !== undefined);
    const snapshot = waiting ? await loadSnapshot(runSql) : undefined;
    const versions = await loadVersions(runSql, [...new Set(due.map(({ watcher }) => watcher.memberId))]);
    const states = await loadMemberStates(
      runSql,
      this.#sources,
      due.map(({ watcher }) => watcher),
      this.#system.now(),
    );
    for (const [place, held] of due.entries()) {
      held.version = versions.get(held.watcher.memberId);
      if (snapshot && held.before === undefined) held.until = snapshot.next;
      if (snapshot && held.until !== undefined && snapshot.oldest >= held.until) held.until = undefined;
      await this.#notify(held, states[place]);
    }
    this.#look(
      due.filter(({ until }) => until !== undefined),
      AGAIN_MS,
    );
  }

  async #notify(held: Held, own: PartOfStates | undefined): Promise<void> {
    if (!own) return this.#end(held);
    const shared = await this.#brands.statesOf(held.watcher.brand);
    this.#report(held, joinStates(own, shared));
  }

  #notifyOfBrand(held: Held): void {
    const shared = this.#brands.known(held.watcher.brand);
    if (held.before && shared) this.#report(held, { ...held.before, ...shared });
  }

  #report(held: Held, now: TopicStates): void {
    if (!this.#isHeld(held)) return;
    const topics = held.before ? changesBetween(held.before, now) : [];
    const first = held.before === undefined;
    held.before = now;
    if (first || topics.length > 0) held.watcher.changed(topics, now);
  }

  /** Ends the streams of watchers to whom the site is closed now. */
  async #endClosed(): Promise<void> {
    const brands = await listBrands(this.#system).catch((error: unknown) => this.#failed(error));
    for (const held of this.#all()) {
      const brand = brands?.find(({ code }) => code === held.watcher.brand);
      if (brand && held.watcher.isClosed(brand)) this.#end(held, "closed");
    }
  }

  #end(held: Held, why: "session" | "closed" = "session"): void {
    if (!this.#isHeld(held)) return;
    this.#drop(held);
    held.watcher.ended(why);
  }
}
