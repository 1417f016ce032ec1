import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isFinal, isReleased, type RoundRecord, type SeedsRecord, type SessionRecord } from "./records.ts";
import { firstSeeds, nextSeeds } from "./seeds.ts";
import { STEPS, type StepTools } from "./steps.ts";

export interface RoundTools extends Omit<StepTools, "signal"> {
  readonly now: () => number;
  /** Milliseconds before the n-th repeat of a payment, rollback or end; the last one is repeated without end. */
  readonly retryPauses: readonly number[];
}

/** What a player asks for with one press. */
export interface Asked {
  readonly intent: string;
  readonly stake: string;
  readonly choice: string;
}

/** Runs rounds to their end, each step on disk before the next. A member has one unreleased round at most. */
export class Rounds {
  readonly #tools: RoundTools;
  readonly #stop = new AbortController();
  readonly #driving = new Map<string, { released: Promise<void>; over: Promise<void> }>();

  constructor(tools: RoundTools) {
    this.#tools = tools;
  }

  /**
   * Finishes rounds that a crash left open. A bet without an answer is rolled back, because no player waits for it; a taken one
   * is paid under its transaction id.
   */
  async recover(): Promise<number> {
    const open = this.#tools.book.unfinished();
    for (const round of open) {
      if (round.state === "betting") await this.#tools.book.save({ ...round, state: "undoing", code: "unknown" });
      this.#start(round.id);
    }
    return open.length;
  }

  /** The round that keeps this member from starting another. */
  active(member: string): RoundRecord | undefined {
    return this.#tools.book.roundsOf(member, 50).find((round) => !isReleased(round));
  }

  /** Plays the intent, or returns its existing round. Undefined: another round of this member is open. */
  async play(session: SessionRecord, { intent, stake, choice }: Asked): Promise<RoundRecord | undefined> {
    const { book, now } = this.#tools;
    const known = book.roundOf(session.member, intent);
    if (known) return known;
    if (this.active(session.member)) return undefined;
    const round: RoundRecord = {
      kind: "round",
      id: randomUUID(),
      intent,
      member: session.member,
      session: session.session,
      gameCode: session.game.code,
      currency: session.currency,
      digits: session.digits,
      stake,
      choice: choice || undefined,
      state: "betting",
      win: "0",
      at: new Date(now()).toISOString(),
    };
    await book.save(round);
    this.#start(round.id);
    return round;
  }

  /** The intent's round. An intent that never arrived is cancelled for good: the player is told that no bet was placed. */
  async find(session: SessionRecord, intent: string): Promise<RoundRecord> {
    const { book, now } = this.#tools;
    const known = book.roundOf(session.member, intent);
    if (known) return known;
    const { member, currency, digits, game } = session;
    const never = { kind: "round", id: randomUUID(), intent, member, currency, digits, session: session.session } as const;
    const at = new Date(now()).toISOString();
    const round: RoundRecord = { ...never, gameCode: game.code, stake: "0", state: "cancelled", code: "cancelled", win: "0", at };
    await book.save(round);
    return round;
  }

  /** Waits until the round is released, for so many milliseconds at most, and returns its current record. */
  async settled(round: RoundRecord, timeout: number): Promise<RoundRecord> {
    const run = this.#driving.get(round.id);
    if (run && !isReleased(round)) {
      const timer = new AbortController();
      await Promise.race([run.released, pause(timeout, undefined, { signal: timer.signal }).catch(() => undefined)]);
      timer.abort();
    }
    return this.#tools.book.rounds.get(round.id) ?? round;
  }

  async seeds(member: string): Promise<SeedsRecord> {
    const now = this.#tools.book.seedsOf(member);
    if (now) return now;
    const first = firstSeeds(member);
    await this.#tools.book.save(first);
    return first;
  }

  /** Reveals the current seeds and begins new ones. Undefined while a round is open, whose outcome depends on them. */
  async rotate(member: string, clientSeed: string): Promise<readonly [revealed: SeedsRecord, fresh: SeedsRecord] | undefined> {
    const now = await this.seeds(member);
    if (this.active(member)) return undefined;
    const both = nextSeeds(now, clientSeed);
    await this.#tools.book.save(...both);
    return both;
  }

  #start(id: string): void {
    const released = Promise.withResolvers<void>();
    const over = this.#drive(id, released.resolve)
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) this.#tools.warn(`round ${id} stopped: ${String(error)}`);
      })
      .finally(() => {
        released.resolve();
        this.#driving.delete(id);
      });
    this.#driving.set(id, { released: released.promise, over });
  }

  async #drive(id: string, release: () => void): Promise<void> {
    const { book, retryPauses } = this.#tools;
    let repeat = 0;
    for (let round = book.rounds.get(id); round && !isFinal(round); round = book.rounds.get(id)) {
      if (isReleased(round)) release();
      this.#stop.signal.throwIfAborted();
      const next = await STEPS[round.state]?.(round, { ...this.#tools, signal: this.#stop.signal });
      if (next) {
        await book.save(...next);
        repeat = 0;
      } else await pause(retryPauses[Math.min(repeat++, retryPauses.length - 1)], undefined, { signal: this.#stop.signal });
    }
  }

  /** Lets pending calls end and starts no more. Unfinished rounds stay in the journal. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all([...this.#driving.values()].map((run) => run.over));
  }
}
