import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sharedTitleOf } from "../tables/tables.ts";
import type { Moment } from "../tables/table.ts";
import { Alarms } from "./alarms.ts";
import { isAnswered, isFinal, isReleased, type RoundRecord, type SeedsRecord, type SessionRecord } from "./records.ts";
import { firstSeeds, nextSeeds } from "./seeds.ts";
import { STEPS, type StepTools } from "./steps.ts";

export interface RoundTools extends Omit<StepTools, "signal" | "alarms"> {
  readonly now: () => number;
  /** Milliseconds before the n-th repeat of a payment, rollback or end; the last one is repeated without end. */
  readonly retryPauses: readonly number[];
}

/** What a player asks for with one press. */
export interface Asked {
  readonly intent: string;
  readonly stake: string;
  readonly choice: string;
  /** The round of a shared table: its chain, its number, and when the bet is decided. */
  readonly table?: Pick<RoundRecord, "seeds" | "nonce" | "decidedAt">;
}

/** States in which a bet at a shared table does not count. */
const UNDONE: ReadonlySet<RoundRecord["state"]> = new Set(["refused", "undoing", "voiding", "void", "cancelled"]);

/** Runs rounds to their end, each step on disk before the next. A member has one unreleased round at most. */
export class Rounds {
  readonly #tools: RoundTools;
  readonly #stop = new AbortController();
  readonly #driving = new Map<string, { answered: Promise<void>; released: Promise<void>; over: Promise<void> }>();
  readonly #alarms: Alarms;

  constructor(tools: RoundTools) {
    this.#tools = tools;
    this.#alarms = new Alarms(tools.now);
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

  /** The round that keeps this member from starting another. A bet that waits at a shared table does not count. */
  active(member: string): RoundRecord | undefined {
    return this.#tools.book.roundsOf(member, 50).find((round) => !isAnswered(round));
  }

  /** The member's bet in a round of a shared table. */
  placed(member: string, chain: string, number: number): RoundRecord | undefined {
    const rounds = this.#tools.book.roundsOf(member, 50);
    return rounds.find(({ seeds, nonce, state }) => seeds === chain && nonce === number && !UNDONE.has(state));
  }

  /** Plays the intent, or returns its existing round. Undefined: another round of this member is open. */
  async play(session: SessionRecord, { intent, stake, choice, table }: Asked): Promise<RoundRecord | undefined> {
    const { book, now } = this.#tools;
    const known = book.roundOf(session.member, intent);
    if (known) return known;
    if (this.active(session.member)) return undefined;
    if (table?.seeds !== undefined && this.placed(session.member, table.seeds, table.nonce ?? 0)) return undefined;
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
      ...table,
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

  /**
   * Takes a bet out of a running round of a shared table, at the vendor's clock. A bet that is decided already stays as it is.
   * Undefined: the game has no such thing, or its round has no result to wait for.
   */
  async cashOut(
    session: SessionRecord,
    intent: string,
    { round: number, phase, closesAt }: Moment,
  ): Promise<RoundRecord | undefined> {
    const { book, now } = this.#tools;
    const [round, at] = [book.roundOf(session.member, intent), now()];
    const title = round && sharedTitleOf(round.gameCode);
    if (!round || !title?.engine.cashOut) return undefined;
    if (round.state !== "placed" || (round.decidedAt ?? 0) <= at) return round;
    if (round.nonce !== number || phase !== "play") return undefined;
    const choice = title.engine.cashOut(at - closesAt, title.variant);
    if (choice === undefined) return undefined;
    await book.save({ ...round, choice, decidedAt: at });
    this.#alarms.wake(round.id);
    return round;
  }

  /** Waits until the round is answered, or even released, for so many milliseconds at most, and returns its current record. */
  async settled(round: RoundRecord, timeout: number, until: "answered" | "released" = "released"): Promise<RoundRecord> {
    const run = this.#driving.get(round.id);
    if (run && !isReleased(round)) {
      const timer = new AbortController();
      await Promise.race([run[until], pause(timeout, undefined, { signal: timer.signal }).catch(() => undefined)]);
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
    const [answered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const over = this.#drive(id, answered.resolve, released.resolve)
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) this.#tools.warn(`round ${id} stopped: ${String(error)}`);
      })
      .finally(() => {
        answered.resolve();
        released.resolve();
        this.#driving.delete(id);
      });
    this.#driving.set(id, { answered: answered.promise, released: released.promise, over });
  }

  async #drive(id: string, answer: () => void, release: () => void): Promise<void> {
    const { book, retryPauses } = this.#tools;
    let repeat = 0;
    for (let round = book.rounds.get(id); round && !isFinal(round); round = book.rounds.get(id)) {
      if (isAnswered(round)) answer();
      if (isReleased(round)) release();
      this.#stop.signal.throwIfAborted();
      const next = await STEPS[round.state]?.(round, { ...this.#tools, alarms: this.#alarms, signal: this.#stop.signal });
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
