import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import * as z from "zod/mini";
import type { RunSql } from "../../platform/database/database.ts";
import { Frame } from "./frame.ts";

/** Bets of players who press too late come so long after the close. */
const LATE_MS = 100;
/** How often the ledger is asked how many wins it has. */
const LOOK_MS = 10;
const CHIPS = 20;

interface Bet {
  readonly dragon: number;
  readonly tiger: number;
}

/** Chips on both sides, so that every player wins, whatever is dealt. */
const betOf = (place: number): Bet => ({ dragon: 1 + (place % CHIPS), tiger: 1 + ((place * 7) % CHIPS) });
const stakeOf = ({ dragon, tiger }: Bet): bigint => BigInt(dragon + tiger) * 100n;

/** What two cards bring a bet by the rules of the game, in minor units: the higher rank doubles, on a tie half comes back. */
function winOf({ dragon, tiger }: Bet, [first = 0, second = 0]: readonly number[]): bigint {
  const ahead = (first % 13) - (second % 13);
  return ahead === 0 ? BigInt(dragon + tiger) * 50n : BigInt(ahead > 0 ? dragon : tiger) * 200n;
}

/** One round as its players saw it. Times are milliseconds. */
export interface Played {
  readonly pressed: number;
  /** Bets that the platform took. */
  readonly taken: number;
  /** What became of the bets, with how many of each. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Answers to bets that came before the close. */
  readonly beforeClose: number;
  readonly betTimes: readonly number[];
  /** From the first bet to the last answer. */
  readonly allBets: number;
  /** The refusals of bets after the close, with how many of each. */
  readonly late: Readonly<Record<string, number>>;
  /** The different results that the players' pages showed. */
  readonly results: readonly string[];
  /** From the result to the last of the wins, and of the ends of rounds, in the ledger. */
  readonly won: number;
  readonly ended: number;
  /** From the result to the answer that a player's win is paid. */
  readonly shownTimes: readonly number[];
  /** What each player must have more than before, in minor units. */
  readonly changes: readonly bigint[];
}

/** The open pages of the players. Those who press after the close alone come last. */
export interface Table {
  readonly frames: readonly Frame[];
  readonly late: number;
  readonly runSql: RunSql;
}

/** Milliseconds until the ledger has so many calls of this operation since a time; the seed has earlier ones. */
async function untilStored(runSql: RunSql, operation: string, count: number, since: number): Promise<number> {
  for (;;) {
    const { rows } = await runSql(
      "select count(*) as stored from provider_calls where provider = $1 and at >= $2 and operation = $3",
      [SANDBOX_PROVIDER.id, new Date(since).toISOString(), operation],
    );
    if (Number(rows[0]?.stored) >= count) return Date.now() - since;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}

const counted = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));

const pauseUntil = async (at: number) => await new Promise((done) => setTimeout(done, Math.max(0, at - Date.now())));

/** Opens the game for each player, as their pages do. */
export async function openFrames(
  vendorPort: number,
  agent: Agent,
  tokens: readonly string[],
  gameCode: string,
): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const token of tokens) {
    const frame = new Frame(vendorPort, agent);
    await frame.open(token, gameCode);
    frames.push(frame);
  }
  return frames;
}

/** Lets the players play the next round of the table. */
export async function playRound({ frames, late: lateCount, runSql }: Table): Promise<Played> {
  const [early, tooLate] = [frames.slice(0, frames.length - lateCount), frames.slice(frames.length - lateCount)];
  const [first] = early;
  if (!first) throw new Error("Nobody plays");
  // The next round that opens, so that there is time for all bets.
  const open = await first.until("bets", await first.until("show", await first.table()));
  const { round, closesAt } = open;
  const begun = performance.now();
  let beforeClose = 0;
  const outcomes = early.map(() => "");
  const bets = early.map((_, place) => ({ ...betOf(place), intent: randomUUID() }));
  const betTimes = await Promise.all(
    early.map(async (frame, place) => {
      const { dragon = 0, tiger = 0, intent = "" } = bets[place] ?? {};
      const stake = `${dragon + tiger}.00`;
      const pressed = performance.now();
      outcomes[place] = await frame.place({ intent, stake, choice: `dragon:${dragon} tiger:${tiger}`, round });
      if (Date.now() < closesAt) beforeClose += 1;
      return performance.now() - pressed;
    }),
  );
  const allBets = performance.now() - begun;
  const latePresses = tooLate.map(async (frame) => {
    await pauseUntil(closesAt + LATE_MS);
    return await frame.place({ intent: randomUUID(), stake: "2.00", choice: "dragon:1 tiger:1", round });
  });
  // Every page waits for the close, then for the result.
  const results = new Set<string>();
  const { resultAt = 0 } = open;
  const isTaken = (place: number) => outcomes[place] === "placed";
  const taken = early.filter((_, place) => isTaken(place)).length;
  const shown = early.map(async (frame, place) => {
    const { recent } = await frame.until("show", await frame.table());
    results.add(JSON.stringify(recent.find((one) => one.round === round)?.stops));
    if (isTaken(place)) await frame.settled(bets[place]?.intent ?? "");
    return Date.now() - resultAt;
  });
  const late = counted(await Promise.all(latePresses));
  await pauseUntil(resultAt);
  const stored = async (operation: string) => await untilStored(runSql, operation, taken, resultAt);
  const [won, ended, shownTimes] = await Promise.all([stored("win"), stored("endRound"), Promise.all(shown)]);
  const cards = z.array(z.array(z.int())).parse(JSON.parse([...results][0] ?? "[]"))[0] ?? [];
  const changes = [
    ...bets.map((bet, place) => (isTaken(place) ? winOf(bet, cards) - stakeOf(bet) : 0n)),
    ...tooLate.map(() => 0n),
  ];
  return {
    pressed: early.length,
    taken,
    outcomes: counted(outcomes),
    beforeClose,
    betTimes,
    allBets,
    late,
    results: [...results],
    won,
    ended,
    shownTimes,
    changes,
  };
}
