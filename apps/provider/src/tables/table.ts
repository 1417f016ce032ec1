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

/** The rounds of one chain of seeds on the clock. All of them follow from the chain, so a restart changes none. */
export class Table {
  readonly record: ChainRecord;
  readonly chain: Chain;
  readonly #engine: SharedEngine;
  readonly #variant: number;
  #round = 0;
  #opensAt: number;

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

  /** The round at a time that is not before that of an earlier call. Undefined once the chain is used up. */
  at(now: number): Moment | undefined {
    for (; this.#round < this.record.length; this.#round++) {
      const { bets, play, show } = this.pace(this.#round);
      const opensAt = this.#opensAt;
      const closesAt = opensAt + bets;
      const resultAt = closesAt + play;
      const endsAt = resultAt + show;
      if (now < endsAt) {
        const phase = now < closesAt ? "bets" : now < resultAt ? "play" : "show";
        return { round: this.#round, phase, opensAt, closesAt, resultAt, endsAt };
      }
      this.#opensAt = endsAt;
    }
    return undefined;
  }

  /** Milliseconds after the close at which a bet of this round is decided. */
  decidedAfter(choice: string, round: number): number {
    return this.#engine.decidedAfter(choice, this.#variant, () => this.stops(round));
  }
}
