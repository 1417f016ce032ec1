import { setTimeout as pause } from "node:timers/promises";
import type { OpenRoundsAnswer } from "@baize/api/provider/open-rounds";
import { toMinor } from "../amounts.ts";
import { waitUntil } from "../clock.ts";
import type { RoundRecord } from "./records.ts";
import type { Rounds, RoundTools } from "./rounds.ts";

/** A round of several turns waits seven days for its player: a day later every round is over. */
export const OPEN_HOURS = 8 * 24;
const DAY = 86_400_000;

type OpenRound = OpenRoundsAnswer["items"][number];
type CheckTools = Pick<RoundTools, "book" | "wallet" | "retryPauses" | "now" | "warn"> & { readonly rounds: Rounds };

/** The steps that the platform has not seen of a round that is over here. Else why a person must look. */
function missingSteps(open: OpenRound, round: RoundRecord): Pick<RoundRecord, "state"> | string {
  const minor = (amount: string): bigint => toMinor(amount, round.digits);
  const paid = minor(open.totalWin);
  if (round.state === "void" || round.state === "refused")
    return paid === 0n ? { state: "undoing" } : "a win was paid, and the bet does not count here";
  if (round.state === "stuck" || round.state === "cancelled") return `it is ${round.state} here`;
  if (minor(open.totalBet) !== minor(round.stake)) return `its stakes are ${open.totalBet} there, and ${round.stake} here`;
  if (paid === minor(round.win)) return { state: "ending" };
  return paid === 0n ? { state: "taken" } : `its wins are ${open.totalWin} there, and ${round.win} here`;
}

/** Asks the platform once a day which rounds it holds open, and finishes those that are over here, under the ids of their calls. */
export class OpenRoundsCheck {
  readonly #tools: CheckTools;
  readonly #stop = new AbortController();
  readonly #over: Promise<void>;

  constructor(tools: CheckTools) {
    this.#tools = tools;
    this.#over = this.#run().catch((error: unknown) => {
      if (!this.#stop.signal.aborted) tools.warn(`the check of open rounds stopped: ${String(error)}`);
    });
  }

  async #run(): Promise<void> {
    const { book, now, retryPauses } = this.#tools;
    const { signal } = this.#stop;
    for (let repeat = 0; ;) {
      const day = new Date(now()).toISOString().slice(0, 10);
      if (book.openRoundsDay === day || (await this.#ask(day))) {
        repeat = 0;
        await waitUntil(Date.parse(day) + DAY, now, signal);
      } else await pause(retryPauses[Math.min(repeat++, retryPauses.length - 1)], undefined, { signal });
    }
  }

  /** Returns whether the platform answered. */
  async #ask(day: string): Promise<boolean> {
    const underWay = new Set(this.#tools.book.unfinished().map(({ id }) => id));
    const open = await this.#list();
    this.#stop.signal.throwIfAborted();
    if (!open) return false;
    for (const each of open) if (!underWay.has(each.roundId)) await this.#tryToFinish(each);
    // After a crash before this line it is asked again: the calls keep their ids, so no money moves twice.
    await this.#tools.book.save({ kind: "openRounds", day });
    return true;
  }

  /** All that the platform holds open. Undefined where it did not answer. */
  async #list(): Promise<OpenRound[] | undefined> {
    const rounds: OpenRound[] = [];
    for (let cursor: string | undefined; ;) {
      const result = await this.#tools.wallet("openRounds", { hours: OPEN_HOURS, cursor });
      if (result.kind !== "ok") return undefined;
      rounds.push(...result.answer.items);
      if (result.answer.next === null) return rounds;
      cursor = result.answer.next;
    }
  }

  /** A round that cannot be compared keeps no other one open. */
  async #tryToFinish(open: OpenRound): Promise<void> {
    const found = `round ${open.roundId} is open at the platform since ${open.at}`;
    try {
      const why = await this.#finish(open);
      this.#tools.warn(why === undefined ? `${found}: its end is sent again` : `${found}: ${why}; a person must look`);
    } catch (error) {
      this.#stop.signal.throwIfAborted();
      this.#tools.warn(`${found}: ${String(error)}; a person must look`);
    }
  }

  /** Sends what the platform lacks of a round that is over here. Else answers why a person must look. */
  async #finish(open: OpenRound): Promise<string | undefined> {
    const round = await this.#tools.book.findRound(open.roundId);
    if (!round) return "it has no record here";
    const next = missingSteps(open, round);
    if (typeof next === "string") return next;
    await this.#tools.rounds.resume({ ...round, ...next });
    return undefined;
  }

  /** Stops asking. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#over;
  }
}
