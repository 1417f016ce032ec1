import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { toMoneyAmount } from "../amounts.ts";
import { sharedTitleOf, type TurnsTitle, turnsTitleOf } from "../engines/table.ts";
import { BulkCalls } from "../wallet/bulk-calls.ts";
import { Alarms } from "./alarms.ts";
import type { Asked, AskedTurn, TurnRefusal } from "./asked.ts";
import { isAnswered, isFinal, isReleased, type RoundRecord, type SeedsRecord, type SessionRecord } from "./records.ts";
import { drawOf, firstSeeds, nextSeeds } from "./seeds.ts";
import { shownIn, STEPS, type StepTools, untilOf } from "./steps.ts";

export interface RoundTools extends Omit<StepTools, "signal" | "alarms" | "bulk"> {
  /** Milliseconds before the n-th repeat of a payment, rollback or end; the last one is repeated without end. */
  readonly retryPauses: readonly number[];
}

/** Runs rounds to their end, each step on disk before the next. A member has one unreleased round at most. */
export class Rounds {
  readonly #tools: RoundTools;
  readonly #stop = new AbortController();
  readonly #driving = new Map<string, { answered: Promise<void>; released: Promise<void>; over: Promise<void> }>();
  readonly #alarms: Alarms;
  readonly #stepTools: StepTools;

  constructor(tools: RoundTools) {
    this.#tools = tools;
    this.#alarms = new Alarms(tools.now);
    const { signal } = this.#stop;
    this.#stepTools = { ...tools, alarms: this.#alarms, bulk: new BulkCalls(tools.wallet, signal), signal };
  }

  /**
   * Finishes rounds that a crash left open. A bet without an answer is rolled back, because no player waits for it; a taken one
   * is paid under its transaction id. A bet that its player may have tried to cash out meanwhile is given back.
   */
  async recover(): Promise<number> {
    const open = this.#tools.book.unfinished();
    for (const round of open) {
      if (round.state === "betting") await this.#tools.book.save({ ...round, state: "undoing", code: "unknown" });
      if (this.#isInterrupted(round)) await this.#tools.book.save({ ...round, state: "undoing", code: "interrupted" });
      if (round.bank !== undefined && round.state === "placed") await this.#restartTurn(round);
      this.#start(round.id);
    }
    return open.length;
  }

  /** Takes up the steps of a round that was over. */
  async resume(round: RoundRecord): Promise<void> {
    await this.#tools.book.save(round);
    this.#start(round.id);
  }

  /**
   * Whether a bet could be cashed out while the vendor was away, and did not reach its own height. It waits still, so its round ran
   * until the vendor ended or longer.
   */
  #isInterrupted(round: RoundRecord): boolean {
    const title = sharedTitleOf(round.gameCode);
    if (round.state !== "placed" || !title?.engine.cashOut) return false;
    const { now, tables } = this.#tools;
    const { choice = "", decidedAt = 0 } = round;
    const reached = decidedAt <= now() && title.engine.pays(choice, tables.stopsOf(round), title.variant) > 0;
    return !reached && tables.closeOf(round) < now();
  }

  /** The turn of a player begins again: the vendor was away, and its clock must not count that. */
  async #restartTurn(round: RoundRecord): Promise<void> {
    const title = turnsTitleOf(round.gameCode);
    if (title) await this.#tools.book.save({ ...round, ...untilOf(title, this.#tools.now(), round.bank) });
  }

  /** The round that keeps this member from starting another. One that waits for a table or for its player does not count. */
  active(member: string): RoundRecord | undefined {
    return this.#tools.book.openOf(member).find((round) => !isAnswered(round));
  }

  /** The member's bet in a round of a shared table. */
  placed(member: string, chain: string, number: number): RoundRecord | undefined {
    return this.#tools.book.betAt(member, chain, number);
  }

  /** The round of a title that waits for the turns of this member. */
  waiting(member: string, gameCode: string): RoundRecord | undefined {
    if (!turnsTitleOf(gameCode)) return undefined;
    return this.#tools.book.openOf(member).find((round) => round.gameCode === gameCode && round.state === "placed");
  }

  /** Plays the intent, or returns its existing round. Undefined: another round of this member is open. */
  async play(session: SessionRecord, { intent, stake, campaign, choice, table, live }: Asked): Promise<RoundRecord | undefined> {
    const { book, now } = this.#tools;
    const known = book.roundOf(session.member, intent);
    if (known) return known;
    if (this.active(session.member) || this.waiting(session.member, session.game.code)) return undefined;
    if (table?.seeds !== undefined && !live && this.placed(session.member, table.seeds, table.nonce ?? 0)) return undefined;
    const round: RoundRecord = {
      kind: "round",
      id: randomUUID(),
      intent,
      member: session.member,
      session: session.session,
      language: session.language,
      gameCode: session.game.code,
      launched: session.launched,
      currency: session.currency,
      digits: session.digits,
      stake,
      campaign,
      choice: choice || undefined,
      ...table,
      state: "betting",
      win: toMoneyAmount(0n, session.digits),
      at: new Date(now()).toISOString(),
    };
    await book.save(round);
    this.#start(round.id);
    return round;
  }

  /**
   * The intent's round. An intent that never arrived is cancelled for good: the player is told that no bet was placed. No bet can
   * come of a session that ended, so nothing is written for it.
   */
  async find(session: SessionRecord, intent: string): Promise<RoundRecord> {
    const { book, now } = this.#tools;
    const known = book.roundOf(session.member, intent);
    if (known) return known;
    const { member, currency, digits, game } = session;
    const never = { kind: "round", id: randomUUID(), intent, member, currency, digits, session: session.session } as const;
    const at = new Date(now()).toISOString();
    const round: RoundRecord = { ...never, gameCode: game.code, stake: "0", state: "cancelled", code: "cancelled", win: "0", at };
    if (Date.parse(session.expiresAt) > now()) await book.save(round);
    return round;
  }

  /**
   * Takes a bet out of a running round of a shared table, at the vendor's clock as this is called: nothing is awaited before, so
   * what others wait for delays no press. A bet that is decided already stays as it is. Undefined: the game has no such thing, or
   * its round has no result to wait for.
   */
  async cashOut(session: SessionRecord, intent: string): Promise<RoundRecord | undefined> {
    const { book, now, tables } = this.#tools;
    const [round, at] = [book.roundOf(session.member, intent), now()];
    const title = round && sharedTitleOf(round.gameCode);
    if (!round || !title?.engine.cashOut) return undefined;
    if (round.state !== "placed" || (round.decidedAt ?? 0) <= at) return round;
    const elapsed = at - tables.closeOf(round);
    const choice = elapsed < 0 ? undefined : title.engine.cashOut(elapsed, title.variant);
    if (choice === undefined) return undefined;
    await this.endEarly(round, choice, at);
    return round;
  }

  /** Decides a bet now, as this choice says: the prize follows from it. It is on disk before it is paid. */
  async endEarly(round: RoundRecord, choice: string, decidedAt: number): Promise<void> {
    await this.#tools.book.save({ ...round, choice, decidedAt });
    this.#alarms.wake(round.id);
  }

  /** A round of several turns as a call names it, and whether it still waits for its player. */
  #inTurns(member: string, intent: string) {
    const round = this.#tools.book.roundOf(member, intent);
    const title = round && turnsTitleOf(round.gameCode);
    if (!round || !title) return undefined;
    return { round, ...title, waits: round.state === "placed" && (round.decidedAt ?? 0) > this.#tools.now() };
  }

  /** Takes a turn of a round. One that ends it is decided at once. */
  async turn(session: SessionRecord, { intent, turn, seen }: AskedTurn): Promise<RoundRecord | TurnRefusal> {
    const found = this.#inTurns(session.member, intent);
    if (!found) return "not_found";
    const { round, engine, variant, waits } = found;
    if (!waits) return round.state === "betting" ? "busy" : "round_over";
    const { choice = "" } = round;
    if (seen !== choice) return "turn_stale";
    const seeds = this.#tools.book.seeds(round.seeds ?? "");
    if (!seeds) throw new RangeError(`round ${round.id} has no seeds`);
    const next = engine.add(choice, turn, variant, drawOf(seeds, round.nonce ?? 0));
    if (typeof next === "string") return next;
    return await this.#keepTurn({ ...round, choice: next.choice }, found, seeds);
  }

  async #keepTurn(round: RoundRecord, title: TurnsTitle, seeds: SeedsRecord): Promise<RoundRecord> {
    const { book, now } = this.#tools;
    const over = title.engine.isOver(drawOf(seeds, round.nonce ?? 0), round.choice ?? "", title.variant);
    const shown = { ...round, stops: shownIn(round, title, seeds), ...this.#nextTurn(round, title) };
    const taken = over ? { ...round, decidedAt: now() } : shown;
    await book.save(taken);
    if (over) this.#alarms.wake(round.id);
    return taken;
  }

  /** When the next turn has to be taken, if turns have a time: what a turn took beyond its own comes out of the time bank. */
  #nextTurn({ decidedAt = 0, bank }: RoundRecord, title: TurnsTitle): Pick<RoundRecord, "decidedAt" | "bank"> {
    if (bank === undefined) return {};
    const now = this.#tools.now();
    return untilOf(title, now, Math.min(bank, decidedAt - now));
  }

  /** Ends a round of several turns with the prize that it has reached. One that is over stays as it is. */
  async takePrize(session: SessionRecord, intent: string): Promise<RoundRecord | "not_found" | "no_turn"> {
    const found = this.#inTurns(session.member, intent);
    if (!found) return "not_found";
    const { round, engine, waits } = found;
    if (!waits) return round;
    if (!engine.hasPrize(round.choice ?? "")) return "no_turn";
    await this.#tools.book.save({ ...round, decidedAt: this.#tools.now() });
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
    if (this.active(member) || this.#inPlay(member, now)) return undefined;
    const both = nextSeeds(now, clientSeed);
    await this.#tools.book.save(...both);
    return both;
  }

  /** Whether a round on these seeds waits for its player: to reveal them would give it away. */
  #inPlay(member: string, { id }: SeedsRecord): boolean {
    return this.#tools.book.openOf(member).some((round) => round.seeds === id);
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
      const next = await STEPS[round.state]?.(round, this.#stepTools);
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
