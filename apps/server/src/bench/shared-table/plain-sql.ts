import pg from "pg";
import type { Statement } from "../../platform/database/database.ts";
import type { System } from "../../platform/system.ts";
import { bet } from "../../modules/wallet-api/bet.ts";
import { endRound } from "../../modules/wallet-api/end-round.ts";
import { win } from "../../modules/wallet-api/win.ts";
import { roundSettled } from "../../subscribers.ts";
import { recordStatements } from "../listen.ts";
import { timed } from "../measure.ts";
import { namesOf, replay } from "../recorded-statements.ts";
import type { Seat } from "../seats.ts";
import { idsOf, newBet, newCall, winOf } from "../subjects.ts";

/** Seconds of all bets, then all wins, then all ends of rounds. */
export interface PlainSeconds {
  readonly bets: number;
  readonly wins: number;
  readonly ends: number;
}

type Recorded = Readonly<Record<keyof PlainSeconds, readonly Statement[]>>;

/** The statements that a bet, its win and the end of its round send. */
async function recordRound(system: System, seat: Seat): Promise<Recorded> {
  const made = newBet(seat);
  const { member, currency, gameCode, roundId, amount } = made;
  const sums = { totalBet: amount, totalWin: amount, status: "settled" } as const;
  const end = { member, currency, gameCode, roundId, transactionId: `${roundId}.end`, ...sums };
  return {
    bets: await recordStatements(async () => await bet(system, newCall(), made)),
    wins: await recordStatements(async () => await win(roundSettled)(system, newCall(), winOf(made))),
    ends: await recordStatements(async () => await endRound(roundSettled)(system, newCall(), end)),
  };
}

/** The same calls for all players by as many connections as the server has, without server and vendor. */
export async function timePlainSql(
  url: string,
  system: System,
  recorded: Seat,
  seats: readonly Seat[],
  atOnce: number,
): Promise<PlainSeconds> {
  // The first round opens accounts, which those that follow find.
  await recordRound(system, recorded);
  const statements = await recordRound(system, recorded);
  const pool = new pg.Pool({ connectionString: url, max: atOnce });
  const players = seats.map((seat) => namesOf(idsOf(recorded), idsOf(seat)));
  const all = async (calls: readonly Statement[]) =>
    await timed(async () => await Promise.all(players.map(async (names) => await replay(pool, calls, names))));
  try {
    const bets = await all(statements.bets);
    const wins = await all(statements.wins);
    return { bets, wins, ends: await all(statements.ends) };
  } finally {
    await pool.end();
  }
}
