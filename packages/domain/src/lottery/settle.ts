import { oddsPpm, PPM } from "./odds.ts";
import type { Play, Result, Selection } from "./play.ts";
import { seenBy, type PlayResult, winsOf } from "./wins.ts";

/** A bet as a ticket holds it: all that its prize follows from. */
export interface HeldBet {
  readonly play: Play;
  readonly selection: Selection;
  readonly unit: bigint;
  readonly multiple: number;
  readonly stake: bigint;
  readonly rebatePpm: number;
  readonly returnPpm: number;
}

export interface BetOutcome {
  /** Lines that won, a line that won twice counted twice. */
  readonly winningLines: number;
  readonly prize: bigint;
  readonly rebate: bigint;
}

/** Settles bets on one result: what each play sees of it is computed once. */
export class Settler {
  readonly #result: Result;
  readonly #seen = new Map<Play, PlayResult>();

  constructor(result: Result) {
    this.#result = result;
  }

  settle({ play, selection, unit, multiple, stake, rebatePpm, returnPpm }: HeldBet): BetOutcome {
    const seen = this.#seen.get(play) ?? seenBy(play, this.#result);
    this.#seen.set(play, seen);
    let winningLines = 0;
    let weighted = 0n;
    for (const { option, lines } of winsOf(seen, selection)) {
      winningLines += lines;
      weighted += BigInt(lines) * oddsPpm(play, option, returnPpm);
    }
    return {
      winningLines,
      prize: (unit * BigInt(multiple) * weighted) / PPM,
      rebate: (stake * BigInt(rebatePpm)) / PPM,
    };
  }
}
