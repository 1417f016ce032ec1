import { setImmediate } from "node:timers/promises";
import { drawOf } from "../rounds/seeds.ts";
import type { ChainRecord } from "../rounds/records.ts";
import type { Pace, SharedEngine, Stops } from "../engines/shared.ts";
import { type Chain, chainFrom } from "./chain.ts";

/** `bets`: bets are taken. `play`: they are closed and the result is awaited. `show`: the result is known. */
export type TablePhase = "bets" | "play" | "show";

/** Milliseconds of the vendor's clock. */
export interface Moment {
  readonly round: number;
  readonly phase: TablePhase;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly resultAt: number;
  readonly endsAt: number;
}

/** A result that is public. */
interface KnownResult {
  readonly round: number;
  readonly stops: Stops;
}

/** The most results that a table shows. */
const RECENT = 60;
/** Ended rounds that are passed over without a pause. */
const AT_ONCE = 256;

/** The rounds of one chain of seeds on the clock. All of them follow from the chain, so a restart changes none. */
export class Table {
  readonly record: ChainRecord;
  readonly chain: Chain;
  readonly #engine: SharedEngine;
  readonly #variant: number;
  #round = 0;
  #opensAt: number;
  #current: Omit<Moment, "phase"> | undefined;
  #recent: readonly KnownResult[] = [];

  constructor(record: ChainRecord, engine: SharedEngine, variant: number) {
    this.record = record;
    this.chain = chainFrom(record.root, record.length);
    this.#engine = engine;
    this.#variant = variant;
    this.#opensAt = record.startsAt;
  }

  /** What a round draws: its seed, the table's code and the round's number decide it. */
  stops(round: number): Stops {
    const seeds = { serverSeed: this.chain.seed(round), clientSeed: this.record.game };
    return this.#engine.drawn(drawOf(seeds, round), this.#variant);
  }

  /** Whether the clock alone says when a round ends. */
  get fixed(): boolean {
    return this.#engine.cashOut === undefined;
  }

  pace(round: number): Pace {
    return this.#engine.pace(this.#variant, () => this.stops(round));
  }

  #times(): Omit<Moment, "phase"> {
    if (this.#current?.round === this.#round) return this.#current;
    const { bets, play, show } = this.pace(this.#round);
    const [opensAt, closesAt] = [this.#opensAt, this.#opensAt + bets];
    const resultAt = closesAt + play;
    return (this.#current = { round: this.#round, opensAt, closesAt, resultAt, endsAt: resultAt + show });
  }

  /** Passes over the rounds that ended before a time, so many at most. Says whether none is left. */
  #passEnded(now: number, most: number): boolean {
    for (let passed = 0; this.#round < this.record.length; passed++) {
      const { endsAt } = this.#times();
      if (now < endsAt) return true;
      if (passed === most) return false;
      this.#opensAt = endsAt;
      this.#round++;
    }
    return true;
  }

  /** Comes to the round of a time in steps, between which others are served: each ended round of crash has to be drawn for its length. */
  async catchUp(now: number): Promise<void> {
    while (!this.#passEnded(now, AT_ONCE)) await setImmediate();
  }

  /** The round at a time that is not before that of an earlier call. Undefined once the chain is used up. */
  at(now: number): Moment | undefined {
    this.#passEnded(now, Infinity);
    if (this.#round >= this.record.length) return undefined;
    const times = this.#times();
    const phase = now < times.closesAt ? "bets" : now < times.resultAt ? "play" : "show";
    return { ...times, phase };
  }

  /** The last results that are known, newest first. They are drawn once, and not for each page that asks. */
  recent({ phase, round }: Moment): readonly KnownResult[] {
    const last = phase === "show" ? round : round - 1;
    const newest = this.#recent[0]?.round ?? -1;
    if (newest !== last) {
      const missing = Math.min(RECENT, last < newest ? last + 1 : last - newest);
      const fresh = Array.from({ length: missing }, (_, back) => ({ round: last - back, stops: this.stops(last - back) }));
      this.#recent = [...fresh, ...(last < newest ? [] : this.#recent)].slice(0, RECENT);
    }
    return this.#recent;
  }

  /** Milliseconds after the close at which a bet of this round is decided. */
  decidedAfter(choice: string, round: number): number {
    return this.#engine.decidedAfter(choice, this.#variant, () => this.stops(round));
  }
}
